package text

import "feltstack/rules"

// This file compiles descriptions of cards and plays.

// filter compiles the description of cards or plays.
func (c *compiler) filter(t *Thing) *rules.Filter {
	if t.Kind == ThingBearer {
		return bearer()
	}
	f := &rules.Filter{Reg: -1, Ctrl: rules.Each, NotSrc: t.Other, Text: c.l.filter(t)}
	f.Items = len(t.Nouns) > 0 && t.Nouns[0].Item
	f.Targeted = t.Target != "" || f.Items
	for _, p := range []Poss{t.Poss, t.Ctrl} {
		if p != PossNone {
			f.Ctrl = c.whose(t.Pos, p)
		}
	}
	for _, a := range t.Adjs {
		f.Tests = append(f.Tests, c.adjective(t, f, a))
	}
	if len(t.Or) > 0 {
		last := &f.Tests[len(f.Tests)-1]
		any := []rules.Test{*last}
		for _, a := range t.Or {
			any = append(any, c.adjective(t, f, a))
		}
		*last = rules.Test{Any: any}
	}
	if t.Said != nil {
		f.Tests = append(f.Tests, c.chosen(t.Pos, t.Said))
	}
	for i, h := range t.Having {
		if h.Number != nil {
			c.compares(f, &t.Having[i])
			continue
		}
		if h.Event != nil {
			f.Tests = append(f.Tests, c.done(t, &t.Having[i]))
			continue
		}
		c.match(t, f, h.Word.Item, h.Word.Phrase)
		n := h.Word.N
		if h.N != 0 {
			n = int16(h.N)
		}
		f.Tests = append(f.Tests, rules.Test{Pred: c.l.preds[h.Word.Pred], N: n, Not: h.Word.Not})
	}
	for _, n := range t.Non {
		f.Tests = append(f.Tests, rules.Test{Pred: c.l.preds[n.Pred], N: n.N, Not: !n.Not})
	}
	var nouns []rules.Test
	for _, n := range t.Nouns {
		if n.Pred != "" {
			nouns = append(nouns, rules.Test{Pred: c.l.preds[n.Pred], N: n.N, Not: n.Not})
		} else if len(t.Nouns) > 1 {
			fail(t.Pos, "%q includes every other noun of the list", n.Phrase)
		}
	}
	if len(nouns) == 1 {
		f.Tests = append(f.Tests, nouns[0])
	} else if len(nouns) > 1 {
		f.Tests = append(f.Tests, rules.Test{Any: nouns})
	}
	if t.Table {
		f.From = c.l.table()
	}
	if t.Host != nil {
		c.hung(t, f)
	}
	f.Least, f.Counter = int8(c.least1), c.kind
	if r := t.Bears; r != nil {
		if f.Least > 0 && f.Counter != int8(r.Counter.Num)+1 {
			fail(t.Pos, "counters are taken from a card that has them: leave out that it has others")
		}
		f.Least, f.Counter = max(f.Least, int8(r.Count.N), 1), int8(r.Counter.Num)+1
	}
	for i := range t.From {
		f.From = append(f.From, c.source(t, &t.From[i]))
	}
	if t.Among != "" {
		f.Reg = c.named(t.Pos, t.Among)
	}
	if f.Items && (len(f.From) > 0 || t.Table || t.Among != "") {
		fail(t.Pos, "plays lie on the stack, not in a zone of cards")
	}
	if f.Items && (t.Bears != nil || len(t.Non) > 0) {
		fail(t.Pos, "%q is said of cards, not of plays", c.l.phrase(t))
	}
	return f
}

func (c *compiler) adjective(t *Thing, f *rules.Filter, a *Word) rules.Test {
	c.match(t, f, a.Item, a.Phrase)
	return rules.Test{Pred: c.l.preds[a.Pred], N: a.N, Not: a.Not}
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

// match makes sure that a property is one of plays where plays are meant, and
// of cards where cards are.
func (c *compiler) match(t *Thing, f *rules.Filter, item bool, phrase string) {
	if item != f.Items {
		fail(t.Pos, "%q does not go with %q", phrase, t.Nouns[0].Phrase)
	}
}
