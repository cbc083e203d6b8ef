package whole

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func text(s string) func(io.Writer) error {
	return func(to io.Writer) error { _, err := io.WriteString(to, s); return err }
}

// A file is replaced whole; one that can't be written leaves the one before, and nothing else.
func TestWrite(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "deck.txt")
	broken := errors.New("torn")
	for _, c := range []struct {
		write func(io.Writer) error
		err   error
		want  string
	}{
		{text("first"), nil, "first"}, {text("second"), nil, "second"},
		{func(to io.Writer) error { return errors.Join(text("thi")(to), broken) }, broken, "second"},
	} {
		if err := Write(path, c.write); !errors.Is(err, c.err) {
			t.Errorf("%v, want %v", err, c.err)
		}
		all, _ := os.ReadDir(dir)
		if got, err := os.ReadFile(path); err != nil || string(got) != c.want || len(all) != 1 {
			t.Errorf("%q (%v) among %v, want %q", got, err, all, c.want)
		}
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm()&0o444 == 0 {
		t.Errorf("others can't read it: %v, %v", info.Mode(), err)
	}
}

// The file before stays in its place while the new one is written.
func TestWriteWhileReading(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a")
	if err := Write(path, text("old")); err != nil {
		t.Fatal(err)
	}
	err := Write(path, func(to io.Writer) error {
		if err := text("new")(to); err != nil {
			return err
		}
		if got, err := os.ReadFile(path); err != nil || string(got) != "old" {
			t.Errorf("meanwhile it holds %q, %v", got, err)
		}
		return nil
	})
	if got, _ := os.ReadFile(path); err != nil || string(got) != "new" {
		t.Errorf("it holds %q, %v", got, err)
	}
}

// What can't be written is named by its own name.
func TestWriteFails(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "folder"), 0o755); err != nil {
		t.Fatal(err)
	}
	for name, is := range map[string]error{"none/deck.txt": fs.ErrNotExist, "folder": nil} {
		err := Write(filepath.Join(dir, filepath.FromSlash(name)), text("x"))
		if err == nil || !strings.Contains(err.Error(), filepath.Base(name)) || strings.Contains(err.Error(), partName) || is != nil && !errors.Is(err, is) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if all, _ := os.ReadDir(dir); len(all) != 1 {
		t.Errorf("left is %v", all)
	}
}

// A link stays one: what it leads to is replaced. A device is written into.
func TestWriteThroughLinks(t *testing.T) {
	dir := t.TempDir()
	real, link := filepath.Join(dir, "real"), filepath.Join(dir, "link")
	if err := Write(real, text("old")); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(real, link); err != nil {
		t.Skip(err)
	}
	if err := Write(link, text("new")); err != nil {
		t.Fatal(err)
	}
	if got, err := os.ReadFile(real); err != nil || string(got) != "new" {
		t.Errorf("it holds %q, %v", got, err)
	}
	if info, err := os.Lstat(link); err != nil || info.Mode()&fs.ModeSymlink == 0 {
		t.Errorf("the link is %v, %v", info, err)
	}
	if err := Write(os.DevNull, text("x")); err != nil {
		t.Error(err)
	}
	if info, err := os.Stat(os.DevNull); err != nil || info.Mode().IsRegular() {
		t.Errorf("%s is %v, %v", os.DevNull, info, err)
	}
}

// In a folder that is open no name leads out of it.
func TestInStaysInside(t *testing.T) {
	dir := t.TempDir()
	inner := filepath.Join(dir, "inner")
	if err := os.Mkdir(inner, 0o755); err != nil {
		t.Fatal(err)
	}
	root, err := os.OpenRoot(inner)
	if err != nil {
		t.Fatal(err)
	}
	defer root.Close()
	if err := In(root, "../out", text("x")); err == nil {
		t.Error("it writes outside")
	}
	if err := In(root, "in", text("x")); err != nil {
		t.Error(err)
	}
	if all, _ := os.ReadDir(inner); len(all) != 1 {
		t.Errorf("left is %v", all)
	}
	if all, _ := os.ReadDir(dir); len(all) != 1 {
		t.Errorf("outside is %v", all)
	}
}
