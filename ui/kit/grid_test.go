package kit

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// A grid has cells for what is in sight only, keys lead through it, and what they lead to comes
// into sight; when most things are gone, what is left is shown.
func TestGrid(t *testing.T) {
	test.NewApp()
	type cell struct {
		*fyne.Container
		i int
	}
	g := NewGrid(GridShape{Wide: 100, High: func(wide float32) float32 { return wide / 2 }, Gap: 10},
		func() (*cell, fyne.CanvasObject) {
			c := &cell{Container: &fyne.Container{}}
			return c, c.Container
		}, func(c *cell, i int) { c.i = i })
	g.Resize(fyne.NewSize(460, 300))
	g.Set(5000, true)
	if columns, size := g.Measure(); columns != 4 || size != fyne.NewSize(104, 52) {
		t.Errorf("%d columns of %v", columns, size)
	}
	if n := len(g.Cells()); n != 20 {
		t.Errorf("%d cells are there", n)
	}
	at := 0
	for _, k := range []struct {
		key fyne.KeyName
		to  int
	}{{fyne.KeyRight, 1}, {fyne.KeyDown, 5}, {fyne.KeyPageDown, 21}, {fyne.KeyUp, 17}, {fyne.KeyPageUp, 1}, {fyne.KeyPageUp, 0}, {fyne.KeyLeft, 0}} {
		to, ok := g.Step(k.key, at)
		if !ok || to != k.to {
			t.Errorf("%s leads from %d to %d, %v; want %d", k.key, at, to, ok, k.to)
		}
		at = k.to
	}
	if _, ok := g.Step(fyne.KeyReturn, 0); ok {
		t.Error("Enter leads somewhere")
	}
	shown := func(i int) bool {
		for _, c := range g.Cells() {
			if y := c.Position().Y - g.Offset.Y; c.i == i && c.Visible() && y >= 0 && y+c.Size().Height <= g.Size().Height {
				return true
			}
		}
		return false
	}
	for _, i := range []int{4999, 2000, 0} {
		if g.Reveal(i); !shown(i) {
			t.Errorf("thing %d is not in sight, scrolled by %v", i, g.Offset.Y)
		}
	}
	g.Reveal(4999)
	g.Set(7, false)
	if !shown(0) || !shown(6) || len(g.Cells()) != 7 {
		t.Errorf("of 7 things %d are shown, scrolled by %v", len(g.Cells()), g.Offset.Y)
	}
	g.Set(0, true)
	g.Offset.Y = 400
	if g.Set(5000, false); g.Offset.Y != 400 {
		t.Errorf("filled from a height of 400 on, it is scrolled by %v", g.Offset.Y)
	}
	g.Set(5000, true)
	g.Content.(*fyne.Container).Objects[0].(fyne.Scrollable).Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -25)})
	if g.Offset.Y != 100 || shown(0) {
		t.Errorf("a notch of the wheel scrolls by %v", g.Offset.Y)
	}
	g.Set(7, true)
	g.Resize(fyne.NewSize(80, 300))
	if _, ok := g.Step(fyne.KeyRight, 0); ok {
		t.Error("right leads somewhere in a single column")
	}
}
