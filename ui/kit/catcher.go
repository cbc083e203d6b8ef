package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Tappable     = (*Catcher)(nil)
	_ fyne.Draggable    = (*Catcher)(nil)
	_ desktop.Hoverable = (*Catcher)(nil)
)

// Catcher is an invisible ground that keeps the pointer from what lies beneath
// it. It paints nothing.
type Catcher struct {
	widget.BaseWidget
	onTap   func(fyne.Position) // in the window
	tremble Tremble
	at      fyne.Position // where it was dragged to
}

// NewCatcher makes one that calls onTap, if that is not nil.
func NewCatcher(onTap func(fyne.Position)) *Catcher {
	c := &Catcher{onTap: onTap}
	c.ExtendBaseWidget(c)
	return c
}

func (c *Catcher) Tapped(e *fyne.PointEvent) {
	if c.onTap != nil {
		c.onTap(e.AbsolutePosition)
	}
}
func (c *Catcher) Dragged(e *fyne.DragEvent) {
	Steady(func() {
		c.tremble.Drags(e)
		c.at = e.AbsolutePosition
	})
}
func (c *Catcher) DragEnd() {
	Steady(func() {
		if c.tremble.End() && !lost(c) {
			c.Tapped(&fyne.PointEvent{AbsolutePosition: c.at})
		}
	})
}
func (c *Catcher) MouseIn(*desktop.MouseEvent)         {}
func (c *Catcher) MouseMoved(*desktop.MouseEvent)      {}
func (c *Catcher) MouseOut()                           {}
func (c *Catcher) CreateRenderer() fyne.WidgetRenderer { return Nothing{} }

// Nothing is the renderer of a widget without parts.
type Nothing struct{}

func (Nothing) Layout(fyne.Size)             {}
func (Nothing) MinSize() fyne.Size           { return fyne.Size{} }
func (Nothing) Objects() []fyne.CanvasObject { return nil }
func (Nothing) Refresh()                     {}
func (Nothing) Destroy()                     {}
