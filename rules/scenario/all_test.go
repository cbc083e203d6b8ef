package scenario_test

import (
	"testing"

	"feltstack/rules/games"
	"feltstack/rules/scenario"
)

// TestScenarios runs the scenario files of every game.
func TestScenarios(t *testing.T) {
	all, err := games.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range all {
		files, err := scenario.Load(games.Find, "../"+g.Name+"/scenarios")
		if err != nil {
			t.Errorf("%v", err)
		}
		for _, f := range files {
			for _, s := range f.Scenarios {
				t.Run(s.Name, func(t *testing.T) {
					if err := s.Run(); err != nil {
						t.Error(err)
					}
				})
			}
		}
	}
}
