package keep

import (
	"bytes"
	"errors"
	"slices"
	"testing"
	"time"

	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/saves"
	"feltstack/table"
	"feltstack/table/decks"
)

// withDecks is a game of the registry to which people bring decks.
func withDecks(t *testing.T) *rules.Game {
	t.Helper()
	all, err := games.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range all {
		if g.BuildsDecks() && len(g.Decks) > 1 {
			return g
		}
	}
	t.Fatal("no game has decks")
	return nil
}

func acknowledged(t *testing.T, ack table.Ack, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	select {
	case <-ack.Done():
		if ack.Err() != nil {
			t.Fatal(ack.Err())
		}
	case <-time.After(time.Minute):
		t.Fatal("not acknowledged")
	}
}

// What is kept after a change is there when the file is opened again, cards
// that nobody knows with it.
func TestBuildADeck(t *testing.T) {
	st, path := file(t)
	x := decks.NewIndex(withDecks(t))
	id, err := NewDeck(t.Context(), st, decks.From(x.Game, x.Game.Decks[0]))
	if err != nil {
		t.Fatal(err)
	}
	b, err := Build(t.Context(), st, id, x, func(err error) { t.Errorf("reported %v", err) })
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Add("Card of a Lost Set", "", 3); err != nil {
		t.Fatal(err)
	}
	b.SetNote("mine\nonly")
	b.SetTags([]string{"fast"})
	ack, err := b.Keep()
	acknowledged(t, ack, err)
	b.Rename("Second thoughts")
	if _, err := b.Keep(); err != nil {
		t.Fatal(err)
	}
	want := b.Deck()
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	if err := st.Close(); err != nil {
		t.Fatal(err)
	}
	st = open(t, path)
	b, err = Build(t.Context(), st, id, x, func(err error) { t.Errorf("reported %v", err) })
	if err != nil {
		t.Fatal(err)
	}
	if got := b.Deck(); !got.Equal(want) || got.Name != "Second thoughts" || got.Count("Card of a Lost Set", "") != 3 {
		t.Errorf("%+v\nwant %+v", got, want)
	}
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := Build(t.Context(), st, id, decks.NewIndex(first(t)), nil); err == nil {
		t.Error("it is built for another game")
	}
	if _, err := Build(t.Context(), st, id+1, x, nil); !errors.Is(err, saves.ErrNoDeck) {
		t.Errorf("a deck that is none: %v", err)
	}
	empty, err := NewDeck(t.Context(), st, decks.New(x.Game))
	if err != nil {
		t.Fatal(err)
	}
	if b, err = Build(t.Context(), st, empty, x, nil); err != nil || len(b.Deck().Cards) > 0 {
		t.Errorf("an empty deck: %v", err)
	}
	if err := b.Close(); err != nil {
		t.Error(err)
	}
}

// A saved game gives back the deck that somebody brought and the one that
// chance dealt, also from a file.
func TestDecksOfASavedGame(t *testing.T) {
	st, _ := file(t)
	g := withDecks(t)
	mine := rules.Deck{Name: "Mine", Cards: slices.Clone(g.Decks[1].Cards)}
	game, err := Start(t.Context(), st, "Evening", table.Config{Game: g, Setup: rules.Setup{Seed: 7, Decks: []rules.Deck{mine}}, Players: people})
	if err != nil {
		t.Fatal(err)
	}
	if err := game.Close(); err != nil {
		t.Fatal(err)
	}
	got, err := DecksOf(t.Context(), st, game.ID, games.Find)
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
	if err := Export(t.Context(), st, game.ID, games.Find, false, &mail); err != nil {
		t.Fatal(err)
	}
	f, err := ReadFile(&mail)
	if err != nil {
		t.Fatal(err)
	}
	mailed, err := f.Decks(games.Find)
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
	if got, err := DecksOf(t.Context(), st, plain.ID, games.Find); err != nil || len(got) > 0 {
		t.Errorf("a game without decks: %v, %v", got, err)
	}
}
