package program

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
)

// newApp returns the app, the one of this program, under an ID.
//
// When its main loop ends, Fyne saves the preferences on another goroutine, which
// hands that to a loop that may be gone by then: the program would wait for both
// forever. We keep nothing in Fyne's preferences, so nothing is left to be saved.
func newApp(id string) fyne.App {
	a := app.NewWithID(id)
	if l, ok := a.Lifecycle().(interface{ SetOnStoppedHookExecuted(hook func()) }); ok {
		l.SetOnStoppedHookExecuted(nil)
	}
	return a
}
