package bot

import "feltstack/rules"

// horizon is how many choices a determinization is played for at most.
const horizon = 400

// step is a choice made on the way down the tree.
type step struct {
	node int32
	seat rules.Seat
}

// iterate plays the determinization through the tree and on to where it is judged.
func (g *worker) iterate() {
	w := &g.sample
	g.path, g.before = g.path[:0], g.trial.Steps()
	at, n := int32(0), 0
	g.tree.nodes[0].visits++
	for fresh := false; !fresh && !w.S.Over && n < horizon; n++ {
		option := 0
		if i := g.payment(); i >= 0 {
			option = i
		} else if len(w.S.Options) > 1 {
			seat := w.S.Decision.Seat
			if at != 0 && g.modelled() {
				option, at = g.model(at)
				fresh = at == 0
			} else {
				option, at, fresh = g.pick(at)
			}
			if at != 0 {
				g.path = append(g.path, step{at, seat})
			}
		}
		if w.Choose(option) != nil {
			return // a determinization that can't go on teaches nothing
		}
	}
	n, ok := g.rollout(n)
	if !ok {
		return
	}
	var reward [rules.MaxSeats]float64
	for q := range rules.Seat(w.S.SeatCount) {
		reward[q] = (value(w, q)*sooner(n) + 1) / 2
	}
	g.spread.add(reward[g.seat])
	for _, st := range g.path {
		node := &g.tree.nodes[st.node]
		node.visits++
		node.total += reward[st.seat]
	}
}

// rollout plays after n choices until the determinization is judged, and returns how many
// choices it were then. A game with an evaluator is judged where it says
// (rules.Worth.Ahead), and until then everybody follows the game's ranking or
// the evaluator (rules.Worth.Guided); another one is played at random to the end.
func (g *worker) rollout(n int) (int, bool) {
	w := &g.sample
	judged := w.Game.Eval != nil && !g.params.whole
	last := round(w) + w.Game.Ahead
	for ; !w.S.Over && n < horizon; n++ {
		if judged && round(w) >= last && (w.Game.Ahead > 0 || quiet(w)) {
			break
		}
		option := 0
		switch {
		case len(w.S.Options) == 1:
		case judged && g.guided():
			if option = g.payment(); option < 0 {
				option = g.foreseen()
			}
		case judged:
			option = g.policy.lean(w, &g.rng)
		default:
			option = g.rng.IntN(len(w.S.Options))
		}
		if w.Choose(option) != nil {
			return n, false
		}
	}
	return n, true
}

// payment is the way to pay that a game ranks far above all others, -1 if the pending decision
// isn't to pay or there is none: iterations are for what is played, not for how it is paid.
func (g *worker) payment() int {
	w := &g.sample
	if w.S.Decision.Kind != rules.PickPay || len(w.S.Options) < 2 || g.params.whole {
		return -1
	}
	return g.policy.obvious(w)
}

// round is the number of what a game counts to where it is judged: rules.Worth.Ahead.
func round(m *rules.Match) int16 {
	if m.Game.Round != nil {
		return m.Game.Round(m)
	}
	return m.S.Turn
}

// sooner makes a result after n choices weigh a little less, so that a won
// match is ended and a lost one drawn out.
func sooner(n int) float64 { return 1 - 0.1*float64(n)/horizon }
