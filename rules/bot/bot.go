// Package bot holds players that choose by themselves, for any game.
//
// A player is given what its seat sees (rules.Match.View) and nothing else, so
// it can't look at hidden cards by mistake: whatever it wants to know about
// them it has to guess (rules.Match.Determinize). The one exception is Peeker,
// for measuring only.
//
// Reading order: bot.go (what a player is), levels.go (which there are),
// search.go (the one that thinks), instant.go (when it need not), policy.go (what
// it would do without), rollout.go (one iteration), tree.go (what it remembers
// while it thinks), report.go
// (how it explains itself), baselines.go, greedy.go and open.go (players to
// measure others against). How strong they are, and what was tried, is in
// STRENGTH.md.
package bot

import (
	"context"
	"time"

	"feltstack/rules"
)

// Player chooses for one seat. A player keeps memory between choices and
// serves one match at a time.
type Player interface {
	// Choose returns the place in view.S.Options of the chosen option. view is
	// the match as seat p sees it, with p to decide; it is not changed. The
	// choice follows from view, b and rng alone where b.Time is 0, but for
	// what the player remembers of choices it made in the very same position.
	// When ctx ends, Choose returns soon with the best it has found.
	Choose(ctx context.Context, view *rules.Match, p rules.Seat, b Budget, rng *rules.RNG) int
}

// Peeker is a Player that looks at the match itself, hidden cards and all. It
// isn't an opponent for people: it measures what honest players are worth.
type Peeker interface {
	Player
	// Peek is Choose with the match in place of a view.
	Peek(ctx context.Context, m *rules.Match, p rules.Seat, b Budget, rng *rules.RNG) int
}

// Budget is how much a player may think about one choice: whichever part of it
// is used up first ends the thinking. With Time and Iterations 0 a player takes
// the iterations of its level.
type Budget struct {
	Time       time.Duration
	Iterations int // 0 sets no bound
	Cores      int // how many may think side by side, 0 for one
	// Between is called before each choice of the lab and often while one is thought about, on
	// one of the goroutines that do: it may let other work go first. It may be nil.
	Between func()
}

// Safe is the choice for a seat whose player has none: the default option if
// there is one (pass, stop, no), else the first.
func Safe(m *rules.Match) int { return max(defaultOf(m), 0) }

// defaultOf is the default option of a decision, -1 if it has none.
func defaultOf(m *rules.Match) int {
	for i := range m.S.Options {
		if m.Game.Verbs[m.S.Options[i].Verb].Default {
			return i
		}
	}
	return -1
}
