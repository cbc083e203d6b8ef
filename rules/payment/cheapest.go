package payment

// simple reports whether a price wants units of one kind, and each use gives just one.
func (s *solver) simple() bool { return len(s.wants) == 1 && s.odd == 0 }

// tally is how many uses must and can be made of the lots of a simple price: of what is to
// be spent first, at 1, and of the rest.
type tally struct{ lo, hi [2]int16 }

// tally counts all lots.
func (s *solver) tally() (t tally) {
	for i := range s.lots {
		t.count(&s.lots[i], s.wants[0].N, 1)
	}
	return t
}

// count adds a lot, as it stands, by times; most is how many units are wanted.
func (t *tally) count(l *lot, most, by int16) {
	at := 0
	if l.first {
		at = 1
	}
	t.lo[at] += by * max(l.lo, 0)
	t.hi[at] += by * min(max(l.hi, 0), most)
}

// late is how many of n units aren't paid by what is to be spent first, in the best way;
// false if there is none. It is what cheapest comes to, without the way.
func (t *tally) late(n int16) (int16, bool) {
	if n > MaxUnits || t.lo[0]+t.lo[1] > n || t.hi[0]+t.hi[1] < n {
		return 0, false
	}
	return n - min(t.hi[1], n-t.lo[0]), true
}

// cheapest is solve for a simple price. Of uses that cost the same the first are taken.
func (s *solver) cheapest() (cost uint64, ok bool) {
	left := s.wants[0].N
	if left > MaxUnits {
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
