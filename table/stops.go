package table

import (
	"maps"

	"feltstack/rules"
)

// StopMode is what a person wants at a window in which an answer is possible.
type StopMode string

// The stop modes.
const (
	StopDefault StopMode = ""     // as the rest of AutoPass says
	StopAsk     StopMode = "ask"  // always stop
	StopSkip    StopMode = "skip" // never stop
)

// Stop is what a person wants at one window.
type Stop struct {
	Own    StopMode `json:"own,omitempty"`    // in the person's own turn
	Theirs StopMode `json:"theirs,omitempty"` // in the turns of others
}

// Stops are what a person wants at the windows of one game, by rules.Window.Key.
// They are not changed, only replaced.
type Stops map[string]Stop

// Mode is what is wanted at a window, in your own turn or another's.
func (s Stops) Mode(window string, own bool) StopMode {
	w := s[window].Theirs
	if own {
		w = s[window].Own
	}
	switch w {
	case StopAsk, StopSkip:
		return w
	}
	return StopDefault
}

// With is s with another mode at one window.
func (s Stops) With(window string, own bool, w StopMode) Stops {
	out := maps.Clone(s)
	if out == nil {
		out = Stops{}
	}
	stop := out[window]
	if own {
		stop.Own = w
	} else {
		stop.Theirs = w
	}
	if out[window] = stop; stop == (Stop{}) {
		delete(out, window)
	}
	return out
}

// WindowScene is a window of the game, as rules.Window tells of it.
type WindowScene struct {
	Key    string
	Name   string
	Help   string
	Step   bool // a step of the turn, rather than a kind of play
	Others bool // nobody stops in their own turn
	Now    bool // the game stands there
}

// windows lists the windows of the game and says at which of them it stands.
func (b *builder) windows() {
	g := b.s.game
	if g.Window == nil {
		return
	}
	now := -1
	if !b.v.S.Over {
		now = g.Window(b.v)
	}
	for i, w := range g.Windows {
		b.scene.Windows = append(b.scene.Windows, WindowScene{w.Key, g.Say(w.Name), g.Say(w.Help), w.Step, w.Others, i == now})
	}
}

// waits reports whether something waits for the response at this moment: a pending
// play, or what the game says of the window.
func waits(m *rules.Match) bool {
	if len(m.S.Stack) > 0 {
		return true
	}
	if m.Game.Window == nil {
		return false
	}
	i := m.Game.Window(m)
	return i >= 0 && m.Game.Windows[i].Waits
}

// stopMode is the stop mode of the seat that may respond here.
func (p *autoPassing) stopMode(m *rules.Match) StopMode {
	g := m.Game
	if len(p.Stops) == 0 || g.Window == nil {
		return StopDefault
	}
	i := g.Window(m)
	if i < 0 {
		return StopDefault
	}
	return p.Stops.Mode(g.Windows[i].Key, m.S.Decision.Seat == m.S.Active)
}
