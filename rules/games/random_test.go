package games_test

import (
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
)

// BenchmarkRandomPlay measures random games of as few seats as a game has, one after the other, in every game.
func BenchmarkRandomPlay(b *testing.B) {
	for _, g := range gamestest.All(b) {
		b.Run(g.Name, func(b *testing.B) { randomPlay(b, g) })
	}
}

func randomPlay(b *testing.B, g *rules.Game) {
	rng := rules.Seeded(1)
	var m rules.Match
	m.S.Over, m.Quick = true, true // as in search
	steps, played := 0, 0
	b.ReportAllocs()
	for b.Loop() {
		if m.S.Over {
			if err := m.Restart(g, rules.Setup{Seats: g.MinSeats, Seed: uint64(played)}); err != nil {
				b.Fatal(err)
			}
			played++
		}
		if err := m.Choose(rng.IntN(len(m.S.Options))); err != nil {
			b.Fatal(err)
		}
		steps++
	}
	b.ReportMetric(float64(steps)/b.Elapsed().Seconds(), "steps/s")
	b.ReportMetric(float64(played)/b.Elapsed().Seconds(), "games/s")
}
