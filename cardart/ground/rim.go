package ground

import (
	"image"
	"math"
)

// The colours of what a rim is made of.
var (
	wood   = rgb{0x58, 0x35, 0x20}
	block  = rgb{0x4a, 0x48, 0x46}
	brass  = rgb{0xb8, 0x8c, 0x45}
	rimEnd = 24.0 // how far its shadow reaches, in units
)

// rim paints the rim: wood or stone, a thread of brass, and its shadow on the ground.
func (t Table) rim(out *image.RGBA) {
	w, h, end := t.Size.X, t.Size.Y, int(rimEnd*t.Scale)
	for y := range h {
		if y >= end && y < h-end {
			for x := range min(end, w) {
				t.edge(out, x, y)
			}
			for x := max(w-end, end); x < w; x++ {
				t.edge(out, x, y)
			}
			continue
		}
		for x := range w {
			t.edge(out, x, y)
		}
	}
}

// edge paints the rim at one pixel.
func (t Table) edge(out *image.RGBA, x, y int) {
	left, up := min(x, t.Size.X-1-x), min(y, t.Size.Y-1-y)
	e := (float64(min(left, up)) + 0.5) / t.Scale
	if e > rimEnd {
		return
	}
	along, across := float64(x), float64(y)
	if left < up {
		along, across = across, along
	}
	p := out.Pix[out.PixOffset(x, y):]
	drop := float32(1 - 0.5*(1-smooth(Rim-1, rimEnd, e)))
	made := 1 - smooth(Rim-2, Rim-1.2, e)
	thread := 0.85 * (1 - smooth(0.3, 0.9, math.Abs(e-Rim+0.7)))
	body, grain := wood, 0.78+0.34*streak(along*0.012/t.Scale, across*0.6/t.Scale)+0.2*streak(along*0.06/t.Scale, across*1.7/t.Scale)
	if t.Look.Stone {
		body, grain = block, 0.8+0.4*streak(along*0.4/t.Scale, across*0.4/t.Scale)
	}
	round := grain * (0.5 + 0.75*math.Sin(min(max(e/(Rim-1), 0), 1)*math.Pi))
	for i := range body {
		v := float32(p[i]) * drop
		v += (body[i]*float32(round) - v) * float32(made)
		v += (brass[i] - v) * float32(thread)
		p[i] = level(v)
	}
}

// streak is noise that never repeats.
func streak(x, y float64) float64 {
	i, j := math.Floor(x), math.Floor(y)
	kx, ky := smooth(0, 1, x-i), smooth(0, 1, y-j)
	a := hash(int(i), int(j)) + (hash(int(i)+1, int(j))-hash(int(i), int(j)))*kx
	b := hash(int(i), int(j)+1) + (hash(int(i)+1, int(j)+1)-hash(int(i), int(j)+1))*kx
	return a + (b-a)*ky
}
