package rules

import (
	"testing"

	"feltstack/rules/message/messagetest"
)

func TestMessages(t *testing.T) {
	messagetest.Part{Catalog: engine, Code: []string{".", "bot"}, Fields: Arguments()}.Check(t)
}

func TestTextIsInMessages(t *testing.T) {
	messagetest.Literals{
		Code:   []string{"."},
		Unread: []string{".stuck"},
		Fields: []string{"Key", "Name"},
		Named: []string{
			" {card} {target}", "name: %s\n\n", "part: %s\n", "You", "copy of ", "Choose", // keys, files, who is spoken to, how texts begin
			"open are", "the nearest are", "some that are open:", // the error of a key
		},
		Except: map[string]string{
			"build.go": "errors of a game's tables", "bill.go": "errors of a game's tables", "check.go": "errors of a state", "match.go": "errors of rules",
		},
	}.Check(t)
}
