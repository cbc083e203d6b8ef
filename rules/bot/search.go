package bot

import (
	"context"
	"math"
	"time"

	"feltstack/rules"
)

// Search is single-observer information set Monte Carlo tree search: every
// iteration imagines a world that the seat holds possible, goes down the one
// tree by the choices that are legal there, adds a choice, and plays on at
// random to the end. All seats are played as each would like it best, so two
// to five seats are the same to it.
type Search struct {
	tree  tree
	world rules.Match
	path  []step
}

// step is a choice made on the way down.
type step struct {
	node int32
	seat rules.Seat
}

const (
	// defaultWorlds is the budget where none is given.
	defaultWorlds = 300
	// horizon is how many choices a playout makes before Game.Eval guesses.
	horizon = 400
	// winWorlds is in how many worlds a choice must win at once to be taken
	// without thinking.
	winWorlds = 6
	// idle is by how much an answer must be better than letting the matter
	// rest: below that it is noise, and looks pointless to whoever watches.
	idle = 0.01
	// clockEvery is how many worlds are played between looks at the clock.
	clockEvery = 8
)

// NewSearch returns a player that searches.
func NewSearch() *Search { return &Search{} }

// Choose thinks until the budget is used up and returns the choice that was
// found worth the most visits.
func (s *Search) Choose(ctx context.Context, view *rules.Match, p rules.Seat, b Budget, rng *rules.RNG) int {
	if len(view.S.Options) == 1 {
		return 0
	}
	if b == (Budget{}) {
		b.Worlds = defaultWorlds
	}
	start := time.Now()
	if i, ok := s.win(view, p, rng); ok {
		return i
	}
	s.tree.clear()
	for n := 0; b.Worlds == 0 || n < b.Worlds; n++ {
		if n%clockEvery == 0 && (ctx.Err() != nil || b.Time > 0 && time.Since(start) >= b.Time) {
			break
		}
		view.Resample(p, rng, &s.world)
		s.iterate(rng)
	}
	return s.best(view)
}

// win finds a choice that ends the match in p's favour at once, whatever the
// hidden cards are.
func (s *Search) win(view *rules.Match, p rules.Seat, rng *rules.RNG) (int, bool) {
	for i := range view.S.Options {
		won := 0
		for won < winWorlds {
			view.Resample(p, rng, &s.world)
			if s.world.Choose(i) != nil || !s.world.S.Over || s.world.Value(p) < 1 {
				break
			}
			won++
		}
		if won == winWorlds {
			return i, true
		}
	}
	return 0, false
}

// iterate plays one world through the tree and to its end.
func (s *Search) iterate(rng *rules.RNG) {
	w := &s.world
	s.path = s.path[:0]
	at, n := int32(0), 0
	for fresh := false; !fresh && !w.S.Over && n < horizon; n++ {
		option := 0
		if len(w.S.Options) > 1 {
			seat := w.S.Decision.Seat
			option, at, fresh = s.tree.pick(at, w, rng)
			if at != 0 {
				s.path = append(s.path, step{at, seat})
			}
		}
		if w.Choose(option) != nil {
			return // a world that can't go on teaches nothing
		}
	}
	for ; !w.S.Over && n < horizon; n++ {
		if w.Choose(rng.IntN(len(w.S.Options))) != nil {
			return
		}
	}
	var reward [rules.MaxSeats]float64
	for q := range rules.Seat(w.S.SeatCount) {
		reward[q] = (value(w, q)*sooner(n) + 1) / 2
	}
	for _, st := range s.path {
		node := &s.tree.nodes[st.node]
		node.visits++
		node.total += reward[st.seat]
	}
}

func value(w *rules.Match, q rules.Seat) float64 {
	switch {
	case w.S.Over:
		return w.Value(q)
	case w.Game.Eval != nil:
		return w.Game.Eval(w, q)
	}
	return 0
}

// sooner makes a result after n choices weigh a little less, so that a won
// match is ended and a lost one drawn out.
func sooner(n int) float64 { return 1 - 0.1*float64(n)/horizon }

// best is the most visited choice. In a window to answer, one that gains
// nothing over letting the matter rest is not made.
func (s *Search) best(view *rules.Match) int {
	best, rest := Safe(view), -1
	most := int32(0)
	var top, calm *node
	for i := range view.S.Options {
		o := &view.S.Options[i]
		c := s.tree.find(0, keyOf(view, o))
		if c == 0 {
			continue
		}
		n := &s.tree.nodes[c]
		if n.visits > most {
			best, most, top = i, n.visits, n
		}
		if view.Game.Verbs[o.Verb].Rest {
			rest, calm = i, n
		}
	}
	if calm != nil && top != calm && view.S.Decision.Kind == rules.PickAnswer && top.mean()-calm.mean() < idle+noise(calm) {
		return rest
	}
	return best
}

// noise is the standard error of a node's mean.
func noise(n *node) float64 { return 0.5 / math.Sqrt(max(float64(n.visits), 1)) }
