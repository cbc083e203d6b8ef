package scenario_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"feltstack/rules/games/gamestest"
	"feltstack/rules/scenario"
)

// TestScenarios runs every scenario of every game. A game's folder holds decks and lists of words,
// too: only its scenarios are read.
func TestScenarios(t *testing.T) {
	for _, g := range gamestest.All(t) {
		folder := filepath.Join("..", g.Name)
		files, err := scenario.Load(gamestest.Games.Find, folder)
		if err != nil {
			t.Errorf("%v", err)
		}
		var read, want []string
		for _, f := range files {
			read = append(read, f.Path)
		}
		entries, err := scenario.Index(os.DirFS(folder), "scenarios")
		for _, e := range entries {
			want = append(want, filepath.Join(folder, e.File))
		}
		if want = slices.Compact(want); err != nil || len(want) == 0 || !slices.Equal(read, want) {
			t.Errorf("%s: the folder gives %q, its scenarios are %q (%v)", g.Name, read, want, err)
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
