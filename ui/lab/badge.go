package lab

import (
	"time"

	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// Badge is a small sign over any page that says how far the lab is. A click on it opens the
// lab, one on the button beside it cancels what is played.
type Badge struct {
	*fyne.Container
	env          *kit.Env
	runner       *Runner
	back         *kit.Sketch
	open, cancel *kit.Pill
	box          kit.Box
	at           time.Time // when it was last written
	covered      bool      // something lies over the page
	Moved        func()    // hears that it has come or gone; may be nil
}

// badgeEvery is how often it changes: each time the whole window is painted.
const badgeEvery = 2 * time.Second

// The measures of the badge.
const (
	badgeHigh = 30
	badgeText = 13
)

// NewBadge makes one that shows while the runner plays; open opens the lab.
func NewBadge(e *kit.Env, r *Runner, open func()) *Badge {
	b := &Badge{env: e, runner: r, back: kit.NewSketch(), open: kit.NewPill("", kit.Quiet, open)}
	b.cancel = kit.NewPill(words.Say("lab.stop"), kit.Quiet, func() {
		for _, j := range r.Jobs() {
			r.Stop(j)
		}
	})
	for _, p := range []*kit.Pill{b.open, b.cancel} {
		p.TextSize = badgeText
		p.Style()
	}
	b.open.Name, b.cancel.Name = "lab-open", "lab-stop"
	b.Container = &fyne.Container{Objects: []fyne.CanvasObject{b.back.Container, b.open, b.cancel}}
	b.Hide()
	r.Watch(func(*Job) { b.update() })
	return b
}

// update shows it while something is played, and what is new about that.
func (b *Badge) update() {
	shown := len(b.runner.Jobs()) > 0 && !b.covered
	switch {
	case shown != b.Visible():
		put(b.Container, shown)
		if b.Moved != nil {
			b.Moved()
		}
		b.write()
	case shown && time.Since(b.at) > badgeEvery:
		b.write()
	}
}

// Cover hides it while a page has something over itself that has to be answered first.
func (b *Badge) Cover(covered bool) {
	if b.covered != covered {
		b.covered = covered
		b.update()
	}
}

// Pills are its buttons; none while it doesn't show.
func (b *Badge) Pills() []*kit.Pill {
	if !b.Visible() {
		return nil
	}
	return []*kit.Pill{b.open, b.cancel}
}

// Room is how large it is, whatever it says.
func (b *Badge) Room() fyne.Size {
	widest := kit.LineWidth([]kit.Span{{Text: badgeSays(1), Face: look.Bold}}, badgeText) + 28
	return fyne.NewSize(widest+b.cancel.MinSize().Width+4, badgeHigh)
}

// Put lays it in a box.
func (b *Badge) Put(box kit.Box) {
	b.box = box
	b.write()
}

// badgeSays is what it says of a job of which so much is done.
func badgeSays(done float64) string { return words.Say("lab.badge", "done", words.Percent(done)) }

// write says how far the lab is.
func (b *Badge) write() {
	jobs := b.runner.Jobs()
	if len(jobs) == 0 || b.box.Empty() {
		return
	}
	b.at = time.Now()
	done := float64(jobs[0].Games()) / float64(max(jobs[0].Setup.Games, 1))
	b.back.Begin()
	b.back.Rounded(b.box, look.Now().Panel, look.Now().Edge, 1, badgeHigh/2)
	b.back.End()
	w := b.cancel.MinSize().Width
	kit.NewBox(b.box.X+2, b.box.Y+2, b.box.W-w-4, b.box.H-4).Put(b.open)
	kit.NewBox(b.box.Right()-w-2, b.box.Y+2, w, b.box.H-4).Put(b.cancel)
	b.open.Set(badgeSays(done), "", kit.Quiet, b.open.OnTap)
	b.cancel.Style() // the colours may be others by now
}
