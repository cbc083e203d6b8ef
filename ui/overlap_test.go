package ui

import (
	"fmt"
	"slices"
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// gamesOf lists the games, a certain one first.
func gamesOf(t *testing.T, first *rules.Game) []*rules.Game {
	t.Helper()
	all := slices.Clone(gamestest.All(t))
	i := slices.Index(all, first)
	all[0], all[i] = all[i], all[0]
	return all
}

// gameOn is a game that a screen can be drawn with.
func gameOn(t *testing.T, screen string) *rules.Game {
	t.Helper()
	if screen == "deck" {
		return gamestest.WithDecks(t)
	}
	return gamestest.Any(t)
}

// pageOf makes a screen as it is laid out.
func pageOf(t *testing.T, s Shot) *fyne.Container {
	t.Helper()
	c, done, err := s.page(kittest.Plain())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(done)
	return c
}

// No text lies over another one on the table of any game, in the first and in the middle of
// a game, in small windows and large ones. (Golden sees to it on pages.)
func TestNoTextCoversAnother(t *testing.T) {
	uitest.Pictures(t)
	inEachLength(t, func(length string) {
		for _, size := range []fyne.Size{{Width: 1024, Height: 700}, {Width: 1280, Height: 800}} {
			for _, g := range gamestest.All(t) {
				for _, choices := range []int{0, 60, 140} {
					c := pageOf(t, Shot{Screen: "table", Look: library.UsualSettings(), Games: []*rules.Game{g}, Seed: 7, Choices: choices})
					checkOverlap(t, fmt.Sprintf("%s, %s after %d choices, %v", length, g.Name, choices, size), c, size)
				}
			}
		}
	})
}

// Nor at tables of three and more.
func TestNoTextCoversAnotherAtLargerTables(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	fyne.CurrentApp().Settings().SetTheme(look.Theme{})
	for _, size := range []fyne.Size{{Width: 1024, Height: 700}, {Width: 1280, Height: 800}, {Width: 1600, Height: 900}} {
		for _, g := range gamestest.All(t) {
			for seats := 3; seats <= g.MaxSeats; seats++ {
				for _, choices := range []int{0, 30, 60, 85} {
					c := pageOf(t, Shot{Screen: "table", Look: library.UsualSettings(), Games: []*rules.Game{g}, Seats: seats, Seed: 7, Choices: choices})
					checkOverlap(t, fmt.Sprintf("%s, %d seats after %d choices, %v", g.Name, seats, choices, size), c, size)
				}
			}
		}
	}
}

// checkOverlap looks for texts of a page that lie over others.
func checkOverlap(t *testing.T, what string, c *fyne.Container, size fyne.Size) {
	t.Helper()
	w := test.NewWindow(c)
	defer w.Close()
	w.SetPadded(false)
	w.Resize(size)
	texts := kittest.Seen(c)
	if len(texts) < 5 {
		t.Fatalf("%s: only %d texts are seen", what, len(texts))
	}
	kittest.Apart(t, what, texts)
}
