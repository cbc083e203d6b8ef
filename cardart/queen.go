package cardart

import "image/color"

// queen wears a pearled crown and a pleated collar and holds a rose.
func queen(p pen, l livery) {
	w := l.line
	// Veil and long hair.
	p.draw(mirrored("M0 -94 C24 -95 33 -78 33 -58 C33 -40 40 -28 44 -14 L0 -14"), mix(l.trim, paper, 0.45), w, ink)
	p.draw(mirrored("M0 -89 C20 -90 26 -76 25 -62 C24 -50 32 -42 31 -30 C30 -20 22 -16 17 -18 L0 -22"), l.hair, w, ink)
	if !l.plain {
		for _, s := range [2]float64{-1, 1} {
			p.stretched(s, 1).stroke(path("M19.5 -70 C21 -56 18 -48 24 -38 C27 -32 26 -26 22 -21 M22.5 -66 C23 -52 26 -46 28 -38"), 0.8, lighter(l.hair, 0.35))
		}
	}
	p.fill(path("M-6 -50 H6 V-30 H-6 Z"), darker(skin, 0.08))

	// Gown with a gold stomacher.
	p.draw(mirrored("M0 -30 L14 -34 C30 -32 42 -24 48 -8 L64 44 L0 44"), l.main, w, ink)
	for _, s := range [2]float64{-1, 1} {
		q := p.stretched(s, 1)
		q.stroke(path("M16 -28 C22 -6 26 20 28 44"), 3.4, ink)
		q.stroke(path("M16 -28 C22 -6 26 20 28 44"), 2, gold)
		if !l.plain {
			q.fill(weave(l.suit, 33, -12, 36), l.trim)
		}
	}
	p.draw(mirrored("M0 -26 L13 -27 C14 -10 16 16 18 44 L0 44"), l.second, w, ink)
	if !l.plain {
		for i := range 5 {
			y := -14 + 13*float64(i)
			p.stroke(path("M-11 0 L0 7 L11 0").mapped(matrix{1, 0, 0, 1, 0, y}), 1.1, goldLight)
			p.fill(circle(0, y, 1.9), goldLight)
		}
	}
	// The collar: a fan of pleats around the neck.
	ruff := mirrored("M0 -30 L8 -44 C16 -50 27 -47 31 -38 C31 -29 24 -21 14 -20 C8 -20 4 -22 0 -24")
	p.draw(ruff, ivory, w, ink)
	if !l.plain {
		for _, s := range [2]float64{-1, 1} {
			p.stretched(s, 1).stroke(path("M8 -35 L22 -46 M9 -33 L28.5 -43 M9 -31 L30 -36 M9 -29 L28 -28 M7 -27.5 L22 -22 M4 -26.5 L14 -20.5"), 0.7, fade(goldDark, 0.7))
		}
	}
	p.draw(path("M-4.5 -27.5 L0 -32 L4.5 -27.5 L0 -22 Z"), l.main, w*0.8, gold)

	p.face(l, hex(0xb5303c))
	p.draw(mirrored("M0 -84 C11 -84 18 -76 18 -62 C14 -68 12 -76 0 -79"), l.hair, w*0.8, ink)
	// Pearls in the ears.
	p.draw(circle(-17, -55.5, 2), white, 0.7, ink)
	p.draw(circle(17, -55.5, 2), white, 0.7, ink)

	queenCrown(p, l)
	rose(p, l, 35, -52)
	p.hand(l, 35, -19, -8)
}

func queenCrown(p pen, l livery) {
	w := l.line
	p.fill(mirrored("M0 -104 C8 -103 16 -96 19 -84 L0 -84"), l.main)
	p.draw(mirrored("M0 -103 C3 -96 5 -92 8 -91 C11 -93 13 -97 15 -101 C17 -96 18 -93 19 -92 C21 -94 23 -97 25 -99 C25 -93 23 -87 20 -81 C12 -84.5 4 -85 0 -85"), gold, w, ink)
	p.draw(mirrored("M0 -88 C8 -88 16 -86.5 21.5 -83 L20.5 -78 C15 -81 8 -82.5 0 -82.5"), goldLight, w, ink)
	for _, q := range []pt{{0, -105.5}, {-15, -103}, {15, -103}, {-25, -101}, {25, -101}} {
		p.draw(circle(q.x, q.y, 2.7), white, w*0.8, ink)
	}
	p.draw(lozen.mapped(matrix{.07, 0, 0, .06, 0, -92}), l.second, 0.6, ink)
	for _, x := range []float64{-13, 0, 13} {
		p.fill(circle(x, -85.2+0.011*x*x, 1.7), l.second)
	}
}

// rose is a flower seen from the side, on a stem that ends in the hand below.
func rose(p pen, l livery, x, y float64) {
	w := l.line
	petal := crimson
	if l.main == crimson {
		petal = hex(0xe88f9a)
	}
	q := p.at(x, y)
	q.stroke(path("M0 10 C2 18 1 26 0 34"), 3, ink)
	q.stroke(path("M0 10 C2 18 1 26 0 34"), 1.6, forest)
	leaf := path("M1 22 C6 13 13 13 17 16 C14 22 8 25 1 22 Z M0 17 C-5 9 -11 9 -15 12 C-12 18 -6 20 0 17 Z")
	q.draw(leaf, hex(0x3f9a5f), w*0.8, ink)
	petals := func(n int, r, size float64, c color.NRGBA, from float64) {
		for i := range n {
			a := polar(r, from+360*float64(i)/float64(n))
			q.draw(circle(a.x, a.y, size), c, w*0.7, ink)
		}
	}
	petals(5, 7.6, 6.4, darker(petal, 0.12), -90)
	petals(5, 4.6, 4.8, petal, -54)
	q.draw(circle(0, 0, 4), lighter(petal, 0.2), w*0.6, ink)
	q.stroke(path("M-1.9 0.2 C-1.6 -2.4 2 -2.4 2 0.2 C1.8 2 -0.6 1.8 -0.4 0.2"), 0.8, ink)
}
