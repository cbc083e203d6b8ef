package studio

import (
	"image"

	"feltstack/ui/kit"
	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// preview is the card with a motif, as it would look, and what it is called.
type preview struct {
	g     *gallery
	face  *canvas.Image
	wants kit.Picture
}

func newPreview(g *gallery) *preview {
	p := &preview{g: g, face: canvas.NewImageFromImage(kit.Blank)}
	p.face.ScaleMode = canvas.ImageScaleFastest
	return p
}

// place shows the card with a motif in a box, below it its name and some lines. It returns where
// these end.
func (p *preview) place(said *kit.Sketch, motif string, lines []string, b kit.Box) (bottom float32) {
	if motif == "" {
		p.face.Hide()
		return b.Y
	}
	now := look.Now()
	card := kit.CardSize(min(b.W*7/5, b.H-previewText))
	at := kit.NewBox(float32(int(b.X+(b.W-card.Width)/2)), b.Y, card.Width, card.Height)
	at.Put(p.face)
	p.draw(motif, card)
	y := said.Prose([]kit.Span{{Text: kit.UpperFirst(motif), Face: look.Title, Color: now.Ivory}}, 20, kit.NewBox(b.X, at.Bottom()+8, b.W, 0)).Bottom()
	for _, l := range lines {
		if l != "" {
			y = said.Prose([]kit.Span{{Text: l, Color: now.Dimmed}}, 14, kit.NewBox(b.X, y+2, b.W, 0)).Bottom()
		}
	}
	return y
}

// previewText is the room for what is written below the card.
const previewText = 96

// draw shows the card with a motif.
func (p *preview) draw(motif string, size fyne.Size) {
	scale := p.g.s.env.Scale()
	want := kit.Picture{Face: p.g.faceWith(motif), Size: kit.Pixels(size, scale)}
	if p.wants == want && p.face.Visible() {
		return
	}
	p.wants = want
	set := func(img *image.RGBA) {
		if p.wants == want && p.face.Image != image.Image(img) {
			p.face.Image = img
			p.face.Refresh()
		}
	}
	if img := p.g.s.env.Pics.Sketch(want, set); img != nil {
		set(img)
	}
	if !p.face.Visible() {
		p.face.Show()
	}
}
