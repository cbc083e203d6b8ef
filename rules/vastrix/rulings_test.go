package vastrix_test

import (
	"os"
	"regexp"
	"testing"

	"feltstack/rules"
	"feltstack/rules/scenario"
	"feltstack/rules/vastrix"
)

// core are the numbered paragraphs of the document that concern the core game.
var core = []string{
	"1.1", "1.2", "1.3", "1.4", "1.5", "2", "3.1", "3.2", "3.3", "4.1", "4.2", "4.3", "5.1", "5.2", "5.3", "5.4", "5.5",
	"6.1", "6.2", "6.3", "6.4", "7", "7.2", "7.3", "8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7", "8.8", "8.9",
	"9.1", "9.2", "9.3", "10", "12", "12.1", "12.2", "12.3", "13",
}

// TestRulings: every paragraph of the core and every ruling has a scenario, or
// RULINGS.md says why it has none; RULINGS.md names all scenarios that show a
// ruling, and no others.
func TestRulings(t *testing.T) {
	files, err := scenario.Load(func(string) (*rules.Game, error) { return vastrix.New() }, "scenarios")
	if err != nil {
		t.Fatal(err)
	}
	shown := map[string]map[string]bool{}
	for rule, list := range scenario.Cover(files) {
		shown[rule] = map[string]bool{}
		for _, s := range list {
			shown[rule][s.Name] = true
		}
	}
	doc, err := os.ReadFile("RULINGS.md")
	if err != nil {
		t.Fatal(err)
	}
	named := map[string]map[string]bool{}
	excused := map[string]bool{}
	ruling := ""
	for _, m := range regexp.MustCompile(`(?m)^- \*\*(V-\d+)\*\*|^  - \*(.+)\*$|^  - no scenario: (.+)$`).FindAllStringSubmatch(string(doc), -1) {
		switch {
		case m[1] != "":
			ruling = m[1]
			named[ruling] = map[string]bool{}
		case m[3] != "":
			excused[ruling] = true
		case !shown[ruling][m[2]]:
			t.Errorf("%s names the scenario %q, which does not show it", ruling, m[2])
		default:
			named[ruling][m[2]] = true
		}
	}
	for rule := range named {
		if len(shown[rule]) == 0 && !excused[rule] {
			t.Errorf("%s has no scenario", rule)
		}
	}
	for rule, names := range shown {
		for name := range names {
			if rule[0] == 'V' && rule[1] == '-' && !named[rule][name] {
				t.Errorf("%s does not name the scenario %q, which shows it", rule, name)
			}
		}
	}
	for _, paragraph := range core {
		if len(shown["VASTRIX "+paragraph]) == 0 {
			t.Errorf("VASTRIX %s has no scenario", paragraph)
		}
	}
}
