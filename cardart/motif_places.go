package cardart

import "math"

// places are lands and waters; they fill the window.
var places = []motif{
	{"mountain", peaks, bright, mountain}, {"volcano", land, dark, volcano}, {"forest", wild, bright, forestArt}, {"fen", wild, dim, fen}, {"field", heath, bright, field},
	{"road", land, bright, road}, {"island", sea, bright, island}, {"cave", nowhere, dark, cave}, {"harbour", sea, dim, harbour}, {"graveyard", land, dim, graveyard},
	{"battlefield", heath, bright, battlefield}, {"stones", heath, bright, stones}, {"waterfall", peaks, bright, waterfall}, {"desert", nowhere, bright, desert},
}

func mountain(s *scene) {
	c := mix(slate, s.accent, 0.25)
	top := path("M2 -52 L20 -22 L28 -26 L62 48 V64 H-64 V44 L-34 -4 L-26 -10 Z")
	s.form(top, c)
	s.fill(path("M2 -52 L20 -22 L28 -26 L62 48 V64 H8 L14 30 L4 10 L12 -10 Z"), fade(s.mood.shade, 0.4))
	s.form(path("M2 -52 L20 -22 L13 -14 L7 -22 L1 -10 L-6 -20 L-14 -10 L-17 -22 Z"), white)
	s.fill(path("M2 -52 L20 -22 L13 -14 L9 -20 Z"), fade(s.mood.shade, 0.22))
	s.form(path("M28 -26 L36 -8 L30 -4 L26 -10 L22 -4 L20 -22 Z"), white)
	s.stroke(path("M-22 8 L-30 30 M-8 4 L-14 26 L-24 42 M26 14 L34 34"), 1.3, fade(s.mood.ink, 0.5))
	s.fill(join(fir(-44, 58, 20), fir(-34, 62, 26), fir(-52, 62, 24), fir(-24, 62, 18), fir(36, 62, 22), fir(46, 60, 26), fir(56, 62, 20), fir(26, 63, 15)), mix(s.mood.near, green, 0.2))
}

func volcano(s *scene) {
	s.glow(0, -24, 62, fade(fire, 0.9))
	for i, q := range [][3]float64{{-6, -44, 13}, {10, -50, 15}, {-20, -54, 14}, {26, -60, 17}, {2, -62, 16}} {
		s.fill(circle(q[0], q[1], q[2]), mix(mix(s.mood.shade, slate, 0.5), fire, 0.12+0.05*float64(i%3)))
	}
	s.form(path("M-14 -22 C-8 -18 8 -18 14 -22 C24 4 44 36 66 54 V64 H-66 V54 C-44 36 -24 4 -14 -22 Z"), mix(coal, s.accent, 0.25))
	s.fill(path("M-13 -22 C-7 -17 7 -17 13 -22 L17 -12 C14 -6 12 6 16 16 C20 26 14 34 20 44 C24 52 22 58 24 64 H12 C12 54 6 50 8 40 C10 30 4 24 4 14 C4 8 0 8 -2 14 C-4 24 -12 26 -10 36 C-10 44 -18 46 -20 56 L-22 64 H-30 C-28 52 -20 46 -22 36 C-24 26 -12 18 -12 8 C-12 -2 -16 -8 -16 -14 Z"), fire)
	s.fill(path("M-9 -19 C-5 -16 5 -16 9 -19 L11 -10 C8 -2 8 8 11 18 C14 28 10 36 14 46 L16 58 C12 46 10 40 11 34 C10 26 7 20 7 10 C4 2 -4 2 -6 10 C-8 18 -16 24 -16 34 C-16 22 -8 16 -8 6 C-8 -4 -11 -10 -9 -19 Z"), fireMid)
	s.form(ellipse(0, -22, 14, 4), fireHot)
	for i := range 14 {
		a := polar(s.chance(12, 44), s.chance(-160, -20))
		s.fill(circle(a.x, -22+a.y, s.chance(0.8, 2.6)), mix(fireMid, fireHot, float64(i%2)))
	}
}

func forestArt(s *scene) {
	s.glow(0, 6, 50, fade(s.mood.light, 0.9))
	s.pines(s.h*0.7, 46, mix(s.mood.far, s.mood.near, 0.6))
	s.fill(path("M-8 64 C-6 46 -14 40 -4 30 C2 24 -4 18 0 12 C6 18 4 24 8 30 C16 40 10 48 24 64 Z"), mix(parch, s.mood.low, 0.4))
	trunk := path("M-7 66 C-4 30 -5 -10 -6 -66 H6 C5 -10 4 30 9 66 Z")
	for _, q := range [][2]float64{{-0.62, 0.9}, {0.66, 1}, {-0.95, 1.4}, {0.98, 1.5}} {
		t := s.moved(q[0]*s.w, 0, q[1], 0)
		t.form(trunk, bark)
		t.stroke(path("M-2 40 V20 M2 4 V-18 M-2 -26 V-46"), 1.2, fade(s.mood.ink, 0.6))
		t.stroke(path("M4 -8 C12 -14 16 -20 18 -30 M-4 10 C-12 4 -16 -4 -18 -12"), 4, s.mood.ink)
	}
	dark := mix(green, s.mood.shade, 0.55)
	for i := range 9 {
		x := lerp(-s.w, s.w, float64(i)/8)
		s.fill(circle(x, -s.h+s.chance(-2, 8)+0.001*x*x, s.chance(12, 20)), mix(dark, green, 0.1*float64(i%3)))
	}
	for i := range 7 {
		s.shine(s.chance(-30, 30), s.chance(0, 40), 0.9+0.1*float64(i%2), fireHot)
	}
}

func fen(s *scene) {
	s.fillWith(rect(-s.w-2, 14, s.w+2, s.h+2), shade(mix(mix(s.mood.low, green, 0.3), s.mood.near, 0.3), mix(s.mood.shade, green, 0.2), 14, s.h))
	s.form(path("M6 62 C10 30 -2 14 2 -10 C-6 -18 -16 -20 -28 -36 C-16 -28 -8 -26 0 -22 C-2 -34 -8 -42 -4 -56 C0 -44 6 -38 8 -24 C16 -30 26 -30 34 -44 C32 -28 24 -20 14 -12 C14 8 20 26 24 62 Z"), bark)
	s.stroke(path("M10 40 C8 24 8 12 8 0 M14 52 C14 40 12 30 13 22"), 1.2, fade(s.mood.ink, 0.6))
	s.fill(ellipse(14, 60, 34, 6), fade(s.mood.shade, 0.6))
	for _, q := range [][2]float64{{-46, 44}, {-36, 54}, {-54, 56}, {44, 48}, {54, 56}} {
		for j := range 3 {
			x := q[0] + 4*float64(j)
			top := q[1] - 30 - 6*float64(j%2)
			s.stroke(outline{}.move(pt{x, q[1] + 6}).quad(pt{x, q[1] - 10}, pt{x + 2*float64(j-1), top}), 1.8, mix(green, s.mood.shade, 0.3))
			s.form(roundRect(x+2*float64(j-1)-2, top-8, x+2*float64(j-1)+2, top+4, 2), leather)
		}
	}
	for _, q := range []pt{{-22, 30}, {-6, 22}, {38, 22}} {
		s.shine(q.x, q.y, 2.2, mix(spook, green, 0.3))
	}
	s.stroke(path("M-30 38 H-12 M-20 48 H2 M30 34 H46 M-50 28 H-34"), 1.2, fade(s.mood.light, 0.5))
	s.fill(ellipse(-24, 20, 40, 4), fade(s.mood.light, 0.25))
}

func field(s *scene) {
	wheat := mix(brass, goldLight, 0.3)
	s.fillWith(rect(-s.w-2, 6, s.w+2, s.h+2), shade(mix(wheat, s.mood.low, 0.3), mix(wheat, bark, 0.5), 6, s.h))
	s.glow(0, 2, 50, fade(s.mood.light, 0.8))
	for i := -6; i <= 6; i++ {
		x := float64(i)
		s.stroke(outline{}.move(pt{x * 5, 7}).line(pt{x * 30, s.h + 4}), 1.6, fade(bark, 0.35))
	}
	for row := range 3 {
		y := 28 + 15*float64(row)
		k := 0.55 + 0.28*float64(row)
		for x := -s.w + 7*float64(row); x < s.w+8; x += 15 * k {
			q := s.moved(x, y+s.chance(-3, 3)+10, k, s.chance(-12, 12))
			q.stroke(path("M0 14 C0 0 1 -8 3 -16"), 1.6, mix(bark, brass, 0.6))
			q.fill(join(ellipse(3, -20, 2.4, 5), ellipse(0, -14, 2.2, 4.6), ellipse(6, -15, 2.2, 4.6), ellipse(0, -7, 2, 4), ellipse(5, -8, 2, 4)), mix(goldLight, brass, 0.3+0.2*float64(row)))
		}
	}
	s.form(path("M28 8 V-12 L38 -20 L48 -12 V8 Z"), mix(bone, s.accent, 0.2))
	s.form(path("M24 -10 L38 -24 L52 -10 Z"), crimson)
	s.fill(rect(35, -4, 41, 8), s.mood.ink)
}

func road(s *scene) {
	s.form(path("M-10 64 C-30 44 38 36 14 22 C0 14 -12 14 -6 4 L-2 4 C-4 12 14 12 28 22 C52 40 10 46 34 64 Z"), mix(parch, bark, 0.25))
	s.stroke(path("M12 60 C0 48 30 40 22 27 C16 20 4 14 2 10"), 1.2, fade(s.mood.ink, 0.5))
	s.form(rect(-36, -34, -30, 50), wood)
	s.form(path("M-46 -32 H-10 L0 -24 L-10 -16 H-46 Z"), mix(wood, parch, 0.3))
	s.form(path("M-20 -10 H-50 L-58 -3 L-50 4 H-20 Z"), mix(wood, parch, 0.15))
	s.stroke(path("M-38 -24 H-14 M-48 -3 H-28"), 1.8, s.mood.ink)
	s.form(path("M-44 54 C-44 44 -36 42 -32 46 C-26 42 -20 48 -22 54 Z"), stone)
	s.fill(join(fir(40, 30, 26), fir(50, 34, 32), fir(-52, 26, 18)), mix(s.mood.near, green, 0.25))
}

func island(s *scene) {
	s.fill(ellipse(0, 36, 48, 8), fade(s.mood.shade, 0.35))
	s.form(path("M-46 34 C-30 16 26 14 46 34 C20 42 -20 42 -46 34 Z"), hex(0xe0c58a))
	s.form(path("M-30 24 C-18 12 14 12 28 24 C10 30 -14 30 -30 24 Z"), green)
	s.stroke(path("M-4 24 C-4 4 2 -12 12 -28"), 7, s.mood.ink)
	s.stroke(path("M-4 24 C-4 4 2 -12 12 -28"), 4.6, s.tint(wood))
	for _, a := range []float64{-170, -130, -60, -15, 25, 150} {
		q := s.moved(12, -29, 1, a)
		q.form(path("M0 -2 C12 -12 28 -10 36 4 C26 0 18 0 14 4 L10 1 L6 5 L2 3 Z"), mix(green, s.accent, 0.12))
	}
	s.form(circle(9, -24, 3.6), bark)
	s.form(circle(16, -23, 3.6), bark)
	s.form(path("M16 26 H36 V16 C36 10 16 10 16 16 Z"), wood)
	s.form(rect(24, 15, 28, 22), gold)
	s.stroke(path("M-56 42 C-46 38 -38 46 -28 42 M30 44 C40 40 48 46 58 42"), 1.6, fade(white, 0.8))
}

// cave looks out of the dark, or into it: something has eyes.
func cave(s *scene) {
	s.fillWith(rect(-s.w-2, -s.h-2, s.w+2, s.h+2), shade(mix(stone, s.accent, 0.25), mix(stone, s.mood.shade, 0.6), -s.h, s.h))
	s.stroke(path("M-60 -40 L-36 -34 L-30 -48 M-50 -10 L-38 -4 L-42 12 M40 -44 L46 -30 L62 -34 M44 0 L54 8 L50 24 M-14 -50 L-4 -44 M-56 34 L-44 30"), 1.4, fade(s.mood.ink, 0.6))
	s.form(path("M-42 64 C-44 40 -40 10 -28 -12 C-20 -32 -4 -42 8 -38 C26 -34 34 -10 38 14 C42 34 40 50 42 64 Z"), mix(stone, s.mood.shade, 0.75))
	s.fill(path("M-34 64 C-36 40 -32 14 -22 -6 C-14 -24 -2 -32 8 -30 C22 -26 28 -6 31 16 C34 36 33 50 34 64 Z"), mix(s.mood.shade, s.mood.ink, 0.5))
	s.form(path("M-24 -8 L-18 14 L-12 -20 Z M-8 -28 L-2 2 L4 -32 Z M12 -32 L18 -4 L24 -16 Z"), mix(stone, s.mood.shade, 0.4))
	s.both(func(s *scene) {
		s.glow(9, 24, 16, fade(fireMid, 0.6))
		s.fill(path("M2 27 C5 19 13 17 17 19 C15 26 9 29 2 27 Z"), fireHot)
		s.fill(ellipse(10, 23, 1.5, 4), s.mood.ink)
	})
	s.form(path("M-50 64 C-46 50 -36 52 -30 58 L-26 64 Z M26 64 C32 52 44 50 50 64 Z"), mix(stone, s.accent, 0.2))
	s.form(path("M-12 62 C-6 58 2 62 8 59 C12 56 18 60 16 64 H-12 Z"), bone)
}

func harbour(s *scene) {
	for i, q := range [][3]float64{{-54, 10, 16}, {-38, 16, 14}, {-24, 8, 13}, {-11, 14, 12}} {
		x, high, w := q[0], q[1], q[2]
		c := []int{0xc9a27a, 0xb98a6a, 0xd8c8a8, 0xa9806a}[i]
		s.form(rect(x, 22-high-14, x+w, 26), mix(hex(uint32(c)), s.accent, 0.2))
		s.form(polygon(pt{x - 2, 22 - high - 13}, pt{x + w/2, 22 - high - 26}, pt{x + w + 2, 22 - high - 13}), mix(crimson, bark, 0.5))
		s.fill(join(rect(x+3, 22-high-8, x+6, 22-high-3), rect(x+8, 22-high-8, x+11, 22-high-3)), fireMid)
	}
	s.form(path("M22 24 L26 -36 H36 L40 24 Z"), bone)
	s.fill(path("M25 -14 L26 -24 H36 L37 -14 Z M23.6 8 L24.4 -4 H38 L39 8 Z"), s.tint(crimson))
	s.fillWith(polygon(pt{31, -43}, pt{-70, -62}, pt{-70, -30}), plain(fade(fireHot, 0.35)))
	s.form(rect(25, -48, 37, -36), mix(s.mood.ink, brass, 0.3))
	s.shine(31, -42, 4, fireHot)
	s.form(path("M22 -47 L31 -58 L40 -47 Z"), crimson)
	s.form(rect(-s.w-4, 24, 4, 31), wood)
	for x := -s.w; x < 4; x += 12 {
		s.form(rect(x, 28, x+3.4, 52), bark)
	}
	s.form(path("M12 26 C20 20 44 20 58 28 L54 36 H16 Z"), slate)
	b := s.moved(24, 46, 0.62, 0)
	b.stroke(path("M0 0 V-42"), 3.4, bark)
	b.form(path("M2 -40 C16 -32 20 -18 20 -6 H2 Z"), mix(bone, s.accent, 0.3))
	b.form(path("M-24 -2 H28 C24 10 16 14 8 14 H-10 C-18 12 -22 6 -24 -2 Z"), wood)
	s.stroke(path("M-50 44 H-30 M-14 50 H4 M40 54 H58 M-40 54 H-26"), 1.4, fade(s.mood.light, 0.6))
}

func graveyard(s *scene) {
	s.stroke(path("M44 60 C42 30 44 6 36 -18 M40 20 C48 8 52 -4 50 -20 M38 -4 C30 -14 26 -22 26 -36 M36 -18 C40 -30 40 -38 46 -48"), 5.4, s.mood.near)
	s.form(path("M-130 70 C-60 34 60 32 130 70 Z"), mix(s.mood.near, green, 0.2))
	stoneAt := func(x, y, k, turn float64, cross bool) {
		q := s.moved(x, y, k, turn)
		c := mix(stone, s.accent, 0.15)
		if cross {
			q.form(path("M-5 20 V-14 H-17 V-24 H-5 V-38 H5 V-24 H17 V-14 H5 V20 Z"), c)
		} else {
			q.form(path("M-16 20 V-18 C-16 -38 16 -38 16 -18 V20 Z"), c)
			q.stroke(path("M0 -24 V-6 M-6 -18 H6 M-9 2 H9 M-7 8 H7"), 2, fade(s.mood.ink, 0.75))
		}
		q.form(path("M-22 22 C-16 14 16 14 22 22 Z"), mix(s.mood.near, green, 0.3))
	}
	stoneAt(-36, 22, 0.7, -9, true)
	stoneAt(28, 20, 0.62, 8, false)
	stoneAt(4, 16, 0.62, -3, true)
	stoneAt(-12, 36, 1.05, 4, false)
	stoneAt(34, 44, 0.84, -8, true)
	s.form(path("M-44 60 C-46 54 -40 50 -38 46 C-40 42 -36 40 -35 43 C-32 42 -32 46 -34 48 C-34 54 -38 56 -38 60 Z"), bone)
	s.fill(ellipse(-10, 56, 50, 5), fade(s.mood.light, 0.22))
	s.fill(ellipse(24, 30, 40, 4), fade(s.mood.light, 0.2))
	s.shine(-50, 16, 1.6, spook)
	s.shine(16, 4, 1.3, spook)
}

// battlefield is what is left on the evening of the day.
func battlefield(s *scene) {
	s.glow(0, 14, 54, fade(fireMid, 0.7))
	for i, q := range [][4]float64{{-30, 40, 1, -12}, {22, 36, 0.9, 14}, {46, 44, 0.8, -6}} {
		f := s.moved(q[0], q[1], q[2], q[3])
		f.stroke(path("M0 22 V-72"), 4.6, s.mood.ink)
		f.stroke(path("M0 22 V-72"), 2.6, s.tint(wood))
		c := s.accent
		if i == 1 {
			c = crimson
		}
		f.form(path("M1 -70 C14 -78 22 -62 40 -70 L33 -60 L38 -52 L30 -48 L36 -36 C24 -30 14 -42 1 -34 Z"), c)
		f.fill(path("M14 -62 L20 -64 L18 -54 Z M26 -50 L30 -52 L28 -44 Z"), s.mood.low)
	}
	s.form(path("M-150 70 C-60 38 -20 46 0 48 C24 42 60 40 150 66 V70 Z"), mix(s.mood.near, bark, 0.3))
	w := s.moved(-6, 34, 0.62, 168)
	w.sword()
	s.moved(-48, 42, 0.4, 26).form(heater, mix(steel, s.accent, 0.4))
	s.moved(8, 46, 0.36, -70).form(heater, mix(bronze, crimson, 0.4))
	for _, q := range [][3]float64{{-14, 48, 30}, {38, 44, 52}, {-40, 50, -40}, {54, 46, 20}} {
		a := s.moved(q[0], q[1], 1, q[2])
		a.stroke(path("M0 4 V-22"), 1.8, s.mood.ink)
		a.fill(path("M-3 -20 L0 -28 L3 -20 L0 -22 Z"), crimson)
	}
	s.fill(join(path("M-20 -36 C-16 -41 -12 -40 -10 -36 C-8 -40 -4 -41 0 -36 C-5 -38 -8 -36 -10 -33 C-12 -36 -15 -38 -20 -36 Z"), path("M4 -48 C7 -52 10 -51 12 -48 C14 -51 17 -52 20 -48 C16 -50 14 -48 12 -46 C10 -48 8 -50 4 -48 Z")), s.mood.ink)
}

func stones(s *scene) {
	c := mix(stone, s.accent, 0.15)
	s.glow(0, 16, 44, fade(s.mood.light, 0.9))
	s.form(path("M-14 34 V-2 H-6 V34 Z M6 34 V-4 H13 V34 Z"), mix(c, s.mood.air, 0.35))
	s.form(path("M-18 -10 H17 V-1 H-18 Z"), mix(c, s.mood.air, 0.35))
	s.form(path("M-46 46 L-44 -20 L-32 -22 L-29 46 Z"), c)
	s.form(path("M28 46 L31 -20 L44 -22 L46 46 Z"), c)
	s.form(path("M-52 -32 L52 -35 L50 -20 L-50 -18 Z"), mix(c, s.mood.light, 0.1))
	s.form(path("M-62 52 L-60 14 L-52 10 L-48 52 Z M50 54 L53 18 L60 14 L64 54 Z"), mix(c, s.mood.shade, 0.2))
	s.stroke(path("M-40 -8 L-36 4 L-40 14 M36 0 L40 14 M-20 -28 L-14 -24 M18 -30 L26 -26"), 1.2, fade(s.mood.ink, 0.6))
	s.stroke(path("M-38 24 L-34 18 L-30 24 M-38 32 H-33 M35 28 V36 M38 26 L41 32"), 1.5, mix(lighter(s.accent, 0.4), spook, 0.3))
	s.fill(join(ellipse(-38, 47, 16, 4), ellipse(38, 47, 16, 4), ellipse(0, 36, 22, 3)), mix(s.mood.near, green, 0.3))
}

func waterfall(s *scene) {
	c := mix(slate, s.accent, 0.2)
	s.form(outline{}.move(pt{-s.w - 3, -34}).line(pt{-34, -38}).cube(pt{-20, -40}, pt{-16, -34}, pt{-14, -30}).cube(pt{-18, 0}, pt{-20, 20}, pt{-24, 44}).line(pt{-s.w - 3, 50}).close(), c)
	s.form(outline{}.move(pt{s.w + 3, -30}).line(pt{36, -36}).cube(pt{22, -38}, pt{18, -34}, pt{14, -30}).cube(pt{16, 0}, pt{20, 20}, pt{24, 44}).line(pt{s.w + 3, 50}).close(), c)
	s.stroke(path("M-40 -30 L-34 -10 L-42 8 M-50 6 L-40 24 M42 -28 L36 -8 L44 10 M34 20 L46 34"), 1.4, fade(s.mood.ink, 0.6))
	s.fillWith(path("M-15 -31 C-8 -36 8 -36 15 -31 C17 0 20 20 24 44 H-24 C-20 20 -17 0 -15 -31 Z"), shade(mix(iceBlue, white, 0.5), mix(water, iceBlue, 0.6), -32, 44))
	s.stroke(path("M-9 -28 C-11 0 -12 20 -15 40 M-3 -30 C-3 0 -4 20 -5 42 M4 -30 C4 0 6 18 7 40 M10 -28 C12 0 14 20 17 40"), 1.5, fade(water, 0.6))
	s.fillWith(rect(-s.w-2, 42, s.w+2, s.h+2), shade(mix(water, s.mood.low, 0.3), mix(water, s.mood.shade, 0.5), 42, s.h))
	for i := range 9 {
		x := -30 + 7.5*float64(i)
		s.fill(circle(x, 44+1.6*math.Sin(float64(i)*2), 5+1.5*float64(i%3)), fade(white, 0.6))
	}
	s.fill(join(fir(-50, -32, 20), fir(-40, -34, 26), fir(46, -30, 24), fir(54, -28, 18)), mix(s.mood.near, green, 0.3))
}

func desert(s *scene) {
	sand := mix(hex(0xe2b878), s.accent, 0.15)
	s.form(path("M-150 34 C-60 0 -16 0 10 22 C30 8 60 4 150 34 V70 H-150 Z"), mix(sand, s.mood.low, 0.3))
	s.form(path("M-150 56 C-50 18 -6 26 12 48 C34 32 66 30 150 56 V72 H-150 Z"), sand)
	s.fill(path("M12 48 C-2 30 -26 26 -44 30 C-26 34 -14 46 -10 66 H30 C20 62 14 56 12 48 Z"), fade(s.mood.shade, 0.25))
	s.form(path("M-36 40 V-6 C-36 -14 -26 -14 -26 -6 V4 C-20 4 -20 0 -20 -6 C-20 -10 -14 -10 -14 -6 C-14 6 -18 11 -26 11 V40 Z"), green)
	s.form(path("M-36 22 C-46 22 -48 16 -48 8 C-48 4 -42 4 -42 8 C-42 14 -40 15 -36 15 Z"), green)
	s.stroke(path("M-31 -6 V36"), 1.1, fade(s.mood.ink, 0.5))
	s.form(path("M26 52 C24 40 40 36 48 42 C54 46 52 52 46 54 L44 58 L41 54 L37 58 L34 54 L31 57 Z"), bone)
	s.fill(join(circle(36, 47, 3), circle(45, 48, 2.6)), s.mood.ink)
	s.stroke(path("M28 42 C20 40 18 32 22 28 M50 42 C56 38 57 32 53 28"), 3, bone)
}
