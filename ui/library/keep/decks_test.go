package keep

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/decks"
	"feltstack/rules/games/gamestest"
	"feltstack/saves"
	"feltstack/table"
)

// A deck comes back from the file as it was, cards that nobody knows with it.
func TestKeepADeck(t *testing.T) {
	st, path := file(t)
	g := gamestest.WithDecks(t)
	full := decks.From(g, g.Decks[0])
	full.Note, full.Tags = "mine\nonly", []string{"fast", "a b"}
	full.Cards = append(full.Cards, rules.DeckLine{N: 3, Card: "Card of a Lost Set", Part: decks.Maybeboard})
	full.Sets = map[string]string{"Card of a Lost Set": "Lost Set"}
	var ids []int64
	want := []decks.Deck{full, decks.New(g)}
	for _, d := range want {
		id, err := NewDeck(t.Context(), st, d)
		if err != nil {
			t.Fatal(err)
		}
		ids = append(ids, id)
	}
	if err := st.Close(); err != nil {
		t.Fatal(err)
	}
	st = open(t, path)
	for i, id := range ids {
		saved, err := st.Deck(t.Context(), id)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := Unpack(saved); err != nil || !got.Equal(want[i]) {
			t.Errorf("%+v, %v\nwant %+v", got, err, want[i])
		}
	}
	if _, err := Unpack(saves.Deck{ID: 4, Cards: []byte("[")}); err == nil || !strings.Contains(err.Error(), "deck 4") {
		t.Errorf("cards cut off: %v", err)
	}
}

// A saved game gives back the deck that somebody brought and the one that
// chance dealt, also from a file.
func TestDecksOfASavedGame(t *testing.T) {
	st, _ := file(t)
	g := gamestest.WithDecks(t)
	mine := rules.Deck{Name: "Mine", Cards: slices.Clone(g.Decks[1].Cards)}
	game, err := Start(t.Context(), st, "Evening", table.Config{Game: g, Setup: rules.Setup{Seed: 7, Decks: []rules.Deck{mine}}, Players: people})
	if err != nil {
		t.Fatal(err)
	}
	if err := game.Close(); err != nil {
		t.Fatal(err)
	}
	got, err := DecksOf(t.Context(), st, game.ID, gamestest.Games.Find)
	if err != nil || len(got) != 2 {
		t.Fatalf("%+v, %v", got, err)
	}
	if a := got[0]; a.Dealt || a.Player != "Ann" || a.Deck.Name != "Mine" || !slices.Equal(a.Deck.Cards, mine.Cards) {
		t.Errorf("Ann: %+v", a)
	}
	b := got[1]
	own := slices.IndexFunc(g.Decks, func(d rules.Deck) bool { return d.Name == b.Deck.Name })
	if !b.Dealt || own < 0 || !slices.Equal(b.Deck.Cards, g.Decks[own].Cards) {
		t.Errorf("Ben: %+v", b)
	}
	var mail bytes.Buffer
	if err := Export(t.Context(), st, game.ID, gamestest.Games.Find, false, &mail); err != nil {
		t.Fatal(err)
	}
	f, err := ReadFile(&mail)
	if err != nil {
		t.Fatal(err)
	}
	mailed, err := f.Decks(gamestest.Games.Find)
	if err != nil || len(mailed) != 2 || !mailed[0].Deck.Equal(got[0].Deck) || !mailed[1].Deck.Equal(b.Deck) {
		t.Errorf("from the file: %+v, %v", mailed, err)
	}
	plain, err := Start(t.Context(), st, "Other", config(t, people))
	if err != nil {
		t.Fatal(err)
	}
	if err := plain.Close(); err != nil {
		t.Fatal(err)
	}
	if got, err := DecksOf(t.Context(), st, plain.ID, gamestest.Games.Find); err != nil || len(got) > 0 {
		t.Errorf("a game without decks: %v, %v", got, err)
	}
}

// The result of a game knows what was played with, by seat: what chance dealt, too.
func TestResultKnowsDecks(t *testing.T) {
	st, _ := file(t)
	g := gamestest.WithDecks(t)
	mine := rules.Deck{Name: "Mine", Cards: slices.Clone(g.Decks[1].Cards)}
	bots := []table.Player{{Name: "Rae", Bot: "random"}, {Name: "Roy", Bot: "random"}}
	game, err := Start(t.Context(), st, "", table.Config{Game: g, Setup: rules.Setup{Seed: 7, Decks: []rules.Deck{{}, mine}}, Players: bots})
	if err != nil {
		t.Fatal(err)
	}
	waitFor(t, "the game ends", func() bool { _, over := game.Outcome(); return over })
	dealt, err := DecksOf(t.Context(), st, game.ID, gamestest.Games.Find)
	if err = errors.Join(err, game.Close()); err != nil {
		t.Fatal(err)
	}
	results, err := st.Results(t.Context(), "", 0)
	if err != nil || len(results) != 1 || !slices.Equal(results[0].Decks, []string{dealt[0].Deck.Name, "Mine"}) || dealt[0].Deck.Name == "" {
		t.Errorf("%+v, %v", results, err)
	}
}
