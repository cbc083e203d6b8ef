package table

import (
	"testing"

	"feltstack/rules/message/messagetest"
)

func TestMessages(t *testing.T) {
	messagetest.Part{Catalog: catalog, Code: []string{".", "guide"}}.Check(t)
}

func TestTextIsInMessages(t *testing.T) {
	messagetest.Literals{
		Code:   []string{".", "guide"},
		Except: map[string]string{"crash.go": "reports of crashes"},
		Named:  []string{"Game", "%s, rules %s, %+v"}, // in a report
		Unread: []string{"guard.Go", "guard.Try", ".carry", ".Debug", ".Info", ".Warn", ".Error"},
	}.Check(t)
}
