package compile

import (
	"cmp"
	"slices"

	"feltstack/rules"
	"feltstack/rules/text"
	"feltstack/rules/text/refuse"
)

// This file compiles descriptions of cards and plays, and where cards lie.

// cardsIn is all cards of some places.
func cardsIn(from ...rules.Source) *rules.Filter {
	return &rules.Filter{Reg: -1, Ctrl: rules.Each, From: from}
}

// cardsOf is the cards of a register that pass some tests.
func cardsOf(reg int8, tests ...rules.Test) *rules.Filter {
	return &rules.Filter{Reg: reg, Ctrl: rules.Each, Tests: tests}
}

// placed reports whether a description says where the cards are.
func placed(f *rules.Filter) bool { return len(f.From) > 0 || f.Items || f.Reg >= 0 }

// onBoard makes a description that says no place one of cards in play, which is
// refused where it must say one.
func (c *compiler) onBoard(at text.Pos, f *rules.Filter, may bool, format string, args ...any) {
	if !placed(f) {
		refuse.If(at, !may, format, args...)
		f.From = c.l.table()
	}
}

// test is that a card or play has a property.
func (l *Language) test(pred string, n int16, not bool) rules.Test {
	return rules.Test{Pred: l.preds[pred], N: n, Not: not}
}

func (l *Language) is(w *text.Word, n int) rules.Test {
	return l.test(w.Pred, cmp.Or(int16(n), w.N), w.Not)
}

func (l *Language) noun(n *text.Noun) rules.Test { return l.test(n.Pred, n.N, n.Not) }

// noun is the test of a noun, which may be the name of a token.
func (c *compiler) noun(n *text.Noun) rules.Test {
	if n.Token == "" {
		return c.l.noun(n)
	}
	return c.l.test(n.Pred, int16(c.token(n.Token)), false)
}

// token is the place of a token in Game.Tokens.
func (c *compiler) token(name string) int { return slices.Index(c.l.tokens, name) }

// filter compiles the description of cards or plays.
func (c *compiler) filter(t *text.Thing) *rules.Filter {
	f := cardsIn()
	switch t.Kind {
	case text.ThingBearer:
		f.Tie, f.Text = rules.Bearer, "the bearer"
		return f
	case text.ThingIt:
		f.Tie = rules.Itself
		return f
	case text.ThingSet:
		f.Reg, _ = c.which(t)
		return f
	}
	f.NotSrc, f.Text = t.Other, c.l.Choice(t)
	f.Items = len(t.Nouns) > 0 && t.Nouns[0].Item
	f.Targeted = t.Target != "" || f.Items
	for _, p := range []text.Poss{t.Poss, t.Ctrl} {
		if p != text.PossNone {
			f.Ctrl = c.whose(t.Pos, p)
		}
	}
	c.tests(t, f)
	if t.Table {
		f.From = c.l.table()
	}
	if t.Host != nil {
		c.hung(t, f)
	}
	f.Least, f.Counter = c.bearing.least, c.bearing.kind
	if r := t.Bears; r != nil {
		kind := int8(r.Counter.Num) + 1
		refuse.If(t.Pos, f.Least > 0 && f.Counter != kind, "counters are taken from a card that has them: leave out that it has others")
		least := f.Least
		switch f.Counter = kind; r.Count.Kind {
		case text.CountNo, text.CountAtMost:
			f.Least = -1 - int8(r.Count.N)
			refuse.If(t.Pos, least > 0, "counters are taken from a card that has them: leave out that it has none")
		default:
			f.Least = max(least, int8(r.Count.N), 1)
		}
	}
	for i := range t.From {
		f.From = append(f.From, c.source(t, &t.From[i]))
	}
	if t.Among != "" {
		f.Reg = c.named(t.Pos, t.Among)
	}
	return f
}

// tests compiles what a description says of each card or play.
func (c *compiler) tests(t *text.Thing, f *rules.Filter) {
	add := func(tests ...rules.Test) { f.Tests = append(f.Tests, tests...) }
	for _, a := range t.Adjs {
		add(c.l.is(a, 0))
	}
	if len(t.Or) > 0 {
		last := len(f.Tests) - 1
		any := []rules.Test{f.Tests[last]}
		for _, a := range t.Or {
			any = append(any, c.l.is(a, 0))
		}
		f.Tests[last] = rules.Test{Any: any}
	}
	if t.Said != nil {
		add(c.chosen(t.Pos, t.Said))
	}
	for i := range t.Having {
		switch h := &t.Having[i]; {
		case h.Number != nil:
			c.compares(f, h)
		case h.Event != nil:
			add(c.done(t, h))
		case h.Aims != nil:
			add(c.aims(h.Aims, !f.Items))
		case h.Single:
			add(rules.Test{Single: true})
		case h.Differ != nil && h.Not && t.Target != "":
			c.together(t, "with the same "+h.Differ.One)
			c.same = h.Differ.Apart
		case h.Differ != nil && h.Not:
			refuse.If(t.Pos, !c.tallies, "%s", notAlike)
			f.Alike = h.Differ.Apart
		case h.Differ != nil && c.tallies:
			f.Apart = h.Differ.Apart
		case h.Differ != nil:
			c.apart = h.Differ.Apart
			one := t.Count.Kind != text.CountN && t.Count.Kind != text.CountUpTo && t.Count.Kind != text.CountRange && t.Count.Kind != text.CountAny
			refuse.If(t.Pos, one || t.Target != "" || c.random, "%s", notApart)
		case h.Like != nil:
			like := c.l.is(h.Word, 0)
			like.Like = c.filter(h.Like)
			like.Like.From = c.l.table()
			add(like)
		case h.Alike != nil:
			c.together(t, h.Alike.Phrase)
			test := c.l.test(h.Alike.Pred, h.Alike.N, false)
			c.alike = &test
		case h.As != nil:
			add(c.kin(h))
		default:
			add(c.l.is(h.Word, h.N))
		}
	}
	for _, n := range t.Non {
		add(c.l.test(n.Pred, n.N, !n.Not))
	}
	var nouns []rules.Test
	for _, n := range t.Nouns {
		refuse.If(t.Pos, n.Pred == "" && len(t.Nouns) > 1, "%q includes every other noun of the list", n.Phrase)
		if n.Pred != "" {
			nouns = append(nouns, c.noun(n))
		}
	}
	if len(nouns) > 1 {
		nouns = []rules.Test{{Any: nouns}}
	}
	add(nouns...)
}

// together refuses that others than targets which are chosen together are alike.
func (c *compiler) together(t *text.Thing, like string) {
	some := t.Count.Kind == text.CountN || t.Count.Kind == text.CountUpTo || t.Count.Kind == text.CountRange
	refuse.If(t.Pos, !some || t.Target == "" || c.alike != nil || c.same != 0, "targets that are chosen together are alike: \"2 target ... %s\"", like)
}

// kin is that a card is like this, or like a card of an earlier step.
func (c *compiler) kin(h *text.Having) rules.Test {
	out := c.l.is(h.Word, 0)
	if h.As.Kind == text.ThingThis {
		return out
	}
	refuse.If(h.As.Pos, h.As.Kind != text.ThingSet, "cards are like \"this\", or like a card that was named before: \"the chosen card\"")
	if s := c.sets[h.As.Past]; h.As.Nth == 1 && s != nil && len(s.roles) == 1 { // this is the second
		out.As = s.roles[0].reg + 1
		return out
	}
	r, _ := c.which(h.As)
	out.As = r + 1
	return out
}

// aims is that a play has a card among its targets, or with played the play of a card.
func (c *compiler) aims(at *text.Thing, played bool) rules.Test {
	this := cardsIn()
	this.Tie = rules.Self
	if at.Kind != text.ThingThis {
		this = c.filter(at)
	}
	return rules.Test{Aims: this, Played: played}
}

// hung makes a description one of attached cards.
func (c *compiler) hung(t *text.Thing, f *rules.Filter) {
	h := t.Host
	z := map[bool]rules.ZoneKind{true: c.l.Game.Under, false: c.l.Game.Attached}[h.Under]
	refuse.If(t.Pos, z == 0, "no card can lie there in this game")
	f.From = []rules.Source{{Zone: z, Whose: rules.Each}}
	switch f.Tie = rules.OnThis; {
	case h.Bearer:
		f.Tie = rules.OnBearer
	case h.Such != nil:
		f.Tie, f.Host = rules.OnSuch, c.filter(h.Such)
	case h.Past != "":
		f.Tie, f.TieReg = rules.OnReg, uint8(c.named(t.Pos, h.Past))
	}
}

func (c *compiler) source(t *text.Thing, s *text.SourceRef) rules.Source {
	z := s.Zone.Zone
	refuse.If(t.Pos, s.Part != rules.Whole && !c.l.Game.Zones[z.Kind].Ordered, "the %s has no top and no bottom", z.Phrase)
	return rules.Source{Zone: z.Kind, Whose: c.whose(t.Pos, s.Zone.Poss), Part: s.Part, N: int8(s.N), M: int8(s.M)}
}

// table is all places in play.
func (l *Language) table() []rules.Source {
	var out []rules.Source
	for k, z := range l.Game.Zones {
		if z.Table {
			out = append(out, rules.Source{Zone: rules.ZoneKind(k), Whose: rules.Each})
		}
	}
	return out
}

// zones is the kinds of zones of some places, one bit each; all of the table without any.
func (l *Language) zones(from []rules.Source) (set uint64) {
	if len(from) == 0 {
		from = l.table()
	}
	for _, s := range from {
		set |= 1 << s.Zone
	}
	return set
}

// compares adds a comparison of numbers to a description.
func (c *compiler) compares(f *rules.Filter, h *text.Having) {
	if h.Best != 0 {
		refuse.If(c.at, f.Best != 0, "say of one number that it is the highest or lowest")
		f.Best, f.BestBy = h.Best, h.Number.Fact
		return
	}
	than := rules.Amount{}
	if h.Than != nil {
		than = c.quantity(h.Than)
	}
	f.Tests = append(f.Tests, rules.Test{Than: &than, Play: f.Items, Fact: h.Number.Fact, Cmp: h.Cmp, N: int16(h.N)})
}

// settled refuses a target that is described by a number that is not known yet
// when targets are chosen.
func (c *compiler) settled(t *text.Thing, f *rules.Filter) {
	for i := range f.Tests {
		as := f.Tests[i].As - 1
		refuse.If(t.Pos, as >= 0 && (c.event == nil || as > 0) && !slices.ContainsFunc(c.out.Targets, func(o rules.Target) bool { return o.Reg == uint8(as) }),
			"targets are chosen before anything is done: leave out %q, or let it be like a target", t.Target)
		for a := f.Tests[i].Than; a != nil; a = a.And {
			known := a.Filter != nil || a.Kind != rules.FactOf || c.event != nil && a.Reg == 0 ||
				slices.ContainsFunc(c.out.Targets, func(o rules.Target) bool { return o.Reg == a.Reg })
			refuse.If(t.Pos, !known || a.Kind == rules.PerNumber || a.Kind == rules.PerRoll,
				"targets are chosen before anything is done: leave out %q, or compare with a target", t.Target)
		}
	}
}

// always makes "the highest" a number to compare with, where cards are tested one by one: each
// of several equal ones has it.
func (c *compiler) always(f *rules.Filter) {
	if f.Best == 0 {
		return
	}
	all := *f
	all.From, f.Best, f.BestBy = c.l.table(), 0, 0
	f.Tests = append(slices.Clone(f.Tests), rules.Test{Than: &rules.Amount{Kind: rules.BestOf, N: 1, Filter: &all}, Fact: all.BestBy, Cmp: rules.Exactly})
}
