package vastrix

import (
	"testing"

	"feltstack/messages/messagestest"
	"feltstack/rules"
)

var said = messagestest.Room{Catalog: catalog, Code: []string{".", "../../cardart/looks/vastrix"}, Fields: rules.Arguments()}

func TestMessages(t *testing.T) {
	said.Written(t)
	said.Filed(t)
	said.Agree(t)
}

func TestTextIsInMessages(t *testing.T) {
	messagestest.Literals{
		Code: []string{"."},
		// Names by which scenarios, settings and other code find things, and paragraphs.
		Fields: []string{"Key", "Name", "Rule", "Short", "Phases", "Marks", "SeatNums", "Nums"},
		// What cards print.
		Named:  []string{"Base", "Quick", "Instant", "Interrupt", "Super", "Super Instant", "Anchor", "Attach", "Sacrifice", "When you score this", "Only if "},
		Except: map[string]string{"vocabulary.go": "the language of cards"},
	}.Check(t)
}
