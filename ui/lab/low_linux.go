package lab

import (
	"runtime"
	"syscall"
)

// leastUrgent is the lowest priority there is.
const leastUrgent = 19

// lower gives the goroutine a thread of its own that computes when nothing else wants to. The
// thread ends with it: its priority can't be raised again.
func lower() {
	runtime.LockOSThread()
	_ = syscall.Setpriority(syscall.PRIO_PROCESS, syscall.Gettid(), leastUrgent) // as urgent as the rest, then
}

// yield lets other work go first: here the system sees to that.
func yield() {}
