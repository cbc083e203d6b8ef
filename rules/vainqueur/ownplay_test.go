package vainqueur_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
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

// TestLoopsAreNamed: what goes on without an end is stopped, and said of each
// card that has a part in it (W-071).
func TestLoopsAreNamed(t *testing.T) {
	const text = `game vainqueur
cards
[[card]]
name = "Spinning Top"
type = "Construct Monster"
rank = "α"
text = "When this changes position, change the position of this."
end
scenario One
given
  turn A
  A field: Spinning Top
then
  not over
`
	f, err := scenario.Read(gamestest.Games.Find, "one.txt", strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	m, err := f.Scenarios[0].Table()
	if err != nil {
		t.Fatal(err)
	}
	var said []string
	m.Listen = func(ev *rules.Event) {
		if ev.Kind == rules.EvLoop {
			said = append(said, m.Words().Narrate(*ev).Text(rules.SeatName))
		}
	}
	for i := range m.S.Options {
		if m.Words().Key(i) == "turn Spinning Top" {
			if err := m.Choose(i); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	if len(said) != 1 || said[0] != "Spinning Top would repeat forever, so it stops" {
		t.Errorf("it is said %q", said)
	}
	if err := m.Check(); err != nil {
		t.Error(err)
	}
}
