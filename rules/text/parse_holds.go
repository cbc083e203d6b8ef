package text

import (
	"slices"

	"feltstack/rules"
)

// This file reads what simply holds, what is waited for, and costs.

// holds takes a continuous change: "While this is defending, your other
// monsters get +2 DEF for each gear counter on this."
func (p *parser) holds() (Static, bool) {
	var s Static
	if len(p.l.Vocab.Numbers)+len(p.l.Vocab.Powers) == 0 {
		return s, false
	}
	if p.lit("while") || p.quiet("as long as") {
		if s.While = p.cond(); s.While == nil || !p.lit(",") {
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
		_ = p.quiet("all")
		s.Whom.Kind = ThingFilter
		s.Whom.Count.Kind = CountBare
		if !p.bare(s.Whom) {
			return s, false
		}
	}
	get, have, gain := "get", "have", "gain"
	if !s.Whom.many() {
		get, have, gain = "gets", "has", "gains"
	}
	var ok bool
	switch {
	case p.lit(get), p.quiet(gain):
		s.Changes, ok = p.changes(false)
		if ok {
			s.Each, ok = p.forEach()
		}
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
	if !p.nouns(t, t.many()) {
		return false
	}
	p.wheres(t)
	return true
}

// changes takes "+2 STR and -1 DEF", or "2 STR and 1 DEF".
func (p *parser) changes(set bool) ([]ChangeRef, bool) {
	var out []ChangeRef
	for {
		c := ChangeRef{Set: set}
		sign := 1
		if !set {
			if p.lit("-") {
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
		if t := p.peek(); set && t.kind != number || !set && t.low != "+" && t.low != "-" {
			p.miss("+")
			p.i = from // what follows is another step
			return out, true
		}
	}
}

// forEach takes "for each ...", if it is there.
func (p *parser) forEach() (*ForEach, bool) {
	if len(p.l.Vocab.Numbers) == 0 || !p.lit("for each") {
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

// bears takes "3 or more gear counters on", of a condition.
func (p *parser) bears(many bool) *CounterRef {
	if len(p.l.Vocab.Counters) == 0 {
		return nil
	}
	n, ok := p.count()
	r := &CounterRef{Count: n}
	if t := (&Thing{Count: n}); !ok || !t.counted() || t.many() != many {
		return nil
	}
	noun := "counter on"
	if many {
		noun = "counters on"
	}
	if r.Counter = p.counter(); r.Counter == nil || !p.lit(noun) {
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
	c.Random = p.lit("at random")
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
		if c.Until = p.until(); c.Until == nil {
			c.Until = p.till
		}
		return c.Until != nil
	}
	return true
}

// stepOwners is whose steps texts can wait for.
var stepOwners = []struct {
	phrase string
	poss   Poss
	who    rules.Who
}{{"your", PossYour, rules.You}, {"your opponent's", PossYourOpponent, rules.Opponent}, {"a player's", PossAny, rules.Each}}

// step takes "your draw step begins".
func (p *parser) step() *StepUse {
	from := p.i
	u, ok := longest(p, len(stepOwners), func(i int) (*StepUse, bool) {
		u := &StepUse{Whose: stepOwners[i].poss}
		if len(p.l.Vocab.Steps) == 0 || !p.lit(stepOwners[i].phrase) {
			return nil, false
		}
		u.Step = oneOf(p, p.l.Vocab.Steps, func(s *Step) string { return s.Phrase + " begins" })
		return u, u.Step != nil
	})
	if !ok {
		p.i = from
		return nil
	}
	return u
}

// event takes "this is summoned", "another monster is destroyed".
func (p *parser) event(would bool) *EventUse {
	from := p.i
	e, ok := longest(p, len(p.l.Vocab.Events), func(i int) (*EventUse, bool) {
		ev := &p.l.Vocab.Events[i]
		if ev.Would != would {
			return nil, false
		}
		if by, ok := p.doer(ev); ok {
			t, ok := p.thing()
			u := &EventUse{t, ev, by}
			return u, ok && t.Kind == ThingFilter && t.Count.Kind == CountOne && u.heard()
		}
		t, ok := p.thing()
		if !ok || t.many() || t.Kind != ThingThis && (t.Kind != ThingFilter || t.Count.Kind != CountOne || t.Target != "") {
			return nil, false
		}
		u := &EventUse{t, ev, PossNone}
		if !u.heard() {
			return nil, false
		}
		return u, p.lit(ev.Phrase) || t.Kind == ThingThis && slices.ContainsFunc(ev.AlsoThis, p.quiet)
	})
	if !ok {
		p.i = from
		return nil
	}
	return e
}

// doers is who does what texts wait for.
var doers = []struct {
	phrase string
	by     Poss
	who    rules.Who
	other  bool // another way to say one of the others
}{
	{"you", PossYour, rules.You, false},
	{"your opponent", PossYourOpponent, rules.Opponent, false},
	{"the opponent", PossYourOpponent, rules.Opponent, true},
	{"an opponent", PossYourOpponent, rules.Opponent, true},
	{"a player", PossNone, rules.Each, true},
}

// doer takes "you draw", of an event that players make happen.
func (p *parser) doer(ev *Event) (Poss, bool) {
	if ev.Does == "" {
		return PossNone, false
	}
	for _, d := range doers {
		verb := ev.Does
		if d.by != PossYour {
			verb = conjugate(verb)
		}
		if d.other && p.quiet(d.phrase+" "+verb) || !d.other && p.lit(d.phrase+" "+verb) {
			return d.by, true
		}
	}
	return PossNone, false
}

// heard tells whether a text can wait for the event of such a card.
func (e *EventUse) heard() bool {
	t := e.Thing
	if e.Event.Does != "" && e.By != PossNone && (t.Other && e.Event.Unseen || t.Target != "" || len(t.From) > 0 || t.Table || t.sided() || t.Poss != PossNone || t.Ctrl != PossNone) {
		return false
	}
	return !e.Event.Unseen || t.plain()
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
		para.Cost, para.Limit = nil, nil
		p.i = from
	}
	if v.Play == nil {
		return para, false
	}
	para.Label = v.Play
	return para, p.body(&para.Body)
}
