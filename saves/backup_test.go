package saves

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// A backup has what was saved when it was made, is one file, and is made while
// the file is open and written to.
func TestBackup(t *testing.T) {
	ctx := context.Background()
	dir := t.TempDir()
	path := filepath.Join(dir, "saves.db")
	s := mustOpen(t, path, Options{})
	names := numbered("game", 5)
	named(t, s, names...)
	if _, err := s.CreateDeck(ctx, Deck{GameKey: "rummy", Cards: []byte(`[]`)}); err != nil {
		t.Fatal(err)
	}
	for name, make := range map[string]func(to string) (Backed, error){
		"of an open Store":   func(to string) (Backed, error) { return s.Backup(ctx, to, nil) },
		"by another program": func(to string) (Backed, error) { return Backup(ctx, path, Folders{}, to, nil) },
		"of an open Store that only reads": func(to string) (Backed, error) {
			return mustOpen(t, path, Options{ReadOnly: true}).Backup(ctx, to, nil)
		},
	} {
		to := filepath.Join(t.TempDir(), "backup.db")
		found, err := make(to)
		if err != nil || found.Contents != (Contents{Parts: HasSaves, Games: 5, Decks: 1}) {
			t.Fatalf("%s: %+v (%v)", name, found, err)
		}
		if left, _ := filepath.Glob(to + "*"); !slices.Equal(left, []string{to}) {
			t.Errorf("%s: it left %v", name, left)
		}
		if info, err := os.Stat(to); err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("%s: %v (%v)", name, info.Mode(), err)
		}
		b := mustOpen(t, unpacked(t, to), Options{})
		if got := namesIn(t, b); !slices.Equal(got, names) {
			t.Errorf("%s: games %v, want %v", name, got, names)
		}
		b.Close()
		before, _ := os.ReadFile(to)
		if _, err := make(to); err == nil || !strings.Contains(err.Error(), "exists already") {
			t.Errorf("%s, a second time: %v", name, err)
		}
		if after, _ := os.ReadFile(to); !slices.Equal(before, after) {
			t.Errorf("%s: a second backup changed the first", name)
		}
	}
	named(t, s, "one more") // backing up does not get in the way
}

// A backup is of one moment, whatever is written while it is made.
// A name without its folder is of the folder that the program runs in.
func TestBackupBeside(t *testing.T) {
	dir := t.TempDir()
	s := mustOpen(t, filepath.Join(dir, "saves.db"), Options{})
	named(t, s, "game")
	t.Chdir(dir)
	if found, err := s.Backup(t.Context(), "backup.db", nil); err != nil || found.Games != 1 {
		t.Fatalf("%+v (%v)", found, err)
	}
	if got := namesIn(t, mustOpen(t, unpacked(t, filepath.Join(dir, "backup.db")), Options{})); !slices.Equal(got, []string{"game"}) {
		t.Errorf("it holds %v", got)
	}
}

func TestBackupWhileChoicesAreWritten(t *testing.T) {
	ctx := context.Background()
	dir := t.TempDir()
	s := mustOpen(t, filepath.Join(dir, "saves.db"), Options{})
	id := newGame(t, s)
	w := s.StartWriter(ctx, id, 0, noTrouble(t))
	all := line(3000)
	for _, c := range all {
		w.Append(c)
	}
	for i := range 5 {
		to := filepath.Join(dir, fmt.Sprintf("backup%d.db", i))
		if _, err := Backup(ctx, s.Path(), Folders{}, to, nil); err != nil {
			t.Fatal(err)
		}
		b := mustOpen(t, unpacked(t, to), Options{ReadOnly: true})
		got, err := b.LoadChoices(ctx, id)
		if err != nil || !slices.Equal(got, all[:len(got)]) {
			t.Errorf("backup %d: %d choices that are not the first ones (%v)", i, len(got), err)
		}
	}
	if err := errors.Join(w.Flush(ctx), w.Close()); err != nil {
		t.Fatal(err)
	}
}

// Restoring brings back what the backup has and keeps what was there.
func TestRestore(t *testing.T) {
	ctx := context.Background()
	old, later := numbered("old", 12), numbered("later", 3)
	cases := []struct {
		name string
		// spoil changes what lies at path before the backup is restored; there is an open, killed copy of it at killed.
		spoil func(t *testing.T, path, killed string)
		kept  []string // the games in the copy that is kept; nil: it can't be opened
		none  bool     // nothing is kept
		aside bool     // a log is put aside
	}{
		{"over a file that was closed", func(*testing.T, string, string) {}, later, false, false},
		{"over a file that was killed, with its log", func(t *testing.T, path, killed string) { leave(t, path, killed) }, append(slices.Clone(later), "last"), false, false},
		{"over a damaged file", func(t *testing.T, path, _ string) {
			edit(t, path, func(b []byte) []byte {
				for i := 4096; i < len(b); i += 64 {
					b[i] ^= 0x5a
				}
				return b
			})
		}, nil, false, false},
		{"over a text file", func(t *testing.T, path, _ string) { os.WriteFile(path, []byte("Dear diary"), 0o600) }, nil, false, false},
		{"over an empty file", func(t *testing.T, path, _ string) { os.Truncate(path, 0) }, nil, true, false},
		{"in the place of a missing file", func(t *testing.T, path, _ string) { os.Remove(path) }, nil, true, false},
		{"in the place of a missing file whose log is there", func(t *testing.T, path, killed string) {
			leave(t, path, killed)
			os.Remove(path)
		}, nil, true, true},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			path, copied, killed := filepath.Join(dir, "saves.db"), filepath.Join(dir, "backup", "b.db"), filepath.Join(dir, "killed.db")
			os.Mkdir(filepath.Dir(copied), 0o700)
			s := mustOpen(t, path, Options{})
			named(t, s, old...)
			if _, err := s.Backup(ctx, copied, nil); err != nil {
				t.Fatal(err)
			}
			for id := range int64(12) {
				if err := s.remove(ctx, id+1); err != nil {
					t.Fatal(err)
				}
			}
			named(t, s, later...)
			named(t, s, "last")
			leave(t, killed, path)
			if err := s.remove(ctx, 16); err != nil {
				t.Fatal(err)
			}
			s.Close()
			c.spoil(t, path, killed)
			before, _ := os.ReadFile(path)

			done, err := Restore(ctx, path, Folders{}, copied)
			if err != nil || done.Games != 12 || done.Decks != 0 {
				t.Fatalf("%+v (%v)", done, err)
			}
			s = mustOpen(t, path, Options{})
			if got := namesIn(t, s); !slices.Equal(got, old) || s.Notice() != nil {
				t.Errorf("restored: games %v, want %v; notice %v", got, old, s.Notice())
			}
			if kept, _ := filepath.Glob(path + "-wal-*"); (len(kept) > 0) != c.aside || (done.Notice != nil) != c.aside {
				t.Errorf("logs put aside: %v, said %v; want %v", kept, done.Notice, c.aside)
			}
			switch {
			case c.none:
				if len(done.Kept) > 0 {
					t.Errorf("kept %s of nothing", done.Kept)
				}
			case c.kept == nil:
				if content, err := os.ReadFile(done.Kept[0]); err != nil || !slices.Equal(content, before) {
					t.Errorf("%s: %d bytes (%v), want the %d from before", done.Kept[0], len(content), err, len(before))
				}
			default:
				k := mustOpen(t, unpacked(t, done.Kept[0]), Options{ReadOnly: true})
				want := slices.Clone(c.kept)
				slices.Sort(want)
				if got := namesIn(t, k); !slices.Equal(got, want) {
					t.Errorf("kept: games %v, want %v", got, want)
				}
			}
		})
	}
}

// What is not a backup is refused, and the saves stay as they were.
func TestRestoreRefuses(t *testing.T) {
	ctx := context.Background()
	cases := []struct {
		name string
		make func(t *testing.T, from string)
		want error
	}{
		{"a missing file", func(*testing.T, string) {}, ErrNoFile},
		{"an empty file", func(t *testing.T, from string) { os.WriteFile(from, nil, 0o600) }, ErrNotDatabase},
		{"a text", func(t *testing.T, from string) { os.WriteFile(from, []byte(strings.Repeat("Dear diary, ", 99)), 0o600) }, ErrNotDatabase},
		{"a folder", func(t *testing.T, from string) { os.Mkdir(from, 0o700) }, ErrNotDatabase},
		{"another program's", func(t *testing.T, from string) { raw(t, from, `CREATE TABLE mail (text)`) }, ErrForeign},
		{"a newer one", func(t *testing.T, from string) {
			played(t, from)
			raw(t, from, `INSERT INTO goose_db_version (version_id, is_applied) VALUES (4711, 1)`)
		}, ErrNewer},
		{"half of one", func(t *testing.T, from string) {
			played(t, from)
			edit(t, from, func(b []byte) []byte { return b[:len(b)/2/4096*4096] })
		}, ErrDamaged},
		{"one with choices missing", func(t *testing.T, from string) {
			played(t, from)
			raw(t, from, `DELETE FROM log WHERE seq BETWEEN 100 AND 120`)
		}, ErrDamaged},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			path, from := filepath.Join(dir, "saves.db"), filepath.Join(t.TempDir(), "from.db")
			played(t, path)
			before, _ := os.ReadFile(path)
			c.make(t, from)
			_, err := Restore(ctx, path, Folders{}, from)
			var fe *FileError
			if !errors.As(err, &fe) || fe.Kind != c.want || fe.Path != from {
				t.Errorf("%v, want %v of %s", err, c.want, from)
			}
			if after, _ := os.ReadFile(path); !slices.Equal(before, after) {
				t.Error("the saves were changed")
			}
			if left, _ := filepath.Glob(path + "*"); len(left) > 2 { // the file and its lock
				t.Errorf("left: %v", left)
			}
		})
	}
	t.Run("into a file that is open", func(t *testing.T) {
		dir := t.TempDir()
		path, from := filepath.Join(dir, "saves.db"), filepath.Join(dir, "from.db")
		played(t, from)
		s := mustOpen(t, path, Options{})
		named(t, s, "mine")
		if _, err := Restore(ctx, path, Folders{}, from); !errors.Is(err, ErrInUse) {
			t.Errorf("%v, want ErrInUse", err)
		}
		if got := namesIn(t, s); !slices.Equal(got, []string{"mine"}) {
			t.Errorf("games %v", got)
		}
	})
	t.Run("a file into itself", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "saves.db")
		played(t, path)
		if _, err := Restore(ctx, path, Folders{}, path); err == nil || !strings.Contains(err.Error(), "name a copy") {
			t.Errorf("%v", err)
		}
	})
	t.Run("into another program's file", func(t *testing.T) {
		dir := t.TempDir()
		path, from := filepath.Join(dir, "mail.db"), filepath.Join(dir, "from.db")
		played(t, from)
		raw(t, path, `CREATE TABLE mail (text)`)
		if _, err := Restore(ctx, path, Folders{}, from); !errors.Is(err, ErrForeign) {
			t.Errorf("%v, want ErrForeign", err)
		}
	})
}

// An open Store goes on with what was restored, and with what it had when it
// can't be restored.
func TestRestoreOpenStore(t *testing.T) {
	ctx := context.Background()
	dir := t.TempDir()
	copied := filepath.Join(dir, "copy.db")
	s := mustOpen(t, filepath.Join(dir, "saves.db"), Options{})
	named(t, s, "old")
	if _, err := s.Backup(ctx, copied, nil); err != nil {
		t.Fatal(err)
	}
	named(t, s, "new")
	if _, err := s.Restore(ctx, filepath.Join(dir, "missing.db")); !errors.Is(err, ErrNoFile) {
		t.Errorf("%v, want ErrNoFile", err)
	}
	if got := namesIn(t, s); !slices.Equal(got, []string{"new", "old"}) {
		t.Errorf("after a refusal: games %v", got)
	}
	done, err := s.Restore(ctx, copied)
	if err != nil || done.Games != 1 {
		t.Fatalf("%+v (%v)", done, err)
	}
	named(t, s, "later")
	if got := namesIn(t, s); !slices.Equal(got, []string{"later", "old"}) || s.Notice() != nil {
		t.Errorf("games %v, notice %v", got, s.Notice())
	}
	if got := namesIn(t, mustOpen(t, unpacked(t, done.Kept[0]), Options{ReadOnly: true})); !slices.Equal(got, []string{"new", "old"}) {
		t.Errorf("kept: games %v", got)
	}
	if _, err := Open(ctx, s.Path(), Options{}); !errors.Is(err, ErrInUse) {
		t.Errorf("a second opening: %v, want ErrInUse", err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if got := namesIn(t, mustOpen(t, filepath.Join(dir, "saves.db"), Options{})); len(got) != 2 {
		t.Errorf("opened again: games %v", got)
	}
}

// A backup by an older version is brought up to date when it is opened.
func TestRestoreOlder(t *testing.T) {
	ctx := context.Background()
	dir := t.TempDir()
	path, from := filepath.Join(dir, "saves.db"), filepath.Join(dir, "from.db")
	old, err := open(ctx, from, Options{}, history(t, 1, nil))
	if err != nil {
		t.Fatal(err)
	}
	id, err := old.CreateGame(ctx, Saved{Name: "of old", GameKey: "whist", Setup: []byte(`{}`), Seats: []string{"Ann", "bot"}})
	if err != nil {
		t.Fatal(err)
	}
	old.Close()
	filled(t, from, id, 20)
	if done, err := Restore(ctx, path, Folders{}, from); err != nil || done.Games != 1 {
		t.Fatalf("%+v (%v)", done, err)
	}
	s := mustOpen(t, path, Options{})
	if got := namesIn(t, s); !slices.Equal(got, []string{"of old"}) {
		t.Errorf("games %v", got)
	}
}

// Killed at any step of restoring, the file opens: as it was, or as it was to be.
func TestRestoreKilled(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	path, from := filepath.Join(dir, "saves.db"), filepath.Join(dir, "from.db")
	s := mustOpen(t, from, Options{})
	named(t, s, "from a", "from b")
	s.Close()
	s = mustOpen(t, filepath.Join(dir, "now.db"), Options{})
	named(t, s, "now a")
	outcomes := map[string]int{}
	for round := range 30 {
		for _, f := range []string{path, path + "-wal", path + "-shm"} {
			os.Remove(f)
		}
		leave(t, path, s.Path())
		cmd := child("", "restore", path)
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Duration(round) * 6 * time.Millisecond)
		cmd.Process.Kill()
		cmd.Wait()
		r := mustOpen(t, path, Options{})
		got := strings.Join(namesIn(t, r), ", ")
		r.Close()
		if outcomes[got]++; got != "now a" && got != "from a, from b" {
			t.Errorf("round %d: games %s", round, got)
		}
	}
	t.Logf("outcomes: %v", outcomes)
}
