package text

import (
	"slices"
	"strings"

	"feltstack/rules/text/grammar"
)

// Completion is what may be written at a place of a text.
type Completion = grammar.Completion

// Complete lists what the text of a card may go on with at a place, in bytes, where a
// person is writing: phrases that begin with what already stands there. What comes after
// the place does not count. Nothing is listed if what stands before it is not understood.
// The name of the card may stand for "this".
func (l *Language) Complete(name, s string, at int) Completion {
	return l.grammar.Complete(name, s, at)
}

// Phrases lists every production of the language by the name that coverage
// gives it.
func (l *Language) Phrases() []string {
	return l.offered(func(grammar.Phrase) bool { return true })
}

// ownForms are the categories of a game's words in their first form: others
// follow from them ("non-Dragon", "was destroyed").
var ownForms = []string{
	"Verb", "Power", "Adj", "PlayAdj", "Cond", "Happens", "Step", "CardNoun", "PlayNoun", "Counter", "Number",
	"SeatZone", "SharedZone", "BareZone", "Static", "With", "PlayWith", "Label", "Mark", "Ignored", "Cant", "Sentence",
}

// Words lists the productions for words of the game, each in its first form.
func (l *Language) Words() []string {
	return l.offered(func(p grammar.Phrase) bool {
		return strings.HasPrefix(p.Line, ownWords) && slices.Contains(ownForms, p.Rule.Cat)
	})
}

// offered lists those of the productions that are printed and offered.
func (l *Language) offered(of func(grammar.Phrase) bool) (out []string) {
	for _, p := range l.grammar.Phrases() {
		if of(p) && !p.Rule.Refused && !p.Rule.Short && p.Rule.Note != grammar.Aside {
			out = append(out, p.Rule.Name)
		}
	}
	return out
}
