package decks

import (
	"testing"

	"feltstack/rules/message/messagetest"
)

func TestMessages(t *testing.T) {
	messagetest.Part{Catalog: catalog, Code: []string{"."}}.Check(t)
}

func TestTextIsInMessages(t *testing.T) {
	messagetest.Literals{
		Code:   []string{".", "form"},
		Unread: []string{"regexp.MustCompile"},
		// What files of decks say, and what names.CheckNote and names.CheckName check.
		Named: []string{
			"Name ", "About", "side board", "side deck", "main deck", "deck name", "created by", "note: %s\n", "Maybeboard",
			"the note of this deck", "the name of the deck",
		},
	}.Check(t)
}
