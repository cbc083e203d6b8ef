package ui

import (
	"context"
	"log/slog"
	"runtime"
	"strings"
	"sync/atomic"
	"time"

	"feltstack/rules/guard"

	"fyne.io/fyne/v2"
)

// Frames that take so long are logged, up to what isn't a frame but a computer asleep. Of those
// that take longer still, the log has what the UI goroutine was doing.
const (
	slowFrame  = 100 * time.Millisecond
	stuckFrame = 250 * time.Millisecond
	asleep     = time.Minute

	lookEvery = 50 * time.Millisecond // whether a frame is stuck
)

// frameWatch logs slow frames. tick belongs to the UI goroutine, look to another one.
type frameWatch struct {
	log    *slog.Logger
	screen func() string
	last   atomic.Int64           // when the frame began, in nanoseconds; 0 before the first
	seen   int64                  // the frame that was looked at last
	ran    atomic.Pointer[doings] // what the UI goroutine did in a frame that is stuck
}

// doings is what was going on in a frame.
type doings struct {
	frame int64
	what  string
}

// tick begins a frame.
func (w *frameWatch) tick(now time.Time) {
	last := w.last.Swap(now.UnixNano())
	took := time.Duration(now.UnixNano() - last)
	if last == 0 || took <= slowFrame || took >= asleep {
		return
	}
	about := []any{"took", took.Round(time.Millisecond), "screen", w.screen()}
	if d := w.ran.Load(); d != nil && d.frame == last {
		about = append(about, "ran", d.what)
	}
	w.log.Warn("slow frame", about...)
}

// look notes, once a frame, what the UI goroutine is doing if the frame is stuck.
func (w *frameWatch) look(now time.Time, doing func() string) {
	last := w.last.Load()
	if last == 0 || last == w.seen || time.Duration(now.UnixNano()-last) < stuckFrame {
		return
	}
	w.seen = last
	w.ran.Store(&doings{last, doing()})
}

// watchFrames calls each at the beginning of every frame, and logs slow ones until ctx ends:
// a tick of an animation comes once a frame.
func (n *navigator) watchFrames(ctx context.Context, each func()) {
	w := &frameWatch{log: n.log, screen: func() string { return n.env.Trace.Last().Screen }}
	watch := &fyne.Animation{Duration: time.Second, RepeatCount: fyne.AnimationRepeatForever, Tick: func(float32) {
		each()
		w.tick(time.Now())
	}}
	watch.Start()
	n.work.Add(1)
	guard.Go("watching frames", func() error {
		ticker := time.NewTicker(lookEvery)
		defer ticker.Stop()
		for {
			select {
			case <-ctx.Done():
				return nil
			case now := <-ticker.C:
				w.look(now, onUI)
			}
		}
	}, func(err error) {
		n.env.Reports.Report(err)
		n.work.Done()
	})
}

// onUI is what the UI goroutine, which is the first, does now.
func onUI() string {
	buf := make([]byte, 16<<10)
	return doingIn(string(buf[:runtime.Stack(buf, true)]))
}

// mostDoing is how many functions the log names.
const mostDoing = 12

// doingIn is what the first goroutine of some stacks does: what it waits for, and its functions
// without their arguments, the innermost first. Those of Go itself are left out.
func doingIn(stacks string) string {
	_, stack, ok := strings.Cut("\n"+stacks, "\ngoroutine 1 ")
	if !ok {
		return ""
	}
	stack, _, _ = strings.Cut(stack, "\n\n")
	head, stack, _ := strings.Cut(stack, "\n")
	out := strings.TrimSuffix(head, ":")
	n := 0
	for line := range strings.Lines(stack) {
		line = strings.TrimSuffix(line, "\n")
		at := strings.LastIndexByte(line, '(')
		if strings.HasPrefix(line, "\t") || at <= 0 || strings.HasPrefix(line, "runtime.") {
			continue
		}
		if n++; n > mostDoing {
			break
		}
		out += " < " + strings.TrimPrefix(line[:at], "feltstack/")
	}
	return out
}
