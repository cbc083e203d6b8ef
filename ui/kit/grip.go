package kit

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Tappable          = (*Grip)(nil)
	_ fyne.SecondaryTappable = (*Grip)(nil)
	_ fyne.Draggable         = (*Grip)(nil)
	_ desktop.Mouseable      = (*Grip)(nil)
)

// Grip is what the pointer holds: there is one over everything in the window while something is
// dragged, so that another button takes it back, as Esc does and a window that loses the
// keyboard. After that the pointer does nothing until its buttons are up. A nil Grip holds
// nothing.
type Grip struct {
	widget.BaseWidget
	back  func() // takes back what is dragged; nil: nothing is
	taken bool   // it was taken back, and the drag goes on
	other bool   // by another button, which ends the drag before the first one is up
	open  func() // stops the wait after which a window that lost the keyboard hears clicks; nil: it hears them
}

// NewGrip makes one that holds nothing.
func NewGrip() *Grip {
	g := &Grip{}
	g.ExtendBaseWidget(g)
	g.Hide()
	return g
}

// Carry notes that a drag begins, and how it is taken back.
func (g *Grip) Carry(back func()) {
	if g != nil {
		g.back, g.taken, g.other = back, false, false
		g.Show()
	}
}

// Taken reports whether what is dragged was taken back: its way counts for nothing.
func (g *Grip) Taken() bool { return g != nil && g.taken }

// Dropped notes that the drag has ended. It reports whether it was taken back before.
func (g *Grip) Dropped() (taken bool) {
	if g == nil {
		return false
	}
	taken = g.taken
	g.back, g.taken = nil, false
	if !g.other {
		g.Hide()
	}
	return taken
}

// TakeBack takes back what is dragged. It reports whether anything was.
func (g *Grip) TakeBack() bool {
	if g == nil || g.back == nil {
		return false
	}
	back := g.back
	g.back, g.taken = nil, true
	back()
	return true
}

// Lose takes back what is dragged, and has what a button went down on stay as it is: another
// window gets the keyboard, and Fyne lets go of all buttons.
func (g *Grip) Lose(e *Env) {
	if g == nil || g.TakeBack() {
		return
	}
	g.Show()
	if g.open != nil {
		g.open()
	}
	g.open = e.After(loseTime, func() {
		g.open = nil
		if g.back == nil && !g.taken {
			g.Hide()
		}
	})
}

// Lost reports whether the window has just lost the keyboard, so that its buttons are let go of
// unasked.
func (g *Grip) Lost() bool { return g != nil && g.open != nil }

// lost reports whether the window that an object is in has just lost the keyboard, so that its
// buttons are let go of unasked.
func lost(o fyne.CanvasObject) bool {
	c := fyne.CurrentApp().Driver().CanvasForObject(o)
	if c == nil {
		return false
	}
	at := c.Content()
	for {
		in, ok := at.(*fyne.Container)
		if !ok || len(in.Objects) == 0 {
			break
		}
		at = in.Objects[len(in.Objects)-1] // it lies over all
	}
	g, ok := at.(*Grip)
	return ok && g.Lost()
}

// loseTime is how long a window that has lost the keyboard takes no click: Fyne lets go of the
// buttons in that time.
const loseTime = 50 * time.Millisecond

// MouseDown implements desktop.Mouseable.
func (g *Grip) MouseDown(e *desktop.MouseEvent) {
	if e.Button != desktop.MouseButtonPrimary && g.TakeBack() {
		g.other = true
	}
}

// MouseUp implements desktop.Mouseable.
func (g *Grip) MouseUp(*desktop.MouseEvent) { g.DragEnd() }

// DragEnd implements fyne.Draggable.
func (g *Grip) DragEnd() {
	Steady(func() {
		if g.back == nil && !g.taken {
			g.other = false
			g.Hide()
		}
	})
}

// Dragged implements fyne.Draggable.
func (g *Grip) Dragged(*fyne.DragEvent) {}

// Tapped implements fyne.Tappable.
func (g *Grip) Tapped(*fyne.PointEvent) {}

// TappedSecondary implements fyne.SecondaryTappable.
func (g *Grip) TappedSecondary(*fyne.PointEvent) {}

// CreateRenderer implements fyne.Widget.
func (g *Grip) CreateRenderer() fyne.WidgetRenderer { return Nothing{} }
