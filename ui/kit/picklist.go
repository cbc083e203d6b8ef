package kit

import (
	"strings"

	"feltstack/cardart"
	"feltstack/rules/decks"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// Choice is something that can be chosen from a list.
type Choice struct {
	Text string
	Note string // below it, smaller; may be empty
	Find string // what it can be found by beside both
	// Discs stand before the text, and in its place once it is chosen.
	Discs []Disc
	// Cover is what is on the card that stands for it; nil: no card does. It is called while the
	// choice is in sight.
	Cover func() (cardart.Face, bool)
}

// PickList is a list that opens over the window: a field to search in, and the choices that
// have all the words. Arrows lead through them, Enter chooses, Escape closes.
type PickList struct {
	*fyne.Container
	env     *Env
	of      fyne.CanvasObject // that it belongs to
	canvas  fyne.Canvas
	choices []Choice
	folded  []string // what each is found by
	picked  func(i int)
	closed  func() // may be nil
	entry   *Entry
	back    *Sketch
	hold    *Catcher // the board itself: a click there closes nothing
	grid    *Grid[*pickRow]
	found   []int // choices that hold what is typed
	at      int   // which of them is marked
	wide    float32
}

// The measures of a list.
const (
	pickHigh  = 36 // of a row of one line
	pickTall  = 60 // of a row with a note or a card
	pickHead  = 52
	pickRows  = 9 // of one line that are in sight at most
	pickWide  = 240
	pickFrame = 8
)

// OpenPickList opens a list beside what it belongs to, which must be in a window. wide is how wide
// it is at least; at is the choice that is marked first.
func OpenPickList(e *Env, of fyne.CanvasObject, choices []Choice, at int, wide float32, picked func(i int), closed func()) *PickList {
	c := fyne.CurrentApp().Driver().CanvasForObject(of)
	if c == nil {
		return nil
	}
	l := &PickList{env: e, of: of, canvas: c, choices: choices, picked: picked, closed: closed, entry: NewEntry(), back: NewSketch(), wide: max(wide, pickWide)}
	for _, o := range choices {
		l.folded = append(l.folded, decks.Fold(o.Text+" "+o.Note+" "+o.Find))
	}
	l.grid = NewGrid(GridShape{High: func(float32) float32 { return l.row() }}, func() (*pickRow, fyne.CanvasObject) {
		r := newPickRow(l)
		return r, r
	}, (*pickRow).set)
	l.hold = NewCatcher(func(fyne.Position) { c.Focus(l.entry) })
	l.Container = &fyne.Container{Layout: l, Objects: []fyne.CanvasObject{NewCatcher(func(fyne.Position) { l.Close() }), l.hold, l.back.Container, l.entry, l.grid.Scroll}}
	l.entry.SetPlaceHolder(words.Say("files.search"))
	l.entry.OnEscape, l.entry.OnKey = l.Close, l.key
	l.entry.OnChanged = func(string) { l.look() }
	l.look()
	c.Overlays().Add(l.Container)
	l.Resize(c.Size())
	l.lead(max(at, 0))
	c.Focus(l.entry)
	return l
}

// look lists the choices that have all the words that are typed.
func (l *PickList) look() {
	l.found = l.found[:0]
	typed := strings.Fields(decks.Fold(l.entry.Text))
next:
	for i, f := range l.folded {
		for _, w := range typed {
			if !strings.Contains(f, w) {
				continue next
			}
		}
		l.found = append(l.found, i)
	}
	l.grid.Set(len(l.found), true)
	l.lead(0)
}

// lead marks a found choice and brings it into sight.
func (l *PickList) lead(at int) {
	l.at = Clamp(at, 0, max(len(l.found)-1, 0))
	l.grid.Fill()
	l.grid.Reveal(l.at)
}

// row is how high a row is.
func (l *PickList) row() float32 {
	for _, c := range l.choices {
		if c.Note != "" || c.Cover != nil {
			return pickTall
		}
	}
	return pickHigh
}

// key does what a key means that is not written.
func (l *PickList) key(k *fyne.KeyEvent) bool {
	if k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter {
		if len(l.found) > 0 {
			l.pick(l.found[l.at])
		}
		return true
	}
	at, ok := l.grid.Step(k.Name, l.at)
	if ok {
		l.lead(at)
	}
	return ok
}

// pick chooses.
func (l *PickList) pick(i int) {
	l.Close()
	l.picked(i)
}

// Close puts the list away.
func (l *PickList) Close() {
	l.canvas.Overlays().Remove(l.Container)
	if l.closed != nil {
		l.closed()
	}
	Repaint()
}

// MinSize implements fyne.Layout.
func (l *PickList) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// Layout implements fyne.Layout: below the button if there is room, else above it.
func (l *PickList) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Resize(size)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(l.of)
	of := Box{at.X, at.Y, l.of.Size().Width, l.of.Size().Height}
	rows := min(float32(len(l.choices))*l.row(), pickRows*pickHigh+20)
	if l.row() == pickHigh {
		rows = min(float32(len(l.choices)), pickRows) * pickHigh
	}
	b := Box{of.X, of.Bottom() + 4, max(of.W, l.wide), pickHead + rows + pickFrame}
	if b.Bottom() > size.Height-4 {
		b.Y = of.Y - 4 - b.H
	}
	b = b.Within(Box{0, 0, size.Width, size.Height}.Inset(4))
	l.back.Begin()
	l.back.Board(l.env, b, look.Now().Panel, look.Now().Gold)
	l.back.End()
	b.Put(l.hold)
	Box{b.X + pickFrame, b.Y + pickFrame, b.W - 2*pickFrame, pickHead - 2*pickFrame}.Put(l.entry)
	Box{b.X + pickFrame, b.Y + pickHead, b.W - 2*pickFrame, b.H - pickHead - pickFrame}.Put(l.grid.Scroll)
}
