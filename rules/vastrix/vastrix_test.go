package vastrix_test

import (
	"testing"

	"feltstack/rules"
	"feltstack/rules/vastrix"
)

func game(t testing.TB) *rules.Game {
	t.Helper()
	g, err := vastrix.New()
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestGame(t *testing.T) {
	g := game(t)
	rules.TestGame(t, g,
		rules.Trial{Games: 300},
		rules.Trial{Games: 10, Seed: 1000, Switches: map[string]string{
			"lock": "resolution", "rowExchange": "structural", "ultraCounters": "starAceOnly",
			"stealSudden": "off", "eightBonus": "before", "nineAnchorSecond": "replaces", "winCheck": "everyone", "boardLock": "thisPlus3", "goal5Discard": "caster",
		}},
	)
}

// TestSignature holds one number over 1,000 random games: it changes only when
// the behaviour of the rules or cards does, and the commit says so.
func TestSignature(t *testing.T) {
	rules.CheckSignature(t, game(t), 1000, "testdata/signature.txt")
}

func BenchmarkRandomPlay(b *testing.B) {
	g := game(b)
	rng := rules.Seeded(1)
	var m rules.Match
	m.S.Over = true
	steps, games := 0, 0
	b.ReportAllocs()
	for b.Loop() {
		if m.S.Over {
			if err := m.Restart(g, rules.Setup{Seats: 2, Seed: uint64(games)}); err != nil {
				b.Fatal(err)
			}
			games++
		}
		if err := m.Choose(rng.IntN(len(m.S.Options))); err != nil {
			b.Fatal(err)
		}
		steps++
	}
	b.ReportMetric(float64(steps)/b.Elapsed().Seconds(), "steps/s")
	b.ReportMetric(float64(games)/b.Elapsed().Seconds(), "games/s")
}
