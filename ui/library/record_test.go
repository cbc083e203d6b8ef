package library

import (
	"path/filepath"
	"testing"

	"feltstack/rules"
	"feltstack/saves"
)

func TestRecord(t *testing.T) {
	s := New([]*rules.Game{{Cover: rules.Cover{Name: "a", Title: "A"}}, {Cover: rules.Cover{Name: "b", Title: "B"}}, {Cover: rules.Cover{Name: "c", Title: "C"}}}, nil, "", nil)
	won := func(game string, seats []string, winners ...int) saves.Result {
		return saves.Result{GameKey: game, Seats: seats, Outcome: saves.Outcome{Winners: winners}}
	}
	us := []string{"You", "Rook"}
	got := s.record([]saves.Result{
		won("a", us, 0), won("a", []string{"Rook", "You"}, 0), won("a", us), won("a", []string{"You", "Ann"}, 1), won("c", us, 0, 1), won("gone", us, 0),
	})
	const want = "A: You won 1 of 4, Rook won 1 of 3, Ann won 1 of 1\nC: You won 1 of 1, Rook won 1 of 1"
	if got != want {
		t.Errorf("the record is\n%s\nnot\n%s", got, want)
	}
	s.games[0].Points = func(*rules.Match, rules.Seat) float64 { return 0 }
	scored := won("a", us, 0)
	scored.Points = []float64{22, 9}
	scored2 := won("a", us, 0)
	scored2.Points = []float64{21, 0.5}
	unknown := won("a", us, 1)
	if got, want := s.record([]saves.Result{scored, scored2, unknown}), "A: You won 2 of 3 (21.5 points a game), Rook won 1 of 3 (4.8 points a game)"; got != want {
		t.Errorf("with points the record is\n%s\nnot\n%s", got, want)
	}
	if got := s.record(nil); got != "" {
		t.Errorf("of no games it is %q", got)
	}
}

// How one has done against others counts only games with just these, whoever sat where.
func TestVersus(t *testing.T) {
	store, err := saves.Open(t.Context(), filepath.Join(t.TempDir(), "games.db"), saves.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	s := New(nil, store, "", nil)
	finish := func(game string, seats []string, winners ...int) {
		id, err := store.CreateGame(t.Context(), saves.Saved{GameKey: game, Setup: []byte("{}"), Seats: seats})
		if err == nil {
			err = store.Finish(t.Context(), id, saves.Outcome{Winners: winners})
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	finish("a", []string{"You", "Rook"}, 0)
	finish("a", []string{"Rook", "You"}, 1)
	finish("a", []string{"Rook", "You"}, 0)
	finish("a", []string{"You", "Rook"})
	finish("a", []string{"You", "Ann"}, 0)
	finish("a", []string{"You", "Rook", "Ann"}, 0)
	finish("b", []string{"You", "Rook"}, 0)
	if got, err := s.Versus(t.Context(), "a", "You", []string{"Rook"}); err != nil || got != (Score{Won: 2, Lost: 1, Drawn: 1}) {
		t.Errorf("against Rook: %+v, %v", got, err)
	}
}
