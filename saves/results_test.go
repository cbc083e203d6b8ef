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
	check("played", "[{whist -1 Fire 1 1 0} {whist -1 Ice 1 2 1}]")
	backup := filepath.Join(t.TempDir(), "backup.db")
	if _, err := s.Backup(ctx, backup, nil); err != nil {
		t.Fatal(err)
	}
	if err := s.Truncate(ctx, last, 1); err != nil {
		t.Fatal(err)
	}
	check("taken back", "[{whist -1 Fire 1 1 0} {whist -1 Ice 1 1 1}]")
	if _, err := s.Restore(ctx, backup); err != nil {
		t.Fatal(err)
	}
	check("restored", "[{whist -1 Fire 1 1 0} {whist -1 Ice 1 2 1}]")
	for _, ids := range [][]int64{{7, 0}, {0, 7}, {7, 7}} {
		id := newGame(t, s)
		if err := s.SetGameDecks(ctx, id, ids); err != nil {
			t.Fatal(err)
		}
		if err := s.Finish(ctx, id, Outcome{Winners: []int{1}, Decks: []string{"Ice", "Fire"}}); err != nil {
			t.Fatal(err)
		}
	}
	check("by numbers", "[{whist -1 Fire 1 1 0} {whist -1 Ice 1 2 1} {whist 0 Fire 1 0 0} {whist 0 Ice 0 1 0} {whist 7  1 2 0}]")
}

// The results of a deck are counted by those that it met: by its number where that is known, else by its name.
func TestDeckMeetings(t *testing.T) {
	ctx := t.Context()
	s := newStore(t)
	finish := func(ids []int64, decks []string, winners ...int) {
		t.Helper()
		id := newGame(t, s)
		if ids != nil {
			if err := s.SetGameDecks(ctx, id, ids); err != nil {
				t.Fatal(err)
			}
		}
		if err := s.Finish(ctx, id, Outcome{Winners: winners, Decks: decks}); err != nil {
			t.Fatal(err)
		}
	}
	finish(nil, nil, 0)
	finish(nil, []string{"Ice", "Fire"}, 0)
	finish(nil, []string{"Fire", "Ice"}, 0)
	finish(nil, []string{"Ice", "Fire"})
	finish(nil, []string{"Ice", "Ice"}, 1)
	finish(nil, []string{"Ice", ""}, 0)
	finish(nil, []string{"Fire", "Stone", "Ice"}, 1, 2)
	finish([]int64{7, 0}, []string{"Was Ice", "Ice"}, 0)
	finish([]int64{7, 7}, []string{"Ice", "Ice"}, 1)
	for _, c := range []struct {
		id   int64
		name string
		want string
	}{
		{0, "Ice", "[{[] 1 0 0} {[Fire Stone] 1 0 0} {[Fire] 1 1 1} {[Ice] 0 1 0} {[Was Ice] 0 1 0}]"},
		{7, "Ice", "[{[] 1 0 0} {[Fire Stone] 1 0 0} {[Fire] 1 1 1} {[Ice] 1 2 0}]"},
		{7, "Snow", "[{[Ice] 1 1 0}]"}, {0, "Stone", "[{[Fire Ice] 1 0 0}]"}, {0, "", "[]"}, {8, "", "[]"},
	} {
		got, err := s.DeckMeetings(ctx, "whist", c.id, c.name)
		if fmt.Sprint(got) != c.want || err != nil {
			t.Errorf("%d %q: %v (%v), want %s", c.id, c.name, got, err, c.want)
		}
	}
	if got, err := s.DeckMeetings(ctx, "bridge", 0, "Ice"); err != nil || len(got) != 0 {
		t.Errorf("of another game: %v, %v", got, err)
	}
}
