// Package bot holds players that choose by themselves, for any game.
//
// A player is given what its seat sees (rules.Match.View) and nothing else, so
// it can't look at hidden cards by mistake: whatever it wants to know about
// them it has to imagine (rules.Match.Resample).
//
// Reading order: bot.go (what a player is), search.go (the one that thinks),
// tree.go (what it remembers while it does).
package bot

import (
	"context"
	"fmt"
	"strings"
	"time"

	"feltstack/rules"
)

// Player chooses for one seat. A player keeps memory between choices and
// serves one match at a time.
type Player interface {
	// Choose returns the place in view.S.Options of the chosen option. view is
	// the match as seat p sees it, with p to decide; it is not changed. The
	// choice follows from view, b.Worlds and rng alone where b.Time is 0.
	// When ctx ends, Choose returns soon with the best it has found.
	Choose(ctx context.Context, view *rules.Match, p rules.Seat, b Budget, rng *rules.RNG) int
}

// Budget is how much a player may think about one choice: whichever part of it
// is used up first ends the thinking. A part that is 0 sets no bound; with
// both 0 a player takes the default for its level.
type Budget struct {
	Time   time.Duration
	Worlds int // worlds imagined and played to the end
}

// Level is a kind of player that people can choose.
type Level struct {
	Name string // "bot": in commands and saves
	Help string
	make func() Player
}

// Levels lists the levels, weakest first.
func Levels() []Level {
	return []Level{
		{"random", "chooses any legal option", func() Player { return random{} }},
		{"bot", "imagines what it can't see and plays it out", func() Player { return NewSearch() }},
	}
}

// New makes a player of a level.
func New(level string) (Player, error) {
	var names []string
	for _, l := range Levels() {
		if l.Name == level {
			return l.make(), nil
		}
		names = append(names, l.Name)
	}
	return nil, fmt.Errorf("no bot is called %q: there are %s", level, strings.Join(names, ", "))
}

// random is a player without a thought.
type random struct{}

func (random) Choose(_ context.Context, view *rules.Match, _ rules.Seat, _ Budget, rng *rules.RNG) int {
	return rng.IntN(len(view.S.Options))
}

// Safe is the choice for a seat whose player has none: the harmless option if
// there is one (pass, stop, no), else the first.
func Safe(m *rules.Match) int {
	for i, o := range m.S.Options {
		if m.Game.Verbs[o.Verb].Rest {
			return i
		}
	}
	return 0
}
