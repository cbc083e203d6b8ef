package felt

import (
	"slices"
	"testing"

	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// A new arrow grows, one that was there before stays, and where its play is gone it is
// gone, too.
func TestArrowsComeAndGo(t *testing.T) {
	test.NewTempApp(t)
	m := stackGame()
	e := kittest.Env()
	ts := New(e, m.session(), Exits{})
	defer ts.Close()
	ts.Resize(fyne.NewSize(1280, 800))
	all := len(ts.board.arrows.shown)
	if all < 2 {
		t.Fatalf("%d arrows", all)
	}
	e.Still = false
	a, s := ts.board.arrows, ts.sight.scene
	rest := *s
	rest.Stack = s.Stack[1:]
	arr := *ts.sight.arr
	arr.Items = arr.Items[1:]
	a.set(&rest, &arr)
	if a.anim != nil || len(a.shown) >= all {
		t.Fatalf("%d of %d arrows are left as one play is gone; one grows: %v", len(a.shown), all, a.anim != nil)
	}
	stayed := slices.Clone(a.shown)
	a.set(s, ts.sight.arr) // animations of tests are at their end at once
	if a.anim != nil || len(a.shown) != all {
		t.Errorf("%d of %d arrows are there again; one still grows: %v", len(a.shown), all, a.anim != nil)
	}
	for _, w := range a.shown {
		if w.as.Grown != 1 || w.new || w.pic.Image == kit.Blank {
			t.Errorf("an arrow is not whole at its end: %+v", w)
		}
	}
	for _, w := range stayed {
		if !slices.Contains(a.shown, w) {
			t.Error("an arrow that stayed is drawn again")
		}
	}
	a.shown[0].new = true
	if a.grow(0.5); a.shown[0].as.Grown != 0.5 {
		t.Error("a new arrow is whole half of its way")
	}
}
