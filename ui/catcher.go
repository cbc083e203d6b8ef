package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Tappable     = (*catcher)(nil)
	_ fyne.Draggable    = (*catcher)(nil)
	_ desktop.Hoverable = (*catcher)(nil)
)

// catcher is an invisible ground that keeps the pointer from what lies beneath
// it. It paints nothing.
type catcher struct {
	widget.BaseWidget
	onTap func(fyne.Position) // in the window
}

// newCatcher makes one that calls onTap, if that is not nil.
func newCatcher(onTap func(fyne.Position)) *catcher {
	c := &catcher{onTap: onTap}
	c.ExtendBaseWidget(c)
	return c
}

func (c *catcher) Tapped(e *fyne.PointEvent) {
	if c.onTap != nil {
		c.onTap(e.AbsolutePosition)
	}
}
func (c *catcher) Dragged(*fyne.DragEvent)             {}
func (c *catcher) DragEnd()                            {}
func (c *catcher) MouseIn(*desktop.MouseEvent)         {}
func (c *catcher) MouseMoved(*desktop.MouseEvent)      {}
func (c *catcher) MouseOut()                           {}
func (c *catcher) CreateRenderer() fyne.WidgetRenderer { return nothing{} }

// nothing is the renderer of a widget without parts.
type nothing struct{}

func (nothing) Layout(fyne.Size)             {}
func (nothing) MinSize() fyne.Size           { return fyne.Size{} }
func (nothing) Objects() []fyne.CanvasObject { return nil }
func (nothing) Refresh()                     {}
func (nothing) Destroy()                     {}
