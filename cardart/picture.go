package cardart

import (
	"image"
	"image/draw"
	"math"

	scale "golang.org/x/image/draw"
	"golang.org/x/image/math/f64"
)

// Picture is a picture that a card shows in place of a motif. It is compared to
// tell faces apart, so it must be comparable (a pointer is), and a picture that
// has changed must be another one. Image is called where a face is drawn and may
// take its time; nil lets the card show its motif.
type Picture interface{ Image() image.Image }

// Crop says which part of a picture shows: where its middle is and how wide it
// is, in parts of the picture's width and height. Its height follows from the
// window it is shown in, which has another shape on small cards than on large
// ones. The zero value is the middle, as large as it can be.
type Crop struct{ X, Y, Width float64 }

// In is the part of a picture that fills a window, aspect times as wide as
// high: its left upper corner and its size, in the picture's pixels. It never
// leaves the picture; a crop that would is moved, and made smaller if need be.
func (c Crop) In(picture image.Point, aspect float64) (x, y, w, h float64) {
	if c == (Crop{}) {
		c = Crop{0.5, 0.5, 1}
	}
	pw, ph := float64(picture.X), float64(picture.Y)
	w = min(c.Width*pw, pw, ph*aspect)
	h = w / aspect
	x = min(max(c.X*pw-w/2, 0), pw-w)
	y = min(max(c.Y*ph-h/2, 0), ph-h)
	return x, y, w, h
}

// ArtWindow is where the art window of a Framed card lies on a picture of it.
func ArtWindow(f Face, size image.Point) image.Rectangle {
	c := newCard(size, 0)
	return c.device(c.frame(f).art)
}

// device is the pixels that an area touches.
func (p pen) device(a area) image.Rectangle {
	lo, hi := pt{math.Inf(1), math.Inf(1)}, pt{math.Inf(-1), math.Inf(-1)}
	for _, corner := range [4]pt{{a.x0, a.y0}, {a.x1, a.y0}, {a.x0, a.y1}, {a.x1, a.y1}} {
		q := p.m.apply(corner)
		lo, hi = pt{min(lo.x, q.x), min(lo.y, q.y)}, pt{max(hi.x, q.x), max(hi.y, q.y)}
	}
	return image.Rect(floor(lo.x), floor(lo.y), floor(math.Ceil(hi.x)), floor(math.Ceil(hi.y))).Intersect(p.s.img.Rect)
}

// photo fills an area with a part of a picture. What is clear in the picture
// leaves what is there.
func (p pen) photo(img image.Image, crop Crop, a area) {
	at := p.device(a)
	b := img.Bounds()
	if at.Empty() || b.Empty() {
		return
	}
	x, y, w, _ := crop.In(b.Size(), a.w()/a.h())
	// From the picture's pixels to those of the window.
	m := p.at(a.x0, a.y0).scaled(a.w()/w).at(-x-float64(b.Min.X), -y-float64(b.Min.Y)).m
	shown := image.NewRGBA(image.Rectangle{Max: at.Size()})
	move := f64.Aff3{m.a, m.c, m.e - float64(at.Min.X), m.b, m.d, m.f - float64(at.Min.Y)}
	scale.BiLinear.Transform(shown, move, img, b, scale.Src, nil)

	mask := image.NewAlpha(shown.Rect)
	p.flatten(rect(a.x0, a.y0, a.x1, a.y1))
	p.s.traceAt(at, 0, 0)
	p.s.ras.Draw(mask, mask.Rect, image.Opaque, image.Point{})
	draw.DrawMask(p.s.img, at, shown, image.Point{}, mask, image.Point{}, draw.Over)
}
