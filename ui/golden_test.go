package ui

import (
	"image"
	"testing"
	"time"

	"feltstack/cardart"
	"feltstack/rules"
	"feltstack/rules/games/gamestest"
	"feltstack/saves"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	labroom "feltstack/ui/lab"
	"feltstack/ui/learn"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
)

// longAgo is a time that is written as a date.
var longAgo = time.Date(2024, 11, 20, 20, 4, 0, 0, time.Local)

// TestGoldenPictures: every screen looks as it did when it was found good.
func TestGoldenPictures(t *testing.T) {
	all := gamestest.All(t)
	lib := library.New(all[:1], nil, "", nil)
	saved := []library.SavedGame{
		{ID: 2, Game: "VASTRIX", Seats: []string{"You", "Rook"}, Where: "Turn 7, 43 choices", Updated: longAgo},
		{ID: 1, Name: "The long one", Game: "VASTRIX", Seats: []string{"Ann", "Ben"}, Where: "Ann wins: 22 points to 17", Over: true, Updated: longAgo},
	}
	screens := map[string]kittest.Screen{
		"home": func(t *testing.T, e *kit.Env) fyne.CanvasObject {
			h := newHomeScreen(e, homeExits{})
			h.set(Shot{Games: all, Seed: 7}.homeContent(sampleLibrary{library.New(all, nil, "", nil)}, saved[0]))
			return h.Container
		},
		"first": func(t *testing.T, e *kit.Env) fyne.CanvasObject {
			h := newHomeScreen(e, homeExits{})
			h.set(homeContent{New: true})
			return h.Container
		},
		"new": func(t *testing.T, e *kit.Env) fyne.CanvasObject {
			return newNewGameScreen(e, library.New(all, nil, "", nil).Games(), nil, nil, newGameExits{}).Container
		},
		"options": func(t *testing.T, e *kit.Env) fyne.CanvasObject {
			n := newNewGameScreen(e, lib.Games(), nil, nil, newGameExits{})
			n.more = true
			n.fillForm()
			down := kit.PageLayout(func(size fyne.Size) {
				n.Resize(size)
				n.form.ScrollToBottom() // where they are
			})
			return &fyne.Container{Layout: down, Objects: []fyne.CanvasObject{n.Container}}
		},
		"saves": func(t *testing.T, e *kit.Env) fyne.CanvasObject {
			s := newSavedScreen(e, savedExits{Glance: func(library.SavedGame) func() (*image.RGBA, error) {
				return glanced(cardart.Midnight, portraitSize, Shot{Games: all, Seed: 7}.glance)
			}})
			s.set(saved, "VASTRIX: You won 1 of 1, Rook won 0 of 1", nil)
			return s.Container
		},
		"backups": func(t *testing.T, e *kit.Env) fyne.CanvasObject {
			s := newBackupsScreen(e, backupsExits{})
			all := []saves.Automatic{{Path: "feltstack-2026-11-22.zip", Contents: saves.Contents{Parts: saves.HasSaves, Games: 12, Decks: 3, Sets: 2, Pictures: 8, Runs: 1}, Bytes: 1_240_000}, {Path: "feltstack-2026-11-20.zip", Bytes: 900}}
			for i := range all {
				all[i].Made = time.Date(2026, 11, 22-2*i, 20, 4, 0, 0, time.Local)
			}
			s.set(all, nil)
			return s.Container
		},
		"lab": func(t *testing.T, e *kit.Env) fyne.CanvasObject {
			return labroom.New(e, lib.Games(), nil, labroom.Exits{Decks: deckChoices(lib)}).Container
		},
		"learn": func(t *testing.T, e *kit.Env) fyne.CanvasObject {
			guides, err := library.New(all, nil, "", nil).Guides()
			if err != nil {
				t.Fatal(err)
			}
			return learn.NewLessons(e, guides, painter(cardart.Midnight), nil, func() {}).Container
		},
		"puzzles": func(t *testing.T, e *kit.Env) fyne.CanvasObject {
			guides, err := library.New(all, nil, "", nil).Guides()
			if err != nil {
				t.Fatal(err)
			}
			solved := []string{learn.PuzzleKey(learn.Puzzles(guides)[0])}
			return learn.NewPuzzles(e, guides, painter(cardart.Midnight), solved, nil, func() {}).Container
		},
		"settings": func(t *testing.T, e *kit.Env) fyne.CanvasObject {
			return newSettingsScreen(e, library.UsualSettings(), settingsExits{}).Container
		},
	}
	pictures := []string{"home", "home light", "first", "new", "new contrast", "options", "saves", "lab", "learn", "puzzles", "settings", "settings light"}
	for _, g := range all {
		name := "table-" + g.Name
		screens[name] = shotOf(Shot{Screen: "table", Games: []*rules.Game{g}, Seed: 7, Choices: 60})
		pictures = append(pictures, name)
	}
	screens["help"] = shotOf(Shot{Screen: "rulebook", Games: all})
	kittest.Golden(t, screens, pictures...)
}

// shotOf makes a screen of a shot.
func shotOf(s Shot) kittest.Screen {
	return func(t *testing.T, e *kit.Env) fyne.CanvasObject {
		c, done, err := s.page(e)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(done)
		return c
	}
}
