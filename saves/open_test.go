package saves

import (
	"context"
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// played makes a closed file with one game of 300 choices in it.
func played(t *testing.T, path string) {
	t.Helper()
	s := mustOpen(t, path, Options{})
	if err := s.AppendChoices(context.Background(), newGame(t, s), line(300)...); err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
}

// raw runs statements on a file behind the back of the package.
func raw(t *testing.T, path string, statements ...string) {
	t.Helper()
	db, err := sql.Open("sqlite3", path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	for _, statement := range statements {
		if _, err := db.Exec(statement); err != nil {
			t.Fatalf("%s: %v", statement, err)
		}
	}
}

func edit(t *testing.T, path string, change func([]byte) []byte) {
	t.Helper()
	content, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, change(content), 0o600); err != nil {
		t.Fatal(err)
	}
}

// overwriteEnd makes a file in which something long was put last, and fills its
// last page with nothing.
func overwriteEnd(t *testing.T, path string, put func(s *Store, long string)) {
	t.Helper()
	s := mustOpen(t, path, Options{})
	put(s, strings.Repeat("ox ", 5000))
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	edit(t, path, func(b []byte) []byte { clear(b[len(b)-4096:]); return b })
}

// What is wrong is told by its name, in a sentence that names the file and says what to do, and the file stays as it was.
func TestOpenRefuses(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does all of it")
	}
	cases := []struct {
		name    string
		spoil   func(t *testing.T, path string)
		options Options
		want    error
		says    string
	}{
		{"a text file", func(t *testing.T, path string) {
			os.WriteFile(path, []byte(strings.Repeat("Dear diary, ", 500)), 0o600)
		}, Options{}, ErrNotDatabase, "choose another file"},
		{"the database of another program", func(t *testing.T, path string) {
			raw(t, path, `CREATE TABLE mail (text)`, `INSERT INTO mail VALUES ('hello')`)
		}, Options{}, ErrForeign, "choose another file"},
		{"a marked database of another program", func(t *testing.T, path string) {
			raw(t, path, `PRAGMA application_id = 7`, `CREATE TABLE mail (text)`)
		}, Options{}, ErrForeign, "another program"},
		{"a file of a newer version", func(t *testing.T, path string) {
			played(t, path)
			raw(t, path, `INSERT INTO goose_db_version (version_id, is_applied) VALUES (4711, 1)`)
		}, Options{}, ErrNewer, "4711"},
		{"an older file, to be read only", func(t *testing.T, path string) {
			mustOpenWith(t, path, history(t, 1, nil)).Close()
		}, Options{ReadOnly: true}, ErrOlder, "open it once for writing"},
		{"the header overwritten", func(t *testing.T, path string) {
			played(t, path)
			edit(t, path, func(b []byte) []byte { copy(b, "garbage garbage garbage"); return b })
		}, Options{}, ErrNotDatabase, "move it away"},
		{"pages overwritten", func(t *testing.T, path string) {
			played(t, path)
			edit(t, path, func(b []byte) []byte {
				for i := 4096; i < len(b); i += 64 {
					b[i] ^= 0x5a
				}
				return b
			})
		}, Options{}, ErrDamaged, "put back a copy"},
		{"the second half missing", func(t *testing.T, path string) {
			played(t, path)
			edit(t, path, func(b []byte) []byte { return b[:len(b)/2/4096*4096] })
		}, Options{}, ErrDamaged, "put back a copy"},
		{"the last page of a long deck overwritten with nothing", func(t *testing.T, path string) {
			overwriteEnd(t, path, func(s *Store, long string) {
				if _, err := s.CreateDeck(t.Context(), Deck{GameKey: "bridge", Cards: []byte(`"` + long + `"`)}); err != nil {
					t.Fatal(err)
				}
			})
		}, Options{}, ErrDamaged, "a deck can't be read"},
		{"the last page of a long set-up overwritten with nothing", func(t *testing.T, path string) {
			overwriteEnd(t, path, func(s *Store, long string) {
				g := Saved{GameKey: "whist", Setup: []byte(`"` + long + `"`), Seats: []string{"Ann"}}
				if _, err := s.CreateGame(t.Context(), g); err != nil {
					t.Fatal(err)
				}
			})
		}, Options{}, ErrDamaged, "the set-up of a game can't be read"},
		{"choices missing in the middle", func(t *testing.T, path string) {
			played(t, path)
			raw(t, path, `DELETE FROM log WHERE seq BETWEEN 100 AND 120`)
		}, Options{ReadOnly: true}, ErrDamaged, "choices of a game are missing"},
		{"a folder", func(t *testing.T, path string) { os.Mkdir(path, 0o700) }, Options{}, ErrNotDatabase, "it is a folder"},
		{"an empty file, to be read only", func(t *testing.T, path string) { os.WriteFile(path, nil, 0o600) },
			Options{ReadOnly: true}, ErrNotDatabase, "it is empty"},
		{"no file, to be read only", func(*testing.T, string) {}, Options{ReadOnly: true}, ErrNoFile, "does not exist"},
		{"no file, none to be made", func(*testing.T, string) {}, Options{Existing: true}, ErrNoFile, "does not exist"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "my saves.db")
			c.spoil(t, path)
			before, _ := os.ReadFile(path)
			_, err := Open(context.Background(), path, c.options)
			checkRefusal(t, err, path, c.want, c.says)
			if after, _ := os.ReadFile(path); !slices.Equal(before, after) {
				t.Errorf("the file was changed")
			}
		})
	}
	t.Run("no folder", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "missing", "saves.db")
		_, err := Open(context.Background(), path, Options{})
		checkRefusal(t, err, path, ErrNoFolder, "create the folder")
	})
}

func checkRefusal(t *testing.T, err error, path string, want error, says string) {
	t.Helper()
	var fe *FileError
	if !errors.As(err, &fe) || !errors.Is(err, want) || fe.Kind != want {
		t.Fatalf("error is %v, want %v", err, want)
	}
	if !strings.Contains(err.Error(), path) || !strings.Contains(err.Error(), says) {
		t.Errorf("%q does not name the file %s and say %q", err, path, says)
	}
}

// Every byte of a file may be lost without a panic, a hang or a changed file; what opens must also load or say why not.
func TestOpenAnyDamage(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does all of it")
	}
	dir := t.TempDir()
	sound := filepath.Join(dir, "sound.db")
	played(t, sound)
	content, err := os.ReadFile(sound)
	if err != nil {
		t.Fatal(err)
	}
	refused := 0
	for at := 0; at < len(content); at += 997 {
		path := filepath.Join(dir, "spoilt.db")
		spoilt := slices.Clone(content)
		copy(spoilt[at:], "\xff\xff\xff\xff\xff\xff\xff\xff")
		if err := os.WriteFile(path, spoilt, 0o600); err != nil {
			t.Fatal(err)
		}
		s, err := Open(context.Background(), path, Options{ReadOnly: true})
		if err != nil {
			refused++
			var fe *FileError
			if !errors.As(err, &fe) {
				t.Errorf("damage at %d: %v is no FileError", at, err)
			}
		} else {
			_, _ = s.LoadChoices(context.Background(), 1) // may fail: a page can be sound and its values wrong
			s.Close()
		}
		if after, _ := os.ReadFile(path); !slices.Equal(after, spoilt) {
			t.Errorf("damage at %d: the file was changed", at)
		}
	}
	if refused == 0 {
		t.Errorf("no damage was noticed")
	}
}

func TestSecondProgramIsToldAndMayRead(t *testing.T) {
	ctx := context.Background()
	path := filepath.Join(t.TempDir(), "saves.db")
	first := mustOpen(t, path, Options{})
	id := newGame(t, first)

	link := filepath.Join(t.TempDir(), "link.db")
	if err := os.Symlink(path, link); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{path, link} {
		if _, err := Open(ctx, name, Options{}); !errors.Is(err, ErrInUse) {
			t.Fatalf("second opening of %s: %v, want ErrInUse", name, err)
		}
	}
	reader := mustOpen(t, link, Options{ReadOnly: true})
	if !reader.ReadOnly() || first.ReadOnly() {
		t.Errorf("ReadOnly: reader %v, first %v", reader.ReadOnly(), first.ReadOnly())
	}
	if err := first.AppendChoices(ctx, id, line(3)...); err != nil {
		t.Fatal(err)
	}
	if choices, err := reader.LoadChoices(ctx, id); err != nil || len(choices) != 3 {
		t.Errorf("reader sees %d choices (%v), want 3", len(choices), err)
	}
	if err := reader.Rename(ctx, id, "x"); !errors.Is(err, ErrReadOnly) {
		t.Errorf("rename through the reader: %v, want ErrReadOnly", err)
	}

	reader.Close()
	first.Close()
	again := mustOpen(t, path, Options{})
	if choices, err := again.LoadChoices(ctx, id); err != nil || len(choices) != 3 {
		t.Errorf("after closing both: %d choices (%v), want 3", len(choices), err)
	}
}

func TestNewFileIsPrivateAndNamesMayBeOdd(t *testing.T) {
	for _, name := range []string{"a b.db", "100%.db", "what?.db", "no#1.db", "ключ;&=.db"} {
		path := filepath.Join(t.TempDir(), name)
		played(t, path)
		info, err := os.Stat(path)
		if err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("%s: %v, %v; want a file only its owner may read", name, info, err)
		}
		s := mustOpen(t, path, Options{ReadOnly: true})
		if choices, err := s.LoadChoices(context.Background(), 1); err != nil || len(choices) != 300 {
			t.Errorf("%s: %d choices (%v)", name, len(choices), err)
		}
	}
}

// A program killed while it changed a file that has no write-ahead log leaves a journal: opening undoes the change.
func TestHotJournal(t *testing.T) {
	ctx := context.Background()
	dir := t.TempDir()
	path, killed := filepath.Join(dir, "saves.db"), filepath.Join(dir, "killed.db")
	played(t, path)
	db, err := sql.Open("sqlite3", path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	for _, statement := range []string{`PRAGMA journal_mode = DELETE`, `PRAGMA cache_size = 1`, `BEGIN`,
		`UPDATE log SET key = 'spoilt' || key`} {
		if _, err := db.Exec(statement); err != nil {
			t.Fatal(err)
		}
	}
	for _, suffix := range []string{"", "-journal"} { // as they lie on the disk in the middle of the transaction
		content, err := os.ReadFile(path + suffix)
		if err != nil {
			t.Fatal(err)
		}
		if suffix == "" && !strings.Contains(string(content), "spoilt") {
			t.Fatal("the change did not reach the file yet")
		}
		if err := os.WriteFile(killed+suffix, content, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := Open(ctx, killed, Options{ReadOnly: true}); !errors.Is(err, ErrReadOnly) {
		t.Errorf("reading what is half done: %v, want ErrReadOnly", err)
	}
	s := mustOpen(t, killed, Options{})
	if got, err := s.LoadChoices(ctx, 1); err != nil || !slices.Equal(got, line(300)) {
		t.Errorf("%d choices (%v), want the 300 from before", len(got), err)
	}
}
