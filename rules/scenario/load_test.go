package scenario_test

import (
	"fmt"
	"slices"
	"testing"

	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/rules/scenario"
)

// A game's folder holds decks and lists of words, too: only its scenarios are read.
func TestLoadTakesTheScenariosOfAGame(t *testing.T) {
	all, err := games.All()
	if err != nil {
		t.Fatal(err)
	}
	find := func(name string) (*rules.Game, error) {
		i := slices.IndexFunc(all, func(g *rules.Game) bool { return g.Name == name })
		if i < 0 {
			return nil, fmt.Errorf("no game is called %q", name)
		}
		return all[i], nil
	}
	for _, g := range all {
		folder := "../" + g.Name
		whole, err := scenario.Load(find, folder)
		if err != nil {
			t.Error(err)
		}
		own, err := scenario.Load(find, folder+"/scenarios")
		if err != nil {
			t.Error(err)
		}
		if len(own) == 0 || !slices.Equal(paths(whole), paths(own)) {
			t.Errorf("%s: the folder gives %v, its scenarios are %v", g.Name, paths(whole), paths(own))
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
