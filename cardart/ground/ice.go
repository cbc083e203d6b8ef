package ground

import (
	"image"
	"math"
)

// The measures of ice, in units.
const (
	crackEvery = 300 // there is a crack for a square of this side
	crackStep  = 13  // how long it goes straight
	crackLong  = 26  // steps of the longest
	crackWide  = 7   // how far the white beside it reaches
)

// The colours of light in ice: what a crack throws back, dawn over the far edge, and how
// the ice dims it near by.
var (
	crackLight = rgb{0xe6, 0xf2, 0xff}
	dawn       = rgb{0xff, 0x8e, 0x78}
	deep       = rgb{0.82, 0.94, 1.08}
)

// freeze puts cracks into the ice, and dawn over its far edge.
func (t Table) freeze(out *image.RGBA) {
	cracks, rough := t.cracks(out.Rect), t.rough()
	for y := out.Rect.Min.Y; y < out.Rect.Max.Y; y++ {
		far := float32(1 - math.Exp(-3.2*float64(y)/float64(t.Size.Y)))
		var sky, glow rgb
		for c := range sky {
			sky[c] = 1 + (deep[c]-1)*far*rough
			glow[c] = dawn[c] * 0.27 * (1 - far) * rough
		}
		row, white := out.Pix[out.PixOffset(out.Rect.Min.X, y):], cracks.Pix[cracks.PixOffset(out.Rect.Min.X, y):]
		for x := range out.Rect.Dx() {
			p := row[4*x : 4*x+4 : 4*x+4]
			m := float32(white[x]) / 255 * 0.42 * rough
			for c := range sky {
				v := float32(p[c])*sky[c] + glow[c]*(1-float32(p[c])/255)
				p[c] = level(v + (crackLight[c]*0.8-v)*m)
			}
		}
	}
}

// crack is one on its way: where it is, where it goes, and how many steps it has left.
type crack struct {
	x, y, way float64
	left      int
	deep      float64 // how white it is, 0 to 1
}

// cracks is how white each pixel of a part is with the cracks in it. They are random, but
// the same for a size.
func (t Table) cracks(part image.Rectangle) *image.Alpha {
	mask := image.NewAlpha(part)
	w, h := float64(t.Size.X)/t.Scale, float64(t.Size.Y)/t.Scale
	n := 0
	chance := func() float64 { n++; return hash(n, 977) }
	for range max(int(w*h/(crackEvery*crackEvery)), 3) {
		open := []crack{{chance() * w, chance() * h, chance() * 2 * math.Pi, crackLong/2 + int(chance()*crackLong/2), 0.55 + 0.45*chance()}}
		for len(open) > 0 {
			c := open[len(open)-1]
			open = open[:len(open)-1]
			for c.left > 0 {
				if c.left--; chance() < 0.16 && c.left > 3 {
					side := 0.5 + 0.5*chance()
					if chance() < 0.5 {
						side = -side
					}
					open = append(open, crack{c.x, c.y, c.way + side, c.left / 2, c.deep * 0.75})
				}
				c.way += (chance() - 0.5) * 0.7
				x, y := c.x+crackStep*math.Cos(c.way), c.y+crackStep*math.Sin(c.way)
				t.split(mask, c.x, c.y, x, y, c.deep*min(float64(c.left)/6+0.25, 1))
				c.x, c.y = x, y
			}
		}
	}
	return mask
}

// split draws a straight piece of a crack: a fine line, and white ice beside it on one side.
func (t Table) split(mask *image.Alpha, x1, y1, x2, y2, deep float64) {
	k := t.Scale
	x1, y1, x2, y2 = x1*k, y1*k, x2*k, y2*k
	dx, dy := x2-x1, y2-y1
	long := math.Hypot(dx, dy)
	dx, dy = dx/long, dy/long
	reach := crackWide * k
	box := image.Rect(int(min(x1, x2)-reach), int(min(y1, y2)-reach), int(max(x1, x2)+reach)+1, int(max(y1, y2)+reach)+1)
	box = box.Intersect(mask.Rect)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			px, py := float64(x)+0.5-x1, float64(y)+0.5-y1
			along := min(max(px*dx+py*dy, 0), long)
			d := math.Hypot(px-along*dx, py-along*dy) / k
			white := 1 - smooth(0.3, 1.3, d)
			if px*dy-py*dx > 0 {
				white = max(white, 0.26*(1-smooth(0, crackWide, d)))
			}
			p := &mask.Pix[mask.PixOffset(x, y)]
			*p = max(*p, uint8(255*deep*white))
		}
	}
}
