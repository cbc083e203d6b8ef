package bot

import (
	"context"

	"feltstack/rules"
)

// greedy makes the choice after which it stands best if nobody answers: one
// move deep, over a few determinizations. What a choice leaves open it picks at random, but pays as is proposed.
type greedy struct {
	sample rules.Match
	policy policy
}

const (
	greedySamples = 12 // in which each option is tried
	greedyPicks   = 60 // after which a move that asks on and on is given up
)

func (g *greedy) Choose(ctx context.Context, view *rules.Match, p rules.Seat, _ Budget, rng *rules.RNG) int {
	if i, why := g.policy.unsearched(view, rng); why != Searched {
		return i
	}
	g.sample.Quick = true
	best, most := Safe(view), 0.0
	for i := range view.S.Options {
		if ctx.Err() != nil {
			break
		}
		sum := 0.0
		for range greedySamples {
			view.Determinize(p, rng, &g.sample)
			sum += 1 + after(&g.sample, i, p, rng)
		}
		if i == 0 || sum > most {
			best, most = i, sum
		}
	}
	return best
}

// after is what w is worth to p once option i has taken effect: -1 to 1. It plays on in w.
func after(w *rules.Match, i int, p rules.Seat, rng *rules.RNG) float64 {
	for range greedyPicks {
		if w.Choose(i) != nil {
			return -1
		}
		if quiet(w) {
			break
		}
		k := w.S.Decision.Kind
		if i = defaultOf(w); i < 0 || k != rules.PickAnswer && k != rules.PickPay {
			i = rng.IntN(len(w.S.Options))
		}
	}
	return value(w, p)
}
