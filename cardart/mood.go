package cardart

import (
	"image/color"
	"math"
)

// mood is the light of a scene: the sky from above to the horizon, the light
// and the shadow it gives, and the ink of its outlines.
type mood struct {
	top, low, light, shade color.NRGBA
	disc                   color.NRGBA // sun or moon; clear where neither is seen
	weather                weather

	// The rest follows.
	air, ink, far, near color.NRGBA
	side                float64 // where from the light comes: 1 is the left
}

type weather uint8

const (
	calm weather = iota
	starry
	rainy
	snowy
	misty
	sparks
)

// brightness is how light the sky behind a motif is, so that it stands out.
type sky uint8

const (
	dim     sky = iota
	bright      // by day
	dark        // without sun or moon: the motif brings its light
	sunless     // by day, without the sun: the motif is one
)

// moodsOf are the skies of a kind.
func moodsOf(k sky) []mood {
	if k == bright || k == sunless {
		days := []mood{
			{top: hex(0x5d74b0), low: hex(0xfbd2a6), light: hex(0xfff0cf), shade: hex(0x262548), disc: hex(0xfff3c8)},
			{top: hex(0x5aa2d6), low: hex(0xe6f3ea), light: hex(0xfffdf0), shade: hex(0x1e3a58), disc: hex(0xffffe6)},
			{top: hex(0x7d4a72), low: hex(0xffb469), light: hex(0xffdf9e), shade: hex(0x2b1733), disc: hex(0xffe29a)},
			{top: hex(0x93a9ac), low: hex(0xe9efe2), light: hex(0xffffff), shade: hex(0x2a3b42), disc: hex(0xffffff), weather: misty},
		}
		return k.without(days)
	}
	dims := []mood{
		{top: hex(0x0e1734), low: hex(0x3f5f97), light: hex(0xd5e4ff), shade: hex(0x060a1a), disc: hex(0xf4f3df), weather: starry},
		{top: hex(0x1b2530), low: hex(0x64808c), light: hex(0xdff3f6), shade: hex(0x090f14), weather: rainy},
		{top: hex(0x2a1838), low: hex(0xa3495a), light: hex(0xffcf9a), shade: hex(0x12091c), disc: hex(0xffc58a)},
		{top: hex(0x15131f), low: hex(0x6b4a3d), light: hex(0xffdc9c), shade: hex(0x0a070c), weather: sparks},
		{top: hex(0x0f2230), low: hex(0x417a86), light: hex(0xdcfbff), shade: hex(0x06121a), disc: hex(0xe6fbff), weather: snowy},
	}
	return k.without(dims)
}

// without takes sun and moon from the moods of a sky that shows neither.
func (k sky) without(moods []mood) []mood {
	if k == dark || k == sunless {
		for i := range moods {
			moods[i].disc = color.NRGBA{}
		}
	}
	return moods
}

// settled is the mood in the colour of a card, with the light from a side and
// warm, from -1 to 1.
func (m mood) settled(accent color.NRGBA, side, warm float64) mood {
	cast := hex(0xff9a50)
	if warm < 0 {
		cast = hex(0x58a8ff)
	}
	m.top = mix(m.top, darker(cast, 0.5), 0.2*math.Abs(warm))
	m.low = mix(m.low, cast, 0.24*math.Abs(warm))
	m.top = mix(m.top, darker(accent, 0.3), 0.36)
	m.low = mix(m.low, lighter(accent, 0.3), 0.34)
	m.air = mix(m.top, m.low, 0.5)
	m.ink = mix(m.shade, darker(accent, 0.7), 0.3)
	m.far = mix(m.low, m.shade, 0.34)
	m.near = mix(m.top, m.shade, 0.72)
	m.side = side
	return m
}

// place is what lies around a motif.
type place uint8

const (
	nowhere place = iota // the sky alone
	land                 // hills under the sky
	wild                 // trees
	peaks                // mountains
	heath                // a plain with grass
	sea                  // water up to the horizon
	deep                 // under water
	hall                 // indoors, in a beam of light
	snow                 // a field of it below bergs
)

// backdrop paints the sky and what lies around.
func (s *scene) backdrop(at place) {
	m := s.mood
	all := rect(-s.w-2, -s.h-2, s.w+2, s.h+2)
	if at == hall || at == deep {
		s.indoors(at, all)
		return
	}
	s.fillWith(all, shade(m.top, m.low, -s.h, s.h*0.55))
	x, y := -m.side*s.chance(0.1, 0.5)*s.w, -s.h*s.chance(0.25, 0.6)
	if m.weather == starry {
		s.stars(26)
	}
	s.glow(x, y, 72, fade(mix(m.light, m.disc, 0.5), 0.5))
	if m.disc.A > 0 {
		s.fill(circle(x, y, s.chance(11, 17)), fade(m.disc, 0.95))
	}
	s.clouds()
	switch at {
	case land:
		s.ridge(s.h*0.34, 9, 0.35, m.far)
		s.ridge(s.h*0.6, 7, 0.2, mix(m.far, m.near, 0.6))
	case peaks:
		s.mountains(s.h*0.2, mix(m.low, m.far, 0.6))
		s.mountains(s.h*0.5, mix(m.far, m.near, 0.4))
	case wild:
		s.ridge(s.h*0.4, 6, 0.3, m.far)
		s.pines(s.h*0.5, 22, mix(m.far, m.near, 0.35))
		s.pines(s.h*0.75, 34, mix(m.far, m.near, 0.75))
	case heath:
		s.ridge(s.h*0.5, 3, 0.1, m.far)
		s.fillWith(rect(-s.w-2, s.h*0.56, s.w+2, s.h+2), shade(mix(m.far, m.low, 0.3), m.near, s.h*0.56, s.h))
		s.grass()
	case sea:
		s.water(s.h * 0.38)
	case snow:
		s.snowfield(s.h * 0.3)
	}
	if at != nowhere {
		s.glow(0, 4, 58, fade(m.light, 0.3))
	} else {
		s.glow(0, 0, 62, fade(m.light, 0.45))
	}
}

// weathered lays what falls and drifts over the whole.
func (s *scene) weathered(at place) {
	m := s.mood
	if (at == hall || at == deep) && m.weather != sparks {
		return
	}
	switch m.weather {
	case rainy:
		var o outline
		for range 22 {
			x, y := s.chance(-s.w, s.w+14), s.chance(-s.h, s.h)
			o = o.move(pt{x, y}).line(pt{x - 3, y + 11})
		}
		s.stroke(o, 0.6, fade(m.light, 0.34))
	case snowy:
		for range 26 {
			s.fill(circle(s.chance(-s.w, s.w), s.chance(-s.h, s.h), s.chance(0.5, 1.3)), fade(white, 0.75))
		}
	case misty:
		s.fillWith(rect(-s.w-2, s.h*0.3, s.w+2, s.h+2), shade(fade(m.low, 0), fade(m.low, 0.42), s.h*0.3, s.h))
	case sparks:
		for range 16 {
			s.fill(circle(s.chance(-s.w, s.w), s.chance(-s.h, s.h), s.chance(0.4, 1)), fade(fireMid, 0.8))
		}
	}
}

func (s *scene) stars(n int) {
	for range n {
		s.fill(circle(s.chance(-s.w, s.w), s.chance(-s.h, s.h*0.3), s.chance(0.35, 0.95)), fade(white, s.chance(0.4, 0.95)))
	}
}

// clouds are a few flat banks.
func (s *scene) clouds() {
	c := mix(s.mood.low, s.mood.light, 0.4)
	for range 3 {
		x, y, r := s.chance(-s.w, s.w), s.chance(-s.h*0.9, s.h*0.1), s.chance(12, 26)
		o := join(ellipse(x, y, r*1.5, r*0.16), ellipse(x-r*0.3, y-r*0.1, r*0.6, r*0.22), ellipse(x+r*0.4, y-r*0.05, r*0.5, r*0.16))
		s.fill(o, fade(c, 0.3))
	}
}

// ridge is a line of hills; rough is how much of it is short waves.
func (s *scene) ridge(base, high, rough float64, c color.NRGBA) {
	a, b, d := s.chance(0, 7), s.chance(0, 7), s.chance(0, 7)
	o := curve(40, func(t float64) pt {
		y := math.Sin(a+5*t) + 0.5*math.Sin(b+9*t) + rough*math.Sin(d+31*t)
		return pt{lerp(-s.w-2, s.w+2, t), base - high*y*0.6}
	})
	o = o.line(pt{s.w + 2, s.h + 2}).line(pt{-s.w - 2, s.h + 2}).close()
	s.fillWith(o, shade(mix(c, s.mood.low, 0.2), mix(c, s.mood.shade, 0.3), base-high, s.h))
}

// mountains are a row of peaks with snow on the side of the light.
func (s *scene) mountains(base float64, c color.NRGBA) {
	for x := -s.w * 1.1; x < s.w*1.2; {
		wide, high := s.chance(24, 44), s.chance(20, 42)
		top := pt{x, base - high}
		s.fill(polygon(top, pt{x + wide, s.h + 2}, pt{x - wide, s.h + 2}), c)
		lit := -s.mood.side
		s.fill(polygon(top, pt{x + lit*wide*0.42, base - high + 0.42*(s.h+2-base+high)}, pt{x + lit*wide*0.1, base - high*0.5}, pt{x - lit*2, base - high*0.62}), fade(mix(c, s.mood.light, 0.6), 0.8))
		x += wide * s.chance(0.7, 1.1)
	}
	s.fillWith(rect(-s.w-2, s.h*0.72, s.w+2, s.h+2), shade(fade(c, 0), c, s.h*0.72, s.h))
}

// pines are firs, thick at the sides and thin where the motif stands.
func (s *scene) pines(base, high float64, c color.NRGBA) {
	fir := silhouette(sceneryArts()["fir"]())
	var o outline
	for x := -s.w - 4; x < s.w+4; x += s.chance(5, 11) {
		near := 0.45 + 0.55*math.Abs(x)/s.w
		t := high * near * s.chance(0.7, 1.15)
		foot := base + s.chance(0, 4)
		o = append(o, fir.mapped(matrix{t / 100, 0, 0, t / 100, x, foot + 2 - t/2})...)
	}
	s.fill(o, c)
	s.fill(rect(-s.w-2, base-1, s.w+2, s.h+2), c)
}

// furnish shows a file of the folder scenery, as high as the window at a place of it, with
// its left side towards the light.
func (s *scene) furnish(name string, x, y, wide, high float64) {
	s.at(x, y).stretched(wide*s.mood.side, high).show(sceneryArts()[name](), s.light(), true)
}

// snowfield is snow from a height down, with drifts, and bergs behind it.
func (s *scene) snowfield(y float64) {
	m := s.mood
	white := mix(white, m.low, 0.22)
	s.mountains(y-s.h*0.1, mix(m.low, mix(m.far, water, 0.3), 0.5))
	s.fillWith(rect(-s.w-2, y+s.h*0.12, s.w+2, s.h+2), shade(mix(white, m.top, 0.3), white, y, s.h))
	s.drift(y, 6, mix(white, m.low, 0.25), mix(white, m.top, 0.3))
	s.drift(y+s.h*0.3, 5, mix(white, m.light, 0.4), mix(white, m.top, 0.22))
}

// drift is a bank of snow up to a line of soft waves.
func (s *scene) drift(base, high float64, top, low color.NRGBA) {
	a, b := s.chance(0, 7), s.chance(0, 7)
	o := curve(40, func(t float64) pt {
		return pt{lerp(-s.w-2, s.w+2, t), base - high*(math.Sin(a+4*t)+0.4*math.Sin(b+9*t))}
	})
	o = o.line(pt{s.w + 2, s.h + 2}).line(pt{-s.w - 2, s.h + 2}).close()
	s.fillWith(o, shade(top, low, base-high, s.h))
}

func (s *scene) grass() {
	var o outline
	for x := -s.w; x < s.w; x += s.chance(2, 6) {
		y := s.h * s.chance(0.72, 1.04)
		o = o.move(pt{x, y}).line(pt{x + s.chance(-2, 3), y - s.chance(4, 9)})
	}
	s.stroke(o, 0.9, fade(mix(s.mood.near, s.mood.low, 0.25), 0.9))
}

// water is the sea from a height down, with the light on it.
func (s *scene) water(y float64) {
	m := s.mood
	s.fillWith(rect(-s.w-2, y, s.w+2, s.h+2), shade(mix(m.low, water, 0.45), mix(m.near, water, 0.25), y, s.h))
	var o outline
	for i := range 14 {
		t := float64(i) / 14
		yy := lerp(y+1, s.h, t*t)
		x := s.chance(-s.w, s.w)
		w := lerp(4, 15, t)
		o = o.move(pt{x - w, yy}).quad(pt{x, yy - 1.6}, pt{x + w, yy})
	}
	s.stroke(o, 0.8, fade(m.light, 0.5))
}

// indoors is a hall with arches, or the deep of the sea, with a beam of light.
func (s *scene) indoors(at place, all outline) {
	m := s.mood
	if at == deep {
		s.fillWith(all, shade(mix(mix(m.low, s.accent, 0.2), water, 0.5), mix(m.shade, water, 0.2), -s.h, s.h))
		for range 4 {
			x, w := s.chance(-s.w, s.w), s.chance(5, 14)
			s.fillWith(polygon(pt{x, -s.h}, pt{x + w, -s.h}, pt{x + 2.4*w - 26*m.side, s.h}, pt{x - 26*m.side, s.h}), shade(fade(m.light, 0.26), fade(m.light, 0), -s.h, s.h*0.8))
		}
		for range 12 {
			s.stroke(circle(s.chance(-s.w, s.w), s.chance(-s.h, s.h), s.chance(0.7, 2.2)), 0.5, fade(m.light, 0.5))
		}
		s.glow(0, 0, 60, fade(m.light, 0.35))
		return
	}
	wall := mix(mix(m.top, m.low, 0.3), s.accent, 0.2)
	s.fillWith(all, shade(wall, mix(wall, m.shade, 0.7), -s.h, s.h))
	s.glow(0, -4, 66, fade(mix(m.low, m.light, 0.6), 0.75))
	switch s.rng.IntN(3) {
	case 0:
		for _, x := range [4]float64{-s.w * 0.98, -s.w * 0.72, s.w * 0.72, s.w * 0.98} {
			s.furnish("pillar", x, 0, 1, s.h/artHalf)
		}
	case 1:
		s.furnish("window", 0, -4, 1, 1)
	case 2:
		s.furnish("beam", 0, 0, 1, s.h/artHalf)
	}
	s.fillWith(rect(-s.w-2, s.h*0.76, s.w+2, s.h+2), shade(mix(wall, m.shade, 0.5), mix(wall, m.shade, 0.9), s.h*0.76, s.h))
	s.stroke(outline{}.move(pt{-s.w, s.h * 0.76}).line(pt{s.w, s.h * 0.76}), 0.8, fade(m.light, 0.35))
}
