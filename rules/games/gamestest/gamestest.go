// Package gamestest has games of the registry, what teaches them and tables of
// theirs, for tests.
package gamestest

import (
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/rules/scenario"
)

// Games are the games, built once for all tests of a package: that takes longer than
// most of these. A test that changes a game makes a registry of its own.
var Games = games.NewRegistry()

// All are the games, in the order in which they are shown. They belong to all tests: one
// that changes a game changes a copy.
func All(t testing.TB) []*rules.Game {
	t.Helper()
	all, err := Games.All()
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// Any is a game for tests that mean none: the first.
func Any(t testing.TB) *rules.Game {
	t.Helper()
	return All(t)[0]
}

// Find is the game of a key, for tests that mean it.
func Find(t testing.TB, key string) *rules.Game {
	t.Helper()
	g, err := Games.Find(key)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// WithDecks is the first game to which people bring decks, with two decks of its own.
func WithDecks(t testing.TB) *rules.Game {
	t.Helper()
	for _, g := range All(t) {
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
	g := Find(t, key)
	lessons, puzzles, err := scenario.Guides(g, games.Guides(key))
	if err != nil {
		t.Fatal(err)
	}
	return g, lessons, puzzles
}

// Scenario is a scenario of a game: what it gives, and a line of choices, "" for
// none.
func Scenario(t *testing.T, key, given, when string) *scenario.Scenario {
	t.Helper()
	text := "game " + key + "\nscenario One\ngiven\n " + given + "\nwhen\n " + when + "\nthen\n not over\n"
	file, err := scenario.Read(Games.Find, "one.txt", strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	return file.Scenarios[0]
}

// Table is the table that a scenario of a game gives.
func Table(t *testing.T, key, given string) *rules.Match {
	t.Helper()
	m, err := Scenario(t, key, given, "").Table()
	if err != nil {
		t.Fatalf("%s\n%v", given, err)
	}
	return m
}
