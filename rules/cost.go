package rules

// ModeCost as Frame.Mode runs an ability's cost rather than its effect.
const ModeCost int8 = -2

// CanPay reports whether all of a cost can be paid: 0, or Game.NoCost. Each of
// its choices must find enough cards of its own.
func (q *Query) CanPay(cost *Mode) No {
	if cost == nil {
		return 0
	}
	return q.canDo(cost.Code)
}

// canDo reports whether all of the code of a cost or price can be done: 0, or Game.NoCost.
func (q *Query) canDo(code []Instr) No {
	m := q.m
	for i := range code {
		in := &code[i]
		ok := true
		switch in.Op {
		case OpThis:
			ok = in.Filter == nil || q.meansThere(in.Filter, q.Src)
		case OpPick:
			ok = q.payable(code[:i+1], 0)
		case OpTop:
			ok = in.chosen || int(m.In(in.Zone, q.seatOf(in.Whose)).N) >= q.Amount(&in.Min)
		case OpNum:
			ok = in.chosen || in.N > 0 || int(m.S.Seats[q.seatOf(in.Who)].Nums[in.Num]) >= q.Amount(&in.Max)
		case OpPay:
			ok = q.affords(in)
		case OpNumber:
			// Cards that are picked are picked with enough counters.
			ok = in.Max.Filter != nil && in.Max.Filter.Reg >= 0 || q.Amount(&in.Max) >= q.Amount(&in.Min)
		case OpNative:
			if can := m.Game.Natives[in.Native].Can; can != nil {
				ok = can(m, q, in)
			}
		case OpCounters:
			// Cards that are picked are picked with enough counters.
			if in.N < 0 && in.Max.Kind != All && i > 0 && code[i-1].Op == OpThis {
				ok = int(m.Counters(q.Src, in.Num)) >= q.Amount(&in.Max)
			}
		}
		if !ok {
			return m.Game.NoCost
		}
	}
	return 0
}

// Spares reports whether a cost can be paid with c left where it lies, so that
// holds is true of the match without the cards that are paid.
func (q *Query) Spares(cost *Mode, c CardID, holds func() bool) bool {
	if cost == nil {
		return holds()
	}
	var t takings
	return t.find(q, cost.Code, c, true) && t.pay(q, 0, Iter{}, c, holds)
}

// payable reports whether every pick of a cost finds cards of its own, none of
// them c and none twice.
func (q *Query) payable(code []Instr, c CardID) bool {
	var t takings
	if !t.find(q, code, c, false) {
		return false
	}
	for i := range t.n {
		var tried cardSet
		if t.wants[i] != nil && !q.assign(t.wants[:t.n], t.cards[:t.n], i, c, &tried) {
			return false
		}
	}
	return true
}

// takings are the cards that a cost takes.
type takings struct {
	n     int
	cards [32]CardID // 0 where none is found yet
	wants [32]*Instr // the pick of each; nil is the card itself
}

// find lists what code takes, or with moves set what moves of that. It reports
// false if c would be taken for certain, or more than there is room for.
func (t *takings) find(q *Query, code []Instr, c CardID, moves bool) bool {
	for i := range code {
		in := &code[i]
		switch {
		case in.Op == OpPick && (!moves || moved(code[i+1:], in.Dst)):
			for range q.Amount(&in.Min) {
				if t.n == len(t.wants) {
					return false
				}
				t.wants[t.n] = in
				t.n++
			}
		case in.Op == OpThis && i+1 < len(code) && (code[i+1].Op == OpMove || code[i+1].Op == OpNative):
			if c == q.Src || q.m.scratch.takes(q.Src) {
				return false
			}
			if t.n == len(t.wants) {
				return false
			}
			t.cards[t.n] = q.Src
			t.n++
		}
	}
	return true
}

// pay reports whether holds is true when cards have been taken from want i on,
// in one of the ways to do so. Those of want i are from it on, if it wants the
// same as the want before it. The match is as before afterwards.
func (t *takings) pay(q *Query, i int, it Iter, not CardID, holds func() bool) bool {
	sc, s := &q.m.scratch, &q.m.S
	if i == t.n {
		all := s.speakers
		sc.heard = sc.heard[:0]
		for _, c := range all {
			if !sc.takes(c) {
				sc.heard = append(sc.heard, c)
			}
		}
		s.speakers = sc.heard
		is := holds()
		s.speakers = all
		return is
	}
	own := t.wants[i] == nil
	if !own && (i == 0 || t.wants[i] != t.wants[i-1]) {
		it = q.Cards(t.wants[i].Filter)
	}
	for {
		c := t.cards[i]
		if !own {
			c = it.Next()
		}
		if c == 0 {
			return false
		}
		is := false
		if own && !sc.takes(c) || !own && c != not && q.m.sight(q.seatOf(t.wants[i].Who)).offered(c) {
			sc.away = append(sc.away, c)
			is = t.pay(q, i+1, it, not, holds)
			sc.away = sc.away[:len(sc.away)-1]
		}
		if is || own {
			return is
		}
	}
}

// moved reports whether code moves the cards of a register.
func moved(code []Instr, reg int8) bool {
	for i := range code {
		if in := &code[i]; in.Reg == reg && (in.Op == OpMove || in.Op == OpNative) {
			return true
		}
	}
	return false
}

// assign finds a card for want i, and others for the wants that had it.
func (q *Query) assign(wants []*Instr, takes []CardID, i int, not CardID, tried *cardSet) bool {
	for it := q.Cards(wants[i].Filter); ; {
		c := it.Next()
		if c == 0 {
			return false
		}
		if c == not || !tried.holds(c) || tried.has(c) || !q.m.sight(q.seatOf(wants[i].Who)).offered(c) {
			continue
		}
		tried.add(c)
		free := true
		for j, has := range takes {
			if has == c {
				free = wants[j] != nil && q.assign(wants, takes, j, not, tried)
			}
		}
		if free {
			takes[i] = c
			return true
		}
	}
}

// cardSet is a set of cards, a bit for each: small, as it is made again for every
// card that may have to pay.
type cardSet [16]uint64

// holds reports whether there is room for c; matches have some 200 cards.
func (s *cardSet) holds(c CardID) bool { return int(c) < 64*len(s) }

func (s *cardSet) has(c CardID) bool { return s[c/64]&(1<<(c%64)) != 0 }
func (s *cardSet) add(c CardID)      { s[c/64] |= 1 << (c % 64) }
