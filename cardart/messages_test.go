package cardart

import (
	"testing"

	"feltstack/rules/message/messagetest"
)

func TestTextIsInMessages(t *testing.T) {
	messagetest.Literals{
		Code:   []string{".", "faces", "ground", "print", "portraits"},
		Unread: []string{"guard.Go", "guard.Try", "all.Go"},
		Named: []string{
			"Midnight", "Garnet", "Fern", "Onyx", "full art", // by which code, commands and card files find them
			"%s asks for the motif %q, which nobody has drawn", // commands print these
			"%s asks for a figure with %q, which the pose %q doesn't show",
			"%s asks for a figure with %q, which no pose of %q shows",
			"Feltstack", "Helvetica", "cardart: embedded font does not parse: ",
		},
	}.Check(t)
}
