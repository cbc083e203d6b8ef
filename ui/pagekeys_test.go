package ui

import (
	"strings"
	"testing"

	"feltstack/table/decks"
	"feltstack/ui/kit"
	"feltstack/ui/shelf"
	"feltstack/ui/trace"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// Every button of a page can be reached by the arrow keys, and pressed.
func TestPagesByKeyboard(t *testing.T) {
	test.NewTempApp(t)
	for name, make := range map[string]func(pressed *int) *fyne.Container{
		"home": func(n *int) *fyne.Container {
			h := newHomeScreen(stillEnv(), homeExits{NewGame: func() { *n++ }, Saved: func() { *n++ }, Settings: func() { *n++ }})
			h.setLatest(shelf.SavedGame{Name: "Evening"}, true)
			h.exits.Continue = func(shelf.SavedGame) { *n++ }
			return h.Container
		},
		"settings": func(n *int) *fyne.Container {
			return newSettingsScreen(stillEnv(), shelf.UsualSettings(), settingsExits{
				Back: func() { *n++ }, Change: func(shelf.Settings) { *n++ }, Sound: func() string { return "" }}).Container
		},
		"saves": func(n *int) *fyne.Container {
			s := newSavedScreen(stillEnv(), savedExits{
				Open: func(shelf.SavedGame) { *n++ }, Watch: func(shelf.SavedGame) { *n++ }, Copy: func(shelf.SavedGame) { *n++ },
				Export: func(shelf.SavedGame) { *n++ }, Import: func() { *n++ }, Home: func() { *n++ }})
			s.set([]shelf.SavedGame{{ID: 1, Name: "One"}, {ID: 2, Name: "Two"}}, nil)
			return s.Container
		},
	} {
		t.Run(name, func(t *testing.T) {
			pressed := 0
			c := make(&pressed)
			k := kit.NewPageKeys(c, trace.NewWriter(nil))
			w := test.NewWindow(c)
			w.SetPadded(false)
			w.Resize(fyne.NewSize(1280, 800))
			defer w.Close()
			stops := k.Stops()
			if len(stops) < 3 {
				t.Fatalf("the page has %d stops", len(stops))
			}
			reached := map[string]bool{}
			var from func(s kit.Stop)
			from = func(s kit.Stop) {
				if reached[s.Key] {
					return
				}
				reached[s.Key] = true
				for _, d := range [][2]float32{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
					k.Focus.On = true
					k.Focus.Put(s)
					k.Focus.Lead(stops, d[0], d[1])
					from(k.Focus.At)
				}
			}
			from(stops[0])
			if len(reached) != len(stops) {
				t.Errorf("the arrows reach %d of %d places", len(reached), len(stops))
			}
			k.Focus.Leave()
			k.Key(&fyne.KeyEvent{Name: fyne.KeyDown})
			k.Key(&fyne.KeyEvent{Name: fyne.KeyReturn})
			if pressed != 1 {
				t.Errorf("Enter pressed %d buttons", pressed)
			}
		})
	}
}

// Cards are found, put into a deck and taken out again without a mouse, and
// what lies over the page is led through alone.
func TestDeckByKeyboard(t *testing.T) {
	w := newWorkbench(t, decks.Deck{})
	k := kit.NewPageKeys(w.Container, trace.NewWriter(nil))
	k.Over = w.Over
	win := test.NewWindow(w.Container)
	win.SetPadded(false)
	win.Resize(fyne.NewSize(1280, 800))
	defer win.Close()
	press := func(names ...fyne.KeyName) {
		for _, name := range names {
			if e := (&fyne.KeyEvent{Name: name}); !k.Key(e) {
				w.key(e)
			}
		}
	}
	lead := func(key fyne.KeyName, to string) {
		t.Helper()
		for range 60 {
			if press(key); strings.HasPrefix(k.Focus.At.Key, to) {
				return
			}
		}
		t.Fatalf("the arrows do not lead to a %s, but to %q", to, k.Focus.At.Text)
	}
	lead(fyne.KeyDown, "card ")
	card := k.Focus.At.Text
	if !w.preview.Visible() {
		t.Error("the card under the ring is not shown")
	}
	press(fyne.KeyReturn, fyne.KeyReturn, fyne.KeyDelete, fyne.KeyReturn)
	if n := w.editor.Deck().Count(card, ""); n != 2 || k.Focus.At.Text != card {
		t.Errorf("%d copies of %s, the ring is at %q", n, card, k.Focus.At.Text)
	}
	for k.Focus.At.Box.X < w.right.X {
		press(fyne.KeyRight)
	}
	lead(fyne.KeyDown, "line ")
	press(fyne.KeyReturn)
	if n := w.editor.Deck().Count(card, ""); n != 3 {
		t.Errorf("Enter on the deck's line leaves %d copies", n)
	}
	press(fyne.KeyBackspace, fyne.KeyDelete, fyne.KeyDelete)
	if n := w.editor.Deck().Size(""); n != 0 || strings.HasPrefix(k.Focus.At.Key, "line ") {
		t.Errorf("%d cards are left, the ring is at %q", n, k.Focus.At.Key)
	}
	for k.Focus.At.Box.X > w.right.X {
		press(fyne.KeyLeft)
	}
	lead(fyne.KeyDown, "card ")
	for range 40 {
		press(fyne.KeyDown)
	}
	if w.grid.Offset.Y == 0 || !strings.HasPrefix(k.Focus.At.Key, "card ") || k.Focus.At.Box.Bottom() > 800 {
		t.Errorf("the cards do not scroll with the ring: it is at %q, %v", k.Focus.At.Text, k.Focus.At.Box)
	}

	w.openSorts()
	if n := len(k.Stops()); n != len(w.choice.Lines) {
		t.Errorf("%d places can be led to while %d are asked for", n, len(w.choice.Lines))
	}
	press(fyne.Key2)
	if w.choice.Visible() || w.sort.By != w.index.Sorts()[1] {
		t.Errorf("the key 2 sorts by %q", w.sort.By)
	}
}
