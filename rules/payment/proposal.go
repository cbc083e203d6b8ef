package payment

// offered is how a Sheet looks for the changes of a proposal.
type offered struct {
	late uint64  // of the best way: units that are not paid by what is to be spent first
	plan []int16 // uses of each lot, as proposed
	fine bool    // that is easy, and
	sum  tally   // of its lots
}

// Propose finds the best way to pay. Changes of the payer come after it, then Place says what it uses.
func (s *Sheet) Propose() bool {
	if !s.find() {
		return false
	}
	s.late = s.cost >> costLate
	return true
}

// Change puts one more use of source at into what is proposed, or takes one out, and finds the best
// way to pay then; false if there is none.
func (s *Sheet) Change(at int, out bool) bool {
	if l := &s.lots[s.lotOf[at]]; out {
		l.less()
		s.rank[at] = rankOut
	} else {
		l.more()
		s.rank[at] = rankIn
	}
	return s.find()
}

// more asks for one more use than is proposed, less for one fewer.
func (l *lot) more() { l.lo, l.hi = l.take+1, max(l.hi, l.take+1) }
func (l *lot) less() { l.lo, l.hi = min(l.lo, l.take-1), l.take-1 }

// Changes calls offer for each source that can be put into what is proposed, or taken out: of those that
// come to the same for one. ok: the price can still be paid then.
func (s *Sheet) Changes(offer func(at int, out, ok bool)) {
	s.plan = s.plan[:0]
	for i := range s.lots {
		s.plan = append(s.plan, s.lots[i].take)
		s.lots[i].open, s.lots[i].last = -1, -1
	}
	for k := len(s.sources) - 1; k >= 0; k-- {
		l := &s.lots[s.lotOf[k]]
		if s.used[k] < s.sources[k].uses {
			l.open = int16(k)
		}
		if s.used[k] > 0 && l.last < 0 {
			l.last = int16(k)
		}
	}
	if s.fine = s.easy(); s.fine {
		s.sum = s.tally()
	}
	for i := range s.lots {
		if at := s.lots[i].open; at >= 0 {
			offer(int(at), false, s.allows(i, (*lot).more))
		}
	}
	for i := range s.lots {
		if at := s.lots[i].last; at >= 0 {
			offer(int(at), true, s.allows(i, (*lot).less))
		}
	}
}

// PlaceAgain is Place after Changes, which may have tried other ways.
func (s *Sheet) PlaceAgain() {
	if !s.fine {
		s.Place()
	}
}

// allows reports whether the price can be paid after a change to lot i.
func (s *Sheet) allows(i int, change func(l *lot)) (ok bool) {
	l := &s.lots[i]
	lo, hi := l.lo, l.hi
	if s.fine {
		n, t := s.wants[0].N, s.sum
		t.count(l, n, -1)
		change(l)
		t.count(l, n, 1)
		late, can := t.late(n)
		ok = can && l.lo <= l.hi && uint64(late) == s.late
	} else {
		change(l)
		ok = s.find() && s.cost>>costLate == s.late && s.tight()
		for k := range s.lots {
			s.lots[k].take = s.plan[k]
		}
	}
	l.lo, l.hi = lo, hi
	return ok
}

// tight reports whether the payer's own choice of sources uses none after the
// price is paid: only the last of them may give more than is wanted.
func (s *Sheet) tight() bool {
	forced := false
	for i := range s.lots {
		if l := &s.lots[i]; !l.first {
			if l.take > l.lo {
				return true // what is not the payer's choice is there because it is needed
			}
			forced = forced || l.take > 0
		}
	}
	if !forced {
		return true
	}
	for i := range s.lots {
		if s.lots[i].take > 0 && !s.covered(func(l *lot) int16 {
			if l == &s.lots[i] {
				return l.take - 1
			}
			return l.take
		}) {
			return true
		}
	}
	return false
}

// Matters reports whether what is proposed uses something that would be missed, and could do without.
func (s *Sheet) Matters() bool {
	missed, other := false, false
	for i := range s.lots {
		l := &s.lots[i]
		missed = missed || l.take > 0 && l.dear > 0 && !l.first
		other = other || l.take < l.all
	}
	return missed && other && len(s.lots) > 1
}
