package cardart

import (
	"hash/fnv"
	"image/color"
	"math"
	"math/rand/v2"
)

// Motifs lists the named pictures an art window can show. Any other name grows
// an ornament of its own, the same each time.
func Motifs() []string {
	return []string{"blade", "crystal", "eye", "flame", "leaf", "moon", "mountain", "star", "sun", "tower", "tree", "wave"}
}

// emblem draws a motif in a box of 100 units around the origin, in a light and
// a dark shade over the window's ground.
type emblem func(p pen, light, dark color.NRGBA)

func emblemOf(name string) emblem {
	switch name {
	case "blade":
		return blade
	case "crystal":
		return crystal
	case "eye":
		return eye
	case "flame":
		return flame
	case "leaf":
		return leafSpray
	case "moon":
		return crescent
	case "star":
		return starBurst
	case "sun":
		return sunDisc
	case "tower":
		return tower
	case "tree":
		return tree
	}
	return nil
}

// ground fills an art window behind what it shows.
func (c card) ground(a area, accent color.NRGBA) {
	c.fillWith(rect(a.x0, a.y0, a.x1, a.y1), shade(lighter(accent, 0.42), darker(accent, 0.38), a.y0, a.y1))
}

// motif fills an art window.
func (c card) motif(name string, a area, accent color.NRGBA) {
	x, y := a.mid()
	light, dark := mix(accent, goldLight, 0.75), darker(accent, 0.55)
	c.ground(a, accent)
	k := min(a.w(), a.h()) / 112
	switch name {
	case "wave":
		c.waves(a, light, dark)
		return
	case "mountain":
		c.mountains(a, light, dark)
		return
	}
	c.at(x, y).rays(math.Hypot(a.w(), a.h()))
	p := c.at(x, y).scaled(k)
	if e := emblemOf(name); e != nil {
		p.stroke(circle(0, 0, 52), 0.9, fade(light, 0.7))
		e(p, light, dark)
		return
	}
	h := fnv.New64a()
	h.Write([]byte(name))
	p.ornament(rand.New(rand.NewPCG(h.Sum64(), 54)), light, dark)
}

// ornament is a mandala: rings of petals, dots and stars chosen by chance.
func (p pen) ornament(rng *rand.Rand, light, dark color.NRGBA) {
	n := 5 + rng.IntN(8)
	p.draw(circle(0, 0, 51), fade(dark, 0.55), 1.2, light)
	for r := 46.0; r > 13; {
		depth := 9 + 9*rng.Float64()
		offset := 180 / float64(n) * float64(rng.IntN(2))
		kind := rng.IntN(4)
		col := mix(light, dark, []float64{0, 0.25, 0.5}[rng.IntN(3)])
		wide := 2 * math.Pi * (r - depth/2) / float64(n) * 0.42
		for i := range n {
			q := p.turned(offset+360*float64(i)/float64(n)).at(0, -r+depth/2)
			switch kind {
			case 0:
				q.draw(ellipse(0, 0, min(wide, depth*0.8), depth/2), col, 0.9, dark)
			case 1:
				q.draw(lozen.mapped(matrix{min(wide, depth) / 50, 0, 0, depth / 100, 0, 0}), col, 0.9, dark)
			case 2:
				q.draw(circle(0, 0, min(wide, depth/2)*0.8), col, 0.9, dark)
			case 3:
				q.draw(star(0, 0, depth/2, depth/5, 4), col, 0.7, dark)
			}
		}
		r -= depth
		p.stroke(circle(0, 0, r), 0.8, fade(light, 0.8))
	}
	p.draw(star(0, 0, 12, 5.5, n), light, 0.9, dark)
}

func flame(p pen, light, dark color.NRGBA) {
	p.draw(path("M2 -48 C6 -28 32 -18 32 14 C32 34 18 46 0 46 C-18 46 -32 34 -32 14 C-32 0 -24 -8 -20 -20 C-14 -14 -12 -10 -11 -4 C-4 -16 -4 -34 2 -48 Z"), hex(0xe2622b), 1.5, dark)
	p.fill(path("M3 -22 C6 -6 21 0 21 20 C21 34 12 42 0 42 C-12 42 -20 34 -20 22 C-20 14 -15 8 -13 2 C-9 5 -7 8 -6 12 C-1 4 -1 -10 3 -22 Z"), hex(0xf6b13f))
	p.fill(path("M1 8 C4 16 11 20 11 30 C11 38 6 42 0 42 C-6 42 -11 38 -11 31 C-11 24 -2 20 1 8 Z"), lighter(light, 0.5))
}

func leafSpray(p pen, light, dark color.NRGBA) {
	p.stroke(path("M0 46 C-2 20 2 0 0 -30"), 2.4, dark)
	leaf := path("M0 0 C10 -6 24 -4 30 -16 C18 -22 4 -18 0 0 Z")
	for i := range 4 {
		y := 34 - 19*float64(i)
		k := 1.05 - 0.14*float64(i)
		for _, s := range [2]float64{-1, 1} {
			q := p.at(0, y).stretched(s*k, k)
			q.draw(leaf, mix(hex(0x5fae66), light, 0.16*float64(i)), 1.1, dark)
			q.stroke(path("M2 -2 C10 -8 18 -10 25 -15"), 0.8, fade(dark, 0.7))
		}
	}
	p.draw(mirrored("M0 -48 C9 -40 10 -30 0 -22"), mix(hex(0x5fae66), light, 0.6), 1.1, dark)
}

func crescent(p pen, light, dark color.NRGBA) {
	p.draw(path("M20 -42 C-18 -50 -42 -24 -40 4 C-38 34 -8 50 22 38 C2 36 -14 20 -14 -2 C-14 -22 0 -38 20 -42 Z"), lighter(light, 0.35), 1.4, dark)
	for _, s := range [3][3]float64{{20, -14, 10}, {34, 12, 6}, {10, 14, 5}} {
		p.fill(star(s[0], s[1], s[2], s[2]*0.32, 4), lighter(light, 0.5))
	}
}

func starBurst(p pen, light, dark color.NRGBA) {
	p.draw(star(0, 0, 48, 15, 8), light, 1.2, dark)
	p.draw(star(0, 0, 34, 12, 4).mapped(turn(45)), lighter(light, 0.4), 0.9, dark)
	p.draw(star(0, 0, 46, 10, 4), lighter(light, 0.6), 0.9, dark)
}

func sunDisc(p pen, light, dark color.NRGBA) {
	p.draw(star(0, 0, 49, 27, 16), gold, 1.2, dark)
	p.draw(star(0, 0, 40, 26, 8), goldLight, 1, dark)
	p.draw(circle(0, 0, 24), lighter(light, 0.2), 1.3, dark)
	p.stroke(circle(0, 0, 18), 1, goldDark)
	p.fill(star(0, 0, 12, 4.6, 8), goldDark)
}

func blade(p pen, light, dark color.NRGBA) {
	q := p.turned(32)
	q.draw(path("M-5.5 14 L-4.6 -38 L0 -50 L4.6 -38 L5.5 14 Z"), hex(0xe4e9ef), 1.3, dark)
	q.fill(path("M0 -50 L4.6 -38 L5.5 14 H0 Z"), hex(0xb4bfcc))
	q.draw(path("M-20 12 C-12 17 12 17 20 12 L18 20 C10 22 -10 22 -18 20 Z"), gold, 1.2, dark)
	q.draw(roundRect(-3.6, 20, 3.6, 40, 2), hex(0x6b3d22), 1.1, dark)
	q.draw(circle(0, 44, 5.4), light, 1.2, dark)
}

func crystal(p pen, light, dark color.NRGBA) {
	p.draw(polygon(pt{0, -48}, pt{28, -16}, pt{18, 40}, pt{0, 48}, pt{-18, 40}, pt{-28, -16}), mix(light, white, 0.15), 1.4, dark)
	p.fill(polygon(pt{0, -48}, pt{28, -16}, pt{9, -8}), lighter(light, 0.65))
	p.fill(polygon(pt{28, -16}, pt{18, 40}, pt{9, -8}), mix(light, dark, 0.35))
	p.fill(polygon(pt{9, -8}, pt{18, 40}, pt{0, 48}, pt{-10, -8}), mix(light, dark, 0.12))
	p.stroke(path("M-28 -16 L-10 -8 L9 -8 L28 -16 M0 -48 L-10 -8 L0 48 M0 -48 L9 -8 L18 40 M-10 -8 L-18 40"), 0.9, fade(dark, 0.7))
}

func eye(p pen, light, dark color.NRGBA) {
	p.draw(path("M-48 0 C-26 -34 26 -34 48 0 C26 34 -26 34 -48 0 Z"), ivory, 1.6, dark)
	p.draw(circle(0, 0, 21), mix(light, dark, 0.25), 1.2, dark)
	for i := range 20 {
		p.turned(float64(i)*18).stroke(path("M0 -10 V-19"), 0.9, fade(light, 0.9))
	}
	p.fill(ellipse(0, 0, 5, 13), dark)
	p.fill(circle(6, -8, 3.6), white)
}

func tower(p pen, light, dark color.NRGBA) {
	p.draw(path("M-18 46 L-14 -20 H14 L18 46 Z"), mix(light, hex(0xb9b2a4), 0.5), 1.4, dark)
	p.draw(path("M-20 -20 V-38 H-11 V-31 H-4.5 V-38 H4.5 V-31 H11 V-38 H20 V-20 Z"), mix(light, hex(0xb9b2a4), 0.3), 1.4, dark)
	p.fill(path("M-7 46 V28 C-7 18 7 18 7 28 V46 Z M-3.5 6 V-4 C-3.5 -9 3.5 -9 3.5 -4 V6 Z"), dark)
	p.stroke(path("M-15 0 H-8 M8 -8 H14 M-16 18 H-9 M9 14 H16 M-16.6 34 H-10 M10 34 H17 M-13 -13 H-6"), 1, fade(dark, 0.6))
	p.stroke(path("M0 -38 V-52"), 1.4, dark)
	p.draw(path("M0 -52 L15 -48 L0 -43 Z"), crimson, 0.9, dark)
}

func tree(p pen, light, dark color.NRGBA) {
	p.draw(path("M-5 46 C-2 30 -3 16 -4 4 H4 C3 16 2 30 5 46 Z"), hex(0x6b4a2c), 1.2, dark)
	for _, b := range [][3]float64{{-20, -2, 17}, {20, -2, 17}, {-12, -22, 17}, {13, -22, 17}, {0, -6, 20}, {0, -34, 14}} {
		p.draw(circle(b[0], b[1], b[2]), mix(hex(0x3f8d55), light, 0.004*(30-b[1])), 1.1, dark)
	}
	for _, q := range []pt{{-22, 2}, {-8, -8}, {8, 4}, {22, -6}, {-10, -26}, {12, -22}, {0, -38}} {
		p.fill(circle(q.x, q.y, 2.4), goldLight)
	}
}

// waves are rows of swell that run the width of the window under a moon.
func (c card) waves(a area, light, dark color.NRGBA) {
	c.draw(circle(lerp(a.x0, a.x1, 0.72), lerp(a.y0, a.y1, 0.24), a.h()*0.12), lighter(light, 0.5), 1, fade(dark, 0.4))
	for i := range 5 {
		base := lerp(a.y0, a.y1, 0.42+0.14*float64(i))
		amp := a.h() * (0.03 + 0.012*float64(i))
		crest := curve(60, func(t float64) pt {
			s := math.Sin(2*math.Pi*t*(3.4-0.4*float64(i)) + 1.9*float64(i))
			return pt{lerp(a.x0, a.x1, t), base - amp*(1-2*math.Sqrt(math.Abs(s)))}
		})
		sea := append(outline(nil), contour{start: crest[0].start, segs: crest[0].segs[:len(crest[0].segs):len(crest[0].segs)]})
		c.fill(sea.line(pt{a.x1, a.y1 + 5}).line(pt{a.x0, a.y1 + 5}).close(), mix(mix(light, hex(0x2c7da0), 0.6), dark, 0.2*float64(i)))
		c.stroke(crest, 1.4, fade(white, 0.7))
	}
}

// mountains stand in three ridges with snow on the first.
func (c card) mountains(a area, light, dark color.NRGBA) {
	c.draw(circle(lerp(a.x0, a.x1, 0.3), lerp(a.y0, a.y1, 0.26), a.h()*0.12), goldLight, 1, fade(goldDark, 0.5))
	peak := func(x, y float64) pt { return pt{lerp(a.x0, a.x1, x), lerp(a.y0, a.y1, y)} }
	c.fill(polygon(peak(-.1, 1.1), peak(.15, .45), peak(.32, .62), peak(.52, .34), peak(.8, .66), peak(1.1, .4), peak(1.1, 1.1)), mix(light, dark, 0.3))
	c.fill(polygon(peak(.25, 1.1), peak(.66, .2), peak(1.15, 1.1)), mix(light, dark, 0.6))
	c.fill(polygon(peak(.66, .2), peak(.755, .375), peak(.71, .42), peak(.67, .36), peak(.62, .43), peak(.575, .385)), ivory)
	c.fill(polygon(peak(-.1, 1.1), peak(-.1, .8), peak(.2, .6), peak(.5, .86), peak(.72, .74), peak(1.1, .95), peak(1.1, 1.1)), mix(light, dark, 0.88))
}
