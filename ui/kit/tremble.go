package kit

import "fyne.io/fyne/v2"

// trembles is how far the pointer may go with its button down in a click, in units. The
// toolkit calls two units a drag, and hears no click any more.
const trembles = 6

// Tremble tells clicks of a hand that isn't steady from drags.
type Tremble struct {
	from       fyne.Position
	under, far bool
}

// Press notes where the button went down.
func (t *Tremble) Press(at fyne.Position) { *t = Tremble{from: at, under: true} }

// Drags reports whether the pointer has gone too far for a click.
func (t *Tremble) Drags(e *fyne.DragEvent) bool {
	if !t.under {
		t.Press(e.AbsolutePosition.Subtract(e.Dragged))
	}
	by := e.AbsolutePosition.Subtract(t.from)
	t.far = t.far || Abs(by.X) > trembles || Abs(by.Y) > trembles
	return t.far
}

// End notes that the button is let go after a drag, and reports whether it was a click all
// the same.
func (t *Tremble) End() bool {
	click := t.under && !t.far
	*t = Tremble{}
	return click
}
