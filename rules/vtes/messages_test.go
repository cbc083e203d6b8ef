package vtes

import (
	"slices"
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
		Fields: []string{"Key", "Name", "Rule", "Short", "Phases", "Forms", "Flags", "Marks", "SeatNums", "Nums", "Type"},
		// What cards and files of decks print, the parts of a deck, and paragraphs.
		Named: slices.Concat(kindWords[:], clanWords[1:], sectWords[1:], titleWords[1:], []string{"Allies", "Library", "Crypt", trial,
			"VTES A-13", "VTES D-01", "VTES I-05", "VTES N-01", ruleSizes, ruleGroups}),
		Except: map[string]string{"vocabulary.go": "the language of cards"},
	}.Check(t)
}
