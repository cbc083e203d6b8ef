package kit

import (
	"image"
	"slices"
	"testing"
	"time"

	"feltstack/cardart"
	"feltstack/rules/guard/guardtest"
	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// bench is an Env whose posted functions wait to be run.
func bench() (e *Env, posted chan func()) {
	posted = make(chan func(), 16)
	e = NewStillEnv(cardart.Midnight, 1, func(f func()) { posted <- f })
	e.Still = false
	return e, posted
}

// next runs what is posted next.
func next(t *testing.T, posted chan func()) {
	t.Helper()
	select {
	case f := <-posted:
		f()
	case <-time.After(guardtest.Patience):
		t.Fatal("nothing is posted")
	}
}

// A page waits for no cloth: it comes after the first frame, in the size and colours that
// are wanted by then, and not at all once it is closed.
func TestCloth(t *testing.T) {
	test.NewTempApp(t)
	e, posted := bench()
	c := NewCloth(e)
	c.Resize(fyne.NewSize(300, 200))
	if c.pic.Visible() || len(posted) > 0 {
		t.Fatal("it is painted before the first frame")
	}
	c.Begin()
	fyne.CurrentApp().Settings().SetTheme(look.New("wine", false, false, "normal"))
	c.Lay()
	next(t, posted)
	if c.pic.Visible() {
		t.Error("the colours of before are shown")
	}
	next(t, posted)
	got := c.pic.Image.(*image.RGBA)
	if at := got.RGBAAt(150, 90); !c.pic.Visible() || got.Rect.Size() != image.Pt(300, 200) || at.R < 2*at.G {
		t.Errorf("it shows %v of %v, %v in the middle", c.pic.Visible(), got.Rect, at)
	}
	c.Resize(fyne.NewSize(400, 200))
	if !c.pic.Visible() || c.pic.Size().Width != 400 {
		t.Error("meanwhile the old one is not stretched")
	}
	next(t, posted) // the window keeps its size
	next(t, posted)
	if c.pic.Image.Bounds().Dx() != 400 {
		t.Errorf("of a larger window it is %v", c.pic.Image.Bounds())
	}
	fyne.CurrentApp().Settings().SetTheme(look.New("wine", false, true, "normal"))
	if c.Lay(); c.pic.Visible() {
		t.Error("there is cloth in strong contrast")
	}
	fyne.CurrentApp().Settings().SetTheme(look.New("blue", false, false, "normal"))
	c.Lay()
	c.Close()
	if next(t, posted); c.pic.Visible() {
		t.Error("it comes after it has been closed")
	}
}

// While a table is shown instead, little is held of the cloth. That is shown when it's seen
// again, until it has been painted.
func TestClothRests(t *testing.T) {
	test.NewTempApp(t)
	e, posted := bench()
	c := NewCloth(e)
	c.Resize(fyne.NewSize(301, 200))
	c.Begin()
	next(t, posted)
	whole := c.pic.Image.(*image.RGBA)
	c.Rest()
	c.Rest()
	part := c.pic.Image.(*image.RGBA)
	if part.Rect.Size() != image.Pt(151, 100) || part.RGBAAt(150, 99) != whole.RGBAAt(300, 198) || part.RGBAAt(20, 30) != whole.RGBAAt(40, 60) {
		t.Fatalf("at rest %v is held", part.Rect)
	}
	c.Lay()
	if c.pic.Image != image.Image(part) || !c.pic.Visible() {
		t.Error("what is held isn't shown at once")
	}
	c.Rest()
	next(t, posted)
	if c.pic.Image.Bounds().Dx() > 151 {
		t.Error("what was painted for a page is held under a table")
	}
	c.Lay()
	next(t, posted)
	if got := c.pic.Image.(*image.RGBA); !slices.Equal(got.Pix, whole.Pix) {
		t.Errorf("seen again it shows %v, not what it did", got.Rect)
	}
}

// A board is painted as large as it is shown, with its thread, and once for those alike.
func TestBoard(t *testing.T) {
	test.NewTempApp(t)
	e, k := NewStillEnv(cardart.Midnight, 2, nil), NewSketch()
	draw := func() {
		k.Begin()
		k.Board(e, Box{20, 20, 200, 100}, look.Now().Panel, look.Now().Gold)
		k.Board(e, Box{20, 140, 200, 100}, look.Now().Panel, look.Now().Gold)
		k.End()
	}
	draw()
	a, b := k.plates[0].Image.Image, k.plates[1].Image.Image
	img, ok := a.(*image.RGBA)
	if !ok || a != b || img.Rect.Size() != image.Pt(440, 240) {
		t.Fatalf("they are %T, %v, the same: %v", a, a.Bounds(), a == b)
	}
	if c, p := img.RGBAAt(220, 120), look.Now().Panel; c.R != p.R || c.G != p.G || c.A != 255 {
		t.Errorf("its middle is %v", c)
	}
	if c := img.RGBAAt(220, 22); c.R < 150 {
		t.Errorf("there is no thread at its edge: %v", c)
	}
	if c := img.RGBAAt(0, 0); c.A != 0 {
		t.Errorf("its corner is %v", c)
	}
	before := len(k.boards.Objects)
	if draw(); len(k.boards.Objects) != before {
		t.Error("drawn again, it is made again")
	}
}
