package text

import (
	"slices"
	"strings"

	"feltstack/rules"
	"feltstack/rules/text/grammar"
)

// The files build*.go make the tree that is compiled of what the grammar has read,
// where that takes more than fill.

// build makes a paragraph.
func (l *Language) build(n node) Para {
	if g := word[*Grade](l, n); g != nil {
		p := l.build(n.Kids[0])
		if p.Grade != nil {
			fail(n.Pos, "a paragraph has one level")
		}
		p.Grade, p.node = g, n
		return p
	}
	p := from[Para](l, n)
	p.Pos, p.node = n.Pos, n
	switch name(n) {
	case "use", "uses":
		p.Label = l.Vocab.Use
	case "plain":
		p.Label = l.Vocab.Play
	case "trigger":
		l.event(n.Get("Event"), &p)
	case "instead", "mayinstead":
		l.event(n.Get("Would"), &p)
	case "changed":
		l.event(n.Get("Would"), &p)
		p.Alter = l.altered(n.Get("Altered"), p.Event)
	}
	return p
}

func (l *Language) static(n node) Static {
	s := from[Static](l, n)
	s.node, s.Keyword = n, word[*Keyword](l, n)
	if h := n.Get("Holding"); h != nil {
		s.Mutes = name(h) == "smute"
	}
	switch name(n) {
	case "unless holds":
		s.While.Not = true
	case "rather", "besides", "besides may":
		p := from[PriceUse](l, n)
		p.Pos, s.Price = n.Pos, &p
	case "only if played", "from elsewhere", "costs itself less", "costs itself more":
		s.Decree, s.While = l.decree(n), nil
	}
	return s
}

func (l *Language) body(n node) Body {
	b := from[Body](l, n)
	b.Pos, b.node = n.Pos, n
	if c := n.Get("Choice"); c != nil {
		l.choices(&b, c)
	}
	return b
}

func (l *Language) sentence(n node) Sentence {
	s := from[Sentence](l, n)
	s.Pos, s.Trait, s.Wait = n.Pos, word[*Keyword](l, n), l.wait(n)
	if name(n) == "unless" {
		s.If.Not = true
	}
	if p := n.Get("Price"); p != nil {
		if len(s.Clauses) > 1 {
			fail(s.Clauses[1].Pos, "what somebody can keep from happening is one step: begin a new sentence")
		}
		s.Price = l.price(p, s.Clauses[0].Subject)
	}
	return s
}

// price makes what somebody does so that a step of subject does not happen.
func (l *Language) price(n node, subject Subject) (out []Clause) {
	by := word[Subject](l, n.Get("Who"))
	l.plainly(n.Get("Who"))
	if name(n) == "they pay" {
		if by = subject; subject == SubjectYou {
			by = SubjectController
		}
	}
	l.put(&out, n.Get("Act"))
	for i := range out {
		out[i].Subject = by
	}
	return out
}

// clauses makes the clauses of a step, or of a part of a cost: one for each card where
// several are chosen.
func (l *Language) clauses(n node) []Clause {
	if n.Rule.Cat == "Act" {
		var out []Clause
		for _, a := range l.apart(n) {
			k := Clause{Pos: a.Pos, node: a}
			l.act(&k, a)
			out = append(out, k)
		}
		return out
	}
	acts := l.apart(n.Get("Act"))
	if len(acts) == 1 {
		return []Clause{l.clause(n)}
	}
	var out []Clause
	for i, a := range acts {
		one := l.grammar.Copy(n)
		one.Kids[slices.IndexFunc(n.Rule.Fields, func(f grammar.Field) bool { return f.Name == "Act" })] = a
		if i > 0 {
			one.Pos = a.Pos
		}
		out = append(out, l.clause(one))
	}
	return out
}

func (l *Language) clause(n node) Clause {
	c := from[Clause](l, n)
	switch a := n.Get("Act"); {
	case a != nil:
		l.act(&c, a)
		c.Who = l.who(n)
	case c.Form == formWin || c.Form == formLose:
		l.plainly(n.Get("Who"))
	case c.Form == formPrevent:
		c.Args = []any{l.prevented(n)}
	default:
		c.Args = l.args(n)
	}
	if c.Form == nil {
		c.Form = word[*form](l, n)
	}
	c.Pos, c.node = n.Pos, n
	return c
}

// act makes what a clause does.
func (l *Language) act(c *Clause, n node) {
	l.fill(c, n)
	v := n.Get("Verb")
	c.Form, c.Args = word[*form](l, v), l.args(v)
	if k := c.Form.core; c.Mark != nil && k < coreMove && k != coreReturn {
		fail(n.Get("Marked").Pos, "only cards that move can be %s for a time", c.Mark.Mark.Phrase)
	}
}

// args makes the arguments of a verb.
func (l *Language) args(n node) []any {
	var out []any
	for i, f := range n.Rule.Fields {
		switch k := n.Kids[i]; f.Cat {
		case "Cards", "Whom", "Plays", "Played", "Pointed":
			out = append(out, l.thing(k))
		case "Num":
			out = append(out, &Count{Kind: CountN, N: k.N})
		case "Sum":
			out = append([]any{&Count{Kind: CountQuantity, Of: l.quantity(k)}}, out...)
		case "Zone":
			z := from[ZoneRef](l, k)
			out = append(out, &z)
		case "SeatZone":
			out = append(out, &ZoneRef{Zone: word[*Zone](l, k)})
		case "Place":
			out = append(out, l.spots(k))
		case "StatOf":
			s := from[StatRef](l, k)
			out = append(out, &s)
		case "Counters":
			out = append(out, l.counters(k))
		case "Tokens":
			t := from[TokenRef](l, k)
			t.Count = l.count(k)
			out = append(out, &t)
		case "Change", "Value":
			out = append(out, l.changes(k))
		case "Decree":
			out = append(out, l.decree(k))
		default:
			if f.Cat == "N" || strings.HasPrefix(f.Cat, "Count") {
				c := l.count(k)
				out = append(out, &c)
			}
		}
	}
	return out
}

// until makes the end of a duration.
func (l *Language) until(n node) *Until {
	u := word[Until](l, n)
	if s := word[*rules.Span](l, n.Get("Span")); s != nil {
		u.Until = s.Until
	}
	if s := word[*Step](l, n.Get("NextStep")); s != nil {
		u.Until = s.Until
	}
	return &u
}
