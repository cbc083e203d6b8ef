package text

import (
	"testing"

	"feltstack/rules"
)

// Texts of a game for three whose players sit in a circle, hold votes and have levels:
// your prey is the next player, your predator the one before; who has coins has a vote more
// for each. "[low]" is text for who has a coin, "[HIGH]" for who has 3. The blocks are as in runs.txt.
func TestChoosing(t *testing.T) {
	golden(t, "testdata/choosing.txt", func(in string) string {
		g, v := forum()
		return runIn(t, in, g, v)
	})
}

func forum() (*rules.Game, *Vocabulary) {
	g, v := toyGame(), toyVocabulary()
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
	v.Relations = []Relation{
		{Phrase: "your prey", Name: "prey", One: true},
		{Phrase: "your predator", Name: "predator", One: true},
		{Phrase: "the player with the most coins", Name: "richest", Also: []string{"the richest player"}},
	}
	v.Votes = true
	v.Choosables = []Choosable{{Phrase: "kind", Nouns: []string{"beast", "fairy"}}, {Phrase: "card name", Names: true}}
	v.SayMark = toySaid
	v.Grades = []Grade{{Phrase: "[low]", Pred: "coins", N: 1}, {Phrase: "[HIGH]", Pred: "coins", N: 3, Over: "[low]"}}
	return g, v
}

// What can't be chosen, or of whom nothing says who they are, is refused with what to say.
func TestChoosingErrors(t *testing.T) {
	g, v := forum()
	l, err := New(g, v)
	if err != nil {
		t.Fatal(err)
	}
	golden(t, "testdata/choosing-errors.txt", func(s string) string {
		tree, err := l.Parse(s)
		if err == nil {
			_, err = l.Compile(tree)
		}
		if err == nil {
			return "no error"
		}
		return err.Error()
	})
}
