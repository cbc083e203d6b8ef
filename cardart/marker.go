package cardart

import (
	"image"
	"image/color"
	"maps"
	"slices"
)

// Marker is a sign on a card. It is comparable.
type Marker struct {
	Kind  string // the name of a file in the folder markers
	Value string // on a Counter: a number or a word of up to four letters
}

// Counter is the kind that shows a value, on a gem.
const Counter = "counter"

// Markers lists every kind.
func Markers() []string { return slices.Sorted(maps.Keys(markerArts())) }

// IsMarker reports whether there is a marker of a kind.
func IsMarker(kind string) bool { return markerArts()[kind] != nil }

// DrawMarker makes the picture of a marker, clear around it. Markers are meant
// to be about square.
func DrawMarker(m Marker, size image.Point) *image.RGBA {
	p := newPen(size)
	s := p.s.img.Rect.Size()
	k := float64(min(s.X, s.Y)) / 108 // the art is 100 wide; the rest is air for its edges
	q := p.at(float64(s.X)/2, float64(s.Y)/2).scaled(k)
	gem := hex(0x2f6f8f)
	q.icon(m.Kind, gem)
	if m.Kind == Counter {
		t := textStyle{face: fonts().title, size: 46 / capHeight, colour: legibleOn(gem)}
		q.writeIn(t, m.Value, 0, 0, 62)
	}
	return p.s.img
}

// icon draws the picture of a kind.
func (p pen) icon(kind string, accent color.NRGBA) {
	light := lighting{roleSet: &sceneRoles}
	copy(light.now[:], sceneRoles.drawn)
	light.now[accentRole] = accent
	p.show(markerArts()[kind](), &light, true)
}
