package table

import (
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
)

// midGame is a session of the registry's first game after 40 random choices.
func midGame(b *testing.B) *Session {
	b.Helper()
	all := gamestest.All(b)
	s, err := sit(Config{Game: all[0], Looks: looksOf(all[0]), Setup: rules.Setup{Seed: 3}, Players: []Player{ann, ben}})
	if err != nil {
		b.Fatal(err)
	}
	rng := rules.Seeded(9)
	for range 40 {
		c := s.begin()
		if err := c.choose(rng.IntN(len(c.m.S.Options))); err != nil {
			b.Fatal(err)
		}
		s.apply(c)
	}
	return s
}

func BenchmarkScene(b *testing.B) {
	s := midGame(b)
	c := s.View(int(s.asked()))
	for b.Loop() {
		s.version++
		c.Scene()
	}
}

// BenchmarkDrops is what picking up each card that can be seen costs.
func BenchmarkDrops(b *testing.B) {
	s := midGame(b)
	c := s.View(int(s.asked()))
	sc := c.Scene()
	for b.Loop() {
		for _, card := range sc.Cards {
			c.Drops(card.ID)
		}
	}
	b.ReportMetric(float64(len(sc.Cards)), "cards")
}
