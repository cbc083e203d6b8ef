package kit

import (
	"testing"

	"feltstack/ui/look"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// What is written holds no sign that is drawn as a replacement mark, where pictographs are joined.
func TestPictographsAreDrawnAlone(t *testing.T) {
	test.NewTempApp(t)
	const family = "👨\u200d👩\u200d👧"
	words, _ := Flow([]Span{{Text: "The " + family + " deck", Face: look.Title}}, 16, 500)
	if len(words) != 3 {
		t.Fatalf("%d words: %v", len(words), words)
	}
	if got := []rune(words[1].Text); len(got) != 1 || !hasGlyph(got[0]) {
		t.Errorf("the family is written as %q", words[1].Text)
	}
	if got := Shorten(family+family+family+" and more than that", look.Plain, 16, 60); LineWidth([]Span{{Text: got}}, 16) > 60 {
		t.Errorf("shortened, it is %q", got)
	}
	if l := Label(family, look.Plain, 16, look.Ink); len([]rune(l.Text)) != 1 {
		t.Errorf("a label says %q", l.Text)
	}
}

// A pictograph that is joined from several is typed and pasted as one sign.
func TestPictographsAreTypedAlone(t *testing.T) {
	test.NewTempApp(t)
	e := NewEntry()
	w := test.NewWindow(e)
	defer w.Close()
	for _, r := range "A👨\u200d👩\u200d👧王🇩🇪b" {
		e.TypedRune(r)
	}
	typed := []rune(e.Text)
	if len(typed) != 6 || typed[0] != 'A' || !hasGlyph(typed[1]) || string(typed[2:]) != "王DEb" {
		t.Errorf("typed is %q", e.Text)
	}
	e.SetText("")
	fyne.CurrentApp().Clipboard().SetContent("x👨\u200d👩\u200d👧y")
	e.TypedShortcut(&fyne.ShortcutPaste{Clipboard: fyne.CurrentApp().Clipboard()})
	if got := []rune(e.Text); len(got) != 3 || !hasGlyph(got[1]) || got[2] != 'y' {
		t.Errorf("pasted is %q", e.Text)
	}
}
