package ui

import (
	"fmt"
	"testing"

	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// gamesOf lists the games, the one of a name first.
func gamesOf(t *testing.T, name string) []*rules.Game {
	t.Helper()
	all, err := games.All()
	if err != nil {
		t.Fatal(err)
	}
	for i, g := range all {
		if g.Name == name {
			all[0], all[i] = all[i], all[0]
		}
	}
	return all
}

// pageOf makes a screen as it is drawn.
func pageOf(t *testing.T, s Shot) *fyne.Container {
	t.Helper()
	c, done, err := s.page(kittest.Env())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(done)
	return c
}

// No text lies over another one on any page, or on the table of either game in
// the first and in the middle of a game, in small windows and large ones.
func TestNoTextCoversAnother(t *testing.T) {
	uitest.Pictures(t)
	inEachLength(t, func(length string) {
		for _, size := range []fyne.Size{{Width: 1024, Height: 700}, {Width: 1280, Height: 800}} {
			for _, game := range []string{"vastrix", "vainqueur"} {
				for _, screen := range ShotScreens() {
					if screen == "deck" && game == "vastrix" || screen != "table" && screen != "new" && game == "vainqueur" && screen != "deck" {
						continue // has no decks; or is the same for every game
					}
					for _, choices := range []int{0, 60, 140} {
						if screen != "table" && choices > 0 {
							continue
						}
						c := pageOf(t, Shot{Screen: screen, Look: library.UsualSettings(), Games: gamesOf(t, game), Seed: 7, Choices: choices})
						checkOverlap(t, fmt.Sprintf("%s, %s of %s after %d choices, %v", length, screen, game, choices, size), c, size)
					}
				}
			}
		}
	})
}

// Nor at tables of three and four.
func TestNoTextCoversAnotherAtLargerTables(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	fyne.CurrentApp().Settings().SetTheme(look.Theme{})
	for _, size := range []fyne.Size{{Width: 1024, Height: 700}, {Width: 1280, Height: 800}, {Width: 1600, Height: 900}} {
		for seats := 3; seats <= 4; seats++ {
			for _, choices := range []int{0, 30, 60, 85} {
				c := pageOf(t, Shot{Screen: "table", Look: library.UsualSettings(), Games: gamesOf(t, "vastrix"), Seats: seats, Seed: 7, Choices: choices})
				checkOverlap(t, fmt.Sprintf("%d seats after %d choices, %v", seats, choices, size), c, size)
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
	for i, a := range texts {
		for _, b := range texts[:i] {
			if covers(a.Box, b.Box) {
				t.Errorf("%s: %q lies over %q", what, a.Text, b.Text)
			}
		}
	}
}

// covers reports whether one text hides some of another: lines follow each other
// closely, so a third of the lower one's height is allowed.
func covers(a, b kit.Box) bool {
	wide := min(a.Right(), b.Right()) - max(a.X, b.X)
	high := min(a.Bottom(), b.Bottom()) - max(a.Y, b.Y)
	return wide > 2 && high > min(a.H, b.H)/3
}
