package ground

import (
	"image"
	"math"

	"feltstack/rules/looks"
)

// The colours of what a rim is made of.
var (
	wood   = rgb{0x58, 0x35, 0x20}
	block  = rgb{0x4a, 0x48, 0x46}
	snow   = rgb{0x9a, 0xa9, 0xbd}
	steel  = rgb{0x2b, 0x2e, 0x38}
	brass  = rgb{0xb8, 0x8c, 0x45}
	rose   = rgb{0xd6, 0x97, 0x85}
	silver = rgb{0x8f, 0x9a, 0xb4}
	rimEnd = 24.0 // how far its shadow reaches, in units
)

// rim paints the rim: wood or stone, a thread of brass, and its shadow on the ground.
func (t Table) rim(out *image.RGBA) {
	w, h, end := t.Size.X, t.Size.Y, int(rimEnd*t.Scale)
	all := out.Rect
	for y := all.Min.Y; y < all.Max.Y; y++ {
		if y >= end && y < h-end {
			for x := all.Min.X; x < min(end, w, all.Max.X); x++ {
				t.edge(out, x, y)
			}
			for x := max(w-end, end, all.Min.X); x < all.Max.X; x++ {
				t.edge(out, x, y)
			}
			continue
		}
		for x := all.Min.X; x < all.Max.X; x++ {
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
	body, inlay, grain := t.frame(along/t.Scale, across/t.Scale)
	round := grain * (0.5 + 0.75*math.Sin(min(max(e/(Rim-1), 0), 1)*math.Pi))
	for i := range body {
		v := float32(p[i]) * drop
		v += (body[i]*float32(round) - v) * float32(made)
		v += (inlay[i] - v) * float32(thread)
		p[i] = level(v)
	}
}

// frame is what the rim is made of at a place along it, its thread, and its grain there.
func (t Table) frame(along, across float64) (body, thread rgb, grain float64) {
	switch t.Look.Made {
	case looks.Stone:
		return block, brass, 0.8 + 0.4*streak(along*0.4, across*0.4)
	case looks.Ice:
		return snow, rose, 0.85 + 0.3*streak(along*0.09, across*0.3)
	case looks.Glass:
		return steel, silver, 0.85 + 0.3*streak(along*0.008, across*1.2)
	}
	return wood, brass, 0.78 + 0.34*streak(along*0.012, across*0.6) + 0.2*streak(along*0.06, across*1.7)
}

// streak is noise that never repeats.
func streak(x, y float64) float64 {
	i, j := math.Floor(x), math.Floor(y)
	kx, ky := smooth(0, 1, x-i), smooth(0, 1, y-j)
	a := hash(int(i), int(j)) + (hash(int(i)+1, int(j))-hash(int(i), int(j)))*kx
	b := hash(int(i), int(j)+1) + (hash(int(i)+1, int(j)+1)-hash(int(i), int(j)+1))*kx
	return a + (b-a)*ky
}
