package text

// This file reads what simply holds, and costs.

// holds takes a continuous change: "While this is defending, your other
// monsters get +2 DEF for each gear counter on this."
func (p *parser) holds() (Static, bool) {
	var s Static
	if len(p.l.Vocab.Numbers)+len(p.l.Vocab.Powers) == 0 {
		return s, false
	}
	if p.lit("while") || p.quiet("as long as") || p.quiet("if") {
		if s.While = p.being(); s.While == nil {
			s.While = p.cond()
		}
		if s.While == nil || !p.lit(",") {
			return s, false
		}
	} else if s.While = p.inTurn(); s.While != nil {
		if !p.lit(",") {
			return s, false
		}
	} else if p.lit("unless") {
		if s.While = p.unless(); s.While == nil || !p.lit(",") {
			return s, false
		}
	}
	s.Whom = &Thing{Pos: p.peek().pos, Kind: ThingThis}
	if !p.this() {
		s.Whom.Kind = ThingFilter
		if s.Whom.Count.Kind = CountBare; p.quiet("each") || p.quiet("every") {
			s.Whom.Count.Kind = CountBareOne
		} else {
			_ = p.quiet("all")
		}
		if !p.bare(s.Whom) {
			return s, false
		}
	}
	get, have, gain, lose := "get", "have", "gain", "lose"
	if !s.Whom.many() {
		get, have, gain, lose = "gets", "has", "gains", "loses"
	}
	var ok bool
	if s.Whom.Kind == ThingFilter {
		s.Whom.Count.Kind = CountBare
	}
	switch {
	case p.lit(get), p.quiet(gain), p.quiet(lose):
		s.Changes, ok = p.changes(false)
		if ok {
			s.Each, ok = p.forEach()
		}
		p.canToo(s)
	case p.lit(have):
		set := p.peek().low != "+" && p.peek().low != "-" // "has +2 power" is "gets +2 power"
		if s.Changes, ok = p.changes(set); ok && !set {
			s.Each, ok = p.forEach()
		}
	default:
		s.Power = p.power()
		if ok = s.Power != nil; ok {
			p.powers(s)
		}
	}
	if ok && s.While == nil {
		ok = p.whileLast(&s)
	}
	return s, ok && p.lit(".")
}

// bare takes a noun phrase without a number: "your other defending Warriors".
func (p *parser) bare(t *Thing) bool {
	if t.Count.Kind == CountBare {
		p.side(t, "")
	}
	t.Other = p.lit("other")
	for {
		a := oneOf(p, p.l.Vocab.Adjs, func(w *Word) string { return w.Phrase })
		if a == nil {
			break
		}
		t.Adjs = append(t.Adjs, a)
	}
	p.orAdjs(t)
	p.non(t)
	if !p.nouns(t, t.many()) {
		return false
	}
	p.wheres(t)
	return true
}

// changes takes "+2 STR and -1 DEF", or "2 STR and 1 DEF".
func (p *parser) changes(set bool) ([]ChangeRef, bool) {
	var out []ChangeRef
	start := p.i
	for {
		c := ChangeRef{Set: set}
		sign := 1
		if !set {
			if p.signed(start, &sign) {
				if sign < 0 && !p.is(number) {
					return nil, false // it loses a number, not +2 or -2
				}
				_ = p.lit("+")
			} else if p.lit("-") {
				sign = -1
			} else if !p.lit("+") {
				return nil, false
			}
		}
		n, ok := p.number()
		if c.N = n * sign; !ok {
			return nil, false
		}
		if c.Number = oneOf(p, p.l.Vocab.Numbers, func(n *Number) string { return n.Phrase }); c.Number == nil {
			return nil, false
		}
		out = append(out, c)
		from := p.i
		if !p.lit("and") {
			return out, true
		}
		if t := p.peek(); set && t.kind != number || !set && t.low != "+" && t.low != "-" && !(p.signed(start, &sign) && t.kind == number) {
			p.miss("+")
			p.i = from // what follows is another step
			return out, true
		}
	}
}

// forEach takes "for each ...", if it is there.
func (p *parser) forEach() (*ForEach, bool) {
	if len(p.l.Vocab.Numbers) == 0 || !p.lit("for each") && !p.quiet("for every") {
		return nil, true
	}
	return longest(p, 5, func(i int) (*ForEach, bool) {
		e := &ForEach{}
		switch i {
		case 0:
			e.Pips = true
			return e, p.lit("pip of the roll") || p.quiet("pip")
		case 3:
			e = p.eachNamed()
			return e, e != nil
		case 4:
			e = p.thisWay(false)
			return e, e != nil
		case 1:
			e.Counter = p.counter()
			if e.Counter == nil || !p.lit("counter on") {
				return nil, false
			}
			e.Thing = p.bearer()
			return e, e.Thing != nil
		}
		e.Thing = &Thing{Pos: p.peek().pos, Count: Count{Kind: CountBareOne}}
		return e, p.bare(e.Thing)
	})
}

// bearer takes what counters lie on: "this", "cards you control".
func (p *parser) bearer() *Thing {
	t := &Thing{Pos: p.peek().pos, Kind: ThingThis}
	if p.this() {
		return t
	}
	t = &Thing{Pos: t.Pos, Count: Count{Kind: CountBare}}
	if !p.bare(t) {
		return nil
	}
	return t
}

// bears takes "3 or more gear counters", of a condition.
func (p *parser) bears(many bool) *CounterRef {
	if len(p.l.Vocab.Counters) == 0 {
		return nil
	}
	n, ok := p.count()
	r := &CounterRef{Count: n}
	if t := (&Thing{Count: n}); !ok || !t.counted() || t.many() != many && n.Kind != CountNo {
		return nil
	}
	if r.Counter = p.counter(); r.Counter == nil {
		return nil
	}
	if many && !p.lit("counters") || !many && !p.lit("counter") && (n.Kind != CountNo || !p.quiet("counters")) {
		return nil
	}
	return r
}

func (p *parser) counter() *Counter {
	return oneOf(p, p.l.Vocab.Counters, func(c *Counter) string { return c.Phrase })
}

// counters takes "a gear counter", "2 gear counters", "all counters".
func (p *parser) counters() (*CounterRef, bool) {
	if p.lit("all counters") {
		return &CounterRef{Count: Count{Kind: CountAll}}, true
	}
	if p.thatMany() {
		r := &CounterRef{Count: Count{Kind: CountOne}, Counter: p.counter()}
		return r, r.Counter != nil && p.quiet("counters")
	}
	c, ok := p.count()
	if !ok || c.Kind != CountOne && c.Kind != CountN && c.Kind != CountAll {
		return nil, false
	}
	r := &CounterRef{Count: c, Counter: p.counter()}
	if c.Kind == CountOne {
		return r, r.Counter != nil && p.lit("counter")
	}
	return r, r.Counter != nil && p.lit("counters")
}

// token takes "a Cog token", "2 Cog tokens".
func (p *parser) token() (*TokenRef, bool) {
	if p.thatMany() {
		name, ok := longest(p, len(p.l.tokens), func(i int) (string, bool) { return p.l.tokens[i], p.quiet(p.l.tokens[i]) })
		return &TokenRef{Count{Kind: CountOne}, name}, ok && p.quiet("tokens")
	}
	c, ok := p.count()
	if !ok || c.Kind != CountOne && c.Kind != CountN {
		return nil, false
	}
	name, ok := longest(p, len(p.l.tokens), func(i int) (string, bool) { return p.l.tokens[i], p.lit(p.l.tokens[i]) })
	if !ok {
		return nil, false
	}
	if c.Kind == CountOne {
		return &TokenRef{c, name}, p.lit("token")
	}
	return &TokenRef{c, name}, p.lit("tokens")
}

// suffixes takes what may follow a clause: "at random", "for each ...", and
// the end of what is only for a time.
func (p *parser) suffixes(c *Clause) bool {
	c.Random = p.lit("at random") || p.chance
	p.chance = false
	p.vague = c.Subject != SubjectYou
	defer func() { p.vague = false }()
	var ok bool
	switch {
	case p.sum:
		c.Each, ok = p.equalTo()
	case p.each != nil:
		c.Each, ok = p.each, true
	default:
		c.Each, ok = p.forEach()
	}
	if !ok {
		return false
	}
	switch c.Form.core {
	case coreGet, coreHave, corePower:
		p.powersToo(c)
		if c.Until = p.until(); c.Until == nil {
			c.Until = p.till
		}
		return c.Until != nil
	}
	return true
}

// plainPara takes an ability without a heading: "Discard a card: draw a
// card.", "Once per turn: draw a card.", or what a card simply does.
func (p *parser) plainPara(para Para) (Para, bool) {
	v := p.l.Vocab
	from := p.i
	if v.Use != nil {
		para.Label = v.Use
		para.Limit = p.limit()
		ok := para.Limit == nil || p.lit(",") || p.is(mark)
		for ok && !p.lit(":") {
			var c Clause
			if c, ok = p.clause(SubjectYou); !ok {
				break
			}
			para.Cost = append(para.Cost, c)
			for more := true; ok && more; {
				var k Clause
				if k, more, ok = p.sameOf(c); more && ok {
					para.Cost = append(para.Cost, k)
				}
			}
			if !ok {
				break
			}
			if ok = c.Subject == SubjectYou && !c.May; ok && !p.lit("and") {
				ok = p.lit(":")
				break
			}
		}
		if ok && (len(para.Cost) > 0 || para.Limit != nil) {
			return para, p.body(&para.Body)
		}
		para.Cost = nil
		if p.i = from; para.Limit != nil && p.limit() != nil && p.quiet(",") && p.body(&para.Body) {
			return para, true // "Once per turn, you may ..."
		}
		para.Limit, para.Body = nil, Body{}
		p.i = from
	}
	if v.Play == nil {
		return para, false
	}
	para.Label = v.Play
	return para, p.body(&para.Body)
}
