package bot

import "math"

// modelled reports whether the pending choice is one of another side that is taken to be made
// without looking ahead (rules.Worth.Shallow).
func (g *worker) modelled() bool {
	w := &g.sample
	return w.Game.Shallow && !g.params.whole && !w.S.Side(g.seat).Has(w.S.Decision.Seat)
}

// model goes one step down as a player would who doesn't look ahead. It returns the place of the
// option and its node, 0 if the tree is full.
func (g *worker) model(at int32) (option int, child int32) {
	t, w := &g.tree, &g.sample
	option = g.foreseen()
	key := keyOf(w, &w.S.Options[option])
	if child = t.find(at, key); child == 0 {
		if t.full() {
			return option, 0
		}
		child = t.insert(at, 0, key)
	}
	t.nodes[child].avail++
	return option, child
}

// foreseen is the option after which the decider stands best if nobody answers.
func (g *worker) foreseen() int {
	w := &g.sample
	if i, why := g.policy.unsearched(w, &g.rng); why != Searched {
		return i
	}
	best, most := 0, 0.0
	for i := range w.S.Options {
		if v := 1 + g.tried(i); i == 0 || v > most { // 1: what differs by rounding alone is alike
			best, most = i, v
		}
	}
	return best
}

// tried is what the sample is worth to the decider after option i if nobody answers: -1 to 1.
func (g *worker) tried(i int) float64 {
	g.trial.CopyFrom(&g.sample)
	return after(&g.trial, i, g.sample.S.Decision.Seat, &g.rng)
}

// guideSteps is how many steps an iteration may try in order to be guided. Most take 2,000, one in a
// thousand 27,000; where cards can be used again and again it would be millions.
const guideSteps = 40_000

// guided reports whether the evaluator chooses where nothing is searched (rules.Worth.Guided), as
// it does until the iteration has tried too much.
func (g *worker) guided() bool {
	return g.sample.Game.Guided && !g.params.whole && g.trial.Steps()-g.before < guideSteps
}

// rankShare is what one more in the ranking weighs against the evaluator where both say what to
// try first.
const rankShare = 0.02

// promising is the option that has no node in kids and promises most to the decider.
func (g *worker) promising() int {
	best, most := 0, math.Inf(-1)
	for i, s := range g.policy.rank(&g.sample) {
		if g.kids[i] != 0 {
			continue
		}
		if v := g.tried(i) + rankShare*float64(s); v > most {
			best, most = i, v
		}
	}
	return best
}
