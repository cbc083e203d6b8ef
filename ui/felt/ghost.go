package felt

import (
	"image"

	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// ghost is the table's uppermost layer: the picture of the card that is lifted
// or dragged. It takes no input, so the pointer still meets what lies below.
type ghost struct {
	*fyne.Container
	pic   *canvas.Image
	plain *image.RGBA // what it shows, without a ring
}

func newGhost() *ghost {
	g := &ghost{pic: canvas.NewImageFromImage(kit.Blank)}
	g.pic.ScaleMode = canvas.ImageScaleFastest
	g.pic.Hide()
	g.Container = &fyne.Container{Objects: []fyne.CanvasObject{g.pic}}
	return g
}

// take shows a card's picture.
func (g *ghost) take(v *cardView) {
	if g.plain != v.plain || v.plain == nil {
		g.plain = v.plain
		g.pic.Image = v.pic.Image
		if v.plain != nil {
			g.pic.Image = ringed(v.plain, pickGlow)
		}
		g.pic.Refresh()
	}
	g.pic.Resize(v.Size())
	g.pic.Show()
}

// move puts the picture's upper left corner at p.
func (g *ghost) move(p fyne.Position) { g.pic.Move(p) }

// drop hides the picture.
func (g *ghost) drop() { g.pic.Hide() }
