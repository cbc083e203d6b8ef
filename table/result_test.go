package table

import (
	"slices"
	"testing"

	"feltstack/rules"
)

// The outcome has the points of every seat, and says them where they are more than two.
func TestOutcomeHasPoints(t *testing.T) {
	g := *ring()
	g.Points = func(m *rules.Match, p rules.Seat) float64 { return float64(10*p) + 0.5 }
	players := []Player{{"Ann", "passive"}, {"Ben", "passive"}, {"You", "passive"}}
	s, err := New(Config{Game: &g, Setup: rules.Setup{Seed: 1}, Players: players})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	settle(t, "the game ends", func() bool { _, over := s.Outcome(); return over })
	o, _ := s.Outcome()
	if !slices.Equal(o.Points, []float64{0.5, 10.5, 20.5}) {
		t.Errorf("points %v", o.Points)
	}
	if name := players[o.Winners[0]].Name; len(o.Winners) != 1 || o.Text != name+" wins (Ann 0.5, Ben 10.5, you 20.5)" {
		t.Errorf("it says %q", o.Text)
	}
	if got := s.View(0).Scene().Result; got != players[o.Winners[0]].Name+" wins" {
		t.Errorf("the window says %q", got)
	}
}
