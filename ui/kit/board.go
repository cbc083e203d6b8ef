package kit

import (
	"image"
	"image/color"

	"feltstack/cardart/ground"
	"feltstack/ui/look"

	"fyne.io/fyne/v2/canvas"
)

// Board is a plate that lies on the ground, under words and fields.
type Board struct {
	*canvas.Image
	env   *Env
	shows ground.Plate
}

// NewBoard makes one that is hidden.
func NewBoard(e *Env) *Board {
	b := &Board{Image: canvas.NewImageFromImage(Blank), env: e}
	b.ScaleMode, b.FillMode = canvas.ImageScalePixels, canvas.ImageFillStretch
	b.Hide()
	return b
}

// Set shows it in a box, which is where words may be: the picture is larger. edge is the
// colour of a thread along it, clear for none; where contrast is strong there is always one.
func (b *Board) Set(at Box, fill, edge color.NRGBA, halo bool) {
	if look.Now().Stark && edge.A == 0 {
		edge = look.Now().Edge
	}
	scale := b.env.Scale()
	px := func(v float32) int { return int(v*scale + 0.5) }
	want := ground.Plate{
		Size: image.Pt(px(at.W), px(at.H)), Scale: float64(scale), Fill: fill, Edge: edge, Halo: halo, Flat: look.Now().Stark,
	}
	if want.Size.X < 1 || want.Size.Y < 1 {
		b.Away()
		return
	}
	if want != b.shows {
		b.shows, b.Image.Image = want, b.env.Pics.Plate(want)
		b.Refresh()
	}
	at.Inset(-want.Margin()).Put(b.Image)
	if !b.Visible() {
		b.Show()
	}
}

// Away hides it.
func (b *Board) Away() {
	if b.Visible() {
		b.Hide()
	}
}
