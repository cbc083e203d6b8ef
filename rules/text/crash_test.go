package text_test

import (
	"errors"
	"strings"
	"testing"

	"feltstack/rules/guard"
	"feltstack/rules/text"
	"feltstack/rules/text/toytest"
)

// A bug that crashes the reader is an error of the text: it says what to report, and
// keeps the crash for a report.
func TestCrash(t *testing.T) {
	const bad = "Play: Take a card from the pile."
	l := toytest.New(t)
	l.Spoil("verb take {cards}")
	_, err := l.Parse(bad)
	var e *text.Error
	if !errors.As(err, &e) || guard.Find(err) == nil || !strings.Contains(err.Error(), "please report it with this text: \""+bad+"\"") {
		t.Error(err)
	}
}
