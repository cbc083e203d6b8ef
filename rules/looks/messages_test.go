package looks

import (
	"testing"

	"feltstack/rules/message/messagetest"
)

func TestTextIsInMessages(t *testing.T) {
	messagetest.Literals{
		Code:  []string{"."},
		Named: []string{"card room", "dawn ice", "city night"}, // by which the command shot finds them
	}.Check(t)
}
