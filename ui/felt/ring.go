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
// side, and what tells them apart without colours. All lie between lines of ink,
// so that they show on paper, too.
var glows = [...]struct {
	color  color.NRGBA
	width  float64
	dashed bool // with gaps of ink
	double bool // with a second ring around it
}{
	canGlow:  {color.NRGBA{R: 0xe8, G: 0xb8, B: 0x40, A: 0xff}, 0.026, false, false},
	askGlow:  {color.NRGBA{R: 0x35, G: 0xc6, B: 0xf0, A: 0xff}, 0.045, true, false},
	pickGlow: {color.NRGBA{R: 0xff, G: 0xff, B: 0xff, A: 0xff}, 0.03, false, true},
}

// The measures of rings and of the shadow, as parts of a card's shorter side.
const (
	ringLine    = 0.012 // of ink
	ringDash    = 0.13
	shadowReach = 0.04
	shadowDrop  = 0.012 // how much lower than the card it lies
)

// shadowDark is how dark the shadow is right at the card, 0 to 1.
const shadowDark = 0.5

// cornerPart is the radius of a card's corners as a part of its shorter side.
const cornerPart = 0.06

// ringed is a card's picture with its shadow on the felt and the glow's ring
// around it: it is margin pixels larger on every side. Both are part of the
// picture because a second object beneath each card would double what a frame
// paints; neither covers any of the card.
func ringed(src *image.RGBA, g glow) (out *image.RGBA, margin int) {
	w, h := src.Rect.Dx(), src.Rect.Dy()
	side := float64(min(w, h))
	f := frame{glow: g, w: float64(w), h: float64(h), radius: cornerPart * side, side: side}
	f.width, f.line = max(glows[g].width*side, 2), max(ringLine*side, 1)
	reach := (shadowReach + shadowDrop) * side
	if g != noGlow {
		f.rings = 1
		if glows[g].double {
			f.rings = 2
		}
		reach = max(reach, float64(f.rings)*(f.width+f.line)+f.line)
	}
	margin = int(reach + 0.5)
	out = image.NewRGBA(image.Rect(0, 0, w+2*margin, h+2*margin))
	for y := range h {
		copy(out.Pix[out.PixOffset(margin, y+margin):], src.Pix[src.PixOffset(0, y):src.PixOffset(0, y)+4*w])
	}
	inside := int(math.Ceil(f.radius)) // the corners of the card are clear
	for y := range h + 2*margin {
		cy := y - margin
		skip := 1 // of the card's sides, as far as they are seldom quite solid
		switch {
		case cy < 0 || cy >= h:
			skip = w
		case cy < inside || cy >= h-inside:
			skip = inside
		}
		paint := func(from, to int) {
			for cx := from; cx < to; cx++ {
				f.under(out, cx+margin, y, float64(cx)+0.5, float64(cy)+0.5)
			}
		}
		if 2*skip >= w {
			paint(-margin, w+margin)
			continue
		}
		paint(-margin, skip)
		paint(w-skip, w+margin)
	}
	return out, margin
}

// frame is what lies around a card w by h pixels large.
type frame struct {
	glow        glow
	rings       int
	w, h, side  float64
	radius      float64
	width, line float64 // of a ring, of ink
}

// outside is how far a point of the card's plane is from the card, below 0 in it.
func (f *frame) outside(x, y float64) float64 {
	qx := math.Abs(x-f.w/2) - f.w/2 + f.radius
	qy := math.Abs(y-f.h/2) - f.h/2 + f.radius
	if qx <= 0 || qy <= 0 {
		return max(qx, qy) - f.radius
	}
	return math.Hypot(qx, qy) - f.radius
}

// under paints shadow and ring beneath the pixel x, y of out, whose middle lies
// at cx, cy of the card.
func (f *frame) under(out *image.RGBA, x, y int, cx, cy float64) {
	p := out.Pix[out.PixOffset(x, y):]
	if p[3] == 0xff {
		return
	}
	var below [4]float64 // premultiplied
	near := 1 - f.outside(cx, cy-shadowDrop*f.side)/(shadowReach*f.side)
	near = max(0, min(near, 1))
	below[3] = shadowDark * near * near
	if f.rings > 0 {
		d := f.outside(cx, cy)
		c := glows[f.glow].color
		if glows[f.glow].dashed && int((cx+cy+2*f.side)/(ringDash*f.side))%2 == 1 {
			c = look.Ink
		}
		// From the outside: each ring covers what it shares with the one around it.
		over := func(depth float64, c color.NRGBA) {
			cover := max(0, min(depth-d+0.5, 1))
			for i, v := range [3]uint8{c.R, c.G, c.B} {
				below[i] = below[i]*(1-cover) + float64(v)/255*cover
			}
			below[3] = below[3]*(1-cover) + cover
		}
		for r := f.rings; r > 0; r-- {
			outer := float64(r) * (f.width + f.line)
			over(outer+f.line, look.Ink)
			over(outer, c)
		}
		over(f.line, look.Ink)
	}
	clear := 1 - float64(p[3])/255
	for i := range below {
		p[i] = uint8(min(float64(p[i])+255*below[i]*clear+0.5, 255))
	}
}
