package vainqueur_test

import (
	"os"
	"regexp"
	"testing"

	"feltstack/rules"
	"feltstack/rules/scenario"
	"feltstack/rules/vainqueur"
)

// TestRulings: RULINGS.md names only scenarios that exist and show the ruling,
// and every ruling that a scenario shows stands in RULINGS.md.
func TestRulings(t *testing.T) {
	files, err := scenario.Load(func(string) (*rules.Game, error) { return vainqueur.New() }, "scenarios")
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
	stands := map[string]bool{}
	ruling := ""
	for _, m := range regexp.MustCompile(`(?m)^- \*\*(W-\d+)\*\*|^  - \*(.+)\*$`).FindAllStringSubmatch(string(doc), -1) {
		if m[1] != "" {
			ruling = m[1]
			stands[ruling] = true
			continue
		}
		if !shown[ruling][m[2]] {
			t.Errorf("%s names the scenario %q, which does not show it", ruling, m[2])
		}
	}
	for rule := range shown {
		if rule[:2] == "W-" && !stands[rule] {
			t.Errorf("scenarios show %s, which RULINGS.md does not have", rule)
		}
	}
}
