package text

// This file reads how many, where it may be said in more than one way.

// pips takes "the roll", or "the total" of several dice.
func (p *parser) pips() *ForEach {
	if p.l.Vocab.DieWhy != 0 && (p.quiet("the roll") || p.quiet("the total") || p.quiet("the result")) {
		return &ForEach{Pips: true}
	}
	return nil
}

// equalTo takes "equal to the roll", "equal to the number of discarded cards".
func (p *parser) equalTo() (*ForEach, bool) {
	if !p.lit("equal to") {
		return nil, false
	}
	if e := p.pips(); e != nil {
		return e, true
	}
	if !p.lit("the number of") {
		return nil, false
	}
	e := p.numberOf()
	return e, e != nil
}

// numberOf takes the cards or counters whose number is meant: "discarded
// cards", "gear counters on this", "monsters you control".
func (p *parser) numberOf() *ForEach {
	if len(p.l.Vocab.Numbers) == 0 {
		return nil
	}
	e, _ := longest(p, 4, func(i int) (*ForEach, bool) {
		e := &ForEach{}
		switch i {
		case 0:
			noun, many := (*Noun)(nil), false
			if e.Past = p.past(p.quiet); e.Past != "" {
				noun, many = p.quietNoun()
			}
			if e.Noun = noun; noun == p.l.anyCard() {
				e.Noun = nil
			}
			return e, many
		case 3:
			e = p.thisWay(true)
			return e, e != nil
		case 1:
			if e.Counter = p.counter(); e.Counter == nil || !p.quiet("counters on") {
				return nil, false
			}
			e.Thing = p.bearer()
			return e, e.Thing != nil
		}
		e.Thing = &Thing{Pos: p.peek().pos, Count: Count{Kind: CountBare}}
		ok := p.bare(e.Thing)
		e.Thing.Count.Kind = CountBareOne
		return e, ok
	})
	return e
}

// limits takes "fewer than 3", "at least 2".
func (p *parser) limits() (Count, bool) {
	from := p.i
	for _, w := range []struct {
		phrase string
		kind   CountKind
		by     int
	}{{"fewer than", CountAtMost, -1}, {"less than", CountAtMost, -1}, {"more than", CountAtLeast, 1}, {"at least", CountAtLeast, 0}, {"at most", CountAtMost, 0}} {
		if !p.quiet(w.phrase) {
			continue
		}
		if n, ok := p.number(); ok && n+w.by > 0 {
			return Count{Kind: w.kind, N: n + w.by}, true
		}
		p.i = from
	}
	return Count{}, false
}

// onlyOne takes "the" before an adjective that no more than one card has.
func (p *parser) onlyOne() bool {
	from := p.i
	if p.quiet("the") {
		for i := range p.l.Vocab.Adjs {
			at := p.i
			if w := &p.l.Vocab.Adjs[i]; w.Only && p.quiet(w.Phrase) {
				p.i = at
				return true
			}
		}
	}
	p.i = from
	return false
}

// signed reports whether the verb before token from is the sign of its numbers:
// "loses 10 STR" is "gets -10 STR".
func (p *parser) signed(from int, sign *int) bool {
	switch p.toks[max(from-1, 0)].low {
	case "lose", "loses":
		*sign = -1
		return true
	case "gain", "gains":
		return true
	}
	return false
}
