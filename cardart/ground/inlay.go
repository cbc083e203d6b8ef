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
}

// The measures of inlays, in units.
const (
	corner   = 11
	inlayRim = 20 // how far from the edge it is shaded
	inlayOut = 2  // pixels outside it that it changes

	flatWide = 1.2 // the line around a plain one
)

// flatLine is the line around a plain inlay: it stands out from dark and light grounds.
var flatLine = color.NRGBA{0x6d, 0x7d, 0x75, 0xff}

func (t Table) inlay(out *image.RGBA, i Inlay) {
	if !i.Box.Inset(-inlayOut).Overlaps(out.Rect) {
		return
	}
	if t.Flat { // a line around it keeps it apart from the ground
		fill(out, i.Box, flatLine)
		fill(out, i.Box.Inset(max(int(flatWide*t.Scale+0.5), 1)), i.Fill)
		return
	}
	t.press(out, i)
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
	shade := 0.34
	if t.Day {
		shade *= dayDeep
	}
	at := func(x, y int) (change, bool) {
		px, py := float64(x)+0.5-mx, float64(y)+0.5-my
		d := outside(px, py, w, h, corner*t.Scale) / t.Scale
		if d > 2 {
			return change{}, false
		}
		inside := float32(min(max(0.5-d*t.Scale, 0), 1))
		deep := smooth(-15, 0, outside(px-3*t.Scale, py-5*t.Scale, w, h, corner*t.Scale)/t.Scale)
		thread := float32((1-smooth(0.2, threadEnd, math.Abs(d)))*(0.16+0.84*smooth(-0.7, 0.9, px/w/2+py/h/2))) * 0.16
		var e change
		for c := range k {
			by := 1 + (k[c]*float32(1-shade*deep)-1)*inside
			e.times[c], e.plus[c] = (1-thread)*by, 255*thread*by
		}
		return e, true
	}
	t.along(out, i.Box, plain, at)
}

// threadEnd is how far from the edge of an inlay its thread of light reaches, in units.
const threadEnd = 1.2

// change is what an inlay does to the colour of a pixel.
type change struct{ times, plus rgb }

// to changes a pixel.
func (e *change) to(p []uint8) {
	for c := range e.times {
		p[c] = level(float32(p[c])*e.times[c] + e.plus[c])
	}
}

// along changes the pixels of an inlay: those of its middle as plain says, those of its rim
// as at does. Away from corners and the thread of light, a pixel of the rim is changed as
// its neighbour along the edge is, which saves most of the work.
func (t Table) along(out *image.RGBA, b image.Rectangle, plain [3][256]uint8, at func(x, y int) (change, bool)) {
	band, span, thread := int(inlayRim*t.Scale), int(2*inlayRim*t.Scale), int(threadEnd*t.Scale)+2
	all := b.Inset(-inlayOut).Intersect(out.Rect)
	left, right := max(b.Min.X+band, all.Min.X), min(b.Max.X-band, all.Max.X) // beyond the band
	from, to := max(b.Min.X+span, all.Min.X), min(b.Max.X-span, all.Max.X)    // beyond the corners
	apart := func(v, low, high int) bool { return v >= low+thread && v < high-thread }
	sides := make([]change, all.Dx()) // of the columns of the band, where they are known
	known := make([]bool, all.Dx())
	for y := all.Min.Y; y < all.Max.Y; y++ {
		inner := y >= b.Min.Y+band && y < b.Max.Y-band
		tall := y >= b.Min.Y+span && y < b.Max.Y-span
		for x := all.Min.X; x < all.Max.X; x++ {
			switch {
			case inner && x == left && left < right:
				row := out.Pix[out.PixOffset(left, y) : out.PixOffset(right-1, y)+4]
				for i := 0; i < len(row); i += 4 {
					p := row[i : i+4 : i+4]
					p[0], p[1], p[2] = plain[0][p[0]], plain[1][p[1]], plain[2][p[2]]
				}
				x = right - 1
			case !inner && x == from && from < to && apart(y, b.Min.Y, b.Max.Y):
				e, _ := at(x, y)
				row := out.Pix[out.PixOffset(from, y) : out.PixOffset(to-1, y)+4]
				for i := 0; i < len(row); i += 4 {
					e.to(row[i : i+4 : i+4])
				}
				x = to - 1
			case tall && apart(x, b.Min.X, b.Max.X):
				n := x - all.Min.X
				if !known[n] {
					sides[n], _ = at(x, y)
					known[n] = true
				}
				sides[n].to(out.Pix[out.PixOffset(x, y):])
			default:
				if e, some := at(x, y); some {
					e.to(out.Pix[out.PixOffset(x, y):])
				}
			}
		}
	}
}
