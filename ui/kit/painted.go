package kit

import (
	"image"

	"fyne.io/fyne/v2/canvas"
)

// Painter is how a picture of a size is painted. It is called on the UI goroutine; what it
// returns runs on any.
type Painter func(size image.Point) func() (*image.RGBA, error)

// Painted is a picture that is painted away from the UI goroutine, again whenever it is put
// up in another size.
type Painted struct {
	*canvas.Image
	env    *Env
	what   string // is painted, as guard names it
	paint  Painter
	box    Box
	size   image.Point // as it was painted last, or is being painted
	busy   bool
	wanted bool
}

// NewPainted makes one that is hidden. What names it in the report of a crash.
func NewPainted(e *Env, what string, paint Painter) *Painted {
	p := &Painted{Image: canvas.NewImageFromImage(Blank), env: e, what: what, paint: paint}
	p.ScaleMode, p.FillMode = canvas.ImageScaleFastest, canvas.ImageFillStretch
	p.Hide()
	return p
}

// Put shows it in a box as soon as it is painted.
func (p *Painted) Put(b Box) {
	p.wanted = true
	p.box = Box{float32(int(b.X)), float32(int(b.Y)), float32(int(b.W)), float32(int(b.H))}
	p.box.Put(p.Image)
	p.draw()
}

// Away hides it.
func (p *Painted) Away() {
	p.wanted = false
	if p.Visible() {
		p.Hide()
	}
}

func (p *Painted) draw() {
	scale := p.env.Scale()
	want := image.Pt(int(p.box.W*scale+0.5), int(p.box.H*scale+0.5))
	switch {
	case p.busy || !p.wanted || want.X < 16 || want.Y < 16:
		return
	case want == p.size:
		if p.Image.Image != Blank && !p.Visible() {
			p.Show()
		}
		return
	}
	p.size, p.busy = want, true
	draw := p.paint(want)
	var img *image.RGBA
	p.env.Paint(p.what, func() (err error) {
		img, err = draw()
		return err
	}, func(err error) {
		if p.busy = false; err != nil {
			return
		}
		p.Image.Image = img
		p.Image.Refresh()
		p.draw()
		Repaint()
	})
}
