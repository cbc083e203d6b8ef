package scenario_test

import (
	"slices"
	"testing"

	"feltstack/rules/games"
	"feltstack/rules/scenario"
)

// A game's folder holds decks and lists of words, too: only its scenarios are read.
func TestLoadTakesTheScenariosOfAGame(t *testing.T) {
	const folder = "../vainqueur"
	whole, err := scenario.Load(games.Find, folder)
	if err != nil {
		t.Error(err)
	}
	own, err := scenario.Load(games.Find, folder+"/scenarios")
	if err != nil {
		t.Error(err)
	}
	if len(own) == 0 || !slices.Equal(paths(whole), paths(own)) {
		t.Errorf("the folder gives %v, its scenarios are %v", paths(whole), paths(own))
	}
}

// paths lists where files are.
func paths(files []*scenario.File) (all []string) {
	for _, f := range files {
		all = append(all, f.Path)
	}
	return all
}
