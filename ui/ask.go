package ui

import (
	"strings"

	"feltstack/ui/kit"
	"feltstack/ui/trace"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// ask is a question over a page that has to be answered first, or something said there: a
// sentence, a field to fill in if it needs one, and buttons.
type ask struct {
	*fyne.Container
	env   *kit.Env
	sheet *kit.Sheet
	entry *kit.Entry // nil where nothing is to be filled in
	keys  *kit.PageKeys
	back  func() // what Esc does
	size  fyne.Size

	sign    kit.Sign    // what stands before it; holds for what is opened next
	canvas  fyne.Canvas // of the window; nil in tests
	closed  func()      // what follows when it goes away; may be nil
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
	a := &ask{env: e, canvas: canvas, sheet: kit.NewSheet(e)}
	a.Container = &fyne.Container{Layout: kit.PageLayout(a.place), Objects: []fyne.CanvasObject{a.sheet.Container}}
	a.Hide()
	return a
}

// open asks. The last button is what Enter in the field presses; back is for Esc.
func (a *ask) open(title, text string, entry *kit.Entry, back func(), pills ...*kit.Pill) {
	if entry == nil {
		a.lay(title, text, &fyne.Container{}, 0, back, pills)
		return
	}
	entry.OnEscape = back
	entry.OnSubmitted = func(string) { pills[len(pills)-1].Tapped(nil) }
	a.lay(title, text, &fyne.Container{Layout: fieldLayout{}, Objects: []fyne.CanvasObject{entry}}, askField, back, pills)
	if a.entry = entry; a.canvas != nil {
		a.canvas.Focus(entry)
	}
}

// tell says something that only has to be read.
func (a *ask) tell(title, text string) {
	a.sign = kit.SignDone
	a.open(title, text, nil, a.close, kit.NewPill(words.Say("common.ok"), kit.Leading, a.close))
}

// lay puts up the panel with something high between its text and its buttons.
func (a *ask) lay(title, text string, content fyne.CanvasObject, high float32, back func(), pills []*kit.Pill) {
	a.entry, a.back, a.trouble = nil, back, false
	tall := high + askEdges
	if text != "" {
		tall += kit.NoteHigh(text, a.sign, askWide)
	}
	a.sheet.Open(title, content, askWide, tall, pills...)
	a.sheet.Note, a.sheet.Sign, a.sign = text, a.sign, kit.SignNone
	a.Objects = []fyne.CanvasObject{a.sheet.Container}
	a.keys = kit.NewPageKeys(a.Container, a.env.Trace) // it draws its ring into the container
	a.Show()
	a.place(a.size)
	a.Refresh()
	if a.canvas != nil {
		a.canvas.Unfocus() // a field of the page below hears nothing meanwhile
	}
}

// say says something else in a question that is open.
func (a *ask) say(text string) {
	a.sheet.Note = text
	a.place(a.size)
}

// close puts the question away.
func (a *ask) close() {
	a.sheet.Close()
	a.entry, a.back, a.keys, a.trouble = nil, nil, nil, false
	a.Hide()
	a.env.Trace.Focus("")
	a.env.Trace.Uncover()
	if a.closed != nil {
		a.closed()
	}
}

// isOpen reports whether a question is open.
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
	if a.size = size; !a.sheet.Cover(size) {
		return
	}
	line := trace.Line{Screen: "ask", Width: size.Width, Height: size.Height, Scale: a.env.Scale(), Prompt: strings.TrimSuffix(a.sheet.Title+": "+a.sheet.Note, ": ")}
	line.Buttons = kit.TracePills(fyne.Position{}, a.sheet.Pills...)
	a.env.Trace.Cover(line)
}

// fieldLayout gives a field the width that there is.
type fieldLayout struct{}

// MinSize implements fyne.Layout.
func (fieldLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// Layout implements fyne.Layout.
func (fieldLayout) Layout(fields []fyne.CanvasObject, size fyne.Size) {
	for _, f := range fields {
		kit.NewBox(0, 4, size.Width, f.MinSize().Height).Put(f)
	}
}
