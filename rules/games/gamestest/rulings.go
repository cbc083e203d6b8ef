package gamestest

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"feltstack/rules/scenario"
)

// Rulings proves of a game, in its folder, that every paragraph of its document
// and every ruling of RULINGS.md has a scenario, or RULINGS.md says why it has
// none, and that RULINGS.md names all scenarios that show a ruling, and no others.
// Scenarios name paragraphs after the document, "Whist " before "8.3", and
// rulings by their numbers, which begin with a letter: "V" for "V-012".
func Rulings(t *testing.T, document string, paragraphs []string, letter string) {
	t.Helper()
	entries, err := scenario.Index(os.DirFS("."), "scenarios")
	if err != nil {
		t.Fatal(err)
	}
	shown := map[string]map[string]bool{}
	for _, e := range entries {
		for _, rule := range e.Rules {
			if shown[rule] == nil {
				shown[rule] = map[string]bool{}
			}
			shown[rule][e.Name] = true
		}
	}
	doc, err := os.ReadFile("RULINGS.md")
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{}
	for _, name := range paragraphs {
		known[document+name] = true
	}
	named := map[string]map[string]bool{}
	excused := map[string]bool{}
	rule := ""
	for _, m := range regexp.MustCompile(`(?m)^- \*\*([^*]+)\*\*|^  - \*(.+)\*$|^  - no scenario: (.+)$`).FindAllStringSubmatch(string(doc), -1) {
		switch {
		case m[1] != "":
			rule = m[1]
			named[rule] = map[string]bool{}
			if strings.HasPrefix(rule, letter+"-") {
				known[rule] = true
			}
		case m[3] != "":
			excused[rule] = true
		case !shown[rule][m[2]]:
			t.Errorf("%s names the scenario %q, which does not show it", rule, m[2])
		default:
			named[rule][m[2]] = true
		}
	}
	for rule := range known {
		if len(shown[rule]) == 0 && !excused[rule] {
			t.Errorf("%s has no scenario", rule)
		}
	}
	for rule, names := range shown {
		if !known[rule] {
			t.Errorf("scenarios show %s, which neither the document nor RULINGS.md has", rule)
		}
		for name := range names {
			if strings.HasPrefix(rule, letter+"-") && !named[rule][name] {
				t.Errorf("%s does not name the scenario %q, which shows it", rule, name)
			}
		}
	}
	for rule := range excused {
		if !known[rule] || len(shown[rule]) > 0 {
			t.Errorf("%s is excused, but has no need of it", rule)
		}
	}
}
