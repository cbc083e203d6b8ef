package rules_test

import (
	"strings"
	"testing"

	"feltstack/rules"
)

// TestEndless: what runs on without a choice is ended by the game, once, and is
// an error where it goes on all the same or the game has no such rule.
func TestEndless(t *testing.T) {
	// play takes a turn of Attic whose end goes round in circles until loop says no.
	play := func(endless func(m *rules.Match), loop func() bool) error {
		g := attic()
		g.Endless = endless
		steps := append([]rules.Step(nil), g.Procs[pTurn].Steps...)
		last := len(steps) - 1
		was := steps[last]
		steps[last] = func(m *rules.Match, f *rules.Frame) {
			if loop() {
				f.Again()
				return
			}
			was(m, f)
		}
		g.Procs[pTurn].Steps = steps
		m, err := rules.New(g, rules.Setup{Seats: 2, Seed: 1})
		if err != nil {
			t.Fatal(err)
		}
		for range 200 {
			if m.S.Over {
				return nil
			}
			if err := m.Choose(0); err != nil {
				return err
			}
		}
		return nil
	}
	round, ended := true, 0
	if err := play(func(*rules.Match) { round, ended = false, ended+1 }, func() bool { return round }); err != nil || ended != 1 {
		t.Errorf("ended %d times: %v", ended, err)
	}
	for name, endless := range map[string]func(*rules.Match){"a game without such a rule": nil, "a rule that ends nothing": func(*rules.Match) {}} {
		if err := play(endless, func() bool { return true }); err == nil || !strings.Contains(err.Error(), "runs on without a choice") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
