package vastrix_test

import (
	"math"
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
)

// With three players who have the same, the one whose turn it is stands best, then the next one,
// and what they expect adds up to one win.
func TestEvalOfThree(t *testing.T) {
	m := gamestest.Table(t, "vastrix", " seats 3\n turn B\n A PR: 9♣\n B PR: 9♦\n C PR: 9♥\n A hand: Q♣ 6♣\n B hand: Q♦ 6♦\n C hand: Q♥ 6♥")
	var odds [3]float64
	sum := 0.0
	for p := range rules.Seat(3) {
		odds[p] = (m.Game.Eval(m, p) + 1) / 2
		sum += odds[p]
	}
	if odds[1] <= odds[2] || odds[2] <= odds[0] || math.Abs(sum-1) > 1e-9 {
		t.Errorf("on B's turn they win %.3f", odds)
	}
}
