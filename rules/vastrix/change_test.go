package vastrix_test

import (
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/vastrix"
)

// Numbers are told with what they have changed by.
func TestNumbersAreToldWithTheirChange(t *testing.T) {
	g := gamestest.Find(t, "vastrix")
	told := 0
	for seed := range uint64(6) {
		m, err := rules.New(g, rules.Setup{Seed: seed + 1, Seats: 2})
		if err != nil {
			t.Fatal(err)
		}
		m.Listen = func(ev *rules.Event) {
			if ev.Kind != rules.EvNum && ev.Kind != rules.EvSeatNum {
				return
			}
			told++
			same := ev.Why == vastrix.WhyDisrupt || ev.Why == vastrix.WhyMini // what is barred already, or beyond the cap
			if ev.By == 0 && !same {
				t.Errorf("seed %d: %d is told as the number %d, of cause %d, unchanged", seed, ev.N, ev.M, ev.Why)
			}
		}
		rng := rules.Seeded(seed)
		for n := 0; n < 400 && !m.S.Over; n++ {
			if err := m.Choose(rng.IntN(len(m.S.Options))); err != nil {
				t.Fatal(err)
			}
		}
	}
	if told == 0 {
		t.Error("no number is told of")
	}
}
