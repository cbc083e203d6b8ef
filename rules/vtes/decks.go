package vtes

import (
	"embed"
	"errors"
	"math/bits"

	"feltstack/rules"
	"feltstack/rules/decks/form"
)

//go:embed decks/*.txt
var deckFiles embed.FS

// The paragraphs about decks.
const (
	ruleSizes  = "VTES G-01"
	ruleGroups = "VTES G-02"
)

// Sizes of a deck (VTES G-01).
const (
	leastCrypt   = 12
	leastLibrary = 60
	mostLibrary  = 90
)

// The parts of a deck: a card lies in the one that its kind says.
const (
	partCrypt   = "crypt"
	partLibrary = ""
)

// partOf is the part of decks that a card belongs to.
func partOf(d *rules.Def) string {
	if is(d, kindVampire) {
		return partCrypt
	}
	return partLibrary
}

// checkDeck says why a deck is not legal (VTES G-01, G-02), and which cards the game does not know.
func checkDeck(g *rules.Game) func(d *rules.Deck) []rules.Reason {
	return func(d *rules.Deck) []rules.Reason {
		var why []rules.Reason
		crypt, library := 0, 0
		var groups [2]int16 // the lowest and the highest
		for _, l := range d.Cards {
			at := g.DeckCard(l.Card, mayHold)
			switch {
			case at == 0:
				why = append(why, rules.Reason{Rule: ruleSizes, Text: catalog.Say("deck.unknown", "card", l.Card)})
			case partOf(&g.Defs[at]) == partCrypt:
				crypt += l.N
				n := g.Defs[at].Facts[FactGroup]
				if groups[0] == 0 || n < groups[0] {
					groups[0] = n
				}
				groups[1] = max(groups[1], n)
			default:
				library += l.N
			}
		}
		if crypt < leastCrypt {
			why = append(why, rules.Reason{Rule: ruleSizes, Text: catalog.Say("deck.crypt", "n", crypt, "least", leastCrypt)})
		}
		if library < leastLibrary || library > mostLibrary {
			why = append(why, rules.Reason{Rule: ruleSizes, Text: catalog.Say("deck.library", "n", library, "least", leastLibrary, "most", mostLibrary)})
		}
		if groups[1] > groups[0]+1 {
			why = append(why, rules.Reason{Rule: ruleGroups, Text: catalog.Say("deck.groups", "low", groups[0], "high", groups[1])})
		}
		return why
	}
}

// refuse says that a duel is for two.
func refuse(m *rules.Match) error {
	if m.S.Opts[optTransfer] == 1 && m.S.SeatCount != 2 {
		return errors.New(m.Game.Say("option.duel_refused"))
	}
	return nil
}

// DeckForm is what decks are made of (VTES G-01), and the numbers of cards that people look for.
func DeckForm() form.Deck {
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
	vampire := func(d *rules.Def) bool { return is(d, kindVampire) }
	kinds := make([][]string, 0, len(kindWords))
	for _, w := range kindWords {
		kinds = append(kinds, []string{w, w + "s"})
	}
	kinds[kindAlly] = []string{kindWords[kindAlly], "Allies"}
	return form.Deck{
		Parts: []form.Part{
			{Name: partLibrary, Title: "Library", Least: leastLibrary, Most: mostLibrary, Hand: startHand, Draws: 1},
			{Name: partCrypt, Title: "Crypt", Least: leastCrypt, Hand: startCrypt},
		},
		Holds:  mayHold,
		PartOf: partOf,
		Kind:   form.Field{Name: "kind", Title: catalog.Say("deck.kind"), Words: kinds, Of: firstKind},
		Fields: []form.Field{
			{Name: "clan", Title: catalog.Say("deck.clan"), Words: words(clanWords), Of: form.Printed(FactClan, mayHold)},
			{Name: "group", Title: catalog.Say("deck.group"), Step: 1, Of: form.Printed(FactGroup, vampire)},
			{Name: "capacity", Title: catalog.Say("deck.capacity"), Step: 1, Of: form.Printed(FactCapacity, vampire)},
			{Name: "pool", Title: catalog.Say("deck.pool"), Step: 1, Of: form.Printed(FactPool, mayHold)},
		},
		Blanks: []form.Blank{
			{Title: "Vampire", Type: "Vampire - Ventrue", Motif: "countess", Facts: map[string]any{"sect": "Camarilla", "group": int64(6), "capacity": int64(4)}},
			{Title: "Master", Type: "Master", Motif: "crown", Facts: map[string]any{"pool": int64(1)}},
		},
	}
}

// trial is a table with something for every kind of card to work on.
const trial = `  turn A minion
  A hand: {card}, {card}
  A ready: Oshri Dahan (blood 3)
  B ready: Rayne (blood 2)`

// firstKind is the kind of a card that its type line names first.
func firstKind(d *rules.Def) (int, bool) {
	return bits.TrailingZeros16(uint16(d.Facts[FactKind])), d.Facts[FactKind] != 0
}

// mayHold reports whether decks may have a card: all cards.
func mayHold(d *rules.Def) bool { return d.Name != "" }

// deal puts the vampires of every deck into the crypt and the rest into the library, each with a
// back of its own, and gives the pool (VTES S-03).
func deal(m *rules.Match) {
	for p := range rules.Seat(m.S.SeatCount) {
		m.S.Seats[p].Nums[NumPool] = startPool
		for _, l := range m.Brought(p).Cards {
			d := m.Game.DeckCard(l.Card, mayHold)
			to, group := Library, uint8(2*p+1)
			if partOf(&m.Game.Defs[d]) == partCrypt {
				to, group = Crypt, uint8(2*p+2)
			}
			for range l.N {
				m.NewCard(d, group, p, m.Game.Zone(to, p))
			}
		}
	}
}
