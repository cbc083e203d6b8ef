package text

// cond takes a condition.
func (p *parser) cond() *Cond {
	c := &Cond{Pos: p.peek().pos}
	if w, ok := longest(p, len(doing), func(i int) (*Cond, bool) { return &doing[i].cond, p.lit(doing[i].phrase) || p.quiet(doing[i].also) }); ok {
		c.YouDo, c.They, c.Not = true, w.They, w.Not
		return c
	}
	if h, ok := p.worded(p.l.Vocab.Conds); ok {
		c.Word, c.N = h.Word, h.N
		return c
	}
	from := p.i
	if len(p.l.Vocab.Numbers) > 0 && (p.lit("this is") || p.this() && p.lit("is")) {
		if c.Is = oneOf(p, p.l.Vocab.Adjs, func(w *Word) string { return w.Phrase }); c.Is != nil {
			return c
		}
		p.i = from
	}
	if len(p.l.Vocab.Numbers) > 0 {
		for _, w := range controls {
			if !p.lit(w.phrase) {
				continue
			}
			if t, ok := p.thing(); ok && t.counted() {
				c.Thing, c.Ctrl = t, w.poss
				return c
			}
			p.i = from
		}
	}
	if t := p.has(); t != nil {
		c.Thing = t
		return c
	}
	p.i = from
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
		if c.Thing = p.bearer(); c.Thing != nil {
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
}{{"you control", PossYour}, {"your opponent controls", PossYourOpponent}}

// counted tells whether a phrase says how many cards there are.
func (t *Thing) counted() bool {
	switch t.Count.Kind {
	case CountOne, CountNo, CountN, CountAtLeast, CountAtMost:
		return t.Kind == ThingFilter
	}
	return false
}
