package kit

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2/canvas"
)

// NewFill makes a plain area of one colour. It is one stretched pixel instead
// of a canvas.Rectangle: the shader of a picture costs a software renderer a
// fraction of that of a rectangle, and areas are most of what a frame paints.
func NewFill(c color.NRGBA) *canvas.Image {
	f := canvas.NewImageFromImage(pixel(c))
	f.ScaleMode = canvas.ImageScalePixels
	f.FillMode = canvas.ImageFillStretch
	return f
}

// SetFill changes the colour of a fill.
func SetFill(f *canvas.Image, c color.NRGBA) {
	old := f.Image.(*image.RGBA)
	if r, g, b, a := c.RGBA(); old.Pix[0] == uint8(r>>8) && old.Pix[1] == uint8(g>>8) && old.Pix[2] == uint8(b>>8) && old.Pix[3] == uint8(a>>8) {
		return
	}
	f.Image = pixel(c)
	f.Refresh()
}

func pixel(c color.NRGBA) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, 1, 1))
	img.Set(0, 0, c)
	return img
}
