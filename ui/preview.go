package ui

import (
	"image"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// preview is a large card beside the small one that the pointer rests on. It
// takes no input.
type preview struct {
	*fyne.Container
	env   *env
	pic   *canvas.Image
	wants picture
	stop  func()
}

// previewAfter is how long the pointer rests on a card before it is shown large.
const previewAfter = 220 * time.Millisecond

func newPreview(e *env) *preview {
	p := &preview{env: e, pic: canvas.NewImageFromImage(blank)}
	p.pic.ScaleMode = canvas.ImageScaleFastest
	p.pic.Hide()
	p.Container = &fyne.Container{Objects: []fyne.CanvasObject{p.pic}}
	return p
}

// show shows a card in a while beside a place of the frame.
func (p *preview) show(info CardInfo, beside, frame box) {
	p.hide()
	p.stop = p.env.after(previewAfter, func() {
		size := cardSize(min(frame.H*0.72, 560))
		at := box{beside.right() + 12, beside.Y + beside.H/2 - size.Height/2, size.Width, size.Height}
		if at.right() > frame.right() {
			at.X = beside.X - 12 - size.Width
		}
		at = at.within(frame.inset(8))
		at.put(p.pic)
		scale := p.env.scale()
		want := picture{Face: info.Face, Size: image.Pt(int(size.Width*scale+0.5), int(size.Height*scale+0.5))}
		p.wants = want
		set := func(img *image.RGBA) {
			if p.wants == want {
				p.pic.Image = img
				p.pic.Refresh()
				p.pic.Show()
			}
		}
		if img := p.env.pics.get(want, set); img != nil {
			set(img)
		}
	})
}

// hide takes the large card away.
func (p *preview) hide() {
	if p.stop != nil {
		p.stop()
		p.stop = nil
	}
	p.wants = picture{}
	p.pic.Hide()
}
