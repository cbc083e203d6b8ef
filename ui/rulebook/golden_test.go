package rulebook

import (
	"testing"

	"feltstack/rules/games"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// The rulebook looks as it did when somebody found it good.
func TestGoldenPicturesOfRulebook(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	all, err := games.All()
	if err != nil {
		t.Fatal(err)
	}
	books, err := library.New(all, nil, "", nil).Rulebooks()
	if err != nil {
		t.Fatal(err)
	}
	at := func(p Place) func() fyne.CanvasObject {
		return func() fyne.CanvasObject { return New(kittest.Env(), books, p, Exits{}).Container }
	}
	kittest.Golden(t, map[string]func() fyne.CanvasObject{
		"first":  at(Place{}),
		"rule":   at(Place{Game: "vastrix", Chapter: 4, Rule: "V-044"}),
		"search": at(Place{Game: "vainqueur", Query: "summon"}),
	})
}
