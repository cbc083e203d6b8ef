package felt

import (
	"image"
	"math"
	"testing"

	"feltstack/cardart"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// A spring goes on from where it is when it is pushed, and comes to rest.
func TestSpring(t *testing.T) {
	s := spring{tension: firm(), to: 1}
	most := 0.0
	for at := 0.0; at < springRun; at += 0.001 {
		x, _ := s.after(at)
		most = max(most, x)
	}
	if x, v := s.after(springRun - 0.001); math.Abs(x-1) > 0.01 || math.Abs(v) > 0.3 {
		t.Errorf("it jumps to its rest from %.3f at %.3f a second", x, v)
	}
	if most < 1.005 || most > 1.08 {
		t.Errorf("it overshoots to %.3f", most)
	}
	was, fast := s.after(0.1)
	s.push(0.1, 0)
	if x, v := s.after(0); math.Abs(x-was) > 1e-9 || math.Abs(v-fast) > 1e-9 || fast < 1 {
		t.Errorf("pushed at %.3f, %.3f a second, it is at %.3f, %.3f a second", was, fast, x, v)
	}
	if x, _ := s.after(springRun); x != 0 {
		t.Errorf("in the end it is at %.3f", x)
	}
}

// Cards rise and sink on their way, several at once; the one that rises lies above the
// others, and all are back in the end.
func TestCardsRiseAndSink(t *testing.T) {
	ts := opening(t, handOf(6).session(), Exits{})
	r, hand := ts.input.raising, ts.input.ownHand()
	for i, v := range hand {
		r.set(v, ts.input.raisedBox(&v.place))
		r.show(0.03)
		b, up := r.box(v)
		if !up || b.W <= v.place.W || b.W >= ts.input.raisedBox(&v.place).W {
			t.Fatalf("on its way card %d is seen at %v", i, b)
		}
		gone := 0
		for _, o := range hand {
			if o.veil == 1 {
				gone++
			}
		}
		if gone > sinking || gone != min(i+1, sinking) {
			t.Errorf("%d cards are on their way after %d", gone, i+1)
		}
		for _, u := range r.ups {
			if u.view == v && r.Objects[len(r.Objects)-1] != fyne.CanvasObject(u.Container) {
				t.Errorf("card %d rises beneath another", i)
			}
		}
	}
	r.lower()
	for i, v := range hand {
		if _, up := r.box(v); up || v.veil != 0 || v.aside != (fyne.Delta{}) || !v.badges.Visible() {
			t.Errorf("card %d is not back", i)
		}
	}
}

// A card that is raised when the game ends lets the end be seen.
func TestRaisedCardClearsTheEnd(t *testing.T) {
	ts := ended(t, kittest.Env(), false, Exits{})
	end := kit.BoxOf(ts.panels.over.stop)
	ts.panels.finale.open = false // as before it
	ts.show()
	v := ts.input.ownHand()[0]
	ts.input.raise(v)
	if b, _ := ts.input.raising.box(v); !b.Meets(end) {
		t.Fatalf("a card raised at %v never lay where the end is told, at %v", b, end)
	}
	ts.panels.finale.open = true
	ts.show()
	if b, up := ts.input.raising.box(v); !up || b.Meets(end) {
		t.Errorf("the card at %v lies over the end of the game at %v", b, end)
	}
}

// A card of the hand that is dragged is held where it is seen under the pointer.
func TestHeldWhereItIsSeen(t *testing.T) {
	ts := opening(t, handOf(5).session(), Exits{})
	h, v := ts.input.hand, ts.input.ownHand()[1]
	at := ts.sight.uncovered(v.place).Centre()
	h.MouseIn(&desktop.MouseEvent{PointEvent: fyne.PointEvent{AbsolutePosition: at}})
	up, _ := ts.input.raising.box(v)
	part := func(b kit.Box, p fyne.Position) (x, y float32) { return (p.X - b.X) / b.W, (p.Y - b.Y) / b.H }
	x, y := part(up, at)
	h.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{AbsolutePosition: at}})
	to := fyne.NewPos(400, 300)
	h.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{AbsolutePosition: to}})
	if gx, gy := part(ts.input.ghost.box, to); kit.Abs(gx-x) > 0.01 || kit.Abs(gy-y) > 0.01 {
		t.Errorf("taken at %.2f, %.2f of the card it is held at %.2f, %.2f", x, y, gx, gy)
	}
	ts.GiveUp()
}

// The shadow and the mark of a tilted card are tilted with it, and cover none of it.
func TestMarksFollowTheTilt(t *testing.T) {
	size := image.Pt(87, 122)
	for _, tilt := range []int16{-112, 32} {
		card := cardart.DrawTilted(deck[9], size, float64(tilt)/10)
		for _, g := range []glow{noGlow, canGlow, askGlow, pickGlow} {
			img, margin := ringed(card, size, mark{glow: g, tilt: tilt})
			for y := range card.Rect.Dy() {
				for x := range card.Rect.Dx() {
					if c := card.RGBAAt(x, y); c.A == 0xff && img.RGBAAt(x+margin, y+margin) != c {
						t.Fatalf("tilt %d, glow %d: the pixel %d, %d is covered", tilt, g, x, y)
					}
				}
			}
			if g == noGlow {
				continue
			}
			// Halfway up each side, a little away from it, there is light; as far away from the
			// corners of the picture there is none.
			lies := cardPlace{Box: kit.NewBox(float32(img.Rect.Dx()-size.X)/2, float32(img.Rect.Dy()-size.Y)/2, float32(size.X), float32(size.Y)), Tilt: -tilt}
			for _, p := range []fyne.Position{fyne.NewPos(lies.X-3, lies.Centre().Y), fyne.NewPos(lies.Right()+3, lies.Centre().Y), fyne.NewPos(lies.Centre().X, lies.Y-3)} {
				q := lies.turned(p)
				if c := img.RGBAAt(int(q.X), int(q.Y)); c.A < 60 {
					t.Errorf("tilt %d, glow %d: no mark at %v: %v", tilt, g, q, c)
				}
			}
			if c := img.RGBAAt(0, 0); c.A > 10 {
				t.Errorf("tilt %d, glow %d: its picture begins with %v", tilt, g, c)
			}
		}
	}
}
