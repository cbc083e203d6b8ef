package table

import (
	"slices"
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
)

// TestDropsAreTrue: whatever a drop says can be done, can be done as it says: nothing
// in it is guessed from cards that the seat does not know.
func TestDropsAreTrue(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does all of it")
	}
	all := gamestest.All(t)
	for _, g := range all {
		long, declared := 0, 0 // drops of several choices, and choices that declare more of a play
		for seed := range uint64(8) {
			s, err := New(Config{Game: g, Looks: looksOf(g), Setup: rules.Setup{Seed: seed + 1}, Players: people(g)})
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(s.Close)
			rng := rules.Seeded(seed)
			m := s.live.Copy()
			for n := 0; n < 120 && !m.S.Over; n++ {
				seat := m.S.Decision.Seat
				if m.S.Decision.Declaring {
					declared++
				}
				c := &PlayerView{session: &Session{game: g, looks: s.looks, live: m, players: s.players, passing: s.passing, logs: s.logs, version: 1}, seat: seat}
				for _, card := range c.Scene().Cards {
					drops, _ := c.Drops(card.ID)
					for _, d := range drops {
						long += min(len(d.Keys)-1, 1)
						if d.Card == card.ID && len(d.Keys) == 1 && declares(m.S.Decision.Kind) {
							t.Fatalf("%s, seed %d, choice %d: %s is to be dropped on itself for %q", g.Name, seed, n, card.Name, d.Verb)
						}
						after := m.Copy()
						for _, key := range d.Keys {
							i := slices.Index(after.Words().Keys(), key)
							if i < 0 {
								t.Fatalf("%s, seed %d, choice %d: %q can't be done: there is no %q", g.Name, seed, n, d.Verb, key)
							}
							if err := after.Choose(i); err != nil {
								t.Fatal(err)
							}
						}
					}
				}
				if err := m.Choose(rng.IntN(len(m.S.Options))); err != nil {
					t.Fatal(err)
				}
			}
		}
		if (long == 0) != (declared == 0) {
			t.Errorf("%s: %d drops of several choices were tried, where %d were declared", g.Name, long, declared)
		}
	}
}
