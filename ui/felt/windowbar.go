package felt

import (
	"image/color"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Tappable      = (*windowBar)(nil)
	_ desktop.Hoverable  = (*windowBar)(nil)
	_ desktop.Cursorable = (*windowBar)(nil)
)

// windowBar lists the windows of a game, the steps of a turn first, with the
// one lit at which the game stands. Beside each are two cells, for your own
// turn and for those of others: a click changes whether the game stops there.
type windowBar struct {
	widget.BaseWidget
	words *kit.Sketch
	all   []table.WindowScene
	stops table.Stops
	mine  bool // it is the turn of the one who looks
	over  windowCell
	// pick is called with the cell that was clicked; point with the one under
	// the pointer, or noCell.
	pick, point func(windowCell)
}

// windowCell is one of the two cells of a window.
type windowCell struct {
	At  int  // place in Scene.Windows
	Own bool // for your own turn
}

// noCell is none of them.
var noCell = windowCell{At: -1}

func newWindowBar(pick, point func(windowCell)) *windowBar {
	w := &windowBar{words: kit.NewSketch(), over: noCell, pick: pick, point: point}
	w.ExtendBaseWidget(w)
	return w
}

const (
	windowHead = 22
	windowRow  = 21
	windowGap  = 7 // between steps and plays
	cellWidth  = 36
)

// windowsOf lists the windows for which someone at the screen can set stops.
func windowsOf(s *table.Scene) []table.WindowScene {
	for _, seat := range s.Seats {
		if !seat.Bot {
			return s.Windows
		}
	}
	return nil
}

// windowsHeight is how high the bar of a scene is, 0 if there is none.
func windowsHeight(s *table.Scene) float32 {
	n := len(windowsOf(s))
	if n == 0 {
		return 0
	}
	return windowHead + windowRow*float32(n) + windowGap + 4
}

// set shows the windows of a scene in b, nowhere if that is empty, and what is wanted at
// each.
func (w *windowBar) set(s *table.Scene, stops table.Stops, b kit.Box) {
	w.all, w.stops = windowsOf(s), stops
	w.mine = false
	for _, seat := range s.Seats {
		w.mine = w.mine || seat.Active && seat.Seat == s.Me
	}
	if len(w.all) == 0 || b.Empty() {
		w.all = nil
		w.Hide()
		return
	}
	b.Put(w)
	w.Show()
	w.draw()
}

// row is where a window stands in the bar.
func (w *windowBar) row(i int) kit.Box {
	y := windowHead + windowRow*float32(i)
	if !w.all[i].Step {
		y += windowGap
	}
	return kit.NewBox(0, y, w.Size().Width, windowRow)
}

// cell is where one of its cells is.
func (w *windowBar) cell(c windowCell) kit.Box {
	b := w.row(c.At)
	b.X, b.W = b.Right()-cellWidth-2, cellWidth
	if c.Own {
		b.X -= cellWidth
	}
	return b
}

// cells lists those that can be set.
func (w *windowBar) cells() []windowCell {
	var all []windowCell
	for i := range w.all {
		if !w.all[i].Others {
			all = append(all, windowCell{i, true})
		}
		all = append(all, windowCell{i, false})
	}
	return all
}

// at finds the cell at a place.
func (w *windowBar) at(p fyne.Position) windowCell {
	for _, c := range w.cells() {
		if w.cell(c).Has(p) {
			return c
		}
	}
	return noCell
}

func (w *windowBar) draw() {
	k := w.words
	k.Begin()
	defer k.End()
	size := w.Size()
	if len(w.all) == 0 || size.IsZero() {
		return
	}
	k.Text(kit.Span{Text: words.Say("table.stops"), Face: look.Bold, Color: look.Now().Dimmed}, 12.5, 8, 2)
	for _, own := range []bool{true, false} {
		text := words.Say("stops.theirs")
		if own {
			text = words.Say("stops.yours")
		}
		b := w.cell(windowCell{0, own})
		k.TextIn(kit.Span{Text: text, Face: look.Plain, Color: look.Now().Dimmed}, 11, kit.NewBox(b.X, 2, b.W, 18))
	}
	for i, win := range w.all {
		b := w.row(i)
		if i > 0 && !win.Step && w.all[i-1].Step {
			y := b.Y - windowGap/2
			k.Line(fyne.NewPos(8, y), fyne.NewPos(size.Width-8, y), look.Now().Edge, 1)
		}
		name := kit.Span{Text: win.Name, Face: look.Plain, Color: look.Now().Dimmed}
		if win.Now {
			name.Face, name.Color = look.Bold, look.Now().Ivory
			k.Rounded(kit.NewBox(b.X+4, b.Y, b.W-8, b.H), look.Now().ZoneOpen, color.NRGBA{}, 0, 6)
		}
		k.Text(name, 12.5, 10, b.Y+1)
	}
	for _, c := range w.cells() {
		w.sign(c)
	}
}

// sign draws what is wanted in a cell: a ring for default, a disc for always
// asked, an arrow for passed.
func (w *windowBar) sign(c windowCell) {
	k, b := w.words, w.cell(c)
	if c == w.over {
		k.Rounded(b.Inset(1), look.Now().Button, look.Now().Edge, 1, 4)
	} else if w.all[c.At].Now && c.Own == w.mine {
		k.Rounded(b.Inset(1), color.NRGBA{}, look.Now().Gold, 1, 4)
	}
	m := b.Centre()
	switch w.stops.Mode(w.all[c.At].Key, c.Own) {
	case table.StopAsk:
		k.Rounded(kit.NewBox(m.X-6.5, m.Y-6.5, 13, 13), look.Now().Gold, look.Now().Ivory, 1.5, 6.5)
	case table.StopSkip:
		tip := fyne.NewPos(m.X+7, m.Y)
		k.Line(fyne.NewPos(m.X-7, m.Y), tip, look.Now().Ivory, 2)
		k.Line(tip, fyne.NewPos(m.X+2, m.Y-4), look.Now().Ivory, 2)
		k.Line(tip, fyne.NewPos(m.X+2, m.Y+4), look.Now().Ivory, 2)
	default:
		k.Rounded(kit.NewBox(m.X-3.5, m.Y-3.5, 7, 7), color.NRGBA{}, look.Now().Dimmed, 1.5, 3.5)
	}
}

func (w *windowBar) hover(c windowCell) {
	if c == w.over {
		return
	}
	w.over = c
	w.draw()
	w.point(c)
}

func (w *windowBar) Tapped(e *fyne.PointEvent) {
	if c := w.at(e.Position); c != noCell {
		w.pick(c)
	}
}
func (w *windowBar) MouseIn(e *desktop.MouseEvent) { kit.Steady(func() { w.hover(w.at(e.Position)) }) }
func (w *windowBar) MouseMoved(e *desktop.MouseEvent) {
	kit.Steady(func() { w.hover(w.at(e.Position)) })
}
func (w *windowBar) MouseOut() { kit.Steady(func() { w.hover(noCell) }) }
func (w *windowBar) Cursor() desktop.Cursor {
	if w.over == noCell {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}
func (w *windowBar) MinSize() fyne.Size                  { return fyne.NewSize(2*cellWidth+80, windowHead) }
func (w *windowBar) CreateRenderer() fyne.WidgetRenderer { return &windowRenderer{w} }

type windowRenderer struct{ w *windowBar }

func (r *windowRenderer) Layout(fyne.Size)   { r.w.draw() }
func (r *windowRenderer) MinSize() fyne.Size { return r.w.MinSize() }
func (r *windowRenderer) Refresh()           {}
func (r *windowRenderer) Destroy()           {}
func (r *windowRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.w.words.Container}
}
