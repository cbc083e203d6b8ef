package saves

import (
	"context"
	"errors"
	"path/filepath"
	"reflect"
	"testing"
)

// Runs of the lab are kept, renamed and deleted, and come back as they were.
func TestRuns(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	s := mustOpen(t, filepath.Join(t.TempDir(), "saves.db"), Options{})
	keep := func(game, name string) int64 {
		id, err := s.KeepRun(ctx, Run{GameKey: game, Name: name, Setup: []byte(`{"a":1}`), Report: []byte(`{"b":[2]}`)})
		if err != nil {
			t.Fatal(err)
		}
		return id
	}
	a, b := keep("vibes", "one"), keep("vainqueur", "two")
	if err := s.RenameRun(ctx, a, "first\u200b"); err != nil {
		t.Fatal(err)
	}
	all, err := s.Runs(ctx, "")
	if err != nil || len(all) != 2 || all[0].ID != b || all[1].Name != "first" || string(all[1].Report) != `{"b":[2]}` || all[1].Created.IsZero() {
		t.Fatalf("%+v, %v", all, err)
	}
	if one, err := s.Runs(ctx, "vibes"); err != nil || len(one) != 1 || one[0].ID != a {
		t.Errorf("of one game: %+v, %v", one, err)
	}
	if err := s.DeleteRun(ctx, a); err != nil {
		t.Fatal(err)
	}
	if err := s.RenameRun(ctx, a, "gone"); !errors.Is(err, ErrNoRun) {
		t.Errorf("renaming what is gone: %v", err)
	}
	if next := keep("vibes", "three"); next == a {
		t.Error("the number of a deleted run was given again")
	}
	if id, err := s.KeepRun(ctx, all[1]); err != nil || id != a {
		t.Errorf("bringing it back: %d, %v", id, err)
	}
	again, err := s.Runs(ctx, "vibes")
	if err != nil || len(again) != 2 || !reflect.DeepEqual(again[1], all[1]) {
		t.Errorf("it came back as %+v, %v", again, err)
	}
	if _, err := s.KeepRun(ctx, Run{GameKey: "vibes", Setup: []byte("{"), Report: []byte("{}")}); err == nil {
		t.Error("a run that isn't JSON is kept")
	}
}

// A result knows the decks of its seats; one from before takes them from its game.
func TestResultsKnowDecks(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	path := filepath.Join(t.TempDir(), "saves.db")
	old := mustOpenWith(t, path, history(t, 5, nil))
	made := func(s *Store, setup string) int64 {
		id, err := s.CreateGame(ctx, Saved{GameKey: "vibes", Setup: []byte(setup), Seats: []string{"Ann", "Ben"}})
		if err != nil {
			t.Fatal(err)
		}
		return id
	}
	made(old, `{"rules":{"decks":[{"name":"Ice","cards":[]},{"name":"","cards":null}]}}`)
	made(old, `{"rules":{}}`)
	old.Close()
	for _, id := range []string{"1", "2"} {
		raw(t, path, `INSERT INTO results (game_id, name, game_key, seats, winners, text, choices, turn, finished)
			VALUES (`+id+`, '', 'vibes', '["Ann","Ben"]', '[0]', '', 1, 1, `+id+`)`)
	}
	s := mustOpen(t, path, Options{})
	if err := s.Finish(ctx, made(s, `{}`), Outcome{Winners: []int{1}, Decks: []string{"Fire", "Ice"}}); err != nil {
		t.Fatal(err)
	}
	all, err := s.Results(ctx, "vibes", 0)
	if err != nil || len(all) != 3 {
		t.Fatalf("%+v, %v", all, err)
	}
	for i, want := range [][]string{{"Fire", "Ice"}, nil, {"Ice", ""}} {
		if got := all[i].Decks; len(got) != len(want) || len(want) > 0 && !reflect.DeepEqual(got, want) {
			t.Errorf("result %d has decks %q, want %q", i, got, want)
		}
	}
}
