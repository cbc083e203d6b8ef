package vainqueur_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/scenario"
	"feltstack/rules/vainqueur"
)

// paragraphs are the headings of the document, in its order.
var paragraphs = []string{
	"The Deck", "Coins", "Dice", "Tokens", "Counters", "Calculator", "Card Sleeves",
	"Deck", "Cemetery", "Monster Field", "Master Zone", "Battlezone", "Game Mats",
	"Name", "Type", "Effect Box", "Monster Rank", "STR/DEF",
	"Regular Summon", "Summoning β and Ω Monsters", "Alter Summoning Monsters", "Battle Positions",
	"Using Card Effects", "Monster Cards", "Master Cards", "Battlefield Cards", "Spell Cards", "React Spell Cards",
	"Preparing a Game", "Preparation", "Draw", "Main", "Attack", "Post-Attack", "End", "Winning a game",
	"Breakdown of the Attack Step", "HP (Health Points)",
}

// TestRulings: every paragraph of the document and every ruling has a
// scenario, or RULINGS.md says why it has none; RULINGS.md names all scenarios
// that show a ruling, and no others.
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
	known := map[string]bool{}
	for _, name := range paragraphs {
		known["Vainqueur: "+name] = true
	}
	named := map[string]map[string]bool{}
	excused := map[string]bool{}
	rule := ""
	for _, m := range regexp.MustCompile(`(?m)^- \*\*(W-\d+|Vainqueur: [^*]+)\*\*|^  - \*(.+)\*$|^  - no scenario: (.+)$`).FindAllStringSubmatch(string(doc), -1) {
		switch {
		case m[1] != "":
			rule = m[1]
			named[rule] = map[string]bool{}
			if strings.HasPrefix(rule, "W-") {
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
			if strings.HasPrefix(rule, "W-") && !named[rule][name] {
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
