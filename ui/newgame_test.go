package ui

import (
	"testing"

	"feltstack/rules"
	"feltstack/table/decks"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/shelf"

	"fyne.io/fyne/v2/test"
)

// A deck brings its game with it at once: who is quick starts no other one. The
// list of decks, which comes later, changes nothing that was chosen meanwhile.
func TestNewGameWithDeck(t *testing.T) {
	test.NewTempApp(t)
	oxen := func(n int) shelf.SavedDeck {
		return shelf.SavedDeck{Legal: true, Deck: decks.Deck{Game: "second", Name: "Oxen", Cards: []rules.DeckLine{{Card: "Ox", N: n}}}}
	}
	games := []shelf.GameInfo{
		{Key: "first", Title: "First", MinSeats: 2, MaxSeats: 2},
		{Key: "second", Title: "Second", MinSeats: 2, MaxSeats: 2, Decks: true, Bots: []shelf.Choice{{Key: "casual"}, {Key: "expert"}}},
	}
	want := oxen(3)
	var started []shelf.NewGame
	n := newNewGameScreen(kittest.Env(), games, &want, newGameExits{Start: func(g shelf.NewGame) { started = append(started, g) }})
	n.begin()

	n.bots[1] = 2
	n.names[0] = "Ann"
	n.setDecks([]shelf.SavedDeck{oxen(1), oxen(3), oxen(2)})
	n.begin()

	n.pickers[0].SetSelectedIndex(3) // the third of the same name
	n.begin()

	if len(started) != 3 {
		t.Fatalf("%d games were started", len(started))
	}
	for i, cards := range []int{3, 3, 2} {
		g := started[i]
		if d := g.Seats[0].Deck; g.Game != "second" || d.Size() != cards || g.Seats[1].Deck.Size() != 0 {
			t.Errorf("game %d is %s with %+v", i+1, g.Game, d)
		}
	}
	if g := started[1]; g.Seats[1].Bot != "expert" || g.Seats[0].Name != "Ann" {
		t.Errorf("lost when the decks came: %+v", g.Seats)
	}
}
