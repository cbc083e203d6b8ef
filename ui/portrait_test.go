package ui

import (
	"errors"
	"feltstack/rules/games/gamestest"
	"image"
	"testing"

	"feltstack/ui/felt"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"

	"fyne.io/fyne/v2/test"
)

// Lists of games, which anyone sees, have no picture of a game of persons who
// share the window; one that was taken before is forgotten.
func TestSharedGamesHaveNoPicture(t *testing.T) {
	for _, second := range []library.NewSeat{{Name: "Ben"}, {Name: "Rook", Bot: "casual"}} {
		w := walk(t)
		w.start(library.NewGame{Game: gamestest.Any(t).Name, Seats: []library.NewSeat{{Name: "Ann"}, second}, Seed: 1})
		w.until("the table", func() bool { _, ok := w.page.(*felt.Table); return ok })
		id := w.game.ID
		if err := w.library.SetPicture(t.Context(), id, []byte("a hand")); err != nil {
			t.Fatal(err)
		}
		w.leave(w.home)
		kept := func() bool {
			saved, err := w.library.Saved(t.Context())
			if err != nil || len(saved) != 1 {
				t.Fatalf("%d games, %v", len(saved), err)
			}
			return len(saved[0].Picture) > 0
		}
		w.until("home", func() bool { _, ok := w.page.(*homeScreen); return ok })
		if second.Bot == "" {
			w.until("the picture is forgotten", func() bool { return !kept() })
		} else if !kept() {
			t.Error("the picture of a game against a bot is gone")
		}
	}
}

// A game that was left without a picture, as after a crash, gets one in the list; one that
// can't be opened keeps plain felt, and those after it are painted all the same.
func TestMissingPictureIsPainted(t *testing.T) {
	test.NewTempApp(t)
	s := newSavedScreen(kittest.Env(), savedExits{Glance: func(g library.SavedGame) func() (*image.RGBA, error) {
		return func() (*image.RGBA, error) {
			if g.ID == 1 {
				return nil, errors.New("no table")
			}
			return image.NewRGBA(image.Rect(0, 0, portraitWidth, portraitHeight)), nil
		}
	}})
	s.set([]library.SavedGame{{ID: 1}, {ID: 2}, {ID: 3, Broken: "damaged"}}, "", nil)
	for i, want := range []int{1, portraitWidth, 1} {
		if got := s.games[i].picture.Image.Bounds().Dx(); got != want {
			t.Errorf("the picture of game %d is %d pixels wide, not %d", i+1, got, want)
		}
	}
}
