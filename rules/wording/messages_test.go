package wording

import (
	"testing"

	"feltstack/rules/message/messagetest"
)

func TestMessages(t *testing.T) {
	messagetest.Part{Catalog: Messages, Code: []string{"."}, Fields: map[string][]string{}}.Check(t)
}
