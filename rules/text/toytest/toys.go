package toytest

import (
	"testing"

	"feltstack/rules"
	"feltstack/rules/payment"
	"feltstack/rules/text"
)

// Forum is the toy for three whose players sit in a circle, hold votes and have levels:
// your prey is the next player, your predator the one before; who has coins has a vote more
// for each. "[low]" is text for who has a coin, "[HIGH]" for who has 3.
func Forum() (*rules.Game, *text.Vocabulary) {
	g, v := Game(), Vocabulary()
	g.Relations = []rules.Relation{
		{Name: "prey", Of: func(m *rules.Match, p rules.Seat) rules.SeatSet { return rules.Of(m.S.NextSeat(p)) }},
		{Name: "predator", Of: func(m *rules.Match, p rules.Seat) rules.SeatSet {
			for q := range rules.Seat(m.S.SeatCount) {
				if m.S.NextSeat(q) == p {
					return rules.Of(q)
				}
			}
			return 0
		}},
		{Name: "richest", Of: func(m *rules.Match, _ rules.Seat) rules.SeatSet {
			var who rules.SeatSet
			best := int16(-1)
			for p := range rules.Seat(m.S.SeatCount) {
				if n := m.S.Seats[p].Nums[1]; n >= best {
					if n > best {
						best, who = n, 0
					}
					who |= rules.Of(p)
				}
			}
			return who
		}},
	}
	g.Poll.Votes = func(m *rules.Match, p rules.Seat) int16 { return 1 + m.S.Seats[p].Nums[1] }
	g.Preds = append(g.Preds, rules.Pred{Name: "coins", Holds: func(m *rules.Match, q *rules.Query, _ rules.CardID, n int16) bool {
		return m.S.Seats[q.Ctrl].Nums[1] >= n
	}})
	v.Relations = []text.Relation{
		{Phrase: "your prey", Name: "prey", One: true},
		{Phrase: "your predator", Name: "predator", One: true},
		{Phrase: "the player with the most coins", Name: "richest", Also: []string{"the richest player"}},
	}
	v.Votes = true
	v.Choosables = []text.Choosable{{Phrase: "kind", Nouns: []string{"beast", "fairy"}}, {Phrase: "card name", Names: true}}
	v.SayMark = toySaid
	v.Grades = []text.Grade{{Phrase: "[low]", Pred: "coins", N: 1}, {Phrase: "[HIGH]", Pred: "coins", N: 3, Over: "[low]"}}
	return g, v
}

const (
	toyDecree uint8 = 7 // mark: a decree that holds
	toyParry  uint8 = 8 // mark: harm that is prevented
)

// Bazaar is the toy where players call beasts and fairies for coins, and coins
// and harm come to them.
func Bazaar(g *rules.Game, v *text.Vocabulary) (*rules.Game, *text.Vocabulary) {
	g.Acts = []string{"play", "call", "race"}
	g.Decreed = toyDecree
	g.Marks = []string{"", "revealed", "shield", "more", "now", "can", "said", "decreed", "parry"}
	v.Acts = []text.Act{{Phrase: "play", Of: []string{"card"}, Pays: payment.SetOf(0, 1)}, {Phrase: "call", Act: 1, Unit: "coin", Of: []string{"beast", "fairy"}}, {Phrase: "race with", Act: 2, Barred: true}}
	v.Befalls = []text.Befall{{Phrase: "gain life", Why: 7, Done: 8, Did: "gained life"}, {Phrase: "get coins", Why: 8, Many: true}}
	v.Damages = []text.Damage{{Phrase: "harm", Mark: toyParry, Of: "beast"}}
	return g, v
}

const (
	toyWorn uint8 = 9  // mark: has an ability from another text
	toyMute uint8 = 10 // mark: has lost all abilities
)

// Smithy is a game whose cards are attached to others and lie under them, gain and
// lose abilities, and whose effects may last for a duel.
func Smithy(g *rules.Game, v *text.Vocabulary) (*rules.Game, *text.Vocabulary) {
	worn := rules.ZoneKind(len(g.Zones))
	g.Zones = append(g.Zones,
		rules.ZoneSpec{Name: "belt", Short: "B", PerSeat: true, Ordered: true, Table: true},
		rules.ZoneSpec{Name: "chest", Short: "C", PerSeat: true, Ordered: true})
	g.Attached, g.Under, g.Fallen = worn, worn+1, Pile
	for len(g.Marks) <= int(toyMute) {
		g.Marks = append(g.Marks, "mark")
	}
	g.SeatNums = []string{"life", "coins"}
	g.Grants, g.Mutes = toyWorn, toyMute
	g.Spans = []rules.Span{{Name: "duel", Until: rules.UntilGame}}
	v.Steps[1].Until = rules.UntilGame + 1
	v.Guises = true
	return g, v
}

// Page is the toy's with what only some games have: relations of seats,
// votes, levels, kinds to choose, what players do with cards and what befalls them,
// attached cards.
func Page(t *testing.T) *text.Language {
	t.Helper()
	return Make(t, func() (*rules.Game, *text.Vocabulary) { return Smithy(Bazaar(Forum())) })
}
