package looks_test

import (
	"slices"
	"strings"
	"testing"

	"feltstack/cardart/looks"
	"feltstack/cardart/looks/catalogue"
	"feltstack/rules/games"
)

// Terms are found as whole words, in any form, in the order of the text, basic ones last.
func TestExplain(t *testing.T) {
	terms := []looks.Term{{Name: "Aegis"}, {Name: "Jack", Forms: []string{"jack a", "jacked"}}, {Name: "Super", Basic: true}}
	for text, want := range map[string]string{
		"Super: this gains Aegis.":           "Aegis Super",
		"It can't be jacked.\nJack a card.":  "Jack",
		"The Jack of Spades, superseded.":    "",
		"Jacked cards lose AEGIS; Superior.": "Jack Aegis",
	} {
		var got []string
		for _, e := range looks.Explain(terms, text) {
			got = append(got, e.Name)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q: %v, want %s", text, got, want)
		}
	}
}

// Every term is one plain sentence, in alphabetical order, and comes up on some card or in
// what the table says of cards and the game.
func TestTerms(t *testing.T) {
	all, err := games.All()
	if err != nil {
		t.Fatal(err)
	}
	said := map[string]string{
		"vastrix":   "trap disabled board lock sudden death exhausted ultra combo guarded locked tapped attached multi-card exile swap bar",
		"vainqueur": "attached to it. borrowed: must be attacked first. lost all abilities. it may attack once more",
		"vibes":     "attached to it. action time, vibe check, unfloppening, cycle. the baron. fishsicles: ice, in play: huddle, relics, rods. basic rod, fit, location. vibe counters: lost all abilities. action pays pudge. flopped",
	}
	for _, g := range all {
		texts := []string{said[g.Name]}
		for _, d := range g.Defs {
			texts = append(texts, d.Text, d.Type)
		}
		terms := catalogue.Of(g.Name).Glossary(g)
		if len(terms) == 0 {
			t.Errorf("%s explains no words", g.Name)
		}
		found := looks.Explain(terms, texts...)
		for i, term := range terms {
			if !slices.ContainsFunc(found, func(f looks.Term) bool { return f.Name == term.Name }) {
				t.Errorf("%s: no card says %s", g.Name, term.Name)
			}
			if i > 0 && terms[i-1].Name >= term.Name {
				t.Errorf("%s: %s stands after %s", g.Name, term.Name, terms[i-1].Name)
			}
			if !strings.HasSuffix(term.Text, ".") || strings.Count(term.Text, ". ") > 0 || len(strings.Fields(term.Text)) > 20 {
				t.Errorf("%s: %q is not one short sentence", g.Name, term.Text)
			}
			for _, form := range term.Forms {
				if form != strings.ToLower(form) {
					t.Errorf("%s: the form %q is not in small letters", g.Name, form)
				}
			}
		}
	}
}
