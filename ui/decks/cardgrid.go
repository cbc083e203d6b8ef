package decks

import (
	"image"
	"strconv"

	"feltstack/rules"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// gridOwner is told what happens to the cards of a grid.
type gridOwner interface {
	gridTapped(id rules.DefID)
	gridLess(id rules.DefID)                // the other button, or Delete
	gridHovered(id rules.DefID, at kit.Box) // 0: no card; at is the card's place in the window
	gridDragged(id rules.DefID, at fyne.Position, pic *canvas.Image)
	gridDropped(id rules.DefID)
}

// cardGrid shows any number of cards.
type cardGrid struct {
	*kit.Grid[*gridCell]
	env   *kit.Env
	owner gridOwner
	about func(rules.DefID) library.CardInfo
	badge func(rules.DefID) string // stands on the card: "3"; empty for nothing
	ids   []rules.DefID
}

// The measures of a grid.
const (
	gridGap  = 10
	gridCard = 138 // how wide a card is at least
	handCard = 160 // in a sample hand
)

func newCardGrid(e *kit.Env, wide float32, owner gridOwner, about func(rules.DefID) library.CardInfo, badge func(rules.DefID) string) *cardGrid {
	g := &cardGrid{env: e, owner: owner, about: about, badge: badge}
	shape := kit.GridShape{Wide: wide, High: func(wide float32) float32 { return float32(int(wide * 7 / 5)) }, Gap: gridGap, Spare: 1}
	g.Grid = kit.NewGrid(shape, func() (*gridCell, fyne.CanvasObject) {
		c := newGridCell(g)
		return c, c
	}, func(c *gridCell, i int) { c.show(g.ids[i]) })
	return g
}

// set shows cards from the first one on.
func (g *cardGrid) set(ids []rules.DefID) {
	g.ids = ids
	g.Set(len(ids), true)
}

var (
	_ fyne.Tappable          = (*gridCell)(nil)
	_ fyne.SecondaryTappable = (*gridCell)(nil)
	_ fyne.Draggable         = (*gridCell)(nil)
	_ desktop.Hoverable      = (*gridCell)(nil)
	_ desktop.Cursorable     = (*gridCell)(nil)
)

// gridCell is a place of a grid with whichever card scrolled there.
type gridCell struct {
	widget.BaseWidget
	grid  *cardGrid
	id    rules.DefID
	wants kit.Wanted
	pic   *canvas.Image
	mark  *kit.Sketch
}

func newGridCell(g *cardGrid) *gridCell {
	c := &gridCell{grid: g, pic: canvas.NewImageFromImage(kit.Blank), mark: kit.NewSketch()}
	c.pic.ScaleMode = canvas.ImageScaleFastest
	c.ExtendBaseWidget(c)
	return c
}

// show shows a card at the cell's size.
func (c *gridCell) show(id rules.DefID) {
	c.id = id
	info, scale, s := c.grid.about(id), c.grid.env.Scale(), c.Size()
	want := kit.Picture{Face: info.Face, Size: kit.Pixels(s, scale)}
	set := func(img *image.RGBA) {
		c.pic.Image = img
		c.pic.Refresh()
	}
	if c.wants.Ask(c.grid.env.Pics, want, set) {
		set(kit.Blank)
	}
	c.mark.Begin()
	if text := c.grid.badge(id); text != "" {
		w := kit.LineWidth([]kit.Span{{Text: text, Face: look.Bold}}, 17) + 18
		at := kit.NewBox(s.Width-w-6, s.Height*0.17, w, 28) // neither on the name nor on the numbers
		c.mark.Rounded(at, look.Now().Brass, look.Ink, 1.5, 8)
		c.mark.TextIn(kit.Span{Text: text, Face: look.Bold, Color: look.Ink}, 17, at)
	}
	c.mark.End()
}

// window is the cell's place in the window.
func (c *gridCell) window() kit.Box {
	p := fyne.CurrentApp().Driver().AbsolutePositionForObject(c)
	return kit.NewBox(p.X, p.Y, c.Size().Width, c.Size().Height)
}

// Stop implements stopper.
func (c *gridCell) Stop() kit.Stop {
	id, owner := c.id, c.grid.owner
	return kit.Stop{
		Key: "card " + strconv.Itoa(int(id)), Text: c.grid.about(id).Name,
		Press: func() { owner.gridTapped(id) }, Less: func() { owner.gridLess(id) },
		Show: func() { owner.gridHovered(id, c.window()) }, Quiet: func() { owner.gridHovered(0, kit.Box{}) },
	}
}

func (c *gridCell) Tapped(*fyne.PointEvent)          { c.grid.owner.gridTapped(c.id) }
func (c *gridCell) TappedSecondary(*fyne.PointEvent) { c.grid.owner.gridLess(c.id) }
func (c *gridCell) Dragged(e *fyne.DragEvent) {
	kit.Steady(func() { c.grid.owner.gridDragged(c.id, e.AbsolutePosition, c.pic) })
}
func (c *gridCell) DragEnd() { kit.Steady(func() { c.grid.owner.gridDropped(c.id) }) }
func (c *gridCell) MouseIn(*desktop.MouseEvent) {
	kit.Steady(func() { c.grid.owner.gridHovered(c.id, c.window()) })
}
func (c *gridCell) MouseMoved(*desktop.MouseEvent) {}
func (c *gridCell) MouseOut()                      { kit.Steady(func() { c.grid.owner.gridHovered(0, kit.Box{}) }) }
func (c *gridCell) Cursor() desktop.Cursor         { return desktop.PointerCursor }
func (c *gridCell) MinSize() fyne.Size             { return fyne.NewSize(10, 14) }
func (c *gridCell) CreateRenderer() fyne.WidgetRenderer {
	return &gridCellRenderer{c}
}

type gridCellRenderer struct{ c *gridCell }

func (r *gridCellRenderer) Layout(s fyne.Size) { r.c.pic.Resize(s) }
func (r *gridCellRenderer) MinSize() fyne.Size { return fyne.NewSize(10, 14) }
func (r *gridCellRenderer) Refresh()           {}
func (r *gridCellRenderer) Destroy()           {}
func (r *gridCellRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.c.pic, r.c.mark.Container}
}
