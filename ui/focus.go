package ui

import (
	"image/color"

	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// stop is a place the keyboard can be led to.
type stop struct {
	key   string // names it from one picture to the next
	text  string // what stands on it; may be empty
	box   box
	press func()
	less  func() // takes one away; may be nil
	show  func() // tells about it when the keyboard comes to it; may be nil
	quiet func() // ends that when the keyboard goes on; may be nil
	first bool   // something can be done here: a good place to begin
}

// focus is the place that the keyboard works on, marked with a ring. It is
// there once a key has asked for it and goes when the pointer is used.
type focus struct {
	*fyne.Container
	inner, outer *canvas.Rectangle
	at           stop
	on           bool
}

func newFocus() *focus {
	f := &focus{inner: canvas.NewRectangle(color.Transparent), outer: canvas.NewRectangle(color.Transparent)}
	f.inner.StrokeColor, f.inner.StrokeWidth = look.Now().Ivory, 3
	f.outer.StrokeColor, f.outer.StrokeWidth = look.Ink, 3
	f.inner.CornerRadius, f.outer.CornerRadius = 6, 8
	f.Container = &fyne.Container{Objects: []fyne.CanvasObject{f.outer, f.inner}}
	f.Hide()
	return f
}

// lead moves the ring one place in a direction, or shows it where it was. It
// tells whether there is any place.
func (f *focus) lead(stops []stop, dx, dy float32) bool {
	if len(stops) == 0 {
		f.leave()
		return false
	}
	if !f.on {
		f.on = true
		f.settle(stops)
		return true
	}
	best, cost := -1, float32(0)
	from := f.at.box
	for i, s := range stops {
		if s.key == f.at.key {
			continue
		}
		along, across := way(from, s.box, dx, dy)
		if along <= 0.5 {
			continue
		}
		if c := along + 2.5*across; best < 0 || c < cost {
			best, cost = i, c
		}
	}
	if best >= 0 {
		f.put(stops[best])
	}
	return true
}

// way is how far b lies from a in a direction, and how far beside it.
func way(a, b box, dx, dy float32) (along, across float32) {
	p, q := a.centre(), b.centre()
	x, y := q.X-p.X, q.Y-p.Y
	if dx != 0 {
		return x * dx, max(abs(y)-(a.H+b.H)/4, 0)
	}
	return y * dy, max(abs(x)-(a.W+b.W)/4, 0)
}

// settle keeps the ring at its place after the picture has changed: on the same
// thing, or what lies nearest to where it was.
func (f *focus) settle(stops []stop) {
	if !f.on {
		return
	}
	if len(stops) == 0 {
		f.leave()
		return
	}
	best, cost := 0, float32(-1)
	for i, s := range stops {
		if s.key == f.at.key {
			best = i
			break
		}
		p, q := f.at.box.centre(), s.box.centre()
		if f.at.key == "" && s.first {
			best = i
			break
		}
		if c := abs(p.X-q.X) + abs(p.Y-q.Y); f.at.key != "" && (cost < 0 || c < cost) {
			best, cost = i, c
		}
	}
	f.put(stops[best])
}

// put shows the ring round a stop.
func (f *focus) put(s stop) {
	came := s.key != f.at.key
	if came {
		f.hush()
	}
	f.at = s
	s.box.inset(-2).put(f.inner)
	s.box.inset(-5).put(f.outer)
	f.Show()
	if came && s.show != nil {
		s.show()
	}
}

// hush ends what the place tells.
func (f *focus) hush() {
	if f.at.quiet != nil {
		f.at.quiet()
	}
}

// leave takes the ring away.
func (f *focus) leave() {
	f.hush()
	if f.on = false; f.Visible() {
		f.Hide()
		canvas.Refresh(f.inner) // hiding alone paints nothing
	}
}

// arrow is the direction of an arrow key.
func arrow(name fyne.KeyName) (dx, dy float32, ok bool) {
	switch name {
	case fyne.KeyLeft:
		return -1, 0, true
	case fyne.KeyRight:
		return 1, 0, true
	case fyne.KeyUp:
		return 0, -1, true
	case fyne.KeyDown:
		return 0, 1, true
	}
	return 0, 0, false
}
