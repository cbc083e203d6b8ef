package ui

import (
	"feltstack/ui/kit"
	"feltstack/ui/trace"

	"fyne.io/fyne/v2"
)

// ask is a question over a page that has to be answered first: a sentence, a
// field to fill in if it needs one, and buttons.
type ask struct {
	*fyne.Container
	env   *kit.Env
	sheet *kit.Sheet
	entry *kit.Entry // nil where nothing is to be filled in
	keys  *kit.PageKeys
	back  func() // what Esc does
	size  fyne.Size

	canvas  fyne.Canvas // of the window; nil in tests
	trouble bool        // it says what goes away when the disk works again
}

// The measures of the panel.
const (
	askWide  = 680
	askEdges = 140 // its title and buttons
	askField = 56
)

// newAsk makes one that asks nothing yet.
func newAsk(e *kit.Env, canvas fyne.Canvas) *ask {
	a := &ask{env: e, canvas: canvas, sheet: kit.NewSheet()}
	a.Container = &fyne.Container{Layout: kit.PageLayout(a.place), Objects: []fyne.CanvasObject{a.sheet.Container}}
	a.Hide()
	return a
}

// open asks. The last button is what Enter in the field presses; back is for Esc.
func (a *ask) open(title, text string, entry *kit.Entry, back func(), pills ...*kit.Pill) {
	a.entry, a.back, a.trouble = entry, back, false
	var content fyne.CanvasObject = &fyne.Container{}
	_, tall := kit.Flow([]kit.Span{{Text: text}}, 14.5, askWide-48)
	tall += askEdges
	if entry != nil {
		content = &fyne.Container{Layout: fieldLayout{}, Objects: []fyne.CanvasObject{entry}}
		tall += askField
		entry.OnEscape = back
		entry.OnSubmitted = func(string) { pills[len(pills)-1].Tapped(nil) }
	}
	a.sheet.Open(title, content, askWide, tall, pills...)
	a.sheet.Note = text
	a.Objects = []fyne.CanvasObject{a.sheet.Container}
	a.keys = kit.NewPageKeys(a.Container, a.env.Trace) // it draws its ring into the container
	a.Show()
	a.place(a.size)
	a.Refresh()
	switch {
	case a.canvas == nil:
	case entry != nil:
		a.canvas.Focus(entry)
	default:
		a.canvas.Unfocus() // a field of the page below hears nothing meanwhile
	}
}

// close puts the question away.
func (a *ask) close() {
	a.sheet.Close()
	a.entry, a.back, a.keys, a.trouble = nil, nil, nil, false
	a.Hide()
	a.env.Trace.Focus("")
	a.env.Trace.Uncover()
}

// isOpen reports whether something is asked.
func (a *ask) isOpen() bool { return a.sheet.IsOpen() }

// key hands on a key that no field has taken. Enter presses the leading button
// where the ring is on none.
func (a *ask) key(k *fyne.KeyEvent) {
	switch {
	case a.keys.Key(k):
	case k.Name == fyne.KeyEscape && a.back != nil:
		a.back()
	case k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter:
		for _, p := range a.sheet.Pills {
			if p.Weight == kit.Leading {
				p.Tapped(nil)
				return
			}
		}
	}
}

func (a *ask) place(size fyne.Size) {
	if a.size = size; size.IsZero() || !a.isOpen() {
		return
	}
	frame := kit.NewBox(0, 0, size.Width, size.Height)
	frame.Put(a.sheet.Container)
	a.sheet.Place(frame)
	line := trace.Line{Screen: "ask", Width: size.Width, Height: size.Height, Scale: a.env.Scale(), Prompt: a.sheet.Title + ": " + a.sheet.Note}
	for _, p := range a.sheet.Pills {
		line.Buttons = append(line.Buttons, kit.TraceButton(p.Text, kit.BoxOf(p)))
	}
	a.env.Trace.Cover(line)
}

// fieldLayout gives a field the width that there is.
type fieldLayout struct{}

// MinSize implements fyne.Layout.
func (fieldLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// Layout implements fyne.Layout.
func (fieldLayout) Layout(fields []fyne.CanvasObject, size fyne.Size) {
	for _, f := range fields {
		kit.NewBox(0, 0, size.Width, 42).Put(f)
	}
}
