package felt

import (
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Tappable      = (*timeBar)(nil)
	_ fyne.Draggable     = (*timeBar)(nil)
	_ desktop.Hoverable  = (*timeBar)(nil)
	_ desktop.Cursorable = (*timeBar)(nil)
)

// timeBar is the game as a line, with a tick for each turn: a click or drag
// goes to that moment.
type timeBar struct {
	widget.BaseWidget
	words *kit.Sketch
	line  table.Timeline
	me    int
	seats int
	over  int // moment under the pointer, -1 for none
	drag  bool
	grip  *kit.Grip // of the window; may be nil
	// pick is called with a moment; done is false while the pointer still drags.
	pick func(n int, done bool)
	// point is called with the moment under the pointer, "" for none.
	point func(what string)
}

func newTimeBar(pick func(n int, done bool), point func(string)) *timeBar {
	b := &timeBar{words: kit.NewSketch(), over: -1, pick: pick, point: point}
	b.ExtendBaseWidget(b)
	return b
}

// set shows a timeline as the seat me sees it.
func (b *timeBar) set(line table.Timeline, me, seats int) {
	b.line, b.me, b.seats = line, me, seats
	b.draw()
}

// seatTicks are the ticks of seats by their place, each a few parts: where it
// begins, from the middle of the bar, and how long it is.
var seatTicks = [...][][2]float32{{{-9, 18}}, {{-5, 10}}, {{-9, 9}}, {{0, 9}}, {{-9, 5}, {4, 5}}}

const barEnds = 10 // room at both ends for half a knob

// x is where moment n lies.
func (b *timeBar) x(n int) float32 {
	w := b.Size().Width - 2*barEnds
	return barEnds + w*float32(n)/float32(max(len(b.line.Steps), 1))
}

// moment is the one nearest to x.
func (b *timeBar) moment(x float32) int {
	w := b.Size().Width - 2*barEnds
	if w <= 0 {
		return 0
	}
	n := int((x-barEnds)/w*float32(len(b.line.Steps)) + 0.5)
	return kit.Clamp(n, 0, len(b.line.Steps))
}

func (b *timeBar) draw() {
	b.words.Begin()
	defer b.words.End()
	size := b.Size()
	if size.Width < 3*barEnds {
		return
	}
	mid := float32(int(size.Height / 2))
	track := kit.NewBox(barEnds, mid-2, size.Width-2*barEnds, 4)
	b.words.Fill(track, look.Now().DeepFelt)
	b.words.Fill(kit.NewBox(track.X, track.Y, b.x(b.line.At)-track.X, 4), look.Now().Gold)
	last := float32(-10)
	for i, s := range b.line.Steps {
		if i > 0 && s.Turn == b.line.Steps[i-1].Turn {
			continue
		}
		if x := b.x(i); x-last >= 4 {
			for _, part := range seatTicks[seatPlace(s.Seat, b.me, b.seats)] {
				b.words.Fill(kit.NewBox(x, mid+part[0], 2, part[1]), seatColor(s.Seat, b.me, b.seats))
			}
			last = x
		}
	}
	if b.over >= 0 {
		b.words.Rounded(kit.NewBox(b.x(b.over)-4, mid-8, 8, 16), look.Now().Edge, look.Now().Ivory, 1, 3)
	}
	b.words.Rounded(kit.NewBox(b.x(b.line.At)-5, mid-9, 10, 18), look.Now().Gold, look.Ink, 1.5, 4)
}

// say is what a moment is called.
func (b *timeBar) say(n int) string {
	switch {
	case n >= len(b.line.Steps):
		return words.Say("time.newest", "n", len(b.line.Steps))
	case n == 0:
		return words.Say("time.beginning")
	}
	return words.Say("time.move", "round", b.line.Steps[n].Round, "n", n)
}

func (b *timeBar) hover(n int) {
	if n == b.over {
		return
	}
	b.over = n
	b.draw()
	if n < 0 {
		b.point("")
		return
	}
	b.point(b.say(n))
}

func (b *timeBar) Tapped(e *fyne.PointEvent) { b.pick(b.moment(e.Position.X), true) }
func (b *timeBar) Dragged(e *fyne.DragEvent) {
	kit.Steady(func() {
		if b.grip.Taken() {
			return
		}
		if !b.drag {
			b.drag = true
			b.grip.Carry(func() {
				b.drag = false
				b.hover(-1)
			})
		}
		n := b.moment(e.Position.X)
		b.hover(n)
		b.pick(n, false)
	})
}
func (b *timeBar) DragEnd() {
	kit.Steady(func() {
		b.grip.Dropped()
		if b.drag && b.over >= 0 {
			b.pick(b.over, true)
		}
		b.drag = false
	})
}
func (b *timeBar) MouseIn(e *desktop.MouseEvent) {
	kit.Steady(func() { b.hover(b.moment(e.Position.X)) })
}
func (b *timeBar) MouseMoved(e *desktop.MouseEvent) {
	kit.Steady(func() { b.hover(b.moment(e.Position.X)) })
}
func (b *timeBar) MouseOut() {
	kit.Steady(func() {
		if !b.drag {
			b.hover(-1)
		}
	})
}
func (b *timeBar) Cursor() desktop.Cursor              { return desktop.PointerCursor }
func (b *timeBar) MinSize() fyne.Size                  { return fyne.NewSize(60, 24) }
func (b *timeBar) CreateRenderer() fyne.WidgetRenderer { return &timeRenderer{b} }

type timeRenderer struct{ b *timeBar }

func (r *timeRenderer) Layout(fyne.Size)             { r.b.draw() }
func (r *timeRenderer) MinSize() fyne.Size           { return r.b.MinSize() }
func (r *timeRenderer) Refresh()                     {}
func (r *timeRenderer) Destroy()                     {}
func (r *timeRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.b.words.Container} }
