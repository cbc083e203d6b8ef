package rules

// This file is targets that depend on each other: two that share a color, one with the name of
// another. Only those are offered with which all the others can be chosen, too.

// findLinks notes which options have such targets.
func (a *Ability) findLinks() {
	for i := range a.Modes {
		mode := &a.Modes[i]
		mode.linked = false
		for j := range mode.Targets {
			t := &mode.Targets[j]
			mode.linked = mode.linked || t.Alike != nil || t.Same != 0 || !t.Item && mode.looksBack(t.Filter, j)
		}
	}
}

// looksBack reports whether a description is of cards that hang together with a target before
// the one at a place.
func (o *Mode) looksBack(f *Filter, at int) bool {
	before := func(reg int) bool {
		for i := range o.Targets[:at] {
			if int(o.Targets[i].Reg) == reg {
				return true
			}
		}
		return false
	}
	if f.Except > 0 && before(int(f.Except-1)) {
		return true
	}
	for i := range f.Tests {
		t := &f.Tests[i]
		if t.As > 0 && before(int(t.As-1)) {
			return true
		}
		for a := t.Than; a != nil; a = a.And {
			if a.Kind == FactOf && a.Filter == nil && before(int(a.Reg)) {
				return true
			}
		}
	}
	return false
}

// goesWith reports whether a target goes with the cards that were chosen for it before, those of
// the first picks up to a place.
func (q *Query) goesWith(t *Target, c CardID, upTo int) bool {
	if t.Alike == nil && t.Same == 0 {
		return true
	}
	src, ok := q.Src, true
	for i := 0; ok && i < upTo; i++ {
		if k := &q.m.S.Picks[i]; k.Serial == q.Serial && k.Reg == t.Reg && k.Is == HeldCard && k.Card != c {
			q.Src = k.Card
			ok = (t.Same == 0 || q.m.alike(t.Same, k.Card, c)) && (t.Alike == nil || q.m.Game.Preds[t.Alike.Pred].Holds(q.m, q, c, t.Alike.N))
		}
	}
	q.Src = src
	return ok
}

// leads reports whether c can be the next target, of those at a place of the mode for which sub
// are chosen, and all that is needed after it can still be chosen.
func (q *Query) leads(mode *Mode, at int, sub int8, c CardID) bool {
	m := q.m
	t := &mode.Targets[at]
	if m.S.InReg(q.Serial, t.Reg, c) || !q.goesWith(t, c, len(m.S.Picks)) {
		return false
	}
	n := len(m.S.Picks)
	m.S.Put(q.Serial, t.Reg, c)
	ok := sub+1 >= t.Min && q.completes(mode, at+1) || sub+1 < t.Min && q.opens(mode, at, sub+1)
	m.S.Picks = m.S.Picks[:n]
	return ok
}

// opens reports whether there is a next target.
func (q *Query) opens(mode *Mode, at int, sub int8) bool {
	t := &mode.Targets[at]
	if t.Seat {
		return q.targets(t) != 0 && q.completes(mode, at+1)
	}
	if t.Item {
		return q.countFree(t, 1) > 0 && q.completes(mode, at+1)
	}
	for it := q.Cards(t.Filter); ; {
		c := it.Next()
		if c == 0 {
			return false
		}
		if q.leads(mode, at, sub, c) {
			return true
		}
	}
}

// completes reports whether all targets from a place on can be chosen that are needed.
func (q *Query) completes(mode *Mode, at int) bool {
	for ; at < len(mode.Targets); at++ {
		if t := &mode.Targets[at]; t.Min > 0 {
			return q.opens(mode, at, 0)
		}
	}
	return true
}

// linkable reports whether all targets of a mode can be chosen that are needed, whatever is
// chosen for it so far.
func (q *Query) linkable(mode *Mode) bool {
	s, sc := &q.m.S, &q.m.scratch
	sc.picks = append(sc.picks[:0], s.Picks...)
	serial := q.Serial
	for i := range mode.Targets {
		reg := mode.Targets[i].Reg
		s.unpick(func(k Pick) bool { return k.Serial == serial && k.Reg == reg })
	}
	ok := q.completes(mode, 0)
	s.Picks = append(s.Picks[:0], sc.picks...)
	return ok
}
