package vainqueur_test

import (
	"os"
	"testing"

	"feltstack/rules"
	"feltstack/rules/scenario"
)

// TestOwnCardsDoWhatTheySay plays scenarios with cards of which the game has
// none like them: testdata/own/cards.toml is a set as a person writes it.
func TestOwnCardsDoWhatTheySay(t *testing.T) {
	cards, err := os.ReadFile("testdata/own/cards.toml")
	if err != nil {
		t.Fatal(err)
	}
	with, err := game(t).For(rules.Setup{Own: []rules.OwnCards{{Set: "own", Cards: string(cards)}}})
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
