package kit

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// exactly is how near to a whole number of pixels a side is that is one.
const exactly = 0.01

// PutPicture gives a picture its size. Where it has as many pixels as are shown, they are
// taken as they are: to smooth them would change nothing and cost a software renderer time.
func PutPicture(p *canvas.Image, size fyne.Size, scale float32) {
	mode := canvas.ImageScaleFastest
	if p.Image != nil && isExact(p.Image.Bounds().Size(), size, scale) {
		mode = canvas.ImageScalePixels
	}
	again := p.ScaleMode != mode
	p.ScaleMode = mode
	if p.Size() != size {
		p.Resize(size)
	} else if again {
		p.Refresh()
	}
}

func isExact(px image.Point, size fyne.Size, scale float32) bool {
	return Abs(size.Width*scale-float32(px.X)) < exactly && Abs(size.Height*scale-float32(px.Y)) < exactly
}
