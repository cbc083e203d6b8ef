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

// newMotifGrid makes a grid of motifs, each with its name.
func newMotifGrid(of *gallery) *kit.Grid[*motifCell] {
	shape := kit.GridShape{Wide: motifWide, High: func(wide float32) float32 { return wide + motifLabel }, Gap: motifGap}
	return kit.NewGrid(shape, func() (*motifCell, fyne.CanvasObject) {
		c := newMotifCell(of)
		return c, c
	}, func(c *motifCell, i int) { c.show(of.found[i]) })
}

var (
	_ fyne.Tappable      = (*motifCell)(nil)
	_ desktop.Hoverable  = (*motifCell)(nil)
	_ desktop.Cursorable = (*motifCell)(nil)
)

// motifCell is a place of the grid with whichever motif scrolled there.
type motifCell struct {
	widget.BaseWidget
	of    *gallery
	motif string
	wants kit.Picture
	pic   *canvas.Image
	mark  *kit.Sketch
}

func newMotifCell(of *gallery) *motifCell {
	c := &motifCell{of: of, pic: canvas.NewImageFromImage(kit.Blank), mark: kit.NewSketch()}
	c.pic.ScaleMode = canvas.ImageScaleFastest
	c.ExtendBaseWidget(c)
	return c
}

// show shows a motif at the cell's size, with a frame if it is looked at.
func (c *motifCell) show(motif string) {
	c.motif = motif
	of, s, now := c.of, c.Size(), look.Now()
	want := of.pictureOf(motif, int((s.Width-8)*of.s.env.Scale()+0.5))
	set := func(img *image.RGBA) {
		if c.wants == want && c.pic.Image != image.Image(img) {
			c.pic.Image = img
			c.pic.Show()
			c.pic.Refresh()
		}
	}
	if c.wants != want {
		c.wants = want
		if img := of.s.env.Pics.Get(want, set); img != nil {
			set(img)
		} else {
			c.pic.Hide()
		}
	}
	name := now.Ivory
	c.mark.Begin()
	if of.at == motif {
		name = now.Gold
		c.mark.Rounded(kit.NewBox(0, 0, s.Width, s.Width), color.NRGBA{}, now.Gold, 3, 20)
	}
	label := kit.Shorten(cellLabel(motif), look.Bold, 13.5, s.Width-4)
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
	of, motif := c.of, c.motif
	return kit.Stop{
		Key: "motif " + motif, Text: motif, Press: func() { of.choose(motif) },
		Show: func() { of.lead(motif) },
	}
}

// Tapped implements fyne.Tappable.
func (c *motifCell) Tapped(*fyne.PointEvent) { c.of.choose(c.motif) }

// MouseIn implements desktop.Hoverable.
func (c *motifCell) MouseIn(*desktop.MouseEvent) {
	kit.Steady(func() { c.of.lead(c.motif) })
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
