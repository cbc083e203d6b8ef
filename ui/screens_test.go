package ui

import (
	"context"
	"io"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"feltstack/rules/games"
	"feltstack/saves"
	"feltstack/table"
	"feltstack/ui/decks"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/look"
	"feltstack/ui/shelf"
	"feltstack/ui/studio"
	"feltstack/ui/trace"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
)

// The name of a card in the log shows the card while the pointer is on it.
func TestLogNamesShowCards(t *testing.T) {
	test.NewTempApp(t)
	ts := newTableScreen(kittest.Env(), midGame().session(), tableExits{})
	kit.Snapshot(ts.Container, fyne.NewSize(1280, 800), 1)
	log := ts.side.log
	if len(log.names) == 0 {
		t.Fatal("the log names no card")
	}
	name := log.names[len(log.names)-1]
	log.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: name.Box.Centre()}})
	if got := ts.side.inspector.card.Def; got != name.Def || log.Cursor() != desktop.PointerCursor {
		t.Errorf("the inspector shows card %d, want %d", got, name.Def)
	}
	log.MouseOut()
	if ts.side.inspector.card.Def != 0 {
		t.Error("the card stays when the pointer has gone")
	}
}

// The inspector says where a card lies and what holds for it.
func TestInspectorTellsTheState(t *testing.T) {
	test.NewTempApp(t)
	ts := newTableScreen(kittest.Env(), midGame().session(), tableExits{})
	kit.Snapshot(ts.Container, fyne.NewSize(1280, 800), 1)
	for _, c := range ts.arr.Cards {
		if c.Card.Def == 0 {
			continue
		}
		shown := describe(ts.scene, c.Card)
		if shown.Def != c.Card.Def || shown.Where == "" || len(shown.State) < len(c.Card.Badges) {
			t.Errorf("%s is described as %+v", c.Card.Name, shown)
		}
	}
}

// Once the game is over a panel says how, and what can follow.
func TestGameOver(t *testing.T) {
	test.NewTempApp(t)
	f := midGame().session()
	f.scene.Over, f.scene.Result = true, "You win: 22 points to 9"
	again, watched := 0, 0
	ts := newTableScreen(kittest.Env(), f, tableExits{Rematch: func() { again++ }, Watch: func() { watched++ }})
	kit.Snapshot(ts.Container, fyne.NewSize(1280, 800), 1)
	if !ts.over.Visible() {
		t.Fatal("nothing says that the game is over")
	}
	for _, p := range ts.over.pills {
		p.Tapped(nil)
	}
	if again != 1 || watched != 1 {
		t.Errorf("rematch %d times, watched %d times", again, watched)
	}
	if ts.over.Visible() {
		t.Error("the table can't be looked at")
	}
}

// walker is a navigator on real saves, its work done by the test.
type walker struct {
	*navigator
	t      *testing.T
	posts  chan func()
	folder string // of card sets
}

func walk(t *testing.T) *walker {
	t.Helper()
	test.NewTempApp(t)
	all, err := games.All()
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "games.db")
	w := &walker{t: t, posts: make(chan func(), 100), folder: filepath.Join(t.TempDir(), "sets")}
	e := kittest.Env()
	e.Post = func(f func()) { w.posts <- f }
	e.Trace = trace.NewWriter(io.Discard)
	win := test.NewWindow(nil)
	win.SetPadded(false)
	w.navigator = newNavigator(t.Context(), e, func(o fyne.CanvasObject) {
		win.SetContent(o)
		win.Resize(fyne.NewSize(1280, 800))
	})
	w.begin(func(ctx context.Context) (shelf.Library, error) {
		store, err := saves.Open(ctx, path, saves.Options{})
		if err != nil {
			return nil, err
		}
		return shelf.New(all, store, w.folder, games.Shelf), nil
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
				win.Close()
				return
			}
		}
	})
	return w
}

func (w *walker) until(what string, cond func() bool) {
	w.t.Helper()
	late := time.After(uitest.Patience)
	for !cond() {
		select {
		case f := <-w.posts:
			f()
		case <-late:
			w.t.Fatalf("not in time: %s; the page is %T", what, w.page)
		}
	}
}

func (w *walker) atTable() *tableScreen {
	w.t.Helper()
	w.until("the table", func() bool { _, ok := w.page.(*tableScreen); return ok })
	return w.page.(*tableScreen)
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
	w.until("somebody is asked", func() bool { ts.pull(); return ts.scene.Prompt.Mine || len(ts.scene.Log) > 8 })
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
	if w.atTable().session != session {
		t.Error("the settings lead back to another game")
	}

	w.leave(w.home)
	w.until("home", func() bool { _, ok := w.page.(*homeScreen); return ok })
	h := w.page.(*homeScreen)
	w.until("the game can be gone on with", func() bool { return h.has })

	w.saved()
	list := w.page.(*savedScreen)
	w.until("the saved games", func() bool { return len(list.games) == 1 })
	list.exits.Rename(list.games[0].game, "Evening")
	w.until("the new name", func() bool { return len(list.games) == 1 && list.games[0].game.Name == "Evening" })
	list.exits.Copy(list.games[0].game)
	w.until("the copy", func() bool { return len(list.games) == 2 })

	list.exits.Watch(list.games[0].game)
	ts = w.atTable()
	if ts.replay == nil || ts.session.Timeline().At != 0 {
		t.Error("the game is not shown from its beginning")
	}
	ts.exits.Branch(0)
	w.until("the branch", func() bool { n, ok := w.page.(*tableScreen); return ok && n.replay == nil })
	w.leave(w.saved)
	w.until("the branch is saved", func() bool {
		l, ok := w.page.(*savedScreen)
		return ok && len(l.games) == 3
	})
	list = w.page.(*savedScreen)
	for i := 3; i > 0; i-- {
		list.exits.Delete(list.games[0].game)
		w.until("one game less", func() bool { return len(list.games) == i-1 })
	}
	if !strings.Contains(list.note, "Nothing is saved") {
		t.Errorf("the empty list says %q", list.note)
	}
	w.tell(errTest)
	if _, ok := w.page.(*notice); !ok {
		t.Errorf("an error shows as %T", w.page)
	}
}

var errTest = table.ErrClosed

// A choice that does not get on disk is no secret.
func TestTroubleIsShown(t *testing.T) {
	test.NewTempApp(t)
	f := midGame().session()
	f.scene.Trouble = "the disk is full: make room on it"
	ts := newTableScreen(kittest.Env(), f, tableExits{})
	kit.Snapshot(ts.Container, fyne.NewSize(1280, 800), 1)
	want := "Not saved yet: the disk is full: make room on it. The game waits, and tries again by itself."
	if got := ts.prompt.question(f.scene, ""); got != want {
		t.Errorf("the prompt bar says %q", got)
	}
}

// Who has had no lesson is led straight to the first one; later there is a list.
func TestLearnBeginsWithALesson(t *testing.T) {
	w := walk(t)
	w.learn()
	ts := w.atTable()
	if ts.coach == nil || ts.coach.now.Title == "" {
		t.Fatal("nobody leads through the first lesson")
	}
	w.until("it is noted", func() bool { return w.settings.Taught })
	w.leave(w.learn)
	w.until("the list of lessons", func() bool { _, ok := w.page.(*pickScreen); return ok })
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

// reload lists the decks anew once nothing is on its way to the disk.
func reload(w *walker) bool {
	if w.saving == 0 {
		list := w.page.(*decks.Page)
		w.withDecks(func(all []shelf.SavedDeck, err error) {
			if w.page == page(list) {
				list.Set(all, err)
			}
		})
	}
	return false
}
