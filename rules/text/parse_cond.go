package text

import "feltstack/rules"

// cond takes a condition.
func (p *parser) cond() *Cond {
	p.asks = true
	defer func() { p.asks = false }()
	c := &Cond{Pos: p.peek().pos}
	if p.contrary {
		p.contrary = false // "unless you do" is not said
	} else if w, ok := longest(p, len(doing), func(i int) (*Cond, bool) { return &doing[i].cond, p.lit(doing[i].phrase) || p.quiet(doing[i].also) }); ok {
		c.YouDo, c.They, c.Not = true, w.They, w.Not
		return c
	}
	if h, ok := p.worded(p.l.Vocab.Conds); ok {
		c.Word, c.N = h.Word, h.N
		return c
	}
	from := p.i
	if len(p.l.Vocab.Numbers) > 0 && (p.lit("this is") || p.this() && p.lit("is")) {
		if c.Is = p.adjective(); c.Is != nil {
			return c
		}
	}
	if p.i = from; len(p.l.Vocab.Numbers) > 0 {
		for _, w := range controls {
			if !p.lit(w.phrase) && (w.poss != PossTheir || p.they != SubjectThatPlayer || !p.quiet("they control")) {
				continue
			}
			at := p.i
			if t, ok := p.thing(); ok && t.counted() {
				c.Thing, c.Ctrl = t, w.poss
				return c
			}
			p.i = at
			if p.than(c, w.poss, true) {
				return c
			}
			p.i = from
		}
	}
	if p.bearsThis(c) {
		return c
	}
	if t := p.has(); t != nil {
		c.Thing = t
		return c
	}
	p.i = from
	for _, w := range havers {
		if p.lit(w.phrase) {
			p.who = w.subject
			ok := p.than(c, w.poss, false)
			if p.who = SubjectYou; ok {
				return c
			}
		}
		c.Than, p.i = 0, from
	}
	if t := p.namedIs(); t != nil {
		c.Thing = t
		return c
	}
	p.i = from
	many := p.lit("there are")
	if !many && !p.lit("there is") {
		return nil
	}
	at := p.i
	if c.Bears = p.bears(many); c.Bears != nil {
		if c.Thing = (*Thing)(nil); p.lit("on") {
			c.Thing = p.bearer()
		}
		if c.Thing != nil {
			return c
		}
		c.Bears = nil
	}
	p.i = at
	t, ok := p.thing()
	if !ok || !t.counted() || t.many() != many && t.Count.Kind != CountNo {
		p.i = from
		return nil
	}
	c.Thing = t
	return c
}

// doing is how a condition asks whether somebody did what they may.
var doing = []struct {
	phrase string
	cond   Cond
	also   string
}{
	{"you do", Cond{}, "you did"}, {"they do", Cond{They: true}, "they did"},
	{"you don't", Cond{Not: true}, "you do not"}, {"they don't", Cond{They: true, Not: true}, "they do not"},
}

// controls is how a condition says whose the cards in play are.
var controls = []struct {
	phrase string
	poss   Poss
}{{"you control", PossYour}, {"your opponent controls", PossYourOpponent}, {"that player controls", PossTheir}}

// than takes "more monsters than your opponent" of those that poss controls, or
// has in a zone. Of the opponent it is the contrary, said of you.
func (p *parser) than(c *Cond, poss Poss, control bool) bool {
	if c.Than = 1; p.lit("fewer") {
		c.Than = -1
	} else if !p.lit("more") {
		return false
	}
	other := "than your opponent"
	if poss == PossTheir {
		return false
	}
	if poss == PossYourOpponent {
		other, c.Than = "than you", -c.Than
	}
	t := &Thing{Pos: p.peek().pos, Count: Count{Kind: CountBare}}
	if !p.bare(t) || t.Other || t.sided() || t.Table || t.Among != "" || t.Ctrl != PossNone || control == (len(t.From) == 1) || !p.lit(other) {
		return false
	}
	for i := range t.From {
		z := &t.From[i].Zone
		if z.Poss != poss && (poss == PossYour || z.Poss != PossTheir) || t.From[i].Part != rules.Whole {
			return false
		}
		z.Poss, t.Prep = PossYour, "in"
	}
	if c.Thing = t; control {
		c.Ctrl = PossYour
	}
	return true
}

// havers is how a condition says who has more cards in a zone.
var havers = []struct {
	phrase  string
	poss    Poss
	subject Subject
}{{"you have", PossYour, SubjectYou}, {"your opponent has", PossYourOpponent, SubjectOpponent}}

// counted reports whether a phrase says how many cards there are.
func (t *Thing) counted() bool {
	switch t.Count.Kind {
	case CountOne, CountNo, CountN, CountAtLeast, CountAtMost:
		return t.Kind == ThingFilter
	}
	return false
}
