package vibes

import (
	"embed"

	"feltstack/rules"
	"feltstack/rules/decks/form"
)

//go:embed decks/*.txt
var deckFiles embed.FS

const ruleDeck = "Vibes: Legal Deck"

// CheckDeck says why a deck is not legal (Vibes, Legal Deck). Whether its cards exist is not
// asked here.
func CheckDeck(d *rules.Deck) []rules.Reason {
	var why []rules.Reason
	if n := d.Size(); n != deckCards {
		why = append(why, rules.Reason{Rule: ruleDeck, Text: catalog.Say("deck.size", "n", n, "all", deckCards)})
	}
	for _, card := range d.Over(mostOfAName) {
		why = append(why, rules.Reason{Rule: ruleDeck, Text: catalog.Say("deck.copies", "card", card, "most", mostOfAName)})
	}
	return why
}

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

// DeckForm is what decks are made of (Vibes, Legal Deck), and the numbers of cards that people
// look for.
func DeckForm() form.Deck {
	of := func(kinds ...int16) func(d *rules.Def) bool {
		return func(d *rules.Def) bool {
			for _, k := range kinds {
				if d.Facts[FactKind] == k {
					return true
				}
			}
			return false
		}
	}
	words := func(list []string) [][]string {
		var all [][]string
		for _, w := range list {
			if w == "" {
				all = append(all, []string{})
				continue
			}
			all = append(all, []string{w})
		}
		return all
	}
	kinds := [][]string{{}}
	for _, w := range kindWords[Penguin:Mystery] {
		kinds = append(kinds, []string{w, w + "s"})
	}
	kinds = append(kinds, []string{kindWords[Mystery]})
	return form.Deck{
		Parts:  []form.Part{{Title: "Deck", Least: deckCards, Most: deckCards, Hand: startHand, Draws: 1}},
		Copies: mostOfAName,
		Holds:  mayHold,
		Kind:   form.Field{Name: "kind", Title: catalog.Say("deck.kind"), Words: kinds, Of: form.Printed(FactKind, mayHold)},
		Fields: []form.Field{
			{Name: "color", Title: catalog.Say("deck.color"), Words: words(colorWords), Of: form.Printed(FactColor, mayHold)},
			{Name: "fish", Title: catalog.Say("deck.fish"), Step: 1, Of: form.Printed(FactFish, of(Penguin, Relic, Fit))},
			{Name: "pudge", Title: catalog.Say("deck.pudge"), Words: words(pudgeWords), Of: form.Printed(FactPudge, of(Action))},
			{Name: "vibe", Title: catalog.Say("deck.vibe"), Step: 2, Of: form.Printed(FactVibe, of(Penguin))},
			{Name: "makes", Title: catalog.Say("deck.makes"), Words: words(makesWords), Of: form.Printed(FactMakes, mayHold)},
			{Name: "edition", Title: catalog.Say("deck.set"), Words: words(setWords), Of: form.Printed(FactSet, mayHold)},
			{Name: "rarity", Title: catalog.Say("deck.rarity"), Words: words(rarityWords), Of: form.Printed(FactRarity, mayHold)},
		},
		Pays: pays(),
		Blanks: []form.Blank{
			{Title: "Penguin", Type: "Penguin", Motif: "penguin", Facts: map[string]any{"fish": int64(2), "vibe": int64(2), "color": "B", "makes": "B"}},
			{Title: "Action", Type: "Action", Motif: "star", Facts: map[string]any{"pudge": "BB", "color": "B"}},
			{Title: "Relic", Type: "Relic", Motif: "chalice", Facts: map[string]any{"fish": int64(3)}},
			{Title: "Rod", Type: "Rod", Motif: "rod", Facts: map[string]any{"makes": "F"}},
			{Title: "Fit", Type: "Fit", Motif: "hat", Facts: map[string]any{"fish": int64(2)}},
		},
	}
}

// trial is a table with something for every kind of card to work on.
const trial = `  turn A play
  A hand: {card}, {card}
  A rods: Basic Rod, Basic Rod, Basic Rod, Basic Rod, Basic Rod, Basic Rod
  B rods: Basic Rod, Basic Rod, Basic Rod, Basic Rod`

// mayHold reports whether decks may have a card: all but the Basic Rod.
func mayHold(d *rules.Def) bool { return !isToken(d) }

// deal puts every deck, checked before, in its place.
func deal(m *rules.Match) { m.DealDecks(Deck, mayHold) }
