package ui

import (
	"log/slog"
	"strings"
	"testing"
	"time"
)

// A frame that is stuck is logged with what ran, which is looked at once; others without, or not
// at all.
func TestSlowFramesSayWhatRan(t *testing.T) {
	var out strings.Builder
	w := &frameWatch{log: slog.New(slog.NewTextHandler(&out, nil)), screen: func() string { return "table" }}
	start, looks := time.Now(), 0
	at := func(ms int) time.Time { return start.Add(time.Duration(ms) * time.Millisecond) }
	look := func(ms int) { w.look(at(ms), func() string { looks++; return "sync.Mutex.Lock" }) }
	look(0)
	w.tick(at(0))
	look(200)
	w.tick(at(90))
	w.tick(at(240))
	if looks != 0 || strings.Count(out.String(), "slow frame") != 1 || strings.Contains(out.String(), "ran=") {
		t.Errorf("%d looks: %s", looks, out.String())
	}
	look(500)
	look(600)
	look(5_000)
	w.tick(at(32_240))
	if !strings.Contains(out.String(), "took=32s screen=table ran=sync.Mutex.Lock\n") || looks != 1 {
		t.Errorf("%d looks: %s", looks, out.String())
	}
	w.tick(at(32_400))
	look(32_900)
	w.tick(at(132_400)) // the computer was asleep
	if strings.Count(out.String(), "ran=") != 1 || strings.Count(out.String(), "slow frame") != 3 {
		t.Error(out.String())
	}
}

// What the log says of a stack are functions and what they wait for: no arguments, which could
// be secret, and nothing of Go itself.
func TestDoing(t *testing.T) {
	const stacks = `goroutine 34 [running]:
feltstack/ui.onUI()
	/src/ui/framewatch.go:1 +0x1

goroutine 1 [sync.Mutex.Lock, locked to thread]:
runtime.gopark(0xc00001)
	/go/src/runtime/proc.go:1 +0x1
sync.(*Mutex).Lock(...)
	/go/src/sync/mutex.go:1
feltstack/ui/library.(*Local).Cards(0xc000123, {0xc0002, 0x9})
	/src/ui/library/decks.go:41 +0x2
feltstack/ui.(*navigator).build.func1()
	/src/ui/deckroutes.go:223 +0x3
created by x

goroutine 2 [select]:
feltstack/other.Func()
`
	want := "[sync.Mutex.Lock, locked to thread] < sync.(*Mutex).Lock < ui/library.(*Local).Cards < ui.(*navigator).build.func1"
	if got := doingIn(stacks); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
	if got := doingIn("nothing"); got != "" {
		t.Error(got)
	}
	if got := onUI(); !strings.HasPrefix(got, "[") || !strings.Contains(got, " < ") || strings.Contains(got, "0x") {
		t.Errorf("the first goroutine does %q", got)
	}
}
