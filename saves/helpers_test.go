package saves

import (
	"archive/zip"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"
	"time"

	"feltstack/rules/guard/guardtest"
)

// fatal is what *testing.T, *testing.B and *rapid.T share.
type fatal interface {
	Helper()
	Fatalf(format string, args ...any)
	Cleanup(func())
}

func mustOpen(t fatal, path string, options Options) *Store {
	t.Helper()
	s, err := Open(context.Background(), path, options)
	if err != nil {
		t.Fatalf("open: %v", err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

// unpacked is the saves file out of a backup, as anyone can take it out.
func unpacked(t fatal, backup string) string {
	t.Helper()
	z, err := zip.OpenReader(backup)
	if err != nil {
		t.Fatalf("open the backup: %v", err)
	}
	defer z.Close()
	from, err := z.Open(savesName)
	if err != nil {
		t.Fatalf("open the backup: %v", err)
	}
	defer from.Close()
	dir, err := os.MkdirTemp("", "unpacked")
	if err != nil {
		t.Fatalf("%v", err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	to := filepath.Join(dir, "saves.db")
	f, err := os.Create(to)
	if err == nil {
		_, err = io.Copy(f, from)
	}
	if err = errors.Join(err, f.Close()); err != nil {
		t.Fatalf("unpack the backup: %v", err)
	}
	return to
}

func newStore(t testing.TB) *Store {
	t.Helper()
	return mustOpen(t, filepath.Join(t.TempDir(), "feltstack.db"), Options{})
}

func newGame(t fatal, s *Store) int64 {
	t.Helper()
	id, err := s.CreateGame(context.Background(), Saved{GameKey: "whist", Setup: []byte(`{}`), Seats: []string{"Ann", "bot"}})
	if err != nil {
		t.Fatalf("create game: %v", err)
	}
	return id
}

// line is n different choices that start a game.
func line(n int) []Choice {
	keys := []string{"effect 3♠", "target B Q♥", "draw", "scuttle 7♦ with 8♠"}
	choices := make([]Choice, n)
	for i := range choices {
		choices[i] = Choice{N: i, Seat: i % 2, Turn: i / 4, Key: keys[i%len(keys)], Hash: uint64(i+1) * 0x9E3779B97F4A7C15}
	}
	return choices
}

// ticking is a clock that goes on by a second whenever it is read, so that no two times are equal.
func ticking() func() time.Time {
	now := time.Date(2026, 1, 2, 3, 4, 5, 6000, time.Local)
	return func() time.Time {
		now = now.Add(time.Second)
		return now
	}
}

func noTrouble(t *testing.T) func(error) {
	return func(err error) { t.Errorf("the writer reported %v", err) }
}

func wait(t *testing.T, a *Ack) error {
	t.Helper()
	select {
	case <-a.Done():
		return a.Err()
	case <-time.After(guardtest.Patience):
		t.Fatal("the choice is never acknowledged")
		return nil
	}
}

// remove deletes a game for good.
func (s *Store) remove(ctx context.Context, id int64) error {
	if _, err := s.Discard(ctx, AGame, id); err != nil {
		return err
	}
	return s.Purge(ctx, AGame, id)
}
