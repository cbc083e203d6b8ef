package cardart

import "image/color"

// The house colours, chosen to sit together on green felt.
var (
	paper     = hex(0xfdf9ee) // card stock, top
	paperLow  = hex(0xf4ebd7) // card stock, bottom
	paperEdge = hex(0xb9ab8c)
	ink       = hex(0x232a3b)
	gold      = hex(0xd9a53b)
	goldLight = hex(0xf3d98b)
	goldDark  = hex(0x9a6a1c)
	ivory     = hex(0xfbf3df)
	crimson   = hex(0xb8232f)
	night     = hex(0x26314d)
	forest    = hex(0x1d7044)
	azure     = hex(0x1f5cab)
	raised    = forest  // a number that is more than is printed
	lowered   = crimson // and one that is less
	white     = hex(0xffffff)
)

func hex(v uint32) color.NRGBA {
	return color.NRGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 255}
}

// fade returns c with its opacity set to a (0 clear, 1 full).
func fade(c color.NRGBA, a float64) color.NRGBA {
	c.A = uint8(float64(c.A)*a + 0.5)
	return c
}

// mix goes from a (t = 0) to b (t = 1).
func mix(a, b color.NRGBA, t float64) color.NRGBA {
	f := func(x, y uint8) uint8 { return uint8(lerp(float64(x), float64(y), t) + 0.5) }
	return color.NRGBA{f(a.R, b.R), f(a.G, b.G), f(a.B, b.B), f(a.A, b.A)}
}

func lighter(c color.NRGBA, t float64) color.NRGBA { return mix(c, white, t) }
func darker(c color.NRGBA, t float64) color.NRGBA  { return mix(c, color.NRGBA{8, 10, 18, c.A}, t) }

func premultiply(c color.NRGBA) color.RGBA {
	r, g, b, a := c.RGBA()
	return color.RGBA{uint8(r >> 8), uint8(g >> 8), uint8(b >> 8), uint8(a >> 8)}
}

// luminance is the brightness the eye sees, 0 to 1.
func luminance(c color.NRGBA) float64 {
	return (0.299*float64(c.R) + 0.587*float64(c.G) + 0.114*float64(c.B)) / 255
}

// legibleOn picks ink or ivory, whichever reads better on c.
func legibleOn(c color.NRGBA) color.NRGBA {
	if luminance(c) > 0.55 {
		return ink
	}
	return ivory
}
