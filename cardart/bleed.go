package cardart

import "image"

// DrawBleed makes the picture of a face for cutting: with square corners, without the line at
// its edge, and with the colours there spread beyond all four edges by a number of pixels. The
// card itself is size pixels wide and high.
func DrawBleed(f Face, size image.Point, beyond int) *image.RGBA {
	c := newCut(size)
	c.face(f)
	return spread(c.s.img, beyond)
}

// BackBleed is like [DrawBleed] for a card's back.
func BackBleed(b BackStyle, size image.Point, beyond int) *image.RGBA {
	c := newCut(size)
	c.back(b)
	return spread(c.s.img, beyond)
}

// newCut is a card whose corners aren't round.
func newCut(size image.Point) card {
	c := newCard(size, 0)
	c.radius, c.shape = 0, rect(0, 0, c.w, c.h)
	return c
}

// spread continues a picture beyond its edges by the colours at them.
func spread(img *image.RGBA, beyond int) *image.RGBA {
	b := img.Bounds()
	if beyond < 1 {
		return img
	}
	out := image.NewRGBA(image.Rect(0, 0, b.Dx()+2*beyond, b.Dy()+2*beyond))
	for y := range out.Rect.Dy() {
		from := img.Pix[img.PixOffset(0, min(max(y-beyond, 0), b.Dy()-1)):][:4*b.Dx()]
		to := out.Pix[out.PixOffset(0, y):][:4*out.Rect.Dx()]
		copy(to[4*beyond:], from)
		for x := range beyond {
			copy(to[4*x:4*x+4], from)
			copy(to[4*(beyond+b.Dx()+x):], from[len(from)-4:])
		}
	}
	return out
}
