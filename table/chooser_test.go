package table

import (
	"slices"
	"testing"

	"feltstack/rules"
)

// judged is the toy with a third seat that only chooses: it says who begins.
func judged() *rules.Game {
	g := toy()
	g.Choosers = 1
	steps := []rules.Step{
		func(m *rules.Match, _ *rules.Frame) {
			m.S.Active = 0
			m.Ask(rules.Decision{Kind: rules.PickYes, Seat: m.S.Choosers().First(), Prompt: 1})
			m.Offer(rules.Option{Verb: rules.VerbYes}, 0)
			m.Offer(rules.Option{Verb: rules.VerbNo}, 0)
		},
		g.Procs[0].Steps[0],
		func(m *rules.Match, _ *rules.Frame) {
			if m.S.Answer.Verb == rules.VerbNo {
				m.S.Active = 0
			}
		},
	}
	g.Procs = slices.Clone(g.Procs)
	g.Procs[0].Steps = append(steps, g.Procs[0].Steps[1:]...)
	return must(g.Build())
}

// TestChooser: a person or a bot sits at the seat that only chooses. It is asked,
// sees what all see, and has no place on the table for cards.
func TestChooser(t *testing.T) {
	for _, bot := range []string{"", "casual"} {
		s, err := New(Config{Game: judged(), Setup: rules.Setup{Seed: 3, Choosers: 1}, Players: []Player{ann, ben, {Name: "Cat", Bot: bot}}})
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		if bot == "" {
			sc := s.View(2).Scene()
			if !sc.Seats[2].Asked || !sc.Seats[2].Chooser || sc.Seats[0].Chooser || len(sc.Seats[2].Facts) > 0 {
				t.Errorf("the seats are %+v", sc.Seats)
			}
			if i := slices.IndexFunc(sc.Zones, func(z ZoneScene) bool { return z.Seat == 2 }); i >= 0 {
				t.Errorf("it has a place for cards: %+v", sc.Zones[i])
			}
			for _, c := range sc.Cards {
				if c.Def != 0 {
					t.Errorf("it sees %s", c.Name)
				}
			}
			do(t, s, 2, "no")
		}
		settle(t, "who begins is asked", func() bool { sc := s.View(0).Scene(); return sc.Seats[0].Asked || sc.Seats[1].Asked })
	}
	if _, err := New(Config{Game: toy(), Setup: rules.Setup{Choosers: 1}, Players: []Player{ann, ben, ann}}); err == nil {
		t.Error("a game without such a seat is played with one")
	}
}
