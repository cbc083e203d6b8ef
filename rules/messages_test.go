package rules

import (
	"testing"

	"feltstack/rules/message/messagetest"
)

func TestMessages(t *testing.T) {
	messagetest.Room{Catalog: engine, Code: []string{"."}, Fields: Arguments()}.Check(t)
}

func TestTextIsInMessages(t *testing.T) {
	messagetest.Literals{
		Code:   []string{"."},
		Unread: []string{".stuck"},
		Fields: []string{"Key", "Name"},
		Named:  []string{" {card} {target}", "name: %s\n\n", "You", "copy of "}, // keys, files, who is spoken to
		Except: map[string]string{
			"build.go": "errors of a game's tables", "bill.go": "errors of a game's tables", "check.go": "errors of a state", "match.go": "errors of rules",
		},
		Later: map[string]int{"explain.go": 3},
	}.Check(t)
}
