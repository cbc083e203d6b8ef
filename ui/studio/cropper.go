package studio

import (
	"image/color"
	"math"

	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Draggable     = (*cropper)(nil)
	_ fyne.Scrollable    = (*cropper)(nil)
	_ fyne.Focusable     = (*cropper)(nil)
	_ fyne.Tappable      = (*cropper)(nil)
	_ desktop.Hoverable  = (*cropper)(nil)
	_ desktop.Cursorable = (*cropper)(nil)
)

// cropper lies over the window of a card's face in which a picture shows. The
// picture is moved by dragging it, or with the arrows, and brought nearer with
// the wheel, or with + and -.
type cropper struct {
	widget.BaseWidget
	onMove func(dx, dy float64) // by parts of the window
	onZoom func(times float64)  // how many times as wide a part shows

	ring    *canvas.Rectangle
	focused bool
	hover   bool
}

func newCropper(onMove func(dx, dy float64), onZoom func(times float64)) *cropper {
	c := &cropper{onMove: onMove, onZoom: onZoom, ring: canvas.NewRectangle(color.Transparent)}
	c.ring.StrokeColor, c.ring.StrokeWidth = look.Now().Ivory, 3
	c.ring.CornerRadius = 3
	c.ring.Hide()
	c.ExtendBaseWidget(c)
	return c
}

// CreateRenderer implements fyne.Widget.
func (c *cropper) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(c.ring) }

// The steps of keys and wheel.
const (
	cropStep  = 0.04 // of the window
	cropNear  = 0.9  // times as wide a part
	wheelStep = 20   // what one notch of a wheel scrolls
)

// Dragged implements fyne.Draggable.
func (c *cropper) Dragged(e *fyne.DragEvent) {
	kit.Steady(func() {
		if s := c.Size(); s.Width > 0 && s.Height > 0 {
			c.onMove(float64(e.Dragged.DX/s.Width), float64(e.Dragged.DY/s.Height))
		}
	})
}

// DragEnd implements fyne.Draggable.
func (c *cropper) DragEnd() {}

// Scrolled implements fyne.Scrollable.
func (c *cropper) Scrolled(e *fyne.ScrollEvent) {
	if notches := kit.Clamp(e.Scrolled.DY/wheelStep, -3, 3); notches != 0 {
		c.onZoom(math.Pow(cropNear, float64(notches)))
	}
}

// Tapped implements fyne.Tappable.
func (c *cropper) Tapped(*fyne.PointEvent) { c.take() }

// take gives the keyboard to the picture.
func (c *cropper) take() {
	if cv := fyne.CurrentApp().Driver().CanvasForObject(c); cv != nil {
		cv.Focus(c)
	}
}

// FocusGained implements fyne.Focusable.
func (c *cropper) FocusGained() { c.focused = true; c.style() }

// FocusLost implements fyne.Focusable.
func (c *cropper) FocusLost() { c.focused = false; c.style() }

// TypedKey implements fyne.Focusable.
func (c *cropper) TypedKey(e *fyne.KeyEvent) {
	if dx, dy, ok := kit.Arrow(e.Name); ok {
		c.onMove(cropStep*float64(dx), cropStep*float64(dy))
		return
	}
	if e.Name == fyne.KeyEscape {
		if cv := fyne.CurrentApp().Driver().CanvasForObject(c); cv != nil {
			cv.Unfocus()
		}
	}
}

// TypedRune implements fyne.Focusable.
func (c *cropper) TypedRune(r rune) {
	switch r {
	case '+', '=':
		c.onZoom(cropNear)
	case '-', '_':
		c.onZoom(1 / cropNear)
	}
}

// MouseIn implements desktop.Hoverable.
func (c *cropper) MouseIn(*desktop.MouseEvent) { kit.Steady(func() { c.hover = true; c.style() }) }

// MouseMoved implements desktop.Hoverable.
func (c *cropper) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (c *cropper) MouseOut() { kit.Steady(func() { c.hover = false; c.style() }) }

// Cursor implements desktop.Cursorable.
func (c *cropper) Cursor() desktop.Cursor { return desktop.PointerCursor }

// style marks the window while it has the keyboard, and less while the pointer
// is over it.
func (c *cropper) style() {
	c.ring.StrokeColor = look.Now().Edge
	if c.focused {
		c.ring.StrokeColor = look.Now().Brass
	}
	c.ring.Hidden = !c.focused && !c.hover
	c.ring.Refresh()
}

// Stop says what the keyboard can do here.
func (c *cropper) Stop() kit.Stop {
	return kit.Stop{Key: "picture", Text: words.Say("studio.picture"), Press: c.take}
}
