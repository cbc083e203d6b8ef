package cardart

import (
	"image"
	"image/color"
	"strings"
	"unicode"
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
	Trap                            // lies face-down and waits: a toothed jaw
	markerKinds
)

var markerNames = [markerKinds]string{
	"Aegis", "Guarded", "RoyalShield", "Tapped", "Locked", "Revealed", "Attached", "Seized", "Countered",
	"Points", "Goal", "Exhausted", "SuddenDeath", "MiniTurn", "MiniTurnSpent", "Count", "Skip", "BoardLock",
	"Target", "Next", "Counter", "Person", "Bot", "Hand", "Trap",
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

// file is the name of a kind's picture, without its value: that of the kind, such as
// royal-shield.
func (k MarkerKind) file() string {
	var b strings.Builder
	for i, r := range k.String() {
		if unicode.IsUpper(r) && i > 0 {
			b.WriteByte('-')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}

// icon draws the picture of a kind.
func (p pen) icon(k MarkerKind, accent color.NRGBA) {
	light := lighting{roleSet: &sceneRoles}
	copy(light.now[:], sceneRoles.drawn)
	light.now[accentRole] = accent
	p.show(markerArts()[k.file()](), &light, true)
}

// marker draws every kind but the plates.
func (p pen) marker(m Marker) {
	accent := accentOr(m.Accent, hex(0x2f6f8f))
	if m.Kind == Points {
		p.coin(m.Value, 0, 0, coinSize)
		return
	}
	p.icon(m.Kind, accent)
	switch m.Kind {
	case Goal, Exhausted, SuddenDeath:
		p.number(m)
	case Counter:
		t := textStyle{face: fonts().title, size: 46 / capHeight, colour: legibleOn(accent)}
		p.writeIn(t, m.Value, 0, 0, 62)
	}
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
	t := textStyle{face: fonts().title, size: 50 / capHeight, colour: ivory}
	if half > 70 {
		p.at(-half+44, 0).icon(m.Kind, ink)
		x := half * 0.34
		p.writeIn(t, m.Value, x, 0, 2*(half-x-12))
		return
	}
	p.at(0, -19).scaled(0.62).icon(m.Kind, ink)
	t.size *= 0.72
	p.writeIn(t, m.Value, 0, 21, 2*half-24)
}

// accentOr is the accent, or other when it is clear.
func accentOr(c color.RGBA, other color.NRGBA) color.NRGBA {
	if c.A == 0 {
		return other
	}
	return color.NRGBAModel.Convert(c).(color.NRGBA)
}
