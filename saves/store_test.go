package saves

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"sync"
	"testing"
)

// Many games are played, listed and described at once: each line of play is whole in the end.
func TestManyGoroutines(t *testing.T) {
	ctx := context.Background()
	s := newStore(t)
	const players, length = 6, 60
	var all sync.WaitGroup
	ids := make([]int64, players)
	for i := range ids {
		ids[i] = newGame(t, s)
		all.Go(func() {
			w := s.StartWriter(ctx, ids[i], 0, noTrouble(t))
			for _, c := range line(length) {
				ack := w.Append(c)
				if c.N%3 == 0 {
					<-ack.Done()
				}
			}
			if err := errors.Join(w.Flush(ctx), w.Close()); err != nil {
				t.Errorf("player %d: %v", i, err)
			}
		})
		all.Go(func() {
			for n := range 30 {
				_, listing := s.ListGames(ctx, Filter{})
				choices, loading := s.LoadChoices(ctx, ids[i])
				naming := s.Rename(ctx, ids[i], fmt.Sprint("game ", n))
				if err := errors.Join(listing, loading, naming); err != nil {
					t.Errorf("reader %d: %v", i, err)
				}
				if !slices.Equal(choices, line(len(choices))) {
					t.Errorf("reader %d saw a line with a hole", i)
				}
			}
		})
	}
	all.Wait()
	for _, id := range ids {
		if got, err := s.LoadChoices(ctx, id); err != nil || !slices.Equal(got, line(length)) {
			t.Errorf("game %d has %d choices (%v), want %d", id, len(got), err, length)
		}
	}
}

// Of several who continue a line at the same place, one succeeds and the others are told.
func TestOnlyOneContinues(t *testing.T) {
	ctx := context.Background()
	s := newStore(t)
	id := newGame(t, s)
	for n := range 20 {
		const rivals = 4
		errs := make([]error, rivals)
		var all sync.WaitGroup
		for i := range rivals {
			all.Go(func() { errs[i] = s.AppendChoices(ctx, id, Choice{N: n, Seat: i, Key: "mine"}) })
		}
		all.Wait()
		won := 0
		for _, err := range errs {
			switch {
			case err == nil:
				won++
			case !errors.Is(err, ErrOutOfOrder):
				t.Errorf("choice %d: %v, want ErrOutOfOrder", n, err)
			}
		}
		if won != 1 {
			t.Fatalf("choice %d was taken from %d rivals", n, won)
		}
	}
}

// A call whose context has ended changes nothing, and the Store works on.
func TestCanceledCalls(t *testing.T) {
	s := newStore(t)
	id := newGame(t, s)
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	if err := s.AppendChoices(ended, id, line(1)...); !errors.Is(err, context.Canceled) {
		t.Errorf("append: %v, want that it was canceled", err)
	}
	if _, err := Open(ended, filepath.Join(t.TempDir(), "saves.db"), Options{}); !errors.Is(err, context.Canceled) {
		t.Errorf("open: %v, want that it was canceled", err)
	}
	if err := s.AppendChoices(context.Background(), id, line(1)...); err != nil {
		t.Errorf("append afterwards: %v", err)
	}
}

func TestSettings(t *testing.T) {
	ctx := context.Background()
	s := newStore(t)
	type pace struct {
		Speed float64
		Stops []string
	}
	got := pace{Speed: 1}
	if found, err := s.Setting(ctx, "pace", &got); found || err != nil || got.Speed != 1 {
		t.Errorf("before anything is stored: %v, %v, %+v", found, err, got)
	}
	if err := s.SetSetting(ctx, "pace", pace{2.5, []string{"start"}}); err != nil {
		t.Fatal(err)
	}
	if found, err := s.Setting(ctx, "pace", &got); !found || err != nil || got.Speed != 2.5 || len(got.Stops) != 1 {
		t.Errorf("stored: %v, %v, %+v", found, err, got)
	}
	var number int
	if _, err := s.Setting(ctx, "pace", &number); err == nil {
		t.Errorf("a setting of another shape was read as %d", number)
	}
	if err := s.SetSetting(ctx, "pace", func() {}); err == nil {
		t.Errorf("a function was stored as a setting")
	}
}

func TestCreateGameWantsRulesAndSetup(t *testing.T) {
	s := newStore(t)
	for _, g := range []Saved{{Setup: []byte(`{}`)}, {GameKey: "whist"}, {GameKey: "whist", Setup: []byte(`{`)}} {
		if id, err := s.CreateGame(context.Background(), g); err == nil {
			t.Errorf("%+v was stored as game %d", g, id)
		}
	}
}

// What deleting removes is gone from every table that holds parts of games.
func TestDeleteLeavesNothing(t *testing.T) {
	ctx := context.Background()
	s := newStore(t)
	id := newGame(t, s)
	if err := errors.Join(s.AppendChoices(ctx, id, line(3)...), s.SetPicture(ctx, id, []byte("png")),
		s.remove(ctx, id)); err != nil {
		t.Fatal(err)
	}
	for _, table := range []string{"games", "setups", "pictures", "log"} {
		var rows int
		if err := s.ro.QueryRow("SELECT count(*) FROM " + table).Scan(&rows); err != nil || rows != 0 {
			t.Errorf("%s has %d rows (%v), want none", table, rows, err)
		}
	}
	if _, err := s.Log(ctx, id); !errors.Is(err, ErrNotFound) {
		t.Errorf("log of a deleted game: %v, want ErrNotFound", err)
	}
	if again := newGame(t, s); again == id {
		t.Errorf("number %d is given twice", id)
	}
}
