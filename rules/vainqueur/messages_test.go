package vainqueur

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
		Fields: []string{"Key", "Name", "Rule", "Short", "Phases", "Forms", "Flags", "Marks", "SeatNums", "Nums", "Type"},
		// What cards and files of decks print, and the game's name.
		Named: []string{"Vainqueur", "Vainqueur: The Deck", "Vainqueur: The Game Field", "Vainqueur: Using Card Effects", "Monster", "Master", "Battlefield", "Spell", "React Spell", "Monster Token", "Master Token",
			"Construct", "Spirit", "Warrior", "Trickster", "Dragon", "Beast", "attack with", "Preparation", "Draw", "Main", "Attack", "Post-Attack", "End", "Deck", trial},
		Except: map[string]string{"vocabulary.go": "the language of cards", "fits.go": "errors of card texts", "futile.go": "errors of card texts"},
	}.Check(t)
}
