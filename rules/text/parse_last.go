package text

import "slices"

// This file reads what stands after the step that it is about: conditions, and
// what is shared with the step before.

// unless takes the condition after "unless".
func (p *parser) unless() *Cond {
	p.contrary = true
	c := p.cond()
	if c == nil {
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
		s.Price = p.price(&s.Clauses[0])
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
	s.Price = p.price(&Clause{})
	return s.Price != nil
}

// price takes what somebody does so that a step does not happen: "your
// opponent discards a card and loses 5 life". "They" are who does the step, or
// where that is you, who controls the one card that it is about.
func (p *parser) price(step *Clause) []Clause {
	c := Clause{Pos: p.peek().pos}
	third := false
	t, about := step.Args0()
	switch {
	case p.lit("you"):
	case step.Subject != SubjectYou && p.lit("they"):
		c.Subject = step.Subject
	case about && t.Kind == ThingFilter && t.Count.Kind == CountOne && p.quiet("they"):
		c.Subject = SubjectController
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
		if s.While = p.being(); s.While == nil {
			s.While = p.cond()
		}
	default:
		if s.While = p.inTurn(); s.While == nil {
			return true
		}
	}
	for i := range p.more {
		p.more[i].While = s.While
	}
	return s.While != nil
}

// past takes what an earlier step called its cards.
func (p *parser) past(take func(string) bool) string {
	past, _ := longest(p, len(p.l.pasts), func(i int) (string, bool) { return p.l.pasts[i], take(p.l.pasts[i]) })
	return past
}

// eachNamed takes "discarded card", "discarded Dragon", "of their discarded
// cards" after "for each".
func (p *parser) eachNamed() *ForEach {
	e := &ForEach{Their: p.lit("of their")}
	if e.Past = p.past(p.lit); e.Past == "" {
		return nil
	}
	if any := p.l.anyCard(); p.lit(any.phrase(e.Their)) {
		return e
	}
	noun, many := p.quietNoun()
	if e.Noun = noun; noun == nil || many != e.Their {
		return nil
	}
	return e
}

// thisWay takes "card discarded this way", as "for each discarded card".
func (p *parser) thisWay(plural bool) *ForEach {
	noun, many := p.quietNoun()
	if noun == nil || many != plural {
		return nil
	}
	e := &ForEach{Past: p.past(p.quiet)}
	if noun != p.l.anyCard() {
		e.Noun = noun
	}
	if _ = p.quiet("this way"); e.Past == "" {
		return nil
	}
	return e
}

// counts makes "that many" as many cards as a clause is about, or the pips
// that it threw.
func (p *parser) counts(c *Clause) {
	p.many, p.was, p.by, p.ended = nil, p.many, c.Subject, p.i
	switch past := c.Form.past; {
	case c.Form.core == coreDie, c.Form.core == coreDice:
		p.many = &ForEach{Pips: true}
	case past != "":
		p.many = &ForEach{Past: past, Their: c.Subject == SubjectEachPlayer || c.Subject == SubjectEachOpponent}
	}
}

// thatMany takes "that many": as many as the step before had. "Discard any
// number of cards, then draw that many cards" draws one for each of them. What
// several players did is to each of them as many as they did themselves.
func (p *parser) thatMany(words ...string) bool {
	if p.many == nil || p.many.Their && p.who != p.by || len(p.l.Vocab.Numbers) == 0 || !slices.ContainsFunc(append(words, "that many"), p.quiet) {
		return false
	}
	e := *p.many
	p.each = &e
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
	if p.begins(p.i) {
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

// loose reports whether something is said after the nouns that could be of what
// stands before them, too.
func loose(t *Thing) bool {
	return len(t.From) > 0 || t.Table || len(t.Having) > 0 || t.Bears != nil || t.Ctrl != PossNone
}

// powersToo takes what cards can have besides: "gets +2 STR and can pierce".
func (p *parser) powersToo(c *Clause) {
	last := c.Form.power
	for {
		from := p.i
		if !p.lit("and") && !slices.ContainsFunc([]string{"or", ", or", ", and", ","}, p.quiet) {
			return
		}
		k := p.power()
		if k == nil && last != nil {
			k = p.tail(last)
		}
		if k == nil || k == c.Form.power || slices.Contains(c.Powers, k) {
			p.i = from
			return
		}
		c.Powers = append(c.Powers, k)
		last = k
	}
}

// canToo takes what cards can do besides what simply holds of them: "your
// Dragons get +2 STR and can pierce" is two sentences.
func (p *parser) canToo(s Static) {
	for {
		from := p.i
		if !p.quiet("and") {
			return
		}
		if s.Power, s.Changes, s.Each = p.power(), nil, nil; s.Power == nil {
			p.i = from
			return
		}
		p.more = append(p.more, s)
	}
}
