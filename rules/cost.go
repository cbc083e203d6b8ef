package rules

// ModeCost as Frame.Mode runs an ability's cost rather than its effect.
const ModeCost int8 = -2

// CanPay tells whether all of a cost can be paid: 0, or Game.NoCost. Each of
// its choices must find enough cards of its own.
func (m *Match) CanPay(q *Query, cost *Mode) No {
	if cost == nil {
		return 0
	}
	for i := range cost.Code {
		in := &cost.Code[i]
		ok := true
		switch in.Op {
		case OpPick:
			need := m.Amount(q, &in.Min) + m.spent(q, cost.Code[:i], in.Filter)
			n := 0
			for it := m.Cards(q, in.Filter); n < need; {
				c := it.Next()
				if c == 0 {
					break
				}
				if m.offered(q.Ctrl, c) {
					n++
				}
			}
			ok = n >= need
		case OpTop:
			ok = int(m.In(in.Zone, m.seatOf(q, in.Whose)).N) >= m.Amount(q, &in.Min)
		case OpNum:
			ok = in.N > 0 || int(m.S.Seats[m.seatOf(q, in.Who)].Nums[in.Num]) >= m.Amount(q, &in.Max)
		case OpNative:
			if can := m.Game.Natives[in.Native].Can; can != nil {
				ok = can(m, q, in)
			}
		case OpCounters:
			// Cards that are picked are picked with enough counters.
			if in.N < 0 && in.Max.Kind != All && i > 0 && cost.Code[i-1].Op == OpThis {
				ok = int(m.S.Cards[q.Src].Counters[in.Num]) >= m.Amount(q, &in.Max)
			}
		}
		if !ok {
			return m.Game.NoCost
		}
	}
	return 0
}

// spent is how many of the cards that pass f the parts of a cost before it may
// use up: as many as it needs, where all that it takes may be among them.
func (m *Match) spent(q *Query, before []Instr, f *Filter) int {
	n := 0
	for i := range before {
		switch in := &before[i]; in.Op {
		case OpThis:
			if i+1 < len(before) && (before[i+1].Op == OpMove || before[i+1].Op == OpNative) && m.Passes(q, f, q.Src) == 0 {
				n++
			}
		case OpPick:
			both := 0
			for it := m.Cards(q, in.Filter); ; {
				c := it.Next()
				if c == 0 {
					break
				}
				if m.Passes(q, f, c) == 0 {
					both++
				}
			}
			n += min(both, m.Amount(q, &in.Min))
		}
	}
	return n
}

// seatOf is the single seat that who names for a query.
func (m *Match) seatOf(q *Query, who Who) Seat {
	switch who {
	case Opponent:
		return q.Opp
	case ThatSeat:
		return q.That
	}
	return q.Ctrl
}
