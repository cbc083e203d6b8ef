package rules

import (
	"strconv"

	"feltstack/rules/message"
)

// Gists are what can be said before a play of what it would bring about, in few words.
// What they say nothing of is left out. They have the arguments of Game.Causes, and
// {cards}, all cards of which the same is said: "7♦ and K♣".
type Gists struct {
	Causes []message.ID         // by cause
	Less   map[uint8]message.ID // by cause, where a number becomes less
	Marks  []message.ID         // by the kind of a mark that begins
	// Flag is of a flag of a card that is switched, "" for nothing; told says that it is more than the table
	// shows, so that a proposal to pay speaks of it. Nil: of none.
	Flag func(m *Match, ev Event) (id message.ID, told bool)
	// Total is of the first number on a player's plate, with {whose}, {was} and {n}; Of
	// the same where it is counted up to another one, {of}.
	Total, Of message.ID
}

// Gist is one of Game.Speech.Gists for an event, and for all cards of which it says the
// same; 0 is one that is not seen.
func (w Words) Gist(id message.ID, ev Event, cards []DefID) Sentence {
	return compose(id, w.m.Game.says().Counted(id, int(ev.N)), func(field string) (Sentence, bool) {
		if field == "cards" {
			return w.m.Game.cardList(cards), len(cards) > 1
		}
		return w.field(ev, field), false
	})
}

// cardList lists cards, each name once.
func (g *Game) cardList(cards []DefID) Sentence {
	times := map[DefID]int{}
	for _, d := range cards {
		times[d]++
	}
	var all []Sentence
	for _, d := range cards {
		n := times[d]
		delete(times, d)
		switch {
		case n == 0: // listed before
		case n == 1:
			all = append(all, Sentence{g.CardPiece(d)})
		case d == 0:
			all = append(all, g.ComposeCount("card.several", n))
		default:
			all = append(all, g.Compose("card.times", "card", g.CardPiece(d), "n", strconv.Itoa(n)))
		}
	}
	return ListOf(all)
}
