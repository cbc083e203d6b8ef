package kit

import "fyne.io/fyne/v2"

// Art is a picture below the words of a tile.
type Art struct {
	High  float32 // 0: not shown
	Ratio float32 // of its width to its height; 0: as wide as the tile
	Paint Painter

	pic *Painted
}

// artEdge is how far a picture is from the edges of its tile.
const artEdge = 14

// SetArt gives the tile a picture.
func (t *Tile) SetArt(a Art) {
	a.pic = NewPainted(t.env, "painting a small table", a.Paint)
	t.art = &a
}

// ArtHigh sets how high the picture of the tile is, if it has one.
func (t *Tile) ArtHigh(high float32) {
	if t.art != nil {
		t.art.High = high
	}
}

// height is the room that the picture takes below the words, at a width of its tile.
func (a *Art) height(width float32) float32 {
	if a == nil || a.High <= 0 {
		return 0
	}
	return a.box(width).H + artEdge
}

// box is the picture's size in a tile of a width.
func (a *Art) box(width float32) Box {
	b := Box{0, 0, width - 2*artEdge, a.High}
	if a.Ratio > 0 {
		if b.H*a.Ratio > b.W {
			b.H = b.W / a.Ratio
		}
		b.W = b.H * a.Ratio
	}
	return Box{0, 0, float32(int(b.W)), float32(int(b.H))}
}

// place lays the picture at the foot of a tile.
func (a *Art) place(s fyne.Size) {
	switch {
	case a == nil:
	case a.High <= 0:
		a.pic.Away()
	default:
		b := a.box(s.Width)
		a.pic.Put(b.Moved((s.Width-b.W)/2, s.Height-artEdge-b.H))
	}
}
