package ui

import (
	"feltstack/rules/games/gamestest"
	"slices"
	"testing"

	"feltstack/table"
	"feltstack/ui/library"
)

// The same deal again gives everyone the same cards at the same seat, also where the game
// was opened again before.
func TestSameDeal(t *testing.T) {
	w := walk(t)
	dealt := func(g library.OpenGame, err error) (library.OpenGame, []string) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		scene := g.Session.Scene()
		var all []string
		for _, s := range scene.Seats {
			all = append(all, s.Name)
		}
		for _, z := range scene.Zones {
			if z.Seat == scene.Me && z.Area.Row == table.RowHand {
				for _, c := range scene.Cards {
					if c.Zone == z.ID {
						all = append(all, c.Name)
					}
				}
			}
		}
		if err := g.Close(); err != nil {
			t.Fatal(err)
		}
		return g, all
	}
	swapped := false
	for seed := uint64(1); seed < 6; seed++ {
		setup := library.NewGame{Game: gamestest.Any(t).Name, Seed: seed, Seats: []library.NewSeat{{Name: "Ann"}, {Name: "Ben"}}}
		first, cards := dealt(w.library.Start(t.Context(), setup))
		swapped = swapped || cards[0] == "Ben"
		_, again := dealt(w.library.Start(t.Context(), first.Same))
		opened, _ := dealt(w.library.Open(t.Context(), first.ID))
		_, third := dealt(w.library.Start(t.Context(), opened.Same))
		if len(cards) < 5 || !slices.Equal(cards, again) || !slices.Equal(cards, third) {
			t.Errorf("seed %d: %v, then %v, and after it was opened %v", seed, cards, again, third)
		}
	}
	if !swapped {
		t.Error("the seats never come in another order: choose more seeds")
	}
}
