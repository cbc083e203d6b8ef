package ui

import (
	"math"
	"slices"
	"time"

	"feltstack/cardart"
	"feltstack/ui/felt"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/trace"

	"fyne.io/fyne/v2"
)

// How long a measured drag warms up and lasts, and how fast a number counts meanwhile.
const (
	measureAfter = 1500 * time.Millisecond
	measureFor   = 4 * time.Second

	countsPerSecond = 14
)

// MeasureDrag opens a window with the table of s, drags a card of the hand
// round it while arrows grow and a number counts, and returns the median and the 95th percentile of the time between
// frames. It must be called from main's goroutine, once in a program.
func MeasureDrag(a fyne.App, s Shot) (p50, p95 time.Duration, err error) {
	a.SetIcon(Icon())
	a.Settings().SetTheme(look.Theme{})
	session, err := s.session()
	if err != nil {
		return 0, 0, err
	}
	defer session.Close()
	w := a.NewWindow("Feltstack")
	w.SetPadded(false)
	e := &kit.Env{
		Pics: kit.NewPictures(kit.DrawPicture(cardart.Midnight), fyne.Do, nil), Post: fyne.Do,
		Scale: func() float32 { return w.Canvas().Scale() }, Trace: trace.NewWriter(nil), Keys: kit.NewKeymap(), AutoPass: library.DefaultAutoPass, Glide: library.MotionSpeeds["normal"],
	}
	defer e.Pics.Close()
	t := felt.New(e, library.NewSeated(s.Games[0], session, nil, false), felt.Exits{})
	defer t.Close()
	w.SetContent(t.Container)
	w.Resize(fyne.NewSize(float32(s.Size.X), float32(s.Size.Y)))

	var frames []time.Duration
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
		turn := since.Seconds() * 2
		t.Carry(float32(0.4+0.3*math.Cos(turn)), float32(0.4+0.3*math.Sin(turn)))
		t.Stir(float32(math.Mod(since.Seconds(), 1)), int(since.Seconds()*countsPerSecond))
		if !last.IsZero() {
			frames = append(frames, now.Sub(last))
		}
		last = now
	}}
	a.Lifecycle().SetOnStarted(tick.Start)
	w.ShowAndRun()
	if len(frames) == 0 {
		return 0, 0, nil
	}
	slices.Sort(frames)
	return frames[len(frames)/2], frames[len(frames)*95/100], nil
}
