package rules

// plain reports whether a price wants units of one kind, and each use gives just one.
func (s *solver) plain() bool { return len(s.wants) == 1 && s.odd == 0 }

// lateness is how many units of a plain price aren't paid by what is to be spent first,
// in the best way; false if there is none. It is what cheapest comes to, without the way.
func (s *solver) lateness() (late int16, ok bool) {
	n := s.wants[0].n
	var lo, hi [2]int16 // of what is to be spent first, at 1, and of the rest
	for i := range s.lots {
		l, first := &s.lots[i], 0
		if l.lo > l.hi {
			return 0, false
		}
		if l.first {
			first = 1
		}
		lo[first] += max(l.lo, 0)
		hi[first] += min(max(l.hi, 0), n)
	}
	if n > maxOfWant || lo[0]+lo[1] > n || hi[0]+hi[1] < n {
		return 0, false
	}
	return n - min(hi[1], n-lo[0]), true
}

// cheapest is solve for a plain price. Of uses that cost the same the first are taken.
func (s *solver) cheapest() (cost uint64, ok bool) {
	left := s.wants[0].n
	if left > maxOfWant {
		return 0, false
	}
	for i := range s.lots {
		l := &s.lots[i]
		l.take = max(l.lo, 0)
		if l.lo > l.hi {
			return 0, false
		}
		left -= l.take
		cost += uint64(l.take) * l.cost()
	}
	for left > 0 {
		best, at := uint64(noCost), -1
		for i := range s.lots {
			if l := &s.lots[i]; l.take < l.hi {
				if c := l.cost(); c < best {
					best, at = c, i
				}
			}
		}
		if at < 0 {
			return 0, false
		}
		l := &s.lots[at]
		n := min(l.hi-l.take, left)
		l.take += n
		left -= n
		cost += uint64(n) * best
	}
	return cost, left == 0
}

// cost is what one use costs of a lot that gives just one unit.
func (l *lot) cost() uint64 {
	c := uint64(l.weight)<<costWeight | uint64(l.dear)
	if !l.first {
		c |= 1 << costLate
	}
	return c
}
