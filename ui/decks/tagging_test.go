package decks

import (
	"maps"
	"slices"
	"testing"

	"feltstack/ui/kit"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
)

// tagsOf are the tags of the decks of a page, by their numbers.
func tagsOf(p *Page) map[int64][]string {
	all := map[int64][]string{}
	for _, e := range p.shelf.all {
		if len(e.Deck.Tags) > 0 {
			all[e.ID] = e.Deck.Tags
		}
	}
	return all
}

// Tags are given to all marked decks at once, and taken away, and all of that is undone step
// by step. Decks of a game stay as they are. What is shown is what is saved.
func TestTagManyDecks(t *testing.T) {
	all := someDecks(4)
	all[0].Deck.Tags = []string{"fast"}
	p, _ := pageOf(t, all)
	saved := map[int64][]string{1: {"fast"}}
	p.exits.Tag = func(tags map[int64][]string) {
		for id, list := range tags {
			if saved[id] = list; len(list) == 0 {
				delete(saved, id)
			}
		}
	}
	same := func(what string, want map[int64][]string) {
		t.Helper()
		for _, got := range []map[int64][]string{tagsOf(p), saved} {
			if !maps.EqualFunc(got, want, slices.Equal) {
				t.Errorf("%s: the tags are %v, want %v", what, got, want)
			}
		}
	}
	for _, i := range []int{0, 1, 2, 4} { // the last one comes with a game
		tapTile(p, i, fyne.KeyModifierControl)
	}
	p.marked[markedTag].Tapped(nil)
	if p.Over() != p.tagging.Container || len(p.tagging.pills) != 1 || p.tagging.pills[0].Weight != kit.Normal {
		t.Fatalf("%d tags are offered", len(p.tagging.pills))
	}
	p.tagging.pills[0].Tapped(nil)
	same("given to all", map[int64][]string{1: {"fast"}, 2: {"fast"}, 3: {"fast"}})
	p.tagging.entry.OnSubmitted("for Sunday, fast")
	same("typed", map[int64][]string{1: {"fast", "for Sunday"}, 2: {"fast", "for Sunday"}, 3: {"fast", "for Sunday"}})
	if n := len(p.tagging.pills); n != 2 || p.tagging.pills[1].Weight != kit.Leading || p.tagging.entry.Text != "" {
		t.Errorf("%d tags are offered then", n)
	}
	p.tagging.pills[0].Tapped(nil)
	same("taken away", map[int64][]string{1: {"for Sunday"}, 2: {"for Sunday"}, 3: {"for Sunday"}})
	p.Key(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if p.Over() != nil || len(p.picked) != 4 {
		t.Error("Esc doesn't close the sheet alone")
	}
	if f := p.shelf.Find(Wanted{Text: "sunday"}); len(f) != 3 {
		t.Errorf("%d are found by the new tag", len(f))
	}
	p.unmark()
	if !p.undo.Visible() {
		t.Fatal("nothing can be undone")
	}
	p.undo.Tapped(nil)
	same("undone", map[int64][]string{1: {"fast", "for Sunday"}, 2: {"fast", "for Sunday"}, 3: {"fast", "for Sunday"}})
	p.Chord("Ctrl+Z")
	p.Chord("Ctrl+Z")
	same("all undone", map[int64][]string{1: {"fast"}})
}

// Marked decks are printed together, in the order of the list.
func TestPrintManyDecks(t *testing.T) {
	p, _ := pageOf(t, someDecks(3))
	var printed []string
	p.exits.Print = func(all []library.SavedDeck) {
		for _, d := range all {
			printed = append(printed, d.Deck.Name)
		}
	}
	for _, i := range []int{2, 0, 3} {
		tapTile(p, i, fyne.KeyModifierControl)
	}
	for _, m := range p.marked {
		if m.Text == "Print" {
			m.Tapped(nil)
		}
	}
	if want := []string{"Deck A", "Deck C", "Given"}; !slices.Equal(printed, want) {
		t.Errorf("printed are %v, want %v", printed, want)
	}
}
