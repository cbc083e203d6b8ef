package ui

import "testing"

// TestOnMain: what runs on another goroutine than main's is told apart. Tests run
// on such a one.
func TestOnMain(t *testing.T) {
	if onMain() {
		t.Error("a test's goroutine is taken for main's")
	}
	if !mainIsMain {
		t.Error("main's goroutine is not recognized")
	}
}

// mainIsMain is what onMain said on main's goroutine, which sets up packages.
var mainIsMain = onMain()
