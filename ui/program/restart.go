package program

import (
	"fmt"
	"os"
	"os/exec"
	"slices"
	"time"

	"feltstack/rules/guard"
)

const (
	// crashReport is the variable of the environment that tells a window which was
	// opened again after a crash where the report is.
	crashReport = "FELTSTACK_CRASH_REPORT"
	// tooSoon is how short a window lived that is not opened again when it crashes.
	tooSoon = 10 * time.Second
)

// restarts reports whether a window that ended with err, after so long, is opened
// again: it crashed, and not at once.
func restarts(err error, lived time.Duration) bool {
	return guard.Find(err) != nil && lived >= tooSoon
}

// restart starts the program again, with the report of its crash; it does not wait
// for it.
func restart(report string) error {
	self, err := os.Executable()
	if err != nil {
		return fmt.Errorf("find the program: %w", err)
	}
	// Games that were named are imported already.
	again := exec.Command(self, slices.DeleteFunc(slices.Clone(os.Args[1:]), isGameFile)...)
	again.Env = append(os.Environ(), crashReport+"="+report)
	again.Stdout, again.Stderr = os.Stdout, os.Stderr
	if err := again.Start(); err != nil {
		return fmt.Errorf("start the program again: %w", err)
	}
	return again.Process.Release()
}
