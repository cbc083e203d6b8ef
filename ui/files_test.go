package ui

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"feltstack/saves"

	"fyne.io/fyne/v2"
)

// A file that can't be written whole leaves the one before as it was, and nothing else.
func TestFilesAreReplacedWhole(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "deck.txt")
	text := func(s string) func(io.Writer) error {
		return func(to io.Writer) error { _, err := io.WriteString(to, s); return err }
	}
	broken := errors.New("torn")
	for _, c := range []struct {
		write func(io.Writer) error
		err   error
		want  string
	}{
		{text("first"), nil, "first"}, {text("second"), nil, "second"},
		{func(to io.Writer) error { return errors.Join(text("thi")(to), broken) }, broken, "second"},
	} {
		if err := writeFile(path, c.write); !errors.Is(err, c.err) {
			t.Errorf("%v, want %v", err, c.err)
		}
		all, _ := os.ReadDir(dir)
		if got, err := os.ReadFile(path); err != nil || string(got) != c.want || len(all) != 1 {
			t.Errorf("%q (%v) among %v, want %q", got, err, all, c.want)
		}
	}
	if err := writeFile(filepath.Join(dir, "none", "deck.txt"), text("")); err == nil || !strings.HasPrefix(err.Error(), "Can't save deck.txt: ") {
		t.Errorf("where there is no folder it says %v", err)
	}
}

// A file is saved where it is said, and the next one is looked for there.
func TestFolderIsRemembered(t *testing.T) {
	w := walk(t)
	dir := t.TempDir()
	t.Setenv("HOME", dir)
	w.saved()
	wrote := ""
	save := func() {
		w.toFile("Export a file", "a.txt", func(to io.Writer) error { _, err := io.WriteString(to, "hello"); return err }, func(path string) string { wrote = path; return "done" })
		w.until("the folder is shown", func() bool { return w.env.Trace.Last().Prompt == "Export a file: No .txt files here" })
	}
	save()
	w.press("Cancel")
	if w.settings.Folder != "" || w.covered() {
		t.Errorf("canceled, it remembers %q", w.settings.Folder)
	}
	save()
	w.typed(&fyne.KeyEvent{Name: fyne.KeyReturn})
	w.until("it is written", func() bool { return wrote != "" })
	if got, err := os.ReadFile(filepath.Join(dir, "a.txt")); err != nil || string(got) != "hello" || wrote != filepath.Join(dir, "a.txt") {
		t.Errorf("%s: %q, %v", wrote, got, err)
	}
	w.until("that is said", w.note.isOpen)
	w.typed(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if w.covered() || w.settings.Folder != dir {
		t.Errorf("something lies over the page, or %q is remembered", w.settings.Folder)
	}
}

// What can't be written is said by a title of its own, and another place is offered.
func TestUnwrittenFiles(t *testing.T) {
	w := walk(t)
	t.Setenv("HOME", t.TempDir())
	w.saved()
	full := true
	w.toFile("Export a file", "a.txt", func(to io.Writer) error {
		if full {
			return saves.ErrDiskFull
		}
		return nil
	}, savedTo)
	shown := func() bool { return w.env.Trace.Last().Prompt == "Export a file: No .txt files here" }
	w.until("the folder is shown", shown)
	w.press("Save")
	w.until("that is said", w.note.isOpen)
	if said := w.env.Trace.Last().Prompt; !strings.HasPrefix(said, "Disk full: The disk is full") {
		t.Errorf("it says %q", said)
	}
	w.press("Save somewhere else…")
	w.until("it is asked again", shown)
	full = false
	w.press("Save")
	w.until("it is saved", w.note.isOpen)
	if said := w.env.Trace.Last().Prompt; !strings.HasPrefix(said, "Saved: Saved a.txt in ") {
		t.Errorf("it says %q", said)
	}
}
