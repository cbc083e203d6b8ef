package cardart

import (
	"image"
	"image/color"
)

// relief is how a body stands in the light: its colour, that of its edge
// towards the light and of its edge away from it.
type relief struct {
	body, lit, shadow color.NRGBA
	dx, dy            float64 // from the light, as long as the edges are wide, in pixels
}

// model fills a shape as a body in the light. Below, it is a little darker.
func (p pen) model(o outline, r relief) {
	p.flatten(o)
	s := p.s
	s.whole = append(s.whole[:0], s.points...)
	box, ok := p.box()
	if !ok {
		return
	}
	n := box.Dx() * box.Dy()
	if cap(s.layers) < 3*n {
		s.layers = make([]uint8, 3*n)
	}
	var cover [3]*image.Alpha
	for i, far := range [3]float64{0, 1, -2} { // the shape, moved from the light, moved towards it
		cover[i] = &image.Alpha{Pix: s.layers[i*n : (i+1)*n : (i+1)*n], Stride: box.Dx(), Rect: image.Rect(0, 0, box.Dx(), box.Dy())}
		clear(cover[i].Pix)
		if i == 1 { // the edge of the window is none of the shape
			copy(s.points, s.whole)
		}
		s.traceAt(box, r.dx*far, r.dy*far)
		s.ras.Draw(cover[i], cover[i].Rect, image.Opaque, image.Point{})
	}
	p.cut(cover[0], box)
	for y := range box.Dy() {
		t := 0.3 * float64(y) / float64(box.Dy())
		body, lit, shadow := mix(r.body, r.shadow, t), mix(r.lit, r.body, t), r.shadow
		row := s.img.Pix[s.img.PixOffset(box.Min.X, box.Min.Y+y):][:4*box.Dx()]
		at := y * box.Dx()
		for x := range box.Dx() {
			m := cover[0].Pix[at+x]
			if m == 0 {
				continue
			}
			c := body
			if v := cover[1].Pix[at+x]; v < 255 {
				c = mix(lit, c, float64(v)/255)
			}
			if v := cover[2].Pix[at+x]; v < 255 {
				c = mix(shadow, c, float64(v)/255)
			}
			px := row[4*x : 4*x+4 : 4*x+4]
			if m == 255 { // bodies are opaque
				px[0], px[1], px[2], px[3] = c.R, c.G, c.B, 255
				continue
			}
			over(px, color.RGBA(c), uint32(m))
		}
	}
}

// glow lays a round light, brightest in the middle, on what is there.
func (p pen) glow(x, y, r float64, c color.NRGBA) {
	p.fillWith(circle(x, y, r), paint{
		blend: func(t float64) color.NRGBA { return fade(c, (1-t)*(1-t)*(1+2*t)) },
		way:   matrix{r, 0, 0, r, x, y}, round: true,
	})
}

// inside restricts the pen to a shape.
func (p pen) inside(o outline) pen {
	p.flatten(o)
	box, ok := p.box()
	if !ok {
		box = image.Rectangle{}
	}
	cover := p.s.cover(box)
	p.cut(cover, box)
	p.hole = &image.Alpha{Pix: append([]uint8(nil), cover.Pix...), Stride: box.Dx(), Rect: box}
	return p
}

// cut takes from a coverage of a box what lies outside the pen's hole.
func (p pen) cut(cover *image.Alpha, box image.Rectangle) {
	if p.hole == nil {
		return
	}
	both := box.Intersect(p.hole.Rect)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		row := cover.Pix[(y-box.Min.Y)*cover.Stride:][:box.Dx()]
		if y < both.Min.Y || y >= both.Max.Y || both.Empty() {
			clear(row)
			continue
		}
		clear(row[:both.Min.X-box.Min.X])
		clear(row[both.Max.X-box.Min.X:])
		hole := p.hole.Pix[p.hole.PixOffset(both.Min.X, y):][:both.Dx()]
		for x, h := range hole {
			i := both.Min.X - box.Min.X + x
			row[i] = uint8(uint32(row[i]) * uint32(h) / 255)
		}
	}
}
