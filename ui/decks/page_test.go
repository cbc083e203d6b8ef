package decks

import (
	"testing"

	"feltstack/cardart"
	"feltstack/rules/decks"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// A deck in the list shows the card that stands for it, left of all that is said of it; one
// without cards shows none.
func TestDecksShowTheirCards(t *testing.T) {
	test.NewTempApp(t)
	p := NewPage(kittest.Plain(), PageExits{
		Title: func(string) string { return "Vainqueur" },
		Cover: func(d library.SavedDeck) (cardart.Face, bool) { return cardart.Face{Title: "Wolf"}, d.ID == 1 },
	})
	p.Set([]library.SavedDeck{{ID: 1, Deck: decks.Deck{Name: "Wolves"}}, {ID: 2, Deck: decks.Deck{Name: "Empty"}}}, nil)
	for _, size := range kittest.Windows {
		p.Resize(size)
		for i, r := range p.decks {
			if r.cover.Visible() != (i == 0) {
				t.Errorf("%v: the card of deck %d is shown: %v", size, i+1, r.cover.Visible())
			}
		}
		cover := kit.BoxOf(p.decks[0].cover)
		for _, w := range kittest.WrittenIn(p.decks[0].words.Container, fyne.Position{}) {
			if w.Meets(cover) {
				t.Errorf("%v: %q lies on the card", size, w.Text)
			}
		}
	}
}
