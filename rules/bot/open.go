package bot

import (
	"context"
	"math"

	"feltstack/rules"
)

// open sees every card, the order of the draw pile included, and looks two
// plays ahead: its own with all that can answer it, then the next one with
// all that can answer that. It is minimax with alpha-beta pruning.
type open struct {
	depths []rules.Match // one match for each choice in the line looked at
	left   int           // positions it may still look at
	policy policy
}

const (
	openPlays     = 2    // plays looked ahead
	openPositions = 6000 // looked at for one choice, shared fairly by its options
	openDepth     = 40   // choices in one line
)

// Choose takes one determinization for the truth.
func (o *open) Choose(ctx context.Context, view *rules.Match, p rules.Seat, b Budget, rng *rules.RNG) int {
	var sample rules.Match
	view.Determinize(p, rng, &sample)
	return o.Peek(ctx, &sample, p, b, rng)
}

// Peek looks at m.
func (o *open) Peek(ctx context.Context, m *rules.Match, p rules.Seat, _ Budget, rng *rules.RNG) int {
	if i, why := o.policy.unsearched(m, rng); why != Searched {
		return i
	}
	if o.depths == nil {
		o.depths = make([]rules.Match, openDepth+1)
		for i := range o.depths {
			o.depths[i].Quick = true
		}
	}
	best, most := Safe(m), math.Inf(-1)
	n := len(m.S.Options)
	for i := range n {
		if ctx.Err() != nil {
			break
		}
		o.left = openPositions / n
		at := &o.depths[0]
		at.CopyFrom(m)
		plays := openPlays
		if m.S.Decision.Kind == rules.PickPlay {
			plays--
		}
		if at.Choose(i) != nil {
			continue
		}
		if v := o.worth(0, plays, p, most, math.Inf(1)); v > most {
			best, most = i, v
		}
	}
	return best
}

// worth is what the match at a depth is worth to p, with that many plays to come.
func (o *open) worth(depth, plays int, p rules.Seat, alpha, beta float64) float64 {
	m := &o.depths[depth]
	o.left--
	if m.S.Over || depth == openDepth || o.left <= 0 || quiet(m) && plays == 0 {
		return value(m, p)
	}
	if quiet(m) {
		plays--
	}
	mine := m.S.Decision.Seat == p
	best := math.Inf(1)
	if mine {
		best = math.Inf(-1)
	}
	for i := range m.S.Options {
		next := &o.depths[depth+1]
		next.CopyFrom(m)
		if next.Choose(i) != nil {
			continue
		}
		v := o.worth(depth+1, plays, p, alpha, beta)
		if mine {
			best = max(best, v)
			alpha = max(alpha, v)
		} else {
			best = min(best, v)
			beta = min(beta, v)
		}
		if alpha >= beta {
			break
		}
	}
	if math.IsInf(best, 0) {
		return value(m, p)
	}
	return best
}
