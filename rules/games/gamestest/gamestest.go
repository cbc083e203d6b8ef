// Package gamestest picks games of the registry for tests that are about no game.
package gamestest

import (
	"testing"

	"feltstack/rules"
	"feltstack/rules/games"
)

// WithDecks is the first game to which people bring decks, with two decks of its own.
func WithDecks(t *testing.T) *rules.Game {
	t.Helper()
	all, err := games.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range all {
		if g.BuildsDecks() && len(g.Decks) > 1 {
			return g
		}
	}
	t.Fatal("no game has decks")
	return nil
}
