package cards

import (
	"testing"

	"feltstack/rules/message/messagetest"
)

func TestTextIsInMessages(t *testing.T) {
	messagetest.Literals{
		Code: []string{"."}, Errors: true,
		Unread: []string{"guard.Try", ".Safely"},
		// Work in a report, a scenario, and players.
		Named: []string{"\n\nscenario Try ", "\nthen\n  turn A\n", "You", "Rook"},
	}.Check(t)
}
