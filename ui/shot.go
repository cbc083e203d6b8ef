package ui

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
)

// snapshot draws an object as it looks in a window of the given size.
func snapshot(o fyne.CanvasObject, size fyne.Size) image.Image {
	c := software.NewCanvas()
	c.SetPadded(false)
	c.SetContent(o)
	c.Resize(size)
	return c.Capture()
}
