package text

import "slices"

// This file reads what stands after the step that it is about: conditions, and
// what is shared with the step before.

// unless takes the condition after "unless".
func (p *parser) unless() *Cond {
	c := p.cond()
	if c == nil || c.YouDo {
		return nil
	}
	c.Not = true
	return c
}

// condLast takes what stands after the only step that depends on it: a
// condition, "draw a card if you control a Dragon", or a price. It fails where
// one is begun and not understood.
func (p *parser) condLast(s *Sentence) bool {
	from := p.i
	unless := p.quiet("unless")
	switch {
	case !unless && !p.quiet("if"):
		return true
	case len(s.Clauses) > 1:
		p.i, p.far, p.why = from, from, "this could be said of the last step or of all of them: make the step that it is about a sentence of its own"
		return false
	case unless:
		at := p.i
		if s.If == nil && !s.Else {
			if s.If = p.unless(); s.If != nil {
				return true
			}
		}
		p.i = at
		s.Price = p.price(s.Clauses[0].Subject)
		return s.Price != nil
	case s.If != nil || s.Else:
		p.i = from
		return true
	}
	s.If = p.cond()
	return s.If != nil
}

// unlessFirst takes the condition, or the price, after "unless" at the
// beginning of a sentence.
func (p *parser) unlessFirst(s *Sentence) bool {
	from := p.i
	if s.If = p.unless(); s.If != nil || p.whole {
		return s.If != nil
	}
	p.i = from
	s.Price = p.price(SubjectYou)
	return s.Price != nil
}

// price takes what somebody does so that a step does not happen: "your
// opponent discards a card and loses 5 life". subject is who does the step:
// "they" are the same.
func (p *parser) price(subject Subject) []Clause {
	c := Clause{Pos: p.peek().pos}
	third := false
	switch {
	case p.lit("you"):
	case subject != SubjectYou && p.lit("they"):
		c.Subject = subject
	default:
		var many bool
		if c.Subject, many = p.subject(); c.Subject == SubjectYou || many {
			return nil
		}
		third = true
	}
	var out []Clause
	for {
		k, ok := p.does(c, third)
		if !ok || !p.suffixes(&k) {
			return nil
		}
		out = append(out, k)
		if !p.quiet("and") {
			return out
		}
	}
}

// whileLast takes the condition of what simply holds, after it: "this can't
// attack unless you control a Dragon".
func (p *parser) whileLast(s *Static) bool {
	switch {
	case p.quiet("unless"):
		s.While = p.unless()
	case p.quiet("while"), p.quiet("as long as"), p.quiet("if"):
		s.While = p.cond()
	default:
		return true
	}
	for i := range p.more {
		p.more[i].While = s.While
	}
	return s.While != nil
}

// thatMany takes "that many", of the cards of the step before: "discard any
// number of cards, then draw that many cards" draws one for each of them.
func (p *parser) thatMany() bool {
	if p.made == "" || len(p.l.Vocab.Numbers) == 0 || !p.quiet("that many") {
		return false
	}
	p.each = &ForEach{Past: p.made}
	return true
}

// sameOf takes further cards that a clause is about: "destroy a monster and a
// Battlefield" does the same to each, one after the other. Where something at
// the end could be said of all of them, it fails.
func (p *parser) sameOf(c Clause) (k Clause, more, ok bool) {
	from := p.i
	t, one := c.Args0()
	if !one || len(c.Args) != 1 || len(c.Form.parts) != 2 || c.Form.verb != 0 || c.May || c.Random || c.Each != nil || c.Mark != nil ||
		t.Kind != ThingFilter || !p.quiet("and") {
		return k, false, true
	}
	if slices.ContainsFunc(p.l.verbs, func(f *form) bool { return f.parts[0].low == p.peek().low || conjugate(f.parts[0].low) == p.peek().low }) {
		p.i = from // another step
		return k, false, true
	}
	p.who, p.plays = c.Subject, t.Nouns[0].Item
	u, fits := p.thing()
	p.who, p.plays = SubjectYou, false
	if !fits || u.Kind != ThingFilter || u.Nouns[0].Item != t.Nouns[0].Item || !p.is(mark) && p.peek().low != "and" && p.peek().low != "then" {
		p.i = from
		return k, false, true
	}
	switch {
	case u.Other:
		p.why = "\"another\" is another than this card: say how many of them there are, \"2 monsters\""
	case loose(u) && !loose(t):
		p.why = "what stands at the end could be said of both: say of each whose it is and where"
	}
	if p.why != "" {
		p.i, p.far = from, from
		return k, false, false
	}
	k = c
	k.Pos, k.Args = u.Pos, []any{u}
	return k, true, true
}

// loose tells whether something is said after the nouns that could be of what
// stands before them, too.
func loose(t *Thing) bool {
	return len(t.From) > 0 || t.Table || len(t.Having) > 0 || t.Ctrl != PossNone
}
