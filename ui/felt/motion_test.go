package felt

import (
	"image"
	"testing"
	"time"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// moving is a table on which a scene changes while motion is on.
func moving(t *testing.T, first, then *sceneMaker) *Table {
	t.Helper()
	test.NewTempApp(t)
	f := first.session()
	e := kittest.Env()
	e.Glide = library.MotionSpeeds["normal"]
	ts := New(e, f, Exits{})
	kit.Snapshot(ts.Container, fyne.NewSize(1280, 800), 1)
	ts.env.Still = false // from now on things move
	f.scene = then.session().scene
	f.scene.Version = ts.scene.Version + 1
	ts.Pull()
	t.Cleanup(ts.Close)
	return ts
}

func TestCardsThatLeaveAPileGoOneAfterTheOther(t *testing.T) {
	var m motion
	m.time = 100 * time.Millisecond
	owner := &Table{}
	var steps []step
	for i := range 3 {
		steps = append(steps, step{card: newCardView(owner), to: fyne.NewPos(300, 0), wait: i})
	}
	m.steps, m.all = steps, 160*time.Millisecond
	m.tick(0.4)
	for i := range 2 {
		if a, b := steps[i].card.Position().X, steps[i+1].card.Position().X; a <= b {
			t.Errorf("card %d is at %.0f, the next one at %.0f", i, a, b)
		}
	}
	done := false
	m.done = func() { done = true }
	m.tick(1)
	for i, s := range steps {
		if s.card.Position() != s.to {
			t.Errorf("card %d ends at %v", i, s.card.Position())
		}
	}
	if !done {
		t.Error("nobody is told that they have arrived")
	}
}

func TestACardTurnsOver(t *testing.T) {
	back, face := image.NewRGBA(image.Rect(0, 0, 10, 14)), image.NewRGBA(image.Rect(0, 0, 10, 14))
	v := newCardView(&Table{})
	v.Resize(fyne.NewSize(50, 70))
	v.setPicture(kit.Picture{}, face)
	s := step{card: v, over: back}
	s.at(0.2)
	if v.bare != back || v.drawn.Width >= 50 {
		t.Errorf("on its way it shows its face already, %v wide", v.drawn.Width)
	}
	s.at(0.49)
	if v.pic.Size().Width > 6 {
		t.Errorf("in the middle it is %v wide", v.pic.Size().Width)
	}
	s.at(1)
	if v.bare != face || v.drawn != v.Size() {
		t.Errorf("in the end it is %v and shows its back", v.drawn)
	}
}

// Motion that is broken off leaves the cards as they are in the end.
func TestMotionIsBrokenOff(t *testing.T) {
	back, face := image.NewRGBA(image.Rect(0, 0, 10, 14)), image.NewRGBA(image.Rect(0, 0, 10, 14))
	v := newCardView(&Table{})
	v.Resize(fyne.NewSize(50, 70))
	v.setPicture(kit.Picture{}, face)
	m := motion{time: time.Hour, all: time.Hour, steps: []step{{card: v, over: back, pulse: true, was: fyne.NewSize(70, 50)}}}
	m.tick(0.3)
	m.stop()
	middle := v.pic.Position().AddXY(v.pic.Size().Width/2, v.pic.Size().Height/2)
	if v.bare != face || v.drawn != v.Size() || middle != fyne.NewPos(25, 35) {
		t.Errorf("it stays %v around %v", v.drawn, middle)
	}
}

// A card whose badges change pulses; one that turns to its side changes its shape.
func TestStepsFollowTheScene(t *testing.T) {
	ts := moving(t, midGame(), midGame())
	var v *cardView
	for _, x := range ts.views {
		if x.place.Card.Def != 0 {
			v = x
		}
	}
	before := v.remember()
	out := 0
	if _, moves := ts.stepOf(v, before, v.Position(), &out); moves {
		t.Error("a card moves though nothing has changed")
	}
	v.place.Card.Badges = append([]table.Badge(nil), table.Badge{Kind: "counter", N: 3})
	if s, moves := ts.stepOf(v, before, v.Position(), &out); !moves || !s.pulse {
		t.Error("a new counter does not show")
	}
	before.shows.Turned = !v.wants.Turned
	if s, _ := ts.stepOf(v, before, v.Position(), &out); s.was != before.size {
		t.Error("a card that turns to its side jumps")
	}
}

func TestNumbersRise(t *testing.T) {
	test.NewTempApp(t)
	now := midGame().session().scene
	old := *now
	old.Seats = append([]table.SeatScene(nil), now.Seats...)
	if c := changes(&old, now); len(c) != 0 {
		t.Errorf("nothing changed, and there rises %v", c)
	}
	for by, want := range map[int]string{5: "−5", -3: "+3"} {
		old.Seats[0].Facts = append([]table.Fact(nil), now.Seats[0].Facts...)
		old.Seats[0].Facts[0].N += by
		if c := changes(&old, now); len(c) != 1 || c[0].text != want || c[0].more != (by < 0) || c[0].seat != now.Seats[0].Seat {
			t.Errorf("%d more before: %v, want %s", by, c, want)
		}
	}
}
