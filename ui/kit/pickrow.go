package kit

import (
	"image"

	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Tappable      = (*pickRow)(nil)
	_ desktop.Hoverable  = (*pickRow)(nil)
	_ desktop.Cursorable = (*pickRow)(nil)
)

// pickRow is a row of a list with whichever choice scrolled there.
type pickRow struct {
	widget.BaseWidget
	list  *PickList
	at    int // place among those found
	hover bool
	words *Sketch
	cover *canvas.Image
	wants Wanted
}

func newPickRow(l *PickList) *pickRow {
	r := &pickRow{list: l, words: NewSketch(), cover: canvas.NewImageFromImage(Blank)}
	r.cover.ScaleMode, r.cover.FillMode = canvas.ImageScaleFastest, canvas.ImageFillStretch
	r.ExtendBaseWidget(r)
	return r
}

// set shows the choice at a place of those found.
func (r *pickRow) set(at int) {
	r.at = at
	r.draw(r.Size())
}

func (r *pickRow) draw(s fyne.Size) {
	l := r.list
	if s.IsZero() || r.at >= len(l.found) {
		return
	}
	c, now := l.choices[l.found[r.at]], look.Now()
	r.words.Begin()
	defer r.words.End()
	all := Box{0, 1, s.Width, s.Height - 2}
	switch {
	case r.at == l.at:
		r.words.Rounded(all, now.Button, now.Ivory, 1.5, 6)
	case r.hover:
		r.words.Rounded(all, now.Button, now.Button, 0, 6)
	}
	x := float32(12)
	if l.row() == pickTall {
		x = r.showCover(c, s)
	} else {
		r.cover.Hide()
	}
	if len(c.Discs) > 0 {
		x = r.words.Discs(c.Discs, Box{x, (s.Height - discSize) / 2, s.Width * 0.7, discSize}) + 10
	}
	y := (s.Height - LineHeight(15)) / 2
	if c.Note != "" {
		y = s.Height/2 - LineHeight(15) + 2
		r.words.Text(Span{Text: Shorten(c.Note, look.Plain, 13, s.Width-x-10), Color: now.Dimmed}, 13, x, s.Height/2+3)
	}
	r.words.Text(Span{Text: Shorten(c.Text, look.Bold, 15, s.Width-x-10), Face: look.Bold, Color: now.Ivory}, 15, x, y)
}

// showCover shows the card of a choice and returns where the words begin.
func (r *pickRow) showCover(c Choice, s fyne.Size) float32 {
	size := CardSize(s.Height - 10)
	left := 8 + size.Width + 12
	r.cover.Hide()
	if c.Cover == nil {
		return left
	}
	face, ok := c.Cover()
	if !ok {
		return left
	}
	scale := r.list.env.Scale()
	face.Text, face.Compact = "", true
	want := Picture{Face: face, Size: Pixels(size, scale)}
	show := func(img *image.RGBA) {
		r.cover.Image = img
		r.cover.Refresh()
	}
	if r.wants.Ask(r.list.env.Pics, want, show) {
		show(Blank)
	}
	Box{8, (s.Height - size.Height) / 2, size.Width, size.Height}.Put(r.cover)
	r.cover.Show()
	return left
}

func (r *pickRow) point(over bool) {
	r.hover = over
	r.draw(r.Size())
}

func (r *pickRow) Tapped(*fyne.PointEvent) {
	if r.at < len(r.list.found) {
		r.list.pick(r.list.found[r.at])
	}
}
func (r *pickRow) MouseIn(*desktop.MouseEvent)    { Steady(func() { r.point(true) }) }
func (r *pickRow) MouseMoved(*desktop.MouseEvent) {}
func (r *pickRow) MouseOut()                      { Steady(func() { r.point(false) }) }
func (r *pickRow) Cursor() desktop.Cursor         { return desktop.PointerCursor }
func (r *pickRow) MinSize() fyne.Size             { return fyne.NewSize(100, pickHigh) }
func (r *pickRow) CreateRenderer() fyne.WidgetRenderer {
	return &pickRowRenderer{r}
}

type pickRowRenderer struct{ r *pickRow }

func (p *pickRowRenderer) Layout(s fyne.Size) { p.r.draw(s) }
func (p *pickRowRenderer) MinSize() fyne.Size { return p.r.MinSize() }
func (p *pickRowRenderer) Refresh()           {}
func (p *pickRowRenderer) Destroy()           {}
func (p *pickRowRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.r.words.Container, p.r.cover}
}
