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
		laws.Trial{Games: 1, Seats: []int{4}, Seed: 900, RuleOptions: map[string]string{"timeLimit": "10", "scoring": "tournament", "concession": "on"}},
	)
}

// TestSignature holds one number over 200 random games: it changes only when the behaviour of the rules or
// cards does, and the commit says so.
func TestSignature(t *testing.T) {
	laws.CheckSignature(t, game(t), 200, "testdata/signature.txt")
}

// TestSeveralAreOut: of five players three lose all their pool in one event. Each whose prey went gains a
// victory point, and 6 pool only who stays and only for the own prey (VTES E-04).
func TestSeveralAreOut(t *testing.T) {
	m, err := rules.New(game(t), rules.Setup{Seats: 5, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	m.S.Nums[vtes.NumEdge] = 1 + 2
	for _, p := range []rules.Seat{1, 2, 4} {
		m.AddNum(p, vtes.NumPool, -40, vtes.WhyBled)
	}
	if err := m.Choose(len(m.S.Options) - 1); err != nil {
		t.Fatal(err)
	}
	for p, want := range []struct {
		halves, pool int16
		out          bool
	}{{2, 36, false}, {2, 0, true}, {0, 0, true}, {2, 36, false}, {0, 0, true}} {
		s := &m.S.Seats[p]
		pool := s.Nums[vtes.NumPool]
		if s.Nums[vtes.NumHalves] != want.halves || s.Out != want.out || !want.out && (pool < want.pool-1 || pool > want.pool) {
			t.Errorf("seat %d: %d half points, %d pool, out %t; want %+v", p, s.Nums[vtes.NumHalves], pool, s.Out, want)
		}
	}
	if m.S.Nums[vtes.NumEdge] != 0 || m.S.Over || m.S.NextSeat(0) != 3 || m.S.PrevSeat(0) != 3 {
		t.Errorf("the Edge is with %d, over: %t, seat 0 is between %d and %d", m.S.Nums[vtes.NumEdge], m.S.Over, m.S.PrevSeat(0), m.S.NextSeat(0))
	}
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
