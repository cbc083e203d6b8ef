package program

import "testing"

// With a hook for its end, Fyne's main loop may never be left (newApp).
func TestNothingToDoAtTheEnd(t *testing.T) {
	l, ok := newApp("org.feltstack.end").Lifecycle().(interface{ OnStopped() func() })
	if !ok {
		t.Fatal("Fyne's life cycle has no OnStopped any more: does its loop still wait for that hook?")
	}
	if l.OnStopped() != nil {
		t.Error("something is left to do at the end, which may never end")
	}
}
