package vastrix

import (
	"math"
	"testing"

	"feltstack/rules"
)

// dealt is a match at its first play.
func dealt(t *testing.T, seats int) *rules.Match {
	t.Helper()
	g, err := New()
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.New(g, rules.Setup{Seats: seats, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	for m.S.Decision.Kind != rules.PickPlay {
		if err := m.Choose(len(m.S.Options) - 1); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// TestTurnOrder: of three players that have the same, who comes next stands better than who
// comes last. The yardstick doesn't know, as it has the weights of two sides.
func TestTurnOrder(t *testing.T) {
	m := dealt(t, 3)
	for p := range rules.Seat(3) {
		for c := m.In(Hand, p).First; c != 0; c = m.In(Hand, p).First {
			m.MoveCard(c, m.Game.Zone(DP, 0), rules.Top, 0)
		}
	}
	for now := range rules.Seat(3) {
		m.S.Active = now
		next, last := (now+1)%3, (now+2)%3
		if a, b, c := eval(m, now), eval(m, next), eval(m, last); a <= b || b <= c {
			t.Errorf("at the turn of %d the seats stand at %.3f, %.3f and %.3f in turn, want falling numbers", now, a, b, c)
		}
		if b, c := yardstick(m, next), yardstick(m, last); b != c {
			t.Errorf("at the turn of %d the yardstick tells %.3f of the next from %.3f of the last", now, b, c)
		}
	}
}

// TestGuesses: what the sides are guessed to win comes to one win in any position, and only with
// three players the yardstick differs.
func TestGuesses(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		m := dealt(t, seats)
		rng := rules.Seeded(uint64(seats))
		differs := false
		for n := 0; n < 400 && !m.S.Over; n++ {
			sum := 0.0
			for p := range rules.Seat(seats) {
				v := eval(m, p)
				sum += (v + 1) / 2 / float64(m.S.Side(p).Len())
				differs = differs || v != yardstick(m, p)
			}
			if math.Abs(sum-1) > 1e-9 {
				t.Fatalf("%d seats, choice %d: the sides are guessed to win %.6f times together, want 1", seats, n, sum)
			}
			if err := m.Choose(rng.IntN(len(m.S.Options))); err != nil {
				t.Fatal(err)
			}
		}
		if want := seats == 3; differs != want {
			t.Errorf("%d seats: it is %v that the yardstick differs, want %v", seats, differs, want)
		}
	}
}
