package text

import (
	"fmt"
	"strings"

	"feltstack/rules/guard"
	"feltstack/rules/text/grammar"
)

// Errors is all that is wrong in a text that has more than one error, in the
// order of their places.
type Errors []*Error

func (e Errors) Error() string {
	var lines []string
	for _, one := range e {
		lines = append(lines, one.Error())
	}
	return strings.Join(lines, "\n")
}

// Unwrap returns the errors one by one.
func (e Errors) Unwrap() []error {
	var all []error
	for _, one := range e {
		all = append(all, one)
	}
	return all
}

// mostErrors is how many errors of one paragraph are listed.
const mostErrors = 10

// add adds what is wrong with a paragraph. It reports whether there may be more: what is
// found before the last error comes of what was left out.
func (e *Errors) add(err *Error) bool {
	if k := len(*e); k > 0 && err.Pos.Off <= (*e)[k-1].Pos.Off {
		return false
	} else if k == 0 || !err.Lacks {
		*e = append(*e, err)
	}
	return len(*e) < mostErrors
}

// Err is some errors as one: nil, an *Error, or Errors.
func (e Errors) Err() error {
	switch len(e) {
	case 0:
		return nil
	case 1:
		return e[0]
	}
	return e
}

// Safely does something with a text. A bug that crashes it is an error of the text.
func Safely(text string, at Pos, f func() error) error {
	err := guard.Try("reading a card text", f)
	if crash, ok := err.(*guard.Crash); ok {
		what := fmt.Sprintf("Feltstack has a bug (%v): please report it with this text: %s", crash.Value, grammar.Quote(text))
		return &Error{Pos: at, What: what, Cause: crash}
	}
	return err
}
