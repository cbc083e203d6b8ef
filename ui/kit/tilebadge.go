package kit

import (
	"image"
	"image/color"

	"feltstack/cardart"
)

// Badge is a small picture beside the words of a tile: what it is about.
type Badge struct {
	Motif string
	Color color.NRGBA // of its sky and ground
}

// The measures of a badge.
const (
	badgeSide  = 58
	badgeEdge  = 14
	badgeHeads = 10 // between it and the words
)

// SetBadge gives the tile a badge.
func (t *Tile) SetBadge(b Badge) {
	t.badge = NewPainted(t.env, "painting a badge", func(size image.Point) func() (*image.RGBA, error) {
		return func() (*image.RGBA, error) { return cardart.Vignette(b.Motif, b.Color, size.X), nil }
	})
}

// ShowBadge shows the badge of the tile, or not, where there is little room.
func (t *Tile) ShowBadge(on bool) { t.unbadged = !on }

// badged reports whether a badge is shown.
func (t *Tile) badged() bool { return t.badge != nil && !t.unbadged }

// badgeRoom is how much of the width of the tile its badge takes.
func (t *Tile) badgeRoom() float32 {
	if !t.badged() {
		return 0
	}
	return badgeSide + badgeHeads
}

// placeBadge lays the badge at the right of the words.
func (t *Tile) placeBadge(b Box) {
	switch {
	case t.badged():
		t.badge.Put(Box{b.W - badgeEdge - badgeSide, (b.H - badgeSide) / 2, badgeSide, badgeSide})
	case t.badge != nil:
		t.badge.Away()
	}
}
