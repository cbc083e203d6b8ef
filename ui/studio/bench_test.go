package studio

import (
	"fmt"
	"testing"

	"feltstack/saves/sets"
)

// many is a studio with a set of n cards.
func many(t testing.TB, n int) *atelier {
	a := newAtelier(t)
	set := sets.Set{Name: "Many", Game: "vainqueur"}
	for i := range n {
		set.Cards = append(set.Cards, sets.Card{Name: fmt.Sprintf("Wolf %d", i+1), Type: "Beast Monster", Motif: "wolf", Text: "Draw a card.", Facts: map[string]any{"str": int64(20), "def": int64(10), "rank": "α"}})
	}
	a.Load([]sets.Set{set}, "", "")
	return a
}

// BenchmarkShow is what drawing the page takes after each check, with 300 cards.
func BenchmarkShow(b *testing.B) {
	a := many(b, 300)
	for b.Loop() {
		a.show()
	}
}
