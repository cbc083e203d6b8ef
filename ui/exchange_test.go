package ui

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"feltstack/ui/library"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
)

// said is the texts of the dialog on top of a window, nil if there is none.
func said(w fyne.Window) (texts []string, buttons []*widget.Button) {
	top := w.Canvas().Overlays().Top()
	if top == nil {
		return nil, nil
	}
	for _, o := range test.LaidOutObjects(top) {
		switch o := o.(type) {
		case *canvas.Text:
			texts = append(texts, o.Text)
		case *widget.Button:
			buttons = append(buttons, o)
		}
	}
	return texts, buttons
}

func press(t *testing.T, w fyne.Window, button string) {
	t.Helper()
	_, buttons := said(w)
	for _, b := range buttons {
		if b.Text == button {
			test.Tap(b)
			return
		}
	}
	t.Fatalf("there is no button %q", button)
}

// The file of a game that isn't over holds hidden cards: that is said before it is
// written. That of a finished one does not ask.
func TestExportWarnsOfHiddenCards(t *testing.T) {
	w := walk(t)
	w.window = test.NewWindow(nil)
	w.window.Resize(fyne.NewSize(1280, 800))
	w.saved()
	page := w.page
	w.exportGame(library.SavedGame{ID: 1, Name: "Evening"})
	w.asked("cards of all hands and the order of all decks")
	w.typed(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if w.query.isOpen() || w.page != page {
		t.Errorf("Escape leaves it open, or leads to %T", w.page)
	}
	w.exportGame(library.SavedGame{ID: 1, Name: "Evening"})
	w.press("Cancel")
	if texts, _ := said(w.window); texts != nil || w.query.isOpen() {
		t.Errorf("cancelled, it goes on: %q", texts)
	}
	w.exportGame(library.SavedGame{ID: 1, Name: "Evening"})
	w.typed(&fyne.KeyEvent{Name: fyne.KeyTab})
	w.typed(&fyne.KeyEvent{Name: fyne.KeyTab})
	w.typed(&fyne.KeyEvent{Name: fyne.KeyReturn}) // "Export…"
	if screen := w.env.Trace.Last().Screen; screen != "file" {
		t.Errorf("it does not ask where to, but shows %q", screen)
	}
	for _, o := range slices.Clone(w.window.Canvas().Overlays().List()) {
		w.window.Canvas().Overlays().Remove(o)
	}
	w.exportGame(library.SavedGame{ID: 1, Name: "Evening", Over: true})
	if texts, _ := said(w.window); strings.Contains(strings.Join(texts, " "), "hidden") || w.env.Trace.Last().Screen != "file" {
		t.Errorf("of a game that is over it says %q", texts)
	}
}

// A long import shows how far it is and can be cancelled; the window goes on meanwhile.
func TestLongWorkCanBeCancelled(t *testing.T) {
	w := walk(t)
	w.window = test.NewWindow(nil)
	w.window.Resize(fyne.NewSize(1280, 800))
	w.env.Still = false
	ended, result := false, errors.New("not yet")
	w.working("Importing games", func(ctx context.Context, told func(done, of int)) error {
		for n := range 60_000 {
			if ctx.Err() != nil {
				return ctx.Err()
			}
			told(n, 60_000)
			time.Sleep(time.Millisecond)
		}
		return nil
	}, func(err error) { ended, result = true, err })
	w.until("it says how far it is", func() bool { texts, _ := said(w.window); return slices.Contains(texts, "Importing games") })
	press(t, w.window, "Cancel")
	w.until("it ends", func() bool { return ended })
	if result != nil {
		t.Error(result)
	}
	if texts, _ := said(w.window); texts != nil {
		t.Errorf("it still says %q", texts)
	}
}

// Files that are no games are named in one dialog, and the others are imported.
func TestDroppedGames(t *testing.T) {
	w := walk(t)
	w.window = test.NewWindow(nil)
	w.window.Resize(fyne.NewSize(1280, 800))
	game, err := w.library.Start(t.Context(), library.NewGame{Game: w.library.Games()[0].Key, Seed: 7, Seats: []library.NewSeat{{Name: "Ann"}, {Name: "Ben"}}})
	if err != nil {
		t.Fatal(err)
	}
	if err := game.Close(); err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	good, bad := filepath.Join(dir, "good.felt"), filepath.Join(dir, "bad.felt")
	out, err := os.Create(good)
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(w.library.Export(t.Context(), game.ID, out), out.Close(), os.WriteFile(bad, []byte("hello\n"), 0o600)); err != nil {
		t.Fatal(err)
	}
	w.dropped(fyne.Position{}, []fyne.URI{storage.NewFileURI(bad), storage.NewFileURI(good), storage.NewFileURI(filepath.Join(dir, "notes.txt"))})
	w.until("it says what is wrong", func() bool { texts, _ := said(w.window); return len(texts) > 0 })
	if texts, _ := said(w.window); !strings.Contains(strings.Join(texts, " "), "isn't a game of Feltstack") {
		t.Errorf("it says %q", texts)
	}
	if all, err := w.library.Saved(t.Context()); err != nil || len(all) != 2 {
		t.Errorf("saved: %+v, %v", all, err)
	}
	if _, err := w.takeGame(t.Context(), func() (io.ReadCloser, error) { return os.Open(filepath.Join(dir, "none.felt")) }, nil); err == nil {
		t.Error("a file that is not there is a game")
	}
}
