package vtes_test

import (
	"testing"

	"feltstack/rules"
	"feltstack/rules/laws"
	"feltstack/rules/vtes"
)

func game(t testing.TB) *rules.Game {
	t.Helper()
	g, err := vtes.New()
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestGame(t *testing.T) {
	laws.TestGame(t, game(t),
		laws.Trial{Games: 2, Seats: []int{5}},
		laws.Trial{Games: 1, Seats: []int{2, 3, 4}, Seed: 500},
		laws.Trial{Games: 1, Seats: []int{4}, Seed: 900, RuleOptions: map[string]string{"timeLimit": "10", "scoring": "tournament"}},
	)
}

// TestRandomGames plays 200 games of five to their end: whoever has no pool is never asked, and no more
// victory points are given than there are players (VTES 19, 9 and 13).
func TestRandomGames(t *testing.T) {
	g := game(t)
	var m rules.Match
	steps, midAction := 0, 0
	for seed := range uint64(200) {
		if err := m.Restart(g, rules.Setup{Seats: 5, Seed: seed}); err != nil {
			t.Fatal(err)
		}
		m.Listen = func(ev *rules.Event) {
			if ev.Kind == rules.EvOusted && len(m.S.Stack) > 0 {
				midAction++
			}
		}
		rng := rules.Seeded(seed)
		for !m.S.Over {
			if p := m.S.Decision.Seat; m.S.Seats[p].Nums[vtes.NumPool] <= 0 || m.S.Seats[p].Out {
				t.Fatalf("seed %d: seat %d is asked without pool", seed, p)
			}
			if steps++; steps > 2_000_000 {
				t.Fatalf("seed %d: no end", seed)
			}
			if err := m.Choose(rng.IntN(len(m.S.Options))); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
		}
		sum := 0.0
		for p := range rules.Seat(5) {
			sum += m.Points(p)
		}
		if sum > 5 {
			t.Errorf("seed %d: %v victory points", seed, sum)
		}
	}
	if midAction == 0 {
		t.Error("nobody was ousted in the middle of an action")
	}
	t.Logf("%d choices a game", steps/200)
}
