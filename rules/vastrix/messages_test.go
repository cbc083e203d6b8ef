package vastrix

import (
	"testing"

	"feltstack/rules"
	"feltstack/rules/message/messagetest"
)

func TestMessages(t *testing.T) {
	messagetest.Part{Catalog: catalog, Code: []string{"."}, Fields: rules.Arguments()}.Check(t)
}

func TestTextIsInMessages(t *testing.T) {
	messagetest.Literals{
		Code: []string{"."},
		// Names by which scenarios, settings and other code find things, and paragraphs;
		// how cards write terms.
		Fields: []string{"Key", "Name", "Rule", "Short", "Phases", "Forms", "Marks", "SeatNums", "Nums"},
		// What cards print.
		Named:  []string{"Base", "Quick", "Instant", "Interrupt", "Super", "Super Instant", "Anchor", "Attach", "Sacrifice", "Trap", "Only if "},
		Except: map[string]string{"vocabulary.go": "the language of cards"},
	}.Check(t)
}
