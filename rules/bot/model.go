package bot

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
	p := w.S.Decision.Seat
	best, most := 0, 0.0
	for i := range w.S.Options {
		g.trial.CopyFrom(w)
		if v := 1 + after(&g.trial, i, p, &g.rng); i == 0 || v > most {
			best, most = i, v
		}
	}
	return best
}
