package library

import "testing"

// A game that begins with a deck of the person's marks it as played. Decks that are deleted come back with that.
func TestDecksArePlayedAndComeBack(t *testing.T) {
	lib := local(t)
	own := lib.OwnDecks()[0]
	id, err := lib.SaveDeck(t.Context(), own)
	if err != nil {
		t.Fatal(err)
	}
	g := NewGame{Game: own.Deck.Game, Seats: []NewSeat{{Name: "You", Deck: own.Deck.Rules(), Own: id}, {Name: "Rook"}}, Seed: 3}
	open, err := lib.Start(t.Context(), g)
	if err != nil {
		t.Fatal(err)
	}
	if err := open.Close(); err != nil {
		t.Fatal(err)
	}
	listed := func() SavedDeck {
		all, err := lib.Decks(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		return all[0]
	}
	if d := listed(); d.ID != id || d.Played.IsZero() || !d.Legal {
		t.Errorf("after a game: %+v", d)
	}
	back, err := lib.DeleteDecks(t.Context(), []int64{id})
	if err != nil {
		t.Fatal(err)
	}
	if d := listed(); d.ID != 0 {
		t.Errorf("deleted, and listed: %+v", d)
	}
	if err := back(t.Context()); err != nil {
		t.Fatal(err)
	}
	if d := listed(); d.ID != id || d.Played.IsZero() {
		t.Errorf("brought back: %+v", d)
	}
}
