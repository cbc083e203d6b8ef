package ui

import (
	"image/color"

	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Tappable      = (*tile)(nil)
	_ desktop.Hoverable  = (*tile)(nil)
	_ desktop.Cursorable = (*tile)(nil)
)

// tile is a large button with a heading and lines below it.
type tile struct {
	widget.BaseWidget
	heading string
	lines   []span
	chosen  bool // marked as the one in use
	lead    bool // the first thing to press
	onTap   func()

	back  *canvas.Image
	words *sketch
	hover bool
}

func newTile(heading string, onTap func(), lines ...span) *tile {
	t := &tile{heading: heading, lines: lines, onTap: onTap, back: newFill(look.Now().Panel), words: newSketch()}
	t.ExtendBaseWidget(t)
	return t
}

func (t *tile) draw(s fyne.Size) {
	back := look.Now().Panel
	bar, head := look.Now().Edge, look.Now().Ivory
	if t.lead {
		bar, head = look.Now().Gold, look.Now().Gold
	}
	if t.chosen {
		back, bar = look.Now().PromptMine, look.Now().Gold
	}
	if t.hover && t.onTap != nil {
		back = color.NRGBA{R: back.R + 14, G: back.G + 18, B: back.B + 12, A: 0xff}
	}
	setFill(t.back, back)
	t.back.Resize(s)
	t.words.begin()
	defer t.words.end()
	if t.chosen {
		t.words.edged(box{0, 0, s.Width, s.Height}, back, bar, 2)
	}
	t.words.fill(box{0, 0, 5, s.Height}, bar)
	y := t.words.text(span{Text: t.heading, Face: look.Title, Color: head}, 22, 22, 12).bottom() + 4
	for _, l := range t.lines {
		y = t.words.prose([]span{l}, 14.5, box{22, y, s.Width - 40, 0}).bottom()
	}
}

func (t *tile) Tapped(*fyne.PointEvent) {
	if t.onTap != nil {
		t.onTap()
	}
}
func (t *tile) MouseIn(*desktop.MouseEvent)    { t.hover = true; t.draw(t.Size()) }
func (t *tile) MouseMoved(*desktop.MouseEvent) {}
func (t *tile) MouseOut()                      { t.hover = false; t.draw(t.Size()) }
func (t *tile) Cursor() desktop.Cursor {
	if t.onTap == nil {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}

// height is the room the tile needs at a width.
func (t *tile) height(width float32) float32 {
	h := float32(12 + 30 + 4)
	for _, l := range t.lines {
		_, lh := flow([]span{l}, 14.5, width-40)
		h += lh
	}
	return h + 12
}

func (t *tile) MinSize() fyne.Size                  { return fyne.NewSize(220, t.height(max(t.Size().Width, 220))) }
func (t *tile) CreateRenderer() fyne.WidgetRenderer { return &tileRenderer{t} }

type tileRenderer struct{ t *tile }

func (r *tileRenderer) Layout(s fyne.Size) { r.t.draw(s) }
func (r *tileRenderer) MinSize() fyne.Size { return r.t.MinSize() }
func (r *tileRenderer) Refresh()           { r.t.draw(r.t.Size()) }
func (r *tileRenderer) Destroy()           {}
func (r *tileRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.t.back, r.t.words.Container}
}
