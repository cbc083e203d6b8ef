package rules

// A register holds cards, plays, seats or numbers. What one instruction has
// chosen is there for those that come after it.

// InRegs as a Who, plus the place of a register, is the seat in it; in filters
// any of those in it.
const InRegs Who = 64

// maxReg is the highest register that a text may use.
const maxReg = regMove - 1

// RegAmount is the register of a text that is about an event where the number
// of that is: "that many", as an amount PerNumber.
const RegAmount = regMove + 1

// PutSeat adds seat p to register reg.
func (s *State) PutSeat(serial ItemID, reg uint8, p Seat) {
	s.Picks = append(s.Picks, Pick{Serial: serial, Reg: reg, Is: HeldSeat, N: int16(p)})
}

// PutNumber adds a number to register reg.
func (s *State) PutNumber(serial ItemID, reg uint8, n int16) {
	s.Picks = append(s.Picks, Pick{Serial: serial, Reg: reg, Is: HeldNumber, N: n})
}

// SeatIn is the first seat in a register, NoSeat if there is none.
func (s *State) SeatIn(serial ItemID, reg uint8) Seat {
	if k := s.pickOf(serial, reg, HeldSeat); k != nil {
		return k.Seat()
	}
	return NoSeat
}

// SeatsIn is the set of the seats in a register.
func (s *State) SeatsIn(serial ItemID, reg uint8) SeatSet {
	var set SeatSet
	for i := range s.Picks {
		if k := &s.Picks[i]; k.Serial == serial && k.Reg == reg && k.Is == HeldSeat {
			set |= Of(k.Seat())
		}
	}
	return set
}

// NumberIn is the first number in a register, 0 if there is none.
func (s *State) NumberIn(serial ItemID, reg uint8) int16 {
	if k := s.pickOf(serial, reg, HeldNumber); k != nil {
		return k.N
	}
	return 0
}

func (s *State) pickOf(serial ItemID, reg uint8, is Held) *Pick {
	for i := range s.Picks {
		if k := &s.Picks[i]; k.Serial == serial && k.Reg == reg && k.Is == is {
			return k
		}
	}
	return nil
}

// dropSeat takes a seat that is out of all registers.
func (s *State) dropSeat(p Seat) {
	s.unpick(func(k Pick) bool { return k.Is == HeldSeat && k.Seat() == p })
}

// card reports whether k is a card in register reg of f's text.
func (k *Pick) card(f *Frame, reg int8) bool {
	return k.Serial == f.Serial && int8(k.Reg) == reg && k.Is == HeldCard
}

// seat asks for the seat of an OpSeat. A single one goes without saying.
func (r run) seat() bool {
	m, f, in := r.m, r.f, r.in
	p := m.WhoIs(f, in.Who, 0)
	if in.N == 0 {
		r.clear(in.Dst)
	}
	set := m.QueryOf(f).seats(in.Whose) & m.S.players() &^ m.S.SeatsIn(f.Serial, uint8(in.Dst))
	if only := set.Only(); set == 0 || only != NoSeat {
		if set != 0 {
			m.alone(p, Option{Verb: VerbSeat, N: int16(only)})
			m.S.PutSeat(f.Serial, uint8(in.Dst), only)
		}
		f.next()
		return true
	}
	r.ask(Decision{Kind: PickSeat, Seat: p, Prompt: in.Prompt})
	for i := range Seat(m.S.SeatCount) {
		if q := (p + i) % Seat(m.S.SeatCount); set.Has(q) {
			m.Offer(Option{Verb: VerbSeat, N: int16(q)}, 0)
		}
	}
	return false
}

// mostNumbers is from how many numbers an OpNumber lets choose at most.
const mostNumbers = 100

// number asks for the number of an OpNumber. A single one goes without saying.
func (r run) number() bool {
	m, f, in := r.m, r.f, r.in
	q := m.QueryOf(f)
	r.clear(in.Dst)
	least := q.Amount(&in.Min)
	most := min(q.Amount(&in.Max), least+mostNumbers-1)
	if most <= least {
		m.S.PutNumber(f.Serial, uint8(in.Dst), int16(least))
		f.next()
		return true
	}
	r.ask(Decision{Kind: PickNumber, Seat: m.WhoIs(f, in.Who, 0), Prompt: in.Prompt})
	for n := least; n <= most; n++ {
		m.Offer(Option{Verb: VerbNumber, N: int16(n)}, 0)
	}
	return false
}

// findChosen notes which instructions name a seat that may not be there: one in
// a register, or one that only chooses.
func findChosen(code []Instr) {
	for i := range code {
		in := &code[i]
		in.chosen = in.Who >= Chooser || in.Whose >= Chooser || in.UntilOf >= Chooser
		for j := range in.Dests {
			in.chosen = in.chosen || in.Dests[j].Whose >= Chooser
		}
		findChosen(in.Price)
	}
}

// absent reports whether a seat that an instruction names is not there: none was
// chosen, it is out by now, or nobody sits there only to choose.
func (r run) absent(in *Instr) bool {
	none := func(who Who) bool { return who >= Chooser && r.m.WhoIs(r.f, who, 0) == NoSeat }
	if none(in.Who) || none(in.Whose) || none(in.UntilOf) {
		return true
	}
	for i := range in.Dests {
		if none(in.Dests[i].Whose) {
			return true
		}
	}
	return false
}

// passOver leaves out an instruction, and what depends on its choice.
func (f *Frame) passOver(in *Instr) {
	f.next()
	if in.Op == OpMay || in.Op == OpMode || in.Op == OpEach {
		f.PC = in.Jump
	}
}

func (a *Ability) findChosen() {
	for i := range a.Modes {
		findChosen(a.Modes[i].Code)
	}
	if a.Cost != nil {
		findChosen(a.Cost.Code)
	}
}

// registers is how many registers a printed option uses, counted from 0.
func (o *Mode) registers() int {
	n := 0
	for i := range o.Targets {
		n = max(n, int(o.Targets[i].Reg)+1)
	}
	for i := range o.Payers {
		n = max(n, int(o.Payers[i].As)+1)
	}
	for i := range o.Code {
		n = max(n, int(o.Code[i].Dst)+1)
		if o.Code[i].Op == OpVote {
			n = max(n, int(o.Code[i].Dst)+voteRegs)
		}
	}
	return n
}
