package cardfile

import (
	"fmt"

	"feltstack/rules/message"
)

// Work is what it takes to read texts.
type Work struct{ Letters, Steps int }

// The most of both for the texts of one set, far from what people write: a thousand cards
// with four hundred letters each, and ten times the steps that these take.
const (
	MostLetters = 400_000
	MostSteps   = 30_000_000
)

// Plus is both together.
func (w Work) Plus(o Work) Work { return Work{w.Letters + o.Letters, w.Steps + o.Steps} }

// TooMuch is what of the work on the cards before one is more than a set may take, and what to
// do about it; "" if nothing is.
func (w Work) TooMuch() string {
	what := "%s letters"
	n, most := w.Letters, MostLetters
	switch {
	case n > most:
	case w.Steps > MostSteps:
		what = "%s steps to be read"
		n, most = w.Steps, MostSteps
	default:
		return ""
	}
	took, may := fmt.Sprintf(what, message.Number(n)), fmt.Sprintf(what, message.Number(most))
	return "the texts of a set may take " + may + " together, and those before this card take " + took + ": shorten them, or move cards to another set"
}
