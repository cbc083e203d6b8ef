package cardart

// arms are weapons, armour and what an army carries.
var arms = []motif{
	{"blade", hall, dim, blade}, {"swords", land, bright, swords}, {"dagger", hall, dim, dagger}, {"axe", wild, dim, axe}, {"pike", heath, bright, pike},
	{"arrows", heath, bright, arrows}, {"dart", hall, dim, dart}, {"shield", land, bright, shieldArms}, {"shields", heath, bright, shields}, {"broken shield", hall, dim, brokenShield},
	{"armor", hall, dim, armor}, {"gauntlet", hall, dim, gauntlet}, {"banner", heath, bright, banner}, {"drum", land, bright, drum}, {"horn", peaks, bright, horn},
}

// sword points up, its grip at the origin, 74 long.
func (s *scene) sword() {
	s.form(path("M-5.4 -6 L-4.4 -60 L0 -72 L4.4 -60 L5.4 -6 Z"), steel)
	s.fill(path("M0.4 -66 L3.6 -58 L4.4 -7 L0.4 -7 Z"), fade(s.mood.shade, 0.35))
	s.stroke(path("M0 -56 V-12"), 1, fade(s.mood.ink, 0.7))
	s.form(path("M-21 -9 C-14 -5 14 -5 21 -9 L19 -1 C11 2 -11 2 -19 -1 Z"), gold)
	s.form(roundRect(-3.4, 0, 3.4, 18, 1.6), leather)
	s.stroke(path("M-3 4 L3 7 M-3 9 L3 12 M-3 14 L3 17"), 1, goldLight)
	s.form(circle(0, 22, 5.2), gold)
	s.fill(circle(0, 22, 2.2), s.accent)
}

func blade(s *scene) {
	s.glow(-12, -16, 46, fade(s.mood.light, 0.5))
	s.moved(14, 22, 1, -34).sword()
	s.fill(star(-30, -40, 9, 1.8, 4), white)
}

func swords(s *scene) {
	s.moved(28, 28, 1, -42).sword()
	s.moved(-28, 28, 1, 42).sword()
	s.shine(0, -7, 3, fireHot)
	s.fill(star(0, -7, 17, 2.6, 8), fade(white, 0.9))
}

func dagger(s *scene) {
	q := s.moved(0, -10, 1.05, 180)
	q.form(path("M-7 4 L-6 -30 L0 -50 L6 -30 L7 4 Z"), steel)
	q.stroke(path("M0 -40 V2"), 1.2, fade(s.mood.ink, 0.7))
	q.form(path("M-18 2 C-20 -6 -14 -8 -10 -1 L10 -1 C14 -8 20 -6 18 2 C14 9 -14 9 -18 2 Z"), brass)
	q.form(path("M-5 7 L-4 29 H4 L5 7 Z"), mix(s.accent, leather, 0.4))
	q.form(lozen.mapped(matrix{0.13, 0, 0, 0.13, 0, 34}), crimson)
	s.fill(path("M0 42 C3 47 4 50 2 53 C0 55 -3 54 -3 51 C-3 48 -1 46 0 42 Z"), crimson)
}

func axe(s *scene) {
	q := s.moved(2, 4, 1, 16)
	q.form(roundRect(-3, -46, 3, 52, 2), wood)
	for _, x := range [2]float64{-1, 1} {
		h := *q
		h.pen = q.stretched(x, 1)
		h.form(path("M3 -34 C12 -34 22 -42 28 -52 C42 -36 42 -8 28 8 C22 -2 12 -10 3 -10 Z"), steel)
		h.stroke(path("M24 -42 C34 -30 34 -14 25 -2"), 1.4, fade(white, 0.8))
		h.stroke(path("M8 -22 C12 -26 16 -26 18 -22 C16 -18 12 -18 8 -22"), 1.3, s.accent)
	}
	q.form(path("M-4 -38 H4 V-6 H-4 Z"), iron)
	q.form(path("M0 -58 L5 -46 H-5 Z"), steel)
	q.stroke(path("M-3 24 L3 28 M-3 31 L3 35 M-3 38 L3 42"), 1.8, leather)
}

func pike(s *scene) {
	for i, x := range []float64{-36, 36, -18, 18, 0} {
		y := []float64{10, 10, 2, 2, -6}[i]
		q := s.moved(x, y, 1, x*0.28)
		q.stroke(path("M0 64 V-26"), 4.6, s.mood.ink)
		q.stroke(path("M0 64 V-26"), 2.6, s.tint(wood))
		q.form(path("M0 -50 L7 -30 L2.4 -22 L2.4 -16 H-2.4 V-22 L-7 -30 Z"), steel)
		q.stroke(path("M0 -44 V-24"), 1, fade(s.mood.ink, 0.6))
		q.form(path("M2 -16 C10 -14 12 -6 20 -6 C16 0 10 2 2 0 Z"), s.accent)
	}
}

func arrows(s *scene) {
	for i, q := range [][3]float64{{-30, 14, -24}, {26, 20, 14}, {0, 8, -4}} {
		a := s.moved(q[0], q[1], 1, q[2]+180)
		a.stroke(path("M0 -24 V44"), 3.6, s.mood.ink)
		a.stroke(path("M0 -24 V44"), 2, s.tint(wood))
		c := s.accent
		if i == 2 {
			c = crimson
		}
		a.form(path("M0 30 L8 38 L8 54 L0 46 L-8 54 L-8 38 Z"), c)
	}
	for _, q := range [][3]float64{{-36, 38, 12}, {24, 46, 12}, {-2, 34, 12}} {
		s.form(ellipse(q[0], q[1], q[2], 4), mix(s.mood.near, bark, 0.5))
		s.stroke(outline{}.move(pt{q[0] - 9, q[1]}).line(pt{q[0] - 13, q[1] - 8}).move(pt{q[0] + 8, q[1]}).line(pt{q[0] + 13, q[1] - 7}), 1.4, green)
	}
}

func dart(s *scene) {
	s.form(circle(6, 4, 44), mix(bone, parch, 0.4))
	for i, r := range []float64{36, 27, 18, 9} {
		c := crimson
		if i%2 == 1 {
			c = bone
		}
		s.fill(circle(6, 4, r), s.tint(c))
		s.stroke(circle(6, 4, r), 1, s.mood.ink)
	}
	q := s.moved(6, 4, 1, -52)
	q.form(path("M-1 0 L-2.4 -14 H2.4 L1 0 Z"), steel)
	q.form(roundRect(-3, -34, 3, -13, 1), brass)
	q.form(path("M0 -30 L13 -42 L13 -58 L0 -46 L-13 -58 L-13 -42 Z"), s.accent)
	q.lines("M0 -34 V-52", 1.2)
}

var heater = mirrored("M0 -50 C14 -42 28 -40 42 -40 C44 -4 30 34 0 52")

func shieldArms(s *scene) {
	s.form(heater, steel)
	face := heater.mapped(matrix{0.86, 0, 0, 0.86, 0, 0})
	s.form(face, s.accent)
	in := *s
	in.pen = s.inside(face)
	in.fill(rect(0, -60, 60, 0), s.tint(mix(s.accent, bone, 0.75)))
	in.fill(rect(-60, 0, 0, 60), s.tint(mix(s.accent, bone, 0.75)))
	s.stroke(face, 1.2, s.mood.ink)
	s.lines("M0 -42 V44 M-36 0 H36", 1.2)
	s.form(star(0, 0, 19, 8, 8), gold)
	s.form(circle(0, 0, 6), goldLight)
	for _, q := range []pt{{-34, -34}, {34, -34}, {0, 46}, {-30, 10}, {30, 10}} {
		s.fill(circle(q.x, q.y, 2), s.mood.ink)
	}
}

// shields are a wall of them, with spears above.
func shields(s *scene) {
	for x := -s.w - 10; x < s.w+20; x += 15 {
		s.stroke(outline{}.move(pt{x, 20}).line(pt{x + 9, -40}), 3.6, s.mood.ink)
		s.stroke(outline{}.move(pt{x, 20}).line(pt{x + 9, -40}), 1.9, s.tint(wood))
		s.moved(x+9, -40, 1, 9).form(path("M0 -13 L4 -3 L0 3 L-4 -3 Z"), steel)
	}
	for i := -3; i <= 3; i++ {
		x := 31 * float64(i)
		q := s.moved(x, 0, 1, 0)
		q.form(path("M-13 10 C-13 -2 13 -2 13 10 Z"), mix(s.accent, s.mood.shade, 0.3))
		q.form(circle(0, -9, 8), skin)
		q.form(path("M-9.6 -6 C-12 -26 12 -26 9.6 -6 L5 -10 L2 -10 L1 -4 L-1 -4 L-2 -10 L-5 -10 Z"), steel)
	}
	for i := -3; i <= 3; i++ {
		c := s.accent
		if i%2 != 0 {
			c = mix(crimson, s.accent, 0.3)
		}
		q := s.moved(31*float64(i), 20, 0.5, 0)
		q.form(roundRect(-31, -50, 31, 56, 12), gold)
		q.form(roundRect(-25, -44, 25, 50, 9), c)
		q.form(circle(0, 3, 13), brass)
		q.stroke(path("M0 -40 V-12 M0 18 V46 M-22 3 H-14 M14 3 H22"), 4, goldLight)
	}
}

func brokenShield(s *scene) {
	l := s.moved(-9, 4, 0.94, -9)
	r := s.moved(10, 0, 0.94, 10)
	l.form(path("M0 -50 C-14 -42 -28 -40 -42 -40 C-44 -4 -30 34 0 52 L-6 30 L6 18 L-8 4 L4 -10 L-7 -24 L2 -36 Z"), s.accent)
	l.stroke(path("M-4 -42 C-14 -36 -24 -34 -36 -34 C-37 -4 -26 26 -6 40"), 2.2, steel)
	r.form(path("M0 -50 C14 -42 28 -40 42 -40 C44 -4 30 34 0 52 L-6 30 L6 18 L-8 4 L4 -10 L-7 -24 L2 -36 Z"), mix(s.accent, bone, 0.35))
	r.stroke(path("M6 -42 C14 -36 24 -34 36 -34 C37 -4 26 26 6 42"), 2.2, steel)
	for i := range 9 {
		a := polar(s.chance(24, 50), 40*float64(i)+s.chance(-14, 14))
		s.moved(a.x, a.y-4, 1, s.chance(0, 180)).form(polygon(pt{-3, 2}, pt{0, -4}, pt{4, 3}), mix(s.accent, steel, 0.5))
	}
	s.shine(1, -2, 4, fireHot)
	s.fill(star(1, -2, 20, 3, 7), fade(white, 0.9))
}

func armor(s *scene) {
	s.both(func(s *scene) {
		s.form(path("M18 -30 C34 -38 48 -26 50 -6 C50 4 44 10 36 8 C30 -4 24 -12 16 -16 Z"), steel)
		s.stroke(path("M24 -24 C34 -22 40 -12 42 2"), 1.2, fade(s.mood.ink, 0.6))
		s.form(path("M4 38 L27 34 L33 56 L6 58 Z"), mix(steel, iron, 0.4))
	})
	s.form(mirrored("M0 -28 C4 -28 8 -32 12 -42 L26 -38 C28 -20 32 -6 30 10 C29 24 26 34 22 42 L0 46"), steel)
	s.stroke(path("M0 -28 V44"), 1.3, fade(s.mood.ink, 0.8))
	s.stroke(path("M-12 -42 C-8 -30 8 -30 12 -42"), 3, gold)
	s.stroke(path("M-25 22 C-10 28 10 28 25 22 M-23 32 C-10 38 10 38 23 32"), 1.3, fade(s.mood.ink, 0.7))
	s.form(path("M0 -14 L11 -4 L7 12 H-7 L-11 -4 Z"), s.accent)
	s.form(star(0, 0, 8, 3.2, 8), goldLight)
	s.form(path("M-24 40 C-10 46 10 46 24 40 L25 47 C10 53 -10 53 -25 47 Z"), leather)
	s.gleam("M-20 -24 C-24 -10 -24 2 -22 14", 1.8)
}

func gauntlet(s *scene) {
	c := steel
	s.form(path("M-20 12 C-26 26 -32 44 -34 60 L34 60 C32 44 26 26 20 12 Z"), mix(c, iron, 0.25))
	s.form(path("M-26 8 H26 L30 20 H-30 Z"), gold)
	s.form(path("M-24 -18 C-26 -2 -24 8 -18 14 H20 C26 6 28 -6 26 -20 Z"), c)
	for i := range 4 {
		x := -24 + 12.4*float64(i)
		y := []float64{-40, -46, -45, -38}[i]
		s.form(roundRect(x, y, x+12.6, -10, 6), c)
		s.stroke(outline{}.move(pt{x + 1, y + 15}).line(pt{x + 11.6, y + 15}), 1.3, s.mood.ink)
	}
	s.form(path("M-26 -8 C-36 -14 -38 -26 -30 -28 C-22 -22 -4 -20 6 -16 C10 -10 6 -4 0 -4 C-10 -4 -18 -6 -26 -8 Z"), c)
	s.form(lozen.mapped(matrix{0.13, 0, 0, 0.1, 2, 14}), s.accent)
	s.stroke(path("M-20 30 H20 M-26 44 H26"), 1.3, fade(s.mood.ink, 0.7))
}

func banner(s *scene) {
	s.stroke(path("M-24 60 V-50"), 6, s.mood.ink)
	s.stroke(path("M-24 60 V-50"), 3.6, s.tint(wood))
	s.form(path("M-24 -60 L-19 -50 L-24 -44 L-29 -50 Z"), gold)
	flag := path("M-23 -44 C-4 -54 14 -32 48 -44 C42 -36 38 -28 37 -20 C40 -8 44 0 50 6 C18 18 0 -6 -23 8 Z")
	s.form(flag, s.accent)
	in := *s
	in.pen = s.inside(flag)
	in.stroke(path("M-24 -36 C-4 -46 14 -24 50 -36 M-24 0 C0 -14 18 10 52 -2"), 2.6, goldLight)
	in.fill(path("M-6 -60 L2 -60 C4 -30 0 0 4 20 L-8 20 C-10 0 -4 -30 -6 -60 Z"), fade(s.mood.shade, 0.25))
	in.fill(path("M22 -60 L32 -60 C34 -30 28 0 34 20 L22 20 C20 0 26 -30 22 -60 Z"), fade(s.mood.shade, 0.22))
	s.form(star(12, -18, 12.5, 5, 8), goldLight)
	s.stroke(path("M-24 8 C-28 18 -20 24 -26 34"), 1.6, gold)
	for i, x := range []float64{-54, -46, 24, 36, 46} {
		y := 44 - 3*float64(i%2)
		s.stroke(outline{}.move(pt{x, 60}).line(pt{x, y - 16}), 1.6, s.mood.near)
		s.fill(ellipse(x, 60, 8, 14), mix(s.mood.near, s.mood.far, 0.2*float64(i%3)))
		s.fill(circle(x, 46, 4), mix(s.mood.near, s.mood.far, 0.2*float64(i%3)))
	}
}

func drum(s *scene) {
	s.form(path("M-36 -10 L-32 34 C-20 46 20 46 32 34 L36 -10 Z"), s.accent)
	s.stroke(path("M-35 -4 L-24 42 L-12 4 L0 46 L12 4 L24 42 L35 -4"), 1.8, bone)
	s.form(path("M-33 30 C-20 44 20 44 33 30 L32 38 C20 50 -20 50 -32 38 Z"), gold)
	s.form(path("M-37 -14 C-37 8 37 8 37 -14 L36.6 -4 C34 14 -34 14 -36.6 -4 Z"), gold)
	s.form(ellipse(0, -14, 37, 14), bone)
	s.fill(ellipse(4, -12, 16, 5), fade(s.mood.shade, 0.14))
	for _, q := range [][2]float64{{-16, -24}, {20, 28}} {
		d := s.moved(q[0], -34, 1, q[1])
		d.form(roundRect(-2.2, -22, 2.2, 18, 2), wood)
		d.form(ellipse(0, 20, 5, 6), leather)
	}
	s.stroke(path("M-44 -30 C-50 -24 -52 -18 -52 -10 M44 -30 C50 -24 52 -18 52 -10"), 1.8, fade(s.mood.light, 0.8))
}

func horn(s *scene) {
	s.form(path("M-46 -26 C-42 14 -12 36 22 26 C34 22 42 12 46 -2 L22 -24 C20 -4 2 4 -12 -4 C-26 -12 -34 -24 -38 -30 Z"), mix(bone, bronze, 0.25))
	s.form(path("M50 -6 C58 -16 36 -42 22 -32 C14 -26 36 6 50 -6 Z"), gold)
	s.fill(path("M46 -9 C51 -16 34 -34 25 -28 C20 -24 38 -2 46 -9 Z"), s.mood.ink)
	s.form(path("M-48 -28 L-38 -36 L-34 -28 L-44 -20 Z"), gold)
	s.form(path("M-32 4 L-22 -10 L-15 -6 L-25 12 Z"), gold)
	s.form(path("M4 28 L4 1 L12 -1 L14 28 Z"), gold)
	s.stroke(path("M-26 12 C-20 34 4 48 10 30"), 3, s.mood.ink)
	s.stroke(path("M-26 12 C-20 34 4 48 10 30"), 1.7, s.accent)
	s.stroke(path("M40 -44 C46 -42 52 -38 56 -32 M44 -54 C52 -50 58 -46 64 -38 M34 -40 L36 -46"), 2, fade(s.mood.light, 0.9))
}
