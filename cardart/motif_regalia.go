package cardart

import (
	"image/color"
	"math"
)

// regalia are precious things, and those of the learned.
var regalia = []motif{
	{"crown", hall, dim, crownArt}, {"chalice", hall, dim, chalice}, {"coin", hall, dim, coins}, {"ring", nowhere, dim, ringArt}, {"crystal", hall, dim, crystal},
	{"treasure", hall, dim, treasure}, {"book", hall, dim, book}, {"scroll", hall, dim, scroll}, {"map", land, bright, mapArt}, {"quill", hall, dim, quill},
	{"key", hall, dim, key}, {"lantern", wild, dark, lantern}, {"candle", hall, dim, candle}, {"mirror", hall, dim, mirror}, {"balance", hall, dim, balance},
	{"bell", nowhere, bright, bell}, {"potion", hall, dim, potion},
}

func crownArt(s *scene) {
	s.glow(0, 0, 54, fade(goldLight, 0.5))
	s.form(path("M-38 24 L-46 -26 L-24 -6 L-20 -38 L0 -10 L20 -38 L24 -6 L46 -26 L38 24 Z"), gold)
	s.form(ellipse(0, 26, 38, 11), mix(gold, goldDark, 0.4))
	s.form(path("M-40 14 C-24 27 24 27 40 14 L38 30 C24 43 -24 43 -38 30 Z"), goldLight)
	for _, q := range []pt{{-46, -29}, {-20, -41}, {20, -41}, {46, -29}} {
		s.form(circle(q.x, q.y, 4.4), white)
	}
	s.form(lozen.mapped(matrix{0.16, 0, 0, 0.16, 0, 29}), crimson)
	s.form(circle(-21, 27, 4.2), mix(s.accent, iceBlue, 0.4))
	s.form(circle(21, 27, 4.2), mix(s.accent, iceBlue, 0.4))
	s.gleam("M-37 -8 L-33 10 M-15 -20 L-12 4", 2)
	s.fill(star(-36, -12, 9, 1.8, 4), white)
}

func chalice(s *scene) {
	s.glow(0, -30, 44, fade(mix(s.accent, fireHot, 0.6), 0.9))
	s.form(path("M-9 16 C-6 26 -10 34 -24 40 C-28 44 -26 48 -22 48 H22 C26 48 28 44 24 40 C10 34 6 26 9 16 Z"), gold)
	s.form(path("M-30 -30 C-30 2 -18 18 0 18 C18 18 30 2 30 -30 Z"), gold)
	s.form(ellipse(0, -30, 30, 8), goldDark)
	s.fill(ellipse(0, -29, 26, 5.8), crimson)
	s.form(ellipse(0, 20, 9, 5), goldLight)
	s.both(func(s *scene) {
		s.stroke(path("M29 -20 C46 -24 46 2 22 2"), 6, s.mood.ink)
		s.stroke(path("M29 -20 C46 -24 46 2 22 2"), 3.4, goldLight)
	})
	for _, x := range []float64{-17, 0, 17} {
		s.form(lozen.mapped(matrix{0.1, 0, 0, 0.12, x, -8 - 0.012*x*x}), s.accent)
	}
	s.gleam("M-22 -18 C-21 -6 -18 2 -12 8", 2.4)
	for i := range 5 {
		s.fill(star(s.chance(-24, 24), s.chance(-54, -38), 4-0.4*float64(i), 1, 4), fireHot)
	}
}

// disc is a coin on its face with a star.
func (s *scene) coinDisc(x, y, r float64) {
	q := s.moved(x, y, r/30, 0)
	q.form(circle(0, 0, 30), gold)
	q.form(circle(0, 0, 23), goldLight)
	q.form(star(0, 0, 17, 7, 5), goldDark)
	for i := range 20 {
		a := polar(26.5, 18*float64(i))
		q.fill(circle(a.x, a.y, 1.2), goldDark)
	}
}

func coins(s *scene) {
	for i := range 5 {
		y := 44 - 7*float64(i)
		s.form(path("M-46 0 V6 C-46 14 -4 14 -4 6 V0 Z").mapped(matrix{1, 0, 0, 1, 2 * math.Sin(float64(i)*2), y - 4}), gold)
		s.form(ellipse(-25+2*math.Sin(float64(i)*2), y-4, 21, 6), goldLight)
	}
	for i := range 2 {
		y := 44 - 7*float64(i)
		s.form(path("M4 0 V6 C4 14 46 14 46 6 V0 Z").mapped(matrix{1, 0, 0, 1, 0, y - 4}), gold)
		s.form(ellipse(25, y-4, 21, 6), goldLight)
	}
	s.glow(14, -18, 44, fade(goldLight, 0.6))
	s.coinDisc(14, -18, 29)
	s.fill(star(-6, -38, 10, 2, 4), white)
}

func ringArt(s *scene) {
	s.glow(0, -30, 46, fade(mix(s.accent, white, 0.5), 0.9))
	s.stroke(circle(0, 16, 29), 12.4, s.mood.ink)
	s.stroke(circle(0, 16, 29), 9.6, gold)
	s.stroke(arc(0, 16, 31, 150, 260), 2.4, goldLight)
	s.stroke(arc(0, 16, 26, 0, 120), 2, goldDark)
	s.form(path("M-16 -14 L-10 -22 H10 L16 -14 L8 -8 H-8 Z"), gold)
	c := mix(s.accent, iceBlue, 0.35)
	s.form(path("M-20 -36 L-11 -48 H11 L20 -36 L0 -14 Z"), c)
	s.fill(path("M-11 -47 L-6 -36 L0 -16 L-19 -36 Z"), fade(white, 0.45))
	s.lines("M-20 -36 H20 M-7 -36 L0 -15 L7 -36 L0 -47 L-7 -36", 1)
	s.fill(star(-12, -44, 11, 2, 4), white)
}

func crystal(s *scene) {
	c := mix(lighter(s.accent, 0.35), iceBlue, 0.3)
	s.glow(0, 0, 56, fade(c, 0.8))
	for _, q := range [][4]float64{{-28, 34, 0.62, -26}, {28, 34, 0.66, 24}, {14, 40, 0.5, 8}, {-12, 42, 0.42, -10}} {
		s.moved(q[0], q[1], q[2], q[3]).shard(mix(c, s.mood.shade, 0.2))
	}
	s.moved(0, 34, 1.16, 0).shard(c)
	s.form(path("M-50 52 C-40 40 -28 46 -16 42 C-4 48 8 40 20 44 C32 40 44 44 50 52 V62 H-50 Z"), slate)
	s.fill(star(-8, -22, 10, 1.8, 4), white)
}

// shard is a crystal on its foot at the origin.
func (s *scene) shard(c color.NRGBA) {
	s.form(path("M0 -70 L16 -46 L11 8 H-11 L-16 -46 Z"), c)
	s.fill(path("M0 -69 L-5 -42 L-3 7 H-10.4 L-15 -46 Z"), fade(white, 0.4))
	s.fill(path("M0 -69 L15 -46 L10.4 7 H5 L7 -42 Z"), fade(s.mood.shade, 0.35))
	s.stroke(path("M0 -69 L-5 -42 L-3 7 M0 -69 L7 -42 L5 7 M-16 -46 L-5 -42 L7 -42 L16 -46"), 0.9, fade(s.mood.ink, 0.6))
}

func treasure(s *scene) {
	s.glow(0, -10, 50, fade(goldLight, 0.9))
	s.form(path("M-42 -10 C-46 -46 46 -46 42 -10 Z"), mix(wood, bark, 0.3))
	s.fill(path("M-38 -10 C-38 -36 38 -36 38 -10 Z"), s.mood.ink)
	s.form(path("M-38 -6 C-34 -20 -26 -22 -20 -24 C-12 -32 4 -34 14 -28 C26 -26 34 -18 38 -6 Z"), hex(0xf0b93c))
	for i := range 12 {
		x := -31 + 5.6*float64(i)
		y := -9 - 12*math.Sin(math.Pi*float64(i)/11)*float64(1+i%2)/2
		s.fill(ellipse(x, y, 4.4, 3), fireHot)
		s.stroke(ellipse(x, y, 4.4, 3), 0.8, goldDark)
	}
	s.form(lozen.mapped(matrix{0.14, 0, 0, 0.14, 8, -24}), crimson)
	s.form(circle(-12, -23, 5), iceBlue)
	s.form(roundRect(-44, -8, 44, 44, 3), wood)
	s.stroke(path("M-44 8 H44 M-44 26 H44"), 1.2, fade(s.mood.ink, 0.7))
	for _, x := range []float64{-36, 28} {
		s.form(rect(x, -8, x+8, 44), brass)
	}
	s.form(rect(-44, -10, 44, -3), brass)
	s.form(roundRect(-10, -6, 10, 16, 4), goldLight)
	s.fill(join(circle(0, 3, 3), rect(-1.4, 3, 1.4, 11)), s.mood.ink)
}

func book(s *scene) {
	s.glow(0, -18, 50, fade(fireHot, 0.6))
	s.form(path("M-52 -18 L-50 36 C-30 30 -12 34 0 42 C12 34 30 30 50 36 L52 -18 Z"), s.accent)
	s.both(func(s *scene) {
		s.form(path("M0 36 C10 26 28 24 46 30 L47 -22 C30 -28 12 -24 0 -14 Z"), parch)
		for i := range 6 {
			y := -10 + 6.6*float64(i)
			s.stroke(outline{}.move(pt{7, y - 3}).quad(pt{20, y - 11}, pt{40 - 5*float64(i%3), y - 8}), 1.2, fade(s.mood.ink, 0.6))
		}
	})
	s.lines("M0 -14 V40", 1.4)
	s.form(path("M-6 36 L-6 56 L-1 51 L4 56 L4 38 Z"), crimson)
	for range 6 {
		x := s.chance(-34, 34)
		s.fill(star(x, s.chance(-52, -28), s.chance(2.4, 5), 1, 4), fireHot)
	}
}

func scroll(s *scene) {
	q := s.moved(0, 0, 1, -7)
	q.form(rect(-28, -40, 28, 40), parch)
	for i := range 7 {
		y := -26 + 7.6*float64(i)
		q.stroke(outline{}.move(pt{-20, y}).line(pt{20 - 6*float64(i%3), y}), 1.3, fade(s.mood.ink, 0.6))
	}
	q.form(roundRect(-36, -50, 36, -37, 6), mix(parch, bronze, 0.25))
	q.form(roundRect(-36, 37, 36, 50, 6), mix(parch, bronze, 0.25))
	for _, y := range []float64{-43.5, 43.5} {
		q.form(circle(-38, y, 4.4), wood)
		q.form(circle(38, y, 4.4), wood)
	}
	q.form(path("M8 26 L4 50 L11 45 L16 51 L18 28 Z"), crimson)
	q.form(star(13, 24, 10.5, 8.6, 12), crimson)
	q.fill(circle(13, 24, 5), mix(crimson, s.mood.ink, 0.35))
}

func mapArt(s *scene) {
	q := s.moved(0, 0, 1, -5)
	q.form(path("M-50 -34 L-18 -42 L16 -34 L50 -42 L50 36 L16 44 L-18 36 L-50 44 Z"), parch)
	q.fill(path("M-18 -42 L16 -34 L16 44 L-18 36 Z"), fade(s.mood.shade, 0.12))
	q.fill(path("M-48 8 C-38 0 -30 10 -22 4 C-14 0 -10 14 0 14 C6 20 -4 30 -10 34 L-18 35 L-48 41 Z"), fade(water, 0.55))
	q.stroke(path("M-42 -20 L-34 -32 L-27 -20 M-30 -22 L-24 -32 L-16 -21 M24 20 C30 16 34 22 40 18 M22 28 C28 24 34 30 42 25"), 1.7, bark)
	q.fill(join(fir(30, -14, 13), fir(38, -10, 13), fir(24, -8, 11)), green)
	q.stroke(path("M-36 26 L-30 20 M-24 15 L-18 11 M-10 7 L-3 4 M4 0 L8 -6 M11 -12 L15 -18"), 2.4, crimson)
	q.stroke(path("M15 -32 L26 -22 M26 -32 L15 -22"), 3.4, crimson)
	q.stroke(circle(-36, 30, 3), 1.6, crimson)
	q.form(star(34, 2, 9, 2.6, 4), gold)
	q.lines("M-18 -42 V36 M16 -34 V44", 1)
}

func quill(s *scene) {
	s.form(path("M-46 34 L44 34 L50 52 L-52 52 Z"), parch)
	s.stroke(path("M-40 40 C-30 37 -26 43 -18 40 C-12 37 -8 43 0 41 M-44 47 C-34 44 -30 50 -20 47"), 1.5, s.mood.ink)
	s.form(path("M18 24 H40 C46 32 46 44 40 46 H18 C12 44 12 32 18 24 Z"), mix(coal, s.accent, 0.4))
	s.form(roundRect(20, 16, 38, 26, 2), brass)
	s.fill(ellipse(29, 17, 7, 2), s.mood.ink)
	s.form(path("M2 40 C-8 12 -20 -16 -12 -54 C8 -46 24 -18 14 6 L6 2 L12 12 C10 18 6 22 4 26 Z"), mix(bone, s.accent, 0.25))
	s.stroke(path("M2 40 C-2 14 -8 -18 -11 -48"), 1.6, s.mood.ink)
	s.stroke(path("M-6 -20 L6 -26 M-4 -8 L12 -14 M-2 4 L10 -2 M-9 -34 L-1 -40"), 1, fade(s.mood.ink, 0.55))
}

func key(s *scene) {
	q := s.moved(0, 0, 1, 36)
	q.glow(0, 0, 56, fade(goldLight, 0.4))
	q.form(join(roundRect(-4, -14, 4, 50, 2), path("M4 30 H20 V36 H14 V42 H20 V48 H4 Z")), gold)
	ring := join(circle(0, -32, 21), path("M0 -44 C-8 -44 -12 -38 -12 -32 C-12 -26 -8 -20 0 -20 C8 -20 12 -26 12 -32 C12 -38 8 -44 0 -44 Z"))
	q.form(ring, gold)
	q.form(roundRect(-8, -14, 8, -7, 2), goldLight)
	q.form(lozen.mapped(matrix{0.09, 0, 0, 0.11, 0, -32}), s.accent)
	q.gleam("M-17 -40 C-19 -34 -18 -28 -15 -23", 2)
}

func lantern(s *scene) {
	s.glow(0, 8, 64, fade(fireMid, 0.9))
	s.stroke(path("M-16 -28 C-16 -54 16 -54 16 -28"), 4.6, s.mood.ink)
	s.stroke(path("M-16 -28 C-16 -54 16 -54 16 -28"), 2.4, brass)
	s.form(path("M-24 -14 L-12 -30 H12 L24 -14 Z"), brass)
	s.form(roundRect(-22, -14, 22, 38, 3), mix(s.mood.ink, brass, 0.3))
	s.fill(rect(-18, -11, 18, 35), fireMid)
	s.glow(0, 14, 24, fireHot)
	s.moved(0, 14, 0.36, 0).tongue()
	s.stroke(path("M0 -12 V-4 M-9 -13 V37 M9 -13 V37"), 2, mix(s.mood.ink, brass, 0.25))
	s.form(path("M-26 36 H26 L22 48 H-22 Z"), brass)
	s.form(roundRect(-26, -17, 26, -11, 2), goldLight)
}

// tongue is a flame around the origin, about 100 high.
func (s *scene) tongue() {
	s.fill(path("M2 -48 C6 -28 32 -18 32 14 C32 34 18 46 0 46 C-18 46 -32 34 -32 14 C-32 0 -24 -8 -20 -20 C-14 -14 -12 -10 -11 -4 C-4 -16 -4 -34 2 -48 Z"), fire)
	s.fill(path("M3 -22 C6 -6 21 0 21 20 C21 34 12 42 0 42 C-12 42 -20 34 -20 22 C-20 14 -15 8 -13 2 C-9 5 -7 8 -6 12 C-1 4 -1 -10 3 -22 Z"), fireMid)
	s.fill(path("M1 8 C4 16 11 20 11 30 C11 38 6 42 0 42 C-6 42 -11 38 -11 31 C-11 24 -2 20 1 8 Z"), fireHot)
}

func candle(s *scene) {
	s.glow(0, -30, 62, fade(fireMid, 0.85))
	s.form(path("M-34 44 C-34 38 34 38 34 44 C34 52 -34 52 -34 44 Z"), brass)
	s.stroke(circle(38, 44, 6), 5, s.mood.ink)
	s.stroke(circle(38, 44, 6), 2.8, brass)
	s.form(path("M-13 42 L-13 -6 C-16 0 -17 8 -15 12 L-13 14 M-13 -8 C-8 -12 8 -12 13 -8 L13 42 C6 45 -6 45 -13 42 Z"), bone)
	s.form(path("M-13 -8 C-8 -14 8 -14 13 -8 C14 0 12 10 9 10 C6 10 8 0 5 -2 C2 -2 4 20 0 20 C-4 20 -2 4 -5 2 C-8 2 -6 28 -10 28 C-14 28 -13 6 -13 -8 Z"), mix(bone, white, 0.3))
	s.lines("M0 -10 V-18", 2)
	s.moved(0, -32, 0.4, 0).tongue()
}

func mirror(s *scene) {
	s.form(path("M-6 26 L-5 52 C-5 57 5 57 5 52 L6 26 Z"), gold)
	s.form(ellipse(0, -12, 34, 41), gold)
	glass := ellipse(0, -12, 26, 33)
	s.form(glass, mix(iceBlue, s.accent, 0.3))
	in := *s
	in.pen = s.inside(glass)
	in.glow(0, -8, 34, fade(white, 0.5))
	f := in.moved(2, -2, 0.9, 0)
	f.fill(mirrored("M0 -24 C10 -24 14 -16 13 -6 C12 4 6 10 6 14 C18 18 24 28 26 40 L0 40"), fade(s.mood.ink, 0.75))
	f.shine(-5, -7, 1.6, fire)
	f.shine(5, -7, 1.6, fire)
	in.fill(path("M-30 10 L2 -48 L12 -48 L-24 20 Z"), fade(white, 0.35))
	in.fill(path("M-18 22 L20 -44 L24 -40 L-13 26 Z"), fade(white, 0.25))
	s.stroke(glass, 1.2, s.mood.ink)
	s.form(path("M-10 -50 C-6 -60 6 -60 10 -50 C4 -46 -4 -46 -10 -50 Z"), goldLight)
	for i := range 12 {
		a := polar(1, 30*float64(i)+15)
		s.fill(circle(30*a.x, -12+37*a.y, 1.7), goldDark)
	}
}

func balance(s *scene) {
	s.form(path("M-3 -42 H3 L4 40 H-4 Z"), brass)
	s.form(path("M-24 50 C-22 40 -8 40 0 38 C8 40 22 40 24 50 Z"), brass)
	s.form(circle(0, -44, 5), goldLight)
	q := s.moved(0, -36, 1, 9)
	q.form(path("M-42 -2 C-20 -7 20 -7 42 -2 L42 2 C20 -2 -20 -2 -42 2 Z"), gold)
	for i, p := range [2]pt{{-41, -42.6}, {41, -29.4}} {
		y := p.y + 48
		s.stroke(outline{}.move(p).line(pt{p.x - 16, y}).move(p).line(pt{p.x + 16, y}), 1.3, goldLight)
		s.form(path("M-19 0 C-16 14 16 14 19 0 Z").mapped(matrix{1, 0, 0, 1, p.x, y}), gold)
		if i == 1 {
			s.form(path("M0 -14 C8 -20 16 -10 0 2 C-16 -10 -8 -20 0 -14 Z").mapped(matrix{1, 0, 0, 1, p.x, y - 2}), crimson)
		} else {
			s.stroke(outline{}.move(pt{p.x - 8, y - 4}).quad(pt{p.x + 4, y - 14}, pt{p.x + 14, y - 14}), 2.2, bone)
		}
	}
}

func bell(s *scene) {
	s.form(roundRect(-30, -52, 30, -44, 3), wood)
	s.stroke(circle(0, -38, 6), 4, s.mood.ink)
	s.stroke(circle(0, -38, 6), 2, iron)
	s.form(circle(6, 40, 8), iron)
	s.form(mirrored("M0 -36 C14 -36 20 -26 22 -10 C24 8 28 20 38 30 L38 36 L0 36"), mix(bronze, brass, 0.5))
	s.form(path("M-39 28 C-20 34 20 34 39 28 L40 37 C20 42 -20 42 -40 37 Z"), goldLight)
	s.stroke(path("M-22 -12 C-10 -8 10 -8 22 -12 M-26 14 C-10 19 10 19 26 14"), 1.5, fade(s.mood.ink, 0.7))
	s.form(star(0, 3, 9, 3.6, 8), mix(s.accent, goldLight, 0.4))
	s.gleam("M-14 -26 C-18 -14 -20 0 -24 14", 2.6)
	s.both(func(s *scene) {
		s.stroke(path("M44 -8 C48 0 48 8 46 16 M51 -14 C56 -2 57 10 54 20"), 1.8, fade(s.mood.light, 0.8))
	})
}

func potion(s *scene) {
	c := mix(lighter(s.accent, 0.25), green, 0.3)
	s.glow(0, 14, 52, fade(c, 0.8))
	flask := mirrored("M0 -40 L10 -40 L10 -16 C30 -10 38 6 38 18 C38 38 22 50 0 50")
	s.form(flask, mix(iceBlue, s.mood.air, 0.35))
	in := *s
	in.pen = s.inside(flask)
	in.fillWith(rect(-40, 6, 40, 52), shade(mix(c, white, 0.25), mix(c, s.mood.shade, 0.3), 6, 50))
	in.fill(ellipse(0, 6, 36, 4.6), mix(c, white, 0.55))
	for range 9 {
		in.fill(circle(s.chance(-24, 24), s.chance(10, 44), s.chance(1.2, 3.6)), fade(white, 0.5))
	}
	s.stroke(flask, 1.4, s.mood.ink)
	s.form(roundRect(-13, -44, 13, -37, 2), mix(iceBlue, white, 0.3))
	s.form(path("M-8 -44 L-7 -54 H7 L8 -44 Z"), wood)
	s.gleam("M-28 8 C-28 0 -22 -6 -14 -9", 2.8)
	s.form(path("M-10 -24 L12 -20 L8 -4 L-12 -8 Z").mapped(matrix{1, 0, 0, 1, 4, -4}), parch)
}
