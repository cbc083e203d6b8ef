package kittest

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

// Mouse is a mouse over a window of the test driver. It does what Fyne's own window does with
// one, in its order: who hears a click is found where it falls.
type Mouse struct {
	Canvas fyne.Canvas

	at      fyne.Position
	down    desktop.MouseButton // the buttons
	over    desktop.Hoverable
	pressed fyne.CanvasObject // on which a button went down
	dragged fyne.Draggable
	from    fyne.Position // of what is dragged
	last    fyne.Position // to which the drag has come
}

// Pointer is where it is.
func (m *Mouse) Pointer() (fyne.Position, bool) { return m.at, true }

// find returns what lies uppermost at a place of what fits, and where in it that is.
func (m *Mouse) find(at fyne.Position, fits func(fyne.CanvasObject) bool) (found fyne.CanvasObject, in fyne.Position) {
	var walk func(o fyne.CanvasObject, corner fyne.Position)
	walk = func(o fyne.CanvasObject, corner fyne.Position) {
		if !o.Visible() {
			return
		}
		corner = corner.Add(o.Position())
		if p, s := at.Subtract(corner), o.Size(); p.X >= 0 && p.Y >= 0 && p.X < s.Width && p.Y < s.Height && fits(o) {
			found, in = o, p
		}
		switch o := o.(type) {
		case *fyne.Container:
			for _, c := range o.Objects {
				walk(c, corner)
			}
		case fyne.Widget:
			for _, c := range test.WidgetRenderer(o).Objects() {
				walk(c, corner)
			}
		}
	}
	root := m.Canvas.Content()
	if top := m.Canvas.Overlays().Top(); top != nil {
		root = top
	}
	walk(root, fyne.Position{})
	return found, in
}

// Move moves it to a place.
func (m *Mouse) Move(to fyne.Position) {
	before := m.at
	m.at = to
	hovered, in := m.find(to, func(o fyne.CanvasObject) bool {
		if c, ok := o.(desktop.Cursorable); ok {
			c.Cursor()
		}
		_, ok := o.(desktop.Hoverable)
		return ok
	})
	if m.down&desktop.MouseButtonPrimary != 0 && m.dragged == nil {
		o, at := m.find(before, func(o fyne.CanvasObject) bool { _, ok := o.(fyne.Draggable); return ok })
		if by := to.Subtract(m.last); o != nil && (max(by.X, -by.X) >= 2 || max(by.Y, -by.Y) >= 2) {
			m.dragged, m.from = o.(fyne.Draggable), before.Subtract(at)
		}
	}
	e := &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: in, AbsolutePosition: to}, Button: m.down}
	switch h, _ := hovered.(desktop.Hoverable); {
	case h != nil && h == m.over:
		h.MouseMoved(e)
	case h != m.over:
		if m.over != nil {
			m.over.MouseOut()
		}
		if m.over = h; h != nil {
			h.MouseIn(e)
		}
	}
	if m.dragged != nil {
		m.dragged.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: to.Subtract(m.from), AbsolutePosition: to}, Dragged: fyne.Delta{DX: to.X - m.last.X, DY: to.Y - m.last.Y}})
		m.last = to
	}
}

// hit is what hears a button where the mouse is.
func (m *Mouse) hit() (fyne.CanvasObject, fyne.PointEvent) {
	o, in := m.find(m.at, func(o fyne.CanvasObject) bool {
		switch o.(type) {
		case fyne.Tappable, fyne.SecondaryTappable, fyne.DoubleTappable, fyne.Focusable, desktop.Mouseable:
			return true
		case fyne.Draggable:
			return m.dragged != nil
		}
		return false
	})
	return o, fyne.PointEvent{Position: in, AbsolutePosition: m.at}
}

// Down has a button go down.
func (m *Mouse) Down(button desktop.MouseButton) {
	m.last = m.at
	o, e := m.hit()
	if h, ok := o.(desktop.Mouseable); ok {
		h.MouseDown(&desktop.MouseEvent{PointEvent: e, Button: button})
	}
	m.down |= button
	switch o.(type) {
	case fyne.Tappable, fyne.SecondaryTappable:
		m.pressed = o
	}
}

// Up lets a button go.
func (m *Mouse) Up(button desktop.MouseButton) {
	o, e := m.hit()
	up := &desktop.MouseEvent{PointEvent: e, Button: button}
	if h, ok := o.(desktop.Mouseable); ok {
		if d, ok := m.dragged.(desktop.Mouseable); ok {
			h = d
		}
		h.MouseUp(up)
	}
	m.down &^= button
	was := m.dragged
	if was != nil {
		m.dragged = nil
		was.DragEnd()
	}
	tap, taps := o.(fyne.Tappable)
	second, asks := o.(fyne.SecondaryTappable)
	switch {
	case o == nil || o != m.pressed:
	case button == desktop.MouseButtonSecondary && asks:
		second.TappedSecondary(&e)
	case button == desktop.MouseButtonPrimary && taps && was == nil:
		tap.Tapped(&e)
	}
	if button == desktop.MouseButtonPrimary && was == nil {
		m.pressed = nil
	}
}

// Click clicks at a place.
func (m *Mouse) Click(at fyne.Position) {
	m.Move(at)
	m.Down(desktop.MouseButtonPrimary)
	m.Up(desktop.MouseButtonPrimary)
}
