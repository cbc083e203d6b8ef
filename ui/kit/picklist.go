package kit

import (
	"strings"

	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// pickList is the list that a Select opens over the window: a field to search in, and the
// options that are found. Arrows lead through them, Enter chooses, Escape closes.
type pickList struct {
	*fyne.Container
	of     *Select
	canvas fyne.Canvas
	entry  *Entry
	back   *Sketch
	hold   *Catcher // the board itself: a click there closes nothing
	rows   *fyne.Container
	scroll *container.Scroll
	found  []int // options that hold what is typed
	at     int   // which of them is marked
}

// The measures of a list.
const (
	pickRow   = 36
	pickHead  = 52
	pickRows  = 9 // that are in sight at most
	pickWide  = 240
	pickFrame = 8
)

func newPickList(of *Select, c fyne.Canvas) *pickList {
	l := &pickList{of: of, canvas: c, entry: NewEntry(), back: NewSketch(), rows: &fyne.Container{Layout: &StackLayout{}}}
	l.scroll = container.NewVScroll(l.rows)
	l.hold = NewCatcher(func(fyne.Position) { c.Focus(l.entry) })
	l.Container = &fyne.Container{Layout: l, Objects: []fyne.CanvasObject{NewCatcher(func(fyne.Position) { l.close() }), l.hold, l.back.Container, l.entry, l.scroll}}
	l.entry.SetPlaceHolder(words.Say("files.search"))
	l.entry.OnEscape, l.entry.OnKey = l.close, l.key
	l.entry.OnChanged = func(string) { l.look() }
	l.look()
	c.Overlays().Add(l.Container)
	l.Resize(c.Size())
	l.lead(max(of.at, 0))
	c.Focus(l.entry)
	return l
}

// look lists the options that hold what is typed.
func (l *pickList) look() {
	l.found, l.rows.Objects = nil, nil
	for i, o := range l.of.options {
		if !strings.Contains(strings.ToLower(o), strings.ToLower(strings.TrimSpace(l.entry.Text))) {
			continue
		}
		l.found = append(l.found, i)
		p := NewPill("", Quiet, func() { l.pick(i) })
		p.Left = true
		p.Set(Shorten(o, look.Bold, p.TextSize, max(l.of.Size().Width, pickWide)-2*pickFrame-28), "", Quiet, p.OnTap)
		l.rows.Add(p)
	}
	l.lead(0)
	l.rows.Refresh()
}

// lead marks a found option and brings it into sight.
func (l *pickList) lead(at int) {
	l.at = Clamp(at, 0, max(len(l.found)-1, 0))
	for i, o := range l.rows.Objects {
		p := o.(*Pill)
		p.hover = i == l.at
		p.Style()
	}
	top, tall := float32(l.at)*l.row(), l.scroll.Size().Height
	most := max(l.rows.MinSize().Height-tall, 0)
	l.scroll.Offset.Y = Clamp(Clamp(l.scroll.Offset.Y, top+l.row()-tall, top), 0, most)
	l.scroll.Refresh()
}

// row is how high a line is.
func (l *pickList) row() float32 {
	if len(l.rows.Objects) == 0 {
		return pickRow
	}
	return l.rows.Objects[0].MinSize().Height
}

// key does what a key means that is not written.
func (l *pickList) key(k *fyne.KeyEvent) bool {
	switch k.Name {
	case fyne.KeyDown:
		l.lead(l.at + 1)
	case fyne.KeyUp:
		l.lead(l.at - 1)
	case fyne.KeyPageDown:
		l.lead(l.at + pickRows)
	case fyne.KeyPageUp:
		l.lead(l.at - pickRows)
	case fyne.KeyReturn, fyne.KeyEnter:
		if len(l.found) > 0 {
			l.pick(l.found[l.at])
		}
	default:
		return false
	}
	return true
}

// pick chooses an option.
func (l *pickList) pick(i int) {
	l.close()
	l.of.SetSelectedIndex(i)
}

// close puts the list away.
func (l *pickList) close() {
	l.canvas.Overlays().Remove(l.Container)
	l.of.list = nil
	Repaint()
}

// MinSize implements fyne.Layout.
func (l *pickList) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// Layout implements fyne.Layout: below the button if there is room, else above it.
func (l *pickList) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Resize(size)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(l.of)
	of := Box{at.X, at.Y, l.of.Size().Width, l.of.Size().Height}
	rows := float32(min(len(l.of.options), pickRows)) * l.row()
	b := Box{of.X, of.Bottom() + 4, max(of.W, pickWide), pickHead + rows + pickFrame}
	if b.Bottom() > size.Height-4 {
		b.Y = of.Y - 4 - b.H
	}
	b = b.Within(Box{0, 0, size.Width, size.Height}.Inset(4))
	l.back.Begin()
	l.back.Board(l.of.env, b, look.Now().Panel, look.Now().Gold)
	l.back.End()
	b.Put(l.hold)
	Box{b.X + pickFrame, b.Y + pickFrame, b.W - 2*pickFrame, pickHead - 2*pickFrame}.Put(l.entry)
	Box{b.X + pickFrame, b.Y + pickHead, b.W - 2*pickFrame, b.H - pickHead - pickFrame}.Put(l.scroll)
}
