package ui

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"feltstack/rules/guard/guardtest"
	"feltstack/saves"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
)

// The file of a game that isn't over holds hidden cards: that is said before it is
// written. That of a finished one does not ask.
func TestExportWarnsOfHiddenCards(t *testing.T) {
	w := walk(t)
	w.saved()
	page := w.page
	w.exportGame(library.SavedGame{ID: 1, Name: "Evening"})
	w.asked("shows all hands and the order of all decks")
	w.typed(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if w.query.isOpen() || w.page != page {
		t.Errorf("Escape leaves it open, or leads to %T", w.page)
	}
	w.exportGame(library.SavedGame{ID: 1, Name: "Evening"})
	w.press("Cancel")
	if w.covered() {
		t.Errorf("canceled, it goes on: %q", w.env.Trace.Last().Prompt)
	}
	w.exportGame(library.SavedGame{ID: 1, Name: "Evening"})
	w.typed(&fyne.KeyEvent{Name: fyne.KeyTab})
	w.typed(&fyne.KeyEvent{Name: fyne.KeyTab})
	w.typed(&fyne.KeyEvent{Name: fyne.KeyReturn}) // "Export…"
	if screen := w.env.Trace.Last().Screen; screen != "file" {
		t.Errorf("it does not ask where to, but shows %q", screen)
	}
	w.typed(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if w.covered() || w.env.Trace.Last().Screen != "saves" {
		t.Errorf("Escape leads to %q", w.env.Trace.Last().Screen)
	}
	w.exportGame(library.SavedGame{ID: 1, Name: "Evening", Over: true})
	if s := w.env.Trace.Last(); s.Screen != "file" {
		t.Errorf("of a game that is over it says %q", s.Prompt)
	}
}

// A long import shows how far it is and can be canceled; the window goes on meanwhile.
func TestLongWorkCanBeCanceled(t *testing.T) {
	w := walk(t)
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
	w.until("it says how far it is", func() bool { return w.env.Trace.Last().Prompt == "Importing games" })
	w.press("Cancel")
	w.until("it ends", func() bool { return ended })
	if result != nil {
		t.Error(result)
	}
	if w.covered() {
		t.Errorf("it still says %q", w.env.Trace.Last().Prompt)
	}
}

// Files that are no games are named in one dialog, and the others are imported.
func TestDroppedGames(t *testing.T) {
	w := walk(t)
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
	w.until("it says what is wrong", w.note.isOpen)
	if said := w.env.Trace.Last().Prompt; !strings.Contains(said, "isn't a game of Feltstack") {
		t.Errorf("it says %q", said)
	}
	w.press("OK")
	if w.covered() {
		t.Error("it still says so")
	}
	if all, err := w.library.Saved(t.Context()); err != nil || len(all) != 1 {
		t.Errorf("saved: %+v, %v", all, err)
	}
	if _, err := w.library.Delete(t.Context(), saves.AGame, game.ID); err != nil {
		t.Fatal(err)
	}
	w.dropped(fyne.Position{}, []fyne.URI{storage.NewFileURI(good)})
	w.until("it is imported", func() bool {
		all, err := w.library.Saved(t.Context())
		return err == nil && len(all) == 1 && all[0].ID != game.ID
	})
	var got taken
	if w.takeGame(t.Context(), func() (io.ReadCloser, error) { return os.Open(filepath.Join(dir, "none.felt")) }, &got, nil); len(got.failed) != 1 {
		t.Errorf("a file that is not there: %+v", got)
	}
}

// A game that is saved already isn't imported again, whichever way its file comes in, and whether a
// choice was made in it or not.
func TestImportTwice(t *testing.T) {
	for name, file := range map[string]func(w *walker) string{
		"played": func(w *walker) string { return exported(t, w, "played.felt", 7) },
		"new":    func(w *walker) string { return dealt(t, w, "new.felt", 8) },
	} {
		w := walk(t)
		path := file(w)
		for way, take := range map[string]func(){
			"dropped": func() { w.dropped(fyne.Position{}, []fyne.URI{storage.NewFileURI(path)}) },
			"chosen":  func() { w.takeGames(func() (io.ReadCloser, error) { return os.Open(path) }) },
			"several": func() {
				w.dropped(fyne.Position{}, []fyne.URI{storage.NewFileURI(path), storage.NewFileURI(path)})
			},
		} {
			take()
			w.until(name+", "+way+": it says so", func() bool { return strings.Contains(w.env.Trace.Last().Prompt, "already here") })
			w.press("OK")
			if all, err := w.library.Saved(t.Context()); err != nil || len(all) != 1 {
				t.Errorf("%s, %s: %d games are saved (%v)", name, way, len(all), err)
			}
		}
		w.openFiles([]string{path})
		w.until("the game is at the table", func() bool { return w.game.Session != nil && w.game.ID == 1 })
		if all, err := w.library.Saved(t.Context()); err != nil || len(all) != 1 {
			t.Errorf("%s, opened: %d games are saved (%v)", name, len(all), err)
		}
	}
}

// dealt writes a new game of a deal to a file.
func dealt(t *testing.T, w *walker, name string, seed uint64) string {
	t.Helper()
	game, err := w.library.Start(t.Context(), library.NewGame{Game: w.library.Games()[0].Key, Seed: seed, Seats: []library.NewSeat{{Name: "Ann"}, {Name: "Ben"}}})
	if err != nil {
		t.Fatal(err)
	}
	if err := game.Close(); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), name)
	out, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(w.library.Export(t.Context(), game.ID, out), out.Close()); err != nil {
		t.Fatal(err)
	}
	return path
}

// exported writes a new game of a deal, in which one choice is made, to a file.
func exported(t *testing.T, w *walker, name string, seed uint64) string {
	t.Helper()
	game, err := w.library.Start(t.Context(), library.NewGame{Game: w.library.Games()[0].Key, Seed: seed, Seats: []library.NewSeat{{Name: "Ann"}, {Name: "Ben"}}})
	if err != nil {
		t.Fatal(err)
	}
	game.Session.Sit()
	if err := game.Session.Do([]string{game.Session.Scene().Prompt.Buttons[0].Key}); err != nil {
		t.Fatal(err)
	}
	for end := time.Now().Add(guardtest.Patience); len(game.Session.Timeline().Steps) == 0; time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("no choice is made: %+v", game.Session.Scene().Prompt)
		}
	}
	if err := game.Close(); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), name)
	out, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(w.library.Export(t.Context(), game.ID, out), out.Close()); err != nil {
		t.Fatal(err)
	}
	return path
}

// A game that the program is started with is opened at once; one that is handed over
// while another is at the table is imported, and it says where it is.
func TestGamesFromOutside(t *testing.T) {
	raised, stopped := false, false
	t.Cleanup(func() { // after the window's end
		if !stopped {
			t.Error("it still waits for files")
		}
	})
	w := walk(t)
	file, other := exported(t, w, "evening.felt", 7), exported(t, w, "other.felt", 8)
	if _, err := w.library.Delete(t.Context(), saves.AGame, 2); err != nil {
		t.Fatal(err)
	}
	var take func(files []string)
	w.raise = func() { raised = true }
	w.arrivals = func(f func(files []string)) (func(), error) {
		take = f
		return func() { stopped = true }, nil
	}
	w.awaitFiles()
	w.openFiles([]string{file})
	w.until("the game is at the table", func() bool { return w.game.Session != nil && w.env.Trace.Last().Screen == "table" })
	at := w.game.ID
	take([]string{file})
	take([]string{other})
	w.until("it says where it is", func() bool { return strings.Contains(w.env.Trace.Last().Prompt, "1 game imported") })
	if !raised || w.game.ID != at {
		t.Errorf("raised: %v; game %d at the table, want %d", raised, w.game.ID, at)
	}
	if all, err := w.library.Saved(t.Context()); err != nil || len(all) != 2 {
		t.Errorf("%d games are saved (%v), want that of the file, not again, and one of another deal", len(all), err)
	}
}

// A file that is no game leads to the saved games, and says why it isn't one.
func TestNoGameFromOutside(t *testing.T) {
	w := walk(t)
	w.openFiles([]string{filepath.Join(t.TempDir(), "none.felt")})
	w.until("it says what is wrong", w.note.isOpen)
	if w.game.Session != nil || !strings.Contains(w.env.Trace.Last().Prompt, "not imported") {
		t.Errorf("it says %q", w.env.Trace.Last().Prompt)
	}
}
