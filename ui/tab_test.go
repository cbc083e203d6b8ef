package ui

import (
	"slices"
	"testing"

	"feltstack/ui/kit"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

var _ desktop.Canvas = (*keyboard)(nil)

// keyboard is a canvas of the test driver that hears keys as that of a window does.
type keyboard struct {
	fyne.Canvas
	down  func(*fyne.KeyEvent)
	chord fyne.ShortcutHandler
}

func (k *keyboard) AddShortcut(s fyne.Shortcut, do func(fyne.Shortcut)) { k.chord.AddShortcut(s, do) }

func (k *keyboard) SetOnKeyDown(f func(*fyne.KeyEvent)) { k.down = f }
func (k *keyboard) OnKeyDown() func(*fyne.KeyEvent)     { return k.down }
func (k *keyboard) SetOnKeyUp(func(*fyne.KeyEvent))     {}
func (k *keyboard) OnKeyUp() func(*fyne.KeyEvent)       { return nil }

// press does what Fyne's window does with a key, in its order: what it types comes last.
func (k *keyboard) press(name fyne.KeyName) {
	e := &fyne.KeyEvent{Name: name}
	f, hears := k.Focused().(desktop.Keyable)
	if hears {
		f.KeyDown(e)
	}
	if hears || k.Focused() == nil { // a field hands it on to the canvas that it is on
		k.down(e)
	}
	k.types(name)
}

// types does what Fyne's window does with a key that is down: also again, while it is held.
func (k *keyboard) types(name fyne.KeyName) {
	e := &fyne.KeyEvent{Name: name}
	if name == fyne.KeyTab {
		if f, ok := k.Focused().(fyne.Tabbable); !ok || !f.AcceptsTab() {
			k.FocusNext()
			return
		}
	}
	if f := k.Focused(); f != nil {
		f.TypedKey(e)
	} else {
		k.OnTypedKey()(e)
	}
	if f := k.Focused(); f != nil && len(name) == 1 {
		f.TypedRune(rune(name[0]))
	}
}

// A digit that opens a field isn't typed into it.
func TestDigitOpensAField(t *testing.T) {
	w := walk(t)
	keys := &keyboard{Canvas: w.canvas}
	w.listen(keys)
	w.studio()
	w.until("the studio", func() bool { return w.env.Trace.Last().Screen == "studio" })
	w.press("New card")
	keys.press("1")
	w.until("the card", func() bool { return keys.Focused() != nil })
	if name := keys.Focused().(*kit.Entry).Text; name != "New Monster" {
		t.Errorf("the new card is called %q", name)
	}
}

// One press of Tab is one place, and a field that it leads to is typed in.
func TestTabInTheWindow(t *testing.T) {
	w := walk(t)
	keys := &keyboard{Canvas: w.canvas}
	w.query.canvas = keys
	w.listen(keys)
	w.newGame()
	for i, s := range w.keys.Stops() {
		keys.press(fyne.KeyTab)
		w.settle()
		if at := w.keys.Focus.At; at.Key != s.Key {
			t.Fatalf("Tab number %d leads to %q, want %q", i+1, at.Text, s.Text)
		}
		if s.Field() != keys.Focused() {
			t.Errorf("at %q the keyboard is with %v", s.Text, keys.Focused())
		}
	}
}

// In a question with a field Tab leads through the question, not to the page below it.
func TestTabInAQuestion(t *testing.T) {
	w := walk(t)
	keys := &keyboard{Canvas: w.canvas}
	w.query.canvas = keys
	w.listen(keys)
	w.newGame() // has fields, too
	w.backUp()
	for _, want := range []string{"Browse…", "Cancel", "Back up", "File path", "Browse…"} {
		keys.press(fyne.KeyTab)
		w.settle()
		if at := w.query.keys.Focus.At; at.Text != want {
			t.Fatalf("Tab leads to %q, want %q", at.Text, want)
		}
		if typed := keys.Focused() != nil; typed != (want == "File path") {
			t.Errorf("at %q the keyboard is with %v", want, keys.Focused())
		}
	}
}

// settle runs what is posted.
func (w *walker) settle() {
	for {
		select {
		case f := <-w.posts:
			f()
		default:
			return
		}
	}
}

// Whoever is here for the first time is led to the guided game first, by Tab as by the eye.
func TestTabOnTheFirstDay(t *testing.T) {
	w := walk(t)
	w.until("the welcome", func() bool { h, ok := w.page.(*homeScreen); return ok && h.learn.Lead })
	if first := w.keys.Stops()[0].Text; first != "New here? Learn by playing" {
		t.Errorf("Tab begins at %q", first)
	}
	w.keys.Stops()[0].Press() // which promises a game, not a list of them
	w.atTable()
	if coach := w.env.Trace.Last().Coach; coach != "Welcome" {
		t.Errorf("the coach says %q", coach)
	}
}

// A list that was clicked leaves Tab, arrows and Enter to the page, and the ring of
// the page is gone once the pointer is used.
func TestKeysAfterThePointer(t *testing.T) {
	w := walk(t)
	keys := &keyboard{Canvas: w.canvas}
	w.listen(keys)
	w.newGame()
	page := w.page.(*newGameScreen)
	page.pick(1) // with decks
	keys.press(fyne.KeyTab)
	test.Tap(page.pickers[0])
	if w.keys.Focus.On {
		t.Error("the ring stays where the pointer is not")
	}
	keys.press(fyne.KeyEscape) // closes the list
	keys.press(fyne.KeyTab)
	w.settle()
	stops := w.keys.Stops()
	at := slices.IndexFunc(stops, func(s kit.Stop) bool { return s.Field() == fyne.Focusable(page.pickers[0]) })
	if got := w.keys.Focus.At; got.Key != stops[at+1].Key {
		t.Errorf("after the list Tab leads to %q, want %q", got.Text, stops[at+1].Text)
	}
	keys.Focus(page.pickers[0])
	keys.press(fyne.KeyReturn)
	if keys.Overlays().Top() == nil {
		t.Error("Enter doesn't open the list")
	}
}
