package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Tabbable   = (*Entry)(nil)
	_ desktop.Keyable = (*Entry)(nil)
)

// Entry is a field to write in that leaves Tab to the page: it leads on from here
// like from any button.
type Entry struct {
	widget.Entry
	ringed
	strokes  Strokes
	picture  string                    // the signs of a pictograph that were typed last
	past     bool                      // the cursor stands behind a space that has no room in its row (Offset)
	OnEscape func()                    // what Esc does; nil: it leaves the field
	OnUndo   func(again bool)          // undoes, or redoes, in place of the field; may be nil
	OnAll    func()                    // hears Ctrl+A while the field is empty; may be nil
	OnKey    func(*fyne.KeyEvent) bool // gets each other key first, and reports whether the field need not see it; may be nil
}

// NewEntry makes a field of one line.
func NewEntry() *Entry {
	e := &Entry{}
	e.ExtendBaseWidget(e)
	return e
}

// NewTextEntry makes a field of several lines.
func NewTextEntry() *Entry {
	e := NewEntry()
	e.MultiLine = true
	return e
}

// led selects what stands in a field of one line, where keys have led to it: what is
// typed then takes its place.
func (e *Entry) led() {
	if !e.MultiLine && e.Text != "" {
		e.TypedShortcut(&fyne.ShortcutSelectAll{})
	}
}

// AcceptsTab implements fyne.Tabbable.
func (e *Entry) AcceptsTab() bool { return true }

// KeyDown implements desktop.Keyable.
func (e *Entry) KeyDown(k *fyne.KeyEvent) {
	e.strokes.Down(k.Name)
	GiveDown(e, k)
	e.Entry.KeyDown(k)
}

// TypedKey implements fyne.Focusable. A key that is held neither leaves a field nor sends off
// what stands in it.
func (e *Entry) TypedKey(k *fyne.KeyEvent) {
	fresh := e.strokes.Fresh(k.Name)
	e.picture = ""
	switch {
	case k.Name == fyne.KeyTab:
		GiveKey(e, k)
	case !fresh && (k.Name == fyne.KeyEscape || !e.MultiLine && (k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter)):
	case k.Name == fyne.KeyEscape:
		e.escape()
	default:
		if e.OnKey == nil || !e.OnKey(k) {
			e.typedKey(k)
		}
	}
}

func (e *Entry) escape() {
	if e.OnEscape != nil {
		e.OnEscape()
	} else if c := fyne.CurrentApp().Driver().CanvasForObject(e); c != nil {
		c.Unfocus()
	}
}

// MouseDown implements desktop.Mouseable.
func (e *Entry) MouseDown(m *desktop.MouseEvent) {
	e.pointed()
	e.past = false
	e.Entry.MouseDown(m)
	if e.trailing(e.Offset()+1) && m.Position.X > e.CursorPosition().X+fyne.MeasureText(" ", theme.TextSize(), e.TextStyle).Width/2 {
		e.SetOffset(e.Offset() + 1) // the click was at the end of the row
	}
}

// GiveKey hands a key that a field does not use to the page that the field is on.
func GiveKey(field fyne.CanvasObject, k *fyne.KeyEvent) {
	c := fyne.CurrentApp().Driver().CanvasForObject(field)
	if c != nil && c.OnTypedKey() != nil {
		c.OnTypedKey()(k)
	}
}

// Backward reports whether Shift is held, which makes Tab lead back.
func Backward() bool {
	d, ok := fyne.CurrentApp().Driver().(desktop.Driver)
	return ok && d.CurrentKeyModifiers()&fyne.KeyModifierShift != 0
}
