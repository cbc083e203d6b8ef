package program

import (
	"sync/atomic"
	_ "unsafe" // for go:linkname

	"fyne.io/fyne/v2"
)

// loopRuns is Fyne's own note that its main loop runs. A panic that leaves the loop
// leaves it set, and Fyne then takes a second call for an error and returns at once.
//
//go:linkname loopRuns fyne.io/fyne/v2/internal/driver/glfw.running
var loopRuns atomic.Bool

// loopAgain enters the main loop of a's windows again after a panic has left it. They
// are still open. It returns when the loop ends.
func loopAgain(a fyne.App) func() {
	return func() {
		loopRuns.Store(false)
		a.Driver().Run() // not a.Run, which would watch settings and events a second time
	}
}
