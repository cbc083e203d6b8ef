package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// GridShape is how the cells of a grid lie.
type GridShape struct {
	Wide  float32                    // of a cell at least: as many stand in a row as have room; 0: one that fills it
	High  func(wide float32) float32 // of a cell
	Gap   float32                    // between cells
	Spare int                        // rows that are ready above and below those in sight
}

// GridBar is the room for the bar beside the cells.
const GridBar = 14

// Grid shows any number of things in rows of cells that scroll. There are only as many cells as
// are in sight, and each shows whichever thing scrolled there, so five thousand things cost no
// more than thirty.
type Grid[C any] struct {
	*container.Scroll
	Moved func() // after someone has scrolled; may be nil

	shape GridShape
	n     int // how many things there are
	body  *fyne.Container
	cells []C // each with its object in body
	used  int // how many of them show something
	cell  func() (C, fyne.CanvasObject)
	show  func(c C, i int)
	held  bool // filling waits
}

// NewGrid makes an empty one. cell makes a cell and its object, and show has it show thing i; the
// object has its place and size by then.
func NewGrid[C any](shape GridShape, cell func() (C, fyne.CanvasObject), show func(c C, i int)) *Grid[C] {
	g := &Grid[C]{shape: shape, cell: cell, show: show}
	g.body = &fyne.Container{Layout: (*gridLayout[C])(g)}
	g.Scroll = NewVScroll(g.body)
	g.OnScrolled = func(fyne.Position) {
		g.Fill()
		if g.Moved != nil {
			g.Moved()
		}
	}
	return g
}

// Set shows n things, from the first one on where top is set.
func (g *Grid[C]) Set(n int, top bool) {
	if g.n = n; top {
		g.Offset.Y = 0
	}
	g.scroll(g.Offset.Y)
}

// scroll shows what lies from a height on, as far as there is so much.
func (g *Grid[C]) scroll(y float32) {
	y = Clamp(y, 0, max(g.body.MinSize().Height-g.Size().Height, 0))
	g.held = true
	g.Offset.Y = y
	if g.Refresh(); g.Offset.Y != y { // what scrolls was too low for that until now
		g.Offset.Y = y
		g.Refresh()
	}
	g.held = false
	g.Fill()
}

// Len is how many things there are.
func (g *Grid[C]) Len() int { return g.n }

// Measure is how many columns there are and the size of a cell.
func (g *Grid[C]) Measure() (columns int, cell fyne.Size) {
	width, gap := max(g.Size().Width-GridBar, 1), g.shape.Gap
	columns = 1
	if g.shape.Wide > 0 {
		columns = max(int((width+gap)/(g.shape.Wide+gap)), 1)
	}
	wide := float32(int((width - gap*float32(columns-1)) / float32(columns)))
	return columns, fyne.NewSize(wide, g.shape.High(wide))
}

// Fill has the cells in sight show what they stand for now.
func (g *Grid[C]) Fill() {
	if g.held || g.Size().IsZero() {
		return
	}
	columns, cell := g.Measure()
	row := cell.Height + g.shape.Gap
	first := max(int(g.Offset.Y/row)-g.shape.Spare, 0) * columns
	last := min((int((g.Offset.Y+g.Size().Height)/row)+1+g.shape.Spare)*columns, g.n)
	g.used = max(last-first, 0)
	for n := range g.used {
		if n == len(g.cells) {
			c, o := g.cell()
			g.cells = append(g.cells, c)
			g.body.Objects = append(g.body.Objects, o)
		}
		i, o := first+n, g.body.Objects[n]
		if !o.Visible() {
			o.Show()
		}
		Box{float32(i%columns) * (cell.Width + g.shape.Gap), float32(i/columns) * row, cell.Width, cell.Height}.Put(o)
		g.show(g.cells[n], i)
	}
	for _, o := range g.body.Objects[g.used:] {
		o.Hide()
	}
	Repaint()
}

// Cells are those that show something.
func (g *Grid[C]) Cells() []C { return g.cells[:g.used] }

// Top is the first thing that is wholly in sight, or else the first of which a part is; 0 in an
// empty grid.
func (g *Grid[C]) Top() int {
	columns, cell := g.Measure()
	row := cell.Height + g.shape.Gap
	first := int((g.Offset.Y + row - 1) / row)
	if float32(first)*row+cell.Height > g.Offset.Y+g.Size().Height {
		first = int(g.Offset.Y / row)
	}
	return Clamp(first*columns, 0, max(g.n-1, 0))
}

// Reveal scrolls no further than it takes to have all of thing i in sight.
func (g *Grid[C]) Reveal(i int) {
	if i < 0 || i >= g.n {
		return
	}
	columns, cell := g.Measure()
	top := float32(i/columns) * (cell.Height + g.shape.Gap)
	if y := Clamp(g.Offset.Y, top+cell.Height-g.Size().Height, top); y != g.Offset.Y {
		g.scroll(y)
	}
}

// Step is what a key leads to from thing at, which is -1 for none: an arrow to the next one, Page Up
// and Page Down as far as is in sight. It reports whether it is such a key; in a single column, left
// and right are not.
func (g *Grid[C]) Step(key fyne.KeyName, at int) (to int, ok bool) {
	columns, cell := g.Measure()
	dx, dy, arrow := Arrow(key)
	rows := int(dy)
	switch {
	case arrow && dx != 0 && columns == 1:
		return at, false
	case arrow:
	case key == fyne.KeyPageDown, key == fyne.KeyPageUp:
		if rows = max(int(g.Size().Height/(cell.Height+g.shape.Gap)), 1); key == fyne.KeyPageUp {
			rows = -rows
		}
	default:
		return at, false
	}
	return Clamp(at+int(dx)+rows*columns, 0, max(g.n-1, 0)), true
}

// gridLayout makes what scrolls as high as all rows need.
type gridLayout[C any] Grid[C]

// Layout implements fyne.Layout.
func (l *gridLayout[C]) Layout([]fyne.CanvasObject, fyne.Size) { (*Grid[C])(l).Fill() }

// MinSize implements fyne.Layout.
func (l *gridLayout[C]) MinSize([]fyne.CanvasObject) fyne.Size {
	g := (*Grid[C])(l)
	columns, cell := g.Measure()
	rows := (g.n + columns - 1) / columns
	return fyne.NewSize(10, max(float32(rows)*(cell.Height+g.shape.Gap)-g.shape.Gap, 0))
}
