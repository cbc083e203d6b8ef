package cardart

import "image/color"

// buildings are what stands in places.
var buildings = []motif{
	{"castle", land, bright, castle}, {"tower", land, dim, tower}, {"gate", land, bright, gate}, {"wall", land, bright, wall}, {"bridge", land, bright, bridge},
	{"ruins", wild, bright, ruins}, {"temple", peaks, bright, temple}, {"throne", hall, dim, throne}, {"market", heath, bright, market}, {"village", land, dim, village},
	{"foundry", heath, dim, foundry}, {"court", deep, dim, court},
}

// block is a battlement from x0 to x1 with its top at y, down to foot.
func (s *scene) block(x0, x1, y, foot float64, c color.NRGBA) {
	n := max(int((x1-x0)/9)|1, 3)
	w := (x1 - x0) / float64(n)
	o := outline{}.move(pt{x0, foot})
	for i := range n {
		top := y
		if i%2 == 1 {
			top = y + 6
		}
		o = o.line(pt{x0 + w*float64(i), top}).line(pt{x0 + w*float64(i+1), top})
	}
	s.form(o.line(pt{x1, foot}).close(), c)
}

// bricks are a few courses of a wall.
func (s *scene) bricks(x0, y0, x1, y1 float64) {
	var o outline
	for range int((x1 - x0) * (y1 - y0) / 130) {
		x, y := s.chance(x0, x1-6), s.chance(y0, y1)
		o = o.move(pt{x, y}).line(pt{x + 5, y})
	}
	s.stroke(o, 1.2, fade(s.mood.ink, 0.45))
}

// pennant flies from a pole on its foot at (x, y).
func (s *scene) pennant(x, y float64, c color.NRGBA) {
	q := s.moved(x, y, 1, 0)
	q.stroke(path("M0 0 V-16"), 1.8, s.mood.ink)
	q.form(path("M0.6 -16 C6 -19 10 -13 17 -15 L12 -11 L16 -7 C10 -5 6 -10 0.6 -8 Z"), c)
}

func castle(s *scene) {
	c := mix(stone, s.accent, 0.18)
	s.block(-14, 14, -34, 44, mix(c, s.mood.air, 0.2))
	s.form(path("M-17 -33 L0 -56 L17 -33 Z"), mix(crimson, s.accent, 0.5))
	s.block(-36, 36, -2, 50, c)
	for _, x := range []float64{-40, 40} {
		s.form(rect(x-11, -18, x+11, 54), c)
		s.form(polygon(pt{x - 15, -17}, pt{x, -42}, pt{x + 15, -17}), mix(crimson, s.accent, 0.5))
		s.fill(roundRect(x-2.6, -6, x+2.6, 6, 2.6), s.mood.ink)
		s.fill(roundRect(x-2.6, 16, x+2.6, 28, 2.6), fireMid)
		s.pennant(x, -40, s.accent)
	}
	s.fill(roundRect(-4, -24, 4, -10, 4), fireMid)
	s.form(path("M-14 54 V26 C-14 8 14 8 14 26 V54 Z"), wood)
	s.stroke(path("M-7 54 V18 M0 54 V13 M7 54 V18 M-14 30 H14 M-14 42 H14"), 1.6, s.mood.ink)
	s.bricks(-28, 8, -16, 48)
	s.bricks(16, 8, 28, 48)
	s.pennant(0, -55, crimson)
	s.form(path("M-66 64 C-40 48 40 48 66 64 Z"), mix(s.mood.near, green, 0.25))
}

func tower(s *scene) {
	c := mix(stone, s.accent, 0.18)
	s.form(path("M-20 58 L-15 -18 H15 L20 58 Z"), c)
	s.form(path("M-15 -16 L-22 -26 H22 L15 -16 Z"), mix(c, s.mood.shade, 0.25))
	s.block(-23, 23, -40, -25, c)
	s.form(path("M-16 -38 L0 -62 L16 -38 Z"), mix(s.accent, crimson, 0.4))
	s.shine(0, -6, 3, fireMid)
	s.fill(roundRect(-4, -13, 4, 2, 4), fireMid)
	s.fill(roundRect(-9, 18, -3, 29, 3), s.mood.ink)
	s.form(path("M-8 58 V44 C-8 34 8 34 8 44 V58 Z"), wood)
	s.bricks(-14, -4, 14, 52)
	s.stroke(path("M16 46 C10 40 18 34 13 26 C8 20 16 14 12 6"), 2, green)
	s.form(path("M-66 66 C-34 50 34 50 66 66 Z"), mix(s.mood.near, green, 0.2))
}

func gate(s *scene) {
	c := mix(stone, s.accent, 0.18)
	s.form(rect(-34, -24, 34, 60), c)
	s.block(-34, 34, -34, -20, c)
	for _, x := range []float64{-44, 44} {
		s.block(x-14, x+14, -50, 64, mix(c, s.mood.light, 0.06))
		s.bricks(x-10, -36, x+10, 56)
		s.fill(roundRect(x-2.4, -28, x+2.4, -14, 2.4), s.mood.ink)
	}
	s.fill(path("M-24 64 V14 C-24 -18 24 -18 24 14 V64 Z"), s.mood.ink)
	s.glow(0, 44, 30, fade(fireMid, 0.7))
	bars := path("M-18 60 V0 M-9 60 V-9 M0 60 V-11 M9 60 V-9 M18 60 V0 M-24 14 H24 M-24 30 H24 M-24 46 H24")
	s.stroke(bars, 4.2, s.mood.ink)
	s.stroke(bars, 2.4, s.tint(iron))
	s.stroke(path("M-24 64 V14 C-24 -18 24 -18 24 14 V64"), 2.6, mix(c, s.mood.light, 0.3))
	s.form(path("M-9 -24 H9 V-10 L0 -3 L-9 -10 Z"), s.accent)
	s.shine(-28, 20, 2.4, fireMid)
	s.shine(28, 20, 2.4, fireMid)
	s.pennant(-44, -49, crimson)
	s.pennant(44, -49, crimson)
}

func wall(s *scene) {
	c := mix(stone, s.accent, 0.18)
	s.form(path("M70 -12 C30 -20 20 -26 -4 -28 L-4 -18 C20 -14 34 -8 70 2 Z"), mix(c, s.mood.air, 0.45))
	s.block(-22, 0, -42, -10, mix(c, s.mood.air, 0.3))
	for _, x := range []float64{-40, -18, 4} {
		s.stroke(outline{}.move(pt{x + 6, 10}).line(pt{x + 6, -24}), 1.8, s.mood.ink)
		s.form(polygon(pt{x + 3.4, -23}, pt{x + 6, -32}, pt{x + 8.6, -23}), steel)
		s.form(path("M-7 12 C-7 2 7 2 7 12 Z").mapped(matrix{1, 0, 0, 1, x, -4}), s.accent)
		s.form(path("M-4.6 2 C-6 -8 6 -8 4.6 2 Z").mapped(matrix{1, 0, 0, 1, x, -3}), steel)
	}
	o := path("M-150 -6 L-56 -2 V-9 H-46 V-2 H-34 V-9 H-24 V-1 H-12 V-7 H-2 V1 H10 V-4 H20 V4 L34 6 V1 H43 V9 L56 11 V7 L150 18 V70 H-150 Z")
	s.form(o, c)
	s.bricks(-s.w, 10, s.w, 54)
	s.fill(path("M-150 0 L150 26 V30 L-150 4 Z"), fade(s.mood.shade, 0.4))
	s.block(24, 60, -34, 70, mix(c, s.mood.light, 0.05))
	s.fill(roundRect(38, -14, 46, 4, 4), s.mood.ink)
	s.bricks(28, 10, 56, 56)
	s.pennant(42, -33, s.accent)
}

func bridge(s *scene) {
	c := mix(stone, s.accent, 0.18)
	s.fillWith(rect(-s.w-2, 26, s.w+2, s.h+2), shade(mix(water, s.mood.low, 0.35), mix(water, s.mood.shade, 0.5), 26, s.h))
	o := path("M-150 14 C-60 -20 60 -20 150 14 V50 H58 V38 C58 18 30 18 30 38 V50 H16 V34 C16 8 -16 8 -16 34 V50 H-30 V38 C-30 18 -58 18 -58 38 V50 H-150 Z")
	s.form(o, c)
	s.form(path("M-150 6 C-60 -28 60 -28 150 6 V15 C60 -19 -60 -19 -150 15 Z"), mix(c, s.mood.light, 0.12))
	s.stroke(path("M-16 34 C-16 8 16 8 16 34 M-58 38 C-58 18 -30 18 -30 38 M30 38 C30 18 58 18 58 38"), 2.2, mix(c, s.mood.light, 0.4))
	for _, x := range []float64{-44, -22, 0, 22, 44} {
		y := -19 + 0.0055*x*x
		s.form(rect(x-3, y-10, x+3, y+2), c)
		s.shine(x, y-12, 1.6, fireMid)
	}
	s.bricks(-22, 12, -18, 44)
	s.bricks(18, 12, 26, 44)
	s.stroke(path("M-50 52 H-36 M-10 48 H10 M-6 54 H14 M36 52 H54 M-26 56 H-14"), 1.4, fade(s.mood.light, 0.7))
}

func ruins(s *scene) {
	c := mix(stone, s.accent, 0.15)
	s.form(path("M-50 50 V-26 L-44 -34 L-40 -28 L-36 -32 V50 Z"), c)
	s.form(path("M-14 50 V-40 H-2 V50 Z"), c)
	s.form(path("M-36 -14 C-30 -34 -20 -38 -14 -36 V-26 C-20 -26 -26 -20 -28 -6 Z"), c)
	s.form(path("M-18 -48 H2 V-39 H-18 Z"), mix(c, s.mood.light, 0.15))
	s.form(path("M26 50 V-6 L30 -12 L34 -4 L40 -10 V50 Z"), c)
	s.form(path("M22 46 H44 V54 H22 Z M-54 46 H-32 V54 H-54 Z M-18 46 H2 V54 H-18 Z"), mix(c, s.mood.light, 0.1))
	q := s.moved(12, 48, 1, 82)
	q.form(rect(-6, -22, 6, 18), c)
	q.form(rect(-9, -29, 9, -22), c)
	s.stroke(path("M-10 -34 V44 M-6 -34 V44 M31 0 V44 M36 0 V44 M-46 -20 V44 M-41 -20 V44"), 1.2, fade(s.mood.ink, 0.45))
	s.form(path("M-64 64 C-54 52 -40 56 -28 54 C-10 58 10 52 30 56 C44 52 58 56 66 62 V68 H-64 Z"), mix(s.mood.near, green, 0.35))
	s.stroke(path("M-52 -20 C-46 -10 -54 2 -48 12 C-44 20 -50 28 -46 36 M-2 -36 C-8 -26 0 -16 -6 -6 C-10 4 -2 10 -6 18"), 2.4, green)
	for _, p := range []pt{{-49, -8}, {-51, 6}, {-46, 20}, {-4, -24}, {-6, -4}, {-5, 12}, {38, 0}, {29, 14}} {
		s.fill(ellipse(p.x, p.y, 3.6, 2.4), s.tint(mix(green, s.mood.light, 0.15)))
	}
}

func temple(s *scene) {
	c := mix(bone, s.accent, 0.15)
	s.form(path("M-56 58 H56 V50 H-56 Z"), mix(c, s.mood.shade, 0.2))
	s.form(path("M-50 50 H50 V42 H-50 Z"), c)
	s.fillWith(rect(-42, -12, 42, 42), shade(mix(s.mood.shade, s.accent, 0.25), s.mood.ink, -12, 42))
	s.glow(0, 20, 34, fade(fireMid, 0.9))
	s.form(path("M-10 42 V18 C-10 8 10 8 10 18 V42 Z"), fireMid)
	for _, x := range []float64{-38, -20, 20, 38} {
		s.form(rect(x-5.4, -10, x+5.4, 42), c)
		s.stroke(outline{}.move(pt{x - 1.6, -6}).line(pt{x - 1.6, 38}).move(pt{x + 2, -6}).line(pt{x + 2, 38}), 1, fade(s.mood.ink, 0.4))
		s.form(rect(x-8, -14, x+8, -9), c)
	}
	s.form(rect(-50, -22, 50, -13), c)
	s.form(path("M-56 -21 L0 -50 L56 -21 Z"), c)
	s.form(path("M-36 -24 L0 -43 L36 -24 Z"), mix(c, s.accent, 0.45))
	s.form(star(0, -30, 7, 3, 8), gold)
}

func throne(s *scene) {
	s.glow(0, -16, 56, fade(goldLight, 0.5))
	s.form(path("M-56 62 H56 V54 H44 V46 H-44 V54 H-56 Z"), mix(stone, s.accent, 0.2))
	s.form(path("M-26 46 V-30 C-26 -40 -16 -44 -10 -42 L0 -58 L10 -42 C16 -44 26 -40 26 -30 V46 Z"), gold)
	s.form(path("M-18 22 V-26 C-16 -34 16 -34 18 -26 V22 Z"), mix(crimson, s.accent, 0.5))
	for _, p := range []pt{{-9, -20}, {9, -20}, {0, -11}, {-9, -2}, {9, -2}, {0, 7}} {
		s.fill(circle(p.x, p.y, 1.6), goldLight)
	}
	s.form(roundRect(-24, 16, 24, 28, 4), mix(crimson, s.accent, 0.35))
	s.form(rect(-26, 27, 26, 46), mix(gold, goldDark, 0.3))
	s.both(func(s *scene) {
		s.form(roundRect(22, 2, 36, 10, 3), gold)
		s.form(rect(26, 10, 33, 46), gold)
		s.form(circle(29, 0, 5), goldLight)
		s.form(circle(25, -38, 5), goldLight)
	})
	s.form(lozen.mapped(matrix{0.1, 0, 0, 0.12, 0, -44}), iceBlue)
	s.form(path("M-12 62 L-8 46 H8 L12 62 Z"), crimson)
}

func market(s *scene) {
	q := s.moved(0, 12, 1.22, 0)
	q.stroke(path("M-26 40 V-14 M26 40 V-14"), 3, wood)
	q.form(rect(-30, 16, 30, 40), mix(wood, parch, 0.15))
	q.stroke(path("M-18 17 V39 M-6 17 V39 M6 17 V39 M18 17 V39"), 1.2, fade(s.mood.ink, 0.5))
	for j := range 6 {
		q.form(circle(-24+9.6*float64(j), 13, 5.4), []color.NRGBA{crimson, fireMid, green}[j%3])
	}
	q.form(path("M-28 -34 H28 L36 -10 H-36 Z"), bone)
	for j := range 4 {
		a := -36 + 18*float64(j)
		q.fill(polygon(pt{a*0.78 + 0.4, -34}, pt{a*0.78 + 7.4, -34}, pt{a + 9, -10}, pt{a, -10}), s.tint(mix(s.accent, crimson, 0.3)))
	}
	for j := range 8 {
		c := mix(s.accent, crimson, 0.3)
		if j%2 == 1 {
			c = bone
		}
		q.form(path("M-4.5 -10 H4.5 C4.5 -2 -4.5 -2 -4.5 -10 Z").mapped(matrix{1, 0, 0, 1, -31.5 + 9*float64(j), 0}), c)
	}
	s.stroke(path("M-90 -40 C-40 -26 40 -26 90 -44"), 1.2, s.mood.ink)
	for i := range 9 {
		x := -64 + 16*float64(i)
		s.form(path("M-4 0 H4 L0 9 Z").mapped(matrix{1, 0, 0, 1, x, -33 - 0.0013*x*x}), []color.NRGBA{crimson, goldLight, s.accent}[i%3])
	}
	s.form(path("M38 60 C32 60 32 40 38 40 H52 C58 40 58 60 52 60 Z"), wood)
	s.stroke(path("M34 46 H56 M34 54 H56"), 2, iron)
}

func village(s *scene) {
	for _, q := range [][4]float64{{-44, 22, 0.8, 0}, {40, 24, 0.84, 1}, {-4, 34, 1.15, 2}} {
		h := s.moved(q[0], q[1], q[2], 0)
		c := mix(bone, s.accent, 0.12+0.12*q[3])
		h.form(rect(10, -44, 16, -20), stone)
		h.fill(join(circle(14, -50, 4), circle(17, -57, 5), circle(22, -66, 6)), fade(white, 0.35))
		h.form(rect(-22, -10, 22, 24), c)
		h.form(path("M-29 -8 L0 -38 L29 -8 Z"), mix(hex(0x9a4a34), s.accent, 0.3))
		h.stroke(path("M-22 4 H22 M-8 4 L-14 24 M8 4 L14 24 M-12 -16 L12 -16"), 2.2, bark)
		h.form(rect(-5, 8, 5, 24), wood)
		h.fill(join(rect(-17, 6, -10, 14), rect(10, 6, 17, 14)), fireMid)
		h.glow(-13, 10, 9, fade(fireMid, 0.6))
		h.glow(13, 10, 9, fade(fireMid, 0.6))
	}
	s.form(path("M-70 66 C-40 48 40 52 70 66 Z"), mix(s.mood.near, green, 0.25))
	s.fill(join(fir(-20, 30, 22), fir(22, 36, 20), fir(-58, 44, 26), fir(58, 46, 28)), mix(s.mood.near, green, 0.15))
}

func foundry(s *scene) {
	c := mix(hex(0x7d5240), s.accent, 0.35)
	for _, q := range [][3]float64{{-34, -46, 40}, {-18, -34, 36}, {28, -52, 44}} {
		x := q[0]
		for j := range 4 {
			s.fill(circle(x+5+6*float64(j), q[1]-5-6*float64(j), 5+2.6*float64(j)), fade(mix(s.mood.shade, slate, 0.5), 0.6))
		}
		s.form(polygon(pt{x - 5, q[1]}, pt{x + 5, q[1]}, pt{x + 7, 30}, pt{x - 7, 30}), mix(c, s.mood.shade, 0.25))
		s.fill(rect(x-5.4, q[1]+4, x+5.4, q[1]+9), s.tint(bone))
	}
	s.form(path("M-58 58 V2 L-40 -12 V2 L-22 -12 V2 L-4 -12 V2 H52 V58 Z"), c)
	s.fill(path("M-54 2 L-42 -7 V2 Z M-36 2 L-24 -7 V2 Z M-18 2 L-6 -7 V2 Z"), fireMid)
	for i := range 5 {
		x := -48 + 20*float64(i)
		if i == 2 {
			continue
		}
		s.form(rect(x-6, 14, x+6, 28), fireMid)
		s.stroke(outline{}.move(pt{x, 14}).line(pt{x, 28}).move(pt{x - 6, 21}).line(pt{x + 6, 21}), 1.3, s.mood.ink)
	}
	s.form(path("M-22 58 V38 C-22 26 6 26 6 38 V58 Z"), s.mood.ink)
	s.glow(-8, 52, 26, fade(fireMid, 0.9))
	s.cogAt(32, 40, 20, s.chance(0, 40), 10, brass)
	s.form(rect(-s.w-4, 57, s.w+4, s.h+4), mix(s.mood.near, coal, 0.4))
}

// court is a hall of the drowned.
func court(s *scene) {
	c := mix(stone, water, 0.45)
	for _, x := range []float64{-50, -30, 30, 50} {
		s.form(rect(x-6, -50, x+6, 50), mix(c, s.mood.air, 0.25))
		s.stroke(outline{}.move(pt{x - 2, -46}).line(pt{x - 2, 46}).move(pt{x + 2, -46}).line(pt{x + 2, 46}), 1, fade(s.mood.ink, 0.5))
		s.form(rect(x-9, -56, x+9, -48), c)
	}
	s.form(path("M-64 -62 C-40 -50 -36 -36 -24 -36 C-14 -36 -10 -54 0 -54 C10 -54 14 -36 24 -36 C36 -36 40 -50 64 -62 Z"), mix(c, s.mood.shade, 0.2))
	s.form(path("M-36 60 H36 V50 H26 V42 H-26 V50 H-36 Z"), c)
	s.form(path("M-16 42 V-12 L-10 -20 L-4 -14 L0 -26 L4 -14 L10 -20 L16 -12 V42 Z"), mix(gold, water, 0.35))
	s.fill(path("M-10 24 V-6 H10 V24 Z"), mix(s.accent, s.mood.ink, 0.5))
	s.form(rect(-16, 22, 16, 30), mix(gold, water, 0.25))
	q := s.moved(0, 6, 0.4, 0)
	skull(q)
	s.stroke(path("M-44 60 C-48 44 -40 36 -46 22 M-38 60 C-34 50 -40 42 -36 34 M44 60 C40 46 48 38 42 26 M50 60 C54 50 48 44 52 36"), 2.6, green)
	s.shine(-22, -20, 1.4, spook)
	s.shine(24, -8, 1.4, spook)
}
