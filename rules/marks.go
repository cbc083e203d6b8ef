package rules

import "slices"

// AddMark puts a mark on a card or seat.
func (m *Match) AddMark(k Mark) {
	m.S.Marks = append(m.S.Marks, k)
	m.Emit(Event{Kind: EvMark, Seat: k.Seat, Card: k.Card, N: int16(k.Kind), M: 1})
}

// Marked tells whether card c bears a mark of this kind.
func (m *Match) Marked(c CardID, kind uint8) bool {
	for i := range m.S.Marks {
		if k := &m.S.Marks[i]; k.Card == c && k.Kind == kind {
			return true
		}
	}
	return false
}

// MarkOn returns the first mark of a kind on c, or nil. It stays good until marks change.
func (m *Match) MarkOn(c CardID, kind uint8) *Mark {
	for i := range m.S.Marks {
		if k := &m.S.Marks[i]; k.Card == c && k.Kind == kind {
			return k
		}
	}
	return nil
}

// DropMarks ends every mark for which end says so, in the order they were made.
func (m *Match) DropMarks(end func(k *Mark) bool) {
	for i := 0; i < len(m.S.Marks); {
		if !end(&m.S.Marks[i]) {
			i++
			continue
		}
		k := m.S.Marks[i]
		m.S.Marks = append(m.S.Marks[:i], m.S.Marks[i+1:]...)
		m.Emit(Event{Kind: EvMark, Seat: k.Seat, Card: k.Card, N: int16(k.Kind), M: 0})
	}
}

// Used counts how often key was used in its scope by seat p.
func (m *Match) Used(sc Scope, p Seat, key int16, c CardID) int {
	for i := range m.S.Uses {
		if u := &m.S.Uses[i]; u.Scope == sc && u.Seat == p && u.Key == key && u.Card == c {
			return int(u.N)
		}
	}
	return 0
}

// AddUse counts one use, or takes it back with by -1.
func (m *Match) AddUse(sc Scope, p Seat, key int16, c CardID, by int8) {
	for i := range m.S.Uses {
		if u := &m.S.Uses[i]; u.Scope == sc && u.Seat == p && u.Key == key && u.Card == c {
			u.N += by
			return
		}
	}
	m.S.Uses = append(m.S.Uses, Use{Scope: sc, Seat: p, Key: key, Card: c, N: by})
}

// Spent tells whether ability i of c is used up for p: of this card in this
// turn, whoever controls it, or of p's cards with the same text in this game.
func (m *Match) Spent(p Seat, c CardID, i int) bool {
	l := &m.Def(c).Abilities[i].Limit
	switch {
	case l.N == 0:
		return false
	case l.Scope == PerGame && m.Used(PerGame, p, l.Key, 0) >= int(l.N):
		return true
	}
	return m.Used(PerRound, 0, int16(i), c) >= int(l.N)
}

// Spend counts a use of ability i of c by p, as Spent asks.
func (m *Match) Spend(p Seat, c CardID, i uint8) {
	m.AddUse(PerRound, 0, int16(i), c, 1)
	if l := &m.Def(c).Abilities[i].Limit; l.N > 0 && l.Scope == PerGame {
		m.AddUse(PerGame, p, l.Key, 0, 1)
	}
}

// ResetUses forgets the uses of seat p that are counted by the turn, and of everyone by the round.
func (m *Match) ResetUses(p Seat) {
	kept := m.S.Uses[:0]
	for _, u := range m.S.Uses {
		if u.Scope == PerGame || u.Scope == PerTurn && u.Seat != p {
			kept = append(kept, u)
		}
	}
	m.S.Uses = kept
}

// --- registers: sets of cards of a frame or item ---

// Put adds card c to register reg.
func (m *Match) Put(serial uint16, reg uint8, c CardID) {
	m.S.Picks = append(m.S.Picks, Pick{Serial: serial, Reg: reg, Card: c})
}

// PutItem adds a stack item to register reg.
func (m *Match) PutItem(serial uint16, reg uint8, item uint16) {
	m.S.Picks = append(m.S.Picks, Pick{Serial: serial, Reg: reg, Item: true, Card: CardID(item)})
}

// InReg tells whether c is in the register.
func (m *Match) InReg(serial uint16, reg uint8, c CardID) bool {
	for i := range m.S.Picks {
		if p := &m.S.Picks[i]; p.Card == c && p.Serial == serial && p.Reg == reg {
			return true
		}
	}
	return false
}

// FirstIn is the first card or item of a register, 0 if it is empty.
func (m *Match) FirstIn(serial uint16, reg uint8) CardID {
	for i := range m.S.Picks {
		if p := &m.S.Picks[i]; p.Serial == serial && p.Reg == reg {
			return p.Card
		}
	}
	return 0
}

// CountIn is the size of a register.
func (m *Match) CountIn(serial uint16, reg uint8) int {
	n := 0
	for i := range m.S.Picks {
		if p := &m.S.Picks[i]; p.Serial == serial && p.Reg == reg {
			n++
		}
	}
	return n
}

// Targeted tells whether c is in any register of the serial.
func (m *Match) Targeted(serial uint16, c CardID) bool {
	for i := range m.S.Picks {
		if p := &m.S.Picks[i]; p.Card == c && p.Serial == serial && !p.Item {
			return true
		}
	}
	return false
}

// Unpick takes c out of a register.
func (m *Match) Unpick(serial uint16, reg uint8, c CardID) {
	m.unpick(func(p Pick) bool { return p.Serial == serial && p.Reg == reg && p.Card == c })
}

// UnpickAll takes c out of all registers of a frame or item.
func (m *Match) UnpickAll(serial uint16, c CardID) {
	m.unpick(func(p Pick) bool { return p.Serial == serial && p.Card == c && !p.Item })
}

// DropLeft takes out of all registers of a frame or item what has left its
// place since it was put there.
func (m *Match) DropLeft(serial uint16) {
	m.unpick(func(p Pick) bool { return p.Serial == serial && p.Left })
}

// Forget empties all registers of a frame or item.
func (m *Match) Forget(serial uint16) {
	m.unpick(func(p Pick) bool { return p.Serial == serial })
}

// DropItem takes an item off the stack and empties its registers.
func (m *Match) DropItem(serial uint16) {
	if i := m.S.ItemAt(serial); i >= 0 {
		m.S.Stack = slices.Delete(m.S.Stack, i, i+1)
	}
	m.Forget(serial)
}

func (m *Match) unpick(out func(p Pick) bool) { m.S.Picks = slices.DeleteFunc(m.S.Picks, out) }
