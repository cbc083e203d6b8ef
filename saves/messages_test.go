package saves

import (
	"regexp"
	"testing"

	"feltstack/rules/message/messagetest"
)

// The window has messages of its own for what can go wrong with saves (ui/trouble).
func TestTextIsInMessages(t *testing.T) {
	messagetest.Literals{
		Code:  []string{"."},
		Other: regexp.MustCompile(`^,? ?(\(?SELECT|WITH|INSERT|UPDATE|DELETE|SET|FROM|WHERE|AND|ORDER|PRAGMA|BEGIN|id,) ?`),
		// Of errors, as the log and commands have them.
		Named: []string{
			"saves file %s %v", "saves file %s %v (%v)", "write the note of", "save the picture of", "mark as broken", "not a file",
			"lab run", "the set-up of a game can't be read", "the players of a game can't be read", "a setting can't be read",
			"choices of a game are missing", "a deck can't be read",
			"it holds more than %d files", "%.100q doesn't belong in it", "%.100q is too large", "it would unpack to %d times its size", "its games are missing",
		},
	}.Check(t)
}
