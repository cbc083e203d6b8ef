//go:build !linux

package lab

import (
	"runtime"
	"time"
)

// lower has nothing to do where threads have no priority of their own: see yield.
func lower() {}

// pause is how long games stand still between two choices.
const pause = time.Millisecond

// yield lets other work go first.
func yield() {
	runtime.Gosched()
	time.Sleep(pause)
}
