package felt

import (
	"image"
	"image/color"
	"math"
	"testing"
	"time"

	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// holding is a table whose cards take some time from place to place, one of the hand held.
func holding(t *testing.T, glide time.Duration) (*Table, *cardView) {
	t.Helper()
	test.NewTempApp(t)
	e, _ := posted(glide)
	e.Still = false
	ts := laid(t, e, handOf(5).session(), Exits{}, fyne.NewSize(1280, 800))
	ts.animator.finish()
	v := ts.input.ownHand()[2]
	ts.input.pickUp(v, v.place.Centre())
	return ts, v
}

// A held card leans to the side to which it moves, the more the faster up to a most, and is
// straight and painted as it is once it stands still.
func TestHeldCardsLean(t *testing.T) {
	ts, v := holding(t, time.Hour)
	held := ts.input.ghost
	straight := held.pic.Image
	carry := func(speed float32) lean {
		at := v.place.Centre()
		held.lift(kit.NewBox(at.X, at.Y, 90, 126))
		for range 30 {
			at.X += speed / 60
			held.put(kit.NewBox(at.X, at.Y, 90, 126))
			held.step(1.0 / 60)
		}
		return held.lean
	}
	slow, fast, left := carry(300), carry(900), carry(-900)
	if slow.turn <= 0 || fast.turn < 2*slow.turn || left.turn > -2*slow.turn || fast.across >= 0 {
		t.Errorf("it leans by %.3f, %.3f and to the left by %.3f", slow.turn, fast.turn, left.turn)
	}
	if most := carry(9000); most.turn != mostLean || math.Hypot(most.across, most.down) > mostTilt*1.001 {
		t.Errorf("at most it leans by %v", most)
	}
	if held.pic.Image == straight {
		t.Error("a card that leans looks straight")
	}
	steps := 0
	for held.step(1.0/60) && steps < 60 {
		steps++
	}
	if steps > 30 || held.lean != (lean{}) || held.pic.Image != straight {
		t.Errorf("after %d frames it still leans by %v", steps, held.lean)
	}
}

// Where nothing moves, no card leans, and none lands slowly.
func TestNothingLeansForMotionThatIsOff(t *testing.T) {
	ts, _ := holding(t, 0)
	held := ts.input.ghost
	for i := range 20 {
		held.put(kit.NewBox(float32(60*i), 100, 90, 126))
	}
	if held.anim != nil || held.lean != (lean{}) {
		t.Errorf("it leans by %v", held.lean)
	}
	ts.input.land()
	if ts.place(&story{}); held.Visible() || ts.animator.landing.view != nil {
		t.Error("it is still held")
	}
}

// A picture that leans is turned clockwise about its middle, solid inside, and nothing of it
// is cut off.
func TestLeanPaints(t *testing.T) {
	src := image.NewRGBA(image.Rect(0, 0, 100, 140))
	for y := 4; y < 136; y++ {
		for x := 4; x < 96; x++ {
			src.SetRGBA(x, y, color.RGBA{120, 100, 80, 255})
		}
	}
	for y := 4; y < 24; y++ { // red in the middle of its upper edge
		for x := 40; x < 60; x++ {
			src.SetRGBA(x, y, color.RGBA{200, 0, 0, 255})
		}
	}
	for _, l := range []lean{{turn: 0.2}, {turn: -0.2, across: 0.0012, down: -0.001}} {
		w, h := l.extent(100, 140)
		out := image.NewRGBA(image.Rect(0, 0, int(w)+2, int(h)+2))
		for i := range out.Pix {
			out.Pix[i] = 77 // what was painted before
		}
		l.paint(out, src, 100, 140)
		red, solid := 0.0, 0
		for y := range out.Rect.Dy() {
			for x := range out.Rect.Dx() {
				c := out.RGBAAt(x, y)
				if c.A == 255 {
					solid++
				}
				if c.R > 150 && c.G < 90 {
					red += math.Copysign(1, float64(x)-float64(out.Rect.Dx())/2)
				}
				if x == 0 || y == 0 || x == out.Rect.Dx()-1 || y == out.Rect.Dy()-1 {
					if c.A != 0 {
						t.Fatalf("%v reaches the edge at %d, %d: %v", l, x, y, c)
					}
				}
			}
		}
		if math.Copysign(1, red) != math.Copysign(1, l.turn) {
			t.Errorf("turned by %.1f, its top lies at %.0f", l.turn, red)
		}
		if solid < 92*132*9/10 || solid > 92*132*13/10 {
			t.Errorf("%v: %d pixels are solid", l, solid)
		}
	}
}

// A card that is let go of comes down to its size and place, and its likeness fades above it.
func TestCardsLand(t *testing.T) {
	ts, v := holding(t, time.Hour)
	held := ts.input.ghost
	from := kit.NewBox(300, 200, 120, 168)
	held.lift(from)
	ts.input.land()
	steps := []step{{card: v, from: v.Position(), to: v.place.Pos()}}
	ts.animator.bring(steps)
	at := func(k float32) (kit.Box, float64) {
		steps[0].at(k)
		return held.box, held.pic.Translucency
	}
	b, gone := at(0)
	if kit.Abs(b.X-from.X)+kit.Abs(b.W-from.W) > 0.5 || gone != 0 {
		t.Fatalf("it sets out from %v, %.1f gone", b, gone)
	}
	b, gone = at(0.3)
	if gone <= 0 || gone >= 1 || kit.Abs(b.Centre().X-v.Position().X-v.Size().Width/2) > 0.5 || v.veil != 0 {
		t.Errorf("on its way it is at %v, %.1f gone; its card at %v", b, gone, v.Position())
	}
	at(1)
	if ts.animator.settle(); held.Visible() || ts.animator.landing.view != nil || v.Position() != v.place.Pos() || v.drawn != v.Size() {
		t.Errorf("in the end it lies at %v, %v large", v.Position(), v.drawn)
	}
	ts.animator.land(v, held)
	if ts.animator.bring(nil); held.Visible() {
		t.Error("a card that goes nowhere is still held")
	}
}
