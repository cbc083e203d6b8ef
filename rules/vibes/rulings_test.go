package vibes_test

import (
	"testing"

	"feltstack/rules/games/gamestest"
	"feltstack/rules/vibes"
)

// paragraphs are the headings of the document, in its order, and the questions that it answers.
var paragraphs = []string{
	": Starting the Game", ": Owner", ": Control", ": Card", ": In Play", ": Playing cards", ": Resolve", ": Fizzle", ": Flopping",
	": Resource", ": Baron", ": Legal Deck", ": Win/Loss Conditions", ": Name", ": Type", ": Subtype", ": Color", ": Cost", ": Abilities",
	": ACT abilities", ": Vibe", ": Resource Production", ": Huddle Zone", ": Deck Zone", ": Hand Zone", ": Relic Zone", ": Ice Zone",
	": Baron Zone", ": Rod Zone", ": Stack Zone", ": Cycle", ": Turn", ": Action Time", ": Vibe Check", ": Unfloppening", ": Drawing",
	": Cannot participate in Vibe Check", ": Vibe Counter", ": Fishsicle", ": To Ice/ Iced", ": Trigger", ": Cancel", ": Copies",
	": Card under another card",
	" FAQ: hand size", " FAQ: the turn it is played", " FAQ: production without abilities", " FAQ: no longer right", " FAQ: an empty deck",
	" FAQ: triggers at the same time", " FAQ: the acting Penguin is iced", " FAQ: one pass is not enough", " FAQ: the end of Action Time",
	" FAQ: who starts", " FAQ: one Rod a turn", " FAQ: a prize and a Rod", " FAQ: triggers and the stack", " FAQ: ties",
}

func TestRulings(t *testing.T) { gamestest.Rulings(t, "Vibes", paragraphs, "B") }

// The rulebook has every rule, and each is shown.
func TestBook(t *testing.T) { gamestest.Book(t, game(t), vibes.Guides()) }
