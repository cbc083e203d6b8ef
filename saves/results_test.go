package saves

import (
	"fmt"
	"path/filepath"
	"testing"
)

// The results of decks are counted, and again when a game ends, is taken back or comes with a backup.
func TestDeckResults(t *testing.T) {
	ctx := t.Context()
	s := newStore(t)
	finish := func(decks []string, winners ...int) int64 {
		id := newGame(t, s)
		if err := s.AppendChoices(ctx, id, line(2)...); err != nil {
			t.Fatal(err)
		}
		if err := s.Finish(ctx, id, Outcome{Winners: winners, Decks: decks}); err != nil {
			t.Fatal(err)
		}
		return id
	}
	check := func(when, want string) {
		t.Helper()
		for range 2 {
			if all, err := s.DeckResults(ctx); err != nil || fmt.Sprint(all) != want {
				t.Errorf("%s: %v (%v), want %s", when, all, err, want)
			}
		}
	}
	check("at first", "[]")
	finish(nil, 0)
	finish([]string{"Ice", "Fire"}, 0)
	finish([]string{"Fire", "Ice"}, 0)
	finish([]string{"Ice", ""})
	last := finish([]string{"Ice", "Ice"}, 1)
	check("played", "[{vastrix -1 Fire 1 1 0} {vastrix -1 Ice 1 2 1}]")
	backup := filepath.Join(t.TempDir(), "backup.db")
	if _, err := s.Backup(ctx, backup); err != nil {
		t.Fatal(err)
	}
	if err := s.Truncate(ctx, last, 1); err != nil {
		t.Fatal(err)
	}
	check("taken back", "[{vastrix -1 Fire 1 1 0} {vastrix -1 Ice 1 1 1}]")
	if _, err := s.Restore(ctx, backup); err != nil {
		t.Fatal(err)
	}
	check("restored", "[{vastrix -1 Fire 1 1 0} {vastrix -1 Ice 1 2 1}]")
	for _, ids := range [][]int64{{7, 0}, {0, 7}, {7, 7}} {
		id := newGame(t, s)
		if err := s.SetGameDecks(ctx, id, ids); err != nil {
			t.Fatal(err)
		}
		if err := s.Finish(ctx, id, Outcome{Winners: []int{1}, Decks: []string{"Ice", "Fire"}}); err != nil {
			t.Fatal(err)
		}
	}
	check("by numbers", "[{vastrix -1 Fire 1 1 0} {vastrix -1 Ice 1 2 1} {vastrix 0 Fire 1 0 0} {vastrix 0 Ice 0 1 0} {vastrix 7  1 2 0}]")
}
