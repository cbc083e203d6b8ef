package payment

import "slices"

// search is how a Sheet finds a way that does more than cover its wants: no thing
// is used in two ways, and what else is to be paid still can be.
type search struct {
	used  []int16 // of each source: how often the solution uses it
	rank  []uint8 // of each source: of a lot those are used first that have the least
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

// nodesBound ends a search. Only where many things compete for what else is to be
// paid does it go so far.
const nodesBound = 400

// Payable reports whether there is a way to pay.
func (s *Sheet) Payable() bool {
	switch {
	case s.Free():
		return true
	case !s.number() || !s.covered(func(l *lot) int16 { return l.hi }):
		return false
	}
	return s.besides == nil && !s.several || s.find()
}

// find finds the best way to pay, in the lots' take; Place says what that uses.
func (s *Sheet) find() bool {
	if s.easy() {
		cost, ok := s.cheapest()
		if s.cost = cost; !ok {
			s.cost = noCost
		}
		return ok
	}
	s.cost, s.nodes, s.kept = noCost, 0, s.kept[:0]
	s.look()
	if s.cost == noCost {
		return false
	}
	for i := range s.lots {
		s.lots[i].take = s.best[i]
	}
	return true
}

// fits reports whether the sources do what the lots are to do, and what else is to be
// paid still can be.
func (s *Sheet) fits() bool {
	if s.several || s.besides != nil {
		return s.Place() && (s.besides == nil || s.besides.Stays())
	}
	return !slices.ContainsFunc(s.lots, func(l lot) bool { return l.take > l.all })
}

// easy reports whether the cheapest uses are a way to pay: the price is plain, and nothing
// that is used stands in the way of another use or of what else is to be paid.
func (s *Sheet) easy() bool {
	if !s.simple() || s.several || s.besides != nil {
		return false
	}
	for i := range s.lots {
		if s.lots[i].hi > s.lots[i].all {
			return false
		}
	}
	return true
}

// look looks for a better way. What the solver proposes may not do; then one of
// its lots is used less often.
func (s *Sheet) look() {
	cost, ok := s.solve()
	if s.nodes++; !ok || cost >= s.cost || s.nodes > nodesBound {
		return
	}
	if s.fits() {
		s.cost = cost
		s.best = s.best[:0]
		for i := range s.lots {
			s.best = append(s.best, s.lots[i].take)
		}
		return
	}
	base := len(s.kept)
	for i := range s.lots {
		s.kept = append(s.kept, s.lots[i].take, s.lots[i].lo)
	}
	for i := range s.lots {
		l, take := &s.lots[i], s.kept[base+2*i]
		if take > l.lo && s.counts(i) {
			hi := l.hi
			l.hi = take - 1
			s.look()
			l.hi = hi
		}
		l.lo = max(l.lo, take) // the ways with less of it have been looked at
	}
	for i := range s.lots {
		s.lots[i].lo = s.kept[base+2*i+1]
	}
	s.kept = s.kept[:base]
}

// counts reports whether it could help to use lot i less often: its things are
// used by other sources, or what else is to be paid could take them.
func (s *Sheet) counts(i int) bool {
	for k := range s.sources {
		src := &s.sources[k]
		if s.lotOf[k] == i && !src.floats && (src.tells || s.several || s.besides != nil && s.besides.Takes(k)) {
			return true
		}
	}
	return false
}

// Place says which sources are used for the uses of every lot, each thing in one
// way only; false if that can't be.
func (s *Sheet) Place() bool {
	n := len(s.sources)
	s.used, s.tried = grown(s.used, n), grown(s.tried, n)
	clear(s.used)
	if !s.several {
		return s.fill()
	}
	for i := range s.lots {
		for left := s.lots[i].take; left > 0; left-- {
			clear(s.tried)
			if !s.seat(i) {
				return false
			}
		}
	}
	return true
}

// fill is Place where no thing is used by two sources.
func (s *Sheet) fill() bool {
	left := int16(0)
	for i := range s.lots {
		l := &s.lots[i]
		l.left = l.take
		left += max(l.take, 0)
	}
	for rank := range uint8(ranks) {
		for k := range s.sources {
			l := &s.lots[s.lotOf[k]]
			if l.left <= 0 || s.rank[k] != rank {
				continue
			}
			n := min(l.left, s.sources[k].uses)
			s.used[k] = n
			l.left -= n
			left -= n
		}
		if left == 0 {
			return true
		}
	}
	return false
}

// seat finds a source for one more use of lot i; a thing that is used in another
// way already is free if that use finds another.
func (s *Sheet) seat(i int) bool {
	for rank := range uint8(ranks) {
		for k := range s.sources {
			if s.lotOf[k] != i || s.rank[k] != rank || s.tried[k] || s.used[k] == s.sources[k].uses {
				continue
			}
			s.tried[k] = true
			if s.used[k] == 0 && s.several && !s.free(k) {
				continue
			}
			s.used[k]++
			return true
		}
	}
	return false
}

// free frees the thing of source k from its use in another way. What is used more than once that way is
// not freed.
func (s *Sheet) free(k int) bool {
	thing := s.sources[k].thing
	if thing == 0 {
		return true
	}
	held := -1
	for j := range s.sources {
		if s.sources[j].thing == thing {
			s.tried[j] = true
			if j != k && s.used[j] > 0 {
				held = j
			}
		}
	}
	if held < 0 {
		return true
	}
	if s.used[held] > 1 || !s.seat(s.lotOf[held]) {
		return false
	}
	s.used[held]--
	return true
}
