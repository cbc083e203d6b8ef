package rules_test

import (
	"testing"

	"feltstack/rules"
	"feltstack/rules/message"
)

// A player who is spoken to is told so wherever the sentence names her, and cards are
// found where the sentence says them.
func TestSentences(t *testing.T) {
	g := &rules.Game{}
	g.Defs = []rules.Def{{}, {Short: "7♦"}, {Short: "You draw"}}
	seat := func(p rules.Seat) rules.Sentence { return rules.Sentence{rules.SeatPiece(p)} }
	for _, c := range []struct {
		message  message.ID
		want     string
		card     rules.DefID
		from, to int
	}{
		{"{seat} {scores|score} {card}", "You score 7♦", 1, 10, 14},
		{"{seat} {passes|pass}", "You pass", 0, 0, 0},
		{"{seat} {is|are} dealt {card} {openly}", "You are dealt a card", 0, 0, 0},
		{"{seat} {has|have} {card}, {other}", "You have 7♦, Ben", 1, 9, 13},
		{"{whose} goal is now 24", "Your goal is now 24", 0, 0, 0},
		{"{cards} {goes|go} to {whose} hand", "A card and Ben go to your hand", 0, 0, 0},
		{"{seat} {runs|run} out of time and {passes|pass}", "You run out of time and pass", 0, 0, 0},
		{"{seat} will skip 1 turns", "You will skip 1 turns", 0, 0, 0},
		{"{card} enters {whose} row", "7♦ enters your row", 1, 0, 4},
		{"turn 3: {seat}", "Turn 3: You", 0, 0, 0},
		{"Sudden Death: {seat} {wins|win} after 2", "Sudden Death: You win after 2", 0, 0, 0},
		{"{card} is countered by {seat}", "7♦ is countered by you", 1, 0, 4},
		{"{other} {draws|draw} {card}", "Ben draws You draw", 2, 10, 18},
	} {
		s := g.Compose(c.message, "seat", rules.SeatPiece(0), "whose", rules.WhosePiece(0), "other", rules.SeatPiece(1),
			"card", g.CardPiece(c.card), "cards", []rules.Sentence{{g.CardPiece(0)}, seat(1)}, "openly", rules.Sentence(nil))
		voice := rules.Voice{Name: func(p rules.Seat) string { return [...]string{"You", "Ben"}[p] }, Second: func(p rules.Seat) bool { return p == 0 }}
		text, cards := voice.Write(s)
		if text != c.want {
			t.Errorf("%q becomes %q, want %q", c.message, text, c.want)
		}
		if c.card != 0 && (len(cards) != 1 || cards[0] != rules.CardSpan{From: c.from, To: c.to, Def: c.card}) {
			t.Errorf("in %q cards are at %+v", text, cards)
		}
	}
}
