package cardart

import "image/color"

// jester is the joker: a three-horned cap with bells, halves in two colours, a
// collar of points and a marotte with the joker's own sign.
func jester(p pen, l livery) {
	w := l.line
	a, b := l.main, l.second
	// Marotte: a staff with the sun or the moon.
	p.draw(roundRect(35, -80, 38.6, 30, 1.6), ivory, w*0.9, ink)
	for i := range 7 {
		y := -70 + 13*float64(i)
		p.stroke(path("M35.4 4 L38.4 0").mapped(matrix{1, 0, 0, 1, 0, y}), 1.4, a)
	}
	sign := p.at(36.8, -90)
	sign.draw(circle(0, 0, 10.6), goldLight, w, ink)
	sign.scaled(0.15).jokerSign(l.joker, a)

	// Body in quarters, then the collar of points.
	halves(p, "M0 -36 L13 -37 C30 -34 44 -28 50 -10 L66 44 L0 44", b, a, w)
	if !l.plain {
		for _, s := range [2]float64{-1, 1} {
			q, c := p.stretched(s, 1), a
			if s > 0 {
				c = b
			}
			for i := range 3 {
				for j := range 3 {
					q.fill(lozen.mapped(matrix{.085, 0, 0, .13, 22 + 12*float64(j) + 6*float64(i%2), -4 + 13*float64(i)}), c)
				}
			}
		}
	}
	for i := range 4 {
		p.draw(circle(0, -8+13*float64(i), 2.4), goldLight, w*0.7, ink)
	}
	points := []pt{{-40, -18}, {-26, -6}, {-9, -1}, {9, -1}, {26, -6}, {40, -18}}
	base := []pt{{-19, -42}, {-17, -37}, {-11, -33}, {-4, -31}, {4, -31}, {11, -33}, {17, -37}, {19, -42}}
	for i, tip := range points {
		c := a
		if i%2 == 1 {
			c = b
		}
		p.draw(polygon(base[i], tip, base[i+2]), c, w, ink)
		p.draw(circle(tip.x, tip.y+1.6, 3), goldLight, w*0.8, ink)
	}

	p.face(l, hex(0xb5303c))
	// A wide smile over the plain mouth.
	p.stroke(path("M-8.4 -53 C-5 -46.4 5 -46.4 8.4 -53"), 1.4, hex(0x8e2731))
	p.fill(star(-9.4, -57.4, 3, 1.2, 4), a)
	p.fill(star(9.4, -57.4, 3, 1.2, 4), a)

	jesterCap(p, a, b, w)
}

// halves fills a symmetrical shape, left half in one colour and right in another.
func halves(p pen, half string, left, right color.NRGBA, w float64) {
	o := mirrored(half)
	p.within([2]pt{{0, 200}, {0, -200}}).fill(o, right)
	p.within([2]pt{{0, -200}, {0, 200}}).fill(o, left)
	p.stroke(o, w, ink)
}

func jesterCap(p pen, a, b color.NRGBA, w float64) {
	// Side horns fall to the left and the right, the middle one stands.
	p.draw(path("M-12 -84 C-10 -106 6 -112 13 -108 C8 -103 13 -94 12 -84 Z"), mix(a, b, 0.5), w, ink)
	left := path("M-19 -70 C-20 -84 -12 -94 -4 -96 C-22 -104 -42 -92 -43 -68 C-36 -76 -28 -78 -22 -74 Z")
	right := path("M19 -70 C20 -84 12 -94 4 -96 C22 -104 42 -92 43 -68 C36 -76 28 -78 22 -74 Z")
	p.draw(left, a, w, ink)
	p.draw(right, b, w, ink)
	p.draw(path("M0 -100 C-12 -98 -19 -86 -19 -70 C-14 -76 -7 -79 0 -79 Z"), b, w, ink)
	p.draw(path("M0 -100 C12 -98 19 -86 19 -70 C14 -76 7 -79 0 -79 Z"), a, w, ink)
	p.draw(mirrored("M0 -81 C8 -81 15 -78 20 -71 L19 -66 C14 -72 8 -75.4 0 -75.4"), goldLight, w, ink)
	for _, q := range []pt{{-43, -65}, {43, -65}, {14, -106.5}} {
		p.draw(circle(q.x, q.y, 4), gold, w*0.9, ink)
		p.stroke(path("M-2.6 0.6 H2.6").mapped(matrix{1, 0, 0, 1, q.x, q.y}), 0.9, ink)
	}
}
