package manual

import (
	"slices"
	"strings"

	"feltstack/rules/text"
	"feltstack/rules/text/grammar"
)

// Phrases lists every grammar rule of the language by the name that coverage
// gives it.
func Phrases(l *text.Language) []string {
	return offered(l, func(grammar.Phrase) bool { return true })
}

// ownForms are the categories of a game's words in their first form: others
// follow from them ("non-Dragon", "was destroyed").
var ownForms = []string{
	"Verb", "Power", "Adj", "PlayAdj", "Cond", "Happens", "Step", "CardNoun", "PlayNoun", "Counter", "Number",
	"SeatZone", "SharedZone", "BareZone", "Static", "With", "PlayWith", "Label", "Mark", "Ignored", "Cant", "Sentence",
}

// Words lists the grammar rules for words of the game, each in its first form.
func Words(l *text.Language) []string {
	return offered(l, func(p grammar.Phrase) bool {
		return strings.HasPrefix(p.Line, text.OwnWords) && slices.Contains(ownForms, p.Rule.Cat)
	})
}

// offered lists those of the grammar rules that are printed and offered.
func offered(l *text.Language, of func(grammar.Phrase) bool) (out []string) {
	for _, p := range l.Grammar().Phrases() {
		if of(p) && !p.Rule.Refused && !p.Rule.Short && p.Rule.Note != grammar.Aside {
			out = append(out, p.Rule.Name)
		}
	}
	return out
}
