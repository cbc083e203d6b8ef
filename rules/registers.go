package rules

import "slices"

// Registers are sets of cards and stack items of a frame or play, in State.Picks.

// Put adds card c to register reg.
func (s *State) Put(serial ItemID, reg uint8, c CardID) {
	s.Picks = append(s.Picks, Pick{Serial: serial, Reg: reg, Card: c})
}

// PutEvent adds the card that a trigger's event was about, as it was then, and
// to RegAmount how much or how many there were.
func (s *State) PutEvent(serial ItemID, reg uint8, t *Trigger) {
	if t.Card != 0 {
		s.Picks = append(s.Picks, Pick{Serial: serial, Reg: reg, Card: t.Card, Was: t.CardWas})
	}
	if t.Count != 0 {
		s.PutNumber(serial, RegAmount, t.Count)
	}
}

// PutItem adds a stack item to register reg.
func (s *State) PutItem(serial ItemID, reg uint8, item ItemID) {
	s.Picks = append(s.Picks, Pick{Serial: serial, Reg: reg, Is: HeldItem, N: int16(item)})
}

// InReg reports whether c is in the register.
func (s *State) InReg(serial ItemID, reg uint8, c CardID) bool {
	for i := range s.Picks {
		if p := &s.Picks[i]; p.Card == c && p.Serial == serial && p.Reg == reg && p.Is == HeldCard {
			return true
		}
	}
	return false
}

// HasItem reports whether a play is in the register.
func (s *State) HasItem(serial ItemID, reg uint8, id ItemID) bool {
	for i := range s.Picks {
		if p := &s.Picks[i]; p.Is == HeldItem && p.Item() == id && p.Serial == serial && p.Reg == reg {
			return true
		}
	}
	return false
}

// FirstIn is the first card of a register, 0 if it holds none.
func (s *State) FirstIn(serial ItemID, reg uint8) CardID {
	if k := s.pickOf(serial, reg, HeldCard); k != nil {
		return k.Card
	}
	return 0
}

// ItemIn is the first play of a register, 0 if it holds none.
func (s *State) ItemIn(serial ItemID, reg uint8) ItemID {
	if k := s.pickOf(serial, reg, HeldItem); k != nil {
		return k.Item()
	}
	return 0
}

// CountIn is the size of a register.
func (s *State) CountIn(serial ItemID, reg uint8) int {
	n := 0
	for i := range s.Picks {
		if p := &s.Picks[i]; p.Serial == serial && p.Reg == reg {
			n++
		}
	}
	return n
}

// Targeted reports whether c is in any register of the serial.
func (s *State) Targeted(serial ItemID, c CardID) bool {
	for i := range s.Picks {
		if p := &s.Picks[i]; p.Card == c && p.Serial == serial && p.Is == HeldCard {
			return true
		}
	}
	return false
}

// Unpick takes c out of a register.
func (s *State) Unpick(serial ItemID, reg uint8, c CardID) {
	kept := s.Picks[:0]
	for i := range s.Picks { // with unpick, the function would be on the heap where this is inlined
		if p := &s.Picks[i]; p.Serial != serial || p.Reg != reg || p.Card != c || p.Is != HeldCard {
			kept = append(kept, *p)
		}
	}
	s.Picks = kept
}

// UnpickAll takes c out of all registers of a frame or item.
func (s *State) UnpickAll(serial ItemID, c CardID) {
	s.unpick(func(p Pick) bool { return p.Serial == serial && p.Card == c && p.Is == HeldCard })
}

// DropLost takes out of all registers of a frame or item what has left its
// place since it was put there.
func (s *State) DropLost(serial ItemID) {
	s.unpick(func(p Pick) bool { return p.Serial == serial && p.Lost })
}

// Forget empties all registers of a frame or item.
func (s *State) Forget(serial ItemID) {
	if len(s.Payments) > 0 {
		s.forgetPaid(serial)
	}
	s.unpick(func(p Pick) bool { return p.Serial == serial })
}

func (s *State) unpick(out func(p Pick) bool) { s.Picks = slices.DeleteFunc(s.Picks, out) }
