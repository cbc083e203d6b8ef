package cardart

import "image"

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
