package cardart

import "math"

// beasts are animals that walk.
var beasts = []motif{
	{"wolf", wild, dark, wolf}, {"stag", wild, bright, stag}, {"lion", heath, bright, lion}, {"bear", wild, dim, bear},
	{"boar", wild, bright, boar}, {"ox", heath, bright, ox}, {"ram", peaks, bright, ram}, {"fox", wild, bright, fox},
	{"cat", hall, dim, cat}, {"hound", land, dim, hound}, {"horse", heath, bright, horse}, {"rat", hall, dim, rat}, {"behemoth", heath, bright, behemoth},
	{"toad", wild, dim, toad},
}

// wolf howls at the moon.
func wolf(s *scene) {
	s.glow(8, -14, 62, fade(s.mood.light, 0.6))
	s.fill(circle(8, -14, 34), mix(hex(0xf3efd8), s.mood.light, 0.3))
	for _, q := range [][3]float64{{-6, -22, 5}, {20, -2, 7}, {0, 4, 3}, {26, -26, 3}} {
		s.fill(circle(q[0], q[1], q[2]), fade(s.mood.far, 0.22))
	}
	c := mix(slate, coal, 0.35)
	s.form(path("M-44 60 C-44 34 -38 8 -18 -10 L16 -6 L20 4 L17 6 L24 16 L21 18 L29 30 L26 32 L36 60 Z"), c)
	head := s.moved(-4, -18, 1.06, -46)
	head.form(path("M-16 -18 C-22 -26 -32 -32 -42 -34 C-38 -22 -32 -10 -22 -6 Z"), mix(c, coal, 0.4))
	head.form(path("M-26 -4 C-26 -18 -16 -24 -4 -23 C2 -22 6 -17 10 -14 L38 -11 C43 -11 45 -6 42 -3 L38 0 L10 3 L8 6 L32 12 C34 15 32 18 28 18 L6 19 C0 22 -6 24 -10 24 L-12 20 L-18 24 L-19 18 L-26 18 L-24 11 L-30 8 Z"), c)
	head.fill(path("M41 -10.6 C45 -10 45 -5 42 -3 C38 -4 38 -9 41 -10.6 Z"), s.mood.ink)
	head.fill(path("M9 3.4 L38 0.4 L36 3 L30 1.6 L28 6 L25 2.2 L12 5.6 L29 11 L27 7.6 L24.4 10 Z"), bone)
	head.stroke(path("M-2 -12 C2 -15 6 -14 8 -11"), 2.2, s.mood.ink)
	head.stroke(path("M-16 6 L-8 8 M-14 13 L-6 13 M-20 -2 L-12 1"), 1.3, fade(s.mood.light, 0.5))
	s.stroke(path("M-28 22 L-20 12 M-32 40 L-22 28 M0 12 L8 20 M4 30 L12 38 M-8 38 L0 46 M-12 18 L-5 26"), 1.3, fade(s.mood.light, 0.5))
}

// antler is the right one of a stag.
const antler = "M5 -14 C8 -24 26 -22 32 -38 C34 -44 31 -48 30 -53 M13 -23 C11 -31 12 -38 17 -45 M26 -30 C34 -31 40 -36 43 -45"

func stag(s *scene) {
	s.both(func(s *scene) {
		s.stroke(path(antler), 5.6, s.mood.ink)
		s.stroke(path(antler), 3.4, s.tint(bone))
		s.form(path("M7 -8 C14 -18 24 -20 33 -15 C28 -6 18 -3 8 -2 Z"), fur)
		s.fill(path("M13 -8 C18 -13 24 -14 29 -13 C25 -8 20 -6 13 -5 Z"), fade(s.mood.shade, 0.4))
	})
	s.form(mirrored("M0 14 C12 16 15 28 20 36 C24 42 30 48 34 58 L0 58"), fur)
	s.form(mirrored("M0 -17 C7 -18 12 -13 12 -4 C12 6 9 12 8 22 C8 32 6 40 0 40"), mix(fur, bronze, 0.45))
	s.flat(mirrored("M0 24 C4 24 6.4 28 6 33 C5 37.6 3 38.6 0 38.6"), bone)
	s.fill(mirrored("M0 26 C3 26 5 28 4 31 C3 33 1 33.6 0 33.6"), s.mood.ink)
	s.both(func(s *scene) {
		s.fill(ellipse(8, 3, 2, 3), s.mood.ink)
		s.fill(circle(7.6, 2, 0.8), white)
	})
	s.gleam("M-5 -12 C-6 -4 -4 4 -3 12", 1)
}

func lion(s *scene) {
	s.form(star(0, 2, 53, 42, 20), mix(bark, fire, 0.25))
	s.form(star(0, 2, 42, 34, 17), mix(bronze, fire, 0.15))
	s.both(func(s *scene) { s.form(circle(22, -25, 8), mix(bronze, parch, 0.3)) })
	s.form(mirrored("M0 -28 C14 -30 25 -20 24 -4 C23 6 18 12 16 22 C13 32 6 36 0 36"), mix(brass, parch, 0.2))
	s.flat(mirrored("M0 12 C8 8 15 14 14 22 C12 31 6 34 0 34"), bone)
	s.fill(mirrored("M0 6 L8 6 C8 11 3 14 0 16"), s.mood.ink)
	s.lines("M0 15 V22 M0 22 C-3 27 -9 26 -11 23 M0 22 C3 27 9 26 11 23", 1.6)
	s.both(func(s *scene) {
		s.lines("M4.6 4 C5 -4 5 -12 8 -16", 1.3)
		s.fill(path("M7 -8 C10 -13 16 -13 19 -9 C15 -5 11 -5 7 -8 Z"), s.mood.ink)
		s.fill(circle(13, -8.8, 2.4), fireMid)
		s.lines("M6 -13 C11 -18 17 -17 20 -14", 1.8)
	})
}

func bear(s *scene) {
	c := mix(bark, coal, 0.2)
	s.form(mirrored("M0 0 C26 -6 44 16 54 60 L0 60"), c)
	s.both(func(s *scene) {
		s.form(circle(24, -31, 11), c)
		s.fill(circle(24, -30, 5.5), fade(s.mood.shade, 0.6))
	})
	s.form(mirrored("M0 -40 C20 -41 34 -28 34 -10 C34 4 27 12 19 20 C13 27 6 29 0 29"), mix(c, fur, 0.5))
	s.form(mirrored("M0 -8 C10 -10 17 -2 17 8 C17 20 8 26 0 26"), mix(fur, parch, 0.3))
	s.fill(mirrored("M0 -6 C6 -7 10 -5 9 0 C7 5 3 6 0 6.6"), s.mood.ink)
	s.fill(mirrored("M0 11 C6 9 11 9 12 12 C11 19 6 22 0 22"), s.mood.ink)
	s.both(func(s *scene) {
		s.fill(path("M4 10.4 L9 9.6 L6.6 16 Z M4 21.4 L7 20.2 L5 16.4 Z"), bone)
		s.fill(ellipse(13, -16, 3, 2.6), s.mood.ink)
		s.fill(circle(12.6, -16.6, 1.3), fireMid)
		s.lines("M7 -20 C11 -23 16 -22 19 -20", 2)
	})
}

func boar(s *scene) {
	c := mix(fur, bark, 0.6)
	s.form(star(0, -6, 50, 40, 22).mapped(matrix{0.94, 0, 0, 1, 0, 0}), bark)
	s.both(func(s *scene) {
		s.form(path("M16 -28 L36 -50 C40 -36 36 -24 27 -18 Z"), c)
		s.fill(path("M23 -29 L34 -42 C35 -34 33 -28 28 -24 Z"), fade(s.mood.shade, 0.5))
	})
	s.form(mirrored("M0 -36 C18 -37 30 -24 29 -8 C28 4 22 12 20 24 C18 34 10 40 0 40"), c)
	s.both(func(s *scene) {
		s.form(path("M15 26 C26 30 32 22 31 4 C38 18 38 38 24 42 C18 42 14 38 13 33 Z"), bone)
		s.fill(ellipse(15, -8, 3.4, 2.6), s.mood.ink)
		s.fill(circle(14.6, -8.6, 1.5), fire)
		s.lines("M8 -13 L20 -17", 2.2)
	})
	s.form(ellipse(0, 25, 15, 11.5), hex(0xb98876))
	s.both(func(s *scene) { s.fill(ellipse(5.4, 25, 2.8, 4.6), s.mood.ink) })
	s.lines("M-9 8 C-4 11 4 11 9 8 M-7 2 C-3 4 3 4 7 2", 1.1)
}

func ox(s *scene) {
	s.both(func(s *scene) {
		s.form(path("M16 -24 C34 -22 44 -30 42 -52 C56 -36 52 -8 20 -9 Z"), bone)
		s.fill(path("M42 -52 C50 -43 51 -34 48 -26 C47 -34 44 -40 40 -42 Z"), fade(s.mood.shade, 0.6))
		s.form(path("M20 -10 C30 -14 40 -10 45 -2 C36 4 26 4 19 0 Z"), leather)
	})
	s.form(mirrored("M0 -4 C24 0 34 24 38 60 L0 60"), mix(leather, bark, 0.5))
	s.form(mirrored("M0 -32 C14 -33 23 -26 23 -12 C23 4 17 12 17 26 C17 36 9 41 0 41"), leather)
	s.form(mirrored("M0 18 C10 17 17 21 18 28 C18 37 10 42 0 42"), hex(0xc4a08c))
	s.flat(mirrored("M0 -36 C7 -38 13 -32 12 -24 C9 -26 7 -20 5 -16 C4 -20 2 -14 0 -10"), bark)
	s.both(func(s *scene) {
		s.fill(ellipse(14, -6, 3.2, 3.6), s.mood.ink)
		s.fill(circle(13.4, -7.4, 1.1), white)
		s.fill(ellipse(8, 28, 3, 3.6), s.mood.ink)
	})
	s.stroke(arc(0, 37, 7.5, 10, 170), 3.4, s.mood.ink)
	s.stroke(arc(0, 37, 7.5, 10, 170), 1.9, gold)
}

func ram(s *scene) {
	wool := hex(0xd9d0c0)
	s.form(star(0, 40, 40, 35, 17), wool)
	horn := curve(40, func(t float64) pt {
		r := lerp(23, 4, t)
		return pt{29, -14}.add(polar(r, -150+470*t))
	})
	s.both(func(s *scene) {
		s.stroke(horn, 14, s.mood.ink)
		s.stroke(horn, 11.4, s.tint(mix(bone, bronze, 0.4)))
		for i := range 12 {
			t := float64(i) / 12
			c, d := pt{29, -14}, -150+470*t
			r := lerp(23, 4, t)
			a, b := c.add(polar(r-4.6, d)), c.add(polar(r+4.6, d))
			s.stroke(outline{}.move(a).line(b), 1.1, fade(s.mood.ink, 0.6))
		}
	})
	s.form(mirrored("M0 -38 C10 -38 14 -30 14 -20 C15 -4 11 10 9 22 C8 30 5 34 0 34"), mix(slate, fur, 0.5))
	s.form(star(0, -36, 13, 10.5, 9), wool)
	s.both(func(s *scene) {
		s.fill(ellipse(9, -14, 2.6, 3), fireMid)
		s.fill(rect(7, -15, 11, -13.6), s.mood.ink)
		s.fill(ellipse(3.4, 26, 1.5, 2.4), s.mood.ink)
	})
	s.lines("M-5 31 C-2 29 2 29 5 31", 1.2)
}

func fox(s *scene) {
	red := hex(0xd9692e)
	s.form(mirrored("M0 10 C16 12 28 30 32 60 L0 60"), red)
	s.flat(mirrored("M0 24 C10 26 12 40 15 60 L0 60"), bone)
	s.both(func(s *scene) {
		s.form(path("M10 -22 L37 -54 C42 -34 40 -20 32 -8 Z"), red)
		s.fill(path("M19 -24 L35 -44 C37 -32 35 -22 30 -15 Z"), s.mood.ink)
	})
	s.form(mirrored("M0 -26 C14 -28 28 -20 34 -6 L46 4 L34 8 L36 14 C22 18 10 32 4 38 C2 40 0 40 0 40"), red)
	s.both(func(s *scene) {
		s.flat(path("M44 4 L34 8 L36 14 C22 18 10 32 4 38 C8 22 12 12 22 8 C30 5 38 5 44 4 Z"), bone)
		s.fill(path("M9 -2 C13 -8 20 -8 24 -5 C20 2 13 2 9 -2 Z"), s.mood.ink)
		s.fill(circle(16.4, -3.4, 2.5), fireMid)
	})
	s.fill(mirrored("M0 31 C4 30 7 32 6 36 C4 40 2 41 0 41"), s.mood.ink)
	s.gleam("M-9 -20 C-14 -18 -20 -14 -23 -10", 1)
}

// cat sits and beckons.
func cat(s *scene) {
	c := mix(bone, parch, 0.3)
	s.form(path("M22 40 C40 40 44 20 36 6 C34 2 40 -2 43 3 C52 22 48 50 20 50 Z"), c)
	s.form(mirrored("M0 -8 C18 -6 28 16 28 34 C28 46 22 52 0 52"), c)
	s.form(path("M-17 16 C-22 0 -32 -12 -31 -30 C-31 -38 -19 -38 -18 -30 C-17 -18 -8 -6 -6 4 Z"), c)
	s.lines("M-28 -28 V-33 M-24 -27 V-33", 1.1)
	s.both(func(s *scene) {
		s.form(path("M5 -40 L22 -56 C27 -44 27 -34 24 -26 Z"), c)
		s.fill(path("M13 -41 L21 -49 C23 -43 23 -38 22 -34 Z"), hex(0xdf8f86))
		s.form(path("M4 40 C4 34 16 34 16 42 C17 51 3 51 4 44 Z"), c)
	})
	s.form(mirrored("M0 -42 C16 -44 29 -36 29 -22 C29 -8 16 -1 0 -1"), c)
	s.both(func(s *scene) {
		s.stroke(arc(12, -19, 5, 190, 350), 2, s.mood.ink)
		s.lines("M17 -13 L31 -16 M17 -11 L31 -9 M0 -11 C2 -7 6 -7 8 -9", 1)
	})
	s.fill(path("M-3 -15 H3 L0 -11 Z"), hex(0xc2524a))
	s.form(path("M-22 -3 C-10 6 10 6 22 -3 L23 2 C10 11 -10 11 -23 2 Z"), crimson)
	s.form(circle(0, 9, 6.4), gold)
	s.lines("M-6 9 H6 M0 10 V15", 1.2)
}

// hound stands guard, seen from the side.
func hound(s *scene) {
	c := mix(coal, slate, 0.35)
	s.form(path("M-30 56 C-34 36 -32 14 -16 -2 L-20 -20 C-18 -34 -10 -44 -8 -52 C-2 -46 4 -38 5 -33 C12 -33 17 -28 20 -24 L44 -19 C48 -18 49 -12 46 -9 L44 -5 C36 -2 28 0 22 6 C22 14 26 26 31 34 C35 42 37 50 38 56 Z"), c)
	s.form(path("M-8 -30 C-12 -40 -22 -52 -26 -54 C-30 -40 -26 -26 -14 -20 Z"), c)
	s.fill(path("M40 -19 L45 -19 C48 -18 49 -14 47 -12 C43 -12 41 -15 40 -19 Z"), s.mood.ink)
	s.lines("M43 -8 C36 -5 30 -6 25 -8", 1.5)
	s.fill(path("M38 -6.4 L36 -1 L33.4 -6 Z M31 -7 L29.4 -2.4 L27.4 -7.4 Z"), bone)
	s.shine(13, -22, 2.2, fire)
	s.form(path("M-22 6 C-8 18 10 18 23 8 L25 15 C10 26 -12 26 -27 15 Z"), crimson)
	for i := range 5 {
		t := float64(i) / 4
		s.form(star(lerp(-18, 19, t), 13.5+5*math.Sin(math.Pi*t), 3.4, 1.6, 4), steel)
	}
}

func horse(s *scene) {
	c := mix(leather, coal, 0.3)
	s.form(path("M-30 58 C-36 24 -28 -14 -6 -32 L-4 -50 L6 -38 C16 -36 24 -24 30 -8 C33 0 38 8 37 14 C35 21 26 24 20 19 C16 12 8 8 0 10 C6 22 18 36 22 58 Z"), c)
	s.form(path("M-4 -48 C-18 -44 -34 -28 -40 -6 C-36 -8 -33 -10 -30 -12 C-38 2 -44 18 -42 34 C-38 26 -34 20 -29 16 C-32 32 -32 46 -28 58 C-20 40 -20 10 -6 -30 Z"), coal)
	s.fill(ellipse(12, -18, 2.6, 3), s.mood.ink)
	s.fill(circle(11.6, -19, 0.9), white)
	s.fill(ellipse(31.6, 11, 2, 1.5), s.mood.ink)
	s.lines("M25 18 C28 17 31 18 33 17", 1)
	s.stroke(path("M-2 -26 C10 -22 18 -12 27 3 M27 3 C22 7 18 9 16 14 M-2 -26 C2 -12 2 0 0 10"), 3.6, s.mood.ink)
	s.stroke(path("M-2 -26 C10 -22 18 -12 27 3 M27 3 C22 7 18 9 16 14 M-2 -26 C2 -12 2 0 0 10"), 2, s.tint(mix(s.accent, goldLight, 0.35)))
	s.form(circle(17, 13, 2.6), gold)
}

func rat(s *scene) {
	c := mix(fur, slate, 0.3)
	s.stroke(path("M-24 34 C-50 40 -52 14 -38 8 C-26 4 -26 -10 -40 -12"), 5.6, s.mood.ink)
	s.stroke(path("M-24 34 C-50 40 -52 14 -38 8 C-26 4 -26 -10 -40 -12"), 3.2, hex(0xc68d84))
	s.form(path("M-34 40 C-38 14 -18 -12 8 -12 C14 -18 24 -18 28 -10 C38 -4 46 6 51 14 C48 20 38 22 30 22 C28 30 26 36 24 40 Z"), c)
	s.form(circle(16, -15, 9.5), c)
	s.flat(circle(16, -14, 6), hex(0xc68d84))
	s.form(path("M16 40 C14 32 24 30 30 36 L36 41 H14 Z M-26 41 C-30 24 -4 22 -2 36 L8 41 Z"), c)
	s.fill(circle(34, 2, 2.6), s.mood.ink)
	s.shine(33.6, 1.4, 1, fire)
	s.fill(circle(50, 14, 2.4), hex(0xc0625c))
	s.lines("M44 15 L54 8 M44 17 L55 17 M43 18 L52 24", 0.8)
	s.fill(path("M41 20.4 L45 19.8 L43.4 26 Z"), bone)
}

// behemoth charges, all horn and shoulder.
func behemoth(s *scene) {
	c := mix(slate, bark, 0.5)
	s.form(path("M-52 56 C-54 20 -44 -22 -16 -36 C0 -43 16 -36 24 -24 L34 -12 C40 -4 44 8 43 20 C42 28 36 32 28 30 C22 36 16 40 16 56 Z"), c)
	for _, q := range [][2]float64{{-41, -12}, {-31, -26}, {-18, -36}, {-3, -39}} {
		s.moved(q[0], q[1], 1, -34+q[0]*0.5+20).form(path("M-6 4 L0 -15 L6 4 Z"), bone)
	}
	s.form(path("M30 -6 C40 -12 50 -22 52 -44 C60 -22 54 6 41 15 Z"), bone)
	s.form(path("M23 -22 C28 -28 31 -34 31 -44 C38 -34 38 -22 32 -12 Z"), bone)
	s.shine(26, -4, 2.4, fire)
	s.lines("M18 -10 L30 -8 M42 24 C36 26 30 22 27 18", 1.8)
	s.fill(ellipse(39, 19, 1.8, 2.4), s.mood.ink)
	s.stroke(path("M-34 10 C-22 2 -8 4 0 14 M-30 24 C-20 18 -10 20 -4 28 M-12 -18 C-2 -18 6 -12 10 -4"), 1.3, fade(s.mood.ink, 0.7))
	s.form(path("M-10 26 L4 22 L-2 32 Z M-24 34 L-10 32 L-17 42 Z"), bone)
	s.fill(ellipse(-8, 54, 50, 6), fade(s.mood.low, 0.55))
}

// toad squats on its stone.
func toad(s *scene) {
	c := mix(mix(green, bark, 0.35), s.accent, 0.2)
	s.form(ellipse(0, 48, 52, 12), stone)
	s.both(func(s *scene) {
		s.form(path("M20 14 C38 8 52 24 48 40 C44 50 28 50 22 44 Z"), c)
		s.form(path("M20 40 C30 36 44 42 50 50 L42 49 L40 55 L33 50 L27 55 L22 49 Z"), mix(c, parch, 0.2))
	})
	s.form(mirrored("M0 -22 C20 -24 36 -12 37 6 C38 30 26 46 0 47"), c)
	s.flat(mirrored("M0 12 C16 12 24 20 24 30 C22 42 12 45 0 45"), mix(parch, c, 0.3))
	s.both(func(s *scene) {
		s.form(path("M6 18 C12 24 14 36 10 46 L16 52 L8 50 L4 54 L2 49 C4 38 4 28 2 22 Z"), mix(c, s.mood.light, 0.08))
		s.form(circle(21, -22, 13), c)
		s.fill(circle(21, -23, 8.6), s.mood.ink)
		s.fill(circle(21, -23, 7.4), fireMid)
		s.fill(ellipse(21, -23, 5, 2), s.mood.ink)
		s.fill(circle(18.4, -25.6, 1.6), white)
		s.fill(circle(4, -9, 1.4), s.mood.ink)
	})
	s.lines("M-34 4 C-20 13 20 13 34 4", 2)
	for _, q := range [][3]float64{{-26, 20, 3}, {-31, 30, 2.2}, {28, 22, 3}, {32, 32, 2}, {-10, -16, 2.4}, {9, -17, 2}, {38, 26, 2.4}, {-40, 28, 2.6}} {
		s.form(circle(q[0], q[1], q[2]), mix(c, parch, 0.3))
	}
}
