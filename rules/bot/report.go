package bot

import (
	"time"

	"feltstack/rules"
)

// Report is what came of thinking about one choice.
type Report struct {
	Choice     int // place in State.Options
	Seat       rules.Seat
	Why        Why
	Lines      []Line // the options that were looked at, most visited first; empty if none had to be
	Iterations int
	Took       time.Duration
}

// Why is what decided.
type Why uint8

// The reasons.
const (
	Searched Why = iota // it did best in the iterations
	Forced              // it is the only option
	Sure                // it wins, whatever the hidden cards are
	Obvious             // the game ranks it far above all others
	Idle                // nothing is better by enough than letting the matter rest
	Hurried             // there was no time to think
	Mixed               // others mustn't foresee it, so chance took one of the good ones
)

// Line is one option as the search sees it.
type Line struct {
	Option int     // place in State.Options
	Visits int     // iterations in which it was tried
	Share  float64 // of all visits
	Win    float64 // how likely it wins, 0 to 1, as far as the search can tell
}
