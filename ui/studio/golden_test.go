package studio

import (
	"testing"

	"feltstack/cardart"
	"feltstack/cardart/faces"
	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/table/sets"
	"feltstack/table/studio"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/shelf"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// The card studio looks as it did when somebody found it good.
func TestGoldenPicturesOfStudio(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	all, err := games.All()
	if err != nil {
		t.Fatal(err)
	}
	cards := shelf.New(all, nil, t.TempDir(), games.Shelf)
	kittest.Golden(t, map[string]func() fyne.CanvasObject{
		"picture": func() fyne.CanvasObject { return studioWithPicture(t, cards, all[1]) },
		"studio": func() fyne.CanvasObject {
			s := New(kittest.Env(), cards.Games(), Exits{
				Check:    func(s sets.Set, then func([]studio.Card, error)) { then(cards.Check(t.Context(), s)) },
				Complete: cards.Complete, Facts: cards.Facts,
				Face:  func(_ string, d *rules.Def) cardart.Face { return faces.Of(all[1], d, nil) },
				Notes: func(sets.Set, func([]sets.Note)) {},
			})
			fox := sets.Card{Name: "Ember Fox", Type: "Beast Monster", Motif: "flame", Text: "When this is summoned, draw a cart.", Facts: map[string]any{"rank": "α", "str": int64(30), "def": int64(12)}}
			s.Load([]sets.Set{{Name: "My cards", Game: all[1].Name, Cards: []sets.Card{fox, {Name: "Second", Type: "Spell", Text: "Draw a card."}}}, {Name: "Other"}}, "", "")
			return s.Container
		},
	})
}
