package cardart

import (
	"image/color"
	"math"
)

// people are whole figures, and those who were people once.
var people = []motif{
	{"mage", nowhere, dark, mage}, {"thief", hall, dim, thief}, {"archer", heath, bright, archer}, {"soldier", land, bright, soldier}, {"lancer", heath, bright, lancer},
	{"ghost", land, dark, ghost}, {"wraith", land, dim, wraith}, {"widow", nowhere, dim, widow}, {"ferryman", sea, dark, ferryman}, {"pilgrim", heath, bright, pilgrim},
	{"monk", hall, dim, monk}, {"hush", hall, dim, hush}, {"army", heath, bright, army}, {"acrobat", hall, dim, acrobat}, {"smith", hall, dim, smith}, {"angel", nowhere, bright, angel},
	{"puppet", hall, dim, puppet}, {"choir", nowhere, dark, choir},
}

// hood is a cowl with a dark face and, if lit, eyes.
func (s *scene) hood(c, eyes color.NRGBA) {
	s.form(mirrored("M0 -50 C16 -46 27 -32 27 -12 C28 0 24 8 20 14 L0 18"), c)
	s.fill(mirrored("M0 -34 C12 -32 18 -22 18 -10 C18 2 10 10 0 12"), s.mood.ink)
	s.stroke(path("M-18 -10 C-18 -22 -12 -32 0 -34 C12 -32 18 -22 18 -10"), 1.4, fade(s.mood.light, 0.5))
	s.both(func(s *scene) { s.shine(7, -12, 2, eyes) })
}

func mage(s *scene) {
	magic := mix(lighter(s.accent, 0.4), iceBlue, 0.4)
	s.glow(36, -34, 48, fade(magic, 0.8))
	s.stroke(path("M36 60 V-22"), 5.2, s.mood.ink)
	s.stroke(path("M36 60 V-22"), 3, s.tint(wood))
	s.stroke(path("M30 -22 C24 -34 28 -46 36 -50 C46 -48 48 -34 40 -26"), 4.6, s.mood.ink)
	s.stroke(path("M30 -22 C24 -34 28 -46 36 -50 C46 -48 48 -34 40 -26"), 2.6, s.tint(wood))
	s.shine(36.6, -35, 5, magic)
	m := s.moved(-8, 2, 0.98, 0)
	m.form(mirrored("M0 4 C22 6 38 26 44 60 L0 60"), s.accent)
	m.stroke(path("M-14 22 C-10 36 -12 48 -14 60 M14 22 C10 36 12 48 14 60"), 1.6, gold)
	m.hood(s.accent, magic)
	s.form(path("M6 30 C16 24 26 22 34 22 L36 30 C28 34 20 40 14 46 Z"), s.accent)
	s.form(roundRect(31, 20, 42, 30, 4), skin)
	for i := range 7 {
		a := polar(17+3*float64(i%3), float64(i)*51+20)
		s.fill(star(36+a.x, -35+a.y, 2.6, 0.8, 4), mix(magic, white, 0.6))
	}
}

func thief(s *scene) {
	c := mix(coal, s.accent, 0.4)
	s.form(mirrored("M0 4 C22 8 40 24 46 60 L0 60"), c)
	s.form(mirrored("M0 -50 C16 -46 28 -32 28 -10 C30 2 26 12 20 18 L0 20"), c)
	s.fill(mirrored("M0 -34 C12 -32 19 -22 19 -10 C18 4 10 14 0 16"), s.mood.ink)
	s.form(mirrored("M0 -26 C10 -26 15 -20 15 -11 C15 0 9 10 0 11"), skin)
	s.form(mirrored("M0 -3 C6 -2 12 -4 16 -6 C16 6 9 16 0 17"), s.accent)
	s.fill(mirrored("M0 -15 C5 -18 13 -18 17 -16 L15 -7 C9 -6 4 -7 0 -9"), s.mood.ink)
	s.both(func(s *scene) {
		s.fill(ellipse(7.4, -12, 3.6, 2.4), white)
		s.fill(circle(8.6, -12, 1.8), s.mood.ink)
	})
	q := s.moved(28, 26, 1, 24)
	q.form(path("M-3.6 6 L-3 -34 L0 -44 L3 -34 L3.6 6 Z"), steel)
	q.stroke(path("M0 -38 V4"), 1, iron)
	q.form(roundRect(-11, 4, 11, 9, 2.4), gold)
	q.form(roundRect(-7, 9, 7, 22, 5), coal)
	s.form(path("M-30 44 C-24 36 -14 36 -8 42 C-4 50 -12 58 -22 58 C-32 58 -34 50 -30 44 Z M-22 38 L-14 38 L-16 32 L-20 32 Z"), leather)
	s.fill(circle(-20, 49, 4), gold)
}

func archer(s *scene) {
	s.stroke(path("M24 -50 L-2 -4 L24 44"), 1.1, mix(bone, s.mood.light, 0.5))
	bow := path("M24 -50 C50 -34 52 26 24 44")
	s.stroke(bow, 6, s.mood.ink)
	s.stroke(bow, 3.6, s.tint(wood))
	s.form(path("M-34 60 C-36 34 -34 18 -22 12 L-4 12 C6 18 8 34 6 60 Z"), s.accent)
	s.form(path("M-44 -10 L-32 -16 L-18 22 L-28 28 Z"), leather)
	s.stroke(path("M-42 -12 L-46 -26 M-38 -13 L-41 -28 M-35 -15 L-36 -29"), 2.4, bone)
	s.form(path("M-14 10 C0 4 24 -4 42 -8 L43 -1 C30 6 10 16 -6 22 Z"), mix(s.accent, s.mood.shade, 0.25))
	s.form(path("M-28 16 C-34 6 -26 -6 -10 -8 L2 -7 L2 0 L-10 3 L-14 16 Z"), mix(s.accent, s.mood.shade, 0.1))
	s.form(circle(43, -5, 5), skin)
	s.form(path("M-18 -22 C-18 -34 -8 -38 0 -36 C8 -34 10 -28 9 -22 L12 -16 L9 -14 C8 -8 4 -6 -4 -6 C-12 -6 -18 -12 -18 -22 Z"), skin)
	s.form(path("M-16 2 C-28 -8 -30 -34 -12 -46 C-2 -50 8 -44 12 -32 C4 -34 -4 -30 -6 -20 C-6 -10 -8 -2 -6 4 Z"), mix(s.accent, s.mood.shade, 0.35))
	s.fill(circle(5, -22, 1.6), s.mood.ink)
	s.stroke(path("M-4 -4 L56 -4"), 2.2, s.mood.ink)
	s.stroke(path("M-4 -4 L56 -4"), 1.1, bone)
	s.form(path("M52 -8 L64 -4 L52 0 Z"), steel)
	s.form(circle(0, -3, 4.4), skin)
}

// soldier stands behind a round shield with a spear.
func soldier(s *scene) {
	s.stroke(path("M32 60 L32 -40"), 4.8, s.mood.ink)
	s.stroke(path("M32 60 L32 -40"), 2.6, s.tint(wood))
	s.form(path("M32 -60 L38 -44 L32 -36 L26 -44 Z"), steel)
	s.form(mirrored("M0 0 C18 2 30 12 34 60 L0 60"), mix(s.accent, crimson, 0.3))
	s.form(mirrored("M0 -36 C10 -36 16 -28 15 -18 C15 -8 8 0 0 0"), skin)
	s.form(path("M-18 -14 C-22 -34 -12 -46 0 -46 C12 -46 22 -34 18 -14 L12 -14 L12 -22 L3 -22 L1.6 -8 L-1.6 -8 L-3 -22 L-12 -22 L-12 -14 Z"), steel)
	s.form(path("M-4 -44 C-4 -60 4 -60 4 -44 Z"), crimson)
	s.both(func(s *scene) { s.fill(ellipse(7, -18, 2, 1.5), s.mood.ink) })
	s.lines("M-5 -5 C-2 -3.6 2 -3.6 5 -5", 1.2)
	s.form(circle(-8, 28, 29), mix(bronze, brass, 0.4))
	s.form(circle(-8, 28, 23), s.accent)
	s.moved(-8, 28, 1, 0).form(star(0, 0, 19, 7.6, 8), goldLight)
	s.form(circle(-8, 28, 5), bronze)
	s.form(circle(32, 16, 5.6), skin)
}

// lancer rides at the enemy.
func lancer(s *scene) {
	coat := mix(leather, coal, 0.25)
	s.form(path("M-44 34 C-54 20 -58 30 -56 48 C-50 46 -46 42 -42 38 Z"), coal)
	s.form(path("M-36 32 L-44 60 L-36 60 L-26 40 Z M14 34 L24 46 L20 60 L28 60 L34 44 L24 28 Z M-20 38 L-26 54 L-18 54 L-10 38 Z M4 36 L2 50 L10 56 L16 52 L12 40 Z"), coat)
	s.form(path("M-46 20 C-40 10 -20 12 -4 14 C10 14 20 6 26 -6 L28 -18 L34 -8 C44 -4 52 6 56 14 C54 20 48 20 42 16 L36 16 C34 28 26 38 10 40 C-10 44 -36 42 -44 36 Z"), coat)
	s.form(path("M-34 14 C-20 8 -4 10 8 14 L4 38 C-10 44 -28 42 -36 34 Z"), s.accent)
	s.fill(circle(38, 0, 1.8), s.mood.ink)
	s.form(path("M26 -8 C16 -6 10 2 4 12 C10 12 18 8 26 -2 Z"), coal)
	s.form(path("M-20 16 C-24 -4 -18 -16 -8 -18 C2 -18 6 -6 4 10 L-4 18 Z"), steel)
	s.form(path("M-14 -18 C-18 -34 -10 -42 -2 -42 C8 -42 12 -32 9 -20 C4 -16 -8 -16 -14 -18 Z"), steel)
	s.fill(path("M-2 -30 L10 -32 L10 -27 L-2 -26 Z"), s.mood.ink)
	s.form(path("M-6 -41 C-14 -54 -28 -52 -34 -42 C-26 -42 -18 -40 -11 -36 Z"), crimson)
	s.moved(-6, 2, 1, -12).form(path("M-44 3 L-44 -3 L4 -4.4 L60 -0.8 L60 0.8 L4 4.4 Z"), bone)
	s.moved(-6, 2, 1, -12).form(path("M0 -9 L12 -3 L12 3 L0 9 Z"), gold)
	s.form(path("M-16 2 C-8 -8 4 -6 8 -2 L6 4 C-2 4 -8 8 -14 10 Z"), steel)
}

func ghost(s *scene) {
	s.glow(0, 0, 62, fade(spook, 0.75))
	shape := path("M0 -48 C22 -48 30 -30 30 -8 C30 14 34 30 38 46 C32 42 28 40 24 46 C20 54 14 48 10 44 C6 50 0 56 -6 48 C-10 42 -16 46 -20 50 C-26 54 -30 44 -38 46 C-32 26 -30 12 -30 -8 C-30 -30 -22 -48 0 -48 Z")
	s.form(shape, spook)
	s.both(func(s *scene) {
		s.fill(ellipse(11, -18, 6, 9), s.mood.ink)
		s.fill(circle(9.6, -21, 2), white)
		s.form(path("M26 2 C38 -4 46 -10 50 -4 C50 6 42 16 30 20 Z"), spook)
	})
	s.fill(ellipse(0, 6, 7, 10.5), s.mood.ink)
	s.stroke(path("M-14 26 C-14 34 -16 40 -18 44 M10 28 C12 34 12 38 10 42 M-2 34 V44"), 1.4, fade(s.mood.shade, 0.4))
}

func wraith(s *scene) {
	c := mix(coal, s.accent, 0.45)
	s.glow(0, -12, 52, fade(spook, 0.5))
	s.form(path("M0 -4 C24 0 44 20 54 60 C46 52 42 50 38 60 C32 52 28 52 24 62 C16 50 10 52 4 62 C-4 52 -10 52 -18 62 C-24 52 -30 52 -36 60 C-42 50 -48 52 -54 60 C-44 20 -24 0 0 -4 Z"), c)
	s.hood(c, spook)
	for _, x := range [2]float64{-1, 1} {
		h := *s
		h.pen = s.stretched(x, 1)
		h.form(path("M20 24 C30 20 40 22 44 30 C38 38 28 40 20 38 Z"), c)
		h.stroke(path("M40 28 C46 26 50 28 54 34 M40 30 C46 30 50 34 52 40 M39 33 C44 36 46 40 47 46 M37 35 C40 40 41 44 40 49"), 3.6, s.mood.ink)
		h.stroke(path("M40 28 C46 26 50 28 54 34 M40 30 C46 30 50 34 52 40 M39 33 C44 36 46 40 47 46 M37 35 C40 40 41 44 40 49"), 2, bone)
	}
	s.stroke(path("M-16 22 C-14 36 -18 48 -20 56 M14 22 C12 36 16 48 18 56 M0 20 V54"), 1.2, fade(s.mood.light, 0.35))
}

// widow weeps behind her veil.
func widow(s *scene) {
	s.form(mirrored("M0 -48 C32 -48 40 -14 42 14 C44 34 50 48 56 60 L0 60"), mix(s.accent, s.mood.ink, 0.55))
	s.form(mirrored("M0 24 C16 26 30 40 34 60 L0 60"), mix(s.accent, coal, 0.4))
	s.countenance(mix(skin, spook, 0.6), false)
	s.fill(path("M-5 15 C-2 12.6 2 12.6 5 15 C2 17 -2 17 -5 15 Z"), hex(0x7c3f50))
	s.both(func(s *scene) {
		s.fill(path("M3 -7.6 H15 V-3 H3 Z"), s.tint(mix(skin, spook, 0.6)))
		s.stroke(arc(9, -8, 5, 20, 160), 1.8, s.mood.ink)
		s.fill(path("M10 -1 C13 3 13 6 10.4 6.6 C8 6 8 3 10 -1 Z"), iceBlue)
		s.form(path("M22 -6 C24 -22 16 -34 0 -35 C10 -28 16 -16 17 0 C18 18 22 34 28 46 C34 30 24 10 22 -6 Z"), mix(coal, s.accent, 0.2))
	})
	veil := mirrored("M0 -46 C28 -46 34 -18 36 8 C38 28 42 40 44 52 L0 56")
	s.fill(veil, fade(mix(s.mood.ink, s.accent, 0.3), 0.25))
	s.both(func(s *scene) { s.gleam("M14 -42 C26 -34 32 -12 34 8", 1.1) })
}

// ferryman poles a boat by lantern light.
func ferryman(s *scene) {
	s.glow(40, -12, 44, fade(fireMid, 0.8))
	s.stroke(path("M-34 -46 L-14 58"), 4.2, s.mood.ink)
	s.stroke(path("M-34 -46 L-14 58"), 2.2, s.tint(wood))
	s.form(path("M-16 32 C-20 8 -18 -8 -10 -16 L10 -16 C18 -6 18 12 18 32 Z"), mix(coal, s.accent, 0.4))
	s.moved(0, -18, 0.62, 0).hood(mix(coal, s.accent, 0.4), spook)
	s.form(path("M-12 -8 C-18 -6 -24 -2 -28 0 L-24 8 C-18 6 -12 4 -8 2 Z"), mix(coal, s.accent, 0.5))
	s.stroke(path("M42 28 V-24 C42 -32 36 -32 34 -26"), 3.6, s.mood.ink)
	s.stroke(path("M42 28 V-24 C42 -32 36 -32 34 -26"), 2, s.tint(wood))
	s.form(roundRect(29, -22, 39, -8, 2), brass)
	s.fill(rect(31, -20, 37, -10), fireHot)
	s.form(path("M-56 20 C-44 28 -36 30 -28 30 L30 30 C40 30 48 24 58 12 C60 30 48 46 34 48 L-34 48 C-48 46 -56 34 -56 20 Z"), mix(wood, bark, 0.5))
	s.stroke(path("M-48 38 C-20 40 20 40 50 34"), 1.2, fade(s.mood.ink, 0.7))
	s.fillWith(rect(-s.w-2, 44, s.w+2, s.h+2), shade(fade(s.mood.near, 0.75), mix(s.mood.near, water, 0.3), 44, s.h))
	s.stroke(path("M-60 47 C-50 44 -42 50 -32 47 M-20 48 C-10 45 -2 51 8 48 M20 48 C30 45 42 51 54 46"), 1.4, fade(s.mood.light, 0.7))
}

func pilgrim(s *scene) {
	c := mix(s.accent, bark, 0.3)
	s.stroke(path("M28 56 L22 -40"), 5, s.mood.ink)
	s.stroke(path("M28 56 L22 -40"), 2.8, s.tint(wood))
	s.stroke(path("M22 -32 L32 -30"), 1.4, s.mood.ink)
	s.form(path("M-26 52 C-26 28 -22 6 -14 -6 L10 -8 C16 6 18 30 22 52 C10 48 -10 48 -26 52 Z"), c)
	s.form(path("M-14 -4 C-28 0 -34 16 -30 30 L-18 26 Z"), mix(leather, parch, 0.2))
	s.form(circle(0, -16, 10), skin)
	s.form(path("M-30 -20 C-18 -22 -12 -24 -10 -32 C-6 -40 8 -40 11 -32 C14 -26 20 -24 30 -22 C18 -14 -16 -12 -30 -20 Z"), mix(bark, parch, 0.25))
	s.form(path("M-10 -24 C-2 -22 6 -22 12 -25 L11 -30 C4 -27 -4 -27 -10 -29 Z"), crimson)
	s.form(path("M4 4 C12 2 20 -4 24 -10 L29 -4 C24 6 14 14 6 16 Z"), c)
	s.form(circle(25.4, -8, 4.6), skin)
	s.form(path("M-16 50 L-22 60 H-8 L-6 50 Z M6 50 L8 60 H20 L14 50 Z"), leather)
	s.stroke(path("M-8 10 C-6 24 -10 40 -14 50 M6 16 C8 30 8 42 8 50"), 1.2, fade(s.mood.ink, 0.6))
}

// cowled is a monk from the waist up, his hands left out.
func (s *scene) cowled() color.NRGBA {
	c := mix(bark, s.accent, 0.35)
	s.form(mirrored("M0 6 C24 8 42 28 48 60 L0 60"), c)
	s.form(mirrored("M0 -50 C18 -46 29 -32 28 -8 C30 4 26 12 20 18 L0 20"), c)
	s.fill(mirrored("M0 -38 C14 -36 21 -24 20 -10 C20 4 10 14 0 16"), s.mood.ink)
	s.moved(0, -8, 0.86, 0).countenance(skin, false)
	s.fill(path("M-5 5 C-2 3.6 2 3.6 5 5 C2 7 -2 7 -5 5 Z"), hex(0x9a4a42))
	return c
}

// monk prays.
func monk(s *scene) {
	s.glow(0, 30, 34, fade(fireHot, 0.5))
	c := s.cowled()
	s.both(func(s *scene) {
		s.form(path("M40 60 C44 46 34 34 20 34 L8 48 L14 60 Z"), mix(c, s.mood.shade, 0.2))
		s.form(path("M0 16 C4 16 6 20 6 28 L12 44 L8 54 L0 50 Z"), skin)
	})
	s.lines("M0 17 V50", 1.3)
	s.stroke(path("M-12 44 C-6 54 6 54 12 44"), 1.4, brass)
	for i := range 7 {
		t := float64(i)/3 - 1
		s.form(circle(13*t, 52-7*t*t, 2.4), brass)
	}
	s.form(path("M-2 54 H2 V58 H5 V61 H2 V66 H-2 V61 H-5 V58 H-2 Z"), gold)
}

// hush is a monk who asks for silence.
func hush(s *scene) {
	c := s.cowled()
	s.form(path("M-3.4 22 L-3 -1 C-3 -5 3 -5 3.2 -1 L4 14 C10 14 14 18 14 26 L10 42 L-10 42 C-14 34 -12 26 -3.4 22 Z"), skin)
	s.lines("M4 16 V26 M9 18 V27", 1.1)
	s.form(path("M-16 38 H16 L22 60 H-22 Z"), mix(c, s.mood.shade, 0.2))
	for i := range 9 {
		a := pt{0, 26}.add(polar(24, 20+17.5*float64(i)))
		s.form(circle(a.x, a.y+4, 2.4), brass)
	}
}

// army stands in ranks under its spears.
func army(s *scene) {
	for row := range 3 {
		t := float64(row)
		y, k := lerp(2, 34, t/2), lerp(0.62, 1.15, t/2)
		c := mix(s.mood.far, mix(steel, s.accent, 0.35), 0.35+0.32*t)
		step := 24 * k
		for x := -s.w - step + 9*t; x < s.w+step; x += step {
			q := s.moved(x, y, k, 0)
			q.stroke(path("M9 26 V-44"), 2, s.mood.ink)
			q.fill(path("M9 -56 L12.4 -46 L9 -41 L5.6 -46 Z"), mix(c, s.mood.light, 0.6))
			q.form(path("M-12 40 C-12 12 12 12 12 40 Z"), mix(c, s.accent, 0.4))
			q.form(path("M-8 10 C-10 -10 10 -10 8 10 L3 12 L2 3 L-2 3 L-3 12 Z"), c)
		}
	}
	q := s.moved(-6, -8, 1, 0)
	q.stroke(path("M0 40 V-44"), 2.6, s.mood.ink)
	q.form(path("M1 -43 C14 -48 22 -36 38 -41 L33 -28 L38 -15 C22 -10 14 -21 1 -16 Z"), mix(crimson, s.accent, 0.3))
}

// acrobat hangs upside down from a trapeze.
func acrobat(s *scene) {
	s.stroke(path("M-22 -60 L-18 -32 M22 -60 L18 -32"), 1.6, bone)
	s.stroke(path("M-26 -31 H26"), 5, s.mood.ink)
	s.stroke(path("M-26 -31 H26"), 2.8, brass)
	a, b := s.accent, mix(gold, s.accent, 0.15)
	s.both(func(s *scene) {
		s.form(path("M3 -2 C4 -14 6 -26 10 -36 C14 -40 19 -36 17 -30 L14 -27 C13 -18 13 -8 12 0 Z"), b)
		s.form(path("M10 20 C20 28 30 36 42 38 C46 40 44 46 39 45 C26 44 14 36 6 28 Z"), a)
		s.form(circle(43, 42, 4), skin)
	})
	s.form(mirrored("M0 -6 C8 -6 12 2 12 10 C13 18 12 26 8 30 L0 32"), a)
	s.lines("M0 -6 V30", 1.2)
	s.form(circle(0, 40, 10), skin)
	s.form(path("M-11 42 C-8 54 8 54 11 42 C9 46 4 47 0 47 C-4 47 -9 46 -11 42 Z"), leather)
	s.both(func(s *scene) { s.fill(circle(4, 39, 1.4), s.mood.ink) })
	s.stroke(path("M-4 35 C-2 33 2 33 4 35"), 1.2, crimson)
	for _, y := range []float64{4, 13, 22} {
		s.fill(lozen.mapped(matrix{0.06, 0, 0, 0.06, 6, y}), goldLight)
		s.fill(lozen.mapped(matrix{0.06, 0, 0, 0.06, -6, y}), goldLight)
	}
}

// smith strikes sparks from an anvil.
func smith(s *scene) {
	s.glow(12, 26, 40, fade(fireMid, 0.9))
	s.form(path("M-46 60 C-46 26 -40 6 -26 2 L-2 2 C10 8 12 22 10 40 L8 60 Z"), mix(s.accent, parch, 0.15))
	s.form(path("M-30 12 L-4 12 L2 60 L-38 60 Z"), leather)
	s.form(circle(-14, -14, 14), skin)
	s.form(path("M-29 -14 C-30 -34 2 -36 1 -14 C-6 -22 -20 -22 -29 -14 Z"), bark)
	s.form(path("M-22 -4 C-16 2 -8 2 0 -6 C0 8 -8 12 -14 10 C-20 8 -22 2 -22 -4 Z"), bark)
	s.fill(circle(-8, -14, 1.6), s.mood.ink)
	s.form(path("M-34 8 C-42 0 -38 -10 -28 -16 L0 -34 L6 -26 L-18 -6 C-22 0 -26 8 -34 8 Z"), skin)
	q := s.moved(2, -32, 1, 18)
	q.form(roundRect(-2.4, -14, 2.4, 18, 1), wood)
	q.form(roundRect(-13, -24, 13, -11, 2), iron)
	s.form(path("M-10 32 H40 C50 32 54 28 58 25 C56 36 46 40 34 41 L30 48 H36 L38 60 H2 L4 48 H10 L6 41 C-2 41 -8 38 -10 32 Z"), iron)
	s.fill(path("M4 28 H34 V32 H4 Z"), fire)
	s.fill(path("M6 28 H22 V31 H6 Z"), fireHot)
	for i := range 12 {
		a := polar(s.chance(8, 30), -160+12*float64(i))
		s.fill(circle(14+a.x, 26+a.y, s.chance(0.7, 1.7)), mix(fireMid, fireHot, 0.5))
	}
}

// angel is a champion with wings of light.
func angel(s *scene) {
	s.glow(0, -22, 50, fade(goldLight, 0.8))
	s.both(func(s *scene) {
		s.form(wing.mapped(matrix{0.92, -0.3, 0, 1.55, 8, 6}), mix(bone, goldLight, 0.3))
		s.stroke(path("M14 0 C24 -14 34 -28 48 -44 M16 8 C28 -2 36 -12 47 -24 M16 16 C26 8 34 0 42 -8"), 1.2, fade(s.mood.ink, 0.45))
	})
	s.stroke(ellipse(0, -46, 15, 4.4), 3.4, goldDark)
	s.stroke(ellipse(0, -46, 15, 4.4), 2, goldLight)
	s.form(mirrored("M0 -8 C12 -6 16 4 14 16 C20 34 24 48 26 60 L0 60"), mix(s.accent, bone, 0.35))
	s.form(mirrored("M0 -6 C9 -6 13 0 12 10 L8 22 L0 24"), gold)
	s.form(mirrored("M0 -36 C9 -36 13 -30 12 -22 C12 -14 7 -8 0 -8"), skin)
	s.form(path("M-13 -18 C-16 -34 -8 -40 0 -40 C8 -40 16 -34 13 -18 L8 -22 L6 -29 L-6 -29 L-8 -22 Z"), gold)
	s.both(func(s *scene) { s.fill(ellipse(4.6, -22, 1.6, 1.3), s.mood.ink) })
	s.form(path("M-3 4 L-2.4 46 L0 54 L2.4 46 L3 4 Z"), steel)
	s.form(roundRect(-10, 1, 10, 5.4, 2), goldLight)
	s.form(roundRect(-2.4, -8, 2.4, 1, 1), leather)
	s.form(path("M-13 0 C-12 8 -6 6 0 -1 L3 4 C-2 12 -14 14 -16 6 Z M13 0 C12 8 6 6 0 -1 L-3 4 C2 12 14 14 16 6 Z"), mix(s.accent, bone, 0.2))
}

// puppet hangs on strings from a hand above.
func puppet(s *scene) {
	s.stroke(path("M-28 -36 L-30 14 M28 -36 L30 14 M-8 -36 L-6 -20 M8 -36 L6 -20 M-16 -36 L-13 44 M16 -36 L13 44"), 0.9, bone)
	q := s.moved(0, -38, 1, -6)
	q.form(roundRect(-34, -3, 34, 3, 2), wood)
	q.form(path("M-12 -22 C-14 -10 -12 2 -8 6 L-4 2 L-1 8 L3 2 L6 7 L10 1 C14 -6 14 -14 13 -22 Z"), skin)
	q.form(path("M-16 -34 H17 L15 -18 H-14 Z"), mix(coal, s.accent, 0.4))
	s.both(func(s *scene) {
		s.form(path("M8 4 C16 4 24 8 31 14 C33 19 28 22 24 19 C18 15 12 14 8 14 Z"), s.accent)
		s.form(path("M2 28 L9 28 L15 44 L20 46 C22 52 12 52 9 50 Z"), s.accent)
		s.form(circle(31, 16, 3.6), wood)
	})
	s.form(mirrored("M0 2 C8 2 11 6 11 14 L9 32 L0 34"), mix(s.accent, gold, 0.35))
	s.form(circle(0, -10, 13), mix(wood, skin, 0.65))
	s.form(path("M-14 -12 C-16 -28 16 -28 14 -12 C6 -19 -6 -19 -14 -12 Z"), crimson)
	s.both(func(s *scene) {
		s.fill(circle(5, -10, 2.4), s.mood.ink)
		s.fill(circle(7.6, -4.4, 2), fade(crimson, 0.6))
		s.lines("M4 -4 V3", 1)
	})
	s.fill(circle(0, -7, 1.8), crimson)
	s.lines("M-4 -3 H4", 1)
	for _, y := range []float64{10, 17, 24} {
		s.fill(circle(0, y, 1.6), s.mood.ink)
	}
}

// choir is three voices of the dead.
func choir(s *scene) {
	for i, q := range [][3]float64{{-32, -2, 0.72}, {32, -2, 0.72}, {0, 6, 1}} {
		c := mix(spook, s.accent, 0.25)
		if i < 2 {
			c = mix(c, s.mood.air, 0.4)
		}
		f := s.moved(q[0], q[1], q[2], 0)
		f.glow(0, -10, 44, fade(spook, 0.4))
		f.form(mirrored("M0 -40 C18 -40 25 -26 24 -8 C26 14 34 40 40 70 L0 70"), c)
		f.both(func(s *scene) {
			s.fill(path("M4 -16 C8 -19 14 -18 16 -13 C12 -11 7 -11 4 -16 Z"), s.mood.ink)
			s.stroke(path("M14 14 C16 30 20 46 24 60"), 1.3, fade(s.mood.shade, 0.4))
		})
		f.fill(ellipse(0, 4, 6, 11+2*math.Sin(float64(i))), s.mood.ink)
	}
}
