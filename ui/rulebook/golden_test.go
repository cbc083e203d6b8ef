package rulebook

import (
	"testing"

	"feltstack/rules/book"
	"feltstack/rules/games/gamestest"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
)

// The rulebook looks as it did when it was found good.
func TestGoldenPicturesOfRulebook(t *testing.T) {
	all := gamestest.All(t)
	lib := library.New(all, nil, "", nil)
	books, err := lib.Rulebooks()
	if err != nil {
		t.Fatal(err)
	}
	at := func(p Place) kittest.Screen {
		return func(t *testing.T, e *kit.Env) fyne.CanvasObject { return New(e, books, p, Exits{}).Container }
	}
	shown := func(t *testing.T, e *kit.Env) fyne.CanvasObject {
		o := &opener{t: t, lib: lib}
		p := New(e, books, Find(books[0], book.Ref{Rule: "VASTRIX 4.2"}), o.exits())
		p.show(books[0].Book.Find("VASTRIX 4.2"), 0)
		p.stage.step(2)
		t.Cleanup(p.Close)
		return p.Container
	}
	kittest.Golden(t, map[string]kittest.Screen{
		"first":  at(Place{}),
		"rule":   at(Place{Game: "vastrix", Chapter: 4, Rule: "V-044"}),
		"shown":  shown,
		"search": at(Place{Game: "vainqueur", Query: "summon"}),
	}, "rule", "shown", "search")
}
