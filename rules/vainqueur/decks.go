package vainqueur

import (
	"embed"
	"fmt"
	"io/fs"

	"feltstack/rules"
	"feltstack/rules/decks/form"
)

//go:embed decks/*.txt
var deckFiles embed.FS

// banned is the names that no deck may have; the list begins empty.
var banned = map[string]bool{}

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

// CheckDeck says why a deck is not legal (Vainqueur, The Deck). Whether its
// cards exist is not asked here.
func CheckDeck(d *rules.Deck) []rules.Reason {
	const rule = "Vainqueur: The Deck"
	var why []rules.Reason
	switch n := d.Size(); {
	case n < leastCards:
		why = append(why, rules.Reason{Rule: rule, Text: catalog.Say("deck.too_few", "n", n, "least", leastCards)})
	case n > mostCards:
		why = append(why, rules.Reason{Rule: rule, Text: catalog.Say("deck.too_many", "n", n, "most", mostCards)})
	}
	copies := map[string]int{}
	for _, l := range d.Cards {
		before := copies[l.Card]
		copies[l.Card] += l.N
		if before <= mostOfAName && copies[l.Card] > mostOfAName {
			why = append(why, rules.Reason{Rule: rule, Text: catalog.Say("deck.copies", "card", l.Card, "most", mostOfAName)})
		}
		if banned[l.Card] && before == 0 {
			why = append(why, rules.Reason{Rule: rule, Text: catalog.Say("deck.banned", "card", l.Card)})
		}
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
			{Title: "Monster", Type: "Beast Monster", Facts: map[string]any{"rank": "α", "str": int64(20), "def": int64(20)}},
			{Title: "Master", Type: "Master", Facts: map[string]any{"hp": int64(90)}},
			{Title: "Battlefield", Type: "Battlefield"},
			{Title: "Spell", Type: "Spell"},
			{Title: "React Spell", Type: "React Spell"},
			{Title: "Monster Token", Type: "Beast Monster Token", Facts: map[string]any{"str": int64(10), "def": int64(10)}},
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

// defOf finds a card that decks may hold by its name, 0 if there is none.
func defOf(g *rules.Game, name string) rules.DefID {
	for i := 1; i < len(g.Defs); i++ {
		if d := &g.Defs[i]; d.Name == name && mayHold(d) {
			return rules.DefID(i)
		}
	}
	return 0
}

// checkDeck is CheckDeck, and says which cards the game does not know.
func checkDeck(g *rules.Game) func(d *rules.Deck) []rules.Reason {
	return func(d *rules.Deck) []rules.Reason {
		why := CheckDeck(d)
		for _, l := range d.Cards {
			if defOf(g, l.Card) == 0 {
				why = append(why, rules.Reason{Rule: "Vainqueur: The Deck", Text: catalog.Say("deck.unknown", "card", l.Card)})
			}
		}
		return why
	}
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
