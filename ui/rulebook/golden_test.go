package rulebook

import (
	"testing"

	"feltstack/rules/games/gamestest"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
)

// The rulebook looks as it did when somebody found it good.
func TestGoldenPicturesOfRulebook(t *testing.T) {
	all := gamestest.All(t)
	books, err := library.New(all, nil, "", nil).Rulebooks()
	if err != nil {
		t.Fatal(err)
	}
	at := func(p Place) func(t *testing.T) fyne.CanvasObject {
		return func(t *testing.T) fyne.CanvasObject { return New(kittest.Env(), books, p, Exits{}).Container }
	}
	kittest.Golden(t, map[string]kittest.Screen{
		"first":  at(Place{}),
		"rule":   at(Place{Game: "vastrix", Chapter: 4, Rule: "V-044"}),
		"search": at(Place{Game: "vainqueur", Query: "summon"}),
	})
}
