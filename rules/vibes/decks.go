package vibes

import (
	"embed"
	"fmt"
	"io/fs"

	"feltstack/rules"
	"feltstack/rules/decks/form"
)

//go:embed decks/*.txt
var deckFiles embed.FS

// deckGroup is the back of the cards of seat p.
func deckGroup(p rules.Seat) uint8 { return uint8(p) + 1 }

// loadDecks reads the decks that come with the game.
func loadDecks(g *rules.Game) error {
	names, err := fs.Glob(deckFiles, "decks/*.txt")
	if err != nil {
		return err
	}
	for _, name := range names {
		data, err := fs.ReadFile(deckFiles, name)
		if err != nil {
			return err
		}
		d, err := rules.ParseDeck(string(data))
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if why := g.CheckDeck(&d); len(why) > 0 {
			return fmt.Errorf("%s: %s", name, why[0].Text)
		}
		g.Decks = append(g.Decks, d)
	}
	return nil
}

const ruleDeck = "Vibes: Legal Deck"

// CheckDeck says why a deck is not legal (Vibes, Legal Deck). Whether its cards exist is not
// asked here.
func CheckDeck(d *rules.Deck) []rules.Reason {
	var why []rules.Reason
	if n := d.Size(); n != deckCards {
		why = append(why, rules.Reason{Rule: ruleDeck, Text: catalog.Say("deck.size", "n", n, "all", deckCards)})
	}
	copies := map[string]int{}
	for _, l := range d.Cards {
		before := copies[l.Card]
		copies[l.Card] += l.N
		if before <= mostOfAName && copies[l.Card] > mostOfAName {
			why = append(why, rules.Reason{Rule: ruleDeck, Text: catalog.Say("deck.copies", "card", l.Card, "most", mostOfAName)})
		}
	}
	return why
}

// checkDeck is CheckDeck, and says which cards the game does not know.
func checkDeck(g *rules.Game) func(d *rules.Deck) []rules.Reason {
	return func(d *rules.Deck) []rules.Reason {
		why := CheckDeck(d)
		for _, l := range d.Cards {
			if defOf(g, l.Card) == 0 {
				why = append(why, rules.Reason{Rule: ruleDeck, Text: catalog.Say("deck.unknown", "card", l.Card)})
			}
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
		Blanks: []form.Blank{
			{Title: "Penguin", Type: "Penguin", Facts: map[string]any{"fish": int64(2), "vibe": int64(2), "color": "B", "makes": "B"}},
			{Title: "Action", Type: "Action", Facts: map[string]any{"pudge": "BB", "color": "B"}},
			{Title: "Relic", Type: "Relic", Facts: map[string]any{"fish": int64(3)}},
			{Title: "Rod", Type: "Rod", Facts: map[string]any{"makes": "F"}},
			{Title: "Fit", Type: "Fit", Facts: map[string]any{"fish": int64(2)}},
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

// defOf finds a card that decks may hold by its name, 0 if there is none.
func defOf(g *rules.Game, name string) rules.DefID {
	for i := 1; i < len(g.Defs); i++ {
		if d := &g.Defs[i]; d.Name == name && mayHold(d) {
			return rules.DefID(i)
		}
	}
	return 0
}

// deal puts every deck, checked before, in its place.
func deal(m *rules.Match) {
	for p := range rules.Seat(m.S.SeatCount) {
		for _, l := range m.Brought(p).Cards {
			d := defOf(m.Game, l.Card)
			for range l.N {
				m.NewCard(d, deckGroup(p), p, m.Game.Zone(Deck, p))
			}
		}
	}
}
