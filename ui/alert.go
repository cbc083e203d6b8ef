package ui

import (
	"feltstack/rules/guard"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/trace"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// alert is a strip over any page that says that something crashed, with a button
// for the report. The page below it works on; its heading and buttons stay free.
type alert struct {
	*fyne.Container
	env    *kit.Env
	words  *kit.Sketch
	seal   *kit.Seal
	pills  []*kit.Pill
	sheet  *kit.Sheet
	text   string
	report guard.Report
	undo   func() // nil where nothing can be undone
	size   fyne.Size
	page   fyne.CanvasObject // that it lies over
}

// The measures of the strip.
const (
	alertWidth  = 760
	alertHeight = 56
	alertSign   = 36
	alertInset  = 11
)

func newAlert(e *kit.Env) *alert {
	a := &alert{env: e, words: kit.NewSketch(), seal: kit.NewSeal(), sheet: kit.NewSheet(e)}
	a.Container = &fyne.Container{Layout: kit.PageLayout(a.place)}
	a.Hide()
	return a
}

// over lays the strip over a page.
func (a *alert) over(page fyne.CanvasObject) fyne.CanvasObject {
	a.page = page
	return container.NewStack(page, a.Container)
}

// tell says that something crashed. undo takes back the last choice; nil where
// nobody plays.
func (a *alert) tell(r guard.Report, undo func()) {
	a.report, a.undo = r, undo
	a.text = words.Say("alert.crashed", "what", words.Work(r.What))
	a.pills = []*kit.Pill{kit.NewPill(words.Say("alert.show"), kit.Leading, a.show)}
	if undo != nil {
		a.pills = append(a.pills, kit.NewPill(words.Say("common.undo"), kit.Normal, func() { a.close(); undo() }))
	}
	a.pills = append(a.pills, kit.NewPill(words.Say("common.close"), kit.Normal, a.close))
	a.sheet.Close()
	a.lay()
}

// lay puts up what there is to see: the strip, or the report.
func (a *alert) lay() {
	a.Objects = nil
	if a.sheet.IsOpen() {
		a.Objects = append(a.Objects, a.sheet.Container)
	} else {
		a.Objects = append(a.Objects, kit.NewCatcher(nil), a.words.Container, a.seal.Container)
		for _, p := range a.pills {
			a.Objects = append(a.Objects, p)
		}
	}
	a.Show()
	a.place(a.size)
	a.Refresh()
}

// show opens the report over the page.
func (a *alert) show() {
	text := widget.NewLabel(a.report.Text)
	text.Selectable = true
	text.TextStyle.Monospace = true
	copy := kit.NewPill(words.Say("common.copy"), kit.Normal, func() { fyne.CurrentApp().Clipboard().SetContent(a.report.Text) })
	a.sheet.Open(words.Say("alert.report"), container.NewScroll(text), 1000, 700, copy, kit.NewPill(words.Say("common.close"), kit.Leading, a.close))
	a.sheet.Note = words.Say("alert.written", "path", a.report.Path)
	if a.report.Path == "" {
		a.sheet.Note = words.Say("alert.unwritten")
	}
	a.lay()
}

func (a *alert) close() {
	a.sheet.Close()
	a.Objects = nil
	a.Hide()
	a.env.Trace.Alert("", nil)
}

// key handles a key while the strip is there; it reports whether the page need not see it.
func (a *alert) key(k *fyne.KeyEvent) bool {
	if !a.sheet.IsOpen() {
		return false
	}
	if k.Name == fyne.KeyEscape {
		a.close()
	}
	return true
}

func (a *alert) place(size fyne.Size) {
	if a.size = size; size.IsZero() || len(a.Objects) == 0 {
		return
	}
	var buttons []trace.Button
	note := func(pills []*kit.Pill) { buttons = append(buttons, kit.TracePills(fyne.Position{}, pills...)...) }
	if a.sheet.IsOpen() {
		a.sheet.Resize(size)
		a.sheet.Place(kit.NewBox(0, 0, size.Width, size.Height))
		note(a.sheet.Pills)
		a.env.Trace.Alert(a.text, buttons)
		return
	}
	w := min(size.Width-40, alertWidth)
	b := freest(fyne.NewSize(w, alertHeight), size, shownOn(a.page))
	b.Put(a.Objects[0])
	x := b.Right() - 10
	for i := len(a.pills) - 1; i >= 0; i-- {
		m := a.pills[i].MinSize()
		x -= m.Width
		kit.NewBox(x, b.Y+8, m.Width, b.H-16).Put(a.pills[i])
		x -= kit.Gap
	}
	a.words.Begin()
	a.words.Board(a.env, b, look.Now().Panel, look.Now().Alarm)
	left := b.X + 2*alertInset + alertSign
	text, h := kit.Flow([]kit.Span{{Text: a.text, Color: look.Now().Ivory}}, 15.5, x-left-4)
	a.words.Words(kit.FirstLines(text, 2), 15.5, left, b.Y+max((b.H-h)/2, 4))
	a.seal.Set(kit.SignWarning, kit.NewBox(b.X+alertInset, b.Y+(b.H-alertSign)/2, alertSign, alertSign))
	a.words.End()
	note(a.pills)
	a.env.Trace.Alert(a.text, buttons)
}
