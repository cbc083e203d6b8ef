package cardart

// knave is the jack: a plumed cap, bobbed hair, a slashed doublet and a rapier.
func knave(p pen, l livery) {
	w := l.line
	// Plume behind everything, sweeping down to the left.
	feather := p.at(2, -91).turned(-34).scaled(0.92).at(-2, 91)
	plume := path("M8 -92 C-2 -112 -28 -116 -44 -100 C-50 -92 -50 -80 -46 -70 C-46 -78 -42 -84 -38 -86 C-40 -80 -39 -75 -36 -71 C-35 -79 -31 -85 -27 -87 C-28 -82 -27 -78 -24 -75 C-22 -84 -14 -90 -4 -88 Z")
	feather.draw(plume, ivory, w, ink)
	feather.stroke(path("M4 -91 C-8 -104 -30 -104 -43 -84"), 1, l.second)
	if !l.plain {
		feather.stroke(path("M-12 -98 L-15 -90 M-20 -101 L-24 -91 M-28 -101 L-33 -91 M-36 -97 L-42 -86 M-16 -99 L-12 -106 M-25 -101 L-23 -108 M-33 -99 L-35 -106"), 0.7, fade(l.second, 0.8))
	}
	// Rapier, upright in the right hand.
	p.draw(path("M33.4 -34 L34.6 -106 L36 -111 L37.4 -106 L38.6 -34 Z"), hex(0xdfe4ea), w*0.8, ink)
	p.stroke(path("M36 -100 V-38"), 0.6, hex(0x8b94a3))

	// Hair, neck, doublet.
	p.draw(mirrored("M0 -88 C18 -88 25 -76 24 -62 C23.5 -54 27 -48 30 -44 C24 -40 17 -41 13 -45 L0 -44"), l.hair, w, ink)
	p.fill(rect(-7, -50, 7, -34), darker(skin, 0.08))
	body := mirrored("M0 -36 L11 -37 C26 -35 42 -30 50 -12 L66 44 L0 44")
	p.draw(body, l.main, w, ink)
	// Slashed sleeves.
	for _, s := range [2]float64{-1, 1} {
		q := p.stretched(s, 1)
		q.draw(path("M19 -33 C34 -36 47 -24 50 -8 C51 4 46 13 38 15 C32 4 24 -12 19 -33 Z"), l.second, w, ink)
		if !l.plain {
			for i := range 3 {
				f := float64(i)
				q.draw(path("M0 0 C3 5 3 12 0 18 C-3 12 -3 5 0 0 Z").mapped(matrix{1, -0.35, 0.35, 1, 27 + 7*f, -26 + 7*f}), goldLight, 0.7, ink)
			}
		}
	}
	p.draw(mirrored("M0 -34 L12 -32 L9 44 L0 44"), goldLight, w, ink)
	if !l.plain {
		for i := range 5 {
			p.draw(circle(0, -20+13*float64(i), 2.7), l.second, 0.7, goldDark)
		}
	}
	for _, s := range [2]float64{-1, 1} {
		p.stretched(s, 1).stroke(path("M15.5 -32 L13.5 44"), 1.6, gold)
	}
	// Flat collar, points down.
	p.draw(mirrored("M0 -40 L9 -42 L22 -34 L14 -24 L0 -33"), ivory, w, ink)
	p.stroke(mirrored("M0 -36 L9 -38.5 L18 -33.5 L13 -27.5 L0 -35.5"), 0.7, gold)

	p.face(l, hex(0xc0584f))
	// Fringe and cap.
	p.draw(path("M-17 -70 C-16 -76 -12 -80 -6 -80 C-8 -76 -12 -72 -17 -70 Z M17 -70 C16 -76 12 -80 4 -80 C7 -75 12 -72 17 -70 Z"), l.hair, w*0.8, ink)
	p.draw(path("M-23 -80 C-30 -96 -12 -108 4 -105 C20 -103 30 -93 24 -79 C12 -84 -12 -84 -23 -80 Z"), l.main, w, ink)
	p.stroke(path("M-17 -90 C-8 -99 8 -101 17 -92"), 0.9, l.trim)
	p.draw(path("M-25 -77 C-14 -84 14 -84 25 -77 C25 -80.5 25 -82 24 -84 C12 -90 -12 -90 -24 -84 C-25 -82 -25 -80.5 -25 -77 Z"), gold, w, ink)
	p.draw(circle(9, -88, 4.2), l.second, w*0.8, gold)

	// Guard and hand over the grip.
	p.stroke(path("M27 -34 C30 -29 42 -29 45 -34"), 3.6, ink)
	p.stroke(path("M27 -34 C30 -29 42 -29 45 -34"), 2, gold)
	p.hand(l, 36, -23, -8)
	p.stroke(path("M43 -33 C48 -26 47 -18 41 -15"), 2.6, ink)
	p.stroke(path("M43 -33 C48 -26 47 -18 41 -15"), 1.3, gold)
}
