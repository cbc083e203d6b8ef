package rules

import "slices"

// AddMark puts a mark on a card or seat.
func (m *Match) AddMark(k Mark) {
	m.S.Marks = append(m.S.Marks, k)
	m.Emit(Event{Kind: EvMark, Seat: k.Seat, Card: k.Card, N: int16(k.Kind), M: 1})
}

// Marked reports whether card c bears a mark of this kind.
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
	return m.used(Use{Scope: sc, Seat: p, Key: key, Card: c})
}

func (m *Match) used(of Use) int {
	for i := range m.S.Uses {
		if u := m.S.Uses[i]; u.of() == of {
			return int(u.N)
		}
	}
	return 0
}

// of is what a Use counts, without the number.
func (u Use) of() Use {
	u.N = 0
	return u
}

// AddUse counts one use, or takes it back with by -1.
func (m *Match) AddUse(sc Scope, p Seat, key int16, c CardID, by int8) {
	m.addUse(Use{Scope: sc, Seat: p, Key: key, Card: c, N: by})
}

func (m *Match) addUse(add Use) {
	for i := range m.S.Uses {
		if u := &m.S.Uses[i]; u.of() == add.of() {
			u.N += add.N
			return
		}
	}
	m.S.Uses = append(m.S.Uses, add)
}

// Spent reports whether ability i of c is used up for p: of this card in this
// turn, whoever controls it, or of p's cards with the same text in this game.
func (m *Match) Spent(p Seat, c CardID, i int) bool {
	return m.spent(&m.Def(c).Abilities[i].Limit, Use{Scope: PerRound, Key: int16(i), Card: c}, p)
}

// TriggerSpent is Spent for a trigger, whose source may have gone.
func (m *Match) TriggerSpent(t *Trigger) bool {
	return m.spent(&m.Game.Defs[t.Def].Abilities[t.Ability].Limit, t.use(), t.Ctrl)
}

// use is what a trigger's use is counted for: its source as it is or was.
func (t *Trigger) use() Use {
	u := Use{Scope: PerRound, Key: int16(t.Ability), Card: t.Src, Was: t.Was}
	if t.Was != 0 {
		u.Card = 0
	}
	return u
}

func (m *Match) spent(l *Limit, of Use, p Seat) bool {
	switch {
	case l.N == 0:
		return false
	case l.Scope == PerGame && m.Used(PerGame, p, l.Key, 0) >= int(l.N):
		return true
	}
	return m.used(of) >= int(l.N)
}

// Spend counts a use of ability i of c by p, as Spent asks.
func (m *Match) Spend(p Seat, c CardID, i uint8) {
	m.spend(&m.Def(c).Abilities[i].Limit, Use{Scope: PerRound, Key: int16(i), Card: c}, p)
}

// SpendTrigger counts a use of a trigger's ability, as TriggerSpent asks.
func (m *Match) SpendTrigger(t *Trigger) {
	m.spend(&m.Game.Defs[t.Def].Abilities[t.Ability].Limit, t.use(), t.Ctrl)
}

func (m *Match) spend(l *Limit, of Use, p Seat) {
	of.N = 1
	m.addUse(of)
	if l.N > 0 && l.Scope == PerGame {
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

// PutEvent adds the card that a trigger's event was about, as it was then.
func (m *Match) PutEvent(serial uint16, reg uint8, t *Trigger) {
	m.S.Picks = append(m.S.Picks, Pick{Serial: serial, Reg: reg, Card: t.Card, Was: t.CardWas})
}

// PutItem adds a stack item to register reg.
func (m *Match) PutItem(serial uint16, reg uint8, item uint16) {
	m.S.Picks = append(m.S.Picks, Pick{Serial: serial, Reg: reg, Item: true, Card: CardID(item)})
}

// InReg reports whether c is in the register.
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

// Targeted reports whether c is in any register of the serial.
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

// DropLost takes out of all registers of a frame or item what has left its
// place since it was put there.
func (m *Match) DropLost(serial uint16) {
	m.unpick(func(p Pick) bool { return p.Serial == serial && p.Lost })
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
