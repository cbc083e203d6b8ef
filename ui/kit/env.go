// Package kit provides the shared widgets of the window: boxes and
// drawings in them, texts, pictures of cards, buttons, tiles, forms and sheets,
// and the keyboard on all of these. It knows no screen.
package kit

import (
	"time"

	"feltstack/cardart"
	"feltstack/rules/guard"
	"feltstack/table"
	"feltstack/ui/sound"
	"feltstack/ui/trace"

	"fyne.io/fyne/v2"
)

// Env is what the screens share.
type Env struct {
	Pics     *Pictures
	Post     func(func()) // runs a function on the UI goroutine
	Scale    func() float32
	Still    bool // nothing moves: for pictures of a screen
	Trace    *trace.Writer
	Keys     *Keymap
	AutoPass table.AutoPass // where the game stops for humans
	Glide    time.Duration  // how long cards take from place to place
	Play     func(sound.Effect)
	Calm     time.Duration                         // how long the cover between two persons takes no answer
	Unseen   time.Duration                         // how long what has just come takes no click; 0: it takes any
	Pointer  func() (at fyne.Position, known bool) // where the pointer is; nil where nobody knows
	Grip     *Grip                                 // of the window; nil where there is none

	Reports *guard.Reporter // of crashes; may be nil
}

// After runs f on the UI goroutine when d has passed, unless stopped before.
func (e *Env) After(d time.Duration, f func()) (stop func()) {
	if e.Still {
		return func() {}
	}
	stopped := false
	timer := time.AfterFunc(d, func() {
		e.Post(func() {
			if !stopped {
				f()
			}
		})
	})
	return func() { stopped = true; timer.Stop() }
}

// NewStillEnv is that of pictures of a screen, scaled by a factor:
// nothing moves, cards have a back, and post runs what has to run on the UI
// goroutine.
func NewStillEnv(back cardart.BackStyle, scale float32, post func(func())) *Env {
	return &Env{
		Pics: NewPictures(DrawPicture(back), nil, nil), Post: post, Scale: func() float32 { return scale },
		Still: true, Trace: trace.NewWriter(nil), Keys: NewKeymap(), AutoPass: table.AutoPass{Full: true},
	}
}
