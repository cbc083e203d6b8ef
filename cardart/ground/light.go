package ground

import (
	"image"
	"image/color"
	"math"
)

// Light is the light on a zone that is open to a card, laid over the ground: along the edge and,
// weaker, within. It is of one size in units, to be stretched.
type Light struct {
	Size   image.Point
	Much   float64     // 0 none, 1 the strongest
	Fill   color.NRGBA // how bright the zone is then
	Within uint8       // how much of that is seen, 255 all
	Flat   bool        // a plain line at the edge, for strong contrast
}

// lightOut is how far the light reaches beyond the zone, in units.
const lightOut = 2

// glowing is the light of what is open, and of marks.
var glowing = rgb{0xff, 0xd6, 0x78}

// Picture paints the light: it reaches out by as much as Reach says.
func (l Light) Picture() *image.RGBA {
	out := image.NewRGBA(image.Rectangle{Max: l.Size.Add(image.Pt(2*lightOut, 2*lightOut))})
	w, h := float64(l.Size.X)/2, float64(l.Size.Y)/2
	in := premultiplied(l.Fill, float64(l.Within)/255)
	for y := range out.Rect.Dy() {
		row := out.Pix[y*out.Stride : (y+1)*out.Stride]
		py := float64(y-lightOut) + 0.5 - h
		for x := range out.Rect.Dx() {
			px := float64(x-lightOut) + 0.5 - w
			p := row[4*x : 4*x+4 : 4*x+4]
			if min(w-math.Abs(px), h-math.Abs(py)) > inlayRim { // far from the edge
				copy(p, in[:])
				continue
			}
			d := outside(px, py, w, h, corner)
			edge := l.edge(d)
			seen := min(max(0.5-d, 0), 1) * (1 - edge) // of what is within
			for c := range 3 {
				p[c] = level(float32(seen)*float32(in[c]) + float32(edge)*glowing[c])
			}
			p[3] = level(float32(seen)*float32(in[3]) + float32(255*edge))
		}
	}
	return out
}

// edge is how strong the light of the edge is so far from it, below 0 within.
func (l Light) edge(d float64) float64 {
	inside := min(max(0.5-d, 0), 1)
	if l.Flat {
		return inside * min(max(1.5+3*l.Much+d, 0), 1)
	}
	return min(l.Much*(0.5*math.Exp(min(d, 0)/6)*inside+0.7*(1-smooth(0.8, 1.9, math.Abs(d+1.5)))), 1)
}

// Reach is the box of the picture of a light on a zone: as much larger as it reaches out.
func Reach(x, y, w, h float32) (left, top, wide, high float32) {
	return x - lightOut, y - lightOut, w + 2*lightOut, h + 2*lightOut
}

// premultiplied is a colour of which so much is seen.
func premultiplied(c color.NRGBA, much float64) [4]uint8 {
	part := func(v uint8) uint8 { return level(float32(float64(v) * much)) }
	return [4]uint8{part(c.R), part(c.G), part(c.B), part(0xff)}
}
