package saves

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"reflect"
	"slices"
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
	a, b := keep("bridge", "one"), keep("rummy", "two")
	if err := s.RenameRun(ctx, a, "first\u200b"); err != nil {
		t.Fatal(err)
	}
	all, err := s.Runs(ctx, "")
	if err != nil || len(all) != 2 || all[0].ID != b || all[1].Name != "first" || string(all[1].Report) != `{"b":[2]}` || all[1].Created.IsZero() {
		t.Fatalf("%+v, %v", all, err)
	}
	if one, err := s.Runs(ctx, "bridge"); err != nil || len(one) != 1 || one[0].ID != a {
		t.Errorf("of one game: %+v, %v", one, err)
	}
	if _, err := s.Discard(ctx, ARun, a); err != nil {
		t.Fatal(err)
	}
	if err := s.RenameRun(ctx, a, "gone"); !errors.Is(err, ErrNoRun) {
		t.Errorf("renaming what is gone: %v", err)
	}
	if next := keep("bridge", "three"); next == a {
		t.Error("the number of a deleted run was given again")
	}
	if err := s.Recover(ctx, ARun, a); err != nil {
		t.Errorf("bringing it back: %v", err)
	}
	again, err := s.Runs(ctx, "bridge")
	if err != nil || len(again) != 2 || !reflect.DeepEqual(again[1], all[1]) {
		t.Errorf("it came back as %+v, %v", again, err)
	}
	if _, err := s.KeepRun(ctx, Run{GameKey: "bridge", Setup: []byte("{"), Report: []byte("{}")}); err == nil {
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
		id, err := s.CreateGame(ctx, Saved{GameKey: "bridge", Setup: []byte(setup), Seats: []string{"Ann", "Ben"}})
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
			VALUES (`+id+`, '', 'bridge', '["Ann","Ben"]', '[0]', '', 1, 1, `+id+`)`)
	}
	s := mustOpen(t, path, Options{})
	if err := s.Finish(ctx, made(s, `{}`), Outcome{Winners: []int{1}, Decks: []string{"Fire", "Ice"}}); err != nil {
		t.Fatal(err)
	}
	all, err := s.Results(ctx, "bridge", 0)
	if err != nil || len(all) != 3 {
		t.Fatalf("%+v, %v", all, err)
	}
	for i, want := range [][]string{{"Fire", "Ice"}, nil, {"Ice", ""}} {
		if got := all[i].Decks; len(got) != len(want) || len(want) > 0 && !reflect.DeepEqual(got, want) {
			t.Errorf("result %d has decks %q, want %q", i, got, want)
		}
	}
}

// Runs of the lab from before decks had numbers there belong to the deck of the name, the oldest of several; others stay.
func TestOldRunsFollowTheirDecks(t *testing.T) {
	ctx := t.Context()
	path := filepath.Join(t.TempDir(), "games.db")
	old := mustOpenWith(t, path, history(t, 8, nil))
	var ids []int64
	for _, d := range []Deck{{GameKey: "bridge", Name: "Ice"}, {GameKey: "bridge", Name: "Ice"}, {GameKey: "bridge", Name: "Fire"}, {GameKey: "toy", Name: "Snow"}} {
		d.Cards = []byte("{}")
		id, err := old.CreateDeck(ctx, d)
		if err != nil {
			t.Fatal(err)
		}
		ids = append(ids, id)
	}
	ice, fire := ids[0], ids[2]
	runs := []struct{ setup, want string }{
		{`{"game":"bridge","seats":[{"level":"casual","deck":{"name":"Ice","cards":null}},{"level":"casual","deck":{"name":"Fire","cards":null}}],"games":10}`,
			fmt.Sprintf("seats %d %d field", ice, fire)},
		{`{"game":"bridge","seats":[{"level":"casual","deck":{"name":"Snow"}},{"level":"casual","deck":{"name":""}}],"field":[{"name":"Ice"},{"name":"None"}],"games":10}`,
			fmt.Sprintf("seats 0 0 field %d 0", ice)},
		{`{"game":"bridge","seats":[{"level":"casual","deck":{"name":"Ice"},"own":77},{"level":"casual","deck":{"name":"Fire"},"own":0}],"games":10}`, "seats 77 0 field"},
		{`{"seats":[]}`, "seats field"}, {`{"seats":["odd"]}`, ""}, {`[]`, ""}, {`{"seats":7}`, ""},
	}
	for _, r := range runs {
		if _, err := old.KeepRun(ctx, Run{GameKey: "bridge", Setup: []byte(r.setup), Report: []byte("{}")}); err != nil {
			t.Fatal(err)
		}
	}
	if err := old.Close(); err != nil {
		t.Fatal(err)
	}
	s := mustOpenWith(t, path, history(t, shippedCount(t), nil))
	got, err := s.Runs(ctx, "")
	if err != nil || len(got) != len(runs) {
		t.Fatalf("%d runs, %v", len(got), err)
	}
	slices.Reverse(got) // the oldest first
	for i, r := range runs {
		var setup struct {
			Seats []struct {
				Level string
				Own   int64
			}
			FieldOwn []int64 `json:"field_own"`
			Games    int
		}
		if err := json.Unmarshal(got[i].Setup, &setup); err != nil {
			if r.want != "" || string(got[i].Setup) != r.setup {
				t.Errorf("%s became %s: %v", r.setup, got[i].Setup, err)
			}
			continue
		}
		said := "seats"
		for _, seat := range setup.Seats {
			said += fmt.Sprint(" ", seat.Own)
			if seat.Level != "casual" || setup.Games != 10 {
				t.Errorf("%s became %s", r.setup, got[i].Setup)
			}
		}
		said += " field"
		for _, own := range setup.FieldOwn {
			said += fmt.Sprint(" ", own)
		}
		if said != r.want {
			t.Errorf("%s: %s, want %s", r.setup, said, r.want)
		}
	}
}
