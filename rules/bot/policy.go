package bot

import (
	"math"

	"feltstack/rules"
)

// Lean is the place in view.S.Options of what a player takes who does not look ahead.
func Lean(view *rules.Match, rng *rules.RNG) int {
	var p policy
	return p.lean(view, rng)
}

// policy ranks the options of decisions, in memory of its own.
type policy struct{ scores []float32 }

// hopeless is by how much an option lies below the best that is never taken.
const hopeless = 12

// rank scores the options of the pending decision: rules.Worth.Rank.
func (p *policy) rank(m *rules.Match) []float32 {
	n := len(m.S.Options)
	if cap(p.scores) < n {
		p.scores = make([]float32, 2*n)
	}
	score := p.scores[:n]
	clear(score)
	if m.Game.Rank != nil {
		m.Game.Rank(m, score)
	}
	return score
}

// lean takes an option as a player would who does not look ahead.
func (p *policy) lean(m *rules.Match, rng *rules.RNG) int {
	if m.Game.Rank == nil {
		if i := defaultOf(m); i >= 0 {
			return i
		}
		return rng.IntN(len(m.S.Options))
	}
	score := p.rank(m)
	top := score[0]
	for _, s := range score[1:] {
		top = max(top, s)
	}
	near, best := 0, 0
	for i, s := range score {
		if top-s < hopeless {
			near, best = near+1, i
		}
	}
	if near == 1 {
		return best
	}
	// Any option is drawn, and taken as often as it is likely.
	for {
		i := rng.IntN(len(score))
		less := top - score[i]
		if less == 0 || less < hopeless && rng.Float64() < math.Exp(-float64(less)) {
			return i
		}
	}
}

// obvious is the option that is ranked far above all others, -1 for none.
func (p *policy) obvious(m *rules.Match) int {
	score := p.rank(m)
	best := 0
	for i, s := range score {
		if s > score[best] {
			best = i
		}
	}
	for i, s := range score {
		if i != best && score[best]-s < rules.RankObvious {
			return -1
		}
	}
	return best
}
