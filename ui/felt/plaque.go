package felt

import (
	"image"
	"image/color"

	"feltstack/cardart/ground"
	"feltstack/ui/kit"
	"feltstack/ui/look"

	"fyne.io/fyne/v2/canvas"
)

// plaque is a small board on the table that something is written on.
type plaque struct {
	pic *canvas.Image
	now ground.Plate
}

func newPlaque() *plaque {
	p := &plaque{pic: canvas.NewImageFromImage(kit.Blank)}
	p.pic.ScaleMode, p.pic.FillMode = canvas.ImageScalePixels, canvas.ImageFillStretch
	p.pic.Hide()
	return p
}

// set shows it in a box, which is where words may be: the picture is larger. edge is the
// colour of a thread along it, clear for none.
func (p *plaque) set(b kit.Box, scale float32, fill, edge color.NRGBA, halo bool) {
	px := func(v float32) int { return int(v*scale + 0.5) }
	want := ground.Plate{
		Size: image.Pt(px(b.W), px(b.H)), Scale: float64(scale), Fill: fill, Edge: edge, Halo: halo, Flat: look.Now().Stark,
	}
	if want.Size.X < 1 || want.Size.Y < 1 {
		p.hide()
		return
	}
	if want != p.now {
		p.now, p.pic.Image = want, want.Draw()
		p.pic.Refresh()
	}
	b.Inset(-want.Margin()).Put(p.pic)
	if !p.pic.Visible() {
		p.pic.Show()
	}
}

func (p *plaque) hide() {
	if p.pic.Visible() {
		p.pic.Hide()
	}
}
