package looks_test

import (
	"strings"
	"testing"

	"feltstack/rules/looks"
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
