package ground

import (
	_ "embed" // the pattern is a file
	"image"
	"math"
)

// weaveSVG is the pattern that is woven into the cloth of a card room: a square that repeats
// without a seam. Where it is white, the cloth is brightest.
//
//go:embed weave.svg
var weaveSVG []byte

// The measures of the pattern.
const (
	weaveSide  = 128  // of a square, in units
	weaveLight = 0.09 // how much brighter than the cloth it is
	weaveShade = 0.05 // and how much darker beside that
)

// weave is the pattern at the scale of a table, as brightnesses around 1.
func (t Table) weave() *grain {
	side := max(int(math.Round(weaveSide*t.Scale)), 8)
	img := drawn(weaveSVG, image.Pt(side, side))
	white := func(x, y int) float64 {
		return float64(img.Pix[img.PixOffset((x+side)%side, (y+side)%side)+3]) / 255
	}
	off := max(int(t.Scale+0.5), 1)
	return newGrain(side, func(x, y int) float64 {
		in, above := white(x, y), white(x-off, y-off)
		return 1 + weaveLight*in - weaveShade*max(above-in, 0) // sewn on: it throws a shade
	})
}
