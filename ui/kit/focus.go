package kit

import (
	"image/color"

	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
)

// Stop is a place the keyboard can be led to.
type Stop struct {
	Key   string // names it from one picture to the next
	Text  string // what stands on it; may be empty
	ID    int    // of the card that it is, by the page's numbers; 0 for none
	Box   Box
	Ring  Box // where the ring is shown; empty: round Box
	Press func()
	Less  func() // takes one away; may be nil
	Mark  func() // what Space does where it doesn't press: marks it among others; may be nil
	Show  func() // tells about it when the keyboard comes to it; may be nil
	Quiet func() // ends that when the keyboard goes on; may be nil
	First bool   // something can be done here: a good place to begin
	Aside bool   // arrows pass over it, as it belongs to another place; Tab leads to it

	field  fyne.Focusable    // that is typed in here, nil for none
	scroll *container.Scroll // that it lies in, nil for none
}

// Field is what is typed in at the stop, nil for nothing.
func (s Stop) Field() fyne.Focusable { return s.field }

// Focus is the place that the keyboard works on, marked with a hard ring: ivory within
// ink, which shows on any ground. It is there once a key has asked for it and goes when
// the pointer is used.
type Focus struct {
	*fyne.Container
	inner, outer *canvas.Rectangle
	At           Stop
	On           bool
}

// cardAway is how far the ring is from a card, so that it isn't a mark of the card.
const cardAway = 4

// NewFocus makes a ring that is on nothing.
func NewFocus() *Focus {
	f := &Focus{inner: canvas.NewRectangle(color.Transparent), outer: canvas.NewRectangle(color.Transparent)}
	f.inner.StrokeColor, f.inner.StrokeWidth = look.Paper, 3
	f.outer.StrokeColor, f.outer.StrokeWidth = look.Ink, 7
	f.inner.CornerRadius, f.outer.CornerRadius = 8, 10
	f.Container = &fyne.Container{Objects: []fyne.CanvasObject{f.outer, f.inner}}
	f.Hide()
	return f
}

// Lead moves the ring one place in a direction, or shows it where it was. It
// reports whether there is any place. What lies almost beside it, as the next card of a fan does,
// comes last. Sideways out of what scrolls it moves only to what stands beside that, or at the same
// height: from the end of a row, not to some button at the foot of the page. Up and down it leaves what
// scrolls at its ends.
func (f *Focus) Lead(stops []Stop, dx, dy float32) bool {
	if len(stops) == 0 {
		f.Leave()
		return false
	}
	if !f.On {
		f.On = true
		f.Settle(stops)
		return true
	}
	best, cost := -1, float32(0)
	from := f.At.Box
	var frame Box // of what scrolls
	if f.At.scroll != nil {
		p := fyne.CurrentApp().Driver().AbsolutePositionForObject(f.At.scroll)
		frame = Box{p.X, p.Y, f.At.scroll.Size().Width, f.At.scroll.Size().Height}
	}
	for i, s := range stops {
		if s.Key == f.At.Key || s.Aside {
			continue
		}
		along, across := way(from, s.Box, dx, dy)
		if along <= 0.5 {
			continue
		}
		if x := s.Box.Centre().X; dx != 0 && across > 0 && s.scroll != f.At.scroll && x > frame.X && x < frame.Right() {
			continue
		}
		c := along + 2.5*across
		if beside(from, s.Box, dx, dy) || dy != 0 && f.At.scroll != nil && s.scroll != f.At.scroll {
			c += far
		}
		if best < 0 || c < cost {
			best, cost = i, c
		}
	}
	if best >= 0 {
		f.Put(stops[best])
	}
	return true
}

// Next moves the ring to the stop after the one where it is, or before it if back;
// past the end it begins again. It reports whether there is any place.
func (f *Focus) Next(stops []Stop, back bool) bool {
	if len(stops) == 0 {
		f.Leave()
		return false
	}
	next := 0
	if back {
		next = len(stops) - 1
	}
	for i, s := range stops {
		if f.On && s.Key == f.At.Key {
			next = (i + 1) % len(stops)
			if back {
				next = (i + len(stops) - 1) % len(stops)
			}
		}
	}
	f.On = true
	f.Put(stops[next])
	return true
}

// far is more than two stops ever lie apart.
const far = 1e6

// beside reports whether b lies less in a direction from a than a quarter of what it lies beside it.
func beside(a, b Box, dx, dy float32) bool {
	p, q := a.Centre(), b.Centre()
	x, y := Abs(q.X-p.X), Abs(q.Y-p.Y)
	if dx != 0 {
		x, y = y, x
	}
	return 4*y < x
}

// way is how far b lies from a in a direction, and how far beside it.
func way(a, b Box, dx, dy float32) (along, across float32) {
	p, q := a.Centre(), b.Centre()
	x, y := q.X-p.X, q.Y-p.Y
	if dx != 0 {
		return x * dx, max(Abs(y)-(a.H+b.H)/4, 0)
	}
	return y * dy, max(Abs(x)-(a.W+b.W)/4, 0)
}

// Settle keeps the ring at its place after the picture has changed: on the same
// thing, or what lies nearest to where it was.
func (f *Focus) Settle(stops []Stop) {
	if !f.On {
		return
	}
	if len(stops) == 0 {
		f.Leave()
		return
	}
	best, cost := 0, float32(-1)
	for i, s := range stops {
		if s.Key == f.At.Key {
			best = i
			break
		}
		p, q := f.At.Box.Centre(), s.Box.Centre()
		if f.At.Key == "" && s.First {
			best = i
			break
		}
		if c := Abs(p.X-q.X) + Abs(p.Y-q.Y); f.At.Key != "" && (cost < 0 || c < cost) {
			best, cost = i, c
		}
	}
	f.Put(stops[best])
}

// Put shows the ring round a stop.
func (f *Focus) Put(s Stop) {
	came := s.Key != f.At.Key
	if came {
		f.hideTip()
	}
	f.At = s
	away := float32(0)
	if s.ID != 0 {
		away = cardAway
	}
	ring := s.Box
	if !s.Ring.Empty() {
		ring = s.Ring
	}
	ring.Inset(-5 - away).Put(f.inner)
	ring.Inset(-7 - away).Put(f.outer)
	f.Show()
	Repaint()
	if came && s.Show != nil {
		s.Show()
	}
}

// hideTip ends what the place tells.
func (f *Focus) hideTip() {
	if f.At.Quiet != nil {
		f.At.Quiet()
	}
}

// Leave takes the ring away.
func (f *Focus) Leave() {
	f.hideTip()
	if f.On = false; f.Visible() {
		f.Hide()
		Repaint()
	}
}

// Arrow is the direction of an arrow key.
func Arrow(name fyne.KeyName) (dx, dy float32, ok bool) {
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
