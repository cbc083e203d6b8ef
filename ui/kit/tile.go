package kit

import (
	"image/color"

	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Tappable      = (*Tile)(nil)
	_ desktop.Hoverable  = (*Tile)(nil)
	_ desktop.Cursorable = (*Tile)(nil)
)

// Tile is a large button with a heading and lines below it.
type Tile struct {
	widget.BaseWidget
	ringed
	Heading string
	Lines   []Span
	Chosen  bool // marked as the one in use
	Lead    bool // the first thing to press
	OnTap   func()

	env      *Env
	words    *Sketch
	art      *Art     // nil for none
	badge    *Painted // nil for none
	unbadged bool     // it is not shown
	hover    bool
}

// NewTile makes a tile that calls onTap.
func NewTile(e *Env, heading string, onTap func(), lines ...Span) *Tile {
	t := &Tile{env: e, Heading: heading, Lines: lines, OnTap: onTap, words: NewSketch()}
	t.ExtendBaseWidget(t)
	return t
}

// Draw draws the tile at a size.
func (t *Tile) Draw(s fyne.Size) {
	back, edge, head := look.Now().Panel, color.NRGBA{}, look.Now().Ivory
	if t.Lead {
		edge, head = look.Now().Gold, look.Now().Gold
	}
	if t.Chosen {
		back, edge = look.Now().PromptMine, look.Now().Gold
	}
	if t.hover && t.OnTap != nil {
		back = color.NRGBA{R: back.R + 14, G: back.G + 18, B: back.B + 12, A: 0xff}
	}
	t.words.Begin()
	defer t.words.End()
	t.words.Board(t.env, Box{0, 0, s.Width, s.Height}, back, edge)
	if t.Chosen && look.Now().Stark { // where all have an edge
		t.words.Rounded(Box{4, 4, s.Width - 8, s.Height - 8}, color.NRGBA{}, edge, 3, 5)
	}
	top := float32(0)
	if t.badged() { // the words lie beside its middle
		top = max((s.Height-t.wordsHeight(s.Width))/2, 0)
	}
	size := float32(22)
	for size > 15 && LineWidth([]Span{{Text: t.Heading, Face: look.Title}}, size) > s.Width-34-t.badgeRoom() {
		size--
	}
	t.words.Text(Span{Text: Shorten(t.Heading, look.Title, size, s.Width-34-t.badgeRoom()), Face: look.Title, Color: head}, size, 22, top+12+(22-size)*0.7)
	y := top + 12 + 30 + 4
	for _, l := range t.Lines {
		y = t.words.Prose([]Span{l}, 14.5, Box{22, y, s.Width - 40 - t.badgeRoom(), 0}).Bottom()
	}
	t.art.place(s)
	t.placeBadge(Box{0, 0, s.Width, s.Height})
}

func (t *Tile) Tapped(e *fyne.PointEvent) {
	if e != nil {
		t.pointed()
	}
	if t.OnTap != nil {
		t.OnTap()
	}
}
func (t *Tile) MouseIn(*desktop.MouseEvent)    { Steady(func() { t.hover = true; t.Draw(t.Size()) }) }
func (t *Tile) MouseMoved(*desktop.MouseEvent) {}
func (t *Tile) MouseOut()                      { Steady(func() { t.hover = false; t.Draw(t.Size()) }) }
func (t *Tile) Cursor() desktop.Cursor {
	if t.OnTap == nil {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}

// Height is the room the tile needs at a width.
func (t *Tile) Height(width float32) float32 {
	h := t.wordsHeight(width)
	if t.badged() {
		h = max(h, badgeSide+18)
	}
	return h + t.art.height(width)
}

// wordsHeight is the room that the words need at a width of the tile.
func (t *Tile) wordsHeight(width float32) float32 {
	h := float32(12 + 30 + 4)
	for _, l := range t.Lines {
		_, lh := Flow([]Span{l}, 14.5, width-40-t.badgeRoom())
		h += lh
	}
	return h + 12
}

func (t *Tile) MinSize() fyne.Size                  { return fyne.NewSize(220, t.Height(max(t.Size().Width, 220))) }
func (t *Tile) CreateRenderer() fyne.WidgetRenderer { return &tileRenderer{t} }

type tileRenderer struct{ t *Tile }

func (r *tileRenderer) Layout(s fyne.Size) { r.t.Draw(s) }
func (r *tileRenderer) MinSize() fyne.Size { return r.t.MinSize() }
func (r *tileRenderer) Refresh()           { r.t.Draw(r.t.Size()) }
func (r *tileRenderer) Destroy()           {}
func (r *tileRenderer) Objects() []fyne.CanvasObject {
	all := []fyne.CanvasObject{r.t.words.Container}
	if r.t.art != nil {
		all = append(all, r.t.art.pic.Image)
	}
	if r.t.badge != nil {
		all = append(all, r.t.badge.Image)
	}
	return all
}
