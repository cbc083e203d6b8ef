package ui

import (
	"feltstack/rules/games/gamestest"
	"fmt"
	"slices"
	"testing"

	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"
	"feltstack/ui/trace"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
)

// Every button of a page can be reached by the arrow keys, and pressed.
func TestPagesByKeyboard(t *testing.T) {
	test.NewTempApp(t)
	for name, make := range map[string]func(pressed *int) *fyne.Container{
		"home": func(n *int) *fyne.Container {
			h := newHomeScreen(kittest.Env(), homeExits{NewGame: func() { *n++ }, Saved: func() { *n++ }, Settings: func() { *n++ }})
			h.exits.Continue, h.exits.Daily, h.exits.Deck = func(library.SavedGame) { *n++ }, func() { *n++ }, func(library.SavedDeck) { *n++ }
			h.set(someContent())
			return h.Container
		},
		"settings": func(n *int) *fyne.Container {
			return newSettingsScreen(kittest.Env(), library.UsualSettings(), settingsExits{
				Back: func() { *n++ }, Change: func(library.Settings) { *n++ }, Sound: func() string { return "" }}).Container
		},
		"saves": func(n *int) *fyne.Container {
			s := newSavedScreen(kittest.Env(), savedExits{
				Open: func(library.SavedGame) { *n++ }, Watch: func(library.SavedGame) { *n++ }, Copy: func(library.SavedGame) { *n++ },
				Export: func(library.SavedGame) { *n++ }, Import: func() { *n++ }, Home: func() { *n++ }})
			s.set([]library.SavedGame{{ID: 1, Name: "One"}, {ID: 2, Name: "Two"}}, "", nil)
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
			stops := slices.DeleteFunc(k.Stops(), func(s kit.Stop) bool { return s.Aside })
			if len(stops) < 3 {
				t.Fatalf("the page has %d stops", len(stops))
			}
			reached := map[string]bool{}
			var from func(key string)
			from = func(key string) {
				if reached[key] {
					return
				}
				reached[key] = true
				for _, arrow := range []fyne.KeyName{fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown} {
					k.LeadTo(key)
					k.Key(&fyne.KeyEvent{Name: arrow})
					from(k.Focus.At.Key)
				}
			}
			from(stops[0].Key)
			for _, s := range stops {
				if !reached[s.Key] {
					t.Errorf("the arrows don't reach %q at %v", s.Text, s.Box)
				}
			}
			for i, name := range []fyne.KeyName{fyne.KeyReturn, fyne.KeySpace} {
				k.Focus.Leave()
				k.Key(&fyne.KeyEvent{Name: fyne.KeyDown})
				if k.Key(&fyne.KeyEvent{Name: name}); pressed != i+1 {
					t.Errorf("with %s, %d buttons were pressed, not %d", name, pressed, i+1)
				}
			}
		})
	}
}

// Tab leads through everything on every page, once, and the ring round it is in
// sight each time.
func TestTabLeadsThroughPages(t *testing.T) {
	uitest.Pictures(t)
	for _, size := range []fyne.Size{{Width: 1280, Height: 800}, {Width: 1024, Height: 700}} {
		for _, screen := range ShotScreens() {
			if screen == "table" {
				continue
			}
			t.Run(fmt.Sprint(screen, " ", size.Width), func(t *testing.T) {
				test.NewTempApp(t)
				c := pageOf(t, Shot{Screen: screen, Look: library.UsualSettings(), Games: gamesOf(t, gamestest.WithDecks(t))})
				k := kit.NewPageKeys(c, trace.NewWriter(nil))
				w := test.NewWindow(c)
				w.SetPadded(false)
				w.Resize(size)
				defer w.Close()
				reached := map[string]bool{}
				for range k.Stops() {
					k.Tab(false)
					at := k.Focus.At
					if reached[at.Key] {
						t.Fatalf("Tab leads to %q (%s) again before the end", at.Text, at.Key)
					}
					reached[at.Key] = true
					b := at.Box
					if !k.Focus.Visible() || b.X < 0 || b.Y < 0 || b.Right() > size.Width || b.Bottom() > size.Height {
						t.Errorf("the ring round %q is out of sight: %v", at.Text, b)
					}
				}
				if screen == "deck" || screen == "decks" || screen == "rulebook" {
					return // they show other cards, decks or rules once they have scrolled
				}
				stops := k.Stops()
				if k.Tab(false); k.Focus.At.Key != stops[0].Key {
					t.Errorf("after the last place Tab leads to %s", k.Focus.At.Key)
				}
				stops = k.Stops()
				if k.Tab(true); k.Focus.At.Key != stops[len(stops)-1].Key {
					t.Errorf("back from the first place Tab leads to %s", k.Focus.At.Key)
				}
			})
		}
	}
}

// The places of a page are known before it is drawn: a form that is built again under the
// ring keeps the ring where it was.
func TestStopsBeforeTheyAreDrawn(t *testing.T) {
	test.NewTempApp(t)
	inner := kit.NewPill("In", kit.Normal, func() {})
	scroll := container.NewVScroll(container.NewWithoutLayout(inner))
	page := container.NewWithoutLayout(scroll)
	k := kit.NewPageKeys(page, trace.NewWriter(nil))
	scroll.Move(fyne.NewPos(300, 200))
	scroll.Resize(fyne.NewSize(200, 100))
	inner.Move(fyne.NewPos(20, 10))
	inner.Resize(fyne.NewSize(80, 40))
	if got := k.Stops()[0].Box; got != kit.NewBox(320, 210, 80, 40) {
		t.Errorf("the button lies at %v", got)
	}
}
