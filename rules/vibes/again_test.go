package vibes_test

import (
	"testing"

	"feltstack/rules"
)

// TestProposedAgain: a proposal to pay that goes on from the one before offers what one does that is
// made from the beginning, as in a copy of the match.
func TestProposedAgain(t *testing.T) {
	g := game(t)
	var m, fresh rules.Match
	pays := 0
	for seed := range uint64(1200) {
		if err := m.Restart(g, rules.Setup{Seats: 2, Seed: seed}); err != nil {
			t.Fatal(err)
		}
		rng := rules.Seeded(seed)
		for n := 0; !m.S.Over && n < 400; n++ {
			fresh.CopyFrom(&m)
			i := rng.IntN(len(m.S.Options))
			if v := m.S.Options[i].Verb; v == rules.VerbWith || v == rules.VerbWithout {
				pays++
			}
			o := m.S.Options[i]
			if err := m.Choose(i); err != nil {
				t.Fatal(err)
			}
			if err := fresh.Choose(i); err != nil {
				t.Fatal(err)
			}
			if m.S.Hash() != fresh.S.Hash() {
				t.Fatalf("seed %d, choice %d (%+v): options %+v, from the beginning %+v", seed, n, o, m.S.Options, fresh.S.Options)
			}
		}
	}
	if pays < 5000 {
		t.Errorf("payers have changed only %d proposals", pays)
	}
}
