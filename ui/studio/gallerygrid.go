package studio

import (
	"image"
	"image/color"
	"strings"

	"feltstack/ui/kit"
	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// The measures of the grid of motifs.
const (
	motifWide  = 104 // how wide a picture is at least
	motifGap   = 10
	motifLabel = 22
)

// shelf is what shows its motifs in a grid.
type shelf interface {
	item(i int) shelfItem
	press(i int)
	point(i int) // the pointer or the keyboard comes to it
}

// shelfItem is a motif in a grid.
type shelfItem struct {
	motif  string
	key    string // names it while its motif changes
	label  string
	chosen bool
	led    bool // the keyboard is at it
}

// newMotifGrid makes a grid of the motifs of a shelf, each with its name.
func newMotifGrid(g *gallery, of shelf) *kit.Grid[*motifCell] {
	shape := kit.GridShape{Wide: motifWide, High: func(wide float32) float32 { return wide + motifLabel }, Gap: motifGap}
	return kit.NewGrid(shape, func() (*motifCell, fyne.CanvasObject) {
		c := newMotifCell(g, of)
		return c, c
	}, (*motifCell).show)
}

var (
	_ fyne.Tappable      = (*motifCell)(nil)
	_ desktop.Hoverable  = (*motifCell)(nil)
	_ desktop.Cursorable = (*motifCell)(nil)
)

// motifCell is a place of the grid with whichever motif scrolled there.
type motifCell struct {
	widget.BaseWidget
	g     *gallery
	of    shelf
	at    int
	now   shelfItem
	wants kit.Wanted
	pic   *canvas.Image
	mark  *kit.Sketch
}

func newMotifCell(g *gallery, of shelf) *motifCell {
	c := &motifCell{g: g, of: of, pic: canvas.NewImageFromImage(kit.Blank), mark: kit.NewSketch()}
	c.pic.ScaleMode = canvas.ImageScaleFastest
	c.ExtendBaseWidget(c)
	return c
}

// show shows a motif at the cell's size, with a frame if it is chosen.
func (c *motifCell) show(i int) {
	was := c.now
	c.at, c.now = i, c.of.item(i)
	s, now := c.Size(), look.Now()
	want := c.g.pictureOf(c.now.motif, int((s.Width-8)*c.g.s.env.Scale()+0.5))
	waits := c.wants.Ask(c.g.s.env.Pics, want, func(img *image.RGBA) {
		c.pic.Image = img
		c.pic.Show()
		c.pic.Refresh()
	})
	if waits && was.key != c.now.key { // otherwise it is as it was a moment ago
		c.pic.Hide()
	}
	name := now.Ivory
	c.mark.Begin()
	frame := kit.NewBox(0, 0, s.Width, s.Width)
	switch {
	case c.now.chosen:
		name = now.Gold
		c.mark.Rounded(frame, color.NRGBA{}, now.Gold, 3, 20)
	case c.now.led:
		c.mark.Rounded(frame, color.NRGBA{}, now.Ivory, 1.5, 20)
	}
	label := kit.Shorten(c.now.label, look.Bold, 13.5, s.Width-4)
	c.mark.TextIn(kit.Span{Text: label, Face: look.Bold, Color: name}, 13.5, kit.NewBox(0, s.Width, s.Width, motifLabel))
	c.mark.End()
}

// cellLabel is what stands below a motif: its name, of a figure the word that it has last,
// for many begin alike.
func cellLabel(motif string) string {
	last := strings.LastIndexAny(motif, ",:") + 1
	return kit.UpperFirst(strings.TrimSpace(motif[last:]))
}

// Stop says what the keyboard can do here.
func (c *motifCell) Stop() kit.Stop {
	i := c.at
	return kit.Stop{Key: "motif " + c.now.key, Text: c.now.motif, Press: func() { c.of.press(i) }, Show: func() { c.of.point(i) }}
}

// Tapped implements fyne.Tappable.
func (c *motifCell) Tapped(*fyne.PointEvent) { c.of.press(c.at) }

// MouseIn implements desktop.Hoverable.
func (c *motifCell) MouseIn(*desktop.MouseEvent) {
	kit.Steady(func() { c.of.point(c.at) })
}

// MouseMoved implements desktop.Hoverable.
func (c *motifCell) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (c *motifCell) MouseOut() {}

// Cursor implements desktop.Cursorable.
func (c *motifCell) Cursor() desktop.Cursor { return desktop.PointerCursor }

// MinSize implements fyne.Widget.
func (c *motifCell) MinSize() fyne.Size { return fyne.NewSize(10, 14) }

// CreateRenderer implements fyne.Widget.
func (c *motifCell) CreateRenderer() fyne.WidgetRenderer { return &motifCellRenderer{c} }

type motifCellRenderer struct{ c *motifCell }

func (r *motifCellRenderer) Layout(s fyne.Size) {
	kit.NewBox(4, 4, s.Width-8, s.Width-8).Put(r.c.pic)
}
func (r *motifCellRenderer) MinSize() fyne.Size { return fyne.NewSize(10, 14) }
func (r *motifCellRenderer) Refresh()           {}
func (r *motifCellRenderer) Destroy()           {}
func (r *motifCellRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.c.pic, r.c.mark.Container}
}
