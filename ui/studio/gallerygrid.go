package studio

import (
	"image"
	"image/color"
	"slices"

	"feltstack/ui/kit"
	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// motifGrid shows motifs in rows that scroll, each with its name. Only those in sight have
// pictures.
type motifGrid struct {
	*container.Scroll
	of    *gallery
	found []string
	body  *fyne.Container
	cells []*motifCell
}

// The measures of the grid.
const (
	motifWide  = 104 // how wide a picture is at least
	motifGap   = 10
	motifLabel = 22
)

func newMotifGrid(of *gallery) *motifGrid {
	g := &motifGrid{of: of}
	g.body = &fyne.Container{Layout: (*motifLayout)(g)}
	g.Scroll = container.NewVScroll(g.body)
	g.OnScrolled = func(fyne.Position) { g.fill() }
	return g
}

// set shows motifs from the first one on.
func (g *motifGrid) set(found []string) {
	g.found = found
	g.ScrollToTop()
	g.again()
}

// again draws what may have changed.
func (g *motifGrid) again() {
	g.body.Refresh()
	g.Refresh()
	g.fill()
}

// measure is how many columns there are and the size of a cell.
func (g *motifGrid) measure() (columns int, cell fyne.Size) {
	width := g.Size().Width - 14 // beside the bar
	columns = max(int((width+motifGap)/(motifWide+motifGap)), 1)
	w := float32(int((width - motifGap*float32(columns-1)) / float32(columns)))
	return columns, fyne.NewSize(w, w+motifLabel)
}

// page is how many rows are in sight.
func (g *motifGrid) page() int {
	_, cell := g.measure()
	return max(int(g.Size().Height/(cell.Height+motifGap)), 1)
}

// reveal scrolls so far that a motif is in sight.
func (g *motifGrid) reveal(motif string) {
	i := slices.Index(g.found, motif)
	if i < 0 {
		return
	}
	columns, cell := g.measure()
	row := cell.Height + motifGap
	top := float32(i/columns) * row
	most := max(g.body.MinSize().Height-g.Size().Height, 0)
	g.Offset.Y = kit.Clamp(kit.Clamp(g.Offset.Y, top+cell.Height-g.Size().Height, top), 0, most)
	g.again()
}

// fill puts motifs into the rows in sight.
func (g *motifGrid) fill() {
	if g.Size().IsZero() {
		return
	}
	columns, cell := g.measure()
	row := cell.Height + motifGap
	first := int(g.Offset.Y/row) * columns
	last := min((int((g.Offset.Y+g.Size().Height)/row)+1)*columns, len(g.found))
	n := 0
	for i := first; i < last; i++ {
		if n == len(g.cells) {
			c := newMotifCell(g)
			g.cells = append(g.cells, c)
			g.body.Objects = append(g.body.Objects, c)
		}
		c := g.cells[n]
		n++
		kit.NewBox(float32(i%columns)*(cell.Width+motifGap), float32(i/columns)*row, cell.Width, cell.Height).Put(c)
		c.show(g.found[i])
	}
	for _, c := range g.cells[n:] {
		c.Hide()
	}
}

// motifLayout makes the body as high as all rows need.
type motifLayout motifGrid

// Layout implements fyne.Layout.
func (l *motifLayout) Layout([]fyne.CanvasObject, fyne.Size) { (*motifGrid)(l).fill() }

// MinSize implements fyne.Layout.
func (l *motifLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	g := (*motifGrid)(l)
	columns, cell := g.measure()
	rows := (len(g.found) + columns - 1) / columns
	return fyne.NewSize(10, max(float32(rows)*(cell.Height+motifGap)-motifGap, 0))
}

var (
	_ fyne.Tappable      = (*motifCell)(nil)
	_ desktop.Hoverable  = (*motifCell)(nil)
	_ desktop.Cursorable = (*motifCell)(nil)
)

// motifCell is a place of the grid with whichever motif scrolled there.
type motifCell struct {
	widget.BaseWidget
	grid  *motifGrid
	motif string
	wants kit.Picture
	pic   *canvas.Image
	mark  *kit.Sketch
}

func newMotifCell(g *motifGrid) *motifCell {
	c := &motifCell{grid: g, pic: canvas.NewImageFromImage(kit.Blank), mark: kit.NewSketch()}
	c.pic.ScaleMode = canvas.ImageScaleFastest
	c.ExtendBaseWidget(c)
	return c
}

// show shows a motif at the cell's size, with a frame if it is looked at.
func (c *motifCell) show(motif string) {
	c.motif = motif
	of, s, now := c.grid.of, c.Size(), look.Now()
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
	label := kit.Shorten(kit.UpperFirst(motif), look.Bold, 13.5, s.Width-4)
	c.mark.TextIn(kit.Span{Text: label, Face: look.Bold, Color: name}, 13.5, kit.NewBox(0, s.Width, s.Width, motifLabel))
	c.mark.End()
	if !c.Visible() {
		c.Show()
	}
}

// Stop says what the keyboard can do here.
func (c *motifCell) Stop() kit.Stop {
	of, motif := c.grid.of, c.motif
	return kit.Stop{
		Key: "motif " + motif, Text: motif, Press: func() { of.choose(motif) },
		Show: func() { of.lead(motif) },
	}
}

// Tapped implements fyne.Tappable.
func (c *motifCell) Tapped(*fyne.PointEvent) { c.grid.of.choose(c.motif) }

// MouseIn implements desktop.Hoverable.
func (c *motifCell) MouseIn(*desktop.MouseEvent) {
	kit.Steady(func() { c.grid.of.lead(c.motif) })
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
