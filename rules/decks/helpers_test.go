package decks

import (
	"fmt"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/decks/form"
)

// Facts of the cards of the attic, a made-up game with two piles.
const (
	factKind = iota
	factRank
	factPower
	factCost
)

var atticKinds = [][]string{{}, {"Lamp", "Lamps"}, {"Ghost", "Ghosts"}, {"Trick", "Tricks"}, {"Quick Trick", "Quick Tricks"}, {"Token"}}

// attic is a game with ghosts in a pile of their own: "loft" and "stairs".
func attic() *rules.Game {
	g := &rules.Game{
		Cover:  rules.Cover{Name: "attic", Title: "The Attic"},
		Tables: rules.Tables{Defs: []rules.Def{{}}},
	}
	for _, c := range []struct {
		name, typ, text   string
		kind, rank, power int16
		cost              int16
	}{
		{"Lantern", "Lamp", "Draw a card.", 1, 0, 0, 2},
		{"The Great Lantern", "Lamp", "Draw 2 cards.\nThen discard a card.", 1, 0, 0, 5},
		{"Wick’s End", "Broken Lamp", "", 1, 0, 0, 0},
		{"Old Mère", "Ghost", "When this appears, draw a card.", 2, 1, 30, 0},
		{"Old Mère Junior", "Small Ghost", "", 2, 1, 10, 0},
		{"Cellar Hound", "Beast Ghost", "This can't be seen.", 2, 2, 60, 0},
		{"Moth (G2)", "Beast Ghost", "A moth's draw is light.", 2, 2, 45, 0},
		{"Moth Queen", "Beast Ghost", "", 2, 3, 90, 0},
		{"Creak", "Trick", "Your opponent discards a card.", 3, 0, 0, 1},
		{"Step: Third", "Trick", "", 3, 0, 0, 3},
		{"419 Boxes", "Trick", "Search your loft.", 3, 0, 0, 4},
		{"Slam", "Quick Trick", "Counter target Trick. Draw nothing.", 4, 0, 0, 1},
		{"Draw Near", "Quick Trick", "", 4, 0, 0, 2},
		{"Dust", "Dust Token", "", 5, 0, 1, 0},
	} {
		g.Defs = append(g.Defs, rules.Def{Name: c.name, Short: c.name, Type: c.typ, Text: c.text, Facts: []int16{c.kind, c.rank, c.power, c.cost}})
	}
	g.Defs[9].Set = "Own Tricks" // Creak
	g.CheckDeck = func(d *rules.Deck) []rules.Reason {
		if n := d.Size(); n < 6 {
			return []rules.Reason{{Rule: "1.2", Text: fmt.Sprintf("it has %d cards and needs 6", n)}}
		}
		return nil
	}
	return g
}

// atticForm is what decks of the attic are made of.
func atticForm() form.Deck {
	ghost := func(d *rules.Def) bool { return d.Facts[factKind] == 2 }
	return form.Deck{
		Parts: []form.Part{
			{Name: "loft", Title: "Loft", Least: 4, Most: 6, Hand: 2, Draws: 1},
			{Name: "stairs", Title: "Stairs", Least: 2, Hand: 1},
		},
		Copies: 4,
		Holds:  func(d *rules.Def) bool { return d.Facts[factKind] != 5 },
		PartOf: func(d *rules.Def) string {
			if ghost(d) {
				return "stairs"
			}
			return "loft"
		},
		Kind: form.Field{Name: "kind", Title: "Kind", Words: atticKinds[:5], Of: form.Printed(factKind, func(d *rules.Def) bool { return true })},
		Fields: []form.Field{
			{Name: "rank", Title: "Rank", Words: [][]string{{}, {"α", "alpha"}, {"β", "beta"}, {"Ω", "omega"}}, Of: form.Printed(factRank, ghost)},
			{Name: "power", Title: "Power", Step: 10, Of: form.Printed(factPower, ghost)},
			{Name: "cost", Title: "Cost", Of: form.Printed(factCost, func(d *rules.Def) bool { return !ghost(d) })},
		},
	}
}

// large is a game of n made-up cards with long texts.
func large(n int) *rules.Game {
	g := attic()
	few := g.Defs[1:14]
	words := strings.Fields("ember gear tide sun fair cog brass wave leaf moon tower crystal storm rune road warden ox crawler moth giant herald keeper")
	for i := 0; len(g.Defs) <= n; i++ {
		d := few[i%len(few)]
		d.Name = fmt.Sprintf("%s %s %s %d", words[i%len(words)], words[i/7%len(words)], d.Name, i)
		d.Facts[factPower] = int16(i * 7 % 100)
		d.Text += fmt.Sprintf("\nWhenever another %s is destroyed, put a %s counter on this, then each opponent discards a card and loses %d life.",
			words[i%len(words)], words[i/3%len(words)], i%30)
		g.Defs = append(g.Defs, d)
	}
	return g
}

func namesOf(x *Index, ids []rules.DefID) string {
	var all []string
	for _, id := range ids {
		all = append(all, x.Def(id).Name)
	}
	return strings.Join(all, ", ")
}

func mustParse(t testing.TB, x *Index, query string) *Query {
	t.Helper()
	q, err := x.Parse(query)
	if err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	return q
}
