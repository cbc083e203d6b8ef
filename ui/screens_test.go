package ui

import (
	"context"
	"fmt"
	"io"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"feltstack/rules/games/gamestest"
	"feltstack/saves"
	"feltstack/table"
	"feltstack/ui/decks"
	"feltstack/ui/felt"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/learn"
	"feltstack/ui/library"
	"feltstack/ui/library/keep"
	"feltstack/ui/look"
	"feltstack/ui/studio"
	"feltstack/ui/trace"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
)

// walker is a navigator on real saves, its work done by the test.
type walker struct {
	*navigator
	t      *testing.T
	posts  chan func()
	canvas fyne.Canvas
	folder string // of card sets
}

func walk(t *testing.T) *walker {
	t.Helper()
	test.NewTempApp(t)
	all := gamestest.All(t)
	path := filepath.Join(t.TempDir(), "games.db")
	w := &walker{t: t, posts: make(chan func(), 100), folder: filepath.Join(t.TempDir(), "sets")}
	e := kittest.Plain()
	e.Post = func(f func()) { w.posts <- f }
	e.Trace = trace.NewWriter(io.Discard)
	win := test.NewWindow(nil)
	win.SetPadded(false)
	w.canvas = win.Canvas()
	w.navigator = newNavigator(t.Context(), e, func(o fyne.CanvasObject) {
		win.SetContent(o)
		win.Resize(fyne.NewSize(1280, 800))
	})
	w.dailyAfter = time.Hour // a test makes its own
	w.begin(func(ctx context.Context) (library.Library, error) {
		store, err := saves.Open(ctx, path, saves.Options{Beside: saves.Folders{Sets: w.folder}})
		if err != nil {
			return nil, err
		}
		return library.New(all, store, w.folder, gamestest.Games.Pool), nil
	})
	w.until("the library is open", func() bool { return w.library != nil })
	t.Cleanup(func() {
		// As in the program: nothing posted runs any more once the window has gone.
		done := make(chan error)
		go func() { done <- w.end() }()
		for {
			select {
			case <-w.posts:
			case err := <-done:
				if err != nil {
					t.Error(err)
				}
				kittest.Unpaint(win.Content())
				win.Close()
				return
			}
		}
	})
	return w
}

func (w *walker) until(what string, cond func() bool) {
	w.t.Helper()
	uitest.Until(w.t, w.posts, what, cond, func() string { return fmt.Sprintf("the page %T", w.page) })
}

// press clicks a button that is on the screen.
func (w *walker) press(text string) {
	w.t.Helper()
	for _, b := range w.env.Trace.Last().Buttons {
		if b.Text == text {
			test.TapCanvas(w.canvas, fyne.NewPos(b.X+b.W/2, b.Y+b.H/2))
			return
		}
	}
	w.t.Fatalf("there is no button %q among %v", text, w.env.Trace.Last().Buttons)
}

func (w *walker) atTable() *felt.Table {
	w.t.Helper()
	w.until("the table", func() bool { _, ok := w.page.(*felt.Table); return ok })
	return w.page.(*felt.Table)
}

// A window that is closed while something is under way closes when that has ended, and
// once, however often it was closed.
func TestClosingWaitsForWhatIsUnderWay(t *testing.T) {
	w := walk(t)
	w.begun()
	w.env.Still = false
	w.busy = true
	closed := 0
	for range 2 {
		w.quitSoon(func() { closed++ })
	}
	looked := false
	w.env.After(3*quitLook, func() { looked = true })
	if w.until("it was looked for", func() bool { return looked }); closed > 0 {
		t.Error("the window closes under what is under way")
	}
	w.busy = false
	w.until("the window closes", func() bool { return closed > 0 })
	looked = false
	w.env.After(3*quitLook, func() { looked = true })
	if w.until("it was looked for again", func() bool { return looked }); closed != 1 {
		t.Errorf("the window closes %d times", closed)
	}
}

// From home to a new game, to the settings and back to the same game, home, and
// on from the saved games; watched again, and branched.
func TestWalkThroughTheProgram(t *testing.T) {
	w := walk(t)
	w.newGame()
	p, ok := w.page.(*newGameScreen)
	if !ok {
		t.Fatalf("the page is %T", w.page)
	}
	p.begin()
	ts := w.atTable()
	w.until("somebody is asked", func() bool { s := w.game.Session.Scene(); return s.Prompt.Mine || len(s.Log) > 8 })
	session := w.game.Session

	w.preferences()
	s, ok := w.page.(*settingsScreen)
	if !ok {
		t.Fatalf("the page is %T", w.page)
	}
	s.now.Felt = "wine"
	s.changed()
	if seen := w.settings.Theme().Color(theme.ColorNameBackground, theme.VariantDark); w.settings.Felt != "wine" || seen == look.Felt {
		t.Error("the felt does not change")
	}
	w.page.(*settingsScreen).exits.Back()
	if w.atTable() == ts || w.game.Session != session {
		t.Error("the settings lead back to another game")
	}

	w.leave(w.home)
	w.until("home", func() bool { _, ok := w.page.(*homeScreen); return ok })
	h := w.page.(*homeScreen)
	w.until("the game can be gone on with", func() bool { return len(h.live.tables) == 2 && h.live.tables[0].Heading == "Continue" })

	w.saved()
	list := w.page.(*savedScreen)
	w.until("the saved games", func() bool { return len(list.games) == 1 })
	list.exits.Rename(list.games[0].game, "Evening")
	w.until("the new name", func() bool { return len(list.games) == 1 && list.games[0].game.Name == "Evening" })
	list.exits.Copy(list.games[0].game)
	w.until("the copy", func() bool { return len(list.games) == 2 })

	list.exits.Watch(list.games[0].game)
	ts = w.atTable()
	if !ts.Replaying() || w.game.Session.Timeline().At != 0 {
		t.Error("the game is not shown from its beginning")
	}
	w.press("Play from here")
	w.until("the branch", func() bool { n, ok := w.page.(*felt.Table); return ok && !n.Replaying() })
	w.leave(w.saved)
	w.until("the branch, in which nothing was played, isn't saved", func() bool {
		l, ok := w.page.(*savedScreen)
		return ok && len(l.games) == 2
	})
	list = w.page.(*savedScreen)
	for i := 2; i > 0; i-- {
		list.delete(list.games[0].game)
		w.until("one game less", func() bool { return len(list.games) == i-1 })
	}
	if !strings.Contains(list.note, "No saved games yet") {
		t.Errorf("the empty list says %q", list.note)
	}
	w.tell(errTest)
	if w.page != page(list) || !w.note.isOpen() {
		t.Errorf("an error shows as %T", w.page)
	}
}

// What is said of a game that can't be read leads to where it can be deleted, over a page and at a table
// whose game is gone.
func TestUnreadableGame(t *testing.T) {
	w := walk(t)
	unreadable := fmt.Errorf("read game 3: %w", &keep.SetupError{Cause: io.ErrUnexpectedEOF})
	home := w.page
	w.tell(unreadable)
	if w.page != home || !strings.HasPrefix(w.env.Trace.Last().Prompt, "Unreadable game") {
		t.Fatalf("the page is %T and says %q", w.page, w.env.Trace.Last().Prompt)
	}
	w.press("Saved games")
	w.until("the saved games", func() bool { _, ok := w.page.(*savedScreen); return ok })
	w.begun()
	w.game = library.OpenGame{Close: w.game.Close}
	w.tell(unreadable)
	if p, ok := w.page.(*notice); !ok || p.title != "Unreadable game" {
		t.Fatalf("the page is %T", w.page)
	}
	w.press("Saved games")
	w.until("the saved games", func() bool { _, ok := w.page.(*savedScreen); return ok })
}

var errTest = table.ErrClosed

// From the start lessons of every game are offered, and each is led through.
func TestLearnOffersEveryGame(t *testing.T) {
	for _, g := range gamestest.All(t) {
		w := walk(t)
		w.learn()
		w.until("the list of lessons", func() bool { _, ok := w.page.(*learn.Page); return ok })
		stops := w.keys.Stops()
		i := slices.IndexFunc(stops, func(s kit.Stop) bool { return strings.HasPrefix(s.Text, g.Title+": ") })
		if i < 0 {
			t.Fatalf("no lesson of %s is offered: %v", g.Title, stops)
		}
		stops[i].Press()
		w.atTable()
		if w.env.Trace.Last().Coach == "" {
			t.Fatal("nobody leads through the lesson")
		}
		w.until("it is noted", func() bool { return w.settings.Taught })
	}
}

// The deck pages and the studio are reached, leave nothing unsaved, and lead home.
func TestWalkThroughDecksAndStudio(t *testing.T) {
	w := walk(t)
	w.decks()
	list := w.page.(*decks.Page)
	w.until("the decks that come with the game", func() bool { return len(list.Decks()) > 0 })
	w.build(list.Decks()[0])
	b := w.page.(*decks.Builder)
	b.Name.SetText("Kept on leaving")
	w.decks()
	again := w.page.(*decks.Page)
	w.until("it is among the decks", func() bool {
		return w.saving == 0 && len(again.Decks()) > 0 && again.Decks()[0].Deck.Name == "Kept on leaving" || reload(w)
	})
	w.studio()
	s := w.page.(*studio.Page)
	s.NewCard(w.library.Games()[1].Key, w.library.Games()[1].Blanks[0])
	w.until("a blank card works", func() bool { return strings.HasPrefix(w.env.Trace.Last().Prompt, "works: ") })
	w.home()
	w.until("the set is saved", func() bool { return w.saving == 0 })
	if all, err := w.library.Sets(t.Context()); err != nil || len(all) != 1 || len(all[0].Cards) != 1 {
		t.Errorf("on disk: %v %v", all, err)
	}
}

// reload lists the decks again once nothing is on its way to the disk.
func reload(w *walker) bool {
	if w.saving == 0 {
		w.listDecks()
	}
	return false
}

// Stops are kept for each game and hold when it is opened again.
func TestStopsAreKept(t *testing.T) {
	w := walk(t)
	w.newGame()
	w.page.(*newGameScreen).begin()
	ts := w.atTable()
	want := table.Stops{"end": {Theirs: table.StopAsk}}
	w.keepStops(w.game.Setup.Game, want)
	var saved library.Settings
	w.until("the stop is on disk", func() bool {
		var err error
		if saved, err = w.library.Settings(t.Context()); err != nil {
			t.Fatal(err)
		}
		return len(saved.Stops) > 0
	})
	if got := saved.Stops[w.game.Setup.Game]; !maps.Equal(got, want) {
		t.Errorf("kept are %v, set was %v", saved.Stops, want)
	}
	id := w.game.ID
	w.leave(func() { w.open(id) })
	w.until("the game again", func() bool { n, ok := w.page.(*felt.Table); return ok && n != ts })
	if got := w.page.(*felt.Table).Stops(); !maps.Equal(got, want) {
		t.Errorf("opened again with %v", got)
	}
	w.keepStops(w.game.Setup.Game, nil)
	if len(w.settings.Stops) != 0 {
		t.Errorf("after all were cleared %v are kept", w.settings.Stops)
	}
}

// slowGuides is a library whose lessons come when they are let go.
type slowGuides struct {
	library.Library
	come chan struct{}
}

func (s slowGuides) Guides() ([]library.Guide, error) {
	<-s.come
	return s.Library.Guides()
}

// Close is that of the library, which the program closes at its end.
func (s slowGuides) Close() error { return s.Library.(io.Closer).Close() }

// Lessons that come late do not take the person back from where they went meanwhile.
func TestLateLessonsStayAway(t *testing.T) {
	w := walk(t)
	w.work.Wait() // nothing asks the library meanwhile
	slow := slowGuides{w.library, make(chan struct{})}
	w.library, w.settings.Taught = slow, true // who has had a lesson is shown the list
	w.learn()
	w.saved()
	list := w.page
	close(slow.come)
	w.work.Wait()
	for len(w.posts) > 0 {
		(<-w.posts)()
	}
	if w.page != list {
		t.Errorf("the page is %T", w.page)
	}
}
