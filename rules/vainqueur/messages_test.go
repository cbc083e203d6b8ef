package vainqueur

import (
	"testing"

	"feltstack/rules"
	"feltstack/rules/message/messagetest"
)

func TestMessages(t *testing.T) {
	messagetest.Room{Catalog: catalog, Code: []string{".", "../../cardart/looks/vainqueur"}, Fields: rules.Arguments()}.Check(t)
}

func TestTextIsInMessages(t *testing.T) {
	messagetest.Literals{
		Code: []string{"."},
		// Names by which scenarios, settings and other code find things, and paragraphs.
		Fields: []string{"Key", "Name", "Rule", "Short", "Phases", "Flags", "Marks", "SeatNums", "Nums", "Type"},
		// What cards print, and the game's name.
		Named: []string{"Vainqueur", "Vainqueur: The Deck", "Monster", "Master", "Battlefield", "Spell", "React Spell", "Monster Token", "Master Token",
			"Construct", "Spirit", "Warrior", "Trickster", "Dragon", "Beast", "Choose", "attack with", "Preparation", "Draw", "Main", "Attack", "Post-Attack", "End", trial},
		Later:  map[string]int{"decks.go": 3},
		Except: map[string]string{"vocabulary.go": "the language of cards", "fits.go": "errors of card texts", "futile.go": "errors of card texts"},
	}.Check(t)
}
