package cardart

import "image/color"

// livery is the set of colours and the pattern a court figure wears.
type livery struct {
	suit               Suit
	joker              string // "RJ", "BJ" or ""
	main, second, trim color.NRGBA
	hair               color.NRGBA
	line               float64 // width of the ink line
	plain              bool    // too small for patterns
}

// figure draws the upper half of a person in a box 100 wide and 112 high whose
// lower edge is centred on the origin; robes run on below it.
type figure func(p pen, l livery)

// figureOf is the figure of a court card or joker, nil for other ranks.
func figureOf(rank string) figure {
	switch rank {
	case "J":
		return knave
	case "Q":
		return queen
	case "K":
		return king
	case "RJ", "BJ":
		return jester
	}
	return nil
}

func (c card) liveryOf(f Face) livery {
	main := faceColour(f)
	l := livery{suit: f.Suit, main: main, line: 1.3, plain: c.wide < smallWidth, second: night, trim: azure}
	switch {
	case main == ink:
		l.main, l.second, l.trim = night, crimson, hex(0x6d86b8)
	case main == crimson:
		l.trim = hex(0xd9666a)
	case main == forest:
		l.second, l.trim = hex(0x5b2f1c), hex(0x5ea777)
	case main == azure:
		l.second, l.trim = hex(0x7a2436), hex(0x7aa6dc)
	}
	switch f.Suit {
	case Clubs:
		l.hair = hex(0x6b4426)
	case Diamonds:
		l.hair = hex(0xa5562a)
	case Hearts:
		l.hair = hex(0xd7a545)
	default:
		l.hair = hex(0x2d2a33)
	}
	if f.Rank == "RJ" || f.Rank == "BJ" {
		l.joker = f.Rank
	}
	if f.Rank == "BJ" {
		l.second, l.trim = hex(0x8f98ae), hex(0xc7cede)
	}
	if f.Rank == "RJ" {
		l.second, l.trim = gold, goldLight
	}
	return l
}

// court draws a two-headed figure in a framed panel, parted by a sash.
func (c card) court(f Face, a area) {
	c.courtPanel(f, a)
	l := c.liveryOf(f)
	x, y := a.mid()
	k := min(a.w()/100, a.h()/2/118)
	slope := 0.36
	inner := c.inBox(a.x0+2.5, a.y0+2.5, a.x1-2.5, a.y1-2.5).at(x, y)
	draw := figureOf(f.Rank)
	for _, turn := range [2]float64{0, 180} {
		// The half plane above the sash; the lower half is the same, turned.
		half := inner.turned(turn).within([2]pt{{100, -100 * slope}, {-100, 100 * slope}})
		draw(half.scaled(k), l)
		c.cornerSign(f, inner.turned(turn), -a.w()/2, -a.h()/2, k)
	}
	inner.sash(l, a.w(), slope)
	c.courtFrame(f, a)
}

// cornerSign sets the suit in the panel's upper left corner.
func (c card) cornerSign(f Face, p pen, x, y, k float64) {
	size := 20 * k
	if l := faceColour(f); f.Suit != NoSuit {
		p.suit(f.Suit, x+size*0.72, y+size*0.78, size, l)
	} else {
		p.at(x+size*0.72, y+size*0.78).scaled(size/100).jokerSign(f.Rank, l)
	}
}

// sash is the band that parts the two halves, with a medallion in the middle.
func (p pen) sash(l livery, width, slope float64) {
	band := p.turned(-19.8) // the angle of the slope
	w := width * 0.75
	band.fill(rect(-w, -5.5, w, 5.5), gold)
	band.fill(rect(-w, -3.4, w, 3.4), l.second)
	band.stroke(path("M-200 -5.5 L200 -5.5 M-200 5.5 L200 5.5"), 1.2, ink)
	if !l.plain {
		for i := -7; i <= 7; i++ {
			band.fill(lozen.mapped(matrix{.05, 0, 0, .05, float64(i) * 11, 0}), goldLight)
		}
	}
	r := width * 0.095
	p.draw(circle(0, 0, r), ivory, 1.2, ink)
	p.stroke(circle(0, 0, r*0.84), 1.1, gold)
	if l.joker != "" {
		p.scaled(r*0.011).jokerSign(l.joker, l.main)
		return
	}
	p.suit(l.suit, 0, 0, r*1.15, suitInk(l))
}

// suitInk is the suit sign's colour on ivory.
func suitInk(l livery) color.NRGBA {
	if l.main == night {
		return ink
	}
	return l.main
}

// courtPanel lays the ground behind a figure: a tint and rays.
func (c card) courtPanel(f Face, a area) {
	col := faceColour(f)
	c.fillWith(a.outline(6), shade(mix(paper, goldLight, 0.34), mix(paper, col, 0.10), a.y0, a.y1))
}

func (c card) courtFrame(f Face, a area) {
	col := faceColour(f)
	c.stroke(a.outline(6), 2.4, col)
	c.stroke(a.inset(2.6).outline(4), 1.1, gold)
}

// artPanel is the framed ground of the art in the inspector's layout.
func (c card) artPanel(f Face, a area) {
	x, y := a.mid()
	c.fillWith(a.outline(6), shade(mix(paper, goldLight, 0.5), mix(paper, faceColour(f), 0.12), a.y0, a.y1))
	p := c.inBox(a.x0+1, a.y0+1, a.x1-1, a.y1-1)
	p.at(x, y).rays(a.w())
	c.courtFrame(f, a)
}

// bust draws the upper half of the figure alone in a panel.
func (c card) bust(f Face, a area, radius float64) {
	c.fillWith(a.outline(radius), shade(mix(paper, goldLight, 0.5), mix(paper, faceColour(f), 0.16), a.y0, a.y1))
	l := c.liveryOf(f)
	x, _ := a.mid()
	k := a.h() / 110
	inner := c.inBox(a.x0+1.2, a.y0+1.2, a.x1-1.2, a.y1-1.2)
	if !l.plain {
		inner.at(x, a.y1-62*k).rays(a.w())
	}
	figureOf(f.Rank)(inner.at(x, a.y1+8*k).scaled(k), l)
	if !l.plain {
		c.cornerSign(f, inner.at(x, 0), -a.w()/2+1, a.y0+1, k*1.15)
	}
	c.stroke(a.outline(radius), 2.2, faceColour(f))
	if !l.plain {
		c.stroke(a.inset(2.6).outline(radius-2), 1, gold)
	}
}

// rays spread from the pen's origin.
func (p pen) rays(far float64) {
	for i := range 40 {
		q := p.turned(float64(i) * 9)
		q.fill(polygon(pt{0, 0}, pt{-far * 0.036, -far}, pt{far * 0.036, -far}), fade(gold, 0.13))
	}
}

// face draws skin, eyes, nose and mouth around (0,-62).
func (p pen) face(l livery, lips color.NRGBA) {
	p.draw(mirrored("M0 -83 C11 -83 16 -75 16 -65 C16 -53 9 -43 0 -43"), skin, l.line, ink)
	p.fill(ellipse(-9.5, -56, 3.2, 2.2), fade(blush, 0.55))
	p.fill(ellipse(9.5, -56, 3.2, 2.2), fade(blush, 0.55))
	for _, s := range [2]float64{-1, 1} {
		q := p.stretched(s, 1)
		q.fill(path("M3 -64 C4.5 -67 8.5 -67 10.5 -64 C8.5 -62.4 5 -62.4 3 -64 Z"), white)
		q.fill(circle(6.8, -64.3, 1.75), ink)
		q.stroke(path("M2.6 -64.2 C4.5 -67.2 8.7 -67.2 10.9 -64"), 1.1, ink)
		q.stroke(path("M2.8 -69 C5.5 -71 9 -70.6 11.4 -68.6"), 1.2, darker(l.hair, 0.25))
	}
	p.stroke(path("M0.6 -66 C-1 -61 -2.6 -58.4 -2 -57 C-1 -56 1 -56.2 2 -56.8"), 1, mix(ink, skin, 0.35))
	p.fill(path("M-4.2 -50.6 C-2.4 -52.2 -0.9 -52.4 0 -51.5 C0.9 -52.4 2.4 -52.2 4.2 -50.6 C2.4 -48 -2.4 -48 -4.2 -50.6 Z"), lips)
	p.stroke(path("M-4.4 -50.6 C-1.5 -49.9 1.5 -49.9 4.4 -50.6"), 0.7, darker(lips, 0.45))
}

// hand holds something upright at (x, y); the cuff points down and inward.
func (p pen) hand(l livery, x, y, lean float64) {
	q := p.at(x, y).turned(lean)
	q.draw(path("M-7 6 L7 6 L10 32 L-10 32 Z"), l.main, l.line, ink)
	q.draw(roundRect(-8.5, 3, 8.5, 10, 2.5), ivory, l.line, ink)
	q.stroke(path("M-5 4 V9 M0 4 V9 M5 4 V9"), 0.7, fade(goldDark, 0.8))
	q.draw(roundRect(-6, -6.5, 6.5, 4.5, 4.5), skin, l.line, ink)
	q.stroke(path("M-5 -2.6 H3.5 M-5 0.9 H3.5"), 0.7, mix(ink, skin, 0.4))
}

// weave is a pattern of small signs on the right half of a robe, from x0 to the
// robe's edge, in the rows from y0 to y1. All robes widen downwards alike.
func weave(s Suit, x0, y0, y1 float64) outline {
	const step = 12.0
	var o outline
	for i := 0; ; i++ {
		y := y0 + step*float64(i)
		if y > y1 {
			return o
		}
		edge := lerp(50, 65, (y+10)/54) - 6
		for x := x0 + step/2*float64(i%2); x <= edge; x += step {
			o = append(o, suitShape(s).mapped(matrix{.05, 0, 0, .05, x, y})...)
		}
	}
}
