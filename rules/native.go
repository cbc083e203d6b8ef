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
