package kit

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
)

// Snapshot draws an object as it looks in a window of the given size.
func Snapshot(o fyne.CanvasObject, size fyne.Size, scale float32) image.Image {
	c := software.NewCanvas()
	c.SetScale(scale)
	c.SetPadded(false)
	c.SetContent(o)
	c.Resize(size)
	return c.Capture()
}
