package lab

import (
	"runtime"
	"syscall"
)

// nice is how much lower the priority is than that of other work.
const nice = 10

// lower gives the goroutine a thread of its own that goes after other work. The
// thread ends with it: its priority can't be raised again.
func lower() {
	runtime.LockOSThread()
	_ = syscall.Setpriority(syscall.PRIO_PROCESS, syscall.Gettid(), nice) // as urgent as the rest, then
}
