package ui

import (
	"image"

	"feltstack/cardart"
	"feltstack/ui/kit"
	"feltstack/ui/miniature"

	"fyne.io/fyne/v2/canvas"
)

// fan is a hand of cards on the home page of who is new. It is painted away from the UI
// goroutine.
type fan struct {
	env          *kit.Env
	pic          *canvas.Image
	size         image.Point // as it was painted last, or is being painted
	box          kit.Box
	wanted       bool
	busy, closed bool
}

// fanFaces are the cards on the home screen.
var fanFaces = [...]cardart.Face{
	{Rank: "10", Suit: cardart.Clubs}, {Rank: "J", Suit: cardart.Diamonds}, {Rank: "Q", Suit: cardart.Hearts},
	{Rank: "K", Suit: cardart.Spades}, {Rank: "A", Suit: cardart.Spades},
}

func newFan(e *kit.Env) *fan {
	f := &fan{env: e, pic: canvas.NewImageFromImage(kit.Blank)}
	f.pic.ScaleMode, f.pic.FillMode = canvas.ImageScaleFastest, canvas.ImageFillStretch
	f.pic.Hide()
	return f
}

// place lays it in a box, if it is wanted.
func (f *fan) place(b kit.Box) {
	f.box = kit.NewBox(float32(int(b.X)), float32(int(b.Y)), float32(int(b.W)), float32(int(b.H)))
	f.box.Put(f.pic)
	f.paint()
}

// paint has it painted in the size that is shown.
func (f *fan) paint() {
	scale := f.env.Scale()
	want := image.Pt(int(f.box.W*scale+0.5), int(f.box.H*scale+0.5))
	if !f.wanted || f.busy || f.closed || want == f.size || f.box.Empty() {
		return
	}
	f.size = want
	var img *image.RGBA
	draw := func() error { img = miniature.Fan(fanFaces[:], want); return nil }
	show := func(err error) {
		if f.busy = false; err != nil || f.closed {
			return
		}
		f.pic.Image = img
		f.pic.Refresh()
		f.pic.Show()
		kit.Repaint()
		f.paint()
	}
	f.busy = true
	f.env.Paint("painting a hand of cards", draw, show)
}
