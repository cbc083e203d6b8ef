package ui

import (
	"time"

	"fyne.io/fyne/v2"
)

// step is one card's way.
type step struct {
	card     *cardView
	from, to fyne.Position
}

// motion moves cards to their places, all in one animation. It only moves what
// is drawn: everything is where it belongs as soon as the pointer asks.
type motion struct {
	anim  *fyne.Animation
	steps []step
	done  func()
	time  time.Duration // how long cards take from place to place; 0: they are there at once
}

// start moves the cards and calls done when they have arrived. Motion under
// way is given up; its cards go on from where they are if steps name them.
func (m *motion) start(steps []step, done func()) {
	m.stop()
	if len(steps) == 0 || m.time == 0 {
		for _, s := range steps {
			s.card.Move(s.to)
		}
		done()
		return
	}
	m.steps, m.done = steps, done
	m.anim = fyne.NewAnimation(m.time, m.tick)
	m.anim.Curve = fyne.AnimationEaseOut
	m.anim.Start()
}

func (m *motion) tick(f float32) {
	for _, s := range m.steps {
		s.card.Move(fyne.NewPos(s.from.X+(s.to.X-s.from.X)*f, s.from.Y+(s.to.Y-s.from.Y)*f))
	}
	if f == 1 && m.done != nil {
		done := m.done
		m.steps, m.done, m.anim = nil, nil, nil
		done()
	}
}

// stop leaves the cards where they are.
func (m *motion) stop() {
	if m.anim != nil {
		m.anim.Stop()
	}
	m.steps, m.done, m.anim = nil, nil, nil
}
