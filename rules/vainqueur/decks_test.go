package vainqueur_test

import (
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/vainqueur"
)

// Decks have 50 to 80 cards, at most four of a name, and only cards of the
// game (Vainqueur, The Deck).
func TestCheckDeck(t *testing.T) {
	g := game(t)
	deck := func(cards int, more ...rules.DeckLine) *rules.Deck {
		d := &rules.Deck{Cards: more}
		for i := 1; d.Size() < cards; i++ {
			if g.Defs[i].Facts[vainqueur.FactKind] < vainqueur.MonsterToken {
				d.Cards = append(d.Cards, rules.DeckLine{N: 1, Card: g.Defs[i].Name})
			}
		}
		return d
	}
	for _, c := range []struct {
		name string
		deck *rules.Deck
		want string // part of the first reason, "" if it is legal
	}{
		{"49 cards", deck(49), "49 of at least 50"},
		{"50 cards", deck(50), ""},
		{"80 cards", deck(80), ""},
		{"81 cards", deck(81), "at most 80"},
		{"four of a name", deck(60, rules.DeckLine{N: 4, Card: "Toll Road"}), ""},
		{"five of a name", deck(60, rules.DeckLine{N: 3, Card: "Toll Road"}, rules.DeckLine{N: 2, Card: "Toll Road"}), "Too many copies of Toll Road: at most 4"},
		{"a token", deck(60, rules.DeckLine{N: 1, Card: "Cog"}), "No card is called Cog"},
		{"a card of another game", deck(60, rules.DeckLine{N: 1, Card: "Ace of Spades"}), "No card is called Ace of Spades"},
	} {
		why := g.CheckDeck(c.deck)
		if c.want == "" && len(why) > 0 || c.want != "" && (len(why) == 0 || !strings.Contains(why[0].Text, c.want)) {
			t.Errorf("%s: %v", c.name, why)
		}
	}
}

// The game brings five decks that are legal and differ in most of their cards.
func TestStarters(t *testing.T) {
	g := game(t)
	if len(g.Decks) != 5 {
		t.Fatalf("%d decks", len(g.Decks))
	}
	owner := map[string]string{}
	for i := range g.Decks {
		d := &g.Decks[i]
		if why := g.CheckDeck(d); len(why) > 0 {
			t.Errorf("%s: %v", d.Name, why)
		}
		own := 0
		for _, l := range d.Cards {
			if owner[l.Card] == "" {
				own += l.N
			}
			owner[l.Card] = d.Name
		}
		if own < d.Size()/2 {
			t.Errorf("%s has only %d cards of its own", d.Name, own)
		}
	}
}
