package studio

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"feltstack/saves/sets"
	"feltstack/ui/kit"
	"feltstack/ui/trace"
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
	if bin, _ := a.lib.Bin(t.Context()); len(bin) != 20 {
		t.Fatalf("%d cards are in the bin", len(bin))
	}
	a.press("Set", "Deleted cards")
	choose("Empty")
	a.press("", "Delete")
	if bin, _ := a.lib.Bin(t.Context()); len(bin) != 0 || a.note != "No deleted cards" {
		t.Errorf("the bin holds %d cards and says %q", len(bin), a.note)
	}
}

// deleted is the names of the deleted cards.
func (a *atelier) deleted() (names []string) {
	a.t.Helper()
	bin, err := a.lib.Bin(a.t.Context())
	if err != nil {
		a.t.Fatal(err)
	}
	for _, d := range bin {
		names = append(names, d.Card.Name)
	}
	return names
}

// A card is in its set or in the bin, never in both nor in neither, however often deleting and
// restoring it is undone and done again.
func TestUndoReachesTheBin(t *testing.T) {
	a := newAtelier(t)
	a.press("New card", "Monster")
	a.name.SetText("Fox")
	a.settle()
	set := a.current().Name
	is := func(what string, cards int, bin ...string) {
		t.Helper()
		if got := a.deleted(); !slices.Equal(got, bin) || len(a.current().Cards) != cards {
			t.Errorf("%s: %d cards, and in the bin %q; want %d and %q", what, len(a.current().Cards), got, cards, bin)
		}
	}
	a.press("Delete")
	is("deleted", 0, "Fox")
	a.press("Undo")
	is("undone", 1)
	a.press("Redo")
	is("done again", 0, "Fox")
	bin, err := a.lib.Bin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	a.recover(bin[0])
	is("restored", 1)
	a.press("Undo")
	is("restoring is undone", 0, "Fox")
	a.press("Redo")
	is("and done again", 1)
	a.press("Undo")
	a.press("Undo")
	is("deleting is undone, too", 1)
	a.press("Redo")
	a.press("Redo")
	is("all is done again", 1)
	a.press("Delete")
	if err := a.lib.EmptyBin(t.Context()); err != nil {
		t.Fatal(err)
	}
	a.press("Undo") // its set still has it
	is("undone after the bin was emptied", 1)
	if all, err := a.lib.Sets(t.Context()); err != nil || len(all) != 1 || all[0].Name != set || len(all[0].Cards) != 1 {
		t.Errorf("on disk: %+v %v", all, err)
	}
}

// Deleted cards can be reached where no set is left, and come back into one of their game.
func TestBinWithoutASet(t *testing.T) {
	a := newAtelier(t)
	window := test.NewTempWindow(t, a.Container)
	window.Resize(fyne.NewSize(1280, 800))
	if a.toBin.Visible() {
		t.Error("an empty bin is offered")
	}
	a.press("Set", "Deleted cards")
	if a.note != "No deleted cards" {
		t.Errorf("the bin says %q", a.note)
	}
	fox := sets.Card{Name: "Fox", Type: "Beast Monster", Facts: map[string]any{}}
	if err := a.lib.DiscardCards(t.Context(), sets.Set{Name: "Den", Game: "vainqueur"}, []sets.Card{fox}); err != nil {
		t.Fatal(err)
	}
	rod := sets.Card{Name: "Cold Rod", Type: "Rod", Facts: map[string]any{}}
	if err := a.lib.DiscardCards(t.Context(), sets.Set{Name: "Ice", Game: "vibes"}, []sets.Card{rod}); err != nil {
		t.Fatal(err)
	}
	a.Load(nil, "", "")
	if !a.toBin.Visible() || !slices.ContainsFunc(a.traceLine().Buttons, func(b trace.Button) bool { return b.Text == "Deleted cards" }) {
		t.Fatal("the bin is not offered where there is no set")
	}
	restore := func(typed string) {
		t.Helper()
		field, _ := window.Canvas().Focused().(*kit.Entry)
		if field == nil || len(window.Canvas().Overlays().List()) != 1 {
			t.Fatal("no list is open to search in")
		}
		field.SetText(typed)
		field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	}
	a.toBin.Tapped(nil)
	restore("restore fox")
	if set := a.current(); set == nil || set.Name != "Den" || set.Game != "vainqueur" || len(set.Cards) != 1 || a.toBin.Visible() {
		t.Fatalf("restored into %+v", set)
	}
	a.press("Set", "Deleted cards")
	restore("restore cold")
	if set := a.current(); set.Name != "Ice" || set.Game != "vibes" || len(set.Cards) != 1 || len(a.all) != 2 {
		t.Errorf("a card of another game is restored into %+v", set)
	}
	a.press("Delete")
	if got := a.deleted(); !slices.Equal(got, []string{"Cold Rod"}) || !a.toBin.Visible() {
		t.Errorf("in the bin is %q; offered in an empty set: %v", got, a.toBin.Visible())
	}
	a.pick(0, 0)
	a.toBin.Tapped(nil)
	restore("restore cold")
	if set := a.current(); set.Name != "Ice" || len(set.Cards) != 1 {
		t.Errorf("not into the set that it was in, but %+v", set)
	}
}

// What is typed is written at once, should the program be killed. Sets are written one after another, in
// the order in which they were changed; of what changes meanwhile the newest counts.
func TestSavesInOrder(t *testing.T) {
	a := newAtelier(t)
	a.press("New card", "Monster")
	var names []string
	var done []func(error)
	a.exits.Save = func(s sets.Set, then func(error)) {
		names, done = append(names, s.Cards[0].Name), append(done, then)
	}
	for _, name := range []string{"A", "B", "C"} {
		a.name.SetText(name)
	}
	if still := a.Still(); len(names) != 1 || still() {
		t.Fatalf("at once it saves %q", names)
	}
	for i := range 2 {
		done[i](nil)
	}
	if !slices.Equal(names, []string{"A", "C"}) || len(done) != 2 || a.saving != 0 {
		t.Errorf("it saves %q", names)
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
		a.reload()
		a.exits.Memory.Add(p)
		reload(p.To)
	}
	a.exits.Return = func(b sets.Before, then func(sets.Before, error) string) {
		now, err := a.lib.ReturnSets(t.Context(), b)
		a.reload()
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
