package rules_test

import (
	"testing"

	"feltstack/rules"
)

// The benchmarks run on Attic in mid-game: 54 cards, two seats.

func BenchmarkCopy(b *testing.B) {
	m := atChoice(b, 2, 5, 20)
	var c rules.Match
	for b.Loop() {
		c.CopyFrom(m)
	}
}

func BenchmarkView(b *testing.B) {
	m := atChoice(b, 2, 5, 20)
	var v rules.Match
	for b.Loop() {
		m.View(0, &v)
	}
}

func BenchmarkDeterminize(b *testing.B) {
	m := atChoice(b, 2, 5, 20)
	var w rules.Match
	rng := rules.Seeded(1)
	for b.Loop() {
		m.Determinize(m.S.Decision.Seat, &rng, &w)
	}
}

func BenchmarkHash(b *testing.B) {
	m := atChoice(b, 2, 5, 20)
	for b.Loop() {
		m.S.Hash()
	}
}

func BenchmarkPosition(b *testing.B) {
	m := atChoice(b, 2, 5, 20)
	for b.Loop() {
		m.Position()
	}
}

// BenchmarkPlay plays whole games; ns/choice is one choice applied and the next options listed.
func BenchmarkPlay(b *testing.B) {
	start := atChoice(b, 2, 5, 0)
	var m rules.Match
	rng := rules.Seeded(1)
	choices := 0
	for b.Loop() {
		m.CopyFrom(start)
		for ; !m.S.Over; choices++ {
			if err := m.Choose(rng.IntN(len(m.S.Options))); err != nil {
				b.Fatal(err)
			}
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(choices), "ns/choice")
}
