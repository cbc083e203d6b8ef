package cardart

import "image/color"

// fair is what belongs to games of chance, to the stage and to the hand.
var fair = []motif{
	{"dice", hall, dim, dice}, {"cards", hall, dim, cardsArt}, {"cups", hall, dim, cups}, {"wheel", land, dim, wheel}, {"tent", land, dim, tent},
	{"fireworks", nowhere, dark, fireworks}, {"ticket", hall, dim, ticket}, {"palm", nowhere, dark, palm}, {"hat", hall, dim, hat}, {"stage", hall, dark, stage},
	{"feast", hall, dim, feast}, {"eye", nowhere, dark, eyeArt}, {"heart", nowhere, dark, heartArt}, {"gift", hall, dim, gift},
}

func dice(s *scene) {
	s.fill(ellipse(-12, 44, 30, 7), fade(s.mood.ink, 0.6))
	s.fill(ellipse(30, 34, 22, 5), fade(s.mood.ink, 0.6))
	die := func(q *scene, top, front, right []pt) {
		q.form(path("M0 -34 L30 -20 L0 -6 L-30 -20 Z"), mix(bone, white, 0.4))
		q.form(path("M-30 -20 L0 -6 V30 L-30 14 Z"), bone)
		q.form(path("M30 -20 L0 -6 V30 L30 14 Z"), mix(bone, s.mood.shade, 0.28))
		for _, p := range top {
			q.fill(ellipse(p.x*30-p.y*30, -20+p.x*14+p.y*14, 4.4, 2.8), crimson)
		}
		for _, p := range front {
			q.fill(ellipse(-15+p.x*30, 4+p.y*36+p.x*14, 3.2, 4.2), s.mood.ink)
		}
		for _, p := range right {
			q.fill(ellipse(15+p.x*30, 4+p.y*36-p.x*14, 3.2, 4.2), s.mood.ink)
		}
	}
	k := 0.27
	die(s.moved(28, 14, 0.72, 18), []pt{{-k, -k}, {k, k}, {0, 0}}, []pt{{-k, -k}, {k, k}, {-k, k}, {k, -k}}, []pt{{0, 0}})
	die(s.moved(-14, 10, 1.05, -8), []pt{{0, 0}}, []pt{{-k, -k}, {k, k}}, []pt{{-k, -k}, {k, k}, {0, 0}, {-k, k}, {k, -k}})
}

func cardsArt(s *scene) {
	for i := range 5 {
		q := s.moved(0, 60, 1, -34+17*float64(i)).moved(0, -56, 1, 0)
		q.form(roundRect(-20, -30, 20, 30, 4), mix(ivory, white, 0.3))
		suit := Clubs + Suit(i%4)
		c := s.mood.ink
		if suit == Hearts || suit == Diamonds {
			c = crimson
		}
		sign := suitShape(suit)
		if i < 4 {
			q.fill(sign.mapped(matrix{0.11, 0, 0, 0.11, -13, -21}), c)
		}
		if i == 4 {
			q.form(roundRect(-20, -30, 20, 30, 4), mix(s.accent, s.mood.shade, 0.1))
			q.stroke(roundRect(-16, -26, 16, 26, 3), 1.4, gold)
			q.fill(star(0, 0, 14, 6, 8), gold)
			q.fill(circle(0, 0, 4), s.accent)
		} else {
			q.fill(sign.mapped(matrix{0.26, 0, 0, 0.26, 2, 4}), c)
		}
	}
}

func cups(s *scene) {
	s.form(path("M-60 34 C-30 28 30 28 60 34 V64 H-60 Z"), mix(s.accent, s.mood.shade, 0.2))
	cup := path("M-10 -22 C-10 -26 10 -26 10 -22 L17 24 C8 29 -8 29 -17 24 Z")
	for _, q := range [][3]float64{{-36, 14, 0}, {36, 14, 0}} {
		c := s.moved(q[0], q[1], 1, q[2])
		c.form(cup, mix(bronze, brass, 0.4))
		c.stroke(path("M-12.6 -8 C-4 -5 4 -5 12.6 -8 M-15 10 C-6 14 6 14 15 10"), 1.6, fade(goldLight, 0.9))
	}
	s.glow(0, 34, 26, fade(fireHot, 0.8))
	s.form(circle(0, 34, 7.4), crimson)
	s.fill(circle(-2, 31.6, 2), white)
	c := s.moved(5, -14, 1.05, 16)
	c.form(cup, gold)
	c.stroke(path("M-12.6 -8 C-4 -5 4 -5 12.6 -8 M-15 10 C-6 14 6 14 15 10"), 1.6, goldLight)
}

// wheel is the great wheel of a fair.
func wheel(s *scene) {
	s.form(path("M-4 -6 L-32 58 H-24 L0 4 L24 58 H32 L4 -6 Z"), iron)
	s.stroke(circle(0, -8, 40), 6, s.mood.ink)
	s.stroke(circle(0, -8, 40), 3.6, brass)
	s.stroke(circle(0, -8, 30), 1.6, brass)
	turn := s.chance(0, 45)
	for i := range 8 {
		a := polar(40, turn+45*float64(i))
		s.stroke(outline{}.move(pt{0, -8}).line(pt{a.x, a.y - 8}), 1.8, brass)
	}
	for i := range 8 {
		a := polar(40, turn+45*float64(i))
		c := s.accent
		if i%2 == 1 {
			c = crimson
		}
		q := s.moved(a.x, a.y-8, 1, 0)
		q.form(path("M-7 2 H7 C7 12 -7 12 -7 2 Z"), c)
		q.form(path("M-8 1 C-6 -7 6 -7 8 1 Z"), goldLight)
		q.shine(0, -7, 1.2, fireHot)
	}
	s.form(circle(0, -8, 8), gold)
	s.form(star(0, -8, 6, 2.6, 5), crimson)
}

func tent(s *scene) {
	for i, x := range []float64{-48, -24, 0, 24, 48} {
		y := -36 + 0.008*x*x
		s.shine(x, y+4*float64(i%2)-10, 1.5, fireHot)
	}
	s.stroke(path("M0 -30 V-54"), 2.4, s.mood.ink)
	s.form(path("M0 -55 C8 -59 12 -50 22 -53 L17 -48 L22 -42 C12 -40 8 -48 0 -43 Z"), crimson)
	roof := path("M0 -34 C-12 -18 -30 -6 -50 2 L-46 12 H46 L50 2 C30 -6 12 -18 0 -34 Z")
	s.form(path("M-44 10 H44 L50 58 H-50 Z"), bone)
	for _, x := range []float64{-38, -18, 18, 38} {
		s.fill(polygon(pt{x - 5, 10}, pt{x + 5, 10}, pt{x*1.13 + 5.6, 58}, pt{x*1.13 - 5.6, 58}), s.tint(s.accent))
	}
	s.form(roof, s.accent)
	in := *s
	in.pen = s.inside(roof)
	for _, x := range []float64{-32, 0, 32} {
		in.fill(path("M0 -36 C-2 -16 -6 0 -9 14 H9 C6 0 2 -16 0 -36 Z").mapped(matrix{1, 0, x / 34 * 0.9, 1, x / 2, 0}), s.tint(bone))
	}
	s.stroke(roof, 1.3, s.mood.ink)
	for i := range 8 {
		x := -42 + 12*float64(i)
		c := s.accent
		if i%2 == 0 {
			c = bone
		}
		s.form(path("M-6.5 10 H6.5 C6.5 20 -6.5 20 -6.5 10 Z").mapped(matrix{1, 0, 0, 1, x, 0}), c)
	}
	s.fill(path("M0 20 C8 30 14 44 16 58 H-16 C-14 44 -8 30 0 20 Z"), s.mood.ink)
	s.glow(0, 50, 20, fade(fireMid, 0.8))
}

func fireworks(s *scene) {
	s.fill(rect(-s.w-2, -s.h-2, s.w+2, s.h+2), fade(s.mood.shade, 0.55))
	for i, q := range [][3]float64{{-22, -18, 34}, {28, 2, 26}, {4, 32, 17}, {36, -40, 14}} {
		c := mix([]color.NRGBA{fireMid, lighter(s.accent, 0.35), crimson, iceBlue}[i], white, 0.15)
		s.glow(q[0], q[1], q[2]*1.2, fade(c, 0.6))
		n := 14
		for j := range n {
			a := float64(j) * 360 / float64(n)
			p := s.moved(q[0], q[1], 1, a)
			p.fill(path("M-0.8 0 L0 -1 L0.8 0 L0.4 1 Z").mapped(matrix{2, 0, 0, q[2] * 0.42, 0, -q[2] * 0.62}), c)
			p.fill(circle(0, -q[2], 1.7), mix(c, white, 0.6))
			if j%2 == 0 {
				p.fill(circle(0, -q[2]*0.34, 1.2), mix(c, white, 0.6))
			}
		}
	}
	s.ridge(s.h*0.86, 4, 0.6, s.mood.near)
}

func ticket(s *scene) {
	for i, q := range [][3]float64{{8, -8, 16}, {-4, 6, -12}} {
		t := s.moved(q[0], q[1], 1, q[2])
		t.form(path("M-46 -26 H46 V-8 C38 -6 38 6 46 8 V26 H-46 V8 C-38 6 -38 -6 -46 -8 Z"), mix(parch, s.accent, 0.5-0.4*float64(i)))
		t.stroke(path("M-38 -21 H38 M-38 21 H38"), 1.4, s.accent)
		t.stroke(path("M24 -18 V-12 M24 -7 V-1 M24 4 V10 M24 15 V20"), 1.6, s.mood.ink)
		t.form(star(-6, 0, 15, 6.4, 5), crimson)
		t.stroke(path("M-34 -8 V8 M-28 -8 V8 M14 -8 V8 M32 -6 V6"), 2, fade(s.mood.ink, 0.75))
	}
}

// palm is an open hand with its lines and an eye.
func palm(s *scene) {
	s.glow(0, 6, 58, fade(mix(s.accent, fireHot, 0.5), 0.7))
	s.stars(12)
	s.form(path("M-20 58 L-20 40 C-28 30 -30 18 -29 6 L-29 -24 C-29 -32 -19 -32 -19 -24 L-18 -4 L-16 -4 L-16 -42 C-16 -50 -5 -50 -5 -42 L-4 -6 L-2 -6 L-1 -48 C-1 -56 10 -56 10 -48 L9 -5 L11 -5 L14 -36 C15 -44 25 -43 24 -35 L22 6 C26 2 32 -8 38 -12 C46 -16 50 -8 46 -2 C38 14 32 30 20 40 L20 58 Z"), skin)
	s.stroke(path("M-24 10 C-12 4 6 4 18 8 M-24 34 C-18 20 -6 16 14 16 M16 12 C8 22 6 34 8 46"), 1.5, fade(hex(0x8a4a3a), 0.9))
	s.form(path("M-16 22 C-8 12 8 12 14 22 C8 32 -8 32 -16 22 Z"), white)
	s.fill(circle(-1, 22, 6), s.accent)
	s.fill(circle(-1, 22, 2.8), s.mood.ink)
	s.form(path("M-24 48 H24 V60 H-24 Z"), gold)
	for _, q := range []pt{{-24, -40}, {-10, -56}, {5, -62}, {21, -51}} {
		s.fill(star(q.x, q.y, 4, 1, 4), fireHot)
	}
}

// hat is a magician's, with what comes out of it.
func hat(s *scene) {
	s.glow(0, -26, 48, fade(mix(s.accent, fireHot, 0.6), 0.8))
	c := mix(coal, s.accent, 0.2)
	s.both(func(s *scene) {
		s.form(path("M4 -22 C4 -40 8 -54 14 -56 C21 -54 20 -36 14 -20 Z"), bone)
		s.fill(path("M8 -26 C8 -38 11 -48 14 -50 C17 -46 16 -36 12 -24 Z"), hex(0xdf9a92))
	})
	s.form(mirrored("M0 -28 C12 -28 18 -20 17 -10 L17 6 L0 6"), bone)
	s.both(func(s *scene) {
		s.fill(circle(7, -15, 2.2), s.mood.ink)
		s.lines("M3 -6 L15 -8 M3 -4 L15 -2", 0.8)
	})
	s.fill(path("M-3 -10 H3 L0 -6 Z"), hex(0xc2625c))
	s.form(path("M-28 2 L-22 46 C-12 52 12 52 22 46 L28 2 Z"), c)
	s.form(path("M-26.5 12 C-10 18 10 18 26.5 12 L25 24 C10 29 -10 29 -25 24 Z"), crimson)
	s.form(path("M-44 -4 C-44 10 44 10 44 -4 C44 2 30 6 17 6 C16 -1 -16 -1 -17 6 C-30 6 -44 2 -44 -4 Z"), c)
	q := s.moved(38, 26, 1, 34)
	q.form(roundRect(-2, -30, 2, 24, 1), coal)
	q.form(roundRect(-2, -30, 2, -20, 1), white)
	for i := range 7 {
		s.fill(star(s.chance(-46, 46), s.chance(-54, -20), 4.5-0.4*float64(i), 1.1, 4), fireHot)
	}
}

func stage(s *scene) {
	s.fillWith(polygon(pt{-8, -s.h}, pt{8, -s.h}, pt{34, 44}, pt{-34, 44}), shade(fade(fireHot, 0.7), fade(fireHot, 0.15), -s.h, 44))
	s.form(rect(-s.w-4, 36, s.w+4, s.h+4), wood)
	s.stroke(path("M-90 44 H90 M-90 51 H90 M-40 36 L-50 60 M-14 36 L-18 60 M14 36 L18 60 M40 36 L50 60"), 1, fade(s.mood.ink, 0.6))
	s.fill(ellipse(0, 41, 32, 5), fade(fireHot, 0.7))
	red := mix(crimson, s.accent, 0.3)
	s.both(func(s *scene) {
		s.form(outline{}.move(pt{18, -s.h - 4}).cube(pt{24, -10}, pt{40, 14}, pt{s.w * 0.75, 42}).line(pt{s.w + 4, 46}).line(pt{s.w + 4, -s.h - 4}).close(), red)
		s.stroke(path("M30 -58 C34 -10 46 14 60 36 M42 -58 C46 -14 56 10 72 30"), 2.4, fade(s.mood.ink, 0.5))
		s.form(path("M36 12 C44 10 54 8 70 10 L70 16 C56 15 46 17 38 19 Z"), gold)
	})
	for x := -s.w; x < s.w+10; x += 18 {
		s.form(path("M-10 -70 V-44 C-8 -34 8 -34 10 -44 V-70 Z").mapped(matrix{1, 0, 0, 1, x, -s.h + 58}), mix(red, s.mood.shade, 0.12))
	}
	q := s.moved(0, 8, 0.52, 0)
	q.form(mirrored("M0 -34 C12 -40 24 -42 36 -38 C40 -10 34 24 0 46"), bone)
	q.both(func(s *scene) { s.fill(path("M7 -12 C12 -20 24 -20 29 -12 C23 -9 13 -7 7 -12 Z"), s.mood.ink) })
	q.fill(path("M-20 12 C-10 20 10 20 20 12 C18 30 6 34 0 34 C-6 34 -18 30 -20 12 Z"), s.mood.ink)
}

func feast(s *scene) {
	s.form(rect(-s.w-4, 22, s.w+4, 34), wood)
	s.form(rect(-s.w-4, 34, s.w+4, s.h+4), mix(bone, s.accent, 0.3))
	for x := -s.w; x < s.w+10; x += 20 {
		s.fill(path("M-10 34 C-8 44 8 44 10 34 Z").mapped(matrix{1, 0, 0, 1, x, 0}), fade(s.mood.shade, 0.25))
	}
	s.form(ellipse(-8, 20, 36, 8), steel)
	s.form(path("M-34 16 C-38 -6 -18 -22 2 -20 C20 -18 26 0 20 16 C8 24 -22 24 -34 16 Z"), mix(bronze, leather, 0.4))
	s.form(path("M14 8 C22 -2 30 -2 34 -8 C38 -14 44 -8 40 -4 C44 0 38 6 34 2 C30 6 26 14 16 16 Z"), mix(bronze, leather, 0.2))
	s.stroke(path("M-26 -2 C-20 -12 -10 -16 0 -14"), 2, fade(white, 0.5))
	s.form(path("M-58 -14 H-38 L-40 22 H-56 Z"), wood)
	s.stroke(path("M-38 -8 C-28 -8 -28 14 -39 14"), 3, s.mood.ink)
	s.form(path("M-60 -14 C-62 -24 -52 -26 -48 -22 C-42 -28 -32 -20 -36 -14 Z"), bone)
	s.form(circle(38, 15, 8.4), crimson)
	s.form(circle(50, 15, 8.4), green)
	s.form(circle(44, 3, 8), mix(crimson, fireMid, 0.4))
	s.stroke(path("M-14 -32 C-20 -38 -8 -44 -14 -52 M2 -30 C-4 -38 8 -44 2 -52"), 2.4, fade(white, 0.5))
}

func eyeArt(s *scene) {
	iris := mix(lighter(s.accent, 0.25), iceBlue, 0.2)
	s.glow(0, 0, 60, fade(iris, 0.7))
	for i := range 18 {
		q := s.turned(20 * float64(i))
		far := 52.0
		if i%2 == 1 {
			far = 44
		}
		q.fill(polygon(pt{-2.4, -34}, pt{2.4, -34}, pt{0, -far}), fade(s.mood.light, 0.6))
	}
	lens := path("M-50 0 C-28 -34 28 -34 50 0 C28 34 -28 34 -50 0 Z")
	s.form(lens, white)
	in := *s
	in.pen = s.inside(lens)
	in.form(circle(0, 0, 23), iris)
	for i := range 24 {
		in.turned(15*float64(i)).stroke(path("M0 -10 V-21"), 1.1, fade(s.mood.ink, 0.4))
	}
	in.fill(ellipse(0, 0, 6, 15), s.mood.ink)
	in.fill(circle(-8, -9, 4.4), white)
	in.fillWith(path("M-50 -30 H50 V-8 C28 -30 -28 -30 -50 -8 Z"), plain(fade(s.mood.ink, 0.25)))
	s.stroke(lens, 2.2, s.mood.ink)
}

func heartArt(s *scene) {
	c := mix(crimson, s.accent, 0.15)
	s.glow(0, 0, 60, fade(hex(0xff7a6a), 0.7))
	s.form(path("M0 48 C-20 30 -46 12 -46 -14 C-46 -40 -14 -46 0 -22 C14 -46 46 -40 46 -14 C46 12 20 30 0 48 Z"), c)
	s.fill(path("M-34 -12 C-34 -26 -22 -30 -14 -24 C-24 -24 -28 -16 -28 -6 Z"), fade(white, 0.7))
	s.form(roundRect(-6, -13, 6, 23, 1.5), bone)
	s.form(roundRect(-18, -1, 18, 11, 1.5), bone)
	s.flat(rect(-4.6, -11, 4.6, 21), bone)
}

func gift(s *scene) {
	s.glow(0, -4, 52, fade(fireHot, 0.6))
	s.form(roundRect(-34, -4, 34, 48, 2), s.accent)
	s.form(roundRect(-40, -16, 40, 0, 2), mix(s.accent, white, 0.15))
	s.form(rect(-6, -16, 6, 48), goldLight)
	s.both(func(s *scene) {
		s.form(path("M2 -18 C8 -40 34 -46 36 -30 C36 -18 16 -16 2 -16 Z"), goldLight)
		s.fill(path("M8 -20 C14 -32 26 -36 28 -28 C28 -22 18 -20 8 -20 Z"), fade(s.mood.ink, 0.4))
	})
	s.form(circle(0, -18, 6), gold)
	for i := range 6 {
		s.fill(star(s.chance(-46, 46), s.chance(-54, -34), 4.5-0.4*float64(i), 1.1, 4), fireHot)
	}
}
