package kit

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io"

	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
)

// Painting is what stands in a sketch: its plain areas and its texts. It is made on the UI
// goroutine and painted on any other, for Fyne draws on one goroutine only.
type Painting struct {
	size  image.Point // in pixels
	scale float32     // pixels of a unit
	fills []paintedFill
	texts []paintedText
}

type paintedFill struct {
	at    image.Rectangle
	color color.Color
}

type paintedText struct {
	text   string
	source fyne.Resource
	size   float32 // in units
	at     Box     // in units
	color  color.Color
}

// Painting is what the sketch shows now, on a ground of the given size in units.
func (k *Sketch) Painting(size fyne.Size, ground color.Color, scale float32) Painting {
	p := Painting{size: image.Pt(int(size.Width*scale), int(size.Height*scale)), scale: scale}
	p.fills = append(p.fills, paintedFill{image.Rectangle{Max: p.size}, ground})
	origin := k.Position()
	for _, o := range k.fills.Objects[:k.fills.n] {
		p.fills = append(p.fills, paintedFill{BoxOf(o).Moved(origin.X, origin.Y).Pixels(scale), o.(*canvas.Image).Image.At(0, 0)})
	}
	for _, o := range k.texts.Objects[:k.texts.n] {
		t := o.(*canvas.Text)
		p.texts = append(p.texts, paintedText{t.Text, t.FontSource, t.TextSize, BoxOf(t).Moved(origin.X, origin.Y), t.Color})
	}
	return p
}

// Paint paints it, on any goroutine.
func (p Painting) Paint() (*image.RGBA, error) {
	img := image.NewRGBA(image.Rectangle{Max: p.size})
	for _, f := range p.fills {
		draw.Draw(img, f.at, image.NewUniform(f.color), image.Point{}, draw.Over)
	}
	cuts := fontCuts{}
	for _, t := range p.texts {
		own, err := cuts.of(t.source, t.size*p.scale)
		if err != nil {
			return nil, err
		}
		spare, err := cuts.of(look.Title.Resource(), t.size*p.scale) // has letters that others lack
		if err != nil {
			return nil, err
		}
		m := own.Metrics()
		high := float32(m.Ascent+m.Descent) / 64
		baseline := t.at.Y*p.scale + (t.at.H*p.scale-high)/2 + float32(m.Ascent)/64
		pen := font.Drawer{Dst: img, Src: image.NewUniform(t.color), Dot: fixed.Point26_6{X: fixed.Int26_6(t.at.X * p.scale * 64), Y: fixed.Int26_6(baseline * 64)}}
		writeLine(&pen, t.text, own, spare)
	}
	return img, nil
}

// PNG writes the painting as a file, on any goroutine. over paints more on it first; it may be nil.
func (p Painting) PNG(over func(*image.RGBA)) func(to io.Writer) error {
	return func(to io.Writer) error {
		img, err := p.Paint()
		if err != nil {
			return err
		}
		if over != nil {
			over(img)
		}
		return png.Encode(to, img)
	}
}

// writeLine writes a text with a pen, letters that its font lacks in a spare one.
func writeLine(pen *font.Drawer, text string, own, spare font.Face) {
	var last rune // in the own font, 0 for none
	for _, r := range text {
		if _, ok := own.GlyphAdvance(r); !ok {
			pen.Face, last = spare, 0
			pen.DrawString(string(r))
			continue
		}
		pen.Face = own
		if last != 0 {
			pen.Dot.X += own.Kern(last, r)
		}
		pen.DrawString(string(r))
		last = r
	}
}

// fontCuts are fonts in the sizes that were asked for.
type fontCuts map[fontCut]font.Face

type fontCut struct {
	source fyne.Resource
	size   float32 // in pixels
}

func (c fontCuts) of(source fyne.Resource, size float32) (font.Face, error) {
	key := fontCut{source, size}
	if f := c[key]; f != nil {
		return f, nil
	}
	parsed, err := opentype.Parse(source.Content())
	if err != nil {
		return nil, fmt.Errorf("reading the font %s: %w", source.Name(), err)
	}
	f, err := opentype.NewFace(parsed, &opentype.FaceOptions{Size: float64(size), DPI: 72})
	if err != nil {
		return nil, fmt.Errorf("sizing the font %s: %w", source.Name(), err)
	}
	c[key] = f
	return f, nil
}
