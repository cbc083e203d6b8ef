package rules_test

import (
	"testing"

	"feltstack/rules"
)

// TestRestart proves that a match started in the memory of another is the one
// that New starts, whatever was played there before.
func TestRestart(t *testing.T) {
	g := attic()
	var used rules.Match
	rng := rules.Seeded(9)
	for seed := range uint64(40) {
		su := rules.Setup{Seats: g.MinSeats + int(seed)%(g.MaxSeats-g.MinSeats+1), Seed: seed}
		fresh, err := rules.New(g, su)
		if err != nil {
			t.Fatal(err)
		}
		if err := used.Restart(g, su); err != nil {
			t.Fatal(err)
		}
		luck := rng
		for n := 0; !fresh.S.Over; n++ {
			if a, b := used.S.Hash(), fresh.S.Hash(); a != b {
				t.Fatalf("seed %d, choice %d: hash %x instead of %x", seed, n, a, b)
			}
			i := rng.IntN(len(fresh.S.Options))
			for _, m := range []*rules.Match{fresh, &used} {
				if err := m.Choose(i); err != nil {
					t.Fatal(err)
				}
			}
		}
		// Both have the same determinizations: they know the same deck.
		var a, b rules.Match
		one, two := luck, luck
		fresh.Determinize(0, &one, &a)
		used.Determinize(0, &two, &b)
		if a.S.Hash() != b.S.Hash() {
			t.Fatalf("seed %d: other determinizations after Restart", seed)
		}
	}
	if err := used.Restart(g, rules.Setup{Seats: g.MaxSeats + 1}); err == nil {
		t.Error("too many seats are no error")
	}
}

// TestRestartTakesNoMemory proves that starting again in grown memory is free.
func TestRestartTakesNoMemory(t *testing.T) {
	g := attic()
	var m rules.Match
	su := rules.Setup{Seats: g.MinSeats, Seed: 3}
	start := func() {
		if err := m.Restart(g, su); err != nil {
			t.Fatal(err)
		}
	}
	start()
	if n := testing.AllocsPerRun(20, start); n > 0 {
		t.Errorf("Restart takes memory %v times", n)
	}
}
