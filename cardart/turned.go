package cardart

import (
	"image"
	"math"
)

// Turned is the picture a quarter clockwise, as a tapped card lies.
func Turned(img *image.RGBA) *image.RGBA {
	b := img.Rect
	out := image.NewRGBA(image.Rect(0, 0, b.Dy(), b.Dx()))
	for y := range b.Dy() {
		row := img.Pix[img.PixOffset(b.Min.X, b.Min.Y+y):]
		for x := range b.Dx() {
			copy(out.Pix[x*out.Stride+4*(b.Dy()-1-y):][:4], row[4*x:4*x+4])
		}
	}
	return out
}

// TiltedSize is how large the picture of a card is that is turned by some degrees. It is
// larger than the card by an even number of pixels, so that its middle stays where it is.
func TiltedSize(card image.Point, degrees float64) image.Point {
	if degrees == 0 {
		return card
	}
	sin, cos := math.Sincos(math.Abs(degrees) * math.Pi / 180)
	w, h := float64(card.X), float64(card.Y)
	size := image.Pt(int(math.Ceil(w*cos+h*sin)), int(math.Ceil(w*sin+h*cos)))
	return size.Add(image.Pt((size.X-card.X)&1, (size.Y-card.Y)&1))
}
