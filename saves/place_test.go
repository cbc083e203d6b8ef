package saves

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// A saves file that is deleted, moved or replaced while it is open is noticed
// at the next choice. Nothing is lost: it is written when the file is back, and
// saving elsewhere takes everything there.
func TestFileVanishesWhilePlaying(t *testing.T) {
	cases := []struct {
		name  string
		away  func(t *testing.T, folder, path string)
		want  error
		again func(t *testing.T, folder, path string) // puts it back
	}{
		{"the folder is deleted", func(t *testing.T, folder, _ string) { must(t, os.RemoveAll(folder)) }, ErrGone, nil},
		{"the folder is moved", func(t *testing.T, folder, _ string) { must(t, os.Rename(folder, folder+"2")) }, ErrGone,
			func(t *testing.T, folder, _ string) { must(t, os.Rename(folder+"2", folder)) }},
		{"a file is in the place of the folder", func(t *testing.T, folder, _ string) {
			must(t, os.Rename(folder, folder+"2"))
			must(t, os.WriteFile(folder, nil, 0o600))
		}, ErrGone, func(t *testing.T, folder, _ string) {
			must(t, os.Remove(folder))
			must(t, os.Rename(folder+"2", folder))
		}},
		{"the file is deleted", func(t *testing.T, _, path string) { must(t, os.Remove(path)) }, ErrGone, nil},
		{"the file is renamed", func(t *testing.T, _, path string) { must(t, os.Rename(path, path+"2")) }, ErrGone,
			func(t *testing.T, _, path string) { must(t, os.Rename(path+"2", path)) }},
		{"another file is put over it", func(t *testing.T, _, path string) {
			copyTo(t, path+"2", path)
			must(t, os.Rename(path, path+"3"))
			must(t, os.Rename(path+"2", path))
		}, ErrReplaced, func(t *testing.T, _, path string) { must(t, os.Rename(path+"3", path)) }},
		{"its log is deleted", func(t *testing.T, _, path string) { must(t, os.Remove(path+"-wal")) }, ErrGone, nil},
		{"its lock is deleted", func(t *testing.T, _, path string) { must(t, os.Remove(path+".lock")) }, ErrGone, nil},
	}
	for _, c := range cases {
		for _, back := range []bool{false, true} {
			if back && c.again == nil {
				continue
			}
			name := c.name
			if back {
				name += " and put back"
			}
			t.Run(name, func(t *testing.T) {
				ctx := context.Background()
				folder := filepath.Join(t.TempDir(), "saves")
				must(t, os.Mkdir(folder, 0o700))
				path, elsewhere := filepath.Join(folder, "saves.db"), filepath.Join(t.TempDir(), "elsewhere.db")
				s := mustOpen(t, path, Options{})
				id := newGame(t, s)
				r := newReports()
				w := s.StartWriter(ctx, id, 0, r.to)
				all := line(30)
				for _, choice := range all[:10] {
					w.Append(choice)
				}
				must(t, w.Flush(ctx))

				c.away(t, folder, path)
				ack := w.Append(all[10])
				if err := r.next(t); !errors.Is(err, c.want) {
					t.Fatalf("reported %v, want %v", err, c.want)
				}
				for _, choice := range all[11:20] {
					w.Append(choice)
				}
				if back {
					c.again(t, folder, path)
					w.Retry()
				} else {
					must(t, s.Move(ctx, elsewhere))
					w.Retry()
					if s.Path() != elsewhere {
						t.Errorf("the file is %s, want %s", s.Path(), elsewhere)
					}
				}
				if err := wait(t, ack); err != nil {
					t.Fatal(err)
				}
				if err := r.next(t); err != nil {
					t.Errorf("reported %v, want the end of the trouble", err)
				}
				for _, choice := range all[20:] {
					w.Append(choice)
				}
				must(t, errors.Join(w.Flush(ctx), w.Close()))
				if got, err := s.LoadChoices(ctx, id); err != nil || !slices.Equal(got, all) {
					t.Errorf("%d choices (%v), want 30", len(got), err)
				}
				at := s.Path()
				must(t, s.Close())
				s = mustOpen(t, at, Options{})
				if got, err := s.LoadChoices(ctx, id); err != nil || !slices.Equal(got, all) || s.Notice() != nil {
					t.Errorf("opened again: %d choices (%v), want 30; notice %v", len(got), err, s.Notice())
				}
			})
		}
	}
}

// Closing a file that another one has replaced leaves the log of that other one
// alone.
func TestCloseLeavesAnotherLogAlone(t *testing.T) {
	path := filepath.Join(t.TempDir(), "saves.db")
	s := mustOpen(t, path, Options{})
	named(t, s, "first")
	must(t, os.RemoveAll(filepath.Dir(path)))
	must(t, os.Mkdir(filepath.Dir(path), 0o700))
	other := mustOpen(t, path, Options{})
	named(t, other, "second")
	must(t, s.Close())
	named(t, other, "third")
	killed := filepath.Join(t.TempDir(), "killed.db")
	leave(t, killed, path)
	k := mustOpen(t, killed, Options{})
	if got := namesIn(t, k); !slices.Equal(got, []string{"second", "third"}) {
		t.Errorf("games %v, want second and third", got)
	}
}

// Moving never writes over a file, and where it fails all stays as it is.
func TestMoveRefuses(t *testing.T) {
	ctx := context.Background()
	dir := t.TempDir()
	s := mustOpen(t, filepath.Join(dir, "saves.db"), Options{})
	named(t, s, "mine")
	taken := filepath.Join(dir, "taken.db")
	must(t, os.WriteFile(taken, []byte("Dear diary"), 0o600))
	if err := s.Move(ctx, taken); err == nil || !strings.Contains(err.Error(), "exists already") {
		t.Errorf("over a file: %v", err)
	}
	if err := s.Move(ctx, filepath.Join(dir, "missing", "x.db")); err == nil {
		t.Error("into a folder that is not there: no error")
	}
	if err := mustOpen(t, s.Path(), Options{ReadOnly: true}).Move(ctx, filepath.Join(dir, "new.db")); !errors.Is(err, ErrReadOnly) {
		t.Errorf("of a file that is only read: %v", err)
	}
	named(t, s, "more")
	if got := namesIn(t, s); !slices.Equal(got, []string{"mine", "more"}) || s.Path() != filepath.Join(dir, "saves.db") {
		t.Errorf("games %v in %s", got, s.Path())
	}
}

// Moving in the middle of writing loses nothing and writes nothing twice.
func TestMoveWhileChoicesAreWritten(t *testing.T) {
	ctx := context.Background()
	s := newStore(t)
	id := newGame(t, s)
	w := s.StartWriter(ctx, id, 0, noTrouble(t))
	all := line(2000)
	for i, c := range all {
		w.Append(c)
		if i == 500 || i == 1200 {
			must(t, s.Move(ctx, filepath.Join(t.TempDir(), "moved.db")))
		}
	}
	must(t, errors.Join(w.Flush(ctx), w.Close()))
	if got, err := s.LoadChoices(ctx, id); err != nil || !slices.Equal(got, all) {
		t.Errorf("%d choices (%v), want %d", len(got), err, len(all))
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// moveOn writes a game until the trouble is reported that a person is told so, and
// moves the saves to a place without.
func moveOn(t *testing.T, s *Store, id int64, want error) {
	t.Helper()
	ctx := context.Background()
	r := newReports()
	w := s.StartWriter(ctx, id, 0, r.to)
	all := line(5000)
	for _, c := range all {
		w.Append(c)
	}
	if err := r.next(t); !errors.Is(err, want) {
		t.Fatalf("reported %v, want %v", err, want)
	}
	time.Sleep(2 * firstPause) // it tries again meanwhile
	must(t, s.Move(ctx, filepath.Join(t.TempDir(), "elsewhere.db")))
	w.Retry()
	must(t, errors.Join(w.Flush(ctx), w.Close()))
	if got, err := s.LoadChoices(ctx, id); err != nil || !slices.Equal(got, all) {
		t.Errorf("%d choices (%v), want %d", len(got), err, len(all))
	}
}

// No room for another page, and a file that SQLite may not write any more.
func TestMoveOutOfTrouble(t *testing.T) {
	for _, c := range []struct {
		pragma string
		want   error
	}{
		{"PRAGMA max_page_count = 1", ErrDiskFull},
		{"PRAGMA query_only = 1", ErrReadOnly},
	} {
		t.Run(c.pragma, func(t *testing.T) {
			s := newStore(t)
			id := newGame(t, s)
			if _, err := s.rw.Exec(c.pragma); err != nil {
				t.Fatal(err)
			}
			moveOn(t, s, id, c.want)
		})
	}
}
