package kit

import (
	"math/rand/v2"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

// life is a card text whose space before "30" ended a full line of the studio.
const life = "At the start of your next turn, each player destroys a monster they control. If they can't, they lose 30 life."

// wrapped is a field of several lines in a window.
func wrapped(t *testing.T, width float32) *Entry {
	t.Helper()
	e := NewTextEntry()
	e.Wrapping = fyne.TextWrapWord
	w := test.NewTempWindow(t, e)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(width, 200))
	w.Canvas().Focus(e)
	return e
}

// A space at the end of a full line stays where it is typed.
func TestSpacesEndFullLines(t *testing.T) {
	test.NewTempApp(t)
	for width := float32(120); width < 900; width += 3 {
		e := wrapped(t, width)
		for i, r := range life {
			e.TypedRune(r)
			if got := e.Offset(); got != i+1 {
				t.Fatalf("%v wide: after %q the cursor stands at %d, not %d", width, life[:i+1], got, i+1)
			}
		}
		if e.Text != life {
			t.Fatalf("%v wide: typed is %q", width, e.Text)
		}
	}
}

// Undo, redo, paste and clicks leave the cursor behind a space at the end of a full line.
func TestCursorBehindLastSpace(t *testing.T) {
	app := test.NewTempApp(t)
	for width := float32(120); width < 400; width += 5 {
		e := wrapped(t, width)
		const text = "each player may lose 30 life "
		want := func(what string) {
			t.Helper()
			if e.Text != text || e.Offset() != len(text) {
				t.Fatalf("%v wide, %s: %q, the cursor at %d of %d", width, what, e.Text, e.Offset(), len(text))
			}
		}
		app.Clipboard().SetContent(text)
		e.TypedShortcut(&fyne.ShortcutPaste{Clipboard: app.Clipboard()})
		want("pasted")
		e.TypedShortcut(&fyne.ShortcutUndo{})
		e.TypedShortcut(&fyne.ShortcutRedo{})
		want("redone")
		e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyPageUp})
		e.SetText(text)
		e.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(width-4, e.rowY(len(text)))}, Button: desktop.MouseButtonPrimary})
		want("clicked")
	}
}

// rowY is the height of the row that holds a place.
func (e *Entry) rowY(at int) float32 {
	e.SetOffset(at)
	return e.CursorPosition().Y + 10
}

// Whatever is typed and moved, text and cursor are those of a text without lines.
func TestWrappedEntryEditsLikeOneLine(t *testing.T) {
	test.NewTempApp(t)
	rnd := rand.New(rand.NewPCG(1, 2))
	for width := float32(110); width < 190; width++ {
		e := wrapped(t, width)
		var want []rune
		at := 0
		for n := range 300 {
			if n%50 == 49 {
				e.Resize(fyne.NewSize(110+float32(rnd.IntN(80)), 200))
			}
			what := ""
			switch k := rnd.IntN(20); {
			case k < 12:
				r := []rune("abc de  f.\n")[rnd.IntN(11)]
				what = "types " + string(r)
				if r == '\n' {
					e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
				} else {
					e.TypedRune(r)
				}
				want = slices.Insert(want, at, r)
				at++
			case k < 14:
				what = "Backspace"
				e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyBackspace})
				if at > 0 {
					want = slices.Delete(want, at-1, at)
					at--
				}
			case k < 16:
				what = "Delete"
				e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDelete})
				if at < len(want) {
					want = slices.Delete(want, at, at+1)
				}
			case k < 17:
				what = "Left"
				e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft})
				at = max(at-1, 0)
			case k < 18:
				what = "Right"
				e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
				at = min(at+1, len(want))
			case k < 19:
				what = "PageDown"
				e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyPageDown})
				at = len(want)
			default:
				what = "End"
				e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEnd})
				at = e.Offset()
			}
			if e.Text != string(want) || e.Offset() != at {
				t.Fatalf("%v wide, %s: %q with the cursor at %d, want %q at %d", e.Size().Width, what, e.Text, e.Offset(), string(want), at)
			}
		}
	}
}
