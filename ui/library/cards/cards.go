// Package cards is what happens between a person's card sets and a game: it
// compiles them, says where they are wrong, picks what can be played with, and
// lays a small table on which a card is tried.
package cards

import (
	"fmt"
	"strings"

	"feltstack/rules"
	"feltstack/rules/decks"
	"feltstack/rules/games"
	"feltstack/rules/scenario"
	"feltstack/table"
	"feltstack/ui/words"
)

// Card is a card of a set as the game sees it.
type Card struct {
	Works bool
	Def   rules.Def  // what is printed, also of a card that does not work
	Error *CardError // why it does not
}

// CardError is what is wrong with a card.
type CardError struct {
	What     string       // a sentence without its end
	From, To int          // the words that are wrong, in bytes of the card's text; equal if it is about something else
	Near     []string     // what would be understood in their place
	Crash    error        // of the compiler, if that is the reason
	More     []*CardError // what else is wrong in the text
}

// Beside marks those cards of a set whose names cards of other sets have, which
// are in the game x is of (nil: there are none): only one can be played with.
func Beside(x *decks.Index, set string, cards []Card) []Card {
	for i := range cards {
		if x == nil {
			break
		}
		if id, ok := x.Lookup(cards[i].Def.Name); ok && cards[i].Works {
			if d := x.Def(id); d.Set != "" && d.Set != set && rules.NameKey(d.Name) == rules.NameKey(cards[i].Def.Name) {
				cards[i].Works, cards[i].Error = false, &CardError{What: words.Say("studio.taken_in_set", "set", d.Set, "name", d.Name)}
			}
		}
	}
	return cards
}

// Needed is those of the sets of a game that some decks have cards of.
func Needed(g *rules.Game, own []rules.OwnCards, decks []rules.Deck) []rules.OwnCards {
	from := map[string]string{}
	for i := range g.Defs {
		if d := &g.Defs[i]; d.Set != "" {
			from[d.Name] = d.Set
		}
	}
	needed := map[string]bool{}
	for _, d := range decks {
		for _, l := range d.Cards {
			if set := from[l.Card]; set != "" {
				needed[set] = true
			}
		}
	}
	var out []rules.OwnCards
	for _, o := range own {
		if needed[o.Set] {
			out = append(out, o)
		}
	}
	return out
}

// Passive is who sits opposite when a card is tried: someone who passes.
const Passive = "passive"

// Try lays a small table with a card in hand, against an opponent who does
// nothing. g must know the card.
func Try(g *rules.Game, card string) (*table.Session, error) {
	if g.Trial == "" {
		return nil, words.Problem("studio.no_trial", "game", g.Title)
	}
	lines := "game " + g.Name + "\n\nscenario Try " + card + "\nrules " + g.Title + ": trial\ngiven\n" + strings.ReplaceAll(g.Trial, "{card}", card) + "\nthen\n  turn A\n"
	f, err := scenario.Read(func(string) (*rules.Game, error) { return g, nil }, "trial", strings.NewReader(lines))
	if err != nil {
		return nil, fmt.Errorf("lay a table to try %s: %w", card, err)
	}
	m, err := f.Scenarios[0].Table()
	if err != nil {
		return nil, fmt.Errorf("lay a table to try %s: %w", card, err)
	}
	players := []table.Player{{Name: "You"}}
	for len(players) < int(m.S.SeatCount) {
		players = append(players, table.Player{Name: "Rook", Bot: Passive})
	}
	return table.New(table.Config{Game: g, Looks: games.Looks(g.Name), Setup: m.Setup, Players: players, Start: m})
}
