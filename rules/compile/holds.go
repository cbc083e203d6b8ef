package compile

import (
	"cmp"
	"math/bits"
	"slices"
	"strings"

	"feltstack/rules"
	"feltstack/rules/text"
	"feltstack/rules/text/grammar"
	"feltstack/rules/text/refuse"
)

// This file compiles how texts change cards: their numbers, what they can do, their
// counters and abilities.

// holds compiles a continuous change. A power of the card itself that depends
// on nothing is a keyword.
func (l *Language) holds(prog *Program, a *text.Para, s text.Static) {
	if len(s.Powers) > 0 && s.Whom.Kind == text.ThingThis && s.While == nil && !s.Powers[0].Lost {
		prog.Keywords |= s.Powers[0].Bit
		return
	}
	c := l.compiler(prog)
	c.whereX = s.X
	out := rules.Static{Text: l.holding(s.Node), Mutes: s.Mutes}
	if s.Whom.Kind != text.ThingThis {
		out.Whom = c.filter(s.Whom)
		if h := s.Whom.Host; h != nil && !h.Under && len(s.Whom.From) == 0 {
			out.Whom.From = nil // they lie on a card in play
		}
		refuse.If(a.Pos, len(out.Whom.From) > 0, "a static ability is about cards in play: leave out where they lie")
		c.always(out.Whom)
	}
	out.If = c.cond(s.While)
	if s.Quote != nil {
		out.Gives = []uint8{c.granted(s.Quote, a.Pos)}
	}
	c.changesOf(&out, s.Whom, s.Powers, s.Changes, s.Each)
	prog.Statics = append(prog.Statics, out)
}

// holding is a static sentence without its full stop.
func (l *Language) holding(n *grammar.Node) string { return strings.TrimSuffix(l.Phrase(n), ".") }

// changesOf compiles what cards get as long as something is so.
func (c *compiler) changesOf(out *rules.Static, t *text.Thing, powers []*text.Keyword, list []text.ChangeRef, each *text.Quantity) {
	c.changed(t, powers, list)
	for _, p := range powers {
		if p.Lost {
			out.Loses |= p.Bit
		} else {
			out.Powers |= p.Bit
		}
	}
	c.changes = true
	for _, ch := range list {
		n := rules.Change{Fact: ch.Number.Fact, Set: ch.Set}
		if ch.To != nil {
			n.N = c.quantity(ch.To)
			if ch.N < 0 {
				n.N = n.N.Minus()
			}
		} else {
			n.N = c.times(each, int16(ch.N))
		}
		out.Changes = append(out.Changes, n)
	}
}

// changed refuses cards that have no such numbers, or can do nothing with such
// powers.
func (c *compiler) changed(t *text.Thing, powers []*text.Keyword, list []text.ChangeRef) {
	c.lying(t)
	for i := range list {
		c.only(t, list[i].Number.Of, list[i].Number.Phrase)
	}
	for _, p := range powers {
		c.only(t, p.Of, p.Phrase)
	}
}

// change compiles the clauses that change numbers of cards for a time, and what they
// can do: a mark for each bit.
func (c *compiler) change(k *text.Clause) {
	t, list := arg[*text.Thing](k, 0), arg[[]text.ChangeRef](k, 1)
	c.changed(t, k.Powers, list)
	c.each = nil // it is of the changes
	powers := slices.DeleteFunc(slices.Clone(k.Powers), func(p *text.Keyword) bool { return c.barred(k, t, p) })
	if len(powers)+len(list) == 0 {
		return
	}
	in := rules.Instr{Op: rules.OpMark, Reg: c.cards(t, use{})}
	lasts(k.Until, &in)
	var gains []rules.Gain
	for _, ch := range list {
		g := rules.Gain{Mark: ch.Number.Add, N: int16(ch.N)}
		if ch.Set {
			g.Mark = ch.Number.Set
		}
		if ch.To == nil {
			gains = append(gains, g)
			continue
		}
		one := in
		if one.Mark, one.N, one.Max = g.Mark, g.N, c.quantity(ch.To); ch.Set {
			one.N = 1
		}
		c.emit(one)
	}
	if len(gains) > 0 {
		all := in
		if all.Mark, all.N, all.Also = gains[0].Mark, gains[0].N, append(all.Also, gains[1:]...); k.Each != nil {
			all.Max = c.times(k.Each, 1) // counted once for all changes
		}
		c.emit(all)
	}
	for _, p := range powers {
		can := in
		if can.Mark = c.l.Vocab.PowerMark; p.Lost {
			can.Mark = c.l.Game.Loses
		}
		for left := p.Bit; left != 0; left &= left - 1 {
			can.N = int16(bits.TrailingZeros64(left))
			c.emit(can)
		}
	}
}

// barred compiles "monsters can't attack until ...": nobody can attack with such cards until
// then, whenever they came. It reports whether that is what a clause says.
func (c *compiler) barred(k *text.Clause, t *text.Thing, p *text.Keyword) bool {
	i := slices.IndexFunc(c.l.Vocab.Acts, func(a text.Act) bool { return a.Barred && p.Bars == a.Phrase })
	by := cmp.Or(t.Ctrl, t.Poss, text.PossAny)
	if _, ok := c.l.does(by); i < 0 || !ok || t.Kind != text.ThingFilter || t.Count.Kind != text.CountBare || t.Other || len(t.From) > 0 || k.Until.Of != rules.You {
		return false
	}
	cards := *t
	cards.Ctrl, cards.Poss = text.PossNone, text.PossNone
	if slices.ContainsFunc(c.filter(&cards).Tests, func(r rules.Test) bool { return r.Said > 0 }) {
		return false // what this text chooses is not known later
	}
	c.forATime(k, &text.DecreeUse{Pos: k.Pos, Kind: rules.Forbids, By: by, Act: &c.l.Vocab.Acts[i], Cards: &cards})
	return true
}

// stat compiles the verbs that change a number of a player.
func (c *compiler) stat(k *text.Clause) {
	in, s := rules.Instr{Op: rules.OpNum, Who: c.who, N: 1}, k.Form.Stat
	if ref := arg[*text.StatRef](k, 0); ref != nil {
		s, in.Who, in.Max = ref.Stat, c.one(k.Pos, ref.Poss, false), number(arg[*text.Count](k, 1).N)
	} else {
		in.Max = c.spent(k, arg[*text.Count](k, 0))
	}
	if k.Form.Core == text.CoreLower || k.Form.Core == text.CoreLose {
		in.N = -1
	}
	in.Num, in.Why = s.Num, s.Why
	c.out.Traits |= s.Traits
	c.emit(in)
}

func (c *compiler) counters(k *text.Clause) {
	ref, t := arg[*text.CounterRef](k, 0), arg[*text.Thing](k, 1)
	off := k.Form.Core == text.CoreCounterOff
	in := rules.Instr{Op: rules.OpCounters, N: 1}
	if off {
		in.N = -1
	}
	paysX := ref.Count.Kind == text.CountX && c.costs && off && (t.Kind == text.ThingThis || t.Count.Kind == text.CountOne)
	refuse.If(k.Pos, ref.Count.Kind == text.CountAll && !off, "say how many counters")
	c.lying(t)
	if ref.Count.Kind == text.CountAll {
		in.Max = rules.Amount{Kind: rules.All}
	} else if !paysX {
		in.Max = c.howMuch(&ref.Count)
	}
	if off {
		in.Mark = c.tallied()
	}
	if off && ref.Counter != nil && ref.Count.Kind != text.CountAll && t.Count.Kind == text.CountOne {
		// Counters are removed from a card that has them.
		c.bearing = bearing{int8(max(ref.Count.N, 1)), int8(ref.Counter.Num) + 1}
	}
	in.Reg = c.cards(t, use{})
	c.bearing = bearing{}
	if paysX {
		on := rules.Amount{Kind: rules.PerCounter, N: 1, Reg: ref.Counter.Num}
		if t.Kind != text.ThingThis {
			on.Filter = cardsOf(in.Reg)
		}
		in.Max = c.makeX(k.Pos, on)
	}
	kinds := c.l.Vocab.Counters
	if ref.Counter != nil {
		kinds = []text.Counter{*ref.Counter}
	}
	for _, kind := range kinds {
		in.Num, in.Why = kind.Num, kind.Why
		c.emit(in)
	}
}

// tallied is the mark that says how many counters the card's text has removed, 0 where no part of it
// asks that.
func (c *compiler) tallied() uint8 {
	says := c.says // of a cost: all that its card says
	if c.prog != nil {
		says = c.prog.says
	}
	for _, n := range c.l.Vocab.Numbers {
		if n.Tally == text.RemoveForm && says.has("number "+n.Phrase) {
			return c.l.Game.Facts[n.Fact].Adds
		}
	}
	return 0
}

// granted compiles an ability that is given to cards, and returns its place among
// those of the definition.
func (c *compiler) granted(p *text.Para, at text.Pos) uint8 {
	refuse.If(p.Pos, len(p.Static) > 0, "write a static ability without quotation marks: \"gets +1 ...\"")
	refuse.If(p.Pos, p.Event != nil && p.Event.Event.Would,
		"a replacement effect can't be given to other cards: say in a paragraph of its own to which cards it applies")
	waits := p.Event != nil || p.Step != nil || p.Trigger != nil
	refuse.If(p.Pos, !waits && (p.Label == nil || p.Label != c.l.Vocab.Use),
		"a card has what is in quotation marks only if it begins with what it waits for (\"When this ...\"), or with a cost (\"Discard a card: ...\")")
	prog := *c.prog
	prog.kept = nil // words that are kept are kept on this card
	a := c.l.ability(&prog, p)
	prog.kept = c.prog.kept
	*c.prog = prog
	a.Kind, a.As, a.Text = rules.AbilityGranted, a.Kind, c.l.Sentences(p.Node)
	c.prog.Abilities = append(c.prog.Abilities, a)
	refuse.If(at, len(c.prog.Abilities) > 255, "the text has %d abilities, and a card has room for 255: leave some out", len(c.prog.Abilities))
	return uint8(len(c.prog.Abilities) - 1)
}

// grant compiles the clauses that give abilities to cards, or take them away.
func (c *compiler) grant(k *text.Clause) {
	t := arg[*text.Thing](k, 0)
	c.lying(t)
	in := rules.Instr{Op: rules.OpMark, Mark: c.l.Game.Grants}
	switch k.Form.Core {
	case text.CoreQuote:
		in.N = int16(c.granted(k.Quote, k.Pos))
	case text.CoreMute:
		in.Mark = c.l.Game.Mutes
	case text.CoreWhile:
		in.N = c.lent(k)
	}
	lasts(k.Until, &in)
	c.each = nil // it is of the changes
	in.Reg = c.cards(t, use{})
	c.emit(in)
}

// lent compiles what a card gets or can as long as something is so, and returns its
// place as a mark says it.
func (c *compiler) lent(k *text.Clause) int16 {
	inner := c.l.compiler(nil)
	inner.at = k.Pos
	st := rules.Static{Bound: true, If: inner.cond(k.While), Text: c.l.holding(k.Node)}
	inner.changesOf(&st, arg[*text.Thing](k, 0), k.Powers, arg[[]text.ChangeRef](k, 1), k.Each)
	c.prog.Lent = append(c.prog.Lent, st)
	return -int16(len(c.prog.Lent))
}
