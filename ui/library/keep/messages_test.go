package keep

import (
	"testing"

	"feltstack/rules/message/messagetest"
)

func TestTextIsInMessages(t *testing.T) {
	messagetest.Literals{Code: []string{"."}, Errors: true}.Check(t)
}
