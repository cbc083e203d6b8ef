package decks

import (
	"maps"
	"slices"
	"testing"

	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
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
	if !p.did.Undo.Visible() {
		t.Fatal("nothing can be undone")
	}
	p.did.Undo.Tapped(nil)
	same("undone", map[int64][]string{1: {"fast", "for Sunday"}, 2: {"fast", "for Sunday"}, 3: {"fast", "for Sunday"}})
	p.Chord("Ctrl+Z")
	p.Chord("Ctrl+Z")
	same("all undone", map[int64][]string{1: {"fast"}})
}

// By keyboard alone: what is typed goes into the sheet of tags at once, Tab leads through the sheet and nowhere else, and
// when it is closed the keyboard is where it was.
func TestTagByKeyboard(t *testing.T) {
	p, _ := pageOf(t, someDecks(4))
	p.exits.Tag = func(map[int64][]string) {}
	k := kit.NewPageKeys(p.Container, p.env.Trace)
	k.Over = p.Over
	p.LedBy(k)
	c := fyne.CurrentApp().Driver().CanvasForObject(p.Container)
	if c.Focused() != p.search {
		t.Fatal("one can't type in the search at once")
	}
	p.search.TypedShortcut(&fyne.ShortcutSelectAll{})
	if len(p.picked) != 5 {
		t.Fatalf("Ctrl+A in the empty search marks %d decks", len(p.picked))
	}
	p.leaveEntry()
	k.LeadTo("foot Tag")
	k.Key(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if c.Focused() != p.tagging.entry {
		t.Fatalf("the keyboard is at %T", c.Focused())
	}
	for _, r := range "kids" {
		p.tagging.entry.TypedRune(r)
	}
	kittest.Press(p.tagging.entry, fyne.KeyReturn)
	if tags := p.shelf.Tags(); len(tags) != 1 || tags[0].Key != "kids" || tags[0].N != 4 {
		t.Fatalf("the tags are %v", tags)
	}
	if p.tagging.entry.Text != "" || c.Focused() != p.tagging.entry {
		t.Error("the next tag can't be typed at once")
	}
	var through []string
	for range 3 {
		k.Tab(false)
		through = append(through, k.Focus.At.Text)
	}
	if want := []string{"#kids", "Close", p.tagging.entry.PlaceHolder}; !slices.Equal(through, want) {
		t.Errorf("Tab leads through %q, want %q", through, want)
	}
	kittest.Press(p.tagging.entry, fyne.KeyEscape)
	k.Focus.Settle(k.Stops())
	if p.Over() != nil || c.Focused() != nil {
		t.Errorf("after Esc the keyboard is at %T", c.Focused())
	}
	k.Key(&fyne.KeyEvent{Name: fyne.KeyDown})
	if !k.Focus.On || len(p.picked) != 5 {
		t.Errorf("%d decks are marked, the ring is at %q", len(p.picked), k.Focus.At.Key)
	}
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
