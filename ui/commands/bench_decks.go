package commands

import (
	"context"
	"fmt"
	"strings"
	"time"

	"feltstack/rules"
	"feltstack/rules/decks"
	"feltstack/rules/games"
)

// benchCards is how many cards are looked through.
const benchCards = 5000

// deckFigures are the speeds of building decks.
type deckFigures struct {
	SearchMs float64 `json:"deck_search_ms"` // p95 over the keystrokes of typical queries on 5,000 cards, with what can be clicked then
}

// benchDecks measures looking for cards of g, at every keystroke of someone
// who types.
func benchDecks(ctx context.Context, g *rules.Game, each time.Duration) (f deckFigures, err error) {
	x := manyCards(g)
	queries := typicalQueries(x)
	var took []float64
	for start := time.Now(); len(took) == 0 || time.Since(start) < each/4; {
		if err := ctx.Err(); err != nil {
			return f, err
		}
		for _, query := range queries {
			for i := range len(query) {
				begun := time.Now()
				q, _ := x.Parse(query[:i+1]) // what is not typed to its end is understood in part
				x.Facets(x.Find(q, decks.Sort{}))
				took = append(took, float64(time.Since(begun).Nanoseconds())/1e6)
			}
		}
	}
	f.SearchMs = round3(percentile(took, 0.95))
	return f, nil
}

// manyCards is the cards of the game, repeated up to benchCards
// with other names, longer texts and other numbers.
func manyCards(g *rules.Game) *decks.Index {
	many, f := *g, games.Form(g.Name)
	var held []rules.Def
	for i := 1; i < len(g.Defs); i++ {
		if f.MayHold(&g.Defs[i]) {
			held = append(held, g.Defs[i])
		}
	}
	many.Defs = []rules.Def{{}}
	for i := range benchCards {
		d, other := held[i%len(held)], &held[(i*7+i/len(held))%len(held)]
		if i >= len(held) {
			d.Name = fmt.Sprintf("%s of %s %d", d.Name, other.Name, i)
			d.Text = strings.TrimSpace(d.Text + "\n" + other.Text)
		}
		many.Defs = append(many.Defs, d)
	}
	return decks.NewIndex(&many, f)
}

// typicalQueries are what people type, in the words of the game.
func typicalQueries(x *decks.Index) []string {
	some := x.Def(1)
	word, _, _ := strings.Cut(some.Name, " ")
	queries := []string{
		strings.ToLower(word), `text:"draw a card"`, "draw discard", "-draw (target or destroy)",
		"type:" + strings.ToLower(strings.Fields(some.Type)[0]) + " counter",
	}
	var all []string
	for _, f := range x.Form.Fields {
		if len(all) < 2 {
			all = append(all, f.Name+">=2")
		}
	}
	return append(queries, strings.Join(all, " ")+` text:"draw"`)
}
