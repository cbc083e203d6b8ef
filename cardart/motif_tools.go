package cardart

import (
	"image/color"
	"math"
)

// tools are what is worked with, and machines.
var tools = []motif{
	{"gear", hall, dim, gear}, {"anvil", hall, dim, anvil}, {"hammer", hall, dim, hammer}, {"chain", hall, dim, chain}, {"anchor", deep, bright, anchor},
	{"hourglass", hall, dim, hourglass}, {"clock", hall, dim, clock}, {"furnace", hall, dark, furnace}, {"gauge", hall, dim, gauge}, {"blueprint", hall, dim, blueprint},
	{"orrery", nowhere, dark, orrery}, {"net", wild, bright, net}, {"trap", wild, bright, trap}, {"cauldron", hall, dim, cauldron}, {"claw", hall, dim, claw},
	{"ship", sea, bright, ship}, {"wreck", deep, bright, wreck}, {"coffin", hall, dim, coffin},
}

// cog is a toothed wheel with a hole.
func cog(r float64, teeth int) outline {
	var p []pt
	for i := range teeth {
		at := 360 * float64(i) / float64(teeth)
		w := 360 / float64(teeth)
		for _, q := range [4][2]float64{{-0.34, 0.82}, {-0.2, 1}, {0.2, 1}, {0.34, 0.82}} {
			p = append(p, polar(r*q[1], at+w*q[0]))
		}
	}
	hole := curve(24, func(t float64) pt { return polar(r*0.3, -360*t) })
	return join(polygon(p...), hole.close())
}

func (s *scene) cogAt(x, y, r, turn float64, teeth int, c color.NRGBA) {
	q := s.moved(x, y, 1, turn)
	q.form(cog(r, teeth), c)
	q.stroke(circle(0, 0, r*0.64), 1.2, fade(s.mood.ink, 0.6))
	q.stroke(circle(0, 0, r*0.42), 1, fade(s.mood.ink, 0.5))
}

func gear(s *scene) {
	s.cogAt(26, -26, 24, 9, 10, iron)
	s.cogAt(32, 32, 17, 4, 8, mix(bronze, s.accent, 0.3))
	s.cogAt(-10, 6, 40, s.chance(0, 30), 12, brass)
	for i := range 6 {
		a := polar(29, float64(i)*60+14)
		s.fill(circle(-10+a.x, 6+a.y, 2.4), s.mood.ink)
	}
}

func anvil(s *scene) {
	s.glow(0, -6, 46, fade(fireMid, 0.8))
	s.form(path("M-34 52 L-30 36 H30 L34 52 Z"), wood)
	s.form(path("M-26 -6 H34 C34 2 30 8 18 10 C12 12 12 22 26 30 L28 38 H-24 L-22 30 C-10 22 -8 14 -14 10 C-32 10 -46 6 -52 -4 C-44 -6 -34 -6 -26 -6 Z"), iron)
	s.form(rect(-16, -12, 22, -5), fire)
	s.fill(rect(-12, -11, 10, -7), fireHot)
	q := s.moved(18, -26, 1, 24)
	q.form(roundRect(-2.4, -4, 2.4, 26, 1).mapped(matrix{0, -1, 1, 0, 6, -8}), wood)
	q.form(roundRect(-9, -22, 9, 8, 2), steel)
	for i := range 12 {
		a := polar(s.chance(14, 34), -170+14*float64(i))
		s.stroke(outline{}.move(pt{a.x * 0.8, -10 + a.y*0.8}).line(pt{a.x, -10 + a.y}), 1.4, mix(fireMid, fireHot, 0.5))
	}
}

func hammer(s *scene) {
	q := s.moved(2, 4, 1, 32)
	q.form(roundRect(-4, -26, 4, 56, 3), wood)
	q.stroke(path("M-4 30 L4 34 M-4 37 L4 41 M-4 44 L4 48"), 2, leather)
	q.form(path("M-30 -46 H30 L34 -40 V-24 L30 -18 H-30 L-34 -24 V-40 Z"), steel)
	q.form(rect(-11, -48, 11, -16), mix(iron, s.accent, 0.2))
	q.form(star(0, -32, 9, 3.6, 4), gold)
	q.stroke(path("M-24 -46 V-18 M24 -46 V-18"), 1.2, fade(s.mood.ink, 0.7))
	q.form(circle(0, 57, 5), brass)
}

func chain(s *scene) {
	link := func(x, y, turn float64, broken bool) {
		q := s.moved(x, y, 1, turn)
		o := roundRect(-17, -10, 17, 10, 10)
		if broken {
			o = path("M4 -10 H-8 C-14 -10 -17 -5 -17 0 C-17 5 -14 10 -8 10 H-2")
		}
		q.stroke(o, 10, s.mood.ink)
		q.stroke(o, 7.4, s.tint(steel))
		q.moved(-0.8, -1.2, 1, 0).stroke(o, 2.2, fade(white, 0.6))
	}
	for _, q := range [][3]float64{{-44, -42, 45}, {-26, -24, 45}, {44, 42, 45}} {
		link(q[0], q[1], q[2], false)
	}
	link(26, 24, 45, false)
	link(-7, -5, 45, true)
	link(9, 9, 225, true)
	s.shine(2, 2, 4, fireHot)
	s.fill(star(2, 2, 26, 3, 9), fade(fireHot, 0.9))
}

func anchor(s *scene) {
	c := mix(iron, s.accent, 0.15)
	s.stroke(path("M0 -34 C30 -30 40 -50 60 -60"), 5, s.mood.ink)
	s.stroke(path("M0 -34 C30 -30 40 -50 60 -60"), 2.8, parch)
	s.stroke(circle(0, -40, 8), 8, s.mood.ink)
	s.stroke(circle(0, -40, 8), 5.4, s.tint(c))
	s.form(path("M-5 -32 H5 V-22 H22 V-14 H5 L6 34 C22 32 32 24 36 12 L28 14 L42 -6 L50 18 L43 14 C38 36 22 48 0 54 C-22 48 -38 36 -43 14 L-50 18 L-42 -6 L-28 14 L-36 12 C-32 24 -22 32 -6 34 L-5 -14 H-22 V-22 H-5 Z"), c)
	s.stroke(path("M-46 60 C-40 40 -52 30 -44 14 M50 60 C44 48 54 40 48 28"), 3, green)
	s.gleam("M-2 -10 V26", 1.6)
}

func hourglass(s *scene) {
	glass := mirrored("M0 -36 L24 -36 C24 -14 6 -8 4 0 C6 8 24 14 24 36 L0 36")
	s.form(glass, mix(iceBlue, s.mood.air, 0.4))
	in := *s
	in.pen = s.inside(glass)
	in.fill(path("M-24 -22 C-10 -17 10 -17 24 -22 L10 -6 L3 0 L1 2 H-1 L-3 0 L-10 -6 Z"), brass)
	in.fill(path("M-26 38 C-18 20 -4 16 0 12 C4 16 18 20 26 38 Z"), brass)
	in.fill(rect(-0.8, 0, 0.8, 20), goldLight)
	s.stroke(glass, 1.4, s.mood.ink)
	for _, x := range []float64{-31, 31} {
		s.form(roundRect(x-3, -38, x+3, 38, 2), wood)
		s.form(circle(x, 0, 5), wood)
	}
	s.form(roundRect(-38, -48, 38, -36, 4), mix(wood, s.accent, 0.4))
	s.form(roundRect(-38, 36, 38, 48, 4), mix(wood, s.accent, 0.4))
	s.gleam("M-17 -30 C-17 -22 -13 -16 -9 -12 M-17 30 C-17 24 -14 18 -10 14", 2)
}

func clock(s *scene) {
	s.form(circle(0, 0, 48), brass)
	s.form(circle(0, 0, 39), bone)
	for i := range 12 {
		q := s.turned(30 * float64(i))
		w := 1.6
		if i%3 == 0 {
			w = 3
		}
		q.stroke(path("M0 -35 V-29"), w, s.mood.ink)
	}
	s.cogAt(0, 0, 17, s.chance(0, 40), 10, mix(brass, s.accent, 0.3))
	h, m := s.chance(0, 360), s.chance(0, 360)
	s.moved(0, 0, 1, h).form(path("M-2.6 6 L-2.4 -14 L0 -22 L2.4 -14 L2.6 6 Z"), s.mood.ink)
	s.moved(0, 0, 1, m).form(path("M-1.8 8 L-1.4 -26 L0 -33 L1.4 -26 L1.8 8 Z"), crimson)
	s.form(circle(0, 0, 4.4), gold)
	s.form(path("M-8 -46 L-6 -56 H6 L8 -46 Z"), gold)
	s.stroke(arc(0, 0, 43.5, 180, 300), 2, goldLight)
}

func furnace(s *scene) {
	c := mix(iron, s.accent, 0.25)
	s.form(rect(18, -60, 34, -30), c)
	s.form(path("M-42 56 V-12 C-42 -44 42 -44 42 -12 V56 Z"), c)
	s.form(path("M-48 44 H48 V58 H-48 Z"), mix(c, s.mood.shade, 0.3))
	s.form(path("M-27 40 V6 C-27 -18 27 -18 27 6 V40 Z"), brass)
	mouth := path("M-21 38 V8 C-21 -10 21 -10 21 8 V38 Z")
	s.fill(mouth, hex(0x5a1410))
	s.glow(0, 24, 60, fade(fireMid, 0.8))
	in := *s
	in.pen = s.inside(mouth)
	in.moved(-9, 20, 0.42, 0).tongue()
	in.moved(11, 22, 0.38, 0).tongue()
	in.moved(1, 16, 0.56, 0).tongue()
	s.stroke(mouth, 1.4, s.mood.ink)
	s.stroke(path("M-12 -4 V38 M-4 -6 V38 M4 -6 V38 M12 -4 V38"), 2.2, s.mood.ink)
	for _, q := range []pt{{-35, -8}, {35, -8}, {-35, 14}, {35, 14}, {-35, 36}, {35, 36}, {-20, -27}, {20, -27}, {0, -32}} {
		s.fill(circle(q.x, q.y, 2.2), s.mood.ink)
		s.fill(circle(q.x-0.6, q.y-0.6, 1), goldLight)
	}
}

func gauge(s *scene) {
	s.form(roundRect(-8, 36, 8, 60, 2), iron)
	s.form(circle(0, 0, 46), brass)
	s.form(circle(0, 0, 37), bone)
	s.stroke(arc(0, 0, 28, 150, 270), 5, green)
	s.stroke(arc(0, 0, 28, 270, 330), 5, fireMid)
	s.stroke(arc(0, 0, 28, 330, 390), 5, crimson)
	for i := range 13 {
		s.turned(-120+20*float64(i)).stroke(path("M0 -34 V-29"), 1.4, s.mood.ink)
	}
	s.moved(0, 0, 1, s.chance(30, 105)).form(path("M-3 8 L0 -27 L3 8 Z"), crimson)
	s.form(circle(0, 0, 5), s.mood.ink)
	s.form(roundRect(-12, 14, 12, 23, 2), mix(s.accent, s.mood.ink, 0.4))
	for i := range 8 {
		a := polar(41.6, 45*float64(i)+22)
		s.fill(circle(a.x, a.y, 2), s.mood.ink)
	}
	s.fill(path("M-30 -14 C-26 -28 -14 -34 -4 -34 C-16 -28 -24 -22 -26 -10 Z"), fade(white, 0.6))
}

func blueprint(s *scene) {
	q := s.moved(0, 0, 1, -6)
	sheet := rect(-48, -38, 48, 38)
	q.form(sheet, mix(hex(0x2a5f9e), s.accent, 0.2))
	var grid outline
	for i := range 9 {
		x := -40 + 10*float64(i)
		grid = grid.move(pt{x, -37}).line(pt{x, 37})
	}
	for i := range 7 {
		y := -30 + 10*float64(i)
		grid = grid.move(pt{-47, y}).line(pt{47, y})
	}
	q.stroke(grid, 0.5, fade(white, 0.3))
	q.moved(-14, 2, 1, 0).stroke(cog(25, 10), 1.5, white)
	q.moved(-14, 2, 1, 0).stroke(circle(0, 0, 15), 1, white)
	q.stroke(path("M-14 -30 V34 M-46 2 H16 M22 -22 H42 M22 -14 H38 M22 14 L32 4 L42 14 V28 H22 Z"), 1.1, white)
	q.form(roundRect(-56, -44, -44, 44, 5), mix(hex(0x2a5f9e), white, 0.3))
	d := s.moved(26, 14, 1, 28)
	d.form(path("M-1 -36 L-13 38 L-9 39 L1 -26 L11 39 L15 38 L3 -36 Z"), steel)
	d.form(circle(1, -36, 5.4), brass)
}

func orrery(s *scene) {
	s.stars(30)
	s.glow(0, -2, 56, fade(fireMid, 0.7))
	for i, r := range []float64{24, 38, 52} {
		q := s.moved(0, -2, 1, -14+12*float64(i))
		q.stroke(ellipse(0, 0, r, r*0.42), 3.4, s.mood.ink)
		q.stroke(ellipse(0, 0, r, r*0.42), 1.9, brass)
		at := s.chance(0, 360)
		a := polar(1, at)
		c := []color.NRGBA{hex(0xb5603c), water, mix(s.accent, bone, 0.4)}[i]
		q.form(circle(a.x*r, a.y*r*0.42, 4.6+1.6*float64(i)), c)
		if i == 2 {
			q.stroke(ellipse(a.x*r, a.y*r*0.42, 12, 3.4), 1.6, goldLight)
		}
	}
	s.form(path("M-3 8 L-4 44 C-12 46 -18 50 -18 54 H18 C18 50 12 46 4 44 L3 8 Z"), brass)
	s.form(circle(0, -2, 13), fireMid)
	s.fill(circle(-3, -5, 6), fireHot)
}

func net(s *scene) {
	var o outline
	for i := -4; i <= 4; i++ {
		x := 12 * float64(i)
		o = o.move(pt{x * 0.3, -46}).quad(pt{x * 1.1, -10}, pt{x, 46 - 0.01*x*x})
	}
	for i := range 7 {
		y := -34 + 13*float64(i)
		w := 14 + 7*float64(i)
		if w > 48 {
			w = 48
		}
		o = o.move(pt{-w, y}).quad(pt{0, y + 12}, pt{w, y})
	}
	s.stroke(path("M0 -46 V-64"), 6, s.mood.ink)
	s.stroke(path("M0 -46 V-64"), 3.6, parch)
	s.moved(0, 8, 0.6, 0).fill(mirrored("M0 -36 C14 -38 28 -30 34 -10 C38 10 28 30 0 34"), fade(s.mood.ink, 0.75))
	s.shine(-7, 2, 2, fireMid)
	s.shine(7, 2, 2, fireMid)
	s.stroke(o, 3.6, s.mood.ink)
	s.stroke(o, 2, s.tint(parch))
	s.form(path("M-10 -50 C-14 -42 14 -42 10 -50 C4 -56 -4 -56 -10 -50 Z"), wood)
	for i := -4; i <= 4; i++ {
		x := 12 * float64(i)
		s.form(circle(x, 47-0.01*x*x, 3.6), iron)
	}
}

// trap is an open pair of iron jaws.
func trap(s *scene) {
	s.stroke(path("M40 36 C52 34 56 44 66 40"), 4.6, s.mood.ink)
	s.stroke(path("M40 36 C52 34 56 44 66 40"), 2.4, steel)
	s.form(ellipse(0, 34, 52, 15), mix(s.mood.near, bark, 0.4))
	back := path("M-44 28 C-40 -22 40 -22 44 28 L36 28 C32 -10 -32 -10 -36 28 Z")
	s.form(back, iron)
	for i := range 7 {
		a := pt{0, 30}.add(pt{38 * math.Cos(math.Pi*(0.14+0.12*float64(i))), -36 * math.Sin(math.Pi*(0.14+0.12*float64(i)))})
		s.moved(a.x, a.y, 1, -a.x*0.9).form(path("M-5 -2 L5 -2 L0 16 Z"), steel)
	}
	s.form(ellipse(0, 34, 14, 5), brass)
	s.form(path("M-44 30 C-40 60 40 60 44 30 L36 32 C30 50 -30 50 -36 32 Z"), iron)
	for i := range 7 {
		t := float64(i)/6*2 - 1
		s.moved(t*34, 48-9*t*t*1.4, 1, t*12).form(path("M-5 2 L5 2 L0 -18 Z"), steel)
	}
	s.both(func(s *scene) { s.form(roundRect(38, 22, 52, 38, 4), mix(iron, s.mood.shade, 0.2)) })
}

func cauldron(s *scene) {
	c := mix(lighter(s.accent, 0.2), green, 0.45)
	s.glow(0, -16, 54, fade(c, 0.9))
	s.moved(-18, 46, 0.3, 0).tongue()
	s.moved(18, 46, 0.3, 0).tongue()
	s.moved(0, 45, 0.36, 0).tongue()
	s.form(path("M-26 32 L-32 50 H-24 L-18 36 Z M26 32 L32 50 H24 L18 36 Z"), coal)
	s.form(path("M-34 -10 C-52 10 -40 40 0 40 C40 40 52 10 34 -10 Z"), mix(coal, iron, 0.4))
	s.form(ellipse(0, -12, 41, 11), iron)
	s.fill(ellipse(0, -11, 35, 7.6), c)
	for range 8 {
		x := s.chance(-28, 28)
		s.form(circle(x, s.chance(-18, -9), s.chance(2, 5)), mix(c, white, 0.35))
	}
	s.stroke(path("M-14 -26 C-22 -34 -8 -40 -14 -52 M8 -24 C0 -34 16 -42 8 -56"), 3, fade(mix(c, white, 0.4), 0.7))
	s.both(func(s *scene) {
		s.stroke(path("M40 2 C50 2 50 14 42 14"), 5, s.mood.ink)
		s.stroke(path("M40 2 C50 2 50 14 42 14"), 2.8, brass)
	})
	s.gleam("M-34 6 C-36 16 -30 26 -24 30", 2)
}

// claw is the arm of a machine that builds.
func claw(s *scene) {
	s.form(roundRect(-56, 40, 56, 52, 2), iron)
	for x := -52.0; x < 54; x += 13 {
		s.form(circle(x, 52, 5.4), brass)
	}
	s.form(rect(-6, -62, 6, -34), iron)
	s.form(roundRect(-16, -40, 16, -26, 4), mix(s.accent, brass, 0.4))
	s.form(circle(0, -20, 8), brass)
	s.both(func(s *scene) {
		s.form(path("M3 -20 L22 -10 L26 14 L14 28 L12 20 L18 12 L15 -4 L0 -12 Z"), steel)
		s.form(circle(20, -9, 4), brass)
	})
	s.cogAt(0, 22, 17, s.chance(0, 40), 9, brass)
	s.shine(-42, 28, 3, fireMid)
	s.moved(-42, 30, 0.6, 0).form(cog(14, 8), mix(bronze, s.accent, 0.3))
	s.moved(42, 30, 0.6, 0).form(cog(14, 8), mix(bronze, s.accent, 0.3))
}

func ship(s *scene) {
	s.stroke(path("M-14 32 V-50 M18 32 V-42"), 4.4, s.mood.ink)
	s.stroke(path("M-14 32 V-50 M18 32 V-42"), 2.2, s.tint(wood))
	sail := mix(bone, s.accent, 0.15)
	s.form(path("M-34 -36 C-22 -40 -6 -40 4 -36 C10 -24 10 -10 6 2 C-6 -3 -24 -3 -34 2 C-26 -10 -26 -24 -34 -36 Z"), sail)
	s.form(path("M6 -30 C16 -34 28 -34 36 -30 C42 -20 42 -8 38 4 C30 0 16 0 8 4 C14 -6 14 -20 6 -30 Z"), sail)
	s.form(path("M-36 4 L-54 24 C-46 22 -38 20 -30 22 Z"), sail)
	s.form(star(-13, -18, 10, 4, 8), s.accent)
	s.form(path("M-14 -58 C-6 -62 0 -52 10 -56 L6 -50 L10 -44 C0 -42 -6 -50 -14 -46 Z"), crimson)
	s.form(path("M-54 22 L-38 28 L34 28 L40 14 L54 12 C54 28 46 42 34 48 L-28 48 C-40 44 -48 36 -54 22 Z"), mix(wood, bark, 0.3))
	s.stroke(path("M-42 34 H48 M-36 41 H42"), 1.2, fade(s.mood.ink, 0.7))
	for i := range 5 {
		s.fill(circle(-24+14*float64(i), 37, 2.4), s.mood.ink)
	}
	s.foam(46)
}

// foam is the crest of the water before a ship.
func (s *scene) foam(y float64) {
	c := mix(s.mood.near, water, 0.4)
	for i := range 2 {
		yy := y + 5*float64(i)
		o := curve(44, func(t float64) pt {
			return pt{lerp(-s.w-2, s.w+2, t), yy - 3.4*math.Abs(math.Sin(t*11+float64(i)*1.3))}
		})
		crest := o
		o = append(outline(nil), contour{start: o[0].start, segs: o[0].segs[:len(o[0].segs):len(o[0].segs)]})
		s.fill(o.line(pt{s.w + 2, s.h + 2}).line(pt{-s.w - 2, s.h + 2}).close(), mix(c, s.mood.shade, 0.22*float64(i)))
		s.stroke(crest, 1.1, fade(white, 0.7))
	}
}

// wreck lies on the bottom of the sea.
func wreck(s *scene) {
	q := s.moved(0, 12, 1, -16)
	q.stroke(path("M-16 18 L-22 -46 M14 18 L12 -22 L20 -30"), 5, s.mood.ink)
	q.stroke(path("M-16 18 L-22 -46 M14 18 L12 -22 L20 -30"), 2.8, s.tint(bark))
	q.form(path("M-38 -38 L-6 -40 C-2 -30 -8 -24 -4 -14 L-12 -20 L-18 -8 L-26 -16 L-34 -8 C-30 -18 -34 -28 -38 -38 Z"), mix(bone, water, 0.5))
	hull := path("M-56 6 L-38 16 L36 16 L42 2 L56 0 C56 22 46 38 32 44 L-26 44 C-42 38 -52 26 -56 6 Z")
	q.form(hull, mix(bark, water, 0.25))
	q.fill(path("M-14 22 L-4 20 L4 26 L16 22 L12 32 L18 40 L2 38 L-10 42 L-8 32 Z"), s.mood.ink)
	q.stroke(path("M-44 24 L-12 24 M16 24 H48 M-38 32 H-10 M16 33 H42"), 1.2, fade(s.mood.ink, 0.7))
	q.shine(-2, 30, 1.5, spook)
	q.shine(6, 31, 1.5, spook)
	s.form(path("M-150 56 C-50 40 -30 50 -10 46 C14 42 40 52 150 46 V70 H-150 Z"), mix(hex(0xa99b74), water, 0.45))
	s.stroke(path("M-44 52 C-48 40 -40 34 -46 22 M-38 52 C-34 42 -40 36 -36 28 M44 50 C40 38 48 32 42 20 M50 50 C54 42 48 36 52 30"), 2.6, green)
}

func coffin(s *scene) {
	q := s.moved(0, 2, 1, -8)
	q.form(path("M-14 -54 H14 L28 -28 L16 52 H-16 L-28 -28 Z"), mix(wood, bark, 0.4))
	q.form(path("M-10 -47 H10 L21 -27 L11 45 H-11 L-21 -27 Z"), wood)
	q.form(path("M-3 -38 H3 V-26 H13 V-20 H3 V12 H-3 V-20 H-13 V-26 H-3 Z"), gold)
	for _, p := range []pt{{-12, -50}, {12, -50}, {-24, -28}, {24, -28}, {-13.6, 48}, {13.6, 48}, {-19, 8}, {19, 8}} {
		q.fill(circle(p.x, p.y, 1.8), iron)
	}
	for i := range 5 {
		a := pt{-30 + 15*float64(i), 52 + 3*math.Sin(float64(i)*2)}
		s.stroke(outline{}.move(pt{a.x, a.y}).line(pt{a.x + 2, a.y - 9}), 1.6, green)
		s.form(circle(a.x+2, a.y-10, 4.4), []color.NRGBA{crimson, bone, mix(s.accent, white, 0.3)}[i%3])
	}
}
