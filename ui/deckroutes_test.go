package ui

import (
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"feltstack/rules/decks"
	"feltstack/saves/sets"
	deckroom "feltstack/ui/decks"
	labroom "feltstack/ui/lab"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
)

// A deck of a person's own cards says which set it needs while that is away or
// broken, on a page that is open, too. When the set comes back all is as it was.
func TestSetOfADeckGoesAndComesBack(t *testing.T) {
	w := walk(t)
	x := w.library.Cards(w.library.Games()[1].Key)
	blank := x.Form.Blanks[0]
	zoo := sets.Set{Name: "Zoo", Game: x.Game.Name, Cards: []sets.Card{{Name: "Paper Ox", Type: blank.Type, Facts: blank.Facts}}}
	if err := sets.In(w.folder).Save(zoo); err != nil {
		t.Fatal(err)
	}
	knows := func() bool { _, ok := w.library.Cards(x.Game.Name).Lookup("Paper Ox"); return ok }
	w.until("the card can be built with", knows)
	w.build(library.SavedDeck{Deck: decks.From(x.Game, x.Game.Decks[0])})
	w.page.(*deckroom.Builder).Put("Paper Ox", "", 2)
	w.decks()
	list := w.page.(*deckroom.Page)
	first := func() library.SavedDeck {
		if all := list.Decks(); len(all) > 0 {
			return all[0]
		}
		return library.SavedDeck{}
	}
	w.until("the deck is saved", func() bool { return first().ID != 0 || reload(w) })
	saved := first()
	whole := saved.Deck
	if !saved.Legal || whole.Sets["Paper Ox"] != "Zoo" {
		t.Errorf("with the set: %+v, %s", whole, saved.Why)
	}
	w.build(saved)
	b := w.page.(*deckroom.Builder)

	if err := sets.In(w.folder).Delete("Zoo"); err != nil {
		t.Fatal(err)
	}
	const away = `The set "Zoo" is missing; import it to get these cards back: Paper Ox.`
	w.until("the builder says what is needed", func() bool { return strings.Contains(w.env.Trace.Last().Prompt, away) })
	b.Put(x.Game.Decks[0].Cards[0].Card, "", -1)
	b.Put(x.Game.Decks[0].Cards[0].Card, "", 1)
	w.decks()
	list = w.page.(*deckroom.Page)
	w.until("the list says what is needed", func() bool {
		return strings.Contains(first().Why, `the set "Zoo" is missing`) || reload(w)
	})

	if err := os.WriteFile(filepath.Join(w.folder, "Zoo.toml"), []byte("[[card]\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	w.until("the list says what is wrong", func() bool {
		return strings.Contains(first().Why, `can't read the set "Zoo" (line `)
	})
	if err := os.Remove(filepath.Join(w.folder, "Zoo.toml")); err != nil {
		t.Fatal(err)
	}
	if err := sets.In(w.folder).Save(zoo); err != nil {
		t.Fatal(err)
	}
	w.until("the deck is whole again", func() bool { return first().Legal })
	if got := first().Deck; got.Count("Paper Ox", "") != 2 || !maps.Equal(got.Sets, whole.Sets) {
		t.Errorf("it came back as %+v", got)
	}
}

// The list of decks is as it was when one comes back from a deck, a game that is set up or the lab; from home it begins anew.
func TestDecksAreAsTheyWereLeft(t *testing.T) {
	w := walk(t)
	game := w.library.Games()[1].Key
	for range 40 {
		if _, err := w.library.SaveDeck(t.Context(), library.SavedDeck{Deck: decks.From(w.library.Cards(game).Game, w.library.Cards(game).Game.Decks[0])}); err != nil {
			t.Fatal(err)
		}
	}
	list := func() *deckroom.Page {
		t.Helper()
		p := w.page.(*deckroom.Page)
		w.until("the decks are listed", func() bool { return len(p.Decks()) > 0 })
		return p
	}
	left := deckroom.View{Wanted: deckroom.Wanted{Text: game[:3], Game: game, Order: deckroom.ByName}, Offset: 300}
	w.deckView = left
	w.decksAgain()
	for name, away := range map[string]func(){
		"a deck": func() {
			w.build(list().Decks()[0])
			w.page.(*deckroom.Builder).Key(&fyne.KeyEvent{Name: fyne.KeyEscape})
		},
		"a game": func() { d := list().Decks()[0]; w.newGameWith(&d, w.decksAgain); w.page.(*newGameScreen).exits.Back() },
		"the lab": func() {
			w.testDeck(list().Decks()[0], w.decksAgain)
			w.page.(*labroom.Page).Key(&fyne.KeyEvent{Name: fyne.KeyEscape})
		},
	} {
		away()
		if got := list().View(); got.Wanted.Text != left.Wanted.Text || got.Wanted.Order != left.Wanted.Order || got.Offset != left.Offset {
			t.Errorf("back from %s the list is %+v, was %+v", name, got, left)
		}
	}
	w.home()
	w.decks()
	if got := list().View(); got.Wanted.Text != "" || got.Offset != 0 {
		t.Errorf("from home the list is %+v", got)
	}
}
