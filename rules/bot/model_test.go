package bot

import (
	"context"
	"testing"

	"feltstack/rules"
)

// Who moves from a heap of eight loses against perfect play, but not against somebody who likes
// large heaps: that one takes a single chip wherever it can't win at once.
func TestOthersAreTakenNotToLookAhead(t *testing.T) {
	g := nim(8, false)
	g.Eval = func(m *rules.Match, p rules.Seat) float64 { return float64(m.S.Nums[numHeap]) / 100 }
	think := func(shallow bool) (takes int16, win float64) {
		s := NewSearch()
		g.Shallow = shallow
		m := start(t, g, 2, 1)
		rng := rules.Seeded(1)
		r := s.Think(context.Background(), m, m.S.Decision.Seat, Budget{Iterations: 4000}, &rng)
		return m.S.Options[r.Choice].N, r.Lines[0].Win
	}
	if takes, win := think(true); takes == 3 || win < 0.8 {
		t.Errorf("takes %d and wins %.2f of the games, want 1 or 2 and most", takes, win)
	}
	if _, win := think(false); win > 0.5 {
		t.Errorf("wins %.2f of the games against who looks ahead, want few", win)
	}
}

// Only the choices of other sides are modelled, and only where the game says so.
func TestModelled(t *testing.T) {
	g := worker{params: usual}
	g.sample.CopyFrom(start(t, nim(8, false), 2, 1))
	if g.seat = 1; g.modelled() {
		t.Error("the model is asked in a game that has none")
	}
	if g.sample.Game.Shallow = true; !g.modelled() {
		t.Error("the model is not asked for another side's choice")
	}
	if g.seat = 0; g.modelled() {
		t.Error("the model is asked for the thinker's own choice")
	}
}
