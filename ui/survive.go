package ui

import (
	"feltstack/rules/guard"
	"feltstack/ui/felt"
	"feltstack/ui/kit"
)

// mostCrashes is how many crashes the window outlives without a whole frame between
// them. More come from a frame that can't be painted at all.
const mostCrashes = 20

// survival decides whether the window goes on after a crash.
type survival struct {
	started bool
	ticked  bool // a frame has begun since the last crash
	crashes int  // since the last whole frame
}

// tick hears of the beginning of each frame: between two of them lies a whole one.
func (s *survival) tick() {
	if s.ticked {
		s.crashes = 0
	}
	s.ticked, s.started = true, true
}

// goesOn counts a crash, and reports whether the window outlives it. It doesn't where
// it never was on the screen.
func (s *survival) goesOn() bool {
	s.ticked = false
	s.crashes++
	return s.started && s.crashes <= mostCrashes
}

// run runs the window with show, and after a panic that nothing nearer caught with
// again, if that is not nil: the window stays, and the crash is reported. Where it
// can't stay, the crash is an error.
func (n *navigator) run(show, again func()) error {
	if n.env.Reports == nil {
		show()
		return nil
	}
	for loop := show; ; loop = again {
		err := guard.Try("the window", func() error { loop(); return nil })
		if err == nil {
			return nil
		}
		n.env.Reports.Report(err, guard.Note{Title: "Screen", Text: n.env.Trace.Last().Screen})
		if again == nil || !n.survival.goesOn() {
			return err
		}
		n.env.Post(n.giveUp)
		kit.Repaint() // if the crash came from painting, it comes again now
	}
}

// giveUp leaves what the pointer was at when the window crashed.
func (n *navigator) giveUp() {
	if t, ok := n.page.(*felt.Table); ok {
		t.GiveUp()
	}
}
