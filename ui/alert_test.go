package ui

import (
	"context"
	"io"
	"log/slog"
	"slices"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/bot/lab"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/guard"
	"feltstack/table"
	"feltstack/ui/library"
	"feltstack/ui/trace"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// faulty is a library in which things crash.
type faulty struct{ library.Library }

func (faulty) Import(context.Context, io.Reader, func(done, all int)) (int64, string, error) {
	panic("injected")
}

func (f faulty) Experiment(s library.LabSetup) (lab.Plan, error) {
	plan, err := f.Library.Experiment(s)
	if err != nil {
		return plan, err
	}
	g := *plan.Game
	g.Speech.Ending = func(*rules.Match) string { panic("injected") }
	plan.Game = &g
	return plan, nil
}

// alarmed walks with reports, to a game of two persons.
func alarmed(t *testing.T) (*walker, *[]guard.Report) {
	t.Helper()
	w := walk(t)
	w.work.Wait() // the home page has read the library, which tests put another one in the place of
	w.env.Reports = guard.NewReporter(t.TempDir(), "test", slog.New(slog.DiscardHandler))
	var heard []guard.Report
	w.env.Reports.Told(func(r guard.Report) {
		w.env.Post(func() { heard = append(heard, r); w.alarm(r) })
	})
	return w, &heard
}

// over presses a button of what lies over the page.
func (w *walker) over(text string) {
	w.t.Helper()
	_, buttons := w.env.Trace.Over()
	i := slices.IndexFunc(buttons, func(b trace.Button) bool { return b.Text == text })
	if i < 0 {
		w.t.Fatalf("there is no button %q among %v", text, buttons)
	}
	b := buttons[i]
	test.TapCanvas(w.canvas, fyne.NewPos(b.X+b.W/2, b.Y+b.H/2))
}

// What crashes off the UI goroutine is said over the page; the report can be read
// and put away, and the page works on.
func TestImportCrash(t *testing.T) {
	w, heard := alarmed(t)
	w.library = faulty{w.library}
	w.saved()
	w.takeGames(func() (io.ReadCloser, error) { return io.NopCloser(strings.NewReader("")), nil })
	w.until("the crash is said", func() bool { text, _ := w.env.Trace.Over(); return text != "" })
	w.over("Show report")
	if !w.alert.sheet.IsOpen() {
		t.Fatal("the report is not shown")
	}
	if !strings.Contains((*heard)[0].Text, "alert_test.go") {
		t.Errorf("the report:\n%s", (*heard)[0].Text)
	}
	w.typed(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if text, _ := w.env.Trace.Over(); text != "" || w.alert.Visible() {
		t.Errorf("%q still lies over the page", text)
	}
	w.newGame()
	if _, ok := w.page.(*newGameScreen); !ok {
		t.Errorf("the page is %T", w.page)
	}
}

// A crash in the lab ends the games and leaves the window.
func TestLabCrash(t *testing.T) {
	w, heard := alarmed(t)
	w.library = faulty{w.library}
	w.lab()
	for range 2 { // as often as one likes
		w.press(words.Say("lab.run"))
		w.until("the lab has stopped", func() bool { return len(w.runner.Jobs()) == 0 && len(*heard) > 0 })
		if note := w.env.Trace.Last().Prompt; !strings.Contains(note, "crashed") || !strings.Contains((*heard)[0].Text, "Lab\n"+gamestest.Any(t).Name) {
			t.Errorf("%q; the report:\n%s", note, (*heard)[0].Text)
		}
	}
}

// A hint that crashes is said at the table; the strip's Undo takes back the last choice.
func TestHintCrashAndUndo(t *testing.T) {
	w, heard := alarmed(t)
	w.start(library.NewGame{Game: gamestest.Any(t).Name, Seed: 5, Seats: []library.NewSeat{{Name: "Ann"}, {Name: "Rook", Bot: "passive"}}})
	w.atTable()
	session := &blind{Session: w.game.Session}
	w.game.Session = session
	w.sitDown(w.game)
	at := w.atTable()
	w.until("Ann is asked", func() bool { at.Pull(); return session.Scene().Prompt.Mine })
	at.Key(&fyne.KeyEvent{Name: fyne.KeyF1})
	w.until("the crash is said", func() bool { return len(*heard) > 0 && w.alert.Visible() })
	if (*heard)[0].What != "a hint" {
		t.Errorf("reported: %+v", (*heard)[0].What)
	}
	before := session.Timeline().At
	if err := session.Choose(0); err != nil {
		t.Fatal(err)
	}
	w.until("the choice is made", func() bool { at.Pull(); return session.Timeline().At > before && session.Scene().Prompt.Mine })
	w.over("Undo")
	w.until("the choice is taken back", func() bool { return session.Timeline().At <= before })
	if w.alert.Visible() {
		t.Error("the strip stays")
	}
}

// blind is a session that crashes when a hint is asked for.
type blind struct{ library.Session }

func (*blind) Hint(context.Context) (table.Hint, error) { panic("injected") }

// A key at which the window crashes is reported, and the window takes the next.
func TestKeyCrash(t *testing.T) {
	w, heard := alarmed(t)
	w.listen(w.canvas)
	w.page = touchy{w.page}
	w.canvas.OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyF7})
	w.until("the crash is said", func() bool { return len(*heard) > 0 })
	if (*heard)[0].What != "a key" || !w.alert.Visible() {
		t.Errorf("%+v", *heard)
	}
}

// touchy is a page that crashes on every key.
type touchy struct{ page }

func (touchy) Key(*fyne.KeyEvent) { panic("injected") }
