package vainqueur

import (
	"embed"

	"feltstack/rules"
	"feltstack/rules/decks/form"
)

//go:embed decks/*.txt
var deckFiles embed.FS

// banned is the names that no deck may have; the list begins empty.
var banned = map[string]bool{}

const ruleDeck = "Vainqueur: The Deck"

// CheckDeck says why a deck is not legal (Vainqueur, The Deck). Whether its
// cards exist is not asked here.
func CheckDeck(d *rules.Deck) []rules.Reason {
	var why []rules.Reason
	switch n := d.Size(); {
	case n < leastCards:
		why = append(why, rules.Reason{Rule: ruleDeck, Text: catalog.Say("deck.too_few", "n", n, "least", leastCards)})
	case n > mostCards:
		why = append(why, rules.Reason{Rule: ruleDeck, Text: catalog.Say("deck.too_many", "n", n, "most", mostCards)})
	}
	for _, card := range d.Over(mostOfAName) {
		why = append(why, rules.Reason{Rule: ruleDeck, Text: catalog.Say("deck.copies", "card", card, "most", mostOfAName)})
	}
	named := map[string]bool{}
	for _, l := range d.Cards {
		if banned[l.Card] && !named[l.Card] {
			why = append(why, rules.Reason{Rule: ruleDeck, Text: catalog.Say("deck.banned", "card", l.Card)})
		}
		named[l.Card] = true
	}
	return why
}

// DeckForm is what decks are made of (Vainqueur, The Deck), and the numbers of
// cards that people look for.
func DeckForm() form.Deck {
	monster := func(d *rules.Def) bool { return d.Facts[FactKind] == Monster }
	kinds := [][]string{{}}
	for _, w := range kindWords[Monster:MonsterToken] {
		kinds = append(kinds, []string{w, w + "s"})
	}
	return form.Deck{
		Parts:  []form.Part{{Title: "Deck", Least: leastCards, Most: mostCards, Hand: startHand, Draws: 1}},
		Copies: mostOfAName,
		Holds:  mayHold,
		Kind:   form.Field{Name: "kind", Title: catalog.Say("deck.kind"), Words: kinds, Of: form.Printed(FactKind, mayHold)},
		Fields: []form.Field{
			{Name: "rank", Title: catalog.Say("deck.rank"), Words: [][]string{{}, {"α", "alpha"}, {"β", "beta"}, {"Ω", "omega"}}, Of: form.Printed(FactRank, monster)},
			{Name: "str", Title: "STR", Step: 10, Of: form.Printed(FactSTR, monster)},
			{Name: "def", Title: "DEF", Step: 10, Of: form.Printed(FactDEF, monster)},
			{Name: "hp", Title: "HP", Step: 10, Of: form.Printed(FactHP, func(d *rules.Def) bool { return d.Facts[FactKind] == Master })},
		},
		Blanks: []form.Blank{
			{Title: "Monster", Type: "Beast Monster", Motif: "star", Facts: map[string]any{"rank": "α", "str": int64(20), "def": int64(20)}},
			{Title: "Master", Type: "Master", Motif: "crown", Facts: map[string]any{"hp": int64(90)}},
			{Title: "Battlefield", Type: "Battlefield", Motif: "field"},
			{Title: "Spell", Type: "Spell", Motif: "star"},
			{Title: "React Spell", Type: "React Spell", Motif: "star"},
			{Title: "Monster Token", Type: "Beast Monster Token", Motif: "star", Facts: map[string]any{"str": int64(10), "def": int64(10)}},
		},
	}
}

// trial is a table with something for every kind of card to work on.
const trial = `  turn A main
  A hand: {card}, {card}, Wandering Ox, Meteor
  A field: Wandering Ox, Cornered Beast
  A cem: Ruin Crawler
  B field: Ruin Crawler, Twin-Horn Beast
  B hand: Wandering Ox, Wandering Ox`

// mayHold reports whether decks may have a card: tokens come from effects only.
func mayHold(d *rules.Def) bool { return d.Facts[FactKind] < MonsterToken }

// checkDeck is CheckDeck, and says which cards the game does not know.
func checkDeck(g *rules.Game) func(d *rules.Deck) []rules.Reason {
	return func(d *rules.Deck) []rules.Reason {
		why := CheckDeck(d)
		for _, l := range g.Unknown(d, mayHold) {
			why = append(why, rules.Reason{Rule: ruleDeck, Text: catalog.Say("deck.unknown", "card", l.Card)})
		}
		return why
	}
}

// deal puts every deck, checked before, in its place.
func deal(m *rules.Match) { m.DealDecks(Deck, mayHold) }
