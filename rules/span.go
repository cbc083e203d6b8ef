package rules

// What texts do lasts until a moment (Until), or while a stretch of time of the
// game's own runs: "until this battle ends".

// Span is a stretch of time that effects can last for. The game ends what lasts
// for it (Match.Ends).
type Span struct {
	Name  string // "battle"
	Until Until  // how marks and texts say that they last until it ends
	Why   uint8  // the cause that is raised when it ends; 0: no text waits for that
	// Runs reports whether it is that time now: else nothing lasts for it.
	Runs func(m *Match) bool
}

// Lasts reports whether something can last until a moment: until the end of a span
// only while it runs.
func (m *Match) Lasts(u Until) bool {
	if u < UntilGame {
		return true
	}
	for i := range m.Game.Spans {
		if sp := &m.Game.Spans[i]; sp.Until == u {
			return sp.Runs == nil || sp.Runs(m)
		}
	}
	return true
}

// Ends ends the marks and the texts that wait which last until a moment of seat p
// that has come; NoSeat: whose moment it is doesn't matter.
func (m *Match) Ends(u Until, p Seat) {
	m.DropMarks(func(k *Mark) bool { return k.Until == u && (p == NoSeat || k.Seat == p) })
	m.S.DropDelayed(func(d *Delayed) bool { return d.Until == u && (p == NoSeat || d.Seat == p) })
}
