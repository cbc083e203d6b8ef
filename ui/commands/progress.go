package commands

import (
	"fmt"
	"io"
	"os"
	"strings"
	"sync/atomic"
	"time"

	"feltstack/rules/guard"
	"feltstack/rules/names"
)

// progress tells on a writer how far a long work is and how long it will take:
// as a bar that is drawn over on a terminal, else as a line now and then.
type progress struct {
	w     io.Writer
	total atomic.Int64
	unit  string // what is counted: "games"
	done  atomic.Int64
	start time.Time
	same  bool // the line is drawn over
	drawn bool
	end   chan struct{}
	ended chan struct{}
}

const (
	barEvery  = 200 * time.Millisecond
	lineEvery = 3 * time.Second
	barWidth  = 30
)

// newProgress begins to tell about a work with this number of parts, 0 if that is not known yet.
func newProgress(w io.Writer, total int, unit string) *progress {
	w, same := terminal(w)
	p := &progress{w: w, unit: unit, start: time.Now(), same: same, end: make(chan struct{}), ended: make(chan struct{})}
	p.total.Store(int64(total))
	every := lineEvery
	if p.same {
		every = barEvery
	}
	tick := time.NewTicker(every)
	guard.Go("progress", func() error {
		defer tick.Stop()
		for {
			select {
			case <-tick.C:
				p.draw()
			case <-p.end:
				return nil
			}
		}
	}, func(error) { close(p.ended) })
	return p
}

// terminal reports whether a writer, which may make texts visible before, writes to a
// terminal, and returns that: a line on it can be drawn over.
func terminal(w io.Writer) (to io.Writer, is bool) {
	to = w
	if v, ok := w.(*names.Writer); ok {
		to = v.To
	}
	f, ok := to.(*os.File)
	if !ok {
		return w, false
	}
	info, err := f.Stat()
	if err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return w, false
	}
	return to, true
}

// set says how many parts are done.
func (p *progress) set(n int) { p.done.Store(int64(n)) }

// setOf says how many of how many parts are done.
func (p *progress) setOf(n, total int) {
	p.total.Store(int64(total))
	p.set(n)
}

// stop ends it and waits for that.
func (p *progress) stop() {
	close(p.end)
	<-p.ended
	if p.drawn {
		fmt.Fprintf(p.w, "\r%*s\r", barWidth+50, "")
	}
}

func (p *progress) draw() {
	text := p.text(time.Since(p.start))
	if p.same {
		fmt.Fprintf(p.w, "\r%-*s", barWidth+49, text)
		p.drawn = true
		return
	}
	fmt.Fprintf(p.w, "feltstack: %s\n", text)
}

// text is the bar, counts and the time left, after so long.
func (p *progress) text(elapsed time.Duration) string {
	total := int(p.total.Load())
	if total == 0 {
		return "reading"
	}
	n := min(int(p.done.Load()), total)
	full := barWidth * n / max(total, 1)
	text := fmt.Sprintf("[%s%s] %d of %d %s", strings.Repeat("#", full), strings.Repeat(".", barWidth-full), n, total, p.unit)
	if n > 0 {
		left := time.Duration(float64(elapsed) / float64(n) * float64(total-n)).Round(time.Second)
		text += fmt.Sprintf(", %v left", left)
	}
	return text
}
