package vibes

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
		// What cards print, the game's name, and what rules are called.
		Named: slices.Concat([]string{"Vibes", "Vibes: Zones", "Vibes: Playing cards", "Vibes: Turn", "Vibes: Action Time", ruleDeck, "Deck", trial}, phaseNames, kindWords[1:Mystery],
			subtypes[:], setWords[1:], setNames[1:], rarityWords[1:], colorNames[:], resourceNames()),
		Except: map[string]string{"vocabulary.go": "the language of cards", "vocabulary_cards.go": "the language of cards", "symbols.go": "how card texts write what is drawn"},
	}.Check(t)
}

// resourceNames are what is produced, as cards print it.
func resourceNames() []string {
	all := []string{"Fish"}
	for _, c := range colorNames {
		all = append(all, c+" Pudge")
	}
	return all
}
