package ui

import (
	"feltstack/ui/trace"

	"fyne.io/fyne/v2"
)

// box is a rectangle of the window, in Fyne's units.
type box struct{ X, Y, W, H float32 }

func (b box) pos() fyne.Position       { return fyne.NewPos(b.X, b.Y) }
func (b box) size() fyne.Size          { return fyne.NewSize(b.W, b.H) }
func (b box) right() float32           { return b.X + b.W }
func (b box) bottom() float32          { return b.Y + b.H }
func (b box) centre() fyne.Position    { return fyne.NewPos(b.X+b.W/2, b.Y+b.H/2) }
func (b box) moved(dx, dy float32) box { return box{b.X + dx, b.Y + dy, b.W, b.H} }
func (b box) empty() bool              { return b.W <= 0 || b.H <= 0 }

// inset is the box without a margin of m on every side.
func (b box) inset(m float32) box { return box{b.X + m, b.Y + m, max(b.W-2*m, 0), max(b.H-2*m, 0)} }

// has tells whether p lies in the box.
func (b box) has(p fyne.Position) bool {
	return p.X >= b.X && p.Y >= b.Y && p.X < b.right() && p.Y < b.bottom()
}

// meets tells whether the boxes have a point in common.
func (b box) meets(o box) bool {
	return b.X < o.right() && o.X < b.right() && b.Y < o.bottom() && o.Y < b.bottom()
}

// within moves the box, if it can, so that none of it sticks out of frame.
func (b box) within(frame box) box {
	b.X = max(min(b.X, frame.right()-b.W), frame.X)
	b.Y = max(min(b.Y, frame.bottom()-b.H), frame.Y)
	return b
}

// around is the smallest box that holds both.
func (b box) around(o box) box {
	x, y := min(b.X, o.X), min(b.Y, o.Y)
	return box{x, y, max(b.right(), o.right()) - x, max(b.bottom(), o.bottom()) - y}
}

// put gives an object the box's place and size.
func (b box) put(o fyne.CanvasObject) {
	o.Resize(b.size())
	o.Move(b.pos())
}

// boxOf is the place of an object within its parent.
func boxOf(o fyne.CanvasObject) box {
	p, s := o.Position(), o.Size()
	return box{p.X, p.Y, s.Width, s.Height}
}

func clamp(v, low, high float32) float32 { return max(low, min(v, high)) }

// traceButton is a button that lies in a box, for the trace.
func traceButton(text string, b box) trace.Button {
	return trace.Button{Text: text, X: b.X, Y: b.Y, W: b.W, H: b.H}
}
