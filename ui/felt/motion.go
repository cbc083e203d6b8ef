package felt

import (
	"image"
	"math"
	"time"

	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
)

// step is what one card does in a motion: it glides, and may turn over, turn to
// the side, or pulse because something about it changed.
type step struct {
	card     *cardView
	from, to fyne.Position
	was      fyne.Size     // the size it had
	over     *image.RGBA   // the other side, shown until half of the way; nil: it does not turn over
	overAs   kit.Picture   // what over shows
	before   *image.RGBA   // shown until it sets out; nil: its picture
	beforeAs kit.Picture   // what before shows
	broken   bool          // and on its way, too
	hides    bool          // it is not seen until it sets out
	wait     int           // how many cards go before it
	after    time.Duration // how long it stays where it is
	slow     float64       // how many times as long as others it takes, 0 for 1
	pulse    bool
	lands    func(at kit.Box, k float32) // shows the picture of a card that was held; nil: it was not
}

// motion moves cards to their places, all in one animation. The pointer meets
// them where they are seen, on their way, too.
type motion struct {
	due   bool // the next one is about to start
	anim  *fyne.Animation
	steps []step
	done  func()
	out   func()        // called as cards that were shown otherwise set out; may be nil
	time  time.Duration // how long cards take from place to place; 0: they are there at once
	all   time.Duration // how long this motion takes: cards that are dealt start one after the other
}

// The measures of a motion.
const (
	dealGap   = 0.3  // of a card's time: how much later the next card is dealt
	mostDealt = 12   // cards that wait for each other; more come with the last
	swell     = 0.14 // how much larger a card is in the middle of a pulse
	toStack   = 1.5  // how many times as long as others a card takes to the stack
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
	m.all = 0
	for i := range steps {
		s := &steps[i]
		s.wait, s.slow = min(s.wait, mostDealt), max(s.slow, 1)
		m.all = max(m.all, s.after+time.Duration(float64(m.time)*(s.slow+dealGap*float64(s.wait))))
		s.card.hold(s.before, s.beforeAs)
	}
	m.steps, m.done = steps, done
	m.tick(0) // a paint may come before the first tick
	m.anim = fyne.NewAnimation(m.all, kit.Tick(m.tick))
	m.anim.Curve = fyne.AnimationLinear
	m.anim.Start()
}

// going reports whether cards are on their way, or about to be.
func (m *motion) going() bool { return m.due || m.anim != nil }

// tick shows the cards as they are at a part of the motion's time.
func (m *motion) tick(f float32) {
	now := float64(f) * float64(m.all)
	for i := range m.steps {
		s := &m.steps[i]
		k := ((now-float64(s.after))/float64(m.time) - dealGap*float64(s.wait)) / max(s.slow, 1)
		if k > 0 && (s.before != nil || s.hides) && m.out != nil {
			m.out()
		}
		if k > 0 && s.before != nil && !s.broken || k >= 1 {
			s.before = nil
			s.card.hold(nil, kit.Picture{})
		}
		if s.hides && k > 0 {
			s.hides = false
			s.card.Show()
		} else if s.hides && s.card.Visible() {
			s.card.Hide()
		}
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
	grows := e
	if s.lands != nil {
		e, grows = firm().part(k), bouncy().part(k)
	}
	s.card.Move(fyne.NewPos(s.from.X+(s.to.X-s.from.X)*e, s.from.Y+(s.to.Y-s.from.Y)*e))
	size := s.card.Size()
	drawn := size
	if !s.was.IsZero() && s.was != size {
		drawn = fyne.NewSize(s.was.Width+(size.Width-s.was.Width)*grows, s.was.Height+(size.Height-s.was.Height)*grows)
	}
	if s.lands != nil {
		at := s.card.Position().AddXY((size.Width-drawn.Width)/2, (size.Height-drawn.Height)/2)
		s.lands(kit.NewBox(at.X, at.Y, drawn.Width, drawn.Height), k)
	}
	if s.pulse {
		drawn = grown(drawn, swell*float32(math.Sin(math.Pi*float64(k))))
	}
	if s.over != nil && s.before == nil {
		if k < 0.5 {
			s.card.hold(s.over, s.overAs)
		} else {
			s.card.hold(nil, kit.Picture{})
		}
		drawn.Width *= float32(math.Abs(math.Cos(math.Pi * float64(k))))
	}
	s.card.draw(drawn)
}

func grown(s fyne.Size, by float32) fyne.Size {
	return fyne.NewSize(s.Width*(1+by), s.Height*(1+by))
}

// finish has the cards arrive now.
func (m *motion) finish() {
	if m.anim != nil {
		m.anim.Stop()
		m.tick(1)
	}
}

// stop leaves the cards where they are, as they are in the end.
func (m *motion) stop() {
	if m.anim != nil {
		m.anim.Stop()
	}
	for _, s := range m.steps {
		s.card.hold(nil, kit.Picture{})
		s.card.draw(s.card.Size())
		if s.hides {
			s.card.Show()
		}
	}
	m.steps, m.done, m.anim = nil, nil, nil
}
