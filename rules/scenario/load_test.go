package scenario_test

import (
	"slices"
	"testing"

	"feltstack/rules/games"
	"feltstack/rules/scenario"
)

// A game's folder holds decks and lists of words, too: only its scenarios are read.
func TestLoadTakesTheScenariosOfAGame(t *testing.T) {
	all, err := games.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range all {
		whole, err := scenario.Load(games.Find, "../"+g.Name)
		if err != nil {
			t.Errorf("%s: %v", g.Name, err)
		}
		own, err := scenario.Load(games.Find, "../"+g.Name+"/scenarios")
		if err != nil {
			t.Errorf("%s: %v", g.Name, err)
		}
		if len(own) == 0 || !slices.Equal(paths(whole), paths(own)) {
			t.Errorf("%s: its folder gives %v, its scenarios are %v", g.Name, paths(whole), paths(own))
		}
	}
}

// paths lists where files are.
func paths(files []*scenario.File) (all []string) {
	for _, f := range files {
		all = append(all, f.Path)
	}
	return all
}
