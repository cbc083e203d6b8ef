package table

import (
	"testing"

	"feltstack/rules"
	"feltstack/rules/bot"
	"feltstack/rules/games/gamestest"
)

// A trap that may trigger is offered to its owner, though no play is pending.
func TestWindowThatWaits(t *testing.T) {
	g := gamestest.Find(t, "vastrix")
	var m rules.Match
	setUp := rules.Setup{Seats: 2, Seed: 7, RuleOptions: map[string]string{"traps": "on"}}
	if err := m.Restart(g, setUp); err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{"no swap", "trap 5♣ ER", "draw", "end", "no swap", "score 10♠"} {
		for m.S.Decision.Kind == rules.PickAnswer {
			if err := m.Choose(defaultOf(&m)); err != nil {
				t.Fatal(err)
			}
		}
		o, err := m.Words().Find(key)
		if err == nil {
			err = m.Choose(o)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if m.S.Decision.Seat != 0 || len(m.S.Stack) > 0 {
		t.Fatalf("seat %d is to choose, with %d plays pending", m.S.Decision.Seat, len(m.S.Stack))
	}
	for theirs, want := range map[bool]int{true: -1, false: defaultOf(&m)} {
		s := &Session{passing: make([]autoPassing, 2), bots: make([]bot.Player, 2)}
		s.passing[0].AutoPass = AutoPass{Theirs: theirs}
		if o := s.byItself(&m); o != want {
			t.Errorf("with the plays of others answered %v: option %d, want %d", theirs, o, want)
		}
	}
}
