package cardart

import (
	"image/color"
	"math"
)

// scales are dragons, reptiles, insects and what lives in the sea.
var scales = []motif{
	{"dragon", peaks, dim, dragon}, {"drake", nowhere, bright, drake}, {"wyrm", peaks, dim, wyrm}, {"hatchling", hall, dim, hatchling}, {"egg", hall, dim, egg},
	{"serpent", land, bright, serpent}, {"turtle", sea, bright, turtle}, {"fish", deep, bright, fish}, {"leviathan", sea, dim, leviathan}, {"crab", sea, bright, crab},
	{"kraken", deep, dim, kraken}, {"spider", wild, dark, spider}, {"beetle", land, bright, beetle},
}

// scaly is the colour of a dragon: that of its card, deepened.
func (s *scene) scaly() (back, belly color.NRGBA) {
	return mix(s.accent, hex(0x7d2b20), 0.35), mix(s.accent, brass, 0.7)
}

// dragon breathes fire.
func dragon(s *scene) {
	back, belly := s.scaly()
	s.glow(38, 26, 46, fade(fireMid, 0.9))
	s.fill(path("M26 10 C40 8 52 16 72 8 C66 20 74 28 84 34 C70 34 66 44 70 56 C56 48 44 46 38 34 C34 26 28 22 22 20 Z"), fire)
	s.fill(path("M28 13 C42 12 50 22 64 20 C58 26 62 32 66 38 C54 36 46 36 40 28 C36 24 30 20 26 18 Z"), fireMid)
	s.fill(path("M29 15 C38 16 44 22 54 26 C46 28 42 26 38 23 Z"), fireHot)
	for _, q := range [][3]float64{{-46, 22, -62}, {-45, 2, -48}, {-40, -18, -36}, {-30, -34, -22}} {
		s.moved(q[0], q[1], 1, q[2]).form(path("M-7 6 L-1 -17 L8 4 Z"), belly)
	}
	s.form(path("M-14 -26 C-22 -36 -34 -44 -52 -48 C-42 -34 -32 -24 -18 -16 Z"), bone)
	s.form(path("M-46 60 C-52 20 -44 -16 -20 -28 C-10 -33 2 -32 8 -27 C16 -26 22 -18 27 -15 C32 -18 38 -15 38 -9 C38 -4 34 -1 29 0 L6 2 C10 8 16 12 22 13 L32 13 C32 20 28 24 20 24 C8 25 -2 20 -8 14 C-14 22 -8 40 2 60 Z"), back)
	s.flat(path("M-8 14 C-14 22 -8 40 2 60 L-20 60 C-26 40 -22 22 -8 14 Z"), belly)
	s.stroke(path("M-22 26 L-11 23 M-24 36 L-9 33 M-24 46 L-5 43"), 1.2, fade(s.mood.ink, 0.7))
	s.fill(path("M8 2 L31 -0.4 L31 0 L28 6 L25 0.6 L20 7 L17 1 L13 5.6 Z"), bone)
	s.fill(path("M14 12 L17 6 L20 13 L24 7 L26 13 L30 9 L31 13 Z"), bone)
	s.form(path("M0 -28 C-6 -42 -18 -52 -34 -58 C-30 -42 -22 -30 -8 -20 Z"), bone)
	s.fill(path("M2 -18 L14 -13 C10 -8 4 -10 2 -18 Z"), s.mood.ink)
	s.shine(8, -13.6, 1.9, fireMid)
	s.fill(ellipse(33, -10, 1.6, 2.2), s.mood.ink)
	s.stroke(path("M-26 -10 C-20 -14 -16 -14 -12 -8 M-34 6 C-28 2 -24 2 -20 8 M-38 24 C-34 20 -30 20 -28 26 M-26 -2 C-22 -4 -18 -3 -16 2"), 1.2, fade(s.mood.light, 0.5))
}

// webbed is the right wing of a dragon, from the shoulder at the origin.
var webbed = path("M0 0 C6 -18 14 -32 24 -42 L25 -48 L29 -42 C42 -34 50 -20 53 2 C46 -6 40 -6 35 -2 C34 6 31 12 30 18 C25 11 20 10 15 13 C13 17 10 20 6 24 Z")

func drake(s *scene) {
	back, belly := s.scaly()
	s.both(func(s *scene) {
		s.form(webbed.mapped(matrix{1, 0, 0, 1, 2, -4}), mix(back, s.mood.shade, 0.25))
		s.stroke(path("M4 -6 L27 -45 M27 -45 C28 -28 31 -16 37 -6 M27 -45 C22 -26 18 -8 17 8"), 1.8, fade(belly, 0.8))
	})
	s.stroke(path("M0 26 C-4 38 -16 40 -14 50 C-12 56 -4 54 -6 48"), 6.4, s.mood.ink)
	s.stroke(path("M0 26 C-4 38 -16 40 -14 50 C-12 56 -4 54 -6 48"), 4.2, back)
	s.both(func(s *scene) {
		s.form(path("M5 14 C14 16 16 24 12 32 L16 37 L10 36 L7 40 L6 33 C8 26 6 22 2 20 Z"), back)
	})
	s.form(mirrored("M0 -16 C9 -16 12 -6 10 6 C8 18 5 24 0 30"), back)
	s.flat(mirrored("M0 -12 C5 -12 6 -2 5 8 C4 16 2 22 0 26"), belly)
	s.stroke(path("M-5 -2 H5 M-5.4 5 H5.4 M-5 12 H5 M-3.4 18 H3.4"), 1, fade(s.mood.ink, 0.7))
	s.both(func(s *scene) { s.form(path("M4 -34 C8 -42 14 -46 20 -47 C18 -40 14 -33 9 -28 Z"), bone) })
	s.form(mirrored("M0 -40 C7 -40 10 -34 10 -28 C9 -22 6 -18 6 -12 C4 -8 2 -7 0 -7"), back)
	s.both(func(s *scene) {
		s.fill(path("M3 -26 L9 -30 L8 -25 Z"), fireHot)
		s.fill(circle(3, -13, 1.1), s.mood.ink)
	})
}

// wyrm rises in a coil.
func wyrm(s *scene) {
	back, belly := s.scaly()
	coil := path("M-52 44 C-30 56 34 56 34 34 C34 14 -34 26 -34 2 C-34 -22 -2 -18 8 -28")
	s.stroke(coil, 23, s.mood.ink)
	s.stroke(coil, 20.4, s.tint(mix(back, s.mood.shade, 0.25)))
	s.moved(-1.4, -2, 1, 0).stroke(coil, 14, s.tint(back))
	s.moved(-3, -4.4, 1, 0).stroke(coil, 4, fade(s.mood.light, 0.35))
	for i := range 13 {
		t := float64(i)
		s.stroke(path("M-4 0 C-2 4 2 4 4 0").mapped(matrix{1, 0, 0, 1, -34 + 5.4*t, 48 - 0.12*(t-6)*(t-6)}), 1, fade(s.mood.ink, 0.55))
	}
	for _, q := range [][3]float64{{-44, -6, -70}, {-38, -20, -40}, {-24, -28, -14}} {
		s.moved(q[0], q[1], 0.8, q[2]).form(path("M-6 6 L0 -14 L6 6 Z"), belly)
	}
	s.form(path("M2 -38 C-6 -48 -16 -54 -28 -54 C-22 -44 -14 -36 -4 -28 Z"), bone)
	s.form(path("M-6 -28 C-4 -42 12 -48 24 -42 C34 -40 44 -36 50 -30 C48 -26 44 -25 40 -26 L26 -25 C30 -20 38 -19 44 -19 C42 -12 32 -10 22 -12 C8 -13 -6 -16 -6 -28 Z"), back)
	s.fill(path("M27 -25 L44 -26 L42 -21 L39 -25.6 L35 -21 L32 -25.4 Z M32 -19.6 L35 -23 L37 -19 Z"), bone)
	s.fill(path("M14 -37 L24 -33 C20 -29 14 -31 14 -37 Z"), s.mood.ink)
	s.shine(18.6, -33.4, 1.8, fireMid)
	s.fill(ellipse(46, -32, 1.5, 1.1), s.mood.ink)
}

func hatchling(s *scene) {
	back, belly := s.scaly()
	shell := mix(bone, s.accent, 0.12)
	s.glow(0, 6, 50, fade(fireMid, 0.5))
	s.both(func(s *scene) {
		s.form(path("M14 4 C24 -4 32 -16 34 -26 C42 -16 46 -6 45 6 C40 2 36 4 34 8 C30 6 24 10 18 16 Z"), back)
		s.form(path("M7 -38 C9 -46 14 -50 19 -52 C19 -44 17 -38 14 -33 Z"), bone)
	})
	s.form(mirrored("M0 4 C12 4 18 20 18 40 L0 40"), back)
	s.flat(mirrored("M0 8 C7 8 10 22 10 40 L0 40"), belly)
	s.form(mirrored("M0 -42 C14 -42 24 -34 24 -20 C24 -6 14 6 0 6"), back)
	s.form(mirrored("M0 -14 C10 -15 16 -10 15 -4 C13 4 6 7 0 7"), mix(back, belly, 0.5))
	s.both(func(s *scene) {
		s.fill(ellipse(12, -22, 6, 7), white)
		s.fill(ellipse(11, -21, 4.4, 5.6), s.mood.ink)
		s.fill(circle(9.4, -23.4, 1.8), white)
		s.fill(ellipse(4, -10, 1.2, 1.6), s.mood.ink)
	})
	s.lines("M-8 -1 C-3 2 3 2 8 -1", 1.2)
	s.fill(path("M-6 -0.4 L-4.4 3 L-3 0.4 Z M6 -0.4 L4.4 3 L3 0.4 Z"), white)
	s.form(path("M-33 22 L-25 29 L-18 21 L-10 29 L-2 20 L6 29 L13 22 L21 30 L27 22 L33 26 C34 44 20 54 0 54 C-20 54 -34 44 -33 22 Z"), shell)
	for _, q := range [][3]float64{{-18, 38, 3.6}, {8, 36, 4.4}, {22, 42, 2.6}, {-4, 47, 2.6}} {
		s.fill(ellipse(q[0], q[1], q[2], q[2]*1.1), fade(s.accent, 0.7))
	}
}

func egg(s *scene) {
	c := mix(bone, s.accent, 0.25)
	s.glow(0, 8, 56, fade(fireMid, 0.7))
	s.fill(ellipse(0, 46, 38, 7), fade(s.mood.ink, 0.7))
	shape := mirrored("M0 -46 C18 -46 34 -12 34 14 C34 34 20 48 0 48")
	s.form(shape, c)
	in := *s
	in.pen = s.inside(shape)
	for i := range 8 {
		for j := range 6 {
			x, y := -38+15*float64(j)+7.5*float64(i%2), -42+13*float64(i)
			in.stroke(arc(x, y, 8, 15, 165), 1.3, fade(s.accent, 0.75))
		}
	}
	s.stroke(path("M-4 -46 L4 -30 L-6 -20 L6 -6 L-2 4 L8 14 M4 -30 L16 -24 M-6 -20 L-18 -14 M6 -6 L18 0"), 3, fire)
	s.stroke(path("M-4 -46 L4 -30 L-6 -20 L6 -6 L-2 4 L8 14 M4 -30 L16 -24 M-6 -20 L-18 -14 M6 -6 L18 0"), 1.5, fireHot)
	s.gleam("M-22 -8 C-24 2 -25 10 -24 20", 2)
	s.stroke(path("M-42 50 L-30 42 M-34 52 L-14 46 M42 50 L30 42 M34 52 L12 47 M-46 46 L-36 46 M46 46 L34 46"), 2.6, bark)
}

func serpent(s *scene) {
	c := mix(green, s.accent, 0.35)
	body := path("M46 50 C20 58 -44 58 -44 40 C-44 22 36 34 36 12 C36 -8 -24 2 -24 -18 C-24 -30 -14 -36 -2 -36")
	s.stroke(body, 15.4, s.mood.ink)
	s.stroke(body, 13, s.tint(mix(c, s.mood.shade, 0.2)))
	s.moved(-0.8, -1.6, 1, 0).stroke(body, 8, s.tint(mix(c, parch, 0.25)))
	for _, q := range [][2]float64{{-36, 47}, {-20, 52}, {-4, 54}, {12, 54}, {-30, 29}, {-14, 25}, {2, 25}, {18, 23}, {32, 16}, {28, 2}, {14, -2}, {-2, -4}, {-18, -10}} {
		s.fill(lozen.mapped(matrix{0.1, 0, 0, 0.07, q[0], q[1]}), fade(s.mood.ink, 0.75))
	}
	s.stroke(path("M30 -28 L46 -24 M46 -24 L52 -28 M46 -24 L52 -20"), 1.8, crimson)
	s.form(path("M-8 -30 C-10 -44 4 -50 16 -46 C28 -42 36 -34 35 -28 C34 -22 24 -21 14 -22 C4 -22 -6 -22 -8 -30 Z"), c)
	s.fill(ellipse(14, -37, 4, 3.4), fireMid)
	s.fill(ellipse(14.6, -37, 1.2, 3.2), s.mood.ink)
	s.lines("M34 -28 C26 -27 18 -28 10 -31", 1.2)
	s.fill(path("M28 -27.4 L27 -20 L24.6 -27.6 Z"), white)
}

func turtle(s *scene) {
	c := mix(green, stone, 0.45)
	shell := mix(bark, s.accent, 0.4)
	s.form(path("M26 20 C34 6 40 -2 50 0 C58 4 58 16 50 20 C42 24 34 28 26 34 Z"), c)
	s.fill(circle(49, 7, 2.2), s.mood.ink)
	s.lines("M57 13 C53 15 49 14 46 12", 1.1)
	s.form(path("M-30 28 L-52 38 L-32 40 Z M-32 30 C-38 40 -36 50 -28 52 L-16 52 C-14 44 -14 36 -18 28 Z M12 30 C10 44 14 52 20 52 L32 52 C34 44 32 34 28 28 Z"), c)
	dome := path("M-42 32 C-42 -2 -24 -30 0 -30 C24 -30 38 0 36 32 Z")
	s.form(dome, shell)
	in := *s
	in.pen = s.inside(dome)
	in.stroke(path("M-12 -20 L8 -20 L18 0 L6 18 L-14 18 L-24 0 Z M-12 -20 L-20 -36 M8 -20 L16 -36 M18 0 L44 -2 M6 18 L14 40 M-14 18 L-22 40 M-24 0 L-48 0"), 1.8, s.mood.ink)
	in.fill(path("M-10 -17 L6 -17 L14 0 L4 15 L-12 15 L-20 0 Z"), fade(s.mood.light, 0.22))
	s.form(path("M-46 30 C-20 24 18 24 40 30 C40 36 38 38 34 38 C10 33 -16 33 -40 38 C-44 38 -46 34 -46 30 Z"), mix(shell, bone, 0.35))
}

func fish(s *scene) {
	c := mix(s.accent, iceBlue, 0.4)
	s.form(path("M-26 0 C-38 -8 -44 -22 -54 -26 C-50 -10 -50 10 -54 26 C-44 22 -38 8 -26 0 Z"), c)
	s.form(path("M-6 -20 C2 -36 16 -38 26 -34 C22 -28 20 -22 20 -16 Z M-2 20 C2 32 10 34 18 32 C16 26 14 22 14 17 Z"), mix(c, s.mood.shade, 0.2))
	body := path("M-34 0 C-18 -26 24 -32 50 0 C24 32 -18 26 -34 0 Z")
	s.form(body, c)
	in := *s
	in.pen = s.inside(body)
	for i := range 5 {
		for j := range 4 {
			in.stroke(arc(-22+10*float64(i), -18+12*float64(j)+6*float64(i%2), 6, 100, 260), 1.1, fade(s.mood.ink, 0.5))
		}
	}
	s.stroke(path("M26 -19 C20 -8 20 8 26 19"), 1.6, s.mood.ink)
	s.fill(circle(36, -5, 4.6), white)
	s.fill(circle(37, -5, 2.6), s.mood.ink)
	s.lines("M50 2 C46 6 42 7 39 6", 1.3)
	s.stroke(circle(56, -22, 3), 0.9, white)
	s.stroke(circle(50, -34, 2), 0.8, white)
}

// leviathan shows its tail before it dives.
func leviathan(s *scene) {
	c := mix(slate, water, 0.35)
	s.form(mirrored("M0 -12 C6 -30 24 -44 52 -42 C46 -26 30 -14 14 -6 C9 8 10 26 20 46 L0 46"), c)
	s.stroke(path("M0 -10 V36"), 1.2, fade(s.mood.ink, 0.5))
	s.both(func(s *scene) {
		s.stroke(path("M8 -14 C18 -26 30 -32 44 -36"), 1.2, fade(s.mood.light, 0.5))
	})
	s.form(path("M28 34 C32 16 46 10 60 20 C54 24 50 30 50 36 Z"), c)
	for i := range 3 {
		y := 34 + 8*float64(i)
		amp := 4 + float64(i)
		sea := curve(40, func(t float64) pt {
			return pt{lerp(-s.w-2, s.w+2, t), y - amp*math.Abs(math.Sin(t*9+float64(i)*1.1))}
		})
		sea = sea.line(pt{s.w + 2, s.h + 2}).line(pt{-s.w - 2, s.h + 2}).close()
		s.fill(sea, mix(mix(s.mood.near, water, 0.5), s.mood.low, 0.3-0.12*float64(i)))
	}
	s.stroke(path("M-28 36 C-22 30 -14 34 -12 28 M12 28 C16 34 24 30 30 36 M-34 44 C-20 36 -6 42 0 36 C8 42 20 36 34 44"), 1.6, fade(white, 0.85))
	s.fill(path("M-20 30 C-24 22 -22 16 -18 14 C-17 20 -16 26 -12 30 Z M20 30 C26 22 24 14 20 10 C18 18 16 26 13 30 Z"), fade(white, 0.75))
}

func crab(s *scene) {
	c := mix(hex(0xc9482f), s.accent, 0.25)
	leg := path("M18 18 C30 14 38 20 42 34 M20 24 C30 24 34 32 34 44 M14 28 C22 32 24 38 23 48")
	s.both(func(s *scene) {
		s.stroke(leg, 6, s.mood.ink)
		s.stroke(leg, 3.8, s.tint(c))
		s.stroke(path("M20 6 C32 4 36 -4 36 -14"), 8.4, s.mood.ink)
		s.stroke(path("M20 6 C32 4 36 -4 36 -14"), 6, s.tint(c))
		s.form(path("M34 -10 C20 -22 24 -46 44 -48 C38 -40 38 -32 42 -27 C44 -34 50 -38 55 -38 C58 -22 48 -8 34 -10 Z"), c)
		s.stroke(path("M6 -4 L8 -14"), 2.4, s.mood.ink)
		s.fill(circle(8.4, -16, 4.6), s.mood.ink)
		s.fill(circle(8.4, -16, 3.4), white)
		s.fill(circle(8.8, -15.6, 1.8), s.mood.ink)
	})
	s.form(mirrored("M0 -6 C20 -8 34 4 33 14 C30 28 16 34 0 34"), c)
	s.lines("M-10 22 C-4 26 4 26 10 22", 1.5)
	for _, q := range []pt{{-18, 6}, {-8, 2}, {6, 3}, {17, 8}, {-13, 13}} {
		s.fill(circle(q.x, q.y, 1.8), fade(white, 0.5))
	}
}

func kraken(s *scene) {
	c := mix(hex(0x8a3f5c), s.accent, 0.4)
	arms := [3]string{
		"M10 10 C30 12 44 2 40 -14 C38 -24 28 -24 28 -16",
		"M10 14 C26 22 44 22 50 36 C52 46 42 50 39 43",
		"M5 16 C12 30 28 34 24 48 C22 56 12 54 15 47",
	}
	s.both(func(s *scene) {
		for _, d := range arms {
			s.stroke(path(d), 9.4, s.mood.ink)
		}
		for _, d := range arms {
			s.stroke(path(d), 7, s.tint(c))
			s.moved(0.8, 1.2, 1, 0).stroke(path(d), 1.8, s.tint(mix(c, bone, 0.6)))
		}
	})
	s.form(mirrored("M0 -50 C18 -50 28 -36 26 -20 C24 -8 16 -2 16 8 C14 18 8 22 0 22"), c)
	s.both(func(s *scene) {
		s.form(path("M4 -8 C8 -14 16 -14 19 -10 C18 -3 10 -1 4 -4 Z"), fireMid)
		s.fill(ellipse(11.4, -8, 1.8, 4), s.mood.ink)
		s.lines("M3 -13 L19 -17", 2.2)
	})
	for _, q := range [][3]float64{{-8, -36, 3}, {4, -40, 2.2}, {10, -30, 3}, {-14, -27, 2}} {
		s.fill(circle(q[0], q[1], q[2]), fade(s.mood.light, 0.3))
	}
}

func spider(s *scene) {
	var web outline
	for i := range 10 {
		web = web.move(pt{0, -8}).line(pt{0, -8}.add(polar(90, float64(i)*36+12)))
	}
	for r := 16.0; r < 80; r += 13 {
		for i := range 10 {
			a, b := pt{0, -8}.add(polar(r, float64(i)*36+12)), pt{0, -8}.add(polar(r, float64(i)*36+48))
			web = web.move(a).quad(pt{0, -8}.add(polar(r*0.78, float64(i)*36+30)), b)
		}
	}
	s.stroke(web, 0.9, fade(s.mood.light, 0.6))
	leg := path("M6 -2 C18 -12 24 -28 22 -44 M8 1 C22 -8 36 -10 46 -24 M8 5 C24 2 38 8 46 22 M6 8 C18 14 26 28 24 46")
	s.both(func(s *scene) {
		s.stroke(leg, 5, mix(s.mood.light, s.mood.low, 0.5))
		s.stroke(leg, 3.6, coal)
	})
	s.form(mirrored("M0 4 C14 2 20 14 18 26 C15 38 8 44 0 44"), coal)
	s.fill(mirrored("M0 14 L7 18 L2 26 L7 35 L0 33"), crimson)
	s.form(circle(0, -2, 10.5), mix(coal, slate, 0.4))
	s.both(func(s *scene) {
		s.shine(3.4, -6, 1.6, fire)
		s.fill(circle(7, -4, 1.1), fire)
		s.stroke(path("M3 -11 C5 -16 4 -18 2 -20"), 2.4, bone)
	})
}

func beetle(s *scene) {
	c := mix(s.accent, coal, 0.35)
	leg := path("M18 -2 L36 -12 L42 -24 M22 10 L42 12 L50 24 M18 26 L34 36 L38 50")
	s.both(func(s *scene) {
		s.stroke(leg, 5, s.mood.ink)
		s.stroke(leg, 2.8, slate)
		s.form(path("M4 -34 C12 -38 18 -46 14 -56 C24 -50 24 -36 10 -28 Z"), slate)
	})
	s.form(mirrored("M0 -38 C8 -38 13 -32 12 -26 L0 -24"), slate)
	s.form(mirrored("M0 -26 C16 -28 24 -18 24 -8 L0 -8"), mix(c, slate, 0.4))
	shell := mirrored("M0 -8 C16 -10 27 -4 27 14 C27 34 14 48 0 50")
	s.form(shell, c)
	s.lines("M0 -8 V50", 1.8)
	s.both(func(s *scene) {
		s.lines("M7 -2 C9 14 8 32 5 42 M15 0 C18 14 16 28 12 36", 1)
		s.fill(circle(7.6, -30, 1.7), fireMid)
	})
	s.gleam("M-18 0 C-22 8 -22 18 -20 24", 2.4)
}
