package studio

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"feltstack/ui/kit"
)

// Everything that is done to the cards of a set can be undone and done again: what is typed,
// in one step, what is chosen, and that cards come and go.
func TestUndo(t *testing.T) {
	a := newAtelier(t)
	a.press("New card", "Monster")
	a.settle()
	pause := func() { a.history().typed = time.Time{} }
	pause()
	for _, text := range []string{"D", "Dr", "Draw"} {
		a.name.SetText(text)
	}
	pause()
	a.trim.tabs.Pick(1)
	a.trim.frames[1].choose()
	pause()
	a.settle()
	a.press("Delete")
	if len(a.current().Cards) != 0 {
		t.Fatal("the card isn't deleted")
	}
	a.Chord(kit.Chord("Ctrl+Z"))
	if len(a.current().Cards) != 1 || a.name.Text != "Draw" || a.trim.word("frame") != "parchment" {
		t.Fatalf("undone: %+v", a.current().Cards)
	}
	a.press("Undo")
	if a.trim.word("frame") != "" || a.name.Text != "Draw" {
		t.Errorf("undone twice: %+v", a.current().Cards)
	}
	a.name.TypedShortcut(&fyne.ShortcutUndo{}) // in a field, too, and all that was typed at once
	if a.name.Text != "New Monster" {
		t.Errorf("the name is %q", a.name.Text)
	}
	a.press("Redo")
	a.press("Redo")
	if a.name.Text != "Draw" || a.trim.word("frame") != "parchment" {
		t.Errorf("done again: %+v", a.current().Cards)
	}
	a.name.SetText("Other")
	if _, redo := a.undoable(); redo {
		t.Error("after a change there is something to redo")
	}
	for range 9 {
		a.press("Undo")
	}
	if len(a.current().Cards) != 0 || !a.pills[7].Off {
		t.Errorf("all undone: %+v", a.current().Cards)
	}
	all, err := a.lib.Sets(t.Context())
	if err != nil || len(all[0].Cards) != 0 {
		t.Errorf("on disk: %+v, %v", all, err)
	}
}

// A deleted card comes back from the bin, in another studio, too; one of its name stays.
func TestDeletedCardsComeBack(t *testing.T) {
	a := newAtelier(t)
	a.press("New card", "Monster")
	a.name.SetText("Fox")
	a.settle()
	a.press("Delete")
	a.press("New card", "Spell")
	a.name.SetText("Fox")
	a.settle()
	a.press("Set", "Deleted cards", "Restore Fox (from My cards)")
	if len(a.current().Cards) != 2 || a.current().Cards[0].Name == a.current().Cards[1].Name || a.current().Cards[1].Type == "Spell" {
		t.Errorf("restored: %+v", a.current().Cards)
	}
	a.press("Set", "Deleted cards")
	if a.note != "No deleted cards" {
		t.Errorf("the bin says %q: %v", a.note, a.choice.Lines)
	}
}
