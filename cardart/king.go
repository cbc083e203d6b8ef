package cardart

// king wears a tall crown, a beard and ermine, and holds a sceptre.
func king(p pen, l livery) {
	w := l.line
	// Sceptre behind the shoulder.
	p.draw(roundRect(33.4, -84, 38.6, 30, 2), gold, w*0.9, ink)
	p.stroke(path("M36 -80 V-30"), 0.7, goldDark)
	p.draw(circle(36, -84, 4), goldLight, w*0.9, ink)
	if l.suit != NoSuit {
		sign := suitShape(l.suit).mapped(matrix{.17, 0, 0, .17, 36, -96})
		p.stroke(sign, 3.2, goldLight)
		p.draw(sign, suitInk(l), 0.9, goldDark)
	}
	// Curled hair.
	p.draw(mirrored("M0 -86 C17 -87 24 -80 25 -68 C30 -66 31 -58 27 -55 C31 -51 29 -43 23 -42 C22 -37 15 -35 11 -38 L0 -38"), l.hair, w, ink)
	if !l.plain {
		for _, s := range [2]float64{-1, 1} {
			p.stretched(s, 1).stroke(path("M24 -68 C20 -66 19 -61 23 -58 M26 -55 C21 -54 20 -49 23 -46"), 0.8, lighter(l.hair, 0.35))
		}
	}
	// Robe, ermine mantle, front panel.
	p.draw(mirrored("M0 -38 L13 -39 C30 -36 45 -30 51 -10 L66 44 L0 44"), l.main, w, ink)
	if !l.plain {
		for _, s := range [2]float64{-1, 1} {
			p.stretched(s, 1).fill(weave(l.suit, 32, -3, 40), l.trim)
		}
	}
	p.draw(mirrored("M0 -36 L12 -38 C26 -36 40 -30 47 -16 C44 -8 34 -5 24 -7 L26 44 L14 44 L11 -8 L0 -12"), ivory, w, ink)
	if !l.plain {
		tail := path("M0 -3.2 C1.6 -1 1.8 1.6 0 3.4 C-1.8 1.6 -1.6 -1 0 -3.2 Z")
		for _, q := range []pt{{19, -29}, {28, -24}, {37, -18}, {20, -17}, {29, -12}, {18, 2}, {21, 14}, {18.5, 26}, {22, 38}} {
			for _, s := range [2]float64{-1, 1} {
				p.fill(tail.mapped(matrix{1, 0, 0, 1, s * q.x, q.y}), ink)
			}
		}
	}
	p.draw(mirrored("M0 -20 L11.5 -12 L14 44 L0 44"), l.second, w, ink)
	if !l.plain {
		for i := range 4 {
			y := 0 + 13*float64(i)
			p.draw(lozen.mapped(matrix{.1, 0, 0, .1, 0, y}), goldLight, 0.7, goldDark)
		}
	}

	p.face(l, hex(0xb0524a))
	// Beard and moustache around the mouth.
	beard := mirrored("M0 -47.6 C3 -47.6 5 -49 6.4 -52.4 C10 -52.6 13.4 -56 16.4 -63 C18.5 -50 15 -38 8 -31 C5 -28.5 2 -25 0 -21")
	p.draw(beard, l.hair, w, ink)
	p.draw(path("M0 -55 C4 -57.6 9 -56 13 -50.6 C8.4 -51 3.6 -50.8 0 -53.2 C-3.6 -50.8 -8.4 -51 -13 -50.6 C-9 -56 -4 -57.6 0 -55 Z"), l.hair, w*0.7, ink)
	if !l.plain {
		p.stroke(path("M-7 -46 C-6 -40 -3.4 -34 -1.4 -29 M7 -46 C6 -40 3.4 -34 1.4 -29 M0 -44 V-30 M-11 -47 C-10 -42 -8 -38 -6 -35 M11 -47 C10 -42 8 -38 6 -35"), 0.8, lighter(l.hair, 0.35))
	}
	kingCrown(p, l)
	p.hand(l, 36, -22, -6)
}

func kingCrown(p pen, l livery) {
	w := l.line
	p.fill(mirrored("M0 -102 C10 -102 17 -96 19 -84 L0 -84"), l.second)
	p.draw(mirrored("M0 -107 L7 -93 L15.5 -103 L18 -92 L26 -98 L21 -79 C12 -82 5 -82.6 0 -82.6"), gold, w, ink)
	p.draw(mirrored("M0 -87 C8 -87 16 -86 22.6 -83.4 L21.4 -76.4 C15 -79.2 8 -80.2 0 -80.2"), goldLight, w, ink)
	for _, q := range []pt{{-15.5, -104.5}, {15.5, -104.5}, {-26, -99.5}, {26, -99.5}} {
		p.draw(circle(q.x, q.y, 2.5), l.main, w*0.8, ink)
	}
	// The cross on top.
	cross := path("M-1.5 -112 H1.5 V-109.6 H4 V-106.8 H1.5 V-103 H-1.5 V-106.8 H-4 V-109.6 H-1.5 Z")
	p.draw(cross, goldLight, w*0.8, ink)
	p.draw(circle(0, -93, 2.6), l.main, 0.7, ink)
	for _, x := range []float64{-15, -7.5, 0, 7.5, 15} {
		p.fill(lozen.mapped(matrix{.045, 0, 0, .045, x, -83.6 + 0.008*x*x}), l.main)
	}
}
