package studio

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"feltstack/saves/sets"
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
	window := test.NewTempWindow(t, a.Container)
	window.Resize(fyne.NewSize(1280, 800))
	choose := func(typed string) {
		t.Helper()
		field, _ := window.Canvas().Focused().(*kit.Entry)
		if field == nil || len(window.Canvas().Overlays().List()) != 1 {
			t.Fatal("no list is open to search in")
		}
		field.SetText(typed)
		field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	}
	a.press("Set", "Deleted cards")
	choose("fox monster")
	if len(a.current().Cards) != 2 || a.current().Cards[0].Name == a.current().Cards[1].Name || a.current().Cards[1].Type == "Spell" {
		t.Errorf("restored: %+v", a.current().Cards)
	}
	a.press("Set", "Deleted cards")
	if a.note != "No deleted cards" {
		t.Errorf("the bin says %q: %v", a.note, a.choice.Lines)
	}
	gone := slices.Repeat([]sets.Card{{Name: "Wolf", Type: "Beast Monster", Facts: map[string]any{}}}, 20)
	if err := a.lib.DiscardCards(t.Context(), *a.current(), gone); err != nil {
		t.Fatal(err)
	}
	a.press("Set", "Deleted cards")
	choose("Empty")
	a.press("", "Cancel")
	if bin, _ := a.lib.Bin(t.Context(), "vainqueur"); len(bin) != 20 {
		t.Fatalf("%d cards are in the bin", len(bin))
	}
	a.press("Set", "Deleted cards")
	choose("Empty")
	a.press("", "Delete")
	if bin, _ := a.lib.Bin(t.Context(), "vainqueur"); len(bin) != 0 || a.note != "No deleted cards" {
		t.Errorf("the bin holds %d cards and says %q", len(bin), a.note)
	}
}

// What is done to whole sets is undone in its place among changes of cards, and done again.
func TestUndoSets(t *testing.T) {
	a := newAtelier(t)
	reload := func(show string) {
		all, err := a.lib.Sets(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		a.Load(all, show, "")
	}
	do := func(p Step, f func() error, named ...string) {
		t.Helper()
		var err error
		if p.Before, err = a.lib.KeepSets(t.Context(), named...); err == nil {
			err = f()
		}
		if err != nil {
			t.Fatal(err)
		}
		a.exits.Memory.Add(p)
		reload(p.To)
	}
	a.exits.Return = func(b sets.Before, then func(sets.Before, error) string) {
		now, err := a.lib.ReturnSets(t.Context(), b)
		reload(then(now, err))
	}
	a.press("New card", "Monster")
	a.name.SetText("Fox")
	a.settle()
	a.history().typed = time.Time{}
	name := a.current().Name
	do(Step{From: name, To: "Den", Rename: true, Said: "Renamed"}, func() error { return a.lib.RenameSet(t.Context(), name, "Den") }, name, "Den")
	a.name.SetText("Wolf")
	a.settle()
	do(Step{From: "Den", Said: "Deleted"}, func() error { return a.lib.DeleteSet(t.Context(), "Den") }, "Den")
	state := func() string {
		set := a.current()
		if set == nil {
			return "none"
		}
		return set.Name + ": " + set.Cards[0].Name
	}
	for _, p := range a.offers {
		if p.Visible() {
			t.Errorf("%q is offered to no card", p.Text)
		}
	}
	for i, want := range []string{"none", "Den: Wolf", "Den: Fox", name + ": Fox"} {
		if i > 0 {
			a.press("Undo")
		}
		if got := state(); got != want {
			t.Fatalf("undone %d times: %s, want %s", i, got, want)
		}
	}
	for _, want := range []string{"Den: Fox", "Den: Wolf", "none"} {
		a.press("Redo")
		if got := state(); got != want {
			t.Fatalf("done again: %s, want %s", got, want)
		}
	}
	a.press("Undo")
	a.press("Undo")
	a.name.SetText("Cat")
	if _, redo := a.undoable(); redo {
		t.Error("after a change there is something to redo")
	}
}
