package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// ghost is the table's uppermost layer: the picture of the card that is lifted
// or dragged. It takes no input, so the pointer still meets what lies below.
type ghost struct {
	*fyne.Container
	pic  *canvas.Image
	ring *canvas.Rectangle
}

func newGhost() *ghost {
	g := &ghost{pic: canvas.NewImageFromImage(blank), ring: canvas.NewRectangle(color.Transparent)}
	g.pic.ScaleMode = canvas.ImageScaleFastest
	g.ring.StrokeColor, g.ring.StrokeWidth = glows[pickGlow].color, glows[pickGlow].width
	g.pic.Hide()
	g.ring.Hide()
	g.Container = &fyne.Container{Objects: []fyne.CanvasObject{g.pic, g.ring}}
	return g
}

// take shows a card's picture.
func (g *ghost) take(v *cardView) {
	if g.pic.Image != v.pic.Image {
		g.pic.Image = v.pic.Image
		g.pic.Refresh()
	}
	g.pic.Resize(v.Size())
	g.ring.CornerRadius = min(v.Size().Width, v.Size().Height) * 0.06
	g.ring.Resize(v.Size())
	g.pic.Show()
	g.ring.Show()
}

// move puts the picture's upper left corner at p.
func (g *ghost) move(p fyne.Position) {
	g.pic.Move(p)
	g.ring.Move(p)
}

// drop hides the picture.
func (g *ghost) drop() {
	g.pic.Hide()
	g.ring.Hide()
}
