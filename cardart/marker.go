package cardart

import (
	"image"
	"image/color"
	"unicode/utf8"
)

// MarkerKind is what a marker says.
type MarkerKind uint8

// The kinds. Those with a number show Marker.Value.
const (
	Aegis         MarkerKind = iota // immune for now: a shield with a star
	Guarded                         // protected by another card: a crowned shield
	RoyalShield                     // plays protected: a crown
	Tapped                          // turned: a bent arrow
	Locked                          // cannot be chosen: a padlock
	Revealed                        // seen by all: an eye
	Attached                        // belongs to another card: links of a chain
	Seized                          // controlled by another player: a hand's flag
	Countered                       // struck out: a cross stamped over it
	Points                          // a gold coin with a number
	Goal                            // a flag, with a number
	Exhausted                       // an hourglass, with a number
	SuddenDeath                     // a lightning bolt, with a number
	MiniTurn                        // a bright pip: a turn to spend
	MiniTurnSpent                   // an empty pip
	Count                           // a plate with a small deck and a number
	Skip                            // misses the next turn: a bar behind arrows
	BoardLock                       // nothing may be played: a barred ring
	Target                          // chosen or may be chosen: cross-hairs
	Next                            // goes first, resolves next: an arrow head
	Counter                         // a gem in the accent colour, with a number
	Person                          // a seat played by a person
	Bot                             // a seat played by the machine
	Hand                            // cards in a hand, with a number
	markerKinds
)

var markerNames = [markerKinds]string{
	"Aegis", "Guarded", "RoyalShield", "Tapped", "Locked", "Revealed", "Attached", "Seized", "Countered",
	"Points", "Goal", "Exhausted", "SuddenDeath", "MiniTurn", "MiniTurnSpent", "Count", "Skip", "BoardLock",
	"Target", "Next", "Counter", "Person", "Bot", "Hand",
}

// String is the kind's name.
func (k MarkerKind) String() string { return markerNames[min(k, markerKinds-1)] }

// MarkerKinds lists every kind.
func MarkerKinds() []MarkerKind {
	all := make([]MarkerKind, markerKinds)
	for i := range all {
		all[i] = MarkerKind(i)
	}
	return all
}

// Marker is a sign on a card or beside a zone. It is comparable.
type Marker struct {
	Kind   MarkerKind
	Value  string     // a number or a word of up to four letters
	Accent color.RGBA // of a Counter; clear means a default
}

// DrawMarker makes the picture of a marker, clear around it. Markers are meant
// to be about square; a Count is a plate and may be wider.
func DrawMarker(m Marker, size image.Point) *image.RGBA {
	p := newPen(size)
	s := p.s.img.Rect.Size()
	k := float64(min(s.X, s.Y)) / 108 // the art is 100 wide; the rest is air for its edges
	q := p.at(float64(s.X)/2, float64(s.Y)/2).scaled(k)
	switch m.Kind {
	case Count, Hand:
		q.plate(m, float64(s.X)/k/2)
	default:
		q.marker(m)
	}
	return p.s.img
}

// disc is the round ground most markers stand on.
func (p pen) disc(c color.NRGBA) {
	p.fill(circle(0, 0, 48), fade(ink, 0.9))
	p.fillWith(circle(0, 0, 44.5), shade(lighter(c, 0.16), darker(c, 0.22), -45, 45))
	p.stroke(circle(0, 0, 42), 3, goldLight)
}

var shieldShape = mirrored("M0 -46 C12 -38 26 -35 40 -35 C42 -2 30 30 0 47")

func (p pen) shield(c color.NRGBA) {
	p.stroke(shieldShape, 5, ink)
	p.fillWith(shieldShape, shade(lighter(c, 0.25), darker(c, 0.15), -45, 45))
	p.scaled(0.87).stroke(shieldShape, 3.4, goldLight)
}

var (
	crownIcon = mirrored("M0 -30 L9 -8 L24 -22 L30 -24 L24 22 L0 22")
	boltIcon  = path("M10 -36 L-20 6 L-3 6 L-11 37 L21 -9 L4 -9 Z")
	barIcon   = rect(-24, 26, 24, 33)
)

// marker draws every kind but the plates.
func (p pen) marker(m Marker) {
	const w = 7.0
	switch m.Kind {
	case Aegis:
		p.shield(azure)
		p.fill(star(0, 0, 27, 11, 5), ivory)
	case Guarded:
		p.shield(hex(0x7a4a9c))
		p.at(0, -3).scaled(0.72).fill(join(crownIcon, barIcon), ivory)
	case RoyalShield:
		p.disc(hex(0x7a4a9c))
		p.at(0, -2).scaled(0.95).fill(join(crownIcon, barIcon), goldLight)
	case Tapped:
		p.disc(hex(0x6a5a48))
		p.stroke(arc(0, 3, 23, 150, 345), w, ivory)
		p.at(22, -1).turned(82).fill(polygon(pt{20, 0}, pt{-6, 15}, pt{-6, -15}), ivory)
	case Locked:
		p.disc(hex(0x50576a))
		p.stroke(path("M-14 -4 V-14 C-14 -34 14 -34 14 -14 V-4"), w, ivory)
		p.fill(roundRect(-23, -6, 23, 28, 5), ivory)
		p.fill(join(circle(0, 8, 5.4), rect(-2.6, 8, 2.6, 20)), ink)
	case Revealed:
		p.disc(hex(0x1f7f86))
		p.fill(path("M-35 0 C-20 -25 20 -25 35 0 C20 25 -20 25 -35 0 Z"), ivory)
		p.fill(circle(0, 0, 14), hex(0x145a60))
		p.fill(circle(0, 0, 6.4), ink)
		p.fill(circle(4.6, -4.6, 3.6), white)
	case Attached:
		p.disc(hex(0xa8641f))
		for _, s := range [2]float64{-1, 1} {
			q := p.turned(-45).at(s*13.5, 0)
			q.stroke(roundRect(-17, -10, 17, 10, 10), w, ivory)
		}
	case Seized:
		p.disc(crimson)
		p.stroke(path("M-16 31 V-30"), w, ivory)
		p.fill(path("M-16 -30 C-2 -38 6 -22 24 -29 L18 -14 L24 2 C6 9 -2 -7 -16 1 Z"), ivory)
	case Countered:
		p.countered()
	case Points:
		p.coin(m.Value, 0, 0, 47)
	case Goal:
		p.disc(hex(0x8a6914))
		p.at(-2, 0).stroke(path("M-16 31 V-31"), w, ivory)
		p.at(-2, 0).fill(path("M-16 -31 L26 -31 L15 -16 L26 -1 L-16 -1 Z"), ivory)
		p.number(m)
	case Exhausted:
		p.disc(hex(0x7b5a2c))
		p.fill(join(roundRect(-22, -33, 22, -26, 3), roundRect(-22, 26, 22, 33, 3)), ivory)
		p.stroke(path("M-16 -26 C-16 -10 -4 -6 -4 0 C-4 6 -16 10 -16 26 M16 -26 C16 -10 4 -6 4 0 C4 6 16 10 16 26"), 4.4, ivory)
		p.fill(path("M-10 -14 H10 C8 -8 3 -5 0 -1 C-3 -5 -8 -8 -10 -14 Z M-12 25 C-10 16 -4 14 0 8 C4 14 10 16 12 25 Z"), goldLight)
		p.number(m)
	case SuddenDeath:
		p.disc(hex(0x8c1d28))
		p.fill(boltIcon, goldLight)
		p.number(m)
	case MiniTurn, MiniTurnSpent:
		p.pip(m.Kind == MiniTurn)
	case Skip:
		p.disc(hex(0x50576a))
		p.fill(polygon(pt{-28, -20}, pt{-4, 0}, pt{-28, 20}), ivory)
		p.fill(polygon(pt{-5, -20}, pt{19, 0}, pt{-5, 20}), ivory)
		p.fill(roundRect(20, -20, 28, 20, 2), ivory)
	case BoardLock:
		p.disc(hex(0x8c1d28))
		p.stroke(circle(0, 0, 27), w, ivory)
		p.stroke(path("M-19 -19 L19 19"), w, ivory)
	case Target:
		p.target()
	case Next:
		p.stroke(path("M-22 -38 L34 0 L-22 38 L-10 0 Z"), 14, ink)
		p.stroke(path("M-22 -38 L34 0 L-22 38 L-10 0 Z"), 6, goldDark)
		p.fillWith(path("M-22 -38 L34 0 L-22 38 L-10 0 Z"), shade(goldLight, gold, -38, 38))
	case Counter:
		p.gem(m)
	case Person:
		p.disc(hex(0x2f6f8f))
		p.fill(circle(0, -13, 14), ivory)
		p.fill(mirrored("M0 6 C18 6 27 16 28 31 C18 38 8 40 0 40"), ivory)
	case Bot:
		p.disc(hex(0x50576a))
		p.stroke(path("M0 -22 V-33"), 4.6, ivory)
		p.fill(circle(0, -34, 4.6), goldLight)
		p.fill(roundRect(-25, -22, 25, 20, 8), ivory)
		p.fill(join(circle(-10, -3, 5.4), circle(10, -3, 5.4)), ink)
		p.stroke(path("M-10 10.5 H10"), 4, ink)
		p.fill(roundRect(-15, 24, 15, 31, 3), ivory)
	}
}

// countered is a stamp: a ring and a cross, lightly off the straight.
func (p pen) countered() {
	q := p.turned(-12)
	for _, pass := range []struct {
		w float64
		c color.NRGBA
	}{{15, fade(ivory, 0.92)}, {9, crimson}} {
		q.stroke(circle(0, 0, 39.5), pass.w*0.72, pass.c)
		q.stroke(path("M-21 -21 L21 21 M21 -21 L-21 21"), pass.w*1.1, pass.c)
	}
}

func (p pen) target() {
	for _, pass := range []struct {
		w float64
		c color.NRGBA
	}{{12, fade(ink, 0.85)}, {6, goldLight}} {
		p.stroke(circle(0, 0, 29), pass.w, pass.c)
		p.stroke(path("M0 -43 V-16 M0 16 V43 M-43 0 H-16 M16 0 H43"), pass.w, pass.c)
	}
	p.fill(circle(0, 0, 4.5), goldLight)
}

// pip is a lozenge, full or spent.
func (p pen) pip(full bool) {
	shape := lozen.mapped(matrix{1.0, 0, 0, .86, 0, 0})
	p.stroke(shape, 10, fade(ink, 0.85))
	if !full {
		p.fill(shape, fade(ink, 0.55))
		p.scaled(0.92).stroke(shape, 5, fade(ivory, 0.65))
		return
	}
	p.fillWith(shape, shade(goldLight, gold, -40, 40))
	p.stroke(shape, 4, goldDark)
	p.scaled(0.5).fill(shape, fade(white, 0.55))
}

func (p pen) gem(m Marker) {
	c := accentOr(m.Accent, hex(0x2f6f8f))
	shape := star(0, 0, 47, 47, 3) // a hexagon, point up
	p.stroke(shape, 4, ink)
	p.fillWith(shape, shade(lighter(c, 0.3), darker(c, 0.15), -45, 45))
	p.scaled(0.86).stroke(shape, 3, fade(white, 0.6))
	t := textStyle{face: fonts().title, size: 46 / capHeight, colour: legibleOn(c)}
	p.writeIn(t, m.Value, 0, 0, 62)
}

// number sets the value on an ivory disc at the lower right.
func (p pen) number(m Marker) {
	if m.Value == "" {
		return
	}
	r := 22.0
	half := r
	if utf8.RuneCountInString(m.Value) > 1 {
		half = 27
	}
	x, y := 46-half, 46-r
	p.draw(roundRect(x-half, y-r, x+half, y+r, r), ivory, 4, ink)
	t := textStyle{face: fonts().title, size: 27 / capHeight, colour: ink}
	p.writeIn(t, m.Value, x, y, 2*half-11)
}

// plate is a dark tablet with a small picture and a number, 2*half wide.
func (p pen) plate(m Marker, half float64) {
	half = max(half-6, 44)
	box := roundRect(-half, -44, half, 44, 24)
	p.fillWith(box, shade(hex(0x3a435a), ink, -44, 44))
	p.stroke(box, 4.4, goldLight)
	fan := m.Kind == Hand
	t := textStyle{face: fonts().title, size: 50 / capHeight, colour: ivory}
	if half > 70 {
		p.at(-half+44, 0).plateIcon(fan)
		x := half * 0.34
		p.writeIn(t, m.Value, x, 0, 2*(half-x-12))
		return
	}
	p.at(0, -19).scaled(0.62).plateIcon(fan)
	t.size *= 0.72
	p.writeIn(t, m.Value, 0, 21, 2*half-24)
}

// plateIcon is a squared stack of cards or a fan of them.
func (p pen) plateIcon(fan bool) {
	one := roundRect(-17, -26, 17, 26, 5)
	for i := range 3 {
		f := float64(i) - 1
		q := p.at(-5*f, 4-4*f)
		if fan {
			q = p.at(0, 34).turned(22*f).at(0, -36).scaled(0.86)
		}
		q.draw(one, mix(ivory, goldLight, 0.3*(1-f)), 3.4, ink)
	}
}

// accentOr is the accent, or other when it is clear.
func accentOr(c color.RGBA, other color.NRGBA) color.NRGBA {
	if c.A == 0 {
		return other
	}
	return color.NRGBAModel.Convert(c).(color.NRGBA)
}
