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

// A guided search tries first what the evaluator likes best, whatever the game ranks first, and
// lets games go on with that.
func TestGuided(t *testing.T) {
	g := nim(8, false)
	ask := g.Procs[0].Steps[1]
	g.Procs[0].Steps[1] = func(m *rules.Match, f *rules.Frame) {
		ask(m, f)
		m.S.Decision.Kind = rules.PickPlay // nothing is pending
	}
	g.Eval = func(m *rules.Match, p rules.Seat) float64 { return float64(m.S.Nums[numHeap]) / 10 }
	g.Rank = func(m *rules.Match, score []float32) { score[len(score)-1] = 1 } // all chips that may be taken
	g.Ahead, g.Round = 2, func(m *rules.Match) int16 { return 8 - m.S.Nums[numHeap] }
	w := worker{params: usual, rng: rules.Seeded(1)}
	w.sample.CopyFrom(start(t, g, 2, 1))
	w.kids = make([]int32, len(w.sample.S.Options))
	takes := func(option int) int16 { return w.sample.S.Options[option].N }
	if n := takes(w.next()); n != 3 {
		t.Errorf("without the guide %d chips are tried first, want the best ranked 3", n)
	}
	g.Guided = true
	first := w.next()
	if n := takes(first); n != 1 {
		t.Errorf("with the guide %d chips are tried first, want 1", n)
	}
	w.kids[first] = 1
	if n := takes(w.next()); n != 2 {
		t.Errorf("%d chips are tried second, want 2", n)
	}
	w.before = w.trial.Steps() - guideSteps
	if n := takes(w.next()); n != 3 {
		t.Errorf("where too much was tried %d chips are tried next, want the best ranked 3", n)
	}
	w.before = w.trial.Steps()
	if _, ok := w.rollout(0); !ok || w.sample.S.Nums[numHeap] != 6 {
		t.Errorf("a heap of %d is judged, want 6: two times 1 less", w.sample.S.Nums[numHeap])
	}
}
