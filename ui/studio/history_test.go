package studio

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"feltstack/cardart/pictures"
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

// deleted is the names of the deleted cards.
func (a *atelier) deleted() (names []string) {
	a.t.Helper()
	bin, err := a.lib.Bin(a.t.Context())
	if err != nil {
		a.t.Fatal(err)
	}
	for _, d := range bin {
		names = append(names, d.Name)
	}
	return names
}

// A card is in its set or in the bin, never in both nor in neither, however often deleting it is undone
// and done again.
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
	if err == nil {
		err = a.lib.Purge(t.Context(), bin)
	}
	if err != nil {
		t.Fatal(err)
	}
	a.press("Undo") // its set still has it
	is("undone after the bin was emptied", 1)
	if all, err := a.lib.Sets(t.Context()); err != nil || len(all) != 1 || all[0].Name != set || len(all[0].Cards) != 1 {
		t.Errorf("on disk: %+v %v", all, err)
	}
}

// The bin is reached with and without a set, once all is saved, and goes back to the card.
func TestToTheBin(t *testing.T) {
	a := newAtelier(t)
	a.press("Bin")
	a.press("New card", "Monster")
	a.name.SetText("Fox")
	a.press("Bin")
	if want := []string{", ", "My cards, Fox"}; !slices.Equal(a.binned, want) || a.dirty {
		t.Errorf("it went to the bin from %q, want %q; unsaved: %v", a.binned, want, a.dirty)
	}
}

// A card whose picture is taken off or replaced is in the bin with it, until that is undone.
func TestPictureGoesToTheBin(t *testing.T) {
	a := newAtelier(t)
	a.press("New card", "Monster")
	a.name.SetText("Fox")
	a.settle()
	colored := func(c color.Color) func() (string, []byte) {
		img := image.NewRGBA(image.Rect(0, 0, 20, 20))
		img.Set(3, 3, c)
		var b bytes.Buffer
		if err := png.Encode(&b, img); err != nil {
			t.Fatal(err)
		}
		return func() (string, []byte) { return "fox.png", b.Bytes() }
	}
	pause := func() { a.settle(); a.history().typed = time.Time{} }
	a.chosen = colored(color.White)
	pause()
	a.choosePicture()
	pause()
	if got := a.deleted(); len(got) != 0 {
		t.Errorf("with its first picture: %q", got)
	}
	a.chosen = colored(color.Black)
	a.choosePicture()
	pause()
	if got := a.deleted(); !slices.Equal(got, []string{"Fox"}) {
		t.Errorf("with another picture: %q", got)
	}
	a.setPicture(pictures.Shown{})
	pause()
	if got := a.deleted(); !slices.Equal(got, []string{"Fox", "Fox"}) {
		t.Errorf("without a picture: %q", got)
	}
	a.press("Undo")
	if got := a.deleted(); !slices.Equal(got, []string{"Fox"}) || a.picture().File == "" {
		t.Errorf("undone: %q", got)
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
