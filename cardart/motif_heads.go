package cardart

import "image/color"

// heads are faces: of people, of what was made and of what does not live.
var heads = []motif{
	{"skull", hall, dim, skull}, {"king", hall, dim, kingHead}, {"queen", hall, dim, queenHead}, {"mask", hall, dim, mask}, {"jester", nowhere, dim, jesterHead},
	{"knight", land, bright, knight}, {"helm", hall, dim, helm}, {"golem", hall, dim, golem}, {"imp", nowhere, dark, imp}, {"giant", peaks, bright, giant},
	{"sage", hall, dim, sage}, {"oracle", nowhere, dark, oracle}, {"idol", hall, dim, idol},
}

func skull(s *scene) {
	s.form(mirrored("M0 -46 C26 -47 38 -28 36 -8 C35 2 28 8 25 14 C26 20 24 26 17 26 L17 40 C12 44 6 45 0 45"), bone)
	s.both(func(s *scene) {
		s.fill(path("M7 -6 C10 -16 27 -16 28 -4 C28 8 18 13 11 8 C6 5 6 -1 7 -6 Z"), s.mood.ink)
		s.shine(17, -1, 2.2, fire)
		s.stroke(path("M28 8 C24 12 22 16 23 22"), 1.1, fade(s.mood.ink, 0.6))
		s.lines("M5.6 28 V42 M11.4 27 V41", 1.5)
	})
	s.fill(mirrored("M0 8 C3 10 6 16 5 19 C3 21 1 19 0 17"), s.mood.ink)
	s.lines("M0 28 V44 M-16 34 H16", 1.5)
	s.stroke(path("M-14 -44 L-8 -34 L-13 -28 L-6 -20"), 1.4, fade(s.mood.ink, 0.75))
}

// countenance is a face from brow to chin, at the origin.
func (s *scene) countenance(c color.NRGBA, stern bool) {
	s.form(mirrored("M0 -28 C15 -28 20 -18 20 -6 C20 10 11 22 0 23"), c)
	s.both(func(s *scene) {
		s.fill(path("M4 -6 C6 -10 12 -10 14 -6 C12 -3.4 7 -3.4 4 -6 Z"), white)
		s.fill(circle(9, -6.4, 2.3), s.mood.ink)
		if stern {
			s.lines("M3 -10 L15 -14", 2.4)
		} else {
			s.lines("M3.6 -12 C7 -15 12 -15 15.4 -12", 1.6)
		}
		s.fill(ellipse(13, 3, 4, 2.6), fade(blush, 0.5))
	})
	s.stroke(path("M1 -8 C-1 0 -4 4 -3 6 C-1 8 2 8 3 6.6"), 1.3, fade(s.mood.ink, 0.8))
}

func kingHead(s *scene) {
	s.form(mirrored("M0 24 C20 20 42 34 48 60 L0 60"), s.accent)
	s.form(mirrored("M0 30 C12 28 24 30 30 36 C26 42 12 46 0 46"), bone)
	s.fill(path("M-16 36 L-14 40 M0 38"), s.mood.ink)
	for _, q := range []pt{{-20, 36}, {-9, 40}, {3, 38}, {14, 40}, {23, 36}} {
		s.fill(ellipse(q.x, q.y, 1.2, 2.2), s.mood.ink)
	}
	hair := mix(bone, slate, 0.35)
	s.form(mirrored("M0 -34 C24 -36 30 -16 26 4 C25 12 20 14 16 10 L0 10"), hair)
	s.countenance(skin, true)
	s.form(mirrored("M0 10 C5 7 12 4 19 -2 C22 14 16 34 0 42"), hair)
	s.form(path("M0 8 C7 4 13 6 17 13 C9 14 4 13 0 11 C-4 13 -9 14 -17 13 C-13 6 -7 4 0 8 Z"), mix(hair, white, 0.3))
	s.stroke(path("M-9 18 C-8 26 -5 32 -3 36 M9 18 C8 26 5 32 3 36 M0 18 V38"), 1, fade(s.mood.ink, 0.5))
	s.form(path("M-26 -20 L-32 -48 L-17 -36 L-9 -54 L0 -38 L9 -54 L17 -36 L32 -48 L26 -20 C12 -26 -12 -26 -26 -20 Z"), gold)
	s.form(path("M-27 -17 L-26 -26 C-10 -32 10 -32 26 -26 L27 -17 C12 -24 -12 -24 -27 -17 Z"), goldLight)
	for _, q := range []pt{{-15, -24.4}, {0, -27}, {15, -24.4}} {
		s.form(circle(q.x, q.y, 2.8), crimson)
	}
}

func queenHead(s *scene) {
	hair := mix(leather, bark, s.chance(0, 1))
	s.form(mirrored("M0 -36 C28 -38 34 -16 34 8 C34 26 40 34 42 44 C34 46 20 44 14 34 L0 34"), hair)
	s.form(mirrored("M0 26 C18 26 36 36 42 60 L0 60"), s.accent)
	s.form(mirrored("M0 18 H7 V28 C12 32 18 34 24 34 C18 42 8 46 0 46"), skin)
	s.countenance(skin, false)
	s.fill(path("M-5 14 C-2.6 11.6 -1 11.6 0 12.8 C1 11.6 2.6 11.6 5 14 C2.6 17.4 -2.6 17.4 -5 14 Z"), hex(0xb5303c))
	s.form(path("M0 -22 C-12 -20 -20 -12 -22 2 C-28 -16 -20 -32 0 -33 C20 -32 28 -16 22 2 C20 -12 12 -20 0 -22 Z"), hair)
	s.form(path("M-25 -20 L-25 -38 L-15 -30 L-9 -46 L0 -32 L9 -46 L15 -30 L25 -38 L25 -20 C12 -28 -12 -28 -25 -20 Z"), gold)
	for _, q := range []pt{{-25, -40}, {-9, -48}, {9, -48}, {25, -40}} {
		s.form(circle(q.x, q.y, 3), iceBlue)
	}
	s.form(lozen.mapped(matrix{0.09, 0, 0, 0.1, 0, -30}), crimson)
	s.stroke(arc(0, 30, 15, 20, 160), 1.6, goldLight)
	s.form(circle(0, 46, 3.6), iceBlue)
}

// mask laughs; half of it is dark.
func mask(s *scene) {
	s.stroke(path("M-34 -18 C-48 -10 -46 10 -54 28 M34 -18 C48 -6 46 14 56 30"), 3.4, crimson)
	shape := mirrored("M0 -34 C12 -40 24 -42 36 -38 C40 -10 34 24 0 46")
	s.form(shape, bone)
	half := *s
	half.pen = s.inside(shape)
	half.fill(rect(0, -60, 60, 60), mix(s.accent, s.mood.ink, 0.25))
	s.stroke(shape, 1.4, s.mood.ink)
	s.both(func(s *scene) {
		s.fill(path("M7 -12 C12 -20 24 -20 29 -12 C23 -9 13 -7 7 -12 Z"), s.mood.ink)
		s.stroke(path("M6 -20 C12 -28 24 -28 30 -22"), 1.8, gold)
	})
	s.fill(path("M-20 12 C-10 20 10 20 20 12 C18 30 6 34 0 34 C-6 34 -18 30 -20 12 Z"), s.mood.ink)
	s.fill(lozen.mapped(matrix{0.09, 0, 0, 0.13, -19, 2}), crimson)
	s.lines("M0 -14 C-2 -4 -4 2 -3 5 C-1 7 1 7 3 5", 1.3)
	s.form(lozen.mapped(matrix{0.11, 0, 0, 0.13, 0, -28}), gold)
}

func jesterHead(s *scene) {
	a, b := s.accent, mix(gold, s.accent, 0.1)
	s.form(path("M0 -22 C-10 -44 -30 -52 -46 -38 C-54 -30 -54 -16 -50 -8 C-46 -18 -38 -22 -30 -16 C-26 -8 -26 -2 -24 4 Z"), a)
	s.form(path("M0 -22 C10 -44 30 -52 46 -38 C54 -30 54 -16 50 -8 C46 -18 38 -22 30 -16 C26 -8 26 -2 24 4 Z"), b)
	s.form(mirrored("M0 14 H9 V26 L30 34 L34 60 L0 60"), a)
	s.form(path("M-14 -16 C-14 -36 -6 -50 2 -58 C8 -48 14 -34 14 -16 Z"), mix(crimson, a, 0.3))
	s.countenance(skin, false)
	s.fill(path("M-12 8 C-6 12 6 12 12 8 C10 18 4 20 0 20 C-4 20 -10 18 -12 8 Z"), s.mood.ink)
	s.fill(path("M-9.6 10.4 C-4 13 4 13 9.6 10.4 L8 14 C3 15 -3 15 -8 14 Z"), white)
	s.fill(lozen.mapped(matrix{0.05, 0, 0, 0.1, -9, -6}), fade(a, 0.55))
	s.form(path("M-22 -10 C-10 -20 10 -20 22 -10 L20 -19 C10 -28 -10 -28 -20 -19 Z"), goldLight)
	for i := range 8 {
		x := -42 + 12*float64(i)
		col := a
		if i%2 == 1 {
			col = b
		}
		s.form(polygon(pt{x*0.62 - 6, 24}, pt{x*0.62 + 6, 24}, pt{x, 47 - 0.006*x*x}), col)
	}
	for _, q := range []pt{{-50, -6}, {50, -6}, {2, -56}} {
		s.form(circle(q.x, q.y, 5), gold)
		s.fill(circle(q.x, q.y+1.6, 1.3), s.mood.ink)
	}
}

func knight(s *scene) {
	s.form(path("M2 -44 C-10 -60 -40 -58 -48 -38 C-52 -26 -46 -10 -40 0 C-40 -14 -34 -22 -24 -26 C-14 -30 -4 -34 4 -38 Z"), mix(crimson, s.accent, 0.5))
	s.form(mirrored("M0 26 C20 24 44 30 54 60 L0 60"), steel)
	s.form(mirrored("M0 30 C10 28 22 30 27 37 C20 44 8 46 0 46"), s.accent)
	s.form(mirrored("M0 -46 C18 -46 28 -32 28 -14 L26 18 C20 28 10 34 0 36"), steel)
	s.form(mirrored("M0 -10 L29 -16 L28 4 C20 8 10 12 0 13"), mix(steel, iron, 0.35))
	s.fill(mirrored("M0 -4.6 L4 -5 L22 -9.6 L21 -3.6 L4 1 L0 1.4"), s.mood.ink)
	s.shine(-11, -3.6, 1.4, s.mood.light)
	s.shine(11, -3.6, 1.4, s.mood.light)
	s.lines("M0 -46 V-10 M0 13 V36", 1.4)
	s.both(func(s *scene) {
		for _, q := range []pt{{6, 20}, {12, 18}, {18, 15}, {6, 27}, {12, 24}} {
			s.fill(circle(q.x, q.y, 1.3), s.mood.ink)
		}
		s.form(circle(26, -13, 3.4), gold)
		s.stroke(path("M34 38 C40 42 44 50 46 58"), 1.2, fade(s.mood.ink, 0.7))
	})
}

// helm is a crested helmet with cheek guards.
func helm(s *scene) {
	c := mix(bronze, brass, 0.5)
	s.form(path("M-6 -34 C-30 -62 34 -66 46 -28 C52 -8 50 20 40 42 C36 30 36 8 28 -10 C22 -24 10 -32 -2 -30 Z"), mix(crimson, s.accent, 0.45))
	s.stroke(path("M12 -48 L8 -33 M26 -44 L18 -28 M38 -32 L26 -18 M45 -16 L32 -6 M48 2 L36 8 M47 20 L37 20"), 1.2, fade(s.mood.ink, 0.6))
	s.form(path("M-30 36 C-36 10 -38 -16 -22 -30 C-8 -42 22 -34 28 -8 C32 12 30 26 36 44 L16 48 C12 40 10 30 8 20 L2 18 L-8 46 C-18 46 -26 42 -30 36 Z"), c)
	s.fill(path("M-30 -6 C-22 -12 -12 -12 -4 -6 C-2 0 0 10 2 18 L-8 46 C-12 32 -12 18 -16 8 L-19 24 L-24 8 L-30 4 Z"), s.mood.ink)
	s.form(path("M-22 -10 L-13 -10 L-15 22 L-20 26 L-22 20 Z"), c)
	s.form(path("M-34 -4 C-26 -16 -10 -18 0 -8 L-3 -3 C-12 -11 -22 -11 -32 -1 Z"), goldLight)
	s.shine(-8, -2, 1.6, s.mood.light)
	s.gleam("M-16 -26 C-8 -32 6 -30 12 -24", 1.6)
}

func golem(s *scene) {
	c := mix(brass, s.accent, 0.3)
	s.form(mirrored("M0 28 L30 28 L52 42 L52 60 L0 60"), mix(c, iron, 0.4))
	s.form(rect(-12, 20, 12, 32), iron)
	s.both(func(s *scene) {
		s.form(roundRect(28, -14, 40, 10, 3), iron)
		s.form(roundRect(38, -8, 45, 4, 2), c)
	})
	s.form(roundRect(-30, -38, 30, 24, 9), c)
	s.form(path("M-24 -38 C-20 -52 20 -52 24 -38 Z"), mix(c, iron, 0.3))
	s.form(rect(-2.4, -58, 2.4, -47), iron)
	s.shine(0, -58, 4, fireMid)
	s.form(roundRect(-24, -22, 24, -2, 8), s.mood.ink)
	s.shine(-11, -12, 5, fireMid)
	s.shine(11, -12, 5, fireMid)
	s.form(roundRect(-17, 6, 17, 18, 3), iron)
	s.lines("M-11 6 V18 M-5 6 V18 M1 6 V18 M7 6 V18 M12 6 V18", 1.6)
	for _, q := range []pt{{-24, -30}, {24, -30}, {-24, 17}, {24, 17}, {-40, 50}, {40, 50}, {0, -30}} {
		s.fill(circle(q.x, q.y, 2), s.mood.ink)
		s.fill(circle(q.x-0.5, q.y-0.5, 0.9), goldLight)
	}
	s.form(circle(0, 48, 8), fireMid)
	s.lines("M-8 48 H8 M0 40 V56", 1.2)
}

func imp(s *scene) {
	c := mix(hex(0xb23a34), s.accent, 0.4)
	s.glow(0, 0, 58, fade(fire, 0.55))
	s.both(func(s *scene) {
		s.form(path("M14 -24 C24 -34 30 -44 28 -58 C40 -46 40 -26 26 -14 Z"), bone)
		s.form(path("M24 -12 C36 -20 46 -22 56 -22 C52 -8 42 4 26 8 Z"), c)
		s.fill(path("M28 -8 C36 -14 44 -16 50 -17 C46 -8 38 0 28 3 Z"), fade(s.mood.ink, 0.5))
	})
	s.form(mirrored("M0 -30 C18 -32 29 -20 29 -4 C28 14 18 28 8 40 L0 50"), c)
	s.both(func(s *scene) {
		s.fill(path("M4 -6 C10 -14 20 -16 25 -15 C24 -4 14 2 4 -6 Z"), fireHot)
		s.fill(ellipse(15, -8.6, 2, 4), s.mood.ink)
		s.lines("M2 -10 C10 -18 20 -21 27 -19", 2.6)
	})
	s.lines("M-3 4 C-2 8 2 8 3 4", 1.5)
	s.fill(path("M-20 12 C-10 18 10 18 20 12 C16 28 6 30 0 30 C-6 30 -16 28 -20 12 Z"), s.mood.ink)
	s.fill(path("M-17 14 L-13.4 15.6 L-14.4 20.4 Z M-9 16.4 L-4 17 L-6 23 Z M9 16.4 L4 17 L6 23 Z M17 14 L13.4 15.6 L14.4 20.4 Z M-6 29.6 L-3 25 L0 30 Z M6 29.6 L3 25 L0 30 Z"), bone)
	s.form(path("M-5 38 L0 52 L5 38 C2 40 -2 40 -5 38 Z"), coal)
}

// giant stands over hills and trees.
func giant(s *scene) {
	c := mix(stone, s.accent, 0.2)
	s.form(path("M-52 60 C-50 26 -46 6 -30 0 C-18 -4 -12 -8 -11 -14 L11 -14 C12 -8 18 -4 30 0 C46 6 50 26 52 60 Z"), c)
	s.form(mirrored("M0 -50 C14 -50 19 -42 18 -28 C18 -16 12 -8 0 -8"), c)
	s.form(mirrored("M0 -14 C8 -18 15 -22 18 -30 C21 -12 14 4 0 10"), mix(green, bark, 0.5))
	s.form(path("M-19 -30 C-22 -48 -10 -56 0 -55 C10 -56 22 -48 19 -30 C14 -40 8 -43 0 -43 C-8 -43 -14 -40 -19 -30 Z"), mix(green, bark, 0.6))
	s.both(func(s *scene) {
		s.lines("M3 -34 L14 -36", 2.6)
		s.shine(8.4, -31, 1.6, fireMid)
		s.stroke(path("M28 60 C30 44 30 30 26 20 M12 14 C18 18 24 18 28 14"), 1.6, fade(s.mood.ink, 0.7))
	})
	s.lines("M-2 -30 L-4 -22 H3", 1.4)
	s.stroke(path("M-34 14 L-28 24 L-32 32 M-6 22 L2 32 L-2 42 M36 30 L42 38"), 1.2, fade(s.mood.ink, 0.6))
	s.fill(join(fir(-44, 60, 22), fir(-30, 60, 15), fir(40, 60, 24), fir(28, 60, 14), fir(-8, 60, 10), fir(6, 60, 12), fir(52, 60, 16), fir(-56, 60, 14)), mix(s.mood.near, green, 0.2))
}

func sage(s *scene) {
	hair := mix(bone, white, 0.3)
	s.form(mirrored("M0 20 C22 22 42 34 48 60 L0 60"), s.accent)
	s.form(mirrored("M0 -42 C26 -44 34 -20 30 4 C30 20 34 30 36 40 C26 36 20 30 16 22 L0 22"), mix(s.accent, s.mood.shade, 0.35))
	s.countenance(mix(skin, bronze, 0.2), false)
	s.form(path("M-19 -2 C-12 6 -6 7 0 8 C6 7 12 6 19 -2 C26 18 18 42 0 58 C-18 42 -26 18 -19 -2 Z"), hair)
	s.form(path("M0 7 C7 3 14 6 20 16 C11 16 4 14 0 11 C-4 14 -11 16 -20 16 C-14 6 -7 3 0 7 Z"), white)
	s.both(func(s *scene) { s.form(path("M2 -12 C8 -18 16 -16 20 -10 C14 -11 8 -10 3 -8 Z"), white) })
	s.stroke(path("M-10 20 C-10 32 -6 42 -2 50 M10 20 C10 32 6 42 2 50 M0 18 V52"), 1, fade(s.mood.ink, 0.4))
	s.form(path("M-21 -20 C-10 -26 10 -26 21 -20 L20 -14 C10 -20 -10 -20 -20 -14 Z"), gold)
	s.shine(0, -20, 2.6, iceBlue)
}

// oracle has a third eye.
func oracle(s *scene) {
	s.glow(0, -26, 56, fade(mix(s.accent, spook, 0.5), 0.8))
	for i := range 16 {
		s.turned(float64(i)*22.5).fill(polygon(pt{0, -30}, pt{-1.4, -62}, pt{1.4, -62}), fade(s.mood.light, 0.35))
	}
	s.form(mirrored("M0 -48 C30 -48 38 -18 36 10 C38 34 46 48 52 60 L0 60"), mix(s.accent, s.mood.shade, 0.3))
	s.form(mirrored("M0 -40 C22 -40 28 -16 27 6 C24 26 12 36 0 38"), mix(s.accent, s.mood.ink, 0.75))
	s.moved(0, 8, 0.98, 0).countenance(mix(skin, s.accent, 0.35), false)
	s.both(func(s *scene) {
		s.fill(path("M3 -1 H16 V5 H3 Z"), mix(skin, s.accent, 0.35))
		s.stroke(arc(9, -1, 5, 20, 160), 1.8, s.mood.ink)
	})
	s.fill(path("M-5 21 C-2 19.4 2 19.4 5 21 C2 23.4 -2 23.4 -5 21 Z"), hex(0x8f3a4c))
	s.form(path("M-14 -24 C-7 -34 7 -34 14 -24 C7 -15 -7 -15 -14 -24 Z"), white)
	s.fill(circle(0, -24.4, 6), s.accent)
	s.fill(circle(0, -24.4, 3), s.mood.ink)
	s.shine(0, -25, 1.3, white)
	s.gleam("M-30 -26 C-34 -12 -34 6 -38 24", 1.2)
}

// idol is a carved stone head that watches.
func idol(s *scene) {
	c := mix(stone, s.accent, 0.15)
	s.form(polygon(pt{-38, 60}, pt{-34, 44}, pt{34, 44}, pt{38, 60}), mix(c, s.mood.shade, 0.3))
	s.form(mirrored("M0 -54 L22 -50 C28 -30 28 0 26 20 L20 44 L0 46"), c)
	s.both(func(s *scene) {
		s.form(roundRect(25, -24, 34, 14, 3), c)
		s.form(circle(29.4, 17, 4.4), gold)
		s.form(path("M2 -24 L23 -28 L24 -20 L4 -14 Z"), mix(c, s.mood.light, 0.2))
		s.fill(path("M6 -13 L21 -18 L20 -7 L8 -5 Z"), s.mood.ink)
		s.shine(14, -11, 3, fireMid)
		s.lines("M12 -50 V-32 M6 -52 V-34 M18 -49 V-32", 1.2)
	})
	s.form(path("M-4 -18 L4 -18 L9 14 C4 18 -4 18 -9 14 Z"), mix(c, s.mood.light, 0.1))
	s.form(roundRect(-13, 22, 13, 35, 3), s.mood.ink)
	s.stroke(path("M-12 28.4 H12 M-7 23 V34 M-1 23 V34 M5 23 V34"), 1.3, c)
	s.stroke(path("M-22 6 L-16 14 L-20 22 M18 30 L22 36"), 1.2, fade(s.mood.ink, 0.7))
}
