package ui

import (
	"context"
	"errors"
	"sync/atomic"
	"time"

	"feltstack/ui/kit"
	"feltstack/ui/words"
)

const (
	slowTask  = 300 * time.Millisecond // after which a task shows how far it is
	toldEvery = 50 * time.Millisecond  // how often it does
)

// working does slow work off the UI goroutine, as away does, and shows how far it is
// when it takes long, with a button that cancels it. slow says how much of it is done.
// A canceled task isn't an error: after hears of none.
func (n *navigator) working(title string, slow func(ctx context.Context, told func(done, of int)) error, after func(error)) {
	ctx, cancel := context.WithCancel(n.ctx)
	bar := kit.NewProgress()
	hide := func() {}
	stop := n.env.After(slowTask, func() { hide = n.showTask(title, bar, cancel) })
	var last atomic.Int64
	begun := time.Now()
	told := func(done, of int) {
		now := int64(time.Since(begun))
		if at := last.Load(); of > 0 && now-at > int64(toldEvery) && last.CompareAndSwap(at, now) {
			n.env.Post(func() { bar.Set(float64(done) / float64(of)) })
		}
	}
	n.away(func() error { return slow(ctx, told) }, func(err error) {
		stop()
		hide()
		cancel()
		if errors.Is(err, context.Canceled) {
			err = nil
		}
		after(err)
	})
}

// showTask shows a bar over the page, and a button that cancels what it is about.
func (n *navigator) showTask(title string, bar *kit.Progress, cancel func()) (hide func()) {
	a := n.note
	stop := func() {
		cancel()
		a.close()
	}
	a.lay(title, "", bar.Container, taskTall, stop, []*kit.Pill{kit.NewPill(words.Say("common.cancel"), kit.Normal, stop)})
	return func() {
		if a.sheet.IsOpen() && a.sheet.Title == title {
			a.close()
		}
	}
}

// taskTall is how high the bar is.
const taskTall = 34
