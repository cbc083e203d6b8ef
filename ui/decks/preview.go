package decks

import (
	"image"
	"time"

	"feltstack/ui/kit"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// preview is a large card beside the small one that the pointer rests on. It
// takes no input.
type preview struct {
	*fyne.Container
	env   *kit.Env
	pic   *canvas.Image
	wants kit.Wanted
	stop  func()
}

// previewAfter is how long the pointer rests on a card before it is shown large.
const previewAfter = 220 * time.Millisecond

func newPreview(e *kit.Env) *preview {
	p := &preview{env: e, pic: canvas.NewImageFromImage(kit.Blank)}
	p.pic.ScaleMode = canvas.ImageScaleFastest
	p.pic.Hide()
	p.Container = &fyne.Container{Objects: []fyne.CanvasObject{p.pic}}
	return p
}

// show shows a card in a while beside a place, as large as the frame has room for on its wider side.
func (p *preview) show(info library.CardInfo, beside, frame kit.Box) {
	p.hide()
	p.stop = p.env.After(previewAfter, func() {
		size := kit.CardSize(min(frame.H*0.72, 560))
		if room := max(beside.X-frame.X, frame.Right()-beside.Right()) - 20; size.Width > room {
			size = kit.CardSize(size.Height * max(room, 0) / size.Width)
		}
		at := kit.NewBox(beside.Right()+12, beside.Y+beside.H/2-size.Height/2, size.Width, size.Height)
		if at.Right() > frame.Right() {
			at.X = beside.X - 12 - size.Width
		}
		at = at.Within(frame.Inset(8))
		at.Put(p.pic)
		scale := p.env.Scale()
		want := kit.Picture{Face: info.Face, Size: kit.Pixels(size, scale)}
		p.wants.Ask(p.env.Pics, want, func(img *image.RGBA) {
			p.pic.Image = img
			p.pic.Show()
			p.Container.Refresh() // the picture alone isn't known to a canvas before it was shown once
		})
	})
}

// hide takes the large card away.
func (p *preview) hide() {
	if p.stop != nil {
		p.stop()
		p.stop = nil
	}
	p.wants.None()
	p.pic.Hide()
}
