package felt

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

var _ fyne.Scrollable = (*wheel)(nil)

// wheel hears the pointer's wheel anywhere over the table. Cards can't: what can be
// scrolled is clipped, and so would be the shadows and marks around them.
type wheel struct {
	widget.BaseWidget
	turned func(*fyne.ScrollEvent)
}

func newWheel(turned func(*fyne.ScrollEvent)) *wheel {
	w := &wheel{turned: turned}
	w.ExtendBaseWidget(w)
	return w
}

func (w *wheel) Scrolled(e *fyne.ScrollEvent) { w.turned(e) }
func (w *wheel) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(&fyne.Container{})
}
