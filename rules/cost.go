package rules

// ModeCost as Frame.Mode runs an ability's cost rather than its effect.
const ModeCost int8 = -2

// CanPay reports whether all of a cost can be paid: 0, or Game.NoCost. Each of
// its choices must find enough cards of its own.
func (m *Match) CanPay(q *Query, cost *Mode) No {
	if cost == nil {
		return 0
	}
	return m.canDo(q, cost.Code)
}

// canDo reports whether all of the code of a cost or price can be done: 0, or Game.NoCost.
func (m *Match) canDo(q *Query, code []Instr) No {
	for i := range code {
		in := &code[i]
		ok := true
		switch in.Op {
		case OpPick:
			ok = m.payable(q, code[:i+1], 0)
		case OpTop:
			ok = in.chosen || int(m.In(in.Zone, m.seatOf(q, in.Whose)).N) >= m.Amount(q, &in.Min)
		case OpNum:
			ok = in.chosen || in.N > 0 || int(m.S.Seats[m.seatOf(q, in.Who)].Nums[in.Num]) >= m.Amount(q, &in.Max)
		case OpNative:
			if can := m.Game.Natives[in.Native].Can; can != nil {
				ok = can(m, q, in)
			}
		case OpCounters:
			// Cards that are picked are picked with enough counters.
			if in.N < 0 && in.Max.Kind != All && i > 0 && code[i-1].Op == OpThis {
				ok = int(m.Counters(q.Src, in.Num)) >= m.Amount(q, &in.Max)
			}
		}
		if !ok {
			return m.Game.NoCost
		}
	}
	return 0
}

// Spares reports whether a cost can be paid with c left where it lies.
func (m *Match) Spares(q *Query, cost *Mode, c CardID) bool {
	return cost == nil || m.paid(q, cost.Code, c, true)
}

// payable reports whether every pick of a cost finds cards of its own, none of
// them c and none twice.
func (m *Match) payable(q *Query, code []Instr, c CardID) bool { return m.paid(q, code, c, false) }

// paid is payable, or with moves set that of the picks alone whose cards move.
func (m *Match) paid(q *Query, code []Instr, c CardID, moves bool) bool {
	var takes [32]CardID // what each wanted card is, 0 where none is found yet
	var wants [32]*Instr
	n := 0
	for i := range code {
		in := &code[i]
		switch {
		case in.Op == OpPick && (!moves || moved(code[i+1:], in.Dst)):
			for range m.Amount(q, &in.Min) {
				if n == len(wants) {
					return false
				}
				wants[n] = in
				n++
			}
		case in.Op == OpThis && i+1 < len(code) && (code[i+1].Op == OpMove || code[i+1].Op == OpNative):
			if c == q.Src {
				return false
			}
			if n == len(wants) {
				return false
			}
			takes[n], wants[n] = q.Src, nil
			n++
		}
	}
	for i := range n {
		var tried cardSet
		if wants[i] != nil && !m.assign(q, wants[:n], takes[:n], i, c, &tried) {
			return false
		}
	}
	return true
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
func (m *Match) assign(q *Query, wants []*Instr, takes []CardID, i int, not CardID, tried *cardSet) bool {
	for it := m.Cards(q, wants[i].Filter); ; {
		c := it.Next()
		if c == 0 {
			return false
		}
		if c == not || !tried.holds(c) || tried.has(c) || !m.offered(m.seatOf(q, wants[i].Who), c) {
			continue
		}
		tried.add(c)
		free := true
		for j, has := range takes {
			if has == c {
				free = wants[j] != nil && m.assign(q, wants, takes, j, not, tried)
			}
		}
		if free {
			takes[i] = c
			return true
		}
	}
}

// cardSet is a set of cards, a bit for each: small, as it is made anew for every
// card that may have to pay.
type cardSet [16]uint64

// holds reports whether there is room for c; matches have some 200 cards.
func (s *cardSet) holds(c CardID) bool { return int(c) < 64*len(s) }

func (s *cardSet) has(c CardID) bool { return s[c/64]&(1<<(c%64)) != 0 }
func (s *cardSet) add(c CardID)      { s[c/64] |= 1 << (c % 64) }

// seatOf is the single seat that who names for a query.
func (m *Match) seatOf(q *Query, who Who) Seat {
	switch who {
	case Opponent:
		return q.Opp
	case ThatSeat:
		return q.That
	}
	if who >= InRegs {
		return m.S.SeatIn(q.Serial, uint8(who-InRegs))
	}
	return q.Ctrl
}
