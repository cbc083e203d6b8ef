package bot

import (
	"context"

	"feltstack/rules"
)

// baselines are players to measure others against; no window offers them.
var baselines = []struct {
	name string
	make func() Player
}{
	{"random", func() Player { return random{} }},
	{"greedy", func() Player { return &greedy{} }},
	{"open2", func() Player { return &open{} }},
	{"policy", func() Player { return &policyPlayer{} }},
	{"passive", func() Player { return passive{} }},
}

// passive always lets the matter rest: someone to try cards on.
type passive struct{}

func (passive) Choose(_ context.Context, view *rules.Match, _ rules.Seat, _ Budget, _ *rules.RNG) int {
	return Safe(view)
}

// policyPlayer is a player that acts as searching players take everybody to act
// beyond what they think through.
type policyPlayer struct{ policy }

func (r *policyPlayer) Choose(_ context.Context, view *rules.Match, _ rules.Seat, _ Budget, rng *rules.RNG) int {
	return r.lean(view, rng)
}

// random is a player without a thought.
type random struct{}

func (random) Choose(_ context.Context, view *rules.Match, _ rules.Seat, _ Budget, rng *rules.RNG) int {
	return rng.IntN(len(view.S.Options))
}

// Peek implements Peeker: it looks at nothing, so it need not be shown a view.
func (r random) Peek(ctx context.Context, m *rules.Match, p rules.Seat, b Budget, rng *rules.RNG) int {
	return r.Choose(ctx, m, p, b, rng)
}

// quiet reports whether nothing is pending: someone is to declare a play.
func quiet(m *rules.Match) bool {
	return m.S.Over || m.S.Decision.Kind == rules.PickPlay && len(m.S.Stack) == 0
}

// value is the result of a match for seat p, or a guess at it, -1 to 1.
func value(m *rules.Match, p rules.Seat) float64 {
	switch {
	case m.S.Over:
		return m.Value(p)
	case m.Game.Eval != nil:
		return m.Game.Eval(m, p)
	}
	return 0
}
