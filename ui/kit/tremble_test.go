package kit

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// dragBy is the event of a drag that began at (10, 10), after one step.
func dragBy(x, y float32) *fyne.DragEvent {
	at := fyne.NewPos(10+x, 10+y)
	return &fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at, AbsolutePosition: at}, Dragged: fyne.NewDelta(x, y)}
}

// A button that is pressed with a hand that isn't steady is pressed; not one off which the
// pointer has gone before it is let go.
func TestTremblingClicksAreHeard(t *testing.T) {
	test.NewTempApp(t)
	for _, by := range []struct {
		x, y float32
		want int
	}{{3, 0, 1}, {2, 4, 1}, {30, 2, 1}, {0, 200, 0}} {
		n := 0
		p := NewPill("Pass", Normal, func() { n++ })
		p.Resize(fyne.NewSize(100, 33))
		var o fyne.CanvasObject = p
		d, ok := o.(fyne.Draggable)
		if !ok {
			t.Fatal("a button isn't told of drags, which begin after two units")
		}
		d.Dragged(dragBy(by.x, by.y))
		if d.DragEnd(); n != by.want {
			t.Errorf("let go %v, %v from where it went down, the button is pressed %d times, want %d", by.x, by.y, n, by.want)
		}
	}
	for _, by := range []struct {
		x    float32
		want int
	}{{4, 1}, {40, 0}} {
		n := 0
		c := NewCatcher(func(fyne.Position) { n++ })
		c.Dragged(dragBy(by.x, 0))
		if c.DragEnd(); n != by.want {
			t.Errorf("let go %v from where it went down, the ground is clicked %d times, want %d", by.x, n, by.want)
		}
	}
}

// A pointer that has gone far and come back has dragged.
func TestFarAndBackIsADrag(t *testing.T) {
	var tr Tremble
	tr.Press(fyne.NewPos(10, 10))
	if tr.Drags(dragBy(3, 3)) {
		t.Error("three units are a drag")
	}
	if !tr.Drags(dragBy(50, 0)) || !tr.Drags(dragBy(0, 0)) || tr.End() {
		t.Error("fifty units and back are a click")
	}
}
