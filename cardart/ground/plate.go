package ground

import (
	"image"
	"image/color"
	"math"
)

// Plate is a small board with rounded corners that lies on the ground.
type Plate struct {
	Size  image.Point
	Scale float64
	Fill  color.NRGBA
	Edge  color.NRGBA // a thread along its edge; clear: only what the light does
	Halo  bool        // it glows
	Flat  bool        // no shade, no light, and always an edge
}

// How far the pictures of plates reach beyond them, in units: for shade, and for a halo.
const shadeMargin, haloMargin = 10, 22

// Margin is how far the picture of the plate reaches beyond it, in units.
func (p Plate) Margin() float32 {
	if p.Halo {
		return haloMargin
	}
	return shadeMargin
}

// Draw paints the plate: its picture is larger on all sides.
func (p Plate) Draw() *image.RGBA {
	m := int(float64(p.Margin())*p.Scale + 0.5)
	out := image.NewRGBA(image.Rect(0, 0, p.Size.X+2*m, p.Size.Y+2*m))
	body, edge := of(p.Fill), of(p.Edge)
	line := float64(p.Edge.A) / 255
	w, h := float64(p.Size.X)/2, float64(p.Size.Y)/2
	inner := m + int(corner*p.Scale)
	paint := func(x, y int) {
		px, py := float64(x)+0.5-float64(m)-w, float64(y)+0.5-float64(m)-h
		d := outside(px, py, w, h, corner*p.Scale) / p.Scale
		inside := min(max(0.5-d*p.Scale, 0), 1)
		under, glow := 0.0, 0.0
		if !p.Flat {
			under = 0.42 * (1 - smooth(-5, 7, outside(px, py-3*p.Scale, w, h, corner*p.Scale)/p.Scale))
		}
		if p.Halo && d > -1 {
			glow = 0.62 * math.Exp(-max(d, 0)/7) * (1 - smooth(haloMargin-8, haloMargin, d))
		}
		thread := line * (1 - smooth(0.5, 1.2, math.Abs(d+1.4)))
		light := 0.0
		if !p.Flat {
			light = 0.13 * (1 - smooth(0.2, 1.1, math.Abs(d+0.6))) * (1 - smooth(-0.6, 0.6, py/h))
		}
		set(out, x, y, func(c int) float64 {
			v := float64(body[c])
			v += (255 - v) * light
			return v + (float64(edge[c])-v)*thread
		}, inside, glow, under)
	}
	wide := out.Rect.Dx()
	for y := range out.Rect.Dy() {
		for x := 0; x < wide; x++ {
			paint(x, y)
			if x == inner && wide > 2*inner { // up to the other end it looks the same
				row := out.Pix[out.PixOffset(x, y):out.PixOffset(wide-inner, y)]
				for i := 4; i < len(row); i += 4 {
					copy(row[i:i+4], row[:4])
				}
				x = wide - inner - 1
			}
		}
	}
	return out
}

// set lays a colour over glow over shade.
func set(out *image.RGBA, x, y int, colour func(c int) float64, inside, glow, under float64) {
	q := out.Pix[out.PixOffset(x, y):]
	rest := 1 - inside
	for c := range 3 {
		q[c] = level(float32(colour(c)*inside + float64(glowing[c])*glow*rest))
	}
	a := inside + rest*(glow+(1-glow)*under)
	q[3] = level(float32(255 * a))
	for c := range 3 {
		q[c] = min(q[c], q[3])
	}
}
