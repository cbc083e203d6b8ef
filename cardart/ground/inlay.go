package ground

import (
	"image"
	"image/color"
	"math"
)

// Inlay is an area that is pressed a little into the ground.
type Inlay struct {
	Box  image.Rectangle
	Fill color.NRGBA // what the felt's colour is there, under the same light
	Glow float64     // light along its edge: 0 none, 1 the strongest
}

// The measures of inlays, in units.
const (
	corner   = 11
	inlayRim = 20 // how far from the edge it is shaded
	inlayOut = 2  // pixels outside it that it changes
)

// glowing is the light of what is open, and of marks.
var glowing = rgb{0xff, 0xd6, 0x78}

func (t Table) inlay(out *image.RGBA, i Inlay) {
	if !i.Box.Inset(-inlayOut).Overlaps(out.Rect) {
		return
	}
	if t.Flat {
		fill(out, i.Box, i.Fill)
		t.line(out, i)
		return
	}
	t.press(out, i)
}

// line draws the light of an inlay as a plain line.
func (t Table) line(out *image.RGBA, i Inlay) {
	if i.Glow == 0 {
		return
	}
	w := max(int((1+3*i.Glow)*t.Scale+0.5), 1)
	lit := color.NRGBA{uint8(glowing[0]), uint8(glowing[1]), uint8(glowing[2]), 0xff}
	b := i.Box
	for _, r := range []image.Rectangle{
		{b.Min, image.Pt(b.Max.X, b.Min.Y+w)}, {image.Pt(b.Min.X, b.Max.Y-w), b.Max},
		{b.Min, image.Pt(b.Min.X+w, b.Max.Y)}, {image.Pt(b.Max.X-w, b.Min.Y), b.Max},
	} {
		fill(out, r, lit)
	}
}

// press darkens or lightens the ground in an inlay: soft shade under the upper left
// edge, a thread of light on the lower right one, no border.
func (t Table) press(out *image.RGBA, i Inlay) {
	felt, want := t.made(t.Felt), t.made(i.Fill)
	var k rgb // how much brighter each colour becomes
	var plain [3][256]uint8
	for c := range k {
		k[c] = want[c] / max(felt[c], 1)
		for v := range plain[c] {
			plain[c][v] = level(float32(v) * k[c])
		}
	}
	b := i.Box
	w, h := float64(b.Dx())/2, float64(b.Dy())/2
	mx, my := float64(b.Min.X)+w, float64(b.Min.Y)+h
	band, shade := int(inlayRim*t.Scale), 0.34
	if t.Day {
		shade *= dayDeep
	}
	edge := func(x, y int) {
		px, py := float64(x)+0.5-mx, float64(y)+0.5-my
		d := outside(px, py, w, h, corner*t.Scale) / t.Scale
		if d > 2 {
			return
		}
		inside := float32(min(max(0.5-d*t.Scale, 0), 1))
		deep := smooth(-15, 0, outside(px-3*t.Scale, py-5*t.Scale, w, h, corner*t.Scale)/t.Scale)
		thread := (1 - smooth(0.2, 1.2, math.Abs(d))) * (0.16 + 0.84*smooth(-0.7, 0.9, px/w/2+py/h/2))
		glow := 0.0
		if i.Glow > 0 {
			glow = i.Glow * (0.5*math.Exp(min(d, 0)/6)*float64(inside) + 0.7*(1-smooth(0.8, 1.9, math.Abs(d+1.5))))
		}
		p := out.Pix[out.PixOffset(x, y):]
		for c := range k {
			v := float32(p[c])
			lit := v + (255-v)*0.16*float32(thread)
			v = lit * (1 + (k[c]*float32(1-shade*deep)-1)*inside)
			p[c] = level(v + (glowing[c]-v)*float32(min(glow, 1)))
		}
	}
	all := b.Inset(-inlayOut).Intersect(out.Rect)
	left, right := max(b.Min.X+band, all.Min.X), min(b.Max.X-band, all.Max.X) // beyond the band
	for y := all.Min.Y; y < all.Max.Y; y++ {
		inner := y >= b.Min.Y+band && y < b.Max.Y-band && left < right
		for x := all.Min.X; x < all.Max.X; x++ {
			if inner && x == left {
				row := out.Pix[out.PixOffset(left, y) : out.PixOffset(right-1, y)+4]
				for i := 0; i < len(row); i += 4 {
					p := row[i : i+4 : i+4]
					p[0], p[1], p[2] = plain[0][p[0]], plain[1][p[1]], plain[2][p[2]]
				}
				x = right - 1
				continue
			}
			edge(x, y)
		}
	}
}
