package guide_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"feltstack/rules/games/gamestest"
	"feltstack/rules/scenario"
	"feltstack/table/guide"
)

// Scenarios of every game can be shown, with FELTSTACK_ALL=1 all and else every sixth: the session takes all its choices, the
// steps go on to the last of them, and what is true then is said in words.
func TestScenariosAreShown(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does all of it")
	}
	names := []string{"Ann", "Ben", "Cara", "Dan", "Eve"}
	many := 0
	for _, g := range gamestest.All(t) {
		files, err := scenario.Load(gamestest.Games.Find, filepath.Join("../../rules", g.Name))
		if err != nil {
			t.Fatal(err)
		}
		var shown []*scenario.Scenario
		for _, f := range files {
			shown = append(shown, f.Scenarios...)
		}
		many += len(shown)
		for n, s := range shown {
			if n%6 > 0 && os.Getenv("FELTSTACK_ALL") == "" {
				continue
			}
			session, steps, err := guide.Show(s, names)
			if err != nil {
				t.Fatal(err)
			}
			line := session.Timeline()
			if last := steps[len(steps)-1]; last.At != len(line.Steps) || line.At != 0 {
				t.Errorf("%s: the steps end at choice %d of %d, it begins at %d", s.Name, last.At, len(line.Steps), line.At)
			}
			proofs := 0
			for _, step := range steps {
				if step.Proves {
					proofs++
				}
				for _, say := range step.Say {
					if strings.TrimSpace(say) == "" || strings.Contains(say, " may: ") || strings.Contains(say, " may not: ") || strings.Contains(say, "because ") {
						t.Errorf("%s: %q is not in words", s.Name, say)
					}
				}
			}
			if proofs == 0 {
				t.Errorf("%s: nothing is proved", s.Name)
			}
			session.Close()
		}
	}
	if many < 900 {
		t.Errorf("the games have %d scenarios only", many)
	}
}
