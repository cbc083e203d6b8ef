package library_test

import (
	"slices"
	"testing"

	"feltstack/rules/games/gamestest"
	"feltstack/rules/looks"
	"feltstack/ui/library"
)

// Every game has a rulebook, whose glossary has each word that the cards explain, and
// explains only the others itself.
func TestGlossaries(t *testing.T) {
	all := gamestest.All(t)
	books, err := library.New(all, nil, "", nil).Rulebooks()
	if err != nil || len(books) != len(all) {
		t.Fatalf("%d of %d games have a rulebook (%v)", len(books), len(all), err)
	}
	for _, b := range books {
		for _, term := range b.Book.Terms {
			onCards := slices.ContainsFunc(b.Terms, func(l looks.Term) bool { return l.Name == term.Name })
			if onCards == (term.Text != "") {
				t.Errorf("%s: %s is explained by cards: %v, and by the glossary: %q", b.Game.Title, term.Name, onCards, term.Text)
			}
		}
		for _, l := range b.Terms {
			if b.Book.Term(l.Name) == nil {
				t.Errorf("%s: the glossary lacks %s", b.Game.Title, l.Name)
			}
		}
	}
}
