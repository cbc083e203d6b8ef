package guide_test

import (
	"os"
	"strings"
	"testing"

	"feltstack/rules/games"
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
	all, err := games.All()
	if err != nil {
		t.Fatal(err)
	}
	many := 0
	for _, g := range all {
		files := games.Guides(g.Name)
		entries, err := scenario.Index(files, "scenarios")
		if err != nil || len(entries) == 0 {
			t.Fatalf("%s has %d scenarios (%v)", g.Name, len(entries), err)
		}
		many += len(entries)
		for n, e := range entries {
			if n%6 > 0 && os.Getenv("FELTSTACK_ALL") == "" {
				continue
			}
			s, err := scenario.ReadEntry(g, files, e)
			if err != nil {
				t.Fatal(err)
			}
			session, steps, err := guide.Show(s, names)
			if err != nil {
				t.Fatal(err)
			}
			line := session.Timeline()
			if last := steps[len(steps)-1]; last.At != len(line.Steps) || line.At != 0 {
				t.Errorf("%s: the steps end at choice %d of %d, it begins at %d", e.Name, last.At, len(line.Steps), line.At)
			}
			proofs := 0
			for _, step := range steps {
				if step.Proves {
					proofs++
				}
				for _, say := range step.Say {
					if strings.TrimSpace(say) == "" || strings.Contains(say, " may: ") || strings.Contains(say, " may not: ") || strings.Contains(say, "because ") {
						t.Errorf("%s: %q is not in words", e.Name, say)
					}
				}
			}
			if proofs == 0 {
				t.Errorf("%s: nothing is proved", e.Name)
			}
			session.Close()
		}
	}
	if many < 900 {
		t.Errorf("the games have %d scenarios only", many)
	}
}
