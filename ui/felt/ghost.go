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
	// How far the ring reaches on every side: as a part of the card's width, and in units.
	margin, edge float32
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
		g.plain, g.margin = v.plain, 0
		g.pic.Image = kit.Blank
		if v.plain != nil {
			img, margin := ringed(v.plain, mark{pickGlow, 0})
			g.pic.Image, g.margin = img, float32(margin)/float32(v.plain.Rect.Dx())
		}
		g.pic.Refresh()
	}
	size := v.Size()
	g.edge = g.margin * size.Width
	kit.PutPicture(g.pic, size.AddWidthHeight(2*g.edge, 2*g.edge), v.scale)
	g.pic.Show()
}

// move puts the card's upper left corner at p.
func (g *ghost) move(p fyne.Position) { g.pic.Move(p.SubtractXY(g.edge, g.edge)) }

// at is where the card's upper left corner is.
func (g *ghost) at() fyne.Position { return g.pic.Position().AddXY(g.edge, g.edge) }

// drop hides the picture.
func (g *ghost) drop() { g.pic.Hide() }
