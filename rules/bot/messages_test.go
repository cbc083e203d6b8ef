package bot

import (
	"testing"

	"feltstack/rules/message/messagetest"
)

// The messages of bots lie beside those of package rules.
func TestTextIsInMessages(t *testing.T) {
	const terminal = "commands print it"
	messagetest.Literals{
		Code:   []string{".", "lab"},
		Named:  []string{"a search worker", "a game between bots"}, // work, as guard names it in a report
		Except: map[string]string{"duel.go": terminal, "points.go": terminal, "report.go": terminal, "table.go": "programs read it", "traits.go": terminal},
	}.Check(t)
}
