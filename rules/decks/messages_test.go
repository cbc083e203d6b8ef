package decks

import (
	"testing"

	"feltstack/rules/message/messagetest"
)

func TestMessages(t *testing.T) {
	messagetest.Room{Catalog: catalog, Code: []string{"."}}.Check(t)
}
