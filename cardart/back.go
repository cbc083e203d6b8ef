package cardart

import (
	"image"
	"image/color"
	"math"
)

// BackStyle is a design of card backs. Each reads the same either way up.
type BackStyle uint8

const (
	Midnight BackStyle = iota // blue, a rosette of engraved curves
	Garnet                    // red, a lattice of stars
	Fern                      // green, rows of scales
	Onyx                      // black and silver, rosette
	backStyles
)

// Backs lists the designs.
func Backs() []BackStyle {
	all := make([]BackStyle, backStyles)
	for i := range all {
		all[i] = BackStyle(i)
	}
	return all
}

// String is the design's name.
func (b BackStyle) String() string {
	return [...]string{"Midnight", "Garnet", "Fern", "Onyx"}[min(b, backStyles-1)]
}

// backTheme is the colours and the pattern of a design.
type backTheme struct {
	ground, deep, line, bright color.NRGBA
	pattern                    func(c card, t backTheme, a area)
}

// backRoles are the colours of a design as files have them: those of Midnight.
var backRoles = roleSet{
	[]string{"ground", "deep", "line", "bright"},
	[]color.NRGBA{hex(0x2b4a86), hex(0x17294f), hex(0x9db7e6), goldLight},
}

func (b BackStyle) theme() backTheme {
	switch b {
	case Garnet:
		return backTheme{hex(0x9c2431), hex(0x6d1420), hex(0xe7a58f), goldLight, card.starLattice}
	case Fern:
		return backTheme{hex(0x2a7150), hex(0x174a35), hex(0xa9d3a8), goldLight, card.scales}
	case Onyx:
		return backTheme{hex(0x363c4a), hex(0x1b1f29), hex(0xaab4c6), hex(0xe3e8f0), card.rosette}
	}
	return backTheme{hex(0x2b4a86), hex(0x17294f), hex(0x9db7e6), goldLight, card.rosette}
}

// Back makes the picture of a card's back.
func Back(b BackStyle, size image.Point) *image.RGBA { return BackTilted(b, size, 0) }

// BackTilted makes the picture of a card's back, turned like one of [DrawTilted].
func BackTilted(b BackStyle, size image.Point, degrees float64) *image.RGBA {
	c := newCard(size, degrees)
	c.back(b)
	c.edge()
	return c.s.img
}

// back draws all of a back but the line at its edge.
func (c card) back(b BackStyle) {
	c.fill(c.shape, mix(paper, paperLow, 0.5))
	t := b.theme()
	m := 11.0
	a := area{m, m, c.w - m, c.h - m}
	// Darker towards both ends, so that no card shows which way up it lies.
	c.fill(a.outline(9), t.ground)
	c.fillWith(rect(a.x0+4, a.y0+4, a.x1-4, c.h/2), shade(t.deep, t.ground, a.y0, c.h*0.42))
	c.fillWith(rect(a.x0+4, c.h/2, a.x1-4, a.y1-4), shade(t.ground, t.deep, c.h*0.58, a.y1))
	in := c
	in.pen = c.inBox(a.x0, a.y0, a.x1, a.y1)
	t.pattern(in, t, a.inset(13))
	c.backBorder(t, a)
}

// backBorder is a plait of two waves between fine lines.
func (c card) backBorder(t backTheme, a area) {
	c.stroke(a.outline(9), 1.8, t.deep)
	c.stroke(a.inset(2.4).outline(7), 1.1, t.bright)
	c.stroke(a.inset(13).outline(4), 1.4, t.bright)
	if c.wide < smallWidth {
		return
	}
	mid := a.inset(7.7)
	for _, phase := range [2]float64{0, math.Pi} {
		for _, side := range [4][2]pt{
			{{mid.x0, mid.y0}, {mid.x1, mid.y0}}, {{mid.x1, mid.y0}, {mid.x1, mid.y1}},
			{{mid.x1, mid.y1}, {mid.x0, mid.y1}}, {{mid.x0, mid.y1}, {mid.x0, mid.y0}},
		} {
			from, to := side[0], side[1]
			length := math.Hypot(to.x-from.x, to.y-from.y)
			n := math.Round(length / 11)
			u := pt{(to.x - from.x) / length, (to.y - from.y) / length}
			v := pt{-u.y, u.x}
			wave := curve(int(n)*8, func(s float64) pt {
				return from.add(u.mul(s * length)).add(v.mul(3 * math.Sin(2*math.Pi*n/2*s+phase)))
			})
			c.stroke(wave, 0.9, t.line)
		}
	}
	for _, q := range [4]pt{{mid.x0, mid.y0}, {mid.x1, mid.y0}, {mid.x1, mid.y1}, {mid.x0, mid.y1}} {
		c.draw(suitShape(Diamonds).mapped(matrix{.1, 0, 0, .075, q.x, q.y}), t.bright, 0.8, t.deep)
	}
}

// rosette engraves nested curves around the middle, over a ground of crossing
// waves, with a quarter rosette in each corner.
func (c card) rosette(t backTheme, a area) {
	x, y := a.mid()
	p := c.inBox(a.x0, a.y0, a.x1, a.y1)
	fine := c.wide >= smallWidth
	if fine {
		step := 9.5
		for i := -22; i <= 22; i++ {
			off := float64(i) * step
			for _, s := range [2]float64{-1, 1} {
				wave := curve(48, func(k float64) pt {
					yy := lerp(a.y0, a.y1, k)
					return pt{x + off + s*(yy-y)*0.55 + 2.2*math.Sin((yy-y)*0.11), yy}
				})
				p.stroke(wave, 0.5, fade(t.line, 0.42))
			}
		}
	}
	for _, q := range [4]pt{{a.x0, a.y0}, {a.x1, a.y0}, {a.x1, a.y1}, {a.x0, a.y1}} {
		p.at(q.x, q.y).part("medallion", t, 0.44*a.w(), fine)
	}
	p.at(x, y).part("rosette", t, 0.455*a.w(), fine)
}

// part shows a file of the folder backs, scaled so that what is 50 wide there is r.
func (p pen) part(name string, t backTheme, r float64, fine bool) {
	light := &lighting{&backRoles, [roles]color.NRGBA{t.ground, t.deep, t.line, t.bright}}
	p.scaled(r/50).show(backParts()[name](), light, fine)
}

// starLattice tiles eight-pointed stars with crosses between them.
func (c card) starLattice(t backTheme, a area) {
	x, y := a.mid()
	p := c.inBox(a.x0, a.y0, a.x1, a.y1)
	step := a.w() / 6
	if c.wide < smallWidth {
		step = a.w() / 4
	}
	rows, cols := int(a.h()/step/2)+1, int(a.w()/step/2)+1
	for j := -rows; j <= rows; j++ {
		for i := -cols; i <= cols; i++ {
			q := p.at(x+float64(i)*step, y+float64(j)*step)
			q.part("star", t, step/2, c.wide >= smallWidth)
		}
	}
	// A medallion in the middle, on a plain disc.
	p.at(x, y).part("medallion", t, 0.27*a.w(), c.wide >= smallWidth)
}

// scales are rows of fans that open towards the middle from both ends.
func (c card) scales(t backTheme, a area) {
	x, y := a.mid()
	fine := c.wide >= smallWidth
	r := a.w() / 10
	if !fine {
		r = a.w() / 6
	}
	base := c.inBox(a.x0, a.y0, a.x1, a.y1).at(x, y)
	for _, deg := range [2]float64{0, 180} {
		// The upper half; rows overlap downwards like roof tiles.
		p := base.turned(deg).within([2]pt{{a.w(), 0}, {-a.w(), 0}})
		rows := int(a.h()/2/(r*0.5)) + 3
		for j := rows; j >= 0; j-- {
			cy := -float64(j)*r*0.5 + r*0.5
			off := 0.0
			if j%2 == 1 {
				off = r
			}
			for i := -6; i <= 6; i++ {
				cx := float64(i)*2*r + off
				if cx-r > a.w()/2 || cx+r < -a.w()/2 || cy-r > 0 {
					continue
				}
				p.at(cx, cy).part("fan", t, r, fine)
			}
		}
	}
	band := 0.115 * a.w()
	base.fill(rect(-a.w(), -band, a.w(), band), t.deep)
	base.stroke(outline{}.move(pt{-a.w(), -band}).line(pt{a.w(), -band}).move(pt{-a.w(), band}).line(pt{a.w(), band}), 1.3, t.bright)
	if fine {
		for i := -5; i <= 5; i++ {
			base.at(float64(i)*band*1.5, 0).stroke(star(0, 0, band*0.72, band*0.3, 4), 0.8, t.line)
		}
	}
	base.part("medallion", t, 0.27*a.w(), fine)
}
