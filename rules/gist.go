package rules

import (
	"fmt"
	"strings"
)

// Gists are what can be said before a play of what it would bring about, in few words.
// What they say nothing of is left out. They have the fields of Game.Causes, and
//
//	{cards}     the cards of which the same is said: "7♦ and K♣"
//	{one|many}  a word that goes with them: "{is|are}"
type Gists struct {
	Causes []string // by cause
	Marks  []string // by the kind of a mark that begins
	// Total is of the first number on a player's plate, with {was}, {n} and {of}:
	// " of 21", where it is counted up to another one.
	Total string
}

// Gist fills in one of Game.Speech.Gists for an event, and for all cards of which it says
// the same; 0 is one that is not seen.
func (w Words) Gist(template string, ev Event, cards []DefID) Sentence {
	return Tell(template, func(field string) Sentence {
		if field == "cards" {
			return w.m.Game.tellCards(cards)
		}
		if one, many, ok := strings.Cut(field, "|"); ok {
			if len(cards) > 1 {
				one = many
			}
			return Sentence{TellWords(one)}
		}
		return w.field(ev, field)
	})
}

// tellCards lists cards, each name once.
func (g *Game) tellCards(cards []DefID) Sentence {
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
			all = append(all, Sentence{g.TellCard(d)})
		case d == 0:
			all = append(all, Sentence{TellWords(fmt.Sprintf("%d cards", n))})
		default:
			all = append(all, Sentence{g.TellCard(d), TellWords(fmt.Sprintf(" (×%d)", n))})
		}
	}
	return TellAll(all)
}
