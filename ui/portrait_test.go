package ui

import (
	"testing"

	"feltstack/ui/felt"
	"feltstack/ui/library"
)

// Lists of games, which anyone sees, have no picture of a game of persons who
// share the window; one that was taken before is forgotten.
func TestSharedGamesHaveNoPicture(t *testing.T) {
	for _, second := range []library.NewSeat{{Name: "Ben"}, {Name: "Rook", Bot: "casual"}} {
		w := walk(t)
		w.start(library.NewGame{Game: "vastrix", Seats: []library.NewSeat{{Name: "Ann"}, second}, Seed: 1})
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
