package cardart

import "math"

// wings are animals that fly.
var wings = []motif{
	{"raven", wild, bright, raven}, {"owl", wild, dim, owl}, {"roc", peaks, bright, roc}, {"lark", nowhere, bright, lark},
	{"phoenix", nowhere, dim, phoenix}, {"bat", nowhere, dim, bat}, {"moth", nowhere, dim, moth}, {"hen", land, bright, hen},
}

func raven(s *scene) {
	c := coal
	s.form(path("M-54 40 C-30 30 0 34 54 26 L54 33 C10 40 -24 38 -54 47 Z"), bark)
	s.form(path("M-50 44 L-20 14 C-14 -12 0 -30 18 -32 C20 -42 34 -44 38 -33 L54 -25 C48 -22 42 -21 38 -22 C38 -6 32 14 14 24 C4 29 -8 28 -16 26 L-44 50 Z"), c)
	s.form(path("M-40 34 C-26 2 -8 -14 12 -16 C14 2 4 18 -12 22 Z"), mix(c, s.accent, 0.3))
	s.stroke(path("M-30 24 C-20 6 -10 -2 4 -8 M-24 24 C-14 12 -4 4 6 0 M-16 24 C-8 18 0 12 6 8"), 1.1, fade(s.mood.light, 0.6))
	s.fill(path("M37 -32 L54 -25 C48 -22 42 -21 37 -23 C35 -26 35 -30 37 -32 Z"), slate)
	s.lines("M36 -27 L50 -25", 1)
	s.shine(30, -33, 2, fireMid)
	s.stroke(path("M2 26 L4 36 M12 24 L15 34"), 2.6, s.mood.ink)
}

func owl(s *scene) {
	c := mix(fur, bronze, 0.35)
	s.form(path("M-54 44 C-20 38 20 38 54 44 L54 52 C20 46 -20 46 -54 52 Z"), bark)
	s.form(mirrored("M0 -34 C14 -36 20 -42 30 -50 C33 -38 34 -28 33 -18 C36 8 30 34 0 46"), c)
	s.both(func(s *scene) {
		s.form(path("M31 -16 C40 4 36 28 18 42 C20 24 20 4 31 -16 Z"), mix(c, bark, 0.6))
	})
	for i := range 4 {
		y := 6 + 9*float64(i)
		n := 4 - i
		for j := range n {
			x := (float64(j) - float64(n-1)/2) * 8
			s.stroke(arc(x, y, 3.6, 10, 170), 1.2, fade(s.mood.ink, 0.7))
		}
	}
	s.both(func(s *scene) {
		s.form(circle(13.5, -18, 14), mix(parch, c, 0.3))
		s.fill(circle(13, -18, 9.5), s.mood.ink)
		s.fill(circle(13, -18, 8), fireMid)
		s.fill(circle(13, -18, 4.6), s.mood.ink)
		s.fill(circle(10.6, -20.6, 1.7), white)
		s.stroke(path("M6 42 V48 M10 41 V47 M14 40 V46"), 2.6, brass)
	})
	s.form(path("M-4 -14 H4 L0 -3 Z"), brass)
}

// wing is the right wing of a large bird, from the shoulder at the origin.
var wing = path("M0 -4 C12 -22 28 -34 50 -38 C49 -32 48 -28 45 -24 L52 -23 C50 -17 47 -14 42 -11 L48 -8 C44 -3 40 -1 35 1 L39 5 C33 10 26 11 20 11 C14 14 6 14 0 12 Z")

func roc(s *scene) {
	c := mix(leather, brass, 0.25)
	s.both(func(s *scene) {
		s.form(wing.mapped(matrix{1, 0, 0, 1.25, 3, -2}), c)
		s.stroke(path("M10 -10 C20 -20 30 -28 44 -34 M12 -3 C22 -12 34 -18 44 -22 M12 4 C22 -2 30 -8 40 -11 M12 10 C20 6 26 2 33 0"), 1.2, fade(s.mood.ink, 0.6))
		s.form(path("M4 26 C10 30 14 40 15 50 C9 48 4 44 1 38 Z"), mix(c, bark, 0.5))
		s.stroke(path("M7 22 L11 33 M11 33 L7 38 M11 33 L12 39 M11 33 L16 36"), 2, brass)
	})
	s.form(mirrored("M0 -22 C9 -20 13 -8 11 6 C9 20 4 30 0 44"), mix(c, bark, 0.3))
	s.form(mirrored("M0 -42 C9 -42 12 -34 11 -26 C10 -18 8 -14 8 -10 L5 -13 L3 -9 L0 -13"), bone)
	s.form(mirrored("M0 -34 C4 -34 5 -29 4 -25 L0 -18"), brass)
	s.both(func(s *scene) {
		s.fill(path("M4 -32 L9 -34 L8 -30 Z"), s.mood.ink)
	})
}

// lark sings on the wing.
func lark(s *scene) {
	c := mix(brass, bronze, 0.4)
	s.form(path("M-8 2 C-22 -6 -34 -26 -32 -52 C-24 -48 -20 -44 -17 -39 L-14 -46 C-8 -40 -4 -34 -3 -28 L2 -34 C8 -24 10 -14 10 -2 Z"), mix(c, s.accent, 0.4))
	s.form(path("M-54 28 L-22 16 C-14 2 0 -8 16 -10 C20 -18 32 -18 36 -9 L48 -6 L37 -1 C36 16 20 28 2 28 C-10 28 -18 26 -24 24 L-50 38 L-44 30 Z"), c)
	s.form(path("M-6 10 C-16 14 -30 34 -28 52 C-20 50 -15 46 -13 42 L-9 50 C-2 44 2 38 4 32 L8 37 C13 29 14 20 12 10 Z"), mix(c, s.accent, 0.4))
	s.fill(path("M36 -8 L48 -6 L37 -2 Z"), fireMid)
	s.fill(circle(29, -9, 2.2), s.mood.ink)
	s.fill(circle(28.5, -9.6, 0.8), white)
	s.stroke(path("M-24 -34 C-18 -22 -12 -12 -4 -4 M-12 -32 C-8 -22 -4 -14 2 -6 M-18 42 C-14 32 -8 22 0 16 M-4 38 C-2 30 2 24 6 18"), 1.1, fade(s.mood.ink, 0.6))
}

// phoenix rises in its own fire.
func phoenix(s *scene) {
	s.glow(0, 0, 58, fade(fireMid, 0.8))
	s.both(func(s *scene) {
		s.form(wing.mapped(matrix{0.96, -0.5, 0, 1.3, 4, 6}), fire)
		s.form(wing.mapped(matrix{0.64, -0.4, 0, 0.84, 4, 8}), fireMid)
		s.form(path("M2 22 C14 28 20 40 16 55 C12 48 8 44 3 40 Z"), fire)
	})
	s.form(path("M0 20 C8 32 6 44 0 58 C-6 44 -8 32 0 20 Z"), fireMid)
	s.form(mirrored("M0 -18 C8 -16 12 -4 10 8 C8 20 4 26 0 32"), fireMid)
	s.form(path("M0 -40 C-10 -40 -13 -30 -10 -20 C-8 -12 -7 -8 -7 -2 L7 -2 C7 -10 9 -14 10 -22 L20 -27 L10 -32 C8 -38 4 -40 0 -40 Z"), fireMid)
	s.fill(path("M10 -32 L20 -27 L10 -23 Z"), bone)
	s.fill(circle(4, -29, 1.9), s.mood.ink)
	s.form(path("M-4 -39 C-10 -44 -14 -44 -17 -42 C-14 -48 -6 -48 -3 -42 C-4 -48 -1 -54 3 -56 C1 -50 2 -44 3 -40 Z"), fire)
	s.stroke(path("M-3 2 C0 5 3 5 5 2 M-4 10 C0 13 3 13 5 10 M-3 18 C0 20 2 20 3 18"), 1.2, fade(fireHot, 0.9))
}

func bat(s *scene) {
	c := mix(coal, fur, 0.35)
	s.glow(0, -6, 56, fade(s.mood.light, 0.5))
	s.both(func(s *scene) {
		s.form(path("M5 -6 C14 -12 20 -24 24 -36 C36 -34 48 -20 55 2 C47 -4 42 -4 38 0 C36 8 34 14 34 22 C28 14 24 12 20 14 C18 20 16 22 15 28 C12 22 8 18 5 18 Z"), c)
		s.stroke(path("M24 -34 C26 -20 28 -10 36 2 M24 -34 C20 -16 18 0 19 14"), 1.2, fade(s.mood.light, 0.5))
	})
	s.form(mirrored("M0 -22 C4 -22 6 -24 10 -36 C14 -26 13 -20 11 -14 C10 -8 8 0 8 10 C6 22 3 28 0 30"), mix(c, fur, 0.4))
	s.both(func(s *scene) {
		s.shine(4.4, -14, 1.8, fire)
		s.fill(path("M1.4 -7 L4.4 -7 L2.8 -1.6 Z"), bone)
	})
}

func moth(s *scene) {
	c := mix(mix(spook, parch, 0.5), s.accent, 0.3)
	s.glow(0, 0, 58, fade(s.mood.light, 0.5))
	s.both(func(s *scene) {
		s.form(path("M3 2 C16 4 34 14 33 28 C32 42 20 46 12 36 C6 28 4 16 3 2 Z"), mix(c, bark, 0.35))
		s.form(path("M3 -6 C8 -26 26 -46 48 -42 C56 -36 50 -14 38 2 C26 12 10 8 3 4 Z"), c)
		s.fill(circle(30, -19, 9), s.mood.ink)
		s.fill(circle(30, -19, 7), s.accent)
		s.fill(circle(30, -19, 3.6), fireHot)
		s.fill(circle(20, 26, 4.4), s.mood.ink)
		s.fill(circle(20, 26, 2.6), fireHot)
		s.stroke(path("M6 -2 C18 -8 26 -8 44 -12 M8 -8 C18 -20 30 -34 44 -37"), 1, fade(s.mood.ink, 0.55))
		s.stroke(path("M1.6 -18 C4 -30 8 -36 15 -39 M3 -24 L8 -25 M4.4 -29 L10 -30 M7 -33 L13 -33"), 1.3, bone)
	})
	s.form(mirrored("M0 -22 C4 -22 5 -14 4.4 -8 C6 0 5 22 0 34"), mix(bark, c, 0.3))
	s.stroke(path("M-4 4 H4 M-4 11 H4 M-3.4 18 H3.4"), 1.1, fade(s.mood.light, 0.7))
}

func hen(s *scene) {
	c := mix(hex(0xc9542b), fireMid, 0.25)
	for i, a := range []float64{-52, -30, -8, 12} {
		s.moved(-22, 8, 1, a-50).form(path("M-6 0 C-12 -22 -6 -38 4 -42 C10 -30 10 -14 6 0 Z"), mix(fire, fireMid, float64(i%2)))
	}
	s.stroke(path("M-2 38 V50 M12 36 V50 M-8 51 H4 M6 51 H18"), 3, s.mood.ink)
	s.stroke(path("M-2 38 V50 M12 36 V50 M-8 51 H4 M6 51 H18"), 1.6, brass)
	s.form(path("M-34 6 C-30 -4 -14 -4 4 -8 C8 -22 14 -36 26 -36 C38 -36 40 -24 36 -14 C40 10 32 40 4 42 C-20 43 -34 28 -34 6 Z"), c)
	s.form(path("M-24 10 C-10 4 8 6 16 14 C10 28 -8 34 -22 26 L-14 22 L-26 18 L-16 15 Z"), fire)
	s.form(path("M18 -34 C14 -44 20 -46 23 -41 C23 -50 30 -50 30 -41 C34 -47 39 -42 35 -33 Z"), crimson)
	s.form(path("M38 -27 L52 -21 L38 -17 Z"), fireMid)
	s.form(path("M36 -16 C41 -14 41 -6 37 -4 C33 -6 33 -12 36 -16 Z"), crimson)
	s.fill(circle(31, -25, 2.4), s.mood.ink)
	for i := range 5 {
		a := float64(i) * 1.3
		s.glow(-38+10*math.Cos(a), -20+12*math.Sin(a), 5, fade(fireHot, 0.5))
	}
}
