package ui

import (
	"fmt"
	"testing"

	"feltstack/rules/games/gamestest"
	"feltstack/rules/guard"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// sizes are those that a window may have: tiling window managers give it any. Small ones are
// painted, too.
var sizes = []fyne.Size{
	{Width: 1, Height: 1}, {Width: 1600, Height: 3}, {Width: 520, Height: 360}, {Width: 200, Height: 1400}, {Width: 7680, Height: 4320}, {Width: 1280, Height: 800},
}

// paintable is how many units of a window are painted in tests of sizes.
const paintable = 200_000

// eachSize shows what is on the screen in every size, led through by the keyboard.
func (w *walker) eachSize(keys *keyboard, win fyne.Window, what string) {
	w.t.Helper()
	for _, size := range sizes {
		err := guard.Try("a size", func() error {
			win.Resize(size)
			w.settle()
			for _, k := range []fyne.KeyName{fyne.KeyRight, fyne.KeyDown, fyne.KeyTab, fyne.KeyLeft, fyne.KeyUp, fyne.KeyTab} {
				keys.press(k)
				w.settle()
			}
			if size.Width*size.Height < paintable {
				win.Canvas().Capture()
			}
			return nil
		})
		if err != nil {
			w.t.Errorf("%s at %v: %v", what, size, err)
		}
	}
}

// No page comes to harm at any size of the window, also while the keyboard leads through it.
func TestEverySize(t *testing.T) {
	uitest.Pictures(t)
	w := walk(t)
	win := test.NewWindow(nil)
	win.SetPadded(false)
	t.Cleanup(win.Close)
	keys := &keyboard{Canvas: win.Canvas()}
	w.put = func(o fyne.CanvasObject) { win.SetContent(o) }
	w.query.canvas = keys
	w.listen(keys)
	show := func(name, screen string, open func()) {
		open()
		w.until(name, func() bool { return w.env.Trace.Last().Screen == screen })
		w.eachSize(keys, win, name)
	}
	for name, open := range map[string]func(){
		"home": w.home, "new": w.newGame, "saves": w.saved, "settings": w.preferences, "learn": w.learn, "puzzles": w.puzzles, "rulebook": w.rules,
		"decks": w.decks, "lab": w.lab, "studio": w.studio,
	} {
		show(name, name, open)
	}
	w.query.open("Name", "Some text that is said before.", kit.NewEntry(), w.query.close, kit.NewPill("Cancel", kit.Normal, w.query.close), kit.NewPill("Name it", kit.Leading, func() {}))
	w.eachSize(keys, win, "a question")
	w.query.close()
	win.Resize(fyne.NewSize(1280, 800))
	for _, g := range []library.NewGame{
		{Game: gamestest.Any(t).Name, Seed: 5, Seats: []library.NewSeat{{Name: "Ann"}, {Name: "Rook", Bot: "passive"}}},
		{Game: gamestest.Any(t).Name, Seed: 5, Seats: []library.NewSeat{{Name: "Ann"}, {Name: "Ben"}}},
	} {
		w.start(g)
		at := w.atTable()
		w.until("the table", func() bool { at.Pull(); return at.Covered() || w.game.Session.Scene().Prompt.Mine })
		w.eachSize(keys, win, fmt.Sprint("the table of ", len(g.Seats), ", covered: ", at.Covered()))
		w.leave(w.home)
		w.until("home", func() bool { _, ok := w.page.(*homeScreen); return ok })
	}
}
