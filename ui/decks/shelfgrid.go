package decks

import (
	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// shelfGrid shows any number of decks in rows that scroll. It has tiles only for the rows in
// sight, so a thousand decks cost no more than a dozen.
type shelfGrid struct {
	*container.Scroll
	page  *Page
	found []Found
	body  *fyne.Container
	tiles []*deckTile
}

// The measures of the grid. A tile is at least so wide, or as wide as there is room.
const (
	tileGap  = 12
	tileHigh = 178
	tileWide = 372
)

func newShelfGrid(p *Page) *shelfGrid {
	g := &shelfGrid{page: p}
	g.body = &fyne.Container{Layout: (*shelfRows)(g)}
	g.Scroll = container.NewVScroll(g.body)
	g.OnScrolled = func(fyne.Position) {
		g.fill()
		p.told()
	}
	return g
}

// set shows decks, from the first one on where top is set.
func (g *shelfGrid) set(found []Found, top bool) {
	g.found = found
	if top {
		g.Offset.Y = 0
	}
	g.body.Refresh()
	g.Refresh()
	g.fill()
}

// measure is how many columns there are and the size of a tile.
func (g *shelfGrid) measure() (columns int, tile fyne.Size) {
	width := g.Size().Width - 14 // beside the bar
	columns = max(int((width+tileGap)/(tileWide+tileGap)), 1)
	return columns, fyne.NewSize(float32(int((width-tileGap*float32(columns-1))/float32(columns))), tileHigh)
}

// fill puts decks into the rows in sight, and one above and below for the keyboard.
func (g *shelfGrid) fill() {
	if g.Size().IsZero() {
		return
	}
	columns, tile := g.measure()
	row := tile.Height + tileGap
	first := max(int(g.Offset.Y/row)-1, 0) * columns
	last := min((int((g.Offset.Y+g.Size().Height)/row)+2)*columns, len(g.found))
	n := 0
	for i := first; i < last; i++ {
		if n == len(g.tiles) {
			t := newDeckTile(g.page)
			g.tiles = append(g.tiles, t)
			g.body.Objects = append(g.body.Objects, t.Container)
		}
		t := g.tiles[n]
		n++
		t.at = i
		t.found = g.found[i]
		t.Show()
		kit.NewBox(float32(i%columns)*(tile.Width+tileGap), float32(i/columns)*row, tile.Width, tile.Height).Put(t.Container)
		t.draw(tile)
	}
	for _, t := range g.tiles[n:] {
		t.Hide()
	}
	kit.Repaint()
}

// seen lists the tiles that are in use.
func (g *shelfGrid) seen() []*deckTile {
	var all []*deckTile
	for _, t := range g.tiles {
		if t.Visible() {
			all = append(all, t)
		}
	}
	return all
}

// shelfRows makes the body as high as all rows need.
type shelfRows shelfGrid

// Layout implements fyne.Layout.
func (l *shelfRows) Layout([]fyne.CanvasObject, fyne.Size) { (*shelfGrid)(l).fill() }

// MinSize implements fyne.Layout.
func (l *shelfRows) MinSize([]fyne.CanvasObject) fyne.Size {
	g := (*shelfGrid)(l)
	columns, tile := g.measure()
	rows := (len(g.found) + columns - 1) / columns
	return fyne.NewSize(10, max(float32(rows)*(tile.Height+tileGap)-tileGap, 0))
}
