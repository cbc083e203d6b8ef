package table

import (
	"testing"

	"feltstack/rules"
	"feltstack/rules/book"
	"feltstack/rules/games"
	"feltstack/rules/games/gamestest"
)

// Each line that a game writes into its log leads to a paragraph of its rulebook.
func TestLinesHaveRules(t *testing.T) {
	all := gamestest.All(t)
	for _, g := range all {
		b, err := book.Read(g, games.Guides(g.Name))
		if err != nil {
			t.Fatal(err)
		}
		lines := 0
		for seed := range uint64(8) {
			s, err := New(Config{Game: g, Looks: looksOf(g), Setup: rules.Setup{Seed: seed + 1}, Players: strays(g)})
			if err != nil {
				t.Fatal(err)
			}
			settle(t, "the game is over", func() bool {
				_, over := s.Outcome()
				return over
			})
			for _, l := range s.View(0).Scene().Log {
				lines++
				if b.At(book.Ref{Log: l.Says}) == nil {
					t.Errorf("%s, seed %d: %q has no rule (%v)", g.Name, seed+1, l.Text, l.Says)
				}
			}
			s.Close()
		}
		if lines < 500 {
			t.Errorf("%s: only %d lines in 8 games", g.Name, lines)
		}
	}
}
