package text

import "feltstack/rules/text/grammar"

// Completion is what may be written at a place of a text.
type Completion = grammar.Completion

// Complete lists what the text of a card may go on with at a place, in bytes, where a
// person is writing: phrases that begin with what already stands there. What comes after
// the place does not count. Nothing is listed if what stands before it is not understood.
// The name of the card may stand for "this".
func (l *Language) Complete(name, s string, at int) Completion {
	return l.grammar.Complete(name, s, at)
}
