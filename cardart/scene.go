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

// The materials things are made of, before the light falls on them.
var (
	steel   = hex(0xb9c4d1)
	iron    = hex(0x5d6878)
	bronze  = hex(0xb57f3e)
	brass   = hex(0xd2a24a)
	bone    = hex(0xece3cd)
	wood    = hex(0x8a5a33)
	bark    = hex(0x5c4431)
	leather = hex(0x7b4a2b)
	stone   = hex(0xa39c90)
	slate   = hex(0x5f6670)
	green   = hex(0x4f9a58)
	parch   = hex(0xf0dfb4)
	fur     = hex(0x6a5a4e)
	coal    = hex(0x2b2b36)
	fire    = hex(0xe8662a)
	fireMid = hex(0xf7a83a)
	fireHot = hex(0xfff0b8)
	water   = hex(0x2f7f9f)
	iceBlue = hex(0xbfe6f2)
	spook   = hex(0xcfeee4)
)

// tint is a material in the light of the scene.
func (s *scene) tint(c color.NRGBA) color.NRGBA { return mix(c, s.mood.air, 0.14) }

// form draws a body: lit on one side, in shadow on the other, with an edge of ink.
func (s *scene) form(o outline, c color.NRGBA) {
	s.model(o, s.relief(c))
	s.stroke(o, 1.2*s.unit/s.m.scale(), s.mood.ink)
}

// relief is how a material looks in the light of the scene.
func (s *scene) relief(c color.NRGBA) relief {
	c = s.tint(c)
	k := 2.3 * s.unit
	return relief{body: c, lit: mix(c, s.mood.light, 0.62), shadow: mix(c, s.mood.shade, 0.5), dx: s.mood.side * k, dy: 0.8 * k}
}

// flat draws a part of a body without an edge of light.
func (s *scene) flat(o outline, c color.NRGBA) { s.fill(o, s.tint(c)) }

// lines draws details in ink.
func (s *scene) lines(d string, width float64) { s.stroke(path(d), width, s.mood.ink) }

// gleam draws lines of light.
func (s *scene) gleam(d string, width float64) {
	s.stroke(path(d), width, fade(mix(s.mood.light, white, 0.5), 0.85))
}

// both calls a drawing for the right half and, mirrored, for the left one.
func (s *scene) both(draw func(s *scene)) {
	for _, x := range [2]float64{-1, 1} {
		half := *s
		half.pen = s.stretched(x, 1)
		draw(&half)
	}
}

// moved is the scene with its pen elsewhere.
func (s *scene) moved(x, y, k, degrees float64) *scene {
	out := *s
	out.pen = s.at(x, y).turned(degrees).scaled(k)
	return &out
}

// shine is a small light with a halo, such as an eye in the dark.
func (s *scene) shine(x, y, r float64, c color.NRGBA) {
	s.glow(x, y, r*3.4, fade(c, 0.75))
	s.fill(circle(x, y, r), mix(c, white, 0.45))
}

// chance is a number from a to b, always the same for the same card.
func (s *scene) chance(a, b float64) float64 { return lerp(a, b, s.rng.Float64()) }
