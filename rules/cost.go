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
		case OpPick:
			ok = q.payable(code[:i+1], 0)
		case OpTop:
			ok = in.chosen || int(m.In(in.Zone, q.seatOf(in.Whose)).N) >= q.Amount(&in.Min)
		case OpNum:
			ok = in.chosen || in.N > 0 || int(m.S.Seats[q.seatOf(in.Who)].Nums[in.Num]) >= q.Amount(&in.Max)
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

// Spares reports whether a cost can be paid with c left where it lies.
func (q *Query) Spares(cost *Mode, c CardID) bool {
	return cost == nil || q.paid(cost.Code, c, true)
}

// payable reports whether every pick of a cost finds cards of its own, none of
// them c and none twice.
func (q *Query) payable(code []Instr, c CardID) bool { return q.paid(code, c, false) }

// paid is payable, or with moves set that of the picks alone whose cards move.
func (q *Query) paid(code []Instr, c CardID, moves bool) bool {
	var takes [32]CardID // what each wanted card is, 0 where none is found yet
	var wants [32]*Instr
	n := 0
	for i := range code {
		in := &code[i]
		switch {
		case in.Op == OpPick && (!moves || moved(code[i+1:], in.Dst)):
			for range q.Amount(&in.Min) {
				if n == len(wants) {
					return false
				}
				wants[n] = in
				n++
			}
		case in.Op == OpThis && i+1 < len(code) && (code[i+1].Op == OpMove || code[i+1].Op == OpNative):
			if c == q.Src || q.m.scratch.takes(q.Src) {
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
		if wants[i] != nil && !q.assign(wants[:n], takes[:n], i, c, &tried) {
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
