package saves

import (
	"errors"
	"path/filepath"
	"reflect"
	"testing"
	"time"
)

// trash makes a game, a deck and a run with all that belongs to them, and returns their numbers.
func trash(t *testing.T, s *Store) (ids [kinds]int64) {
	t.Helper()
	ctx := t.Context()
	ids[AGame], ids[ADeck] = newGame(t, s), newDeck(t, s)
	var err error
	if ids[ARun], err = s.KeepRun(ctx, Run{GameKey: "bridge", Name: "Test", Setup: []byte(`{}`), Report: []byte(`{}`)}); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(s.AppendChoices(ctx, ids[AGame], line(20)...), s.SetPicture(ctx, ids[AGame], []byte("png"))); err != nil {
		t.Fatal(err)
	}
	return ids
}

// listed is all games, decks and runs that are not in the bin.
func listed(t *testing.T, s *Store) []any {
	t.Helper()
	games, err := s.ListGames(t.Context(), Filter{})
	decks, err2 := s.ListDecks(t.Context(), DeckFilter{})
	runs, err3 := s.Runs(t.Context(), "")
	if err := errors.Join(err, err2, err3); err != nil {
		t.Fatal(err)
	}
	return []any{games, decks, runs}
}

// What is deleted is listed in the bin and nowhere else, also after the program was killed, and comes back as it
// was. For good it goes only from there.
func TestBin(t *testing.T) {
	ctx := t.Context()
	path, killed := filepath.Join(t.TempDir(), "saves.db"), filepath.Join(t.TempDir(), "killed.db")
	s := mustOpen(t, path, Options{})
	now := time.UnixMicro(1_000_000_000)
	s.now = func() time.Time { now = now.Add(time.Second); return now }
	ids, stays := trash(t, s), trash(t, s)
	before := listed(t, s)
	for k := range kinds {
		if err := s.Purge(ctx, k, ids[k]); err != nil {
			t.Fatal(err)
		}
		if gone, err := s.Discard(ctx, k, ids[k]); err != nil || len(gone) != 1 {
			t.Fatal(gone, err)
		}
		if _, err := s.Discard(ctx, k, ids[k]); !errors.Is(err, k.missing()) {
			t.Errorf("a %s is deleted twice: %v", k, err)
		}
	}
	want := []Binned{
		{ARun, ids[ARun], "bridge", "Test", []string{}, now}, {ADeck, ids[ADeck], "bridge", "Penguins", []string{}, now.Add(-2 * time.Second)},
	}
	check := func(s *Store) {
		t.Helper()
		all, err := s.Bin(ctx)
		if err != nil || len(all) != 3 || all[2].Kind != AGame || all[2].ID != ids[AGame] || len(all[2].Seats) == 0 {
			t.Fatalf("the bin holds %+v, %v", all, err)
		}
		for i := range want {
			if all[i].Deleted = want[i].Deleted; !reflect.DeepEqual(all[i], want[i]) {
				t.Errorf("the bin holds %+v, want %+v", all[i], want[i])
			}
		}
	}
	check(s)
	if c, err := count(ctx, s.ro, sinceBin); err != nil || c.Games != 1 || c.Decks != 1 || c.Runs != 1 {
		t.Errorf("a backup has %+v, %v", c, err)
	}
	leave(t, killed, path)
	check(mustOpen(t, killed, Options{}))
	if _, err := s.Game(ctx, ids[AGame]); !errors.Is(err, ErrNotFound) {
		t.Errorf("a game in the bin opens: %v", err)
	}
	if _, err := s.Deck(ctx, ids[ADeck]); !errors.Is(err, ErrNoDeck) {
		t.Errorf("a deck in the bin opens: %v", err)
	}
	g, err := s.Game(ctx, stays[AGame])
	if err != nil {
		t.Fatal(err)
	}
	if id, err := s.Alike(ctx, g, line(20)); err != nil || id != stays[AGame] {
		t.Errorf("a file is the game %d (%v), want the one that isn't in the bin", id, err)
	}
	for k := range kinds {
		if err := s.Recover(ctx, k, ids[k]); err != nil {
			t.Fatal(err)
		}
	}
	if after := listed(t, s); !reflect.DeepEqual(after, before) {
		t.Errorf("they came back as\n%+v, before\n%+v", after, before)
	}
	if picture, err := s.Picture(ctx, ids[AGame]); err != nil || string(picture) != "png" {
		t.Errorf("the picture came back as %q, %v", picture, err)
	}
}

// What has been in the bin for long enough goes for good; nothing else does.
func TestBinExpires(t *testing.T) {
	ctx := t.Context()
	s := newStore(t)
	begin := time.Now()
	at := begin
	s.now = func() time.Time { return at }
	old, fresh, stays := trash(t, s), trash(t, s), trash(t, s)
	for i, ids := range [][kinds]int64{old, fresh} {
		at = begin.AddDate(0, 0, i)
		for k := range kinds {
			if _, err := s.Discard(ctx, k, ids[k]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if n, err := s.Expire(ctx, at); err != nil || n != int64(kinds) {
		t.Errorf("%d went, %v", n, err)
	}
	bin, err := s.Bin(ctx)
	if err != nil || len(bin) != int(kinds) {
		t.Fatalf("in the bin is %+v, %v", bin, err)
	}
	for _, b := range bin {
		if b.ID != fresh[b.Kind] {
			t.Errorf("left in the bin is %+v", b)
		}
	}
	for k := range kinds {
		if err := s.Recover(ctx, k, old[k]); !errors.Is(err, k.missing()) {
			t.Errorf("a %s comes back that went for good: %v", k, err)
		}
	}
	if _, err := s.Game(ctx, stays[AGame]); err != nil {
		t.Error(err)
	}
}
