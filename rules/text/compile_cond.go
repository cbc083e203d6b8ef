package text

import (
	"slices"

	"feltstack/rules"
)

// cond compiles a condition, or with "unless" its opposite.
func (c *compiler) cond(k *Cond) *rules.Cond {
	out := c.holds(k)
	out.Not = out.Not != k.Not
	return out
}

func (c *compiler) holds(k *Cond) *rules.Cond {
	if k.YouDo {
		fail(k.Pos, "\"you do\" can only stand after \"if\"")
	}
	switch {
	case k.Vote:
		return c.passes(k)
	case k.Paid:
		return &rules.Cond{Pred: -1, Count: rules.Amount{Kind: rules.PaidExtra, N: 1}, N: 1}
	case k.Roll:
		return c.rollIsChosen(k)
	}
	if k.A != nil {
		return c.compared(k)
	}
	c.past(k)
	if k.Word != nil {
		if s := k.Word.Sides; s != 0 && c.thrown != s {
			missing(k.Pos, "%s", []string{SidesCalled: "call a coin first", 2: "toss a coin first", 6: "roll a die first"}[s])
		}
		c.heeds()
		n := k.Word.N
		if k.N != 0 {
			n = int16(k.N)
		}
		return &rules.Cond{Pred: int16(c.l.preds[k.Word.Pred]), N: n, Not: k.Word.Not}
	}
	if k.Is != nil {
		if k.Is.Item {
			fail(k.Pos, "%q is said of plays", k.Is.Phrase)
		}
		return &rules.Cond{Pred: int16(c.l.preds[k.Is.Pred]), N: k.Is.N, Not: k.Is.Not}
	}
	c.changes = false
	if k.Did != nil {
		return c.whetherDid(k.Did)
	}
	if k.Bears != nil {
		n := c.times(&ForEach{Counter: k.Bears.Counter, Thing: k.Thing}, 1)
		return counted(&rules.Cond{Pred: -1, Count: n}, k.Bears.Count)
	}
	t := k.Thing
	f := c.filter(t)
	if k.Ctrl != PossNone {
		if len(f.From) > 0 || f.Items || f.Reg >= 0 || t.Poss != PossNone || t.Ctrl != PossNone {
			fail(t.Pos, "%q is said of cards in play: leave out where they are and whose", "control")
		}
		f.From, f.Ctrl = c.l.table(), c.whose(t.Pos, k.Ctrl)
	}
	c.other(t, f)
	if k.Than != 0 {
		return more(f, k.Than, c.whose(t.Pos, k.Other))
	}
	if c.l.Vocab.InPlay && len(f.From) == 0 && !f.Items && f.Reg < 0 {
		f.From = c.l.table()
	}
	if f.Reg < 0 && len(f.From) == 0 && !f.Items {
		fail(t.Pos, "a condition must say where the cards are: \"in your hand\", \"on %s\"", c.l.Vocab.Table)
	}
	return counted(&rules.Cond{Pred: -1, Count: rules.Amount{Kind: rules.CountAll, Filter: f}}, t.Count)
}

// more asks whether somebody has more such cards, or with -1 fewer, than
// another player has.
func more(f *rules.Filter, than int, of rules.Who) *rules.Cond {
	their := *f
	if f.Ctrl != rules.Each {
		their.Ctrl = of
	} else {
		their.From = slices.Clone(f.From)
		their.From[0].Whose = of
	}
	out := &rules.Cond{Pred: -1, Count: rules.Amount{Kind: rules.CountAll, Filter: f}, N: int16(than), Than: &rules.Amount{Kind: rules.CountAll, Filter: &their}}
	if than < 0 {
		out.Cmp = rules.AtMost
	}
	return out
}

// counted makes a condition one of how many there are.
func counted(out *rules.Cond, n Count) *rules.Cond {
	out.N = int16(n.N)
	switch n.Kind {
	case CountOne:
		out.N = 1
	case CountNo:
		out.N, out.Not = 1, true
	case CountN:
		out.Cmp = rules.Exactly
	case CountAtMost:
		out.Cmp = rules.AtMost
	}
	return out
}
