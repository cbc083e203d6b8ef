package cardart

import "image/color"

// courtRoles are the colours of court figures that the palette chooses: of their robes, of
// what is over and on them, and of suit signs.
var courtRoles = roleSet{
	[]string{"main", "second", "trim", "sign"},
	[]color.NRGBA{hex(0xa3333d), hex(0x2d3a63), hex(0xd07f83), hex(0x8f2430)},
}

// livery is the set of colours a court figure wears.
type livery struct {
	suit               Suit
	joker              string // "RJ", "BJ" or ""
	main, second, trim color.NRGBA
	plain              bool // too small for patterns
}

// courtRanks are the first parts of the names of their files.
var courtRanks = map[string]string{"J": "knave", "Q": "queen", "K": "king"}

// courtOf is the name of the file of a card's figure, such as king-spades: the upper half of
// a person, whose robes run on below it. It is empty if the card shows none.
func courtOf(f Face) string {
	if name := jokers[f.Rank]; name != "" {
		return name
	}
	rank, suit := courtRanks[f.Rank], suitNames[f.Suit]
	if rank == "" || suit == "" {
		return ""
	}
	return rank + "-" + suit
}

// isCourt reports whether a card shows a figure.
func isCourt(f Face) bool { return courtOf(f) != "" }

// figure draws the figure of a card in a box 100 wide and 112 high whose lower edge is
// centred on the origin.
func (p pen) figure(f Face, l livery) {
	p.at(0, -34).scaled(160.0/(2*artHalf)).show(courtArts()[courtOf(f)](), l.light(), !l.plain)
}

// light is the livery as the roles of files.
func (l livery) light() *lighting {
	return &lighting{&courtRoles, [roles]color.NRGBA{l.main, l.second, l.trim, suitInk(l)}}
}

func (c card) liveryOf(f Face) livery {
	main := faceColour(f)
	l := livery{suit: f.Suit, main: main, plain: c.wide < smallWidth, second: night, trim: azure}
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
	for _, turn := range [2]float64{0, 180} {
		// The half plane above the sash; the lower half is the same, turned.
		half := inner.turned(turn).within([2]pt{{100, -100 * slope}, {-100, 100 * slope}})
		half.scaled(k).figure(f, l)
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
		p.at(x+size*0.72, y+size*0.78).scaled(size/100).sign(jokers[f.Rank], l)
	}
}

// sash is the band that parts the two halves, with a medallion in the middle.
func (p pen) sash(l livery, width, slope float64) {
	light := l.light()
	p.turned(-19.8).show(courtArts()["sash"](), light, !l.plain) // the angle of the slope
	r := width * 0.095
	p.scaled(r/50).show(courtArts()["medallion"](), light, true)
	if l.joker != "" {
		p.scaled(r*0.011).sign(jokers[l.joker], l.main)
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
	inner.at(x, a.y1+8*k).scaled(k).figure(f, l)
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
