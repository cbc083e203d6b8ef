package vainqueur_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/scenario"
)

// TestOwnCardsDoWhatTheySay plays scenarios with cards of which the game has
// none like them: the files testdata/own/*.toml are sets as a person writes them.
func TestOwnCardsDoWhatTheySay(t *testing.T) {
	sets, err := filepath.Glob("testdata/own/*.toml")
	if err != nil {
		t.Fatal(err)
	}
	var own []rules.OwnCards
	for _, s := range sets {
		cards, err := os.ReadFile(s)
		if err != nil {
			t.Fatal(err)
		}
		own = append(own, rules.OwnCards{Set: strings.TrimSuffix(filepath.Base(s), ".toml"), Cards: string(cards)})
	}
	with, err := game(t).For(rules.Setup{Own: own})
	if err != nil {
		t.Fatal(err)
	}
	files, err := scenario.Load(func(string) (*rules.Game, error) { return with, nil }, "testdata/own")
	if err != nil {
		t.Fatal(err)
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
