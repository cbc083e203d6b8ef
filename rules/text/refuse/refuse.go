// Package refuse ends the reading or compiling of a paragraph with what is wrong in it.
package refuse

import (
	"fmt"

	"feltstack/rules/text/grammar"
)

// At says what is wrong at a place. It does not return: Caught recovers it.
func At(at grammar.Pos, format string, args ...any) {
	panic(&grammar.Error{Pos: at, What: fmt.Sprintf(format, args...)})
}

// Missing is At where a text speaks of what nothing before it has said: if a sentence
// there has an error, it comes of that.
func Missing(at grammar.Pos, format string, args ...any) {
	panic(&grammar.Error{Pos: at, What: fmt.Sprintf(format, args...), Lacks: true})
}

// If is At where something is wrong.
func If(at grammar.Pos, wrong bool, format string, args ...any) {
	if wrong {
		At(at, format, args...)
	}
}

// IfMissing is Missing where something is.
func IfMissing(at grammar.Pos, something bool, format string, args ...any) {
	if something {
		Missing(at, format, args...)
	}
}

// Caught recovers what the others have thrown.
func Caught(err **grammar.Error) {
	if r := recover(); r != nil {
		e, ok := r.(*grammar.Error)
		if !ok {
			panic(r)
		}
		*err = e
	}
}
