package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

var _ fyne.Scrollable = (*Wheel)(nil)

// wheelPace is how many times as far a turn of the wheel leads as Fyne takes it to: a notch is
// 100 units then, as in browsers, and not 25, which takes minutes through a thousand things.
const wheelPace = 4

// NewVScroll shows a part of something high, which the pointer's wheel leads through as fast as
// in other programs.
func NewVScroll(content fyne.CanvasObject) *container.Scroll {
	w := &Wheel{}
	w.ExtendBaseWidget(w)
	w.scroll = container.NewVScroll(container.NewStack(w, content))
	return w.scroll
}

// Wheel lies below what scrolls and hears the pointer's wheel there in place of the scroll.
type Wheel struct {
	widget.BaseWidget
	scroll *container.Scroll
}

// Scrolled implements fyne.Scrollable.
func (w *Wheel) Scrolled(e *fyne.ScrollEvent) {
	far := *e
	far.Scrolled.DX, far.Scrolled.DY = e.Scrolled.DX*wheelPace, e.Scrolled.DY*wheelPace
	w.scroll.Scrolled(&far)
}

// CreateRenderer implements fyne.Widget.
func (w *Wheel) CreateRenderer() fyne.WidgetRenderer { return Nothing{} }
