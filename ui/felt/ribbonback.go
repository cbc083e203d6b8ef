package felt

import (
	"image"
	"image/color"
	"math"

	"feltstack/ui/look"
)

// ribbonBack is a band of a colour of the panels that fades to its ends, a thread of a
// seat's colour along both edges.
func ribbonBack(size image.Point, thread color.NRGBA) *image.RGBA {
	out := image.NewRGBA(image.Rectangle{Max: size})
	panel := look.Now().Panel
	line := max(1, size.Y/48)
	put := func(p []uint8, c color.NRGBA, cover float64) {
		p[0], p[1], p[2], p[3] = uint8(float64(c.R)*cover), uint8(float64(c.G)*cover), uint8(float64(c.B)*cover), uint8(255*cover)
	}
	for x := range size.X {
		end := math.Abs(2*(float64(x)+0.5)/float64(size.X) - 1)
		cover := 1 - ease(0.45, 1, end)
		if look.Now().Stark {
			cover = 1
		}
		for y := range size.Y {
			p := out.Pix[out.PixOffset(x, y):]
			if y < line || y >= size.Y-line {
				put(p, thread, cover)
			} else {
				put(p, panel, 0.92*cover)
			}
		}
	}
	return out
}
