package kit

import (
	"cmp"
	"image"

	"feltstack/ui/trace"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// Box is a rectangle of the window, in Fyne's units.
type Box struct{ X, Y, W, H float32 }

// NewBox is a box with its upper left corner at x and y, w wide and h high.
func NewBox(x, y, w, h float32) Box { return Box{x, y, w, h} }

func (b Box) Pos() fyne.Position       { return fyne.NewPos(b.X, b.Y) }
func (b Box) Size() fyne.Size          { return fyne.NewSize(b.W, b.H) }
func (b Box) Right() float32           { return b.X + b.W }
func (b Box) Bottom() float32          { return b.Y + b.H }
func (b Box) Centre() fyne.Position    { return fyne.NewPos(b.X+b.W/2, b.Y+b.H/2) }
func (b Box) Moved(dx, dy float32) Box { return Box{b.X + dx, b.Y + dy, b.W, b.H} }
func (b Box) Empty() bool              { return b.W <= 0 || b.H <= 0 }

// Inset is the box without a margin of m on every side.
func (b Box) Inset(m float32) Box { return Box{b.X + m, b.Y + m, max(b.W-2*m, 0), max(b.H-2*m, 0)} }

// Has reports whether p lies in the box.
func (b Box) Has(p fyne.Position) bool {
	return p.X >= b.X && p.Y >= b.Y && p.X < b.Right() && p.Y < b.Bottom()
}

// Meets reports whether the boxes have a point in common.
func (b Box) Meets(o Box) bool {
	return b.X < o.Right() && o.X < b.Right() && b.Y < o.Bottom() && o.Y < b.Bottom()
}

// Shared is how large the part is that the boxes have in common.
func (b Box) Shared(o Box) float32 {
	return max(min(b.Right(), o.Right())-max(b.X, o.X), 0) * max(min(b.Bottom(), o.Bottom())-max(b.Y, o.Y), 0)
}

// Within moves the box, if it can, so that none of it sticks out of frame.
func (b Box) Within(frame Box) Box {
	b.X = max(min(b.X, frame.Right()-b.W), frame.X)
	b.Y = max(min(b.Y, frame.Bottom()-b.H), frame.Y)
	return b
}

// Around is the smallest box that holds both.
func (b Box) Around(o Box) Box {
	x, y := min(b.X, o.X), min(b.Y, o.Y)
	return Box{x, y, max(b.Right(), o.Right()) - x, max(b.Bottom(), o.Bottom()) - y}
}

// Put gives an object the box's place and size.
func (b Box) Put(o fyne.CanvasObject) {
	o.Resize(fyne.NewSize(max(b.W, 0), max(b.H, 0)))
	o.Move(b.Pos())
}

// BoxOf is the place of an object within its parent.
func BoxOf(o fyne.CanvasObject) Box {
	p, s := o.Position(), o.Size()
	return Box{p.X, p.Y, s.Width, s.Height}
}

// Clamp is the nearest to v that is neither below low nor above high.
func Clamp[T cmp.Ordered](v, low, high T) T { return max(low, min(v, high)) }

// Pixels is how many pixels a size in units has.
func Pixels(s fyne.Size, scale float32) image.Point {
	return image.Pt(int(s.Width*scale+0.5), int(s.Height*scale+0.5))
}

// Pixels is where the box lies in a picture, by its pixels.
func (b Box) Pixels(scale float32) image.Rectangle {
	at := func(v float32) int { return int(v*scale + 0.5) }
	return image.Rect(at(b.X), at(b.Y), at(b.Right()), at(b.Bottom()))
}

// TraceButton is a button that lies in a box, for the trace.
func TraceButton(text string, b Box) trace.Button {
	return trace.Button{Text: text, X: b.X, Y: b.Y, W: b.W, H: b.H}
}

// TracePills are the buttons that show of some at a place of the page.
func TracePills(at fyne.Position, pills ...*Pill) []trace.Button {
	var all []trace.Button
	for _, p := range pills {
		if p.Visible() {
			all = append(all, TraceButton(p.Text, BoxOf(p).Moved(at.X, at.Y)))
		}
	}
	return all
}

// TraceRow is TracePills of a row in a list that scrolls: each says what the row is about.
func TraceRow(list *container.Scroll, row fyne.CanvasObject, about string, pills ...*Pill) []trace.Button {
	all := TracePills(list.Position().Subtract(list.Offset).Add(row.Position()), pills...)
	for i := range all {
		all[i].Text += " " + about
	}
	return all
}
