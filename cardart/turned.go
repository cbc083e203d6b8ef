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

// Dimmed is the picture greyed and darkened: a card that cannot be chosen, or
// the place a dragged card has left.
func Dimmed(img *image.RGBA) *image.RGBA {
	b := img.Rect
	out := image.NewRGBA(image.Rect(0, 0, b.Dx(), b.Dy()))
	for y := range b.Dy() {
		from := img.Pix[img.PixOffset(b.Min.X, b.Min.Y+y):][:4*b.Dx()]
		to := out.Pix[y*out.Stride:][:4*b.Dx()]
		for i := 0; i < len(from); i += 4 {
			grey := (299*int(from[i]) + 587*int(from[i+1]) + 114*int(from[i+2])) / 1000
			for k := range 3 {
				to[i+k] = uint8((int(from[i+k]) + grey) * 30 / 100)
			}
			to[i+3] = from[i+3]
		}
	}
	return out
}
