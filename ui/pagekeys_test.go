package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// Every button of a page can be reached by the arrow keys, and pressed.
func TestPagesByKeyboard(t *testing.T) {
	test.NewTempApp(t)
	for name, make := range map[string]func(pressed *int) *fyne.Container{
		"home": func(n *int) *fyne.Container {
			h := newHomeScreen(stillEnv(), homeExits{NewGame: func() { *n++ }, Saved: func() { *n++ }, Settings: func() { *n++ }})
			h.setLatest(SavedGame{Name: "Evening"}, true)
			h.exits.Continue = func(SavedGame) { *n++ }
			return h.Container
		},
		"settings": func(n *int) *fyne.Container {
			return newSettingsScreen(stillEnv(), usualSettings(), settingsExits{
				Back: func() { *n++ }, Change: func(Settings) { *n++ }, Sound: func() string { return "" }}).Container
		},
		"saves": func(n *int) *fyne.Container {
			s := newSavedScreen(stillEnv(), savedExits{
				Open: func(SavedGame) { *n++ }, Watch: func(SavedGame) { *n++ }, Copy: func(SavedGame) { *n++ },
				Export: func(SavedGame) { *n++ }, Import: func() { *n++ }, Home: func() { *n++ }})
			s.set([]SavedGame{{ID: 1, Name: "One"}, {ID: 2, Name: "Two"}}, nil)
			return s.Container
		},
	} {
		t.Run(name, func(t *testing.T) {
			pressed := 0
			c := make(&pressed)
			k := newPageKeys(c, newTracer(nil))
			w := test.NewWindow(c)
			w.SetPadded(false)
			w.Resize(fyne.NewSize(1280, 800))
			defer w.Close()
			stops := k.stops()
			if len(stops) < 3 {
				t.Fatalf("the page has %d stops", len(stops))
			}
			reached := map[string]bool{}
			var from func(s stop)
			from = func(s stop) {
				if reached[s.key] {
					return
				}
				reached[s.key] = true
				for _, d := range [][2]float32{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
					k.focus.on = true
					k.focus.put(s)
					k.focus.lead(stops, d[0], d[1])
					from(k.focus.at)
				}
			}
			from(stops[0])
			if len(reached) != len(stops) {
				t.Errorf("the arrows reach %d of %d places", len(reached), len(stops))
			}
			k.focus.leave()
			k.key(&fyne.KeyEvent{Name: fyne.KeyDown})
			k.key(&fyne.KeyEvent{Name: fyne.KeyReturn})
			if pressed != 1 {
				t.Errorf("Enter pressed %d buttons", pressed)
			}
		})
	}
}
