package felt

import (
	"slices"
	"testing"

	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// A player who is asked for is chosen by a click on the plate, or with the keys.
func TestPlatesAnswerThePrompt(t *testing.T) {
	m := midGame()
	m.Prompt = table.Prompt{Mine: true, Text: "Against whom?", Players: []int{1}, Buttons: []table.Button{{Option: 7, Text: "Rook", Player: 2}}}
	f := m.session()
	ts := opening(t, f, Exits{})
	ts.input.groundTapped(ts.sight.arr.Plates[0].Centre())
	if len(f.done) > 0 {
		t.Fatalf("a click on the own plate does %q", f.done)
	}
	ts.input.groundTapped(ts.sight.arr.Plates[1].Centre())
	i := slices.IndexFunc(ts.keys.reach.stops(), func(s kit.Stop) bool { return s.Key == "player 1" })
	if i < 0 {
		t.Fatal("the keys don't lead to the plate")
	}
	ts.keys.reach.stops()[i].Press()
	if want := []string{"choose 7", "choose 7"}; !slices.Equal(f.done, want) {
		t.Errorf("done is %q, want %q", f.done, want)
	}
}

// A card that is aimed at a player lands on the plate, before any zone.
func TestCardsLandOnPlates(t *testing.T) {
	m := midGame()
	f := m.session()
	card := defOf("3♠")
	f.drops[card] = []table.Drop{
		{Zone: zStack, Verb: "Base", Kind: "Base", Keys: []string{"effect 3♠"}},
		{Zone: -1, Player: 2, Verb: "Base: Rook", Kind: "Base", Keys: []string{"effect 3♠", "against B"}},
	}
	ts := opening(t, f, Exits{})
	ts.input.offer = newOffer(ts.session, ts.sight, card, true)
	ts.input.mark()
	at := ts.sight.arr.Plates[1].Centre()
	i := ts.input.offer.at(ts.sight, at)
	if i < 0 || ts.input.offer.places[i].player != 2 || ts.input.offer.places[i].text != "Base: Rook" {
		t.Fatalf("at the plate is place %d of %+v", i, ts.input.offer.places)
	}
	ts.input.takePlace(i, at)
	if want := []string{"do effect 3♠; against B"}; !slices.Equal(f.done, want) {
		t.Errorf("done is %q, want %q", f.done, want)
	}
}

// A play against a player has an arrow that ends on the plate.
func TestArrowsEndOnPlates(t *testing.T) {
	test.NewTempApp(t)
	count := func(against ...int) int {
		m := stackGame()
		for i := range m.Stack {
			m.Stack[i].Targets, m.Stack[i].ItemOf = nil, 0
		}
		m.Stack[0].Against = against
		ts := laid(t, kittest.Env(), m.session(), Exits{}, fyne.NewSize(1280, 800))
		ends := 0
		for _, w := range ts.board.arrows.shown {
			if ts.sight.arr.Plates[1].Has(fyne.NewPos(float32(w.as.To.X), float32(w.as.To.Y))) {
				ends++
			}
		}
		return ends
	}
	if n := count(); n != 0 {
		t.Errorf("%d arrows end on the plate of a player at whom nothing is aimed", n)
	}
	if count(1) == 0 {
		t.Error("no arrow ends on the plate")
	}
}
