package felt

import (
	"image"
	"image/color"
	"math"

	"feltstack/ui/look"
)

// glow is how a card is marked.
type glow uint8

const (
	noGlow   glow = iota
	canGlow       // some option begins with it
	askGlow       // it is among the answers to what is asked
	pickGlow      // it is picked up, or lies under what is
)

// glows are the rings: their colours, widths as a part of the card's shorter
// side, and what tells them apart without colours. All end in a line of ink, so
// that they show on paper, too.
var glows = [...]struct {
	color  color.NRGBA
	width  float64
	dashed bool // with gaps of ink
	double bool // with a second ring inside
}{
	canGlow:  {color.NRGBA{R: 0xe8, G: 0xb8, B: 0x40, A: 0xff}, 0.026, false, false},
	askGlow:  {color.NRGBA{R: 0x35, G: 0xc6, B: 0xf0, A: 0xff}, 0.05, true, false},
	pickGlow: {color.NRGBA{R: 0xff, G: 0xff, B: 0xff, A: 0xff}, 0.04, false, true},
}

// The measures of rings, as parts of a card's shorter side.
const (
	ringLine = 0.012 // of ink
	ringDash = 0.13
)

// cornerPart is the radius of a card's corners as a part of its shorter side.
const cornerPart = 0.06

// ringed is a copy of a card's picture with the glow's ring just inside its
// edge. The ring is part of the picture because a second object over each marked
// card would double what a frame paints.
func ringed(src *image.RGBA, g glow) *image.RGBA {
	out := image.NewRGBA(src.Rect)
	copy(out.Pix, src.Pix)
	w, h := src.Rect.Dx(), src.Rect.Dy()
	side := float64(min(w, h))
	seen := &glows[g]
	width, line := max(seen.width*side, 2), max(ringLine*side, 1)
	rings := 1
	if seen.double {
		rings = 2
	}
	radius := cornerPart * side
	band := int(math.Ceil(max(float64(rings)*(width+line), radius))) + 1
	draw := func(x, y int) {
		// Depth below the edge of the rounded card at the pixel's centre.
		px, py := float64(x)+0.5, float64(y)+0.5
		dx, dy := min(px, float64(w)-px), min(py, float64(h)-py)
		depth := min(dx, dy)
		if dx < radius && dy < radius {
			depth = radius - math.Hypot(radius-dx, radius-dy)
		}
		c := seen.color
		if along := px + py - min(dx, dy); seen.dashed && int(along/(ringDash*side))%2 == 1 {
			c = look.Ink
		}
		// From the inside: each ring covers what it shares with the one before.
		for r := rings; r > 0; r-- {
			inner := float64(r) * (width + line)
			for _, part := range []struct {
				depth float64
				color color.NRGBA
			}{{inner, look.Ink}, {inner - line, c}} {
				if cover := min(max(part.depth-depth+0.5, 0), 1); cover > 0 {
					blend(out, x, y, part.color, cover)
				}
			}
		}
	}
	for y := range h {
		if y < band || y >= h-band {
			for x := range w {
				draw(x, y)
			}
			continue
		}
		for x := range min(band, w) {
			draw(x, y)
			draw(w-1-x, y)
		}
	}
	return out
}

// blend lays a colour over a pixel and keeps the pixel's own opacity, so that
// the card's corners stay clear.
func blend(img *image.RGBA, x, y int, c color.NRGBA, cover float64) {
	p := img.Pix[img.PixOffset(x, y):]
	a := float64(p[3]) / 255
	for i, v := range [3]uint8{c.R, c.G, c.B} {
		p[i] = uint8(float64(p[i])*(1-cover) + float64(v)*a*cover + 0.5)
	}
}
