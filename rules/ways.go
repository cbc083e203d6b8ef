package rules

import "slices"

// search is how a Bill finds a way that does more than cover its wants: no card
// is used in two ways, and what else is to be paid still can be.
type search struct {
	used  []int16 // of each source: how often the solution uses it
	rank  []uint8 // of each source: of a lot those are used first that have the least
	flags []uint16
	best  []int16 // of each lot: the uses of the best way so far
	kept  []int16 // of each lot, of the ways that are looked at
	cost  uint64
	nodes int
	tried []bool
}

// The ranks of sources: those that the payer has put in, any, those taken out.
const (
	rankIn = iota
	rankAny
	rankOut
	ranks
)

// nodesBound ends a search. Only where many cards compete for what else is to be
// paid does it go so far.
const nodesBound = 400

// payable reports whether the bill can be paid.
func (b *Bill) payable() bool {
	switch {
	case len(b.codes) > 0 && b.q.canDo(b.codes) != 0:
		return false
	case len(b.wants) == 0:
		return true
	case !b.number() || !b.covered(func(l *lot) int16 { return l.hi }):
		return false
	}
	return len(b.codes) == 0 && !b.several || b.find()
}

// find finds the best way to pay the bill, in the lots' take; place says what that uses.
func (b *Bill) find() bool {
	if b.easy() {
		cost, ok := b.cheapest()
		if b.cost = cost; !ok {
			b.cost = noCost
		}
		return ok
	}
	b.cost, b.nodes, b.kept = noCost, 0, b.kept[:0]
	b.look()
	if b.cost == noCost {
		return false
	}
	for i := range b.lots {
		b.lots[i].take = b.best[i]
	}
	return true
}

// fits reports whether the sources do what the lots are to do, and what else is to be
// paid still can be.
func (b *Bill) fits() bool {
	if b.several || len(b.codes) > 0 {
		return b.place() && b.leaves()
	}
	return !slices.ContainsFunc(b.lots, func(l lot) bool { return l.take > l.all })
}

// easy reports whether the cheapest uses are a way to pay: the price is plain, and nothing
// that is used stands in the way of another use or of what else is to be paid.
func (b *Bill) easy() bool {
	if !b.simple() || b.several || len(b.codes) > 0 {
		return false
	}
	for i := range b.lots {
		if b.lots[i].hi > b.lots[i].all {
			return false
		}
	}
	return true
}

// look looks for a better way. What the solver proposes may not do; then one of
// its lots is used less often.
func (b *Bill) look() {
	cost, ok := b.solve()
	if b.nodes++; !ok || cost >= b.cost || b.nodes > nodesBound {
		return
	}
	if b.fits() {
		b.cost = cost
		b.best = b.best[:0]
		for i := range b.lots {
			b.best = append(b.best, b.lots[i].take)
		}
		return
	}
	base := len(b.kept)
	for i := range b.lots {
		b.kept = append(b.kept, b.lots[i].take, b.lots[i].lo)
	}
	for i := range b.lots {
		l, take := &b.lots[i], b.kept[base+2*i]
		if take > l.lo && b.counts(i) {
			hi := l.hi
			l.hi = take - 1
			b.look()
			l.hi = hi
		}
		l.lo = max(l.lo, take) // the ways with less of it have been looked at
	}
	for i := range b.lots {
		b.lots[i].lo = b.kept[base+2*i+1]
	}
	b.kept = b.kept[:base]
}

// counts reports whether it could help to use lot i less often: its cards are
// sources in other ways, or what else is to be paid could take them.
func (b *Bill) counts(i int) bool {
	for k := range b.sources {
		s := &b.sources[k]
		if b.lotOf[k] != i || s.floats {
			continue
		}
		if by := &b.m.Game.Means[s.By]; b.several || by.Num > 0 || by.Counter > 0 || by.Do != nil {
			return true
		}
		for c := range b.codes {
			switch in := &b.codes[c]; in.Op {
			case OpPick:
				if b.q.Passes(in.Filter, s.Card) == 0 {
					return true
				}
			case OpThis:
				if s.Card == b.q.Src {
					return true
				}
			}
		}
	}
	return false
}

// place says which sources are used for the uses of every lot, each card in one
// way only; false if that can't be.
func (b *Bill) place() bool {
	n := len(b.sources)
	b.used, b.tried = grown(b.used, n), grown(b.tried, n)
	clear(b.used)
	if !b.several {
		return b.fill()
	}
	for i := range b.lots {
		for left := b.lots[i].take; left > 0; left-- {
			clear(b.tried)
			if !b.seat(i) {
				return false
			}
		}
	}
	return true
}

// fill is place where no card is a source in two ways.
func (b *Bill) fill() bool {
	left := int16(0)
	for i := range b.lots {
		l := &b.lots[i]
		l.left = l.take
		left += max(l.take, 0)
	}
	for rank := range uint8(ranks) {
		for k := range b.sources {
			l := &b.lots[b.lotOf[k]]
			if l.left <= 0 || b.rank[k] != rank {
				continue
			}
			n := min(l.left, b.sources[k].uses())
			b.used[k] = n
			l.left -= n
			left -= n
		}
		if left == 0 {
			return true
		}
	}
	return false
}

// seat finds a source for one more use of lot i; a card that is used in another
// way already is free if that use finds another.
func (b *Bill) seat(i int) bool {
	for rank := range uint8(ranks) {
		for k := range b.sources {
			s := &b.sources[k]
			if b.lotOf[k] != i || b.rank[k] != rank || b.tried[k] || b.used[k] == s.uses() {
				continue
			}
			b.tried[k] = true
			if b.used[k] == 0 && b.several && !b.free(k) {
				continue
			}
			b.used[k]++
			return true
		}
	}
	return false
}

// free frees the card of source k from its use in another way.
func (b *Bill) free(k int) bool {
	c := b.sources[k].Card
	if c == 0 {
		return true
	}
	held := -1
	for j := range b.sources {
		if b.sources[j].Card == c {
			b.tried[j] = true
			if j != k && b.used[j] > 0 {
				held = j
			}
		}
	}
	if held < 0 {
		return true
	}
	if b.used[held] > 1 || !b.seat(b.lotOf[held]) {
		return false
	}
	b.used[held]--
	return true
}

// leaves reports whether what else is to be paid can be, once the sources have
// been used. It is tried on the match, which is as before afterwards.
func (b *Bill) leaves() bool {
	if len(b.codes) == 0 {
		return true
	}
	m, s := b.m, &b.m.S
	b.flags = b.flags[:0]
	for i := range b.sources {
		src := &b.sources[i]
		b.flags = append(b.flags, s.Cards[src.Card].Flags)
		if b.used[i] > 0 && !src.floats {
			by := &m.Game.Means[src.By]
			if src.Card != 0 {
				s.Cards[src.Card].Flags |= by.Flag
				if by.Leaves {
					m.scratch.away = append(m.scratch.away, src.Card)
				}
			}
			b.draw(src, b.used[i])
		}
	}
	ok := b.q.canDo(b.codes) == 0
	m.scratch.away = m.scratch.away[:0]
	for i := len(b.sources) - 1; i >= 0; i-- {
		src := &b.sources[i]
		s.Cards[src.Card].Flags = b.flags[i]
		if b.used[i] > 0 && !src.floats {
			b.draw(src, -b.used[i])
		}
	}
	return ok
}

// draw takes n from the numbers and counters that a source is; below 0 it gives back.
func (b *Bill) draw(src *Supply, n int16) {
	s, by := &b.m.S, &b.m.Game.Means[src.By]
	if by.Num > 0 {
		s.Seats[b.q.Ctrl].Nums[by.Num-1] -= n
	}
	if by.Counter > 0 {
		if i := b.m.S.counterAt(b.m.Game, src.Card, by.Counter-1, b.q.Ctrl); i >= 0 {
			s.Counters[i].N -= n
		}
	}
}

// takes reports whether card c is spoken for: a use of it that is tried takes it away.
func (sc *scratch) takes(c CardID) bool { return slices.Contains(sc.away, c) }
