package cardart

import "math"

// plants are what grows.
var plants = []motif{
	{"tree", heath, bright, tree}, {"leaf", nowhere, bright, leafSpray}, {"vine", wild, dim, vine}, {"thorn", nowhere, dim, thorn}, {"rose", nowhere, dim, roseArt},
	{"root", land, bright, root}, {"treant", wild, dim, treant}, {"kelp", deep, bright, kelp}, {"mushroom", wild, dim, mushroom},
}

func tree(s *scene) {
	s.form(path("M-12 60 C-4 50 -5 30 -6 10 C-14 4 -22 0 -28 -10 L-24 -12 C-18 -6 -10 -4 -5 -2 L-2 -14 H4 L6 0 C12 -4 18 -8 22 -16 L27 -14 C24 -4 16 4 8 12 C7 30 6 50 16 60 Z"), bark)
	c := mix(green, s.accent, 0.2)
	crown := [][3]float64{{-28, -14, 19}, {28, -14, 19}, {-15, -34, 20}, {16, -34, 20}, {0, -18, 22}, {0, -42, 15}}
	for _, b := range crown {
		s.fill(circle(b[0], b[1], b[2]+1.4), s.mood.ink)
	}
	for i, b := range crown {
		q := s.moved(b[0], b[1], 1, 0)
		q.model(circle(0, 0, b[2]), s.relief(mix(c, s.mood.light, 0.05*float64(i%3))))
	}
	for i := range 22 {
		b := crown[i%6]
		a := polar(b[2]*s.chance(0.1, 0.8), s.chance(0, 360))
		s.stroke(arc(b[0]+a.x, b[1]+a.y, 3.4, 190, 350), 1.2, fade(s.mood.ink, 0.4))
	}
	for _, q := range []pt{{-26, -6}, {-8, -22}, {14, -10}, {28, -22}, {-16, -40}, {14, -44}} {
		s.form(circle(q.x, q.y, 3.2), crimson)
	}
	s.stroke(path("M-1 48 V20 M3 40 V24"), 1.2, fade(s.mood.ink, 0.5))
	s.fill(ellipse(2, 59, 30, 4), mix(s.mood.near, green, 0.3))
}

func leafSpray(s *scene) {
	stem := path("M-2 56 C-6 24 4 0 0 -34")
	s.stroke(stem, 4.6, s.mood.ink)
	s.stroke(stem, 2.6, mix(green, bark, 0.4))
	leaf := path("M0 0 C10 -10 28 -8 38 -24 C22 -32 4 -22 0 0 Z")
	c := mix(green, s.accent, 0.15)
	for i := range 4 {
		y := 42 - 21*float64(i)
		k := 1.12 - 0.13*float64(i)
		s.both(func(s *scene) {
			q := s.moved(0, y, k, -4*float64(i))
			q.form(leaf, mix(c, s.mood.light, 0.08*float64(i)))
			q.stroke(path("M2 -3 C12 -10 22 -14 32 -22 M12 -9 L14 -17 M20 -14 L24 -21 M16 -12 L22 -10"), 1, fade(s.mood.ink, 0.5))
		})
	}
	s.form(mirrored("M0 -60 C10 -50 11 -38 0 -28"), mix(c, s.mood.light, 0.3))
	s.lines("M0 -54 V-32", 1)
	s.form(circle(-20, 8, 3), mix(iceBlue, white, 0.5))
}

func vine(s *scene) {
	stem := path("M-40 62 C-44 30 28 36 24 6 C20 -20 -30 -8 -26 -32 C-22 -52 16 -54 18 -36 C18 -26 4 -26 6 -34")
	s.stroke(stem, 7.4, s.mood.ink)
	s.stroke(stem, 4.8, s.tint(mix(green, bark, 0.3)))
	leaf := path("M0 0 C-14 -6 -14 -24 0 -32 C14 -24 14 -6 0 0 Z")
	for i, q := range [][4]float64{{-30, 36, 0.8, -60}, {-4, 32, 0.9, 150}, {20, 18, 0.9, 70}, {18, -4, 0.7, 50}, {-4, -10, 0.8, 170}, {-24, -20, 0.9, -70}, {-22, -42, 0.7, -40}, {2, -50, 0.7, 10}, {16, -44, 0.7, 60}} {
		l := s.moved(q[0], q[1], q[2], q[3])
		l.form(leaf, mix(mix(green, s.accent, 0.2), s.mood.light, 0.06*float64(i%3)))
		l.stroke(path("M0 -2 V-26 M0 -10 L-6 -16 M0 -10 L6 -16"), 1, fade(s.mood.ink, 0.5))
	}
	for _, q := range []pt{{6, 24}, {-14, -4}, {24, -22}} {
		f := s.moved(q.x, q.y, 1, 0)
		for i := range 5 {
			a := polar(4.6, 72*float64(i)-90)
			f.form(circle(a.x, a.y, 4), mix(lighter(s.accent, 0.5), blush, 0.4))
		}
		f.fill(circle(0, 0, 2.6), gold)
	}
}

func thorn(s *scene) {
	for i, d := range []string{"M-150 38 L-70 30 C-30 40 -20 -10 10 -16 C40 -22 46 10 76 -6 L150 -34", "M-150 -10 L-70 -24 C-36 -34 -10 20 20 22 C44 24 50 -14 76 -28 L150 -56", "M-30 66 C-26 30 20 34 24 -4 C26 -34 -4 -30 2 -66"} {
		o := path(d)
		w := 8.4 - float64(i)
		s.stroke(o, w+2.6, s.mood.ink)
		s.stroke(o, w, s.tint(mix(bark, s.accent, 0.25)))
		s.moved(-0.6, -1.4, 1, 0).stroke(o, 1.4, fade(s.mood.light, 0.5))
	}
	for _, q := range [][3]float64{{-44, 27, -20}, {-30, 14, 120}, {-14, -6, -50}, {8, -20, 10}, {30, -10, 160}, {48, 0, -10}, {-46, -24, 10}, {-26, -10, 130}, {-4, 12, 40}, {18, 26, 170}, {40, 10, 60}, {54, -14, -40}, {-20, 44, -60}, {6, 32, 30}, {26, 8, 80}, {20, -24, 60}, {2, -40, -80}} {
		s.moved(q[0], q[1], 1, q[2]).form(path("M-5 1 C-2 -4 0 -8 2 -15 C4 -8 5 -4 6 1 Z"), mix(bone, s.accent, 0.2))
	}
	s.fill(path("M10 -34 C13 -29 14 -26 12 -23 C10 -21 7 -22 7 -25 C7 -28 9 -30 10 -34 Z"), crimson)
}

func roseArt(s *scene) {
	c := mix(crimson, s.accent, 0.25)
	s.glow(0, -14, 54, fade(c, 0.5))
	s.stroke(path("M0 12 C4 30 -2 44 2 62"), 5.4, s.mood.ink)
	s.stroke(path("M0 12 C4 30 -2 44 2 62"), 3.2, green)
	s.form(path("M2 40 C14 24 30 24 42 32 C34 46 18 50 2 40 Z"), green)
	s.form(path("M0 48 C-12 34 -26 34 -36 42 C-28 54 -14 58 0 48 Z"), green)
	s.lines("M6 39 C16 32 26 31 36 33 M-4 47 C-12 41 -22 40 -30 43", 1)
	for _, q := range [][2]float64{{4, 28}, {-1, 40}} {
		s.form(path("M0 0 L8 -4 L1 5 Z").mapped(matrix{1, 0, 0, 1, q[0], q[1]}), green)
	}
	for i := range 5 {
		a := polar(18, 72*float64(i)+90)
		s.form(circle(a.x, -14+a.y, 17), mix(c, s.mood.shade, 0.2))
	}
	for i := range 5 {
		a := polar(10, 72*float64(i)+126)
		s.form(circle(a.x, -14+a.y, 13), c)
	}
	s.form(circle(0, -14, 12), mix(c, white, 0.12))
	s.stroke(curve(30, func(t float64) pt { return pt{0, -14}.add(polar(1+9*t, 600*t)) }), 1.8, mix(c, s.mood.ink, 0.75))
}

func root(s *scene) {
	s.fillWith(rect(-s.w-2, 6, s.w+2, s.h+2), shade(mix(bark, s.accent, 0.25), mix(bark, s.mood.shade, 0.65), 6, s.h))
	s.stroke(outline{}.move(pt{-s.w, 6}).line(pt{s.w, 6}), 4, green)
	roots := path("M-3 4 C-10 16 -26 16 -34 26 C-40 34 -52 34 -58 44 M-2 4 C-6 24 -18 28 -20 44 C-20 50 -26 54 -28 60 M0 4 C2 24 -2 34 2 58 M3 4 C8 22 20 26 22 40 C24 48 30 50 32 60 M4 4 C14 14 28 12 38 22 C44 30 54 28 60 36")
	s.stroke(roots, 6.6, s.mood.ink)
	s.stroke(roots, 4.2, s.tint(mix(bark, parch, 0.45)))
	s.form(path("M-10 10 C-6 -4 -7 -20 -9 -40 H9 C7 -20 6 -4 12 10 Z"), mix(bark, parch, 0.2))
	s.stroke(path("M-3 4 V-24 M3 0 V-18"), 1.2, fade(s.mood.ink, 0.6))
	c := mix(green, s.accent, 0.15)
	for _, b := range [][3]float64{{-24, -42, 18}, {24, -42, 18}, {0, -36, 20}, {-10, -56, 18}, {12, -56, 18}} {
		s.form(circle(b[0], b[1], b[2]), c)
	}
	for _, q := range [][3]float64{{-44, 18, 4}, {44, 46, 5}, {-8, 50, 3}, {52, 18, 3}, {-50, 56, 5}} {
		s.form(ellipse(q[0], q[1], q[2]*1.3, q[2]), stone)
	}
}

// treant is a tree that looks back.
func treant(s *scene) {
	c := mix(bark, s.accent, 0.2)
	s.form(path("M-54 62 C-40 54 -34 44 -32 24 C-32 0 -38 -12 -52 -24 C-42 -22 -36 -20 -31 -15 C-34 -28 -32 -40 -38 -54 C-24 -42 -18 -34 -12 -32 C-10 -42 -4 -50 -6 -62 C4 -52 8 -42 12 -32 C18 -36 26 -42 34 -56 C32 -40 32 -28 31 -16 C36 -20 44 -22 54 -26 C40 -12 32 0 32 24 C34 44 40 54 56 62 Z"), c)
	s.both(func(s *scene) {
		s.fill(path("M6 -2 L24 -10 C26 0 16 8 6 6 Z"), s.mood.ink)
		s.shine(15, 0, 2.8, mix(fireMid, green, 0.3))
		s.stroke(path("M26 20 C28 34 30 46 38 56 M18 30 C18 42 20 50 22 60"), 1.5, fade(s.mood.ink, 0.6))
	})
	s.lines("M-4 6 C-6 14 -6 18 -2 20 M4 6 C6 14 6 18 2 20", 1.5)
	s.fill(path("M-18 28 C-8 24 -4 30 0 27 C4 30 8 24 18 28 C16 40 8 46 0 46 C-8 46 -16 40 -18 28 Z"), s.mood.ink)
	s.fill(path("M-12 28 L-8 34 L-5 29 Z M5 29 L8 34 L12 28 Z M-5 45 L-2 39 L1 46 Z"), c)
	leafGreen := mix(green, s.accent, 0.2)
	for i, q := range [][3]float64{{-38, -50, 12}, {-50, -28, 10}, {-8, -56, 11}, {34, -52, 12}, {50, -28, 10}, {-24, -40, 8}, {18, -44, 9}} {
		s.form(star(q[0], q[1], q[2], q[2]*0.72, 9), mix(leafGreen, s.mood.light, 0.07*float64(i%3)))
	}
}

func kelp(s *scene) {
	for i, x := range []float64{-44, -22, 4, 26, 46} {
		sway := 9.0
		top := []float64{-34, -50, -22, -54, -30}[i]
		stem := curve(24, func(t float64) pt { return pt{x + sway*math.Sin(t*7+float64(i)), lerp(62, top, t)} })
		c := mix(green, s.accent, 0.1+0.1*float64(i%3))
		s.stroke(stem, 5, s.mood.ink)
		s.stroke(stem, 2.8, s.tint(c))
		for j := range 7 {
			t := float64(j+1) / 8
			p := pt{x + sway*math.Sin(t*7+float64(i)), lerp(62, top, t)}
			turn := 50.0
			if j%2 == 1 {
				turn = -50
			}
			s.moved(p.x, p.y, 0.62, turn).form(path("M0 0 C-10 -8 -8 -24 2 -32 C10 -22 10 -8 0 0 Z"), c)
		}
	}
	f := s.moved(-4, -8, 0.4, 0)
	f.form(path("M-26 0 C-38 -8 -44 -22 -54 -26 C-50 -10 -50 10 -54 26 C-44 22 -38 8 -26 0 Z"), fireMid)
	f.form(path("M-34 0 C-18 -26 24 -32 50 0 C24 32 -18 26 -34 0 Z"), fireMid)
	f.fill(circle(34, -4, 5), s.mood.ink)
	s.form(path("M-140 70 C-60 48 60 48 140 70 Z"), mix(hex(0xa99b74), water, 0.4))
}

func mushroom(s *scene) {
	s.glow(0, -4, 58, fade(mix(s.accent, spook, 0.5), 0.7))
	for _, q := range [][3]float64{{-34, 26, 0.5}, {34, 30, 0.42}, {0, 6, 1}} {
		m := s.moved(q[0], q[1], q[2], q[0]*0.2)
		m.form(path("M-10 6 C-12 28 -14 40 -18 52 H18 C14 40 12 28 10 6 Z"), bone)
		m.form(path("M-34 8 C-20 16 20 16 34 8 C20 2 -20 2 -34 8 Z"), mix(bone, s.mood.shade, 0.25))
		m.form(path("M-46 8 C-46 -30 -22 -48 0 -48 C22 -48 46 -30 46 8 C24 0 -24 0 -46 8 Z"), mix(crimson, s.accent, 0.35))
		for _, p := range [][3]float64{{-24, -18, 7}, {4, -32, 8}, {24, -12, 6}, {-6, -10, 5}, {-34, -2, 3.4}} {
			m.form(ellipse(p[0], p[1], p[2], p[2]*0.8), bone)
		}
	}
	for range 9 {
		s.shine(s.chance(-48, 48), s.chance(-50, 20), 0.9, spook)
	}
	s.fill(ellipse(0, 60, 60, 6), mix(s.mood.near, green, 0.35))
}
