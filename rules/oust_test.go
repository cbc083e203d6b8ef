package rules_test

import (
	"testing"

	"feltstack/rules"
)

// TestOust plays Attic with five seats and with two teams: seats go out in the
// middle of a stack, nothing of theirs stays, and the points that others took
// for it are in the result.
func TestOust(t *testing.T) {
	g := attic()
	midway, scored, teams := 0, 0, 0
	for seed := range uint64(300) {
		seats := 4 + int(seed%2)
		m, err := rules.New(g, rules.Setup{Seats: seats, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		m.Listen = func(ev *rules.Event) {
			if ev.Kind == rules.EvOusted && len(m.S.Stack) > 0 {
				midway++
			}
		}
		rng := rules.Seeded(seed)
		for !m.S.Over {
			if err := m.Choose(rng.IntN(len(m.S.Options))); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			for p := range rules.Seat(seats) {
				if m.S.Seats[p].Out {
					left(t, m, seed, p)
				}
			}
		}
		for p := range rules.Seat(seats) {
			if v := m.Value(p); v > -1 && v < 1 {
				scored++
			}
		}
		if seats == 4 && m.S.Winners == rules.Of(0)|rules.Of(2) {
			teams++
		}
	}
	if midway == 0 || scored == 0 || teams == 0 {
		t.Errorf("%d seats went out in the middle of a stack, %d losers have points, %d teams won: all of it should happen", midway, scored, teams)
	}
}

// left proves that nothing of a seat that is out is left in a match.
func left(t *testing.T, m *rules.Match, seed uint64, p rules.Seat) {
	t.Helper()
	for i := range m.S.Stack {
		if m.S.Stack[i].Ctrl == p {
			t.Fatalf("seed %d: a play of seat %d, which is out, is on the stack", seed, p)
		}
	}
	for i := range m.S.Queue {
		if m.S.Queue[i].Ctrl == p {
			t.Fatalf("seed %d: a trigger of seat %d, which is out, waits", seed, p)
		}
	}
	for _, k := range []rules.ZoneKind{zHand, zRow} {
		if n := m.In(k, p).N; n > 0 {
			t.Fatalf("seed %d: seat %d, which is out, has %d cards", seed, p, n)
		}
	}
	if m.S.Decision.Seat == p {
		t.Fatalf("seed %d: seat %d, which is out, is asked", seed, p)
	}
}
