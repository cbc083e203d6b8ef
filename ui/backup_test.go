package ui

import (
	"context"
	"errors"
	"feltstack/rules/games/gamestest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"feltstack/saves"
	"feltstack/saves/sets"
	"feltstack/table"
	"feltstack/ui/felt"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// asked waits until something is asked that says this.
func (w *walker) asked(text string) {
	w.t.Helper()
	w.until("it asks: "+text, func() bool { return w.query.isOpen() && strings.Contains(w.env.Trace.Last().Prompt, text) })
}

// begun starts a game and makes the first choice of the person.
func (w *walker) begun() *felt.Table {
	w.t.Helper()
	w.newGame()
	w.page.(*newGameScreen).begin()
	ts := w.atTable()
	w.choose()
	return ts
}

// choose makes the next choice of the person, unless something is asked first.
func (w *walker) choose() {
	w.t.Helper()
	w.until("the person has chosen", func() bool {
		if w.query.isOpen() {
			return true // a bot's choice came first
		}
		if s := w.game.Session.Scene(); !s.Prompt.Mine || s.Busy {
			return false
		}
		err := w.game.Session.Choose(0)
		if err != nil && !errors.Is(err, table.ErrBusy) {
			w.t.Fatal(err)
		}
		return err == nil
	})
}

// savedList shows the saved games and waits until it has this number of them.
func (w *walker) savedList(n int) *savedScreen {
	w.t.Helper()
	if _, ok := w.page.(*savedScreen); !ok {
		w.saved()
	}
	list := w.page.(*savedScreen)
	w.until("the list of saved games", func() bool { return len(list.games) == n })
	return list
}

// Everything is backed up, a game and a card set deleted, and everything brought back: from the page
// of backups, by its buttons. What is in a backup is said before.
func TestBackUpAndRestoreInTheWindow(t *testing.T) {
	w := walk(t)
	w.begun()
	w.leave(w.saved)
	w.until("the saved games", func() bool { _, ok := w.page.(*savedScreen); return ok })
	list := w.savedList(1)
	name := savedTitle(list.games[0].game)
	weasels := sets.Set{Name: "weasels", Game: gamestest.WithDecks(t).Name, Cards: []sets.Card{{Name: "Copper Weasel", Type: "Monster"}}}
	if err := w.library.SaveSet(t.Context(), weasels); err != nil {
		t.Fatal(err)
	}
	copied := filepath.Join(t.TempDir(), "backup.zip")

	w.press("Backups")
	w.press("Back up now…")
	w.asked("to one new file")
	w.query.entry.SetText(copied)
	w.press("Back up")
	w.asked("Copied 1 game, 1 card set and settings to " + copied)
	w.press("OK")
	if w.query.isOpen() || w.env.Trace.Last().Screen != "backups" {
		t.Fatalf("the page is not back: %+v", w.env.Trace.Last())
	}

	w.saved()
	list = w.savedList(1)
	list.delete(list.games[0].game)
	w.until("no game is left", func() bool { return len(list.games) == 0 })
	if err := w.library.DeleteSet(t.Context(), "weasels"); err != nil {
		t.Fatal(err)
	}
	w.press("Backups")
	w.press("Restore from file…")
	w.asked("See first what it holds")
	if w.query.entry.Text != copied {
		t.Errorf("%q is proposed, want the last backup %q", w.query.entry.Text, copied)
	}
	test.Type(w.query.entry, "") // the field has the keyboard
	w.query.entry.OnSubmitted(copied)
	w.asked("holds 1 game, 1 card set and settings. All of it replaces what you have now. Feltstack keeps a dated backup of that.")
	w.press("Restore")
	w.asked("Restored 1 game, 1 card set and settings from " + copied)
	w.asked("Your earlier data is in " + filepath.Dir(w.library.Place()))
	w.press("OK")
	if got := savedTitle(w.savedList(1).games[0].game); got != name {
		t.Errorf("the game is %q, want %q", got, name)
	}
	if all, err := w.library.Sets(t.Context()); err != nil || len(all) != 1 || all[0].Cards[0].Name != "Copper Weasel" {
		t.Errorf("the sets are %+v (%v)", all, err)
	}
	if w.unwatch == nil {
		t.Error("the sets aren't watched any more")
	}
	w.open(w.savedList(1).games[0].game.ID)
	w.atTable()
	w.choose()
	w.leave(w.home)
	w.until("home", func() bool { _, ok := w.page.(*homeScreen); return ok })
}

// The automatic backups are listed with what is in them, and restored from their page. An older backup
// says what it leaves as it is.
func TestAutomaticBackupsInTheWindow(t *testing.T) {
	w := walk(t)
	w.begun()
	w.leave(w.saved)
	w.until("the saved games", func() bool { _, ok := w.page.(*savedScreen); return ok })
	w.savedList(1)
	w.press("Backups")
	w.until("there is none", func() bool { return w.page.(*backupsScreen).note == "No automatic backups yet." })
	if err := w.library.BackupToday(t.Context()); err != nil {
		t.Fatal(err)
	}
	w.backups()
	w.until("one is listed", func() bool { return len(w.page.(*backupsScreen).all) == 1 })
	backup := w.page.(*backupsScreen).all[0]
	if backup.Games != 1 {
		t.Errorf("it has %+v", backup)
	}
	w.press("Restore " + filepath.Base(backup.Path))
	w.asked("holds 1 game and settings")
	w.press("Restore")
	w.asked("Restored 1 game")
	w.press("OK")

	old := filepath.Join(t.TempDir(), "old.db")
	st, err := saves.Open(t.Context(), old, saves.Options{})
	if err == nil {
		err = st.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
	w.lookInto(old, w.restore)
	w.asked("holds settings. It replaces your games, decks, lab runs, and settings. Your card sets, pictures, and sounds stay.")
	w.press("Cancel")
}

// That there's no automatic backup is said once, and not in the middle of a game.
func TestNoAutomaticBackupIsSaid(t *testing.T) {
	w := walk(t)
	w.begun()
	w.sayNotDaily(&saves.FileError{Path: "/stick/games.db", Kind: saves.ErrDiskFull})
	if w.note.isOpen() {
		t.Error("it's said in a game")
	}
	w.leave(w.home)
	w.until("home", func() bool { _, ok := w.page.(*homeScreen); return ok })
	w.until("it's said", func() bool { return w.note.isOpen() && strings.Contains(w.env.Trace.Last().Prompt, "disk is full") })
	w.note.close()
}

// What can't be backed up or restored is said, and everything stays.
func TestBackUpAndRestoreRefuse(t *testing.T) {
	w := walk(t)
	w.begun()
	w.leave(w.saved)
	w.until("the saved games", func() bool { _, ok := w.page.(*savedScreen); return ok })
	w.savedList(1)
	text := filepath.Join(t.TempDir(), "text.db")
	if err := os.WriteFile(text, []byte(strings.Repeat("Dear diary, ", 99)), 0o600); err != nil {
		t.Fatal(err)
	}
	w.press("Backups")
	for _, c := range []struct{ button, does, path, says string }{
		{"Back up now…", "Back up", text, "already exists. Choose another name."},
		{"Back up now…", "Back up", filepath.Join(t.TempDir(), "missing", "b.db"), "its folder doesn't exist. Create the folder, or choose another file."},
		{"Restore from file…", "Look inside", text, "isn't a saves file. Choose another,"},
		{"Restore from file…", "Look inside", text + "2", "doesn't exist."},
		{"Restore from file…", "Look inside", w.library.Place(), "is the file you're using now. Choose a copy of it."},
	} {
		w.press(c.button)
		w.query.entry.SetText(c.path)
		w.press(c.does)
		w.asked(c.says)
		w.press("OK")
	}
	w.press("Restore from file…")
	w.press("Cancel")
	w.press("Back up now…")
	w.typed(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if w.query.isOpen() {
		t.Error("Esc does not put the question away")
	}
	w.typed(&fyne.KeyEvent{Name: fyne.KeyEscape})
	w.savedList(1)
	if got, _ := os.ReadFile(text); len(got) != 12*99 {
		t.Errorf("a text of %d bytes was changed", len(got))
	}
}

// The folder of the saves is deleted while a game is played: it is said at the
// next choice, trying again says it again, and saving elsewhere loses nothing.
func TestFolderDeletedWhilePlaying(t *testing.T) {
	w := walk(t)
	ts := w.begun()
	before := w.game.Session.Timeline().At
	if err := os.RemoveAll(filepath.Dir(w.library.Place())); err != nil {
		t.Fatal(err)
	}
	w.choose()
	w.asked("The saves file is gone")
	w.press("Retry")
	w.until("the question goes away", func() bool { return !w.query.isOpen() })
	w.asked("The saves file is gone")

	// Leaving the table would lose the choice: it is asked again.
	w.press("Save elsewhere…")
	elsewhere := filepath.Join(t.TempDir(), "elsewhere.db")
	w.query.entry.SetText(elsewhere)
	w.press("Save here")
	w.asked("Your games are now in " + elsewhere)
	w.press("OK")
	w.until("all is saved", func() bool { return !w.query.isOpen() && w.game.Session.Scene().Trouble == nil })
	if w.page != page(ts) {
		t.Errorf("the page is %T, want the same table", w.page)
	}
	w.choose()
	w.leave(w.home)
	w.until("home", func() bool { _, ok := w.page.(*homeScreen); return ok })
	st, err := saves.Open(t.Context(), elsewhere, saves.Options{ReadOnly: true})
	if err != nil {
		t.Fatal(err)
	}
	defer st.Close()
	games, err := st.ListGames(t.Context(), saves.Filter{})
	if err != nil || len(games) != 1 || games[0].Choices < before+1 {
		t.Errorf("%+v (%v): want one game with more than %d choices", games, err, before)
	}
}

// Where the games are saved elsewhere, the next start opens them there. A place that is
// gone is said, and the default one offered.
func TestSavedElsewhereIsRemembered(t *testing.T) {
	w := walk(t)
	w.work.Wait()
	chosen := []string{}
	var failed error
	w.remember = func(path string) error { chosen = append(chosen, path); return failed }
	for n, says := range []string{"Feltstack opens them there from now on.", "To open them again, start Feltstack with --db"} {
		to := filepath.Join(t.TempDir(), "elsewhere.db")
		w.moveSaves(w.home)
		w.query.entry.SetText(to)
		w.press("Save here")
		w.asked("Your games are now in " + to + ". " + says)
		w.press("OK")
		if len(chosen) != n+1 || chosen[n] != to {
			t.Errorf("chosen: %q", chosen)
		}
		failed = errors.New("no disk")
	}

	w.work.Wait()
	failed, chosen = nil, nil
	lib := w.library
	w.library = nil
	var tries atomic.Int32
	w.begin(func(ctx context.Context) (library.Library, error) {
		if tries.Add(1) < 3 {
			return nil, &saves.FileError{Path: "/stick/games.db", Kind: saves.ErrChosenGone}
		}
		return lib, nil
	})
	gone := func() bool {
		return strings.Contains(w.env.Trace.Last().Prompt, "Your games were saved in /stick/games.db, but that file is gone.")
	}
	w.until("it says that the place is gone", gone)
	w.press("Retry")
	w.until("it was tried again", func() bool { return tries.Load() == 2 && gone() })
	w.press("Use default folder")
	w.until("the library is open", func() bool { return w.library != nil })
	if !slices.Equal(chosen, []string{""}) {
		t.Errorf("chosen: %q", chosen)
	}
}

// Where no saves can be opened one can try again or quit.
func TestWrongSavesCanBeTriedAgain(t *testing.T) {
	w := walk(t)
	w.work.Wait()
	lib, quit := w.library, false
	w.library, w.exit = nil, func() { quit = true }
	wrong := true
	w.begin(func(ctx context.Context) (library.Library, error) {
		if wrong {
			return nil, &saves.FileError{Path: "/stick/games.db", Kind: saves.ErrNotDatabase}
		}
		return lib, nil
	})
	w.until("it says that the file is wrong", func() bool { return strings.Contains(w.env.Trace.Last().Prompt, "/stick/games.db isn't a saves file") })
	w.press("Quit")
	if !quit {
		t.Error("Quit doesn't quit")
	}
	w.work.Wait()
	wrong = false
	w.press("Retry")
	w.until("the library is open", func() bool { return w.library != nil })
}

// A game whose choices are not on the disk is not left: the question comes first,
// and once the file is back it is left by itself.
func TestLeavingWaitsForTheDisk(t *testing.T) {
	w := walk(t)
	ts := w.begun()
	folder := filepath.Dir(w.library.Place())
	if err := os.Rename(folder, folder+"2"); err != nil {
		t.Fatal(err)
	}
	w.choose()
	w.asked("The saves file is gone")
	w.query.close()
	w.leave(w.home)
	w.asked("If you quit now, you lose your latest moves")
	if w.page != page(ts) || w.game.Session == nil {
		t.Fatalf("the table was left for %T", w.page)
	}
	if err := os.Rename(folder+"2", folder); err != nil {
		t.Fatal(err)
	}
	w.press("Retry")
	w.until("home", func() bool { _, ok := w.page.(*homeScreen); return ok })
}
