package ui

import (
	"slices"
	"testing"

	"feltstack/rules/book"
	"feltstack/ui/felt"
	"feltstack/ui/rulebook"
	"feltstack/ui/trace"

	"fyne.io/fyne/v2"
)

// reading is the rulebook, once it is open.
func (w *walker) reading() *rulebook.Page {
	w.t.Helper()
	w.until("the rulebook", func() bool { _, ok := w.page.(*rulebook.Page); return ok })
	return w.page.(*rulebook.Page)
}

// shown is the table of an example, once it is open; before is the page before.
func (w *walker) shown(before page) *felt.Table {
	w.t.Helper()
	w.until("the example", func() bool { n, ok := w.page.(*felt.Table); return ok && n.Replaying() && w.page != before })
	return w.page.(*felt.Table)
}

// enlarged has the example that is about to be shown go on at a whole table.
func (w *walker) enlarged() {
	w.t.Helper()
	const large = "Show on a whole table"
	w.until("the small table", func() bool {
		return slices.ContainsFunc(w.env.Trace.Last().Buttons, func(b trace.Button) bool { return b.Text == large })
	})
	w.press(large)
}

// From home to a rule, its scenarios step by step on the table, and back to the same
// place and home.
func TestWalkThroughTheRulebook(t *testing.T) {
	w := walk(t)
	w.home()
	w.press("Rulebook")
	p := w.reading()
	w.press("Protection")
	p.Lead("VASTRIX 5.5")
	at := p.At()
	w.press("Show me (2 examples)")
	w.enlarged()
	first := w.shown(p)
	text := w.game.Session.(felt.Leader).Lead().Title
	for range 20 {
		if w.page != page(first) {
			break
		}
		first.Key(&fyne.KeyEvent{Name: fyne.KeySpace})
		w.until("a step", func() bool { return !w.busy })
	}
	second := w.shown(first)
	if again := w.game.Session.(felt.Leader).Lead().Title; again == text {
		t.Errorf("the second example is the first: %s", text)
	}
	second.Key(&fyne.KeyEvent{Name: fyne.KeyEscape})
	p = w.reading()
	if now := p.At(); now.Rule != "V-058" || now.Chapter != at.Chapter || now.Offset != at.Offset {
		t.Errorf("the way back leads to %+v, not %+v", now, at)
	}
	p.Key(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if _, ok := w.page.(*homeScreen); !ok {
		t.Errorf("the page is %T", w.page)
	}
}

// A game that is left for the rulebook and an example waits, and goes on.
func TestGameWaitsForTheRulebook(t *testing.T) {
	w := walk(t)
	before := w.begun()
	game := w.game
	w.atRule(game.Session.Scene().Game, book.Ref{Rule: "VASTRIX 7"})
	p := w.reading()
	if at := p.At(); at.Rule != "VASTRIX 7" {
		t.Fatalf("the rulebook opens at %+v", at)
	}
	w.press("Show me (5 examples)")
	w.enlarged()
	table := w.shown(p)
	if w.game.ID == game.ID {
		t.Fatal("the game is still at the table")
	}
	table.Key(&fyne.KeyEvent{Name: fyne.KeyEscape})
	p = w.reading()
	p.Key(&fyne.KeyEvent{Name: fyne.KeyEscape})
	after := w.atTable()
	if after == before || w.game.Session != game.Session {
		t.Error("the game does not go on")
	}
	w.choose()
}

// A window that is closed over an example closes the game that waits, too.
func TestCloseOverAnExample(t *testing.T) {
	w := walk(t)
	w.begun()
	w.atRule(w.game.Session.Scene().Game, book.Ref{Rule: "VASTRIX 7"})
	p := w.reading()
	w.press("Show me (5 examples)")
	w.enlarged()
	w.shown(p)
	closed := false
	w.quitSoon(func() { closed = true })
	w.until("the window closes", func() bool { return closed })
}

// Home leads home from an example, too, and leaves the game that has waited for it saved.
func TestHomeFromAnExample(t *testing.T) {
	w := walk(t)
	w.begun()
	id := w.game.ID
	w.atRule(w.game.Session.Scene().Game, book.Ref{Rule: "VASTRIX 7"})
	p := w.reading()
	w.press("Show me (5 examples)")
	w.enlarged()
	w.shown(p)
	w.press("Home")
	w.atHome()
	if w.game.Session != nil || w.aside != nil {
		t.Fatal("a game is still at the table")
	}
	w.open(id)
	w.atTable()
}
