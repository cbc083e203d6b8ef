package table

// Choice is one answer to one decision, as it is kept.
type Choice struct {
	N    int    // place in the line of play, from 0
	Seat int    // who chose
	Turn int    // turn number in which it was chosen
	Key  string // stable key of the option
	Hash uint64 // of the state that followed, to notice rules that changed
	Late bool   // the player's time was over
}

// Outcome is how a match ended.
type Outcome struct {
	Winners []int     // seats; empty after a draw
	Points  []float64 // by seat, as the game scores them
	Text    string    // "Ann wins: 22 points to 14"
}

// Store keeps the choices of one game on disk. Its methods queue what is to be
// written, in the order of the calls, and never wait.
type Store interface {
	// Append adds a choice to the line of play.
	Append(c Choice) Ack
	// Truncate takes back choices until n remain. What is taken back stays in the record.
	Truncate(n int) Ack
	// Finish notes the end of the match.
	Finish(o Outcome) Ack
}

// Ack says when something is on disk.
type Ack interface {
	// Done is closed when the matter is decided.
	Done() <-chan struct{}
	// Err is nil when it is on disk. Call it only after Done is closed.
	Err() error
}

// Differs says that a saved game does not replay: the rules have changed since.
type Differs struct {
	At     Choice // the first choice that does not fit
	Reason string
	err    error // the crash of the rules on it, if that is the reason
}

// Unwrap returns the crash of the rules, if there was one.
func (d *Differs) Unwrap() error { return d.err }

// Said marks it as an error that says a message.
func (d *Differs) Said() string { return d.Error() }

func (d *Differs) Error() string {
	return say("differs.at", "n", d.At.N+1, "key", d.At.Key, "reason", d.Reason)
}
