package cardart

import (
	"image/color"
	"math/rand/v2"
)

// scene is what a motif is drawn with: a pen whose box of 100 units around the
// origin every art window shows, and the light of the day in it.
type scene struct {
	pen
	w, h   float64 // half the window's width and height: 56 or more
	unit   float64 // pixels
	rng    *rand.Rand
	mood   mood
	accent color.NRGBA
}

// Colours of what moves in the air and lies on the ground.
var (
	fireMid = hex(0xf7a83a)
	water   = hex(0x2f7f9f)
)

// tint is a material in the light of the scene.
func (s *scene) tint(c color.NRGBA) color.NRGBA { return mix(c, s.mood.air, 0.14) }

// relief is how a material looks in the light of the scene.
func (s *scene) relief(c color.NRGBA) relief {
	c = s.tint(c)
	k := 2.3 * s.unit
	return relief{body: c, lit: mix(c, s.mood.light, 0.62), shadow: mix(c, s.mood.shade, 0.5), dx: s.mood.side * k, dy: 0.8 * k}
}

// chance is a number from a to b, always the same for the same card.
func (s *scene) chance(a, b float64) float64 { return lerp(a, b, s.rng.Float64()) }
