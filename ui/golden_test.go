package ui

import (
	"image"
	"testing"
	"time"

	"feltstack/cardart"
	"feltstack/rules/games"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/learn"
	"feltstack/ui/library"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// TestGoldenPictures: every screen looks as it did when somebody found it good.
func TestGoldenPictures(t *testing.T) {
	uitest.Pictures(t)
	test.NewTempApp(t)
	all, err := games.All()
	if err != nil {
		t.Fatal(err)
	}
	lib := library.New(all[:1], nil, "", nil)
	saved := []library.SavedGame{
		{ID: 2, Game: "VASTRIX", Seats: []string{"You", "Rook"}, Where: "Turn 7, 43 choices", Updated: time.Now()},
		{ID: 1, Name: "The long one", Game: "VASTRIX", Seats: []string{"Ann", "Ben"}, Where: "Ann wins: 22 points to 17", Over: true, Updated: time.Now()},
	}
	screens := map[string]func() fyne.CanvasObject{
		"home": func() fyne.CanvasObject {
			h := newHomeScreen(kittest.Env(), homeExits{})
			h.set(Shot{Games: all, Seed: 7}.homeContent(sampleLibrary{library.New(all, nil, "", nil)}, saved[0]))
			return h.Container
		},
		"first": func() fyne.CanvasObject {
			h := newHomeScreen(kittest.Env(), homeExits{})
			h.set(homeContent{New: true})
			return h.Container
		},
		"new": func() fyne.CanvasObject {
			return newNewGameScreen(kittest.Env(), library.New(all, nil, "", nil).Games(), nil, newGameExits{}).Container
		},
		"options": func() fyne.CanvasObject {
			n := newNewGameScreen(kittest.Env(), lib.Games(), nil, newGameExits{})
			n.more = true
			n.fillForm()
			return n.Container
		},
		"saves": func() fyne.CanvasObject {
			s := newSavedScreen(kittest.Env(), savedExits{Glance: func(library.SavedGame) func() (*image.RGBA, error) {
				return glanced(cardart.Midnight, portraitSize, Shot{Games: all, Seed: 7}.glance)
			}})
			s.set(saved, "VASTRIX: You won 1 of 1, Rook won 0 of 1", nil)
			return s.Container
		},
		"lab": func() fyne.CanvasObject {
			return newLabScreen(kittest.Env(), lib.Games(), labExits{}).Container
		},
		"learn": func() fyne.CanvasObject {
			guides, err := library.New(all, nil, "", nil).Guides()
			if err != nil {
				t.Fatal(err)
			}
			return learn.NewLessons(kittest.Env(), guides, painter(cardart.Midnight), nil, func() {}).Container
		},
		"puzzles": func() fyne.CanvasObject {
			guides, err := library.New(all, nil, "", nil).Guides()
			if err != nil {
				t.Fatal(err)
			}
			solved := []string{learn.PuzzleKey(learn.Puzzles(guides)[0])}
			return learn.NewPuzzles(kittest.Env(), guides, painter(cardart.Midnight), solved, nil, func() {}).Container
		},
		"settings": func() fyne.CanvasObject {
			return newSettingsScreen(kittest.Env(), library.UsualSettings(), settingsExits{}).Container
		},
	}
	kittest.Golden(t, screens)
}
