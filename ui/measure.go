package ui

import (
	"context"
	"math"
	"slices"
	"time"

	"feltstack/cardart"
	"feltstack/rules"
	"feltstack/rules/bot/lab"
	"feltstack/rules/guard"
	"feltstack/ui/felt"
	"feltstack/ui/kit"
	labroom "feltstack/ui/lab"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/trace"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// How long a measured drag warms up and lasts, half of it while the lab plays: turn and turn
// about, so that other work of the machine slows both. How fast a number counts meanwhile.
const (
	measureAfter = 1500 * time.Millisecond
	measureFor   = 8 * time.Second
	measureTurn  = 400 * time.Millisecond

	countsPerSecond = 14
)

// Frames is the median and the 95th percentile of the time between frames.
type Frames struct{ P50, P95 time.Duration }

// framesOf sums up times between frames.
func framesOf(all []time.Duration) Frames {
	if len(all) == 0 {
		return Frames{}
	}
	slices.Sort(all)
	return Frames{all[len(all)/2], all[len(all)*95/100]}
}

// MeasureDrag opens a window with the table of s, drags a card of the hand round it while
// arrows grow and a number counts, and returns the time between frames, alone and while the
// lab plays. It must be called from main's goroutine, once in a program.
func MeasureDrag(a fyne.App, s Shot) (alone, beside Frames, err error) {
	a.SetIcon(Icon())
	a.Settings().SetTheme(look.Theme{})
	session, err := s.session()
	if err != nil {
		return alone, beside, err
	}
	defer session.Close()
	gate := &labroom.Gate{}
	gate.Closed.Store(true)
	defer measuredLab(s.Games[0], gate)()
	w := a.NewWindow("Feltstack")
	w.SetPadded(false)
	e := &kit.Env{
		Pics: kit.NewPictures(kit.DrawPicture(cardart.Midnight), fyne.Do, nil), Post: fyne.Do,
		Scale: func() float32 { return w.Canvas().Scale() }, Trace: trace.NewWriter(nil), Keys: kit.NewKeymap(), AutoPass: library.DefaultAutoPass, Glide: library.MotionSpeeds["normal"],
	}
	defer e.Pics.Close()
	t := felt.New(e, library.NewSeated(s.Games[0], session, nil, false), felt.Exits{})
	defer t.Close()
	w.SetContent(container.NewStack(t.Container, paints(gate.Painted, func(fyne.Size) {})))
	w.Resize(fyne.NewSize(float32(s.Size.X), float32(s.Size.Y)))

	var frames [2][]time.Duration // alone, and beside the lab
	var begun, last time.Time
	// A tick comes once a frame, just before it is painted.
	tick := &fyne.Animation{Duration: time.Second, RepeatCount: fyne.AnimationRepeatForever, Tick: func(float32) {
		now := time.Now()
		if begun.IsZero() {
			begun = now
		}
		since := now.Sub(begun)
		switch {
		case since < measureAfter:
			return
		case since > measureAfter+measureFor:
			a.Quit()
			return
		}
		on := int((since-measureAfter)/measureTurn) % 2
		if gate.Closed.Swap(on == 0) != (on == 0) {
			last = time.Time{} // this one was both
		}
		turn := since.Seconds() * 2
		t.Carry(float32(0.4+0.3*math.Cos(turn)), float32(0.4+0.3*math.Sin(turn)))
		t.Stir(float32(math.Mod(since.Seconds(), 1)), int(since.Seconds()*countsPerSecond))
		if !last.IsZero() {
			frames[on] = append(frames[on], now.Sub(last))
		}
		last = now
	}}
	a.Lifecycle().SetOnStarted(tick.Start)
	w.ShowAndRun()
	return framesOf(frames[0]), framesOf(frames[1]), nil
}

// measuredGames is more than the lab plays while it is measured.
const measuredGames = 100_000

// measuredLab has the lab play games through a gate, until end.
func measuredLab(g *rules.Game, gate *labroom.Gate) (end func()) {
	ctx, stop := context.WithCancel(context.Background())
	plan := lab.Plan{Game: g, Players: []string{"casual", "casual"}, Games: measuredGames}
	gate.Background(&plan)
	var work guard.Group
	work.Go("the lab", func() error { return lab.Run(ctx, plan, func(*lab.Played) bool { return true }) })
	return func() {
		stop()
		gate.Closed.Store(false)
		_ = work.Wait() // what it played doesn't matter
	}
}
