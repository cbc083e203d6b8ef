package felt

import (
	"math"
	"testing"
	"time"

	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// Pointing at a play on the stack lights its arrow and dims the others, with the mouse or
// the keys; nothing pointed at, the one that resolves next is the brightest.
func TestPointingLightsAnArrow(t *testing.T) {
	s := sitAtScene(t, stackGame())
	a := s.board.arrows
	seen := func() map[int]float64 {
		all := map[int]float64{}
		for _, w := range a.shown {
			all[w.from] = math.Round(100-100*w.pieces.Objects[0].(*canvas.Image).Translucency) / 100
		}
		return all
	}
	if got := seen(); got[3] != 1 || got[1] != waitingArrow || got[2] != waitingArrow {
		t.Fatalf("at rest the arrows are seen %v", got)
	}
	v := s.animator.views[defOf("9♦")]
	s.input.cardHovered(v, true)
	if got := seen(); got[1] != 1 || got[2] != dimArrow || got[3] != dimArrow {
		t.Errorf("pointed at the first play, the arrows are seen %v", got)
	}
	s.input.cardHovered(v, false)
	if got := seen(); got[3] != 1 || got[1] != waitingArrow {
		t.Errorf("afterwards they are seen %v", got)
	}
	stop := s.keys.reach.itemStop(1)
	stop.Show()
	if got := seen(); got[2] != 1 || got[3] != dimArrow {
		t.Errorf("with the ring on the second play they are seen %v", got)
	}
	if stop.Quiet(); seen()[2] != waitingArrow {
		t.Errorf("after that they are seen %v", seen())
	}
}

// The arrow of a play that has left the stack fades, and is gone in the end.
func TestArrowsFade(t *testing.T) {
	s := sitAtScene(t, stackGame())
	a, all := s.board.arrows, len(s.board.arrows.shown)
	gone := a.shown[0]
	a.left, a.shown = []*arrow{gone}, a.shown[1:]
	gone.fades = [2]float64{1, 0}
	pieces := gone.pieces.Objects
	last := 1.1
	for _, k := range []float32{0, 0.3, 0.7} {
		a.faded(k)
		if gone.seen >= last || gone.seen <= 0 || !gone.pieces.Objects[0].Visible() {
			t.Errorf("at %.1f of its time it is seen %.2f, before %.2f", k, gone.seen, last)
		}
		last = gone.seen
	}
	a.Objects = nil
	for _, w := range append(append([]*arrow{}, a.shown...), gone) {
		a.Objects = append(a.Objects, w.pieces)
	}
	if a.faded(1); len(a.Objects) != all-1 || a.left != nil {
		t.Errorf("in the end %d of %d arrows are there", len(a.Objects), all)
	}
	for _, o := range pieces {
		if o.(*canvas.Image).Image != kit.Blank {
			t.Error("the picture of an arrow that is gone is still held")
		}
	}
	s.env.Glide = time.Hour // as where cards move
	rest := *s.sight.scene
	rest.Stack = nil
	a.set(&rest, s.sight.arr, nil)
	if len(a.Objects) != 0 {
		t.Errorf("%d arrows are left of an empty stack", len(a.Objects))
	}
}

// sitAtScene is a table that shows a scene.
func sitAtScene(t *testing.T, m *sceneMaker) *Table {
	t.Helper()
	test.NewTempApp(t)
	e, run := posted(time.Hour)
	e.Still = false
	ts := laid(t, e, m.session(), Exits{}, fyne.NewSize(1280, 800))
	for len(ts.board.arrows.shown) > 0 && len(ts.board.arrows.shown[0].pieces.Objects) == 0 {
		run()
	}
	return ts
}
