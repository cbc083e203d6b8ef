package rules

// What the numbers of seats make due at once: a player without pool leaves, whatever goes on.

// runDue lets the game do what is due, between two steps or two instructions of a text.
func (m *Match) runDue() {
	m.due = false
	m.Game.Due(m)
}

// Unwind ends the procedures that run, from the last one down to the last that is proc, and all that
// waits because of them: no play is left on the stack, and nothing is about to happen. What
// has triggered still waits. It reports whether there was such a procedure.
func (m *Match) Unwind(proc ProcID) bool {
	s := &m.S
	at := len(s.Frames) - 1
	for at >= 0 && s.Frames[at].Proc != proc {
		at--
	}
	if at < 0 {
		return false
	}
	for len(s.Frames) > at {
		m.Return()
	}
	for len(s.Stack) > 0 {
		s.DropItem(s.Top().Serial)
	}
	for len(s.Coming) > 0 {
		s.dropComing(len(s.Coming) - 1)
	}
	s.Payments = s.Payments[:0]
	return true
}
