package text

import (
	"cmp"
	"reflect"
	"strings"

	"feltstack/rules"
	"feltstack/rules/text/fill"
	"feltstack/rules/text/grammar"
	"feltstack/rules/text/refuse"
)

// The files build*.go make of the tree what takes more than package fill.

// finisher is a struct that takes more than its tags.
type finisher interface{ finish(l *Language, n node) }

// newFiller makes the tree of nodes.
func (l *Language) newFiller(words map[string]any) *fill.Filler {
	return &fill.Filler{Words: words, Finish: func(of any, n node) {
		if f, ok := of.(finisher); ok {
			f.finish(l, n)
		}
	}, Own: func(field any, n node) bool {
		all, is := field.(*[]Clause)
		if is {
			for _, k := range n.All() {
				*all = append(*all, l.clauses(k)...)
			}
		}
		return is
	}}
}

// from is what is made of a node.
func from[T any](l *Language, n node) (out T) {
	l.filler.Put(&out, n)
	return out
}

// word is what the grammar rule of a node stands for: a word of the game, or a meaning.
func word[T any](l *Language, n node) T {
	w, _ := l.words[n.Name()].(T)
	return w
}

// inner is what a node stands for that may only wrap another.
func (l *Language) inner(n node) node { return l.filler.Inner(n) }

func (p *Para) finish(l *Language, n node) {
	if g := p.Grade; g != nil {
		*p = from[Para](l, n.Kids[0])
		refuse.If(n.Pos, p.Grade != nil, "a paragraph has one level")
		p.Grade, p.Node = g, n
		return
	}
	p.Node = n
	switch n.Name() {
	case "use", "uses":
		p.Label = l.Vocab.Use
	case "plain":
		p.Label = l.Vocab.Play
	case "theymayinstead":
		does := l.grammar.Make("whoact", n.Get("Who"), n.Get("Act"))
		does.Pos = n.Get("Act").Pos
		p.Body = from[Body](l, l.grammar.Make("body", nil, grammar.List(l.grammar.Make("step", grammar.List(does)))))
	}
	e := n.Get("Event")
	switch either, would := n.Get("Either"), n.Get("Would"); {
	case either != nil:
		first, second := l.both(either)
		or := l.grammar.Make("trigger", nil, second, n.Get("Body"))
		or.Pos = n.Pos
		p.Or, e = new(from[Para](l, or)), first
	case would != nil:
		e = would.Get("Coming")
		if k := would.Get("Cond"); k != nil {
			p.While = from[*Cond](l, k)
		}
	}
	if e != nil {
		l.event(e, p)
	}
	if p.IsNot != nil {
		p.Event.spared(n.Pos, p.IsNot)
	}
	if a := n.Get("Altered"); a != nil {
		p.Alter = l.altered(a, p.Event)
	}
}

func (s *Static) finish(l *Language, n node) {
	s.Node, s.Mutes = n, n.Get("Holding").Name() == "smute"
	if n.Name() == "unless holds" {
		s.While.Not = !s.While.Not
	}
	if s.Decree != nil && s.Decree.Self {
		s.While = nil // it is that of the decree
	}
}

func (b *Body) finish(l *Language, n node) {
	if b.Node = n; n.Rule.Cat == "Option" {
		b.Node = l.grammar.Make("body", n.Kids...)
	}
	b.Sentences = l.waiting(b.Sentences, n.Get("Sentence"))
	switch c := n.Get("Choice"); {
	case c == nil:
	case c.Get("Choice") == nil:
		b.Choice = from[*OneOf](l, c)
	default: // it depends on something: a sentence of its own
		b.Sentences = append(b.Sentences, from[Sentence](l, c))
	}
}

func (s *Sentence) finish(l *Language, n node) {
	switch s.Wait = l.wait(n); n.Name() {
	case "unless", "unless choice":
		s.If.Not = !s.If.Not
	}
	if p := n.Get("UnlessCost"); p != nil {
		s.UnlessCost = l.unlessCost(p, s.Clauses[0].Subject)
	}
}

// unlessCost makes what someone does so that a step of subject does not happen.
func (l *Language) unlessCost(n node, subject Subject) []Clause {
	by := word[Subject](l, n.Get("Who"))
	l.plainly(n.Get("Who"))
	if n.Name() == "they pay" {
		if by = subject; subject == SubjectYou {
			by = SubjectController
		}
	}
	out := from[[]Clause](l, n.Get("Act"))
	for i := range out {
		out[i].Subject = by
	}
	return out
}

// clauses makes the clauses of a step, or of a part of a cost: one for each card where
// several are chosen.
func (l *Language) clauses(n node) []Clause {
	acts := l.apart(does(n))
	if acts == nil {
		return []Clause{from[Clause](l, n)}
	}
	var out []Clause
	for i, one := range acts {
		if a := one; n.Rule.Cat != "Act" {
			one = l.grammar.Copy(n)
			one.Set("Act", a)
			if i > 0 {
				one.Pos = a.Pos
			}
		}
		out = append(out, from[Clause](l, one))
	}
	return out
}

// does is what is done in a clause.
func does(clause node) node { return cmp.Or(clause.Get("Act"), clause) }

func (c *Clause) finish(l *Language, n node) {
	c.Node = n
	v := cmp.Or(does(n).Get("Verb"), n)
	switch {
	case v != n:
		if k := c.Form.Core; c.Mark != nil && k < CoreMove && k != CoreReturn {
			refuse.At(does(n).Get("Marked").Pos, "only cards that move can be %s for a time", c.Mark.Mark.Phrase)
		}
		c.Who = l.who(n)
	case c.Form == formPrevent:
		c.Args = []any{from[*PreventUse](l, n)}
		return
	default:
		l.plainly(n.Get("Who"))
	}
	c.Args = l.args(v)
}

// argTypes is what the parts of verbs are made into.
var argTypes = map[string]reflect.Type{
	"Cards": reflect.TypeFor[*Thing](), "Whom": reflect.TypeFor[*Thing](), "Pointed": reflect.TypeFor[*Thing](),
	"Plays": reflect.TypeFor[*Thing](), "Played": reflect.TypeFor[*Thing](),
	"Zone": reflect.TypeFor[*ZoneRef](), "SeatZone": reflect.TypeFor[*ZoneRef](), "Place": reflect.TypeFor[*Place](),
	"StatOf": reflect.TypeFor[*StatRef](), "Counters": reflect.TypeFor[*CounterRef](), "Tokens": reflect.TypeFor[*TokenRef](),
	"Change": reflect.TypeFor[[]ChangeRef](), "Value": reflect.TypeFor[[]ChangeRef](), "Decree": reflect.TypeFor[*DecreeUse](),
	"N": reflect.TypeFor[*Count](), "Whose": reflect.TypeFor[Poss](), "Step": reflect.TypeFor[*Step](),
}

// args makes the arguments of a verb. A sum comes first, as other numbers do.
func (l *Language) args(n node) []any {
	var out []any
	for i, f := range n.Rule.Fields {
		k, t := n.Kids[i], argTypes[f.Cat]
		if t == nil && strings.HasPrefix(f.Cat, "Count") {
			t = argTypes["N"]
		}
		switch {
		case t != nil:
			arg := reflect.New(t)
			l.filler.Put(arg.Interface(), k)
			out = append(out, arg.Elem().Interface())
		case f.Cat == "Num":
			out = append(out, &Count{Kind: CountN, N: k.N})
		case f.Cat == "Sum":
			out = append([]any{&Count{Kind: CountQuantity, Of: from[*Quantity](l, k)}}, out...)
		}
	}
	return out
}

func (u *Until) finish(l *Language, n node) {
	if s := word[*rules.Span](l, n.Get("Span")); s != nil {
		u.Until = s.Until
	}
	if s := word[*Step](l, n.Get("NextStep")); s != nil {
		u.Until = s.Until
	}
}
