package commands

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"feltstack/rules/book"
	"feltstack/rules/games"
)

// Scenarios of files and of folders are run, and those that fail are told; the coverage of a game's whole
// folder fails if a rule has no scenario, and names it.
func TestScenarioCommand(t *testing.T) {
	g := aGame(t)
	b, err := book.Read(g, games.Guides(g.Name))
	if err != nil {
		t.Fatal(err)
	}
	var rules []string
	for _, c := range b.Chapters {
		for _, p := range c.Paragraphs {
			rules = append(rules, p.ID)
		}
	}
	dir := filepath.Join(t.TempDir(), g.Name)
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	write := func(name, then string, shows []string) {
		t.Helper()
		text := fmt.Sprintf("game %s\nscenario %s\n  rules %s\ngiven\n  turn A\nwhen\nthen\n  %s\n", g.Name, name, strings.Join(shows, "\n  rules "), then)
		if err := os.WriteFile(filepath.Join(dir, name+".txt"), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	last := len(rules) - 1
	write("First", "not over", rules[:last])
	write("Last", "not over", rules[last:])
	if code, out, errOut := call("scenario", "--coverage", "--verbose", dir); code != OK || strings.Contains(out, "MISSING") || !strings.Contains(out, "ok    First\nok    Last\n") || !strings.HasSuffix(out, "2 passed, 0 failed\n") {
		t.Errorf("of all rules: exit code %d, %s\n%s", code, errOut, out)
	}
	write("Last", "winner: A", nil)
	code, out, _ := call("scenario", "--coverage", dir)
	if want := "MISSING  " + rules[last] + " "; code != Failed || strings.Count(out, want) != 1 || strings.Count(out, "MISSING") != 1 {
		t.Errorf("without the last rule: exit code %d, and it doesn't say %q in\n%s", code, want, out)
	}
	if !strings.Contains(out, "FAIL  Last\n") || !strings.HasSuffix(out, "1 passed, 1 failed\n") {
		t.Errorf("a scenario that fails isn't told:\n%s", out)
	}
	if code, out, _ := call("scenario", filepath.Join(dir, "First.txt")); code != OK || out != "1 passed, 0 failed\n" {
		t.Errorf("of one file: exit code %d, %s", code, out)
	}
}
