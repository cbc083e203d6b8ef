package rules

// propose finds the way to pay that stands after all changes of the payer: the
// best one, changed step by step.
func (b *Bill) propose(serial ItemID) bool {
	if !b.find() {
		return false
	}
	b.late = b.cost >> costLate
	s := &b.m.S
	for i := range s.Picks {
		k := s.Picks[i]
		if k.Serial != serial || k.Reg < regChange {
			continue
		}
		if !b.change(k.Card, (k.Reg-regChange)/2, k.Reg&1 == 1) {
			return false
		}
	}
	b.place()
	return true
}

// Changes reports whether a pick is a change of a proposal to pay.
func (k *Pick) Changes() bool { return k.Reg >= regChange }

// change puts a source in that is this card in this way, or takes it out, and finds the best
// way to pay then; false if there is none. A source that is gone changes nothing.
func (b *Bill) change(c CardID, way uint8, out bool) bool {
	at := b.source(c, way)
	if at < 0 {
		return true
	}
	if l := &b.lots[b.lotOf[at]]; out {
		l.less()
		b.rank[at] = rankOut
	} else {
		l.more()
		b.rank[at] = rankIn
	}
	return b.find()
}

// more asks for one more use than is proposed, less for one fewer.
func (l *lot) more() { l.lo, l.hi = l.take+1, max(l.hi, l.take+1) }
func (l *lot) less() { l.lo, l.hi = min(l.lo, l.take-1), l.take-1 }

// source is the place of the source that is this card in this way, -1 if it is none.
func (b *Bill) source(c CardID, way uint8) int {
	for i := range b.sources {
		if s := &b.sources[i]; s.Card == c && s.Way == way {
			return i
		}
	}
	return -1
}

// offer offers the changes after which the bill can still be paid: of sources
// that come to the same one.
func (b *Bill) offer() {
	b.plan = b.plan[:0]
	for i := range b.lots {
		b.plan = append(b.plan, b.lots[i].take)
	}
	for i := range b.lots {
		b.lots[i].open, b.lots[i].last = -1, -1
	}
	for k := len(b.sources) - 1; k >= 0; k-- {
		l := &b.lots[b.lotOf[k]]
		if b.used[k] < b.sources[k].uses() {
			l.open = int16(k)
		}
		if b.used[k] > 0 && l.last < 0 {
			l.last = int16(k)
		}
	}
	if b.fine = b.easy(); b.fine {
		b.sum = b.tally()
	}
	for i := range b.lots {
		if at := b.lots[i].open; at >= 0 {
			b.try(i, int(at), VerbWith, (*lot).more)
		}
	}
	for i := range b.lots {
		if at := b.lots[i].last; at >= 0 {
			b.try(i, int(at), VerbWithout, (*lot).less)
		}
	}
}

// try offers a change to lot i, which is shown at source at, if it is possible.
func (b *Bill) try(i, at int, v Verb, change func(l *lot)) {
	l := &b.lots[i]
	lo, hi := l.lo, l.hi
	ok := false
	if b.fine {
		n, t := b.wants[0].n, b.sum
		t.count(l, n, -1)
		change(l)
		t.count(l, n, 1)
		late, can := t.late(n)
		ok = can && l.lo <= l.hi && uint64(late) == b.late
	} else {
		change(l)
		ok = b.find() && b.cost>>costLate == b.late && b.tight()
		for k := range b.lots {
			b.lots[k].take = b.plan[k]
		}
	}
	l.lo, l.hi = lo, hi
	s := &b.sources[at]
	o := Option{Verb: v, Ability: s.Way, Card: s.Card}
	if ok {
		b.m.Offer(o, 0)
	} else {
		b.m.Offer(o, b.m.Game.noChange(v))
	}
}

// noChange is why a proposal to pay can't be changed: another source would pay too much, or
// without this one the rest does not pay.
func (g *Game) noChange(v Verb) No {
	if v == VerbWith && g.Enough != 0 {
		return g.Enough
	}
	return g.NoCost
}

// tight reports whether the payer's own choice of sources uses none after the
// bill is paid: only the last of them may give more than is wanted.
func (b *Bill) tight() bool {
	forced := false
	for i := range b.lots {
		if l := &b.lots[i]; !l.first {
			if l.take > l.lo {
				return true // what is not the payer's choice is there because it is needed
			}
			forced = forced || l.take > 0
		}
	}
	if !forced {
		return true
	}
	for i := range b.lots {
		if b.lots[i].take > 0 && !b.covered(func(l *lot) int16 {
			if l == &b.lots[i] {
				return l.take - 1
			}
			return l.take
		}) {
			return true
		}
	}
	return false
}

// PaysWith calls visit for each source that the pending proposal to pay uses, and
// how often; nothing where none is pending.
func (m *Match) PaysWith(visit func(s Supply, uses int16)) {
	if m.S.Decision.Kind != PickPay {
		return
	}
	b := m.Words().pending()
	if b == nil || len(b.wants) == 0 || !b.propose(m.S.Asked.Serial) {
		return
	}
	for i := range b.sources {
		if b.used[i] > 0 {
			visit(b.sources[i], b.used[i])
		}
	}
}
