package vtes

import (
	"testing"

	"feltstack/rules"
	"feltstack/rules/message/messagetest"
)

func TestMessages(t *testing.T) {
	messagetest.Part{Catalog: catalog, Code: []string{"."}, Fields: rules.Arguments()}.Check(t)
}
