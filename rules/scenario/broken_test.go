package scenario_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/scenario"
)

// unshown is the steps of procedures that no scenario fails without, by game, procedure and step, each with
// the reason. With FELTSTACK_ALL=1 they are tried, too.
var unshown = map[string]string{
	"vastrix, open window, 0":    asIs,
	"vastrix, trap placed, 0":    asIs,
	"vastrix, targets, 1":        "what is on the stack has its option",
	"vastrix, spec, 4":           "no scenario yet: a Spec that asks which opponent it is about",
	"vastrix, spec, 5":           "no scenario yet: a Spec that asks which opponent it is about",
	"vainqueur, declare, 5":      ofTwo,
	"vainqueur, chain, 3":        asIs,
	"vainqueur, what happens, 8": "no scenario yet: a text that reads the number of what happened instead",
	"vainqueur, payment, 4":      noX,
	"vainqueur, payment, 5":      noX,
	"vainqueur, payment, 6":      "no scenario yet: a way to pay that is asked for",
	"vainqueur, copy, 4":         ofTwo,
	"vainqueur, copy, 5":         ofTwo,
	"vibes, declare, 1":          "no text has options",
	"vibes, declare, 5":          ofTwo,
	"vibes, Action Time, 1":      asIs,
	"vibes, settle, 3":           "no scenario yet: triggers in another order than they came",
	"vibes, Vibe Check, 0":       "no scenario yet: what happens when Vibe Check begins",
	"vibes, Vibe Check, 8":       "no scenario yet: what waits after the prizes",
	"vibes, what happens, 2":     "no scenario yet: two texts that change one event",
	"vibes, what happens, 3":     "no scenario yet: a text that may change an event",
	"vibes, what happens, 4":     "no scenario yet: a text that may change an event",
	"vibes, what happens, 8":     "no scenario yet: a text that reads the number of what happened instead",
	"vibes, payment, 1":          "no price has two ways",
	"vibes, payment, 3":          "no scenario yet: an additional cost that is paid",
	"vibes, payment, 4":          noX,
	"vibes, payment, 5":          noX,
	"vibes, copy, 4":             ofTwo,
	"vibes, copy, 5":             ofTwo,
	"vtes, what happens, 0":      noText,
	"vtes, what happens, 1":      noText,
	"vtes, what happens, 2":      noText,
	"vtes, what happens, 3":      noText,
	"vtes, what happens, 4":      noText,
	"vtes, what happens, 5":      noText,
	"vtes, what happens, 6":      noText,
	"vtes, what happens, 7":      noText,
	"vtes, what happens, 8":      noText,
	"vtes, card text, 0":         noText,
	"vtes, card text, 1":         noText,
}

const (
	asIs   = "it does nothing in this game"
	ofTwo  = "two play: who the opponent is needs no question"
	noX    = "no price has an X"
	noText = "no card has a text yet"
)

// TestBrokenRules breaks the rules of each game at one place after the other: a step of a procedure does
// nothing. A scenario of the game must fail then.
func TestBrokenRules(t *testing.T) {
	tried := map[string]bool{}
	for _, g := range gamestest.All(t) {
		files, err := scenario.Load(gamestest.Games.Find, filepath.Join("..", g.Name))
		if err != nil {
			t.Fatal(err)
		}
		var all []*scenario.Scenario
		for _, f := range files {
			all = append(all, f.Scenarios...)
		}
		for p := range g.Procs {
			for i := range g.Procs[p].Steps {
				step := fmt.Sprintf("%s, %s, %d", g.Name, g.Procs[p].Name, i)
				why, known := unshown[step]
				tried[step] = true
				if known && os.Getenv("FELTSTACK_ALL") == "" {
					continue
				}
				switch found := finds(all, p, i); {
				case !found && !known:
					t.Errorf("%s: without it all scenarios pass", step)
				case found && known:
					t.Errorf("%s is said not to be shown (%s): a scenario fails without it", step, why)
				}
			}
		}
	}
	for step := range unshown {
		if !tried[step] {
			t.Errorf("there is no step %q", step)
		}
	}
}

// finds reports whether a scenario fails where a step of a procedure does nothing. The one that does
// comes first next time: it may find more.
func finds(all []*scenario.Scenario, p, step int) bool {
	for at, s := range all {
		if fails(s, p, step) {
			all[0], all[at] = all[at], all[0]
			return true
		}
	}
	return false
}

func fails(s *scenario.Scenario, p, step int) (failed bool) {
	steps := s.Game().Procs[p].Steps
	was := steps[step]
	steps[step] = func(*rules.Match, *rules.Frame) {}
	defer func() {
		steps[step] = was
		failed = failed || recover() != nil
	}()
	return s.Run() != nil
}
