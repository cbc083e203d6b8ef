package kit

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Art is a picture below the words of a tile. It is painted away from the UI goroutine, again
// whenever its size changes.
type Art struct {
	High  float32 // 0: not shown
	Ratio float32 // of its width to its height; 0: as wide as the tile
	// Paint is called on the UI goroutine; what it returns runs on any.
	Paint func(size image.Point) func() (*image.RGBA, error)

	pic  *canvas.Image
	size image.Point // as it was painted last, or is being painted
	busy bool
}

// artEdge is how far a picture is from the edges of its tile.
const artEdge = 14

// SetArt gives the tile a picture.
func (t *Tile) SetArt(a Art) {
	a.pic = canvas.NewImageFromImage(Blank)
	a.pic.ScaleMode, a.pic.FillMode = canvas.ImageScaleFastest, canvas.ImageFillStretch
	a.pic.Hide()
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

// place lays the picture at the foot of a tile, and has it painted.
func (a *Art) place(e *Env, s fyne.Size) {
	if a == nil {
		return
	}
	if a.High <= 0 {
		a.pic.Hide()
		return
	}
	b := a.box(s.Width)
	b = b.Moved(float32(int((s.Width-b.W)/2)), s.Height-artEdge-b.H)
	b.Put(a.pic)
	scale := e.Scale()
	want := image.Pt(int(b.W*scale+0.5), int(b.H*scale+0.5))
	if a.busy || want == a.size || want.X < 16 || want.Y < 16 {
		return
	}
	a.size, a.busy = want, true
	draw := a.Paint(want)
	var img *image.RGBA
	e.Paint("painting a small table", func() (err error) {
		img, err = draw()
		return err
	}, func(err error) {
		if a.busy = false; err != nil {
			return
		}
		a.pic.Image = img
		a.pic.Refresh()
		if a.High > 0 {
			a.pic.Show()
		}
		Repaint()
		a.place(e, s)
	})
}
