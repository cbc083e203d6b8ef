package table

import (
	"slices"
	"testing"
	"time"

	"feltstack/rules"
)

// With the same luck bots answer in the same way, whatever the clock says.
func TestLuck(t *testing.T) {
	game := func(luck uint64, think time.Duration) []Choice {
		t.Helper()
		s, err := New(Config{
			Game: toy(), Looks: toyLooks(), Setup: rules.Setup{Seed: 9}, Players: []Player{{Name: "Rex", Bot: "learner"}, {Name: "Fay", Bot: "learner"}},
			Luck: luck, Think: think,
		})
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		settle(t, "the game is over", func() bool { _, over := s.Outcome(); return over })
		return s.Line()
	}
	one := game(7, 0)
	if again := game(7, time.Nanosecond); !slices.Equal(one, again) {
		t.Errorf("with the same luck the bots made %d choices, and %d others", len(one), len(again))
	}
	other := 0
	for luck := uint64(8); luck < 16; luck++ {
		if !slices.Equal(one, game(luck, 0)) {
			other++
		}
	}
	if other == 0 {
		t.Error("with other luck the bots do just the same")
	}
}

// As many workers search for a strong bot as the window is told.
func TestWorkers(t *testing.T) {
	s, err := sit(Config{Game: toy(), Looks: toyLooks(), Setup: rules.Setup{Seed: 1}, Players: []Player{ann, {Name: "Rex", Bot: "expert"}}, Workers: 3})
	if err != nil {
		t.Fatal(err)
	}
	if n := s.budget(1).Cores; n != 3 {
		t.Errorf("%d workers search, and not 3", n)
	}
}
