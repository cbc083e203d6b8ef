package saves

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// named makes games of these names.
func named(t *testing.T, s *Store, names ...string) {
	t.Helper()
	for _, name := range names {
		g := Saved{Name: name, GameKey: "whist", Setup: []byte(`{}`), Seats: []string{"Ann", "bot"}}
		id, err := s.CreateGame(t.Context(), g)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.AppendChoices(t.Context(), id, line(20)...); err != nil {
			t.Fatal(err)
		}
	}
}

// numbered is n names that begin with the same word.
func numbered(word string, n int) (names []string) {
	for i := range n {
		names = append(names, fmt.Sprintf("%s %02d", word, i+1))
	}
	return names
}

// namesIn lists the games of a Store in the order of their names.
func namesIn(t *testing.T, s *Store) (names []string) {
	t.Helper()
	games, err := s.ListGames(t.Context(), Filter{})
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range games {
		if choices, err := s.LoadChoices(t.Context(), g.ID); err != nil || !slices.Equal(choices, line(20)) {
			t.Errorf("%s has %d choices (%v)", g.Name, len(choices), err)
		}
		names = append(names, g.Name)
	}
	slices.Sort(names)
	return names
}

// copyTo copies a file, or what is there of it.
func copyTo(t *testing.T, to, from string) {
	t.Helper()
	content, err := os.ReadFile(from)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(to, content, 0o600); err != nil {
		t.Fatal(err)
	}
}

// leave copies an open file with its log to another place, as a killed program
// leaves them.
func leave(t *testing.T, to, from string) {
	t.Helper()
	for _, suffix := range []string{"", "-wal", "-shm"} {
		copyTo(t, to+suffix, from+suffix)
	}
}

// A file that was copied back lies beside the log of what it replaced. SQLite
// would write that log into it, and did: of 12 games 2 were left.
func TestCopyPutBackBesideAnotherLog(t *testing.T) {
	ctx := context.Background()
	twelve := numbered("kept", 12)
	cases := []struct {
		name string
		// goOn changes the open file after the copy was made; it is killed then.
		goOn func(t *testing.T, s *Store)
		put  []string // what is copied back, by the ending of its name
	}{
		{"games deleted since", func(t *testing.T, s *Store) {
			for id := range int64(10) {
				if err := s.remove(ctx, id+1); err != nil {
					t.Fatal(err)
				}
			}
		}, []string{""}},
		{"one small change since", func(t *testing.T, s *Store) {
			if err := s.Rename(ctx, 3, "renamed"); err != nil {
				t.Fatal(err)
			}
		}, []string{""}},
		{"the log started over several times since", func(t *testing.T, s *Store) {
			for range 3 {
				named(t, s, numbered("new", 9)...)
				if _, err := s.rw.Exec("PRAGMA wal_checkpoint(RESTART)"); err != nil {
					t.Fatal(err)
				}
			}
			named(t, s, "last")
		}, []string{""}},
		{"nothing but pages of the log changed since", func(t *testing.T, s *Store) {
			if _, err := s.rw.Exec("PRAGMA wal_checkpoint(TRUNCATE)"); err != nil {
				t.Fatal(err)
			}
			if err := s.SetNote(ctx, 1, "short"); err != nil {
				t.Fatal(err)
			}
		}, []string{""}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			path, backup, killed := filepath.Join(dir, "saves.db"), filepath.Join(dir, "copy.db"), filepath.Join(dir, "k.db")
			s := mustOpen(t, path, Options{})
			named(t, s, twelve...)
			if err := s.Close(); err != nil {
				t.Fatal(err)
			}
			copyTo(t, backup, path)
			s = mustOpen(t, path, Options{})
			c.goOn(t, s)
			leave(t, killed, path)
			s.Close()
			for _, suffix := range c.put {
				copyTo(t, killed+suffix, backup+suffix)
			}
			log, err := os.ReadFile(killed + "-wal")
			if err != nil || len(log) == 0 {
				t.Fatalf("the killed program left no log (%v)", err)
			}

			if r, err := Open(ctx, killed, Options{ReadOnly: true}); err == nil {
				t.Errorf("opened for reading only: %v", namesIn(t, r))
				r.Close()
			} else {
				checkRefusal(t, err, killed, ErrStrangeLog, "open it once for writing")
			}
			s = mustOpen(t, killed, Options{})
			if got := namesIn(t, s); !slices.Equal(got, twelve) {
				t.Errorf("games %v, want the twelve of the copy", got)
			}
			aside := s.logAside
			if kept, err := os.ReadFile(aside); err != nil || !slices.Equal(kept, log) {
				t.Errorf("the log was not kept as %q: %d bytes (%v), want %d", aside, len(kept), err, len(log))
			}
			checkRefusal(t, s.Notice(), killed, ErrLogAside, aside)
			named(t, s, "another")
			if err := s.Close(); err != nil {
				t.Fatal(err)
			}
			s = mustOpen(t, killed, Options{})
			if got := namesIn(t, s); len(got) != 13 || s.logAside != "" {
				t.Errorf("opened again: games %v, log put aside %q", got, s.logAside)
			}
		})
	}
}

// A log that is the file's own is never put aside: after any number of changes,
// in the middle of writing it back, after it was started over.
func TestOwnLogIsApplied(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does all of it")
	}
	ctx := context.Background()
	dir := t.TempDir()
	path := filepath.Join(dir, "saves.db")
	s := mustOpen(t, path, Options{})
	var want []string
	for round := range 60 {
		name := fmt.Sprintf("game %02d", round)
		named(t, s, name)
		want = append(want, name)
		switch round % 5 {
		case 1:
			if _, err := s.rw.Exec("PRAGMA wal_checkpoint(PASSIVE)"); err != nil {
				t.Fatal(err)
			}
		case 3:
			if err := s.Close(); err != nil {
				t.Fatal(err)
			}
			s = mustOpen(t, path, Options{})
		}
		killed := filepath.Join(dir, fmt.Sprintf("killed%d.db", round))
		leave(t, killed, path)
		r := mustOpen(t, killed, Options{ReadOnly: true})
		if got := namesIn(t, r); !slices.Equal(got, want) {
			t.Fatalf("round %d, read: games %v, want %v", round, got, want)
		}
		r.Close()
		k, err := Open(ctx, killed, Options{})
		if err != nil {
			t.Fatal(err)
		}
		if got := namesIn(t, k); !slices.Equal(got, want) || k.logAside != "" {
			t.Fatalf("round %d: games %v, want %v; log put aside %q", round, got, want, k.logAside)
		}
		k.Close()
	}
}

// Killed while a checkpoint writes pages back, the file is a mixture that only
// its own log makes whole.
func TestOwnLogMakesHalfACheckpointWhole(t *testing.T) {
	dir := t.TempDir()
	path, killed := filepath.Join(dir, "saves.db"), filepath.Join(dir, "killed.db")
	s := mustOpen(t, path, Options{})
	names := numbered("game", 8)
	named(t, s, names...)
	before, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	leave(t, killed, path)
	if _, err := s.rw.Exec("PRAGMA wal_checkpoint(PASSIVE)"); err != nil {
		t.Fatal(err)
	}
	after, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	log, err := os.ReadFile(killed + "-wal")
	if err != nil {
		t.Fatal(err)
	}
	for done := 0; done <= len(after); done += 4096 { // pages are written in the order of their numbers
		mixed := slices.Clone(after[:done])
		if done < len(before) {
			mixed = append(mixed, before[done:]...)
		}
		if err := os.WriteFile(killed, mixed, 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(killed+"-wal", log, 0o600); err != nil {
			t.Fatal(err)
		}
		k := mustOpen(t, killed, Options{})
		if got := namesIn(t, k); !slices.Equal(got, names) || k.logAside != "" {
			t.Fatalf("%d pages written back: games %v, log put aside %q", done/4096, got, k.logAside)
		}
		k.Close()
	}
}

// SQLite deletes the log beside a file that is missing or empty. It may be all
// that is left of somebody's games.
func TestLogWithoutItsFileIsKept(t *testing.T) {
	for name, spoil := range map[string]func(path string) error{
		"missing":        os.Remove,
		"empty":          func(path string) error { return os.Truncate(path, 0) },
		"something else": func(path string) error { return os.WriteFile(path, []byte(strings.Repeat("Dear diary, ", 500)), 0o600) },
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			path, killed := filepath.Join(dir, "saves.db"), filepath.Join(dir, "killed.db")
			s := mustOpen(t, path, Options{})
			named(t, s, "one", "two")
			leave(t, killed, path)
			s.Close()
			log, _ := os.ReadFile(killed + "-wal")
			if err := spoil(killed); err != nil {
				t.Fatal(err)
			}
			if k, err := Open(t.Context(), killed, Options{}); err == nil {
				if got := namesIn(t, k); len(got) > 0 {
					t.Errorf("games %v in a new file", got)
				}
				k.Close()
			}
			kept, _ := filepath.Glob(killed + "-wal-*")
			if len(kept) != 1 {
				t.Fatalf("logs put aside: %v, want one", kept)
			}
			if content, err := os.ReadFile(kept[0]); err != nil || !slices.Equal(content, log) {
				t.Errorf("%d bytes kept (%v), want %d", len(content), err, len(log))
			}
		})
	}
}
