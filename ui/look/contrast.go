package look

import (
	"image/color"
	"math"
)

// The least contrasts of WCAG 2: of text (1.4.3), and of marks that carry a
// meaning (1.4.11).
const (
	leastText = 4.5
	leastMark = 3
)

// contrast is that of WCAG 2, 1 to 21.
func contrast(a, b color.NRGBA) float64 {
	x, y := Luminance(a)+0.05, Luminance(b)+0.05
	return max(x, y) / min(x, y)
}

// Luminance is the relative luminance of WCAG 2, 0 to 1.
func Luminance(c color.NRGBA) float64 {
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

// linear is how much light a channel of sRGB gives, 0 to 1.
func linear(v uint8) float64 {
	x := float64(v) / 255
	if x <= 0.04045 {
		return x / 12.92
	}
	return math.Pow((x+0.055)/1.055, 2.4)
}

// legible is c, lighter or darker as text is in the palette, so that it has a
// contrast of at least so much on all grounds.
func (p *Palette) legible(c color.NRGBA, least float64, grounds ...color.NRGBA) color.NRGBA {
	step := 0.01
	if Luminance(p.Ivory) < 0.5 {
		step = -step
	}
	h, s, l := hsl(c)
	for ; l > 0 && l < 1; l += step {
		enough := true
		for _, g := range grounds {
			enough = enough && contrast(c, g) >= least
		}
		if enough {
			return c
		}
		c = fromHSL(h, s, l+step)
	}
	return p.Ivory
}
