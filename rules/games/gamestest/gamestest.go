// Package gamestest has games of the registry, and what teaches them, for tests.
package gamestest

import (
	"testing"

	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/rules/scenario"
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

// Guides is a game by its key, with its lessons and its puzzles.
func Guides(t *testing.T, key string) (*rules.Game, []*scenario.Lesson, []*scenario.Puzzle) {
	t.Helper()
	g, err := games.Find(key)
	if err != nil {
		t.Fatal(err)
	}
	lessons, puzzles, err := scenario.Guides(g, rules.Guides())
	if err != nil {
		t.Fatal(err)
	}
	return g, lessons, puzzles
}
