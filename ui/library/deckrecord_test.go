package library

import (
	"path/filepath"
	"reflect"
	"testing"

	"feltstack/rules"
	"feltstack/rules/bot/lab"
	"feltstack/rules/decks"
	"feltstack/saves"
)

// A deck's record tells games from the lab, and counts by the opponent's deck.
func TestDeckRecord(t *testing.T) {
	store, err := saves.Open(t.Context(), filepath.Join(t.TempDir(), "games.db"), saves.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	s := New(nil, store, "", nil)
	finish := func(game string, decks []string, winners ...int) {
		id, err := store.CreateGame(t.Context(), saves.Saved{GameKey: game, Setup: []byte("{}"), Seats: []string{"Ann", "Ben"}})
		if err == nil {
			err = store.Finish(t.Context(), id, saves.Outcome{Winners: winners, Decks: decks})
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	finish("bridge", []string{"Ice", "Fire"}, 0)
	finish("bridge", []string{"Fire", "Ice"}, 0)
	finish("bridge", []string{"Ice", "Fire"})
	finish("bridge", []string{"Ice", "Ice"}, 1)
	finish("bridge", []string{"Fire", "Stone"}, 1)
	finish("rummy", []string{"Ice", "Fire"}, 0)
	finish("bridge", nil, 0)
	run := func(levels ...string) int64 {
		r := LabRun{Setup: LabSetup{Game: "bridge"}, Report: &lab.Report{Versus: []lab.Matchup{
			{Deck: "Fire", Against: "Ice", Won: lab.NewShare(2, 10)}, {Deck: "Ice", Against: "Fire", Won: lab.NewShare(8, 10), Drawn: 3},
		}}}
		for _, l := range levels {
			r.Setup.Seats = append(r.Setup.Seats, LabSeat{Level: l})
		}
		id, err := s.KeepRun(t.Context(), r)
		if err != nil {
			t.Fatal(err)
		}
		return id
	}
	run("casual", "casual")
	gone := run("expert", "expert")
	run("expert", "casual") // says more of the bots than of the decks
	if _, err := s.Delete(t.Context(), saves.ARun, gone); err != nil {
		t.Fatal(err)
	}
	got, err := s.DeckRecord(t.Context(), SavedDeck{Deck: decks.Deck{Game: "bridge", Name: "Ice"}})
	want := DeckRecord{
		Games: []Meeting{{"Fire", Score{Won: 1, Lost: 1, Drawn: 1}}, {"Ice", Score{Lost: 1}}},
		Lab:   []Meeting{{"Fire", Score{Won: 8, Lost: 2, Drawn: 3}}},
	}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, %v, want %+v", got, err, want)
	}
	if none, err := s.DeckRecord(t.Context(), SavedDeck{Deck: decks.Deck{Game: "bridge"}}); err != nil || none.Games != nil || none.Lab != nil {
		t.Errorf("of a deck without a name: %+v, %v", none, err)
	}
}

// The record of a saved deck goes by its number: another one of its name, and the game's own, have
// theirs, and a new name loses nothing. Where no number is known the name has to do.
func TestRecordFollowsADeck(t *testing.T) {
	store, err := saves.Open(t.Context(), filepath.Join(t.TempDir(), "games.db"), saves.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	s := New(nil, store, "", nil)
	save := func(id int64, name string) int64 {
		id, err := s.SaveDeck(t.Context(), SavedDeck{ID: id, Deck: decks.Deck{Game: "bridge", Name: name}})
		if err != nil {
			t.Fatal(err)
		}
		return id
	}
	a, b := save(0, "Ice"), save(0, "Ice")
	finish := func(ids []int64, winner int) {
		id, err := store.CreateGame(t.Context(), saves.Saved{GameKey: "bridge", Setup: []byte("{}"), Seats: []string{"Ann", "Ben"}})
		if err == nil && ids != nil {
			err = store.SetGameDecks(t.Context(), id, ids)
		}
		if err == nil {
			err = store.Finish(t.Context(), id, saves.Outcome{Winners: []int{winner}, Decks: []string{"Ice", "Ice"}})
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	finish([]int64{a, b}, 0)
	finish([]int64{a, b}, 0)
	finish([]int64{b, 0}, 1)
	finish(nil, 0) // from before
	own := func(id int64) *int64 { return &id }
	for _, seats := range [][]LabSeat{
		{{Deck: rules.Deck{Name: "Ice"}, Own: own(a)}, {Deck: rules.Deck{Name: "Fire"}, Own: own(0)}},
		{{Deck: rules.Deck{Name: "Ice"}}, {Deck: rules.Deck{Name: "Fire"}}}, // from before
	} {
		_, err := s.KeepRun(t.Context(), LabRun{Setup: LabSetup{Game: "bridge", Seats: seats}, Report: &lab.Report{Versus: []lab.Matchup{{Deck: "Ice", Against: "Fire", Won: lab.NewShare(2, 10)}}}})
		if err != nil {
			t.Fatal(err)
		}
	}
	save(a, "Fishes")
	for _, want := range []struct {
		deck       SavedDeck
		games, lab Score
	}{
		{SavedDeck{ID: a, Deck: decks.Deck{Game: "bridge", Name: "Fishes"}}, Score{Won: 2}, Score{Won: 2, Lost: 8}},
		{SavedDeck{ID: b, Deck: decks.Deck{Game: "bridge", Name: "Ice"}}, Score{Won: 1, Lost: 3}, Score{Won: 2, Lost: 8}},
		{SavedDeck{Deck: decks.Deck{Game: "bridge", Name: "Ice"}}, Score{Won: 2}, Score{Won: 2, Lost: 8}},
	} {
		got, err := s.DeckRecord(t.Context(), want.deck)
		if err != nil || Total(got.Games) != want.games || Total(got.Lab) != want.lab {
			t.Errorf("%+v: %+v, %v", want, got, err)
		}
	}
	listed, err := s.Decks(t.Context())
	if err != nil || len(listed) != 2 || listed[0].Record != (Score{Won: 2}) || listed[1].Record != (Score{Won: 1, Lost: 3}) {
		t.Errorf("listed are %+v, %v", listed, err)
	}
}
