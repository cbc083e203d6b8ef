package compile

import (
	"cmp"
	"slices"

	"feltstack/rules"
	"feltstack/rules/text"
	"feltstack/rules/text/refuse"
)

// counts is that a number is at least so much.
func counts(n rules.Amount, least int) *rules.Cond {
	return &rules.Cond{Pred: -1, Count: n, N: int16(least)}
}

// so is that the card of the text has a property, or that something else is so.
func (l *Language) so(pred string, n int16, not bool) *rules.Cond {
	return &rules.Cond{Pred: int16(l.preds[pred]), N: n, Not: not}
}

// both is a condition that holds where two do; nil always does.
func both(a, b *rules.Cond) *rules.Cond {
	switch {
	case a == nil:
		return b
	case b == nil:
		return a
	}
	out := *a
	out.And = both(a.And, b)
	return &out
}

// cond compiles a condition, or with "unless" its opposite; nil always holds.
func (c *compiler) cond(k *text.Cond) *rules.Cond {
	if k == nil {
		return nil
	}
	out := c.holds(k)
	if k.Not {
		return opposite(out)
	}
	return out
}

// opposite is a condition that holds where another doesn't.
func opposite(c *rules.Cond) *rules.Cond {
	if c == nil {
		return nil
	}
	out := *c
	out.Not, out.And, out.Or = !c.Not, opposite(c.Or), opposite(c.And)
	return &out
}

func (c *compiler) holds(k *text.Cond) *rules.Cond {
	refuse.If(k.Pos, k.YouDo, "\"you do\" can only stand after \"if\"")
	refuse.If(k.Pos, k.Was && k.Past == "" && (c.event == nil || c.event.Thing.Kind != text.ThingThis),
		"this is still there: say \"is\", or wait for what happens to it (\"When this is destroyed, ...\")")
	switch w := k.Word; {
	case k.All != nil:
		var all *rules.Cond
		for _, one := range slices.Backward(k.All) {
			if last := all; !k.Or {
				all = both(c.cond(one), last)
			} else {
				all = c.cond(one)
				all.Or = last
			}
		}
		return all
	case k.Vote:
		refuse.IfMissing(k.Pos, c.votes == 0, noVote)
		return rules.Passed(uint8(c.votes - 1))
	case k.Paid:
		return counts(rules.Amount{Kind: rules.PaidExtra, N: 1}, 1)
	case k.Roll:
		than := c.chosenNumber(k.Pos)
		return &rules.Cond{Pred: -1, Count: rules.Amount{Kind: c.pips(k.Pos), N: 1}, Cmp: rules.Exactly, Than: &than}
	case k.A != nil:
		out := counts(c.quantity(k.A), k.N)
		if out.Cmp = k.Cmp; k.B != nil {
			than := c.quantity(k.B)
			out.Than = &than
		}
		return out
	case w != nil:
		if s := w.Sides; s != 0 && c.thrown != s {
			refuse.Missing(k.Pos, "%s", []string{text.SidesCalled: "call a coin first", 2: "toss a coin first", 6: "roll a die first"}[s])
		}
		c.unheard = nil
		return c.l.so(w.Pred, cmp.Or(int16(k.N), w.N), w.Not)
	case k.Bearer:
		f := cardsIn(c.l.table()...)
		f.Tie, f.Tests = rules.Bearer, []rules.Test{c.l.is(k.Is, 0)}
		return counts(rules.Amount{Kind: rules.CountAll, Filter: f}, 1)
	case k.Is != nil:
		out := c.l.so(k.Is.Pred, k.Is.N, k.Is.Not)
		if k.Past != "" {
			out.Of = c.named(k.Pos, k.Past) + 1
		}
		return out
	}
	c.changes = false
	switch {
	case len(k.Made) > 0:
		plays := int16(0)
		for _, n := range k.Made {
			plays |= n.Made
		}
		return c.l.so(c.l.Vocab.Made, plays, false)
	case k.In != nil:
		this := &text.Thing{Pos: k.Pos, From: []text.SourceRef{{Zone: *k.In}}}
		f := c.tally(this)
		f.Tie = rules.Self
		return counts(rules.Amount{Kind: rules.CountAll, Filter: f}, 1)
	case k.Did != nil:
		return c.whetherDid(k.Did)
	case k.Bears != nil:
		return counted(c.quantity(&text.Quantity{Pos: k.Pos, Kind: text.QuantityCounters, Counter: k.Bears.Counter, Thing: k.Thing}), k.Bears.Count)
	}
	t := k.Thing
	if k.Payers {
		return counted(c.payers(t), t.Count)
	}
	f := c.tally(t)
	if k.Ctrl != text.PossNone {
		refuse.If(t.Pos, placed(f) || t.Poss != text.PossNone || t.Ctrl != text.PossNone,
			"%q is said of cards in play: leave out where they are and whose", "control")
		f.From, f.Ctrl = c.l.table(), c.whose(t.Pos, k.Ctrl)
	}
	c.other(t, f)
	if k.Than != 0 {
		return more(f, k.Than, c.whose(t.Pos, k.Other))
	}
	c.onBoard(t.Pos, f, c.l.Vocab.InPlay, "a condition must say where the cards are: \"in your hand\", \"on %s\"", c.l.Vocab.Table)
	return counted(rules.Amount{Kind: rules.CountAll, Filter: f}, t.Count)
}

// tally is the description of cards that are counted.
func (c *compiler) tally(t *text.Thing) *rules.Filter {
	c.tallies = true
	f := c.filter(t)
	c.tallies = false
	return f
}

// more asks whether someone has more such cards, or with -1 fewer, than
// another player has.
func more(f *rules.Filter, than int, of rules.Who) *rules.Cond {
	their := *f
	if f.Ctrl != rules.Each {
		their.Ctrl = of
	} else {
		their.From = slices.Clone(f.From)
		their.From[0].Whose = of
	}
	out := counts(rules.Amount{Kind: rules.CountAll, Filter: f}, than)
	out.Than = &rules.Amount{Kind: rules.CountAll, Filter: &their}
	if than < 0 {
		out.Cmp = rules.AtMost
	}
	return out
}

// counted compares a number with how many a text says that there are.
func counted(have rules.Amount, n text.Count) *rules.Cond {
	out := counts(have, n.N)
	switch n.Kind {
	case text.CountOne, text.CountNo:
		out.N, out.Not = 1, n.Kind == text.CountNo
	case text.CountExactlyOne:
		out.N, out.Cmp = 1, rules.Exactly
	case text.CountN:
		out.Cmp = rules.Exactly
	case text.CountAtMost:
		out.Cmp = rules.AtMost
	}
	return out
}
