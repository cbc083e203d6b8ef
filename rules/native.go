package rules

// Native is a verb of a game that is written in Go: "scuttle", "exchange".
// Run may change the match at once or Call procedures. It returns true to be
// run again when those have returned; f.Sub counts how often it was run.
type Native struct {
	Name string // what a vocabulary calls it
	Run  func(m *Match, f *Frame, in *Instr) bool
	// Can reports whether it could be done now, as a cost or with cards still to
	// be picked. Nil: always.
	Can func(m *Match, q *Query, in *Instr) bool
	// Rival says that it is about the opponent that the play names, whatever
	// the instruction says.
	Rival bool
}

// Each calls do with every card of the frame's register reg, those that do adds included.
func (m *Match) Each(f *Frame, reg int8, do func(c CardID)) {
	serial, in := f.Serial, uint8(reg)
	for i := 0; i < len(m.S.Picks); i++ {
		if k := m.S.Picks[i]; k.Serial == serial && k.Reg == in && k.Is == HeldCard {
			do(k.Card)
		}
	}
}

// Done notes that an instruction has done its work on c, where the text speaks of those
// cards later.
func (m *Match) Done(f *Frame, in *Instr, c CardID) {
	if in.Dst >= 0 {
		m.S.Put(f.Serial, uint8(in.Dst), c)
	}
}
