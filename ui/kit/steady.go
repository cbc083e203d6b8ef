package kit

import (
	"feltstack/rules/guard"

	"fyne.io/fyne/v2"
)

// Steady runs what a widget does when the mouse moves or drags over it. Fyne sends a
// move again with every frame until it is handled, so a panic there would leave the
// window stuck at it. Steady takes it out of Fyne's hands: it comes up on the main loop
// a moment later, where package ui deals with it.
func Steady(f func()) {
	if err := guard.Try("the mouse", func() error { f(); return nil }); err != nil {
		fyne.Do(func() { panic(err) })
	}
}

// Tick makes a tick of an animation steady: after a panic, no other tick comes.
func Tick(f func(float32)) func(float32) {
	broken := false
	return func(done float32) {
		if broken {
			return
		}
		broken = true
		Steady(func() {
			f(done)
			broken = false
		})
	}
}
