package rules_test

import (
	"testing"

	"feltstack/rules"
)

// A player who is spoken to is told so wherever the sentence names her, and cards are
// found where the sentence says them.
func TestSentences(t *testing.T) {
	g := &rules.Game{}
	g.Defs = []rules.Def{{}, {Short: "7♦"}, {Short: "You draw"}}
	seat := func(p rules.Seat) rules.Sentence { return rules.Sentence{rules.TellSeat(p)} }
	for _, c := range []struct {
		template, want string
		card           rules.DefID
		from, to       int
	}{
		{"{seat} scores {card}", "You score 7♦", 1, 10, 14},
		{"{seat} passes", "You pass", 0, 0, 0},
		{"{seat} is dealt {card} {openly}", "You are dealt a card", 0, 0, 0},
		{"{seat} has {card}, {other}", "You have 7♦, Ben", 1, 9, 13},
		{"{seat's} goal is now 24", "Your goal is now 24", 0, 0, 0},
		{"{seat} will skip 1 turns", "You will skip 1 turns", 0, 0, 0},
		{"{card} enters {seat's} row", "7♦ enters your row", 1, 0, 4},
		{"turn 3: {seat}", "Turn 3: You", 0, 0, 0},
		{"Sudden Death: {seat} wins after 2", "Sudden Death: You win after 2", 0, 0, 0},
		{"{card} is countered by {seat}", "7♦ is countered by you", 1, 0, 4},
		{"{other} draws {card}", "Ben draws You draw", 2, 10, 18},
	} {
		s := rules.Tell(c.template, func(field string) rules.Sentence {
			switch field {
			case "seat":
				return seat(0)
			case "seat's":
				return rules.Sentence{rules.TellWhose(0)}
			case "other":
				return seat(1)
			case "card":
				return rules.Sentence{g.TellCard(c.card)}
			}
			return nil
		})
		voice := rules.Voice{Name: func(p rules.Seat) string { return [...]string{"You", "Ben"}[p] }, Second: func(p rules.Seat) bool { return p == 0 }}
		text, cards := voice.Write(s)
		if text != c.want {
			t.Errorf("%q becomes %q, want %q", c.template, text, c.want)
		}
		if c.card != 0 && (len(cards) != 1 || cards[0] != rules.CardSpan{From: c.from, To: c.to, Def: c.card}) {
			t.Errorf("in %q cards are at %+v", text, cards)
		}
	}
}
