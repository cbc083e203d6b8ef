package felt

import (
	"image"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// posted is an environment in which things move and are shown once the test says so.
func posted(glide time.Duration) (e *kit.Env, run func()) {
	e = kittest.Env()
	e.Glide = glide
	queue := make(chan func(), 100)
	e.Post = func(f func()) { queue <- f }
	return e, func() { (<-queue)() }
}

// inked is how many points of the arrows are painted in the left and the right half of
// what they cover.
func inked(a *arrows) (left, right int) {
	img := kit.Snapshot(a.Container, fyne.NewSize(1280, 800), 1).(*image.NRGBA)
	bare := kit.Snapshot(&fyne.Container{}, fyne.NewSize(1280, 800), 1).(*image.NRGBA)
	from, to := 1280, 0
	var xs []int
	for i := 0; i < len(img.Pix); i += 4 {
		if !slices.Equal(img.Pix[i:i+3], bare.Pix[i:i+3]) {
			x := i / 4 % 1280
			xs = append(xs, x)
		}
	}
	for _, o := range a.shown[0].pieces.Objects {
		from, to = min(from, int(o.Position().X)), max(to, int(o.Position().X+o.Size().Width))
	}
	for _, x := range xs {
		if x < (from+to)/2 {
			left++
		} else {
			right++
		}
	}
	return left, right
}

// A new arrow grows, one that was there before stays, and where its play is gone it is
// gone, too.
func TestArrowsComeAndGo(t *testing.T) {
	test.NewTempApp(t)
	m := stackGame()
	e := kittest.Env()
	ts := laid(t, e, m.session(), Exits{}, fyne.NewSize(1280, 800))
	all := len(ts.board.arrows.shown)
	if all < 2 {
		t.Fatalf("%d arrows", all)
	}
	a, s := ts.board.arrows, ts.sight.scene
	rest := *s
	rest.Stack = s.Stack[1:]
	arr := *ts.sight.arr
	arr.Items = arr.Items[1:]
	a.set(&rest, &arr, nil)
	if len(a.shown) >= all {
		t.Fatalf("%d of %d arrows are left as one play is gone", len(a.shown), all)
	}
	stayed := slices.Clone(a.shown)
	a.set(s, ts.sight.arr, nil)
	if len(a.shown) != all {
		t.Errorf("%d of %d arrows are there again", len(a.shown), all)
	}
	for _, w := range stayed {
		if !slices.Contains(a.shown, w) {
			t.Error("an arrow that stayed is drawn again")
		}
	}
	for _, w := range a.shown {
		faint := w.pieces.Objects[0].(*canvas.Image).Translucency > 0.3
		if top := w.from == s.Stack[0].ID; faint == top {
			t.Errorf("the arrow of play %d, which resolves next: %v, is faint: %v", w.from, top, faint)
		}
	}
}

// What is seen of an arrow while it grows: nothing before it is painted, then its first
// half, then all. Where nothing moves it is whole as soon as it is painted.
func TestArrowsGrow(t *testing.T) {
	uitest.Pictures(t)
	m := stackGame()
	m.Stack = m.Stack[2:] // one arrow, from the lane at the right to a card
	ts := opening(t, m.session(), Exits{})
	for _, glide := range []time.Duration{160 * time.Millisecond, 0} {
		e, run := posted(glide)
		e.Still = false
		a := newArrows(e)
		a.Resize(fyne.NewSize(1280, 800))
		a.set(ts.sight.scene, ts.sight.arr, nil)
		if len(a.shown) != 1 || len(a.shown[0].pieces.Objects) > 0 {
			t.Fatalf("%d arrows, and the first is painted on the UI goroutine", len(a.shown))
		}
		run() // animations of tests are at their end at once
		wholeLeft, wholeRight := inked(a)
		if wholeLeft < 500 || wholeRight < 500 || a.shown[0].anim != nil {
			t.Fatalf("at %v a painted arrow shows %d and %d points, and grows: %v", glide, wholeLeft, wholeRight, a.shown[0].anim != nil)
		}
		a.shown[0].grow(0.5)
		left, right := inked(a)
		if float64(right) < 0.9*float64(wholeRight) || float64(left) > 0.4*float64(wholeLeft) {
			t.Errorf("half of an arrow from the right shows %d of %d points there, %d of %d at its end", right, wholeRight, left, wholeLeft)
		}
		if a.shown[0].grow(0); a.shown[0].pieces.Objects[0].Visible() {
			t.Error("an arrow is seen before it grows")
		}
	}
}

// A frame of a growing arrow paints nothing.
func TestArrowsGrowFast(t *testing.T) {
	ts := opening(t, stackGame().session(), Exits{})
	w := ts.board.arrows.shown[0]
	if n := testing.AllocsPerRun(20, func() { w.grow(0.4) }); n > 10 {
		t.Errorf("arrows take %v allocations in each frame in which they grow", n)
	}
}

func BenchmarkArrowsSet(b *testing.B) {
	test.NewTempApp(b)
	ts := laid(b, kittest.Env(), stackGame().session(), Exits{}, fyne.NewSize(1280, 800))
	e, run := posted(160 * time.Millisecond)
	e.Still, e.Scale = false, func() float32 { return 2 }
	for b.Loop() {
		a := newArrows(e)
		a.set(ts.sight.scene, ts.sight.arr, ts.board.texts())
		b.StopTimer() // the pictures are painted elsewhere
		run()
		a.stop()
		b.StartTimer()
	}
}

// An arrow that leads past the prompt to a card of the hand is faint there.
func TestArrowsKeepOffThePrompt(t *testing.T) {
	m := stackGame()
	for _, c := range m.Cards {
		if c.Zone == zHand {
			m.Stack[0].Targets = []int{c.ID}
		}
	}
	ts := opening(t, m.session(), Exits{})
	bar, crosses := ts.sight.arr.Prompt, false
	for _, w := range ts.board.arrows.shown {
		for _, o := range w.pieces.Objects {
			img, at := o.(*canvas.Image).Image.(*image.RGBA), o.Position()
			for y := range img.Rect.Dy() {
				for x := range img.Rect.Dx() {
					if a := img.RGBAAt(x, y).A; a > 0 && bar.Has(at.AddXY(float32(x), float32(y))) {
						if crosses = true; a > 80 {
							t.Fatalf("an arrow covers the prompt by %d of 255 at %v", a, at.AddXY(float32(x), float32(y)))
						}
					}
				}
			}
		}
	}
	if !crosses {
		t.Error("no arrow leads there")
	}
}

// An arrow from play to play runs beside what is said of them, never over it.
func TestArrowsKeepOffWhatIsSaidOfPlays(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	for _, seats := range []int{2, 4} {
		for _, size := range screens {
			m := stackGame()
			if seats > 2 {
				crowd := crowdGame(rand.New(rand.NewPCG(1, 2)), seats)
				crowd.Stack, crowd.Prompt = m.Stack, m.Prompt
				for i := range crowd.Stack {
					crowd.Stack[i].Targets = nil
					for _, z := range crowd.Zones {
						if z.Area.Row == table.RowStack {
							crowd.Stack[i].Cards[0].Zone = z.ID
						}
					}
				}
				m = crowd
			}
			ts := laid(t, kittest.Env(), m.session(), Exits{}, size)
			within := 0
			for _, w := range ts.board.arrows.shown {
				if w.to.item == 0 {
					continue
				}
				within++
				covered := 0
				for _, o := range w.pieces.Objects {
					img, at := o.(*canvas.Image).Image.(*image.RGBA), o.Position()
					for _, said := range ts.board.lane.back.Written() {
						said = said.Inset(1) // lines are higher than letters
						for y := said.Y; y < said.Bottom(); y++ {
							for x := said.X; x < said.Right(); x++ {
								if img.RGBAAt(int(x-at.X), int(y-at.Y)).A > 140 { // its shade may fall there
									covered++
								}
							}
						}
					}
				}
				if covered > 0 {
					t.Errorf("%d seats, %v: the arrow from play %d to %d covers %d points of texts", seats, size, w.from, w.to.item, covered)
				}
			}
			if within == 0 {
				t.Errorf("%d seats, %v: no arrow leads from play to play", seats, size)
			}
			putAway(ts)
		}
	}
}
