package felt

import (
	"image"
	"math"
	"time"

	"feltstack/ui/kit"
	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// step is what one card does in a motion: it glides, and may turn over, turn to
// the side, or pulse because something about it changed.
type step struct {
	card     *cardView
	from, to fyne.Position
	was      fyne.Size   // the size it had: another one if it turned to its side
	over     *image.RGBA // the other side, shown until half of the way; nil: it does not turn over
	wait     int         // how many cards go before it
	pulse    bool
}

// motion moves cards to their places, all in one animation. The pointer meets
// them where they are seen, on their way, too.
type motion struct {
	due   bool // the next one is about to start
	anim  *fyne.Animation
	steps []step
	done  func()
	time  time.Duration // how long cards take from place to place; 0: they are there at once
	all   time.Duration // how long this motion takes: cards that are dealt start one after the other
}

// The measures of a motion.
const (
	dealGap   = 0.3  // of a card's time: how much later the next card is dealt
	mostDealt = 12   // cards that wait for each other; more come with the last
	swell     = 0.14 // how much larger a card is in the middle of a pulse
)

// start moves the cards and calls done when they have arrived. Motion under
// way is given up; its cards go on from where they are if steps name them.
func (m *motion) start(steps []step, done func()) {
	m.stop()
	m.due = false
	if len(steps) == 0 || m.time == 0 {
		for _, s := range steps {
			s.card.Move(s.to)
		}
		done()
		return
	}
	last := 0
	for i := range steps {
		steps[i].wait = min(steps[i].wait, mostDealt)
		last = max(last, steps[i].wait)
	}
	m.all = time.Duration(float64(m.time) * (1 + dealGap*float64(last)))
	m.steps, m.done = steps, done
	m.anim = fyne.NewAnimation(m.all, kit.Tick(m.tick))
	m.anim.Curve = fyne.AnimationLinear
	m.anim.Start()
}

// going tells whether cards are on their way, or about to be.
func (m *motion) going() bool { return m.due || m.anim != nil }

// tick shows the cards as they are at a part of the motion's time.
func (m *motion) tick(f float32) {
	for _, s := range m.steps {
		k := (float64(f)*float64(m.all)/float64(m.time) - dealGap*float64(s.wait))
		s.at(float32(max(0, min(k, 1))))
	}
	if f == 1 && m.done != nil {
		done := m.done
		m.steps, m.done, m.anim = nil, nil, nil
		done()
	}
}

// at shows the card at a part of its own way, from 0 to 1.
func (s *step) at(k float32) {
	e := 1 - (1-k)*(1-k) // quick at first
	s.card.Move(fyne.NewPos(s.from.X+(s.to.X-s.from.X)*e, s.from.Y+(s.to.Y-s.from.Y)*e))
	size := s.card.Size()
	drawn := size
	if !s.was.IsZero() && s.was != size {
		drawn = fyne.NewSize(s.was.Width+(size.Width-s.was.Width)*e, s.was.Height+(size.Height-s.was.Height)*e)
	}
	if s.pulse {
		drawn = grown(drawn, swell*float32(math.Sin(math.Pi*float64(k))))
	}
	if s.over != nil {
		if k < 0.5 {
			s.card.hold(s.over)
		} else {
			s.card.hold(nil)
		}
		drawn.Width *= float32(math.Abs(math.Cos(math.Pi * float64(k))))
	}
	s.card.draw(drawn)
}

func grown(s fyne.Size, by float32) fyne.Size {
	return fyne.NewSize(s.Width*(1+by), s.Height*(1+by))
}

// stop leaves the cards where they are, as they are in the end.
func (m *motion) stop() {
	if m.anim != nil {
		m.anim.Stop()
	}
	for _, s := range m.steps {
		s.card.hold(nil)
		s.card.draw(s.card.Size())
	}
	m.steps, m.done, m.anim = nil, nil, nil
}

// rise lets a text rise from a place and fade: what a number changed by.
func rise(layer *fyne.Container, text string, at fyne.Position, good bool, d time.Duration) {
	c := look.Now().Alarm
	if good {
		c = look.Now().Gold
	}
	t := kit.Label(text, look.Title, 30, c)
	t.Resize(t.MinSize())
	t.Move(at)
	layer.Add(t)
	anim := fyne.NewAnimation(d, kit.Tick(func(f float32) {
		t.Move(at.SubtractXY(0, 34*f))
		faded := c
		faded.A = uint8(255 * min(1, 2*(1-f)))
		t.Color = faded
		canvas.Refresh(t)
		if f == 1 {
			layer.Remove(t)
		}
	}))
	anim.Curve = fyne.AnimationEaseOut
	anim.Start()
}
