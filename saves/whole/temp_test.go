package whole

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"
	"time"
)

// What killed programs left is removed by the next one that writes there: only files of ours, and
// only old ones.
func TestLeftoversAreRemoved(t *testing.T) {
	old := time.Now().Add(-2 * leftover)
	for _, c := range []struct {
		name string
		age  time.Time
		stay bool
	}{
		{".saving-123", old, false}, {".saving-123-wal", old, false}, {".saving-9-journal", old, false}, {".saving-4/", old, false},
		{".saving-5", time.Now(), true}, {".saving-6/", time.Now(), true}, {".saving-notes", old, true}, {".saving-", old, true},
		{".saving-1.txt", old, true}, {"saving-1", old, true}, {"deck.txt", old, true}, {".saving-7@", old, true},
	} {
		for how, write := range map[string]func(folder string) error{
			"Write": func(folder string) error { return Write(filepath.Join(folder, "a"), text("a")) },
			"Temp": func(folder string) error {
				temp, err := Temp(folder)
				return errors.Join(err, os.Rename(temp, filepath.Join(folder, "a")))
			},
			"TempFolder": func(folder string) error {
				temp, err := TempFolder(folder)
				return errors.Join(err, os.Rename(temp, filepath.Join(folder, "a")))
			},
		} {
			dir := t.TempDir()
			beside := filepath.Join(t.TempDir(), "beside")
			if err := os.WriteFile(beside, nil, 0o600); err != nil {
				t.Fatal(err)
			}
			path := filepath.Join(dir, c.name)
			switch c.name[len(c.name)-1] {
			case '/':
				if err := os.MkdirAll(filepath.Join(path, "inner"), 0o700); err != nil {
					t.Fatal(err)
				}
			case '@':
				path = path[:len(path)-1]
				if err := os.Symlink(beside, path); err != nil {
					t.Skip(err)
				}
			default:
				if err := os.WriteFile(path, nil, 0o600); err != nil {
					t.Fatal(err)
				}
			}
			if err := os.Chtimes(path, c.age, c.age); err != nil {
				t.Fatal(err)
			}
			if err := write(dir); err != nil {
				t.Fatal(err)
			}
			if _, err := os.Lstat(path); (err == nil) != c.stay {
				t.Errorf("%s: %s: %v, want it to stay: %v", how, c.name, err, c.stay)
			}
			if _, err := os.Stat(beside); err != nil {
				t.Errorf("%s: %s: what it leads to is gone", how, c.name)
			}
			left, _ := os.ReadDir(dir)
			if want := map[bool]int{true: 2, false: 1}[c.stay]; len(left) != want {
				t.Errorf("%s: %s: left are %v", how, c.name, left)
			}
		}
	}
}

// Of several who write a new file at once one succeeds, and the others hear that it exists.
func TestWriteNewAtOnce(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "new")
	var all sync.WaitGroup
	errs := make([]error, 8)
	for i := range errs {
		all.Go(func() { errs[i] = WriteNew(path, text(fmt.Sprint(i))) })
	}
	all.Wait()
	done := slices.IndexFunc(errs, func(err error) bool { return err == nil })
	for i, err := range errs {
		if i != done && !errors.Is(err, fs.ErrExist) {
			t.Errorf("%d: %v", i, err)
		}
	}
	if got, err := os.ReadFile(path); err != nil || string(got) != fmt.Sprint(done) {
		t.Errorf("it holds %q (%v), want what %d wrote", got, err, done)
	}
	if left, _ := os.ReadDir(dir); len(left) != 1 {
		t.Errorf("left are %v", left)
	}
	broken := errors.New("torn")
	if err := WriteNew(path+"2", func(io.Writer) error { return broken }); !errors.Is(err, broken) {
		t.Error(err)
	}
	if left, _ := os.ReadDir(dir); len(left) != 1 {
		t.Errorf("a failure leaves %v", left)
	}
}

// A file for its owner stays that, whoever could read the one before.
func TestWritePrivate(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a")
	if err := errors.Join(Write(path, text("x")), WritePrivate(path, text("y"))); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v (%v)", info.Mode(), err)
	}
}
