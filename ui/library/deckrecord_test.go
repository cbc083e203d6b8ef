package library

import (
	"path/filepath"
	"reflect"
	"testing"

	"feltstack/rules/bot/lab"
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
	finish("vibes", []string{"Ice", "Fire"}, 0)
	finish("vibes", []string{"Fire", "Ice"}, 0)
	finish("vibes", []string{"Ice", "Fire"})
	finish("vibes", []string{"Ice", "Ice"}, 1)
	finish("vibes", []string{"Fire", "Stone"}, 1)
	finish("vainqueur", []string{"Ice", "Fire"}, 0)
	finish("vibes", nil, 0)
	run := func(levels ...string) int64 {
		r := LabRun{Setup: LabSetup{Game: "vibes"}, Report: &lab.Report{Versus: []lab.Matchup{
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
	if err := s.DeleteRun(t.Context(), gone); err != nil {
		t.Fatal(err)
	}
	got, err := s.DeckRecord(t.Context(), "vibes", "Ice")
	want := DeckRecord{
		Games: []Meeting{{"Fire", Score{Won: 1, Lost: 1, Drawn: 1}}, {"Ice", Score{Lost: 1}}},
		Lab:   []Meeting{{"Fire", Score{Won: 8, Lost: 2, Drawn: 3}}},
	}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, %v, want %+v", got, err, want)
	}
	if none, err := s.DeckRecord(t.Context(), "vibes", ""); err != nil || none.Games != nil || none.Lab != nil {
		t.Errorf("of a deck without a name: %+v, %v", none, err)
	}
}
