package rules

// idle reports whether code does nothing as things lie: all that it takes cards
// from is empty, and so are the registers that it reads.
func (q *Query) idle(code []Instr) bool {
	m := q.m
	for i := range code {
		switch in := &code[i]; in.Op {
		case OpPick, OpAll:
			if !in.Filter.each(q.empty) {
				return false
			}
		case OpTop:
			if q.lying(in.Zone, in.Whose) {
				return false
			}
		case OpMove, OpShow, OpCounters, OpMark, OpAs, OpRest, OpJoin, OpEach:
			if m.S.CountIn(q.Serial, uint8(in.Reg)) > 0 {
				return false
			}
		case OpNative:
			if can := m.Game.Natives[in.Native].Can; can != nil && !can(m, q, in) {
				continue
			}
			if in.Reg < 0 || m.S.CountIn(q.Serial, uint8(in.Reg)) > 0 {
				return false
			}
		case OpIf, OpJump, OpMay, OpMode, OpSeats, OpLeave, OpIts, OpSeat, OpNumber, OpSay, OpNote:
			// What they lead to is looked at, too.
		default:
			return false
		}
	}
	return true
}

// empty reports whether no cards lie where a filter looks.
func (q *Query) empty(f *Filter) bool {
	if f.Items || len(f.From) == 0 && q.m.S.CountIn(q.Serial, uint8(f.Reg)) > 0 {
		return false
	}
	for _, s := range f.From {
		if q.lying(s.Zone, s.Whose) {
			return false
		}
	}
	return true
}

// lying reports whether cards lie in a zone of the seats that whose may mean.
func (q *Query) lying(z ZoneKind, whose Who) bool {
	m := q.m
	seats := m.S.AllSeats()
	if whose <= EachOpponent {
		seats = q.seats(whose)
	}
	for p := range Seat(m.S.SeatCount) {
		if seats.Has(p) && m.In(z, p).N > 0 {
			return true
		}
	}
	return false
}

// idleMode reports whether a printed option that is declared does nothing as
// things lie, for whoever may take the play over as well.
func (q *Query) idleMode(mode *Mode) bool {
	m := q.m
	if len(mode.Targets) > 0 || !q.idle(mode.Code) {
		return false
	}
	if m.Game.Stealable == nil || !m.Game.Stealable(m, q.Ctrl) {
		return true
	}
	for p := range Seat(m.S.SeatCount) {
		if m.S.Opponents(q.Ctrl).Has(p) && !m.Query(p, m.S.Rival(p), q.Src, q.Serial, mode.Traits).idle(mode.Code) {
			return false
		}
	}
	return true
}
