package cardart

import (
	"image/color"
	"math"
)

// elements are powers of sky, fire and water.
var elements = []motif{
	{"flame", nowhere, dark, flame}, {"ember", land, dark, ember}, {"sun", nowhere, bright, sunArt}, {"moon", wild, dark, moonArt}, {"star", peaks, dark, starArt},
	{"eclipse", peaks, dark, eclipse}, {"comet", peaks, dark, comet}, {"storm", heath, dark, storm}, {"frost", nowhere, dim, frost}, {"wave", sea, bright, waveArt},
	{"whirlpool", nowhere, dim, whirlpool}, {"wind", land, bright, windArt}, {"fog", wild, bright, fog}, {"quake", land, bright, quake}, {"void", nowhere, dark, void},
	{"spark", nowhere, dark, spark}, {"silence", nowhere, dim, silence},
}

func flame(s *scene) {
	s.glow(0, 10, 64, fade(fireMid, 0.9))
	s.moved(0, 0, 1.08, 0).tongue()
	s.moved(-34, 28, 0.4, -8).tongue()
	s.moved(34, 30, 0.36, 8).tongue()
	for range 12 {
		s.fill(circle(s.chance(-44, 44), s.chance(-54, 20), s.chance(0.7, 2)), fireMid)
	}
}

// ember is what glows under the ash.
func ember(s *scene) {
	s.glow(0, 34, 64, fade(fire, 0.9))
	for i, q := range [][3]float64{{-30, 40, 17}, {32, 40, 16}, {-8, 34, 19}, {14, 30, 16}, {0, 50, 20}, {-44, 52, 15}, {44, 54, 15}, {22, 52, 16}, {-22, 54, 15}} {
		c := s.moved(q[0], q[1], q[2]/16, s.chance(-40, 40))
		c.form(path("M-15 2 L-10 -11 L3 -14 L14 -6 L15 6 L5 14 L-9 13 Z"), mix(coal, fire, 0.12*float64(i%3)))
		c.stroke(path("M-10 -4 L-2 2 L4 -4 L11 0 M-2 2 L-4 10 M4 -4 L3 -12"), 3, fire)
		c.stroke(path("M-10 -4 L-2 2 L4 -4 L11 0 M-2 2 L-4 10"), 1.3, fireHot)
	}
	s.moved(-14, 6, 0.42, -6).tongue()
	s.moved(16, 2, 0.5, 6).tongue()
	for range 18 {
		x := s.chance(-40, 40)
		s.shine(x, s.chance(-54, 14), s.chance(0.6, 1.4), fireMid)
	}
}

func sunArt(s *scene) {
	s.glow(0, 0, 70, fade(fireHot, 0.9))
	for i := range 12 {
		q := s.moved(0, 0, 1, 30*float64(i))
		if i%2 == 0 {
			q.form(path("M-7 -26 L0 -54 L7 -26 Z"), gold)
		} else {
			q.form(path("M-6 -26 C-9 -34 5 -38 -2 -48 C8 -42 8 -34 6 -26 Z"), fireMid)
		}
	}
	s.form(circle(0, 0, 29), goldLight)
	s.both(func(s *scene) {
		s.fill(path("M5 -6 C8 -10 14 -10 17 -6 C13 -3.4 8 -3.4 5 -6 Z"), s.mood.ink)
		s.lines("M4 -11 C8 -15 14 -14 18 -11", 1.6)
		s.fill(ellipse(16, 4, 5, 3.4), fade(fire, 0.4))
	})
	s.lines("M1 -6 C-1 0 -4 4 -3 6 C-1 8 2 8 3 6 M-9 14 C-4 18 4 18 9 14", 1.6)
}

func moonArt(s *scene) {
	s.glow(-4, -8, 66, fade(s.mood.light, 0.7))
	c := mix(hex(0xf5f0d6), s.accent, 0.08)
	s.form(path("M16 -52 C-22 -56 -46 -30 -44 0 C-42 32 -8 46 22 32 C0 30 -14 14 -14 -8 C-14 -28 0 -46 16 -52 Z"), c)
	for _, q := range [][3]float64{{-30, -12, 4.4}, {-26, 8, 3}, {-10, 26, 3.6}, {-18, -32, 2.6}} {
		s.fill(circle(q[0], q[1], q[2]), fade(s.mood.shade, 0.16))
	}
	for _, q := range [][3]float64{{22, -20, 10}, {38, 8, 6.4}, {12, 6, 5}, {42, -40, 5}} {
		s.fill(star(q[0], q[1], q[2], q[2]*0.24, 4), white)
	}
	s.pines(s.h*0.86, 26, mix(s.mood.near, s.mood.shade, 0.4))
}

func starArt(s *scene) {
	s.stars(24)
	s.glow(0, -8, 66, fade(mix(s.mood.light, goldLight, 0.5), 0.9))
	q := s.moved(0, -8, 1, 0)
	q.fill(star(0, 0, 54, 3, 4), fade(white, 0.8))
	q.turned(45).fill(star(0, 0, 36, 3, 4), fade(white, 0.6))
	q.draw(star(0, 0, 41, 14, 8), goldLight, 1.2, s.mood.ink)
	for i := range 8 {
		q.turned(45*float64(i)).fill(path("M0 -39 L5.2 -12.6 L0 0 Z"), fade(goldDark, 0.6))
	}
	q.fill(circle(0, 0, 7), white)
}

func eclipse(s *scene) {
	s.fill(rect(-s.w-2, -s.h-2, s.w+2, s.h+2), fade(s.mood.shade, 0.35))
	s.glow(0, -10, 68, fade(mix(fireMid, s.accent, 0.2), 1))
	for i := range 24 {
		q := s.at(0, -10).turned(15 * float64(i))
		far := 46 + 12*math.Abs(math.Sin(float64(i)*2.1))
		q.fill(polygon(pt{-4, -30}, pt{4, -30}, pt{0, -far}), fade(fireHot, 0.5))
	}
	s.fill(circle(0, -10, 33), fireHot)
	s.fill(circle(0, -10, 30), mix(s.mood.shade, s.mood.ink, 0.5))
	s.shine(21, -31, 3, white)
	s.fill(star(21, -31, 13, 1.8, 4), white)
	s.ridge(s.h*0.78, 5, 0.4, s.mood.near)
}

func comet(s *scene) {
	s.stars(20)
	s.glow(-16, 12, 40, fade(fireHot, 0.9))
	s.fillWith(path("M-30 2 C-4 -14 30 -44 66 -66 C46 -30 10 8 -6 30 C-20 36 -34 22 -30 2 Z"), paint{fade(fire, 0.95), fade(fire, 0), pt{-16, 12}, pt{60, -60}, true})
	s.fillWith(path("M-28 6 C-4 -10 24 -34 54 -56 C36 -26 6 4 -8 24 C-18 28 -28 20 -28 6 Z"), paint{fireMid, fade(fireMid, 0), pt{-16, 12}, pt{46, -46}, true})
	s.form(circle(-17, 14, 17), mix(bark, fire, 0.3))
	s.fill(path("M-34 12 C-34 30 -14 36 -2 24 C-10 30 -28 26 -34 12 Z"), fireHot)
	for _, q := range [][3]float64{{-20, 8, 4}, {-10, 17, 3}, {-22, 19, 2.4}} {
		s.fill(circle(q[0], q[1], q[2]), fade(s.mood.ink, 0.5))
	}
	for range 10 {
		t := s.chance(0, 1)
		s.fill(circle(lerp(-6, 56, t)+s.chance(-8, 8), lerp(0, -50, t)+s.chance(-8, 8), s.chance(0.6, 1.8)), fireHot)
	}
}

func storm(s *scene) {
	s.fill(rect(-s.w-2, -s.h-2, s.w+2, s.h+2), fade(s.mood.shade, 0.3))
	s.glow(2, 10, 56, fade(s.mood.light, 0.5))
	c := mix(slate, s.mood.shade, 0.3)
	for i, q := range [][3]float64{{-44, -30, 20}, {44, -32, 20}, {-20, -36, 22}, {20, -36, 23}, {0, -28, 22}, {-32, -22, 15}, {33, -22, 15}, {-66, -34, 18}, {66, -34, 18}} {
		s.fill(circle(q[0], q[1], q[2]), mix(c, s.mood.light, 0.06*float64(i%4)))
	}
	s.fill(path("M-60 -16 C-40 -8 40 -8 60 -16 C40 -4 -40 -4 -60 -16 Z"), fade(s.mood.shade, 0.5))
	bolt := path("M8 -18 L-16 14 L-3 14 L-16 52 L22 6 L7 6 L20 -18 Z")
	s.stroke(bolt, 7, fade(fireHot, 0.4))
	s.draw(bolt, fireHot, 1.2, s.mood.ink)
	s.stroke(path("M36 -10 L28 8 L34 8 L24 32 M-36 -10 L-42 6 L-36 6 L-46 26"), 2.2, fireHot)
	var rain outline
	for range 24 {
		x, y := s.chance(-s.w, s.w), s.chance(-6, s.h)
		rain = rain.move(pt{x, y}).line(pt{x - 4, y + 12})
	}
	s.stroke(rain, 0.9, fade(s.mood.light, 0.5))
}

func frost(s *scene) {
	s.glow(0, 0, 60, fade(iceBlue, 0.7))
	arm := path("M0 0 V-50 M0 -18 L-11 -27 M0 -18 L11 -27 M0 -31 L-11 -41 M0 -31 L11 -41 M0 -43 L-5 -49 M0 -43 L5 -49")
	for i := range 6 {
		s.turned(60*float64(i)).stroke(arm, 6.4, s.mood.ink)
	}
	for i := range 6 {
		s.turned(60*float64(i)).stroke(arm, 4, mix(iceBlue, white, 0.4))
		s.turned(60*float64(i)).stroke(arm, 1.3, white)
	}
	s.form(star(0, 0, 15, 9, 6), mix(iceBlue, s.accent, 0.2))
	s.fill(star(0, 0, 8, 4.6, 6), white)
}

func waveArt(s *scene) {
	deepSea := mix(water, s.accent, 0.2)
	s.form(path("M-150 70 V52 C-110 48 -66 30 -48 2 C-34 -24 -6 -46 26 -40 C44 -36 52 -22 48 -10 C42 -24 26 -26 16 -16 C4 -4 8 16 30 24 C46 30 62 28 80 30 L150 36 V70 Z"), deepSea)
	s.fill(path("M-70 64 C-60 30 -36 0 -16 -18 C-30 4 -34 30 -22 64 Z"), fade(mix(deepSea, white, 0.5), 0.5))
	s.fill(path("M-12 64 C-22 34 -18 6 2 -16 C-8 8 -2 34 20 64 Z"), fade(s.mood.shade, 0.25))
	foam := []([3]float64){{26, -38, 8}, {38, -33, 7}, {46, -24, 6.4}, {49, -14, 5}, {12, -39, 7}, {0, -34, 6}, {-11, -28, 5}, {48, -5, 3}, {40, -10, 3}, {56, -20, 3}, {54, -32, 3.4}}
	for _, q := range foam {
		s.fill(circle(q[0], q[1], q[2]+1.1), s.mood.ink)
	}
	for _, q := range foam {
		s.fill(circle(q[0], q[1], q[2]), white)
	}
	s.stroke(path("M-44 20 C-34 -4 -20 -18 -2 -26 M-30 40 C-28 14 -18 -4 -4 -14 M0 30 C2 36 10 42 20 44"), 1.8, fade(white, 0.7))
	s.foam(48)
}

func whirlpool(s *scene) {
	s.fillWith(rect(-s.w-2, -s.h*0.4, s.w+2, s.h+2), shade(mix(water, s.mood.low, 0.45), mix(water, s.mood.shade, 0.6), -s.h*0.4, s.h))
	for i := range 6 {
		k := 1 - 0.16*float64(i)
		c := mix(mix(water, s.accent, 0.2), s.mood.shade, 0.15*float64(i))
		s.fill(ellipse(3*float64(i), 10+3*float64(i), 58*k, 32*k), c)
		s.stroke(ellipse(3*float64(i), 10+3*float64(i), 58*k, 32*k), 1.6, fade(white, 0.55-0.05*float64(i)))
	}
	s.fill(ellipse(17, 27, 7, 4), s.mood.ink)
	for j := range 4 {
		arm := curve(40, func(t float64) pt {
			a := polar(1, 90*float64(j)+t*330)
			k := 1 - t
			return pt{16*t + a.x*60*k, 10 + 16*t + a.y*33*k}
		})
		s.stroke(arm, 2.6, fade(white, 0.85))
	}
	b := s.moved(-34, -8, 0.5, -24)
	b.stroke(path("M0 0 V-40"), 3.4, bark)
	b.form(path("M2 -38 C16 -30 20 -18 20 -6 H2 Z"), bone)
	b.form(path("M-24 -2 H28 C24 10 16 14 8 14 H-10 C-18 12 -22 6 -24 -2 Z"), wood)
}

func windArt(s *scene) {
	gust := path("M-70 -14 C-30 -10 0 -6 22 -14 C40 -20 36 -42 20 -38 C10 -34 14 -24 22 -26 M-66 4 C-20 10 14 6 38 2 C56 0 58 22 44 22 C36 22 36 12 44 12 M-58 22 C-30 26 -8 22 6 24 C22 26 20 44 8 42 C1 40 4 33 10 34")
	s.stroke(gust, 7.6, s.mood.ink)
	s.stroke(gust, 5, mix(white, s.mood.low, 0.15))
	for i, q := range [][3]float64{{-34, -34, -20}, {44, -34, 40}, {-8, -4, 10}, {30, 36, -30}, {-44, 38, 24}, {-14, -46, 60}} {
		l := s.moved(q[0], q[1], 1, q[2])
		l.form(path("M-10 4 C-6 -8 6 -10 12 -6 C8 4 0 10 -10 4 Z"), []color.NRGBA{green, mix(fireMid, fire, 0.4), s.accent}[i%3])
		l.stroke(path("M-14 7 L6 -3"), 1.2, s.mood.ink)
	}
}

func fog(s *scene) {
	s.form(path("M-5 62 C-2 30 -4 10 -8 -20 C-16 -24 -24 -30 -28 -42 C-20 -34 -12 -32 -7 -30 C-8 -40 -6 -50 0 -58 C0 -46 2 -38 4 -32 C12 -36 20 -40 26 -50 C24 -36 16 -28 6 -20 C4 10 4 36 10 62 Z"), mix(bark, s.mood.air, 0.2))
	s.moved(-32, 30, 0.34, 0).hood(mix(slate, s.accent, 0.3), s.mood.light)
	s.form(path("M-43 36 C-40 50 -44 60 -46 66 H-20 C-22 58 -24 48 -22 36 Z"), mix(slate, s.accent, 0.3))
	for i, y := range []float64{-14, 4, 20, 36, 50} {
		x := s.chance(-30, 30)
		bank := join(ellipse(x, y, s.w*0.9, 5.4), ellipse(x-24, y-4, 26, 6), ellipse(x+28, y-3, 22, 5))
		s.fill(bank, fade(mix(s.mood.low, white, 0.5), 0.34+0.09*float64(i)))
	}
}

func quake(s *scene) {
	c := mix(bark, s.accent, 0.3)
	s.form(path("M-150 10 L-44 0 L-18 10 L-26 24 L-12 34 L-24 48 L-16 66 H-150 Z"), c)
	s.form(path("M150 6 L50 -4 L16 8 L8 20 L22 32 L8 46 L20 66 H150 Z"), c)
	s.fillWith(path("M-18 10 L16 8 L8 20 L22 32 L8 46 L20 66 H-16 L-24 48 L-12 34 L-26 24 Z"), shade(s.mood.ink, fire, 8, 66))
	s.glow(0, 56, 40, fade(fireMid, 0.9))
	s.stroke(path("M-26 24 L-44 20 L-52 28 M-24 48 L-42 44 M22 32 L40 26 L50 34 M8 20 L26 14"), 2, s.mood.ink)
	h := s.moved(-40, -14, 0.8, -16)
	h.form(rect(-16, -10, 16, 18), mix(bone, s.accent, 0.2))
	h.form(path("M-22 -8 L0 -30 L22 -8 Z"), crimson)
	h.fill(rect(-5, 2, 5, 18), s.mood.ink)
	t := s.moved(40, -18, 0.9, 20)
	t.form(rect(-3, -4, 3, 20), bark)
	t.form(circle(0, -14, 15), green)
	for _, q := range [][3]float64{{-4, -14, 7}, {10, -34, 5}, {-14, -38, 4}, {4, -48, 3.4}, {-2, 26, 4}} {
		s.moved(q[0], q[1], q[2]/6, q[0]*9).form(path("M-6 2 L-3 -6 L5 -5 L7 3 L0 7 Z"), stone)
	}
}

// void takes what was said and leaves nothing.
func void(s *scene) {
	c := mix(lighter(s.accent, 0.35), spook, 0.15)
	s.fill(rect(-s.w-2, -s.h-2, s.w+2, s.h+2), fade(s.mood.shade, 0.35))
	s.stars(18)
	s.glow(0, 0, 66, fade(c, 0.9))
	for j := range 7 {
		arm := curve(30, func(t float64) pt { return polar(lerp(56, 20, t), 51.4*float64(j)+t*170) })
		s.stroke(arm, 5, fade(s.accent, 0.5))
		s.stroke(arm, 1.8, fade(mix(c, white, 0.5), 0.9))
	}
	s.fill(circle(0, 0, 25), mix(c, white, 0.5))
	s.fill(circle(0, 0, 22.6), hex(0x07060c))
	for i := range 8 {
		a := polar(s.chance(36, 52), 45*float64(i)+s.chance(-12, 12))
		s.moved(a.x, a.y, 1, 45*float64(i)).form(polygon(pt{-4, 2}, pt{0, -4}, pt{4, 1}, pt{1, 4}), mix(stone, s.accent, 0.3))
	}
}

func spark(s *scene) {
	s.fill(rect(-s.w-2, -s.h-2, s.w+2, s.h+2), fade(s.mood.shade, 0.3))
	s.both(func(s *scene) {
		s.form(path("M56 -30 L34 -24 V-8 H24 V8 H34 V24 L56 30 L70 30 V-30 Z"), mix(iron, s.accent, 0.3))
		s.form(roundRect(15, -5, 26, 5, 2), brass)
		s.stroke(path("M40 -20 V20 M47 -24 V24"), 1.6, s.mood.ink)
	})
	s.glow(0, 0, 50, fade(iceBlue, 1))
	for i := range 9 {
		q := s.turned(40*float64(i) + 12)
		far := 26 + 18*math.Abs(math.Sin(float64(i)*1.7))
		z := outline{}.move(pt{0, 0}).line(pt{4, -far * 0.3}).line(pt{-3, -far * 0.5}).line(pt{3, -far * 0.72}).line(pt{0, -far})
		q.stroke(z, 3.4, fade(iceBlue, 0.6))
		q.stroke(z, 1.5, white)
	}
	s.fill(star(0, 0, 17, 6, 8), white)
}

// silence is a finger at closed lips.
func silence(s *scene) {
	s.glow(0, 0, 58, fade(s.mood.light, 0.5))
	lips := hex(0xb5404c)
	s.form(path("M-42 -8 C-30 -12 -18 -28 -8 -26 C-4 -25 -2 -22 0 -20 C2 -22 4 -25 8 -26 C18 -28 30 -12 42 -8 C30 -2 16 -4 0 -3 C-16 -4 -30 -2 -42 -8 Z"), lips)
	s.form(path("M-42 -8 C-28 -2 -14 -3 0 -3 C14 -3 28 -2 42 -8 C34 10 18 20 0 20 C-18 20 -34 10 -42 -8 Z"), mix(lips, white, 0.12))
	s.gleam("M-16 8 C-10 12 -4 13 2 13", 2.2)
	s.form(path("M-9 60 V-36 C-9 -50 9 -50 9 -36 V60 Z"), skin)
	s.form(path("M-5.4 -38 C-5 -46 5 -46 5.4 -38 C5 -32 -5 -32 -5.4 -38 Z"), mix(skin, white, 0.5))
	s.stroke(path("M-6 -8 C-2 -6 2 -6 6 -8 M-6 -4 C-2 -2 2 -2 6 -4 M-6 24 C-2 26 2 26 6 24"), 1.2, fade(s.mood.ink, 0.6))
	s.form(path("M9 40 C20 34 30 40 32 50 L34 64 H-14 L-12 44 C-8 38 0 40 9 40 Z"), mix(skin, s.mood.shade, 0.08))
	s.lines("M12 46 C18 44 24 46 26 52", 1.2)
}
