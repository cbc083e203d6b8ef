package felt

import (
	"image"
	"math"

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
	whole  *image.RGBA // with them
	marked mark
	beyond fyne.Size // how far these reach, in parts of the card's width
	scale  float32
	box    kit.Box // of the card
	lean   lean    // how it is seen
	buffer []uint8 // that it is painted in while it leans
}

func newGhost() *ghost {
	g := &ghost{pic: canvas.NewImageFromImage(kit.Blank), whole: kit.Blank, badges: newBadgeStrip()}
	g.pic.ScaleMode, g.pic.FillMode = canvas.ImageScaleFastest, canvas.ImageFillStretch
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
		g.whole, g.beyond = ringedCard(img, px, m)
		g.paint()
	}
	g.scale = v.scale
	g.badges.set(v.place.Card.Badges)
	g.badges.size = size
	g.badges.show(p, v.scale)
	g.Show()
}

// put shows the card in a box.
func (g *ghost) put(b kit.Box) {
	again := g.lean != (lean{}) && g.box.Size() != b.Size()
	g.box = b
	if again {
		g.paint()
	}
	size := g.full()
	if g.lean != (lean{}) {
		px := g.pic.Image.Bounds().Size()
		size = fyne.NewSize(float32(px.X)/g.scale, float32(px.Y)/g.scale)
	}
	kit.PutPicture(g.pic, size, g.scale)
	g.pic.Move(b.Centre().SubtractXY(size.Width/2, size.Height/2))
	g.badges.layout(b.Size())
	g.badges.Move(b.Pos())
}

// full is how large it is with shadow and mark.
func (g *ghost) full() fyne.Size {
	return g.box.Size().AddWidthHeight(2*g.beyond.Width*g.box.W, 2*g.beyond.Height*g.box.W)
}

// tilted shows the card leaning.
func (g *ghost) tilted(l lean) {
	if g.lean == l || l != (lean{}) && g.lean.near(l) {
		return
	}
	g.lean, g.badges.tilt = l, int16(math.Round(l.turn*1800/math.Pi))
	g.paint()
	g.put(g.box)
}

// paint gives it the picture that it shows.
func (g *ghost) paint() {
	g.pic.Image = g.whole
	if size, scale := g.full(), float64(g.scale); g.lean != (lean{}) && !g.box.Empty() {
		l := lean{g.lean.turn, g.lean.across / scale, g.lean.down / scale}
		w, h := float64(size.Width)*scale, float64(size.Height)*scale
		across, down := l.extent(w, h)
		img := &image.RGBA{Rect: image.Rect(0, 0, int(math.Ceil(across))+2, int(math.Ceil(down))+2)}
		img.Stride = 4 * img.Rect.Dx()
		if need := img.Stride * img.Rect.Dy(); cap(g.buffer) < need {
			g.buffer = make([]uint8, need+need/2)
		}
		img.Pix = g.buffer[:img.Stride*img.Rect.Dy()]
		l.paint(img, g.whole, w, h)
		g.pic.Image = img
	}
	g.pic.Refresh()
}

// fade lets a part of it be gone, from 0 to 1.
func (g *ghost) fade(gone float64) {
	g.pic.Translucency = gone
	g.badges.Hidden = gone > 0
}

// drop hides it.
func (g *ghost) drop() { g.Hide() }
