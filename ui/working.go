package ui

import (
	"context"
	"errors"
	"sync/atomic"
	"time"

	"feltstack/ui/trace"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/widget"
)

const (
	slowTask  = 300 * time.Millisecond // after which a task shows how far it is
	toldEvery = 50 * time.Millisecond  // how often it does
)

// working does slow work off the UI goroutine, as away does, and shows how far it is
// when it takes long, with a button that cancels it. slow says how much of it is done.
// A cancelled task is no error: after hears of none.
func (n *navigator) working(title string, slow func(ctx context.Context, told func(done, of int)) error, after func(error)) {
	ctx, cancel := context.WithCancel(n.ctx)
	bar := widget.NewProgressBar()
	hide := func() {}
	stop := n.env.After(slowTask, func() { hide = n.showTask(title, bar, cancel) })
	var last atomic.Int64
	begun := time.Now()
	told := func(done, of int) {
		now := int64(time.Since(begun))
		if at := last.Load(); of > 0 && now-at > int64(toldEvery) && last.CompareAndSwap(at, now) {
			n.env.Post(func() { bar.SetValue(float64(done) / float64(of)) })
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
func (n *navigator) showTask(title string, bar *widget.ProgressBar, cancel func()) (hide func()) {
	if n.window == nil {
		return func() {}
	}
	size, below := n.window.Canvas().Size(), n.env.Trace.Last()
	d := dialog.NewCustom(title, words.Tr("Cancel"), bar, n.window)
	d.SetOnClosed(func() {
		n.env.Trace.Write(below)
		cancel()
	})
	n.ask(d)
	d.Resize(fyne.NewSize(min(size.Width*0.6, 460), 0))
	n.env.Trace.Write(trace.Line{Screen: "working", Prompt: title, Width: size.Width, Height: size.Height, Scale: n.env.Scale()})
	return d.Hide
}
