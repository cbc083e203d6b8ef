package felt

import (
	"image"

	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// ghost is the likeness of a card that is raised or dragged, above all else on the table.
// It takes no input, so the pointer still meets what lies below.
type ghost struct {
	*fyne.Container
	pic    *canvas.Image
	badges *badgeStrip
	plain  *image.RGBA // what it shows, without shadow and mark
	marked mark
	beyond fyne.Size // how far these reach, in parts of the card's width
	scale  float32
	box    kit.Box // of the card
}

func newGhost() *ghost {
	g := &ghost{pic: canvas.NewImageFromImage(kit.Blank), badges: newBadgeStrip()}
	g.pic.ScaleMode = canvas.ImageScaleFastest
	g.Container = &fyne.Container{Objects: []fyne.CanvasObject{g.pic, g.badges.Container}}
	g.Hide()
	return g
}

// take shows a card with a mark, its badges in a size that suits a card so large.
func (g *ghost) take(v *cardView, m mark, p *kit.Pictures, size fyne.Size) {
	img, px := v.plain, v.shows.Size
	m.tilt = v.shows.Tilt
	if v.large != nil {
		img, px, m.tilt = v.large, v.wide.Size, 0
	}
	if img == nil { // its first picture is still being drawn
		img, px, m = kit.Blank, kit.Blank.Rect.Size(), mark{}
	}
	if g.plain != img || g.marked != m {
		g.plain, g.marked = img, m
		g.pic.Image, g.beyond = ringedCard(img, px, m)
		g.pic.Refresh()
	}
	g.scale = v.scale
	g.badges.set(v.place.Card.Badges)
	g.badges.size = size
	g.badges.show(p, v.scale)
	g.Show()
}

// put shows the card in a box.
func (g *ghost) put(b kit.Box) {
	g.box = b
	x, y := g.beyond.Width*b.W, g.beyond.Height*b.W
	kit.PutPicture(g.pic, b.Size().AddWidthHeight(2*x, 2*y), g.scale)
	g.pic.Move(b.Pos().SubtractXY(x, y))
	g.badges.layout(b.Size())
	g.badges.Move(b.Pos())
}

// drop hides it.
func (g *ghost) drop() { g.Hide() }
