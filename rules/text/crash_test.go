package text

import (
	"errors"
	"strings"
	"testing"

	"feltstack/rules/guard"
)

// A bug that crashes the compiler is an error of the text: it says what to report, and
// keeps the crash for a report.
func TestCrash(t *testing.T) {
	const bad = "Play: Take a card from the pile."
	for what, spoil := range map[string]func(l *Language){
		"reading":   func(l *Language) { l.words["verb take {cards}"] = 7 },
		"compiling": func(l *Language) { l.words["verb take {cards}"].(*form).move = nil },
	} {
		l := toy(t)
		spoil(l)
		tree, err := l.Parse(bad)
		if err == nil {
			_, err = l.Compile(tree)
		}
		var e *Error
		if !errors.As(err, &e) || guard.Find(err) == nil || !strings.Contains(err.Error(), "please report it with this text: \""+bad+"\"") {
			t.Errorf("%s: %v", what, err)
		}
	}
}
