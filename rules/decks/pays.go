package decks

import (
	"math"
	"math/bits"
	"slices"

	"feltstack/rules"
	"feltstack/rules/decks/form"
)

// giving is cards of a deck that pay in the same way for what a card costs.
type giving struct {
	form.Gift
	size int // how many there are
}

// Playable is the chance, on each of your own turns from 1 to turns, of having drawn a card of a
// deck and what pays for it. Nil where the game has no costs, or the card has none.
func (x *Index) Playable(d Deck, card string, turns int) []TurnOdds {
	cost, ok := x.cost(card)
	if !ok {
		return nil
	}
	part := &x.Form.Parts[0]
	size := d.Size(part.Name)
	var out []TurnOdds
	for turn := 1; turn <= turns; turn++ {
		drawn := min(part.Hand+turn*part.Draws, size)
		out = append(out, TurnOdds{turn, drawn, x.playable(d, card, cost, turn, drawn)})
	}
	return out
}

// cost is what a card costs; ok is false where nothing is paid for it.
func (x *Index) cost(card string) (cost form.Units, ok bool) {
	i, known := x.exact[card]
	if pays := x.Form.Pays; known && pays != nil && len(x.Form.Parts) > 0 {
		return pays.Cost(x.Def(x.cards[i].def))
	}
	return cost, false
}

// playable is the chance that of drawn cards one is the card, and the others pay its cost on a turn.
func (x *Index) playable(d Deck, card string, cost form.Units, turn, drawn int) float64 {
	pays, part := x.Form.Pays, x.Form.Parts[0].Name
	open, base := uint8(0), pays.Base(turn)
	for k := range cost {
		if cost[k] -= base[k]; cost[k] > 0 {
			open |= 1 << k
		}
	}
	var all []giving
	mine, rest := giving{}, 0
	for _, l := range d.Cards {
		i, known := x.exact[l.Card]
		if l.Part != part {
			continue
		}
		var g form.Gift
		if known {
			g = given(pays, x.Def(x.cards[i].def), open, turn)
		}
		switch at := slices.IndexFunc(all, func(o giving) bool { return o.Gift == g }); {
		case l.Card == card:
			mine = giving{g, mine.size + l.N}
		case g.N == 0:
			rest += l.N
		case at < 0:
			all = append(all, giving{g, l.N})
		default:
			all[at].size += l.N
		}
	}
	sum, size := 0.0, rest+mine.size
	for _, g := range all {
		size += g.size
	}
	drawn = min(drawn, size)
	took := make([]int, len(all))
	var count func(i, left int, ways float64)
	count = func(i, left int, ways float64) {
		if i < len(all) {
			for n := 0; n <= min(all[i].size, left); n++ {
				took[i] = n
				count(i+1, left-n, ways+choose(all[i].size, n))
			}
			return
		}
		for n := 1; n <= min(mine.size, left); n++ {
			if left-n <= rest && enough(cost, open, turn, func(give func(g form.Gift, n int)) {
				give(mine.Gift, n-1)
				for i := range all {
					give(all[i].Gift, took[i])
				}
			}) {
				sum += math.Exp(ways + choose(mine.size, n) + choose(rest, left-n) - choose(size, drawn))
			}
		}
	}
	count(0, drawn, 0)
	return min(sum, 1)
}

// given is what a card pays of some kinds on a turn: nothing before its own.
func given(pays *form.Pays, d *rules.Def, open uint8, turn int) form.Gift {
	g, ok := pays.Gives(d)
	if g.Kinds &= open; !ok || g.Kinds == 0 || g.Turn > turn {
		return form.Gift{}
	}
	g.Turn = 0
	return g
}

// enough reports whether gifts pay what is open of a cost: for any kinds of it together there
// must be as much that pays for one of them.
func enough(cost form.Units, open uint8, turn int, each func(give func(g form.Gift, n int))) bool {
	for set := open; set != 0; set = (set - 1) & open {
		need := 0
		for left := set; left != 0; left &= left - 1 {
			need += cost[bits.TrailingZeros8(left)]
		}
		laid := turn
		each(func(g form.Gift, n int) {
			if g.Kinds&set == 0 {
				return
			}
			if g.Laid {
				n = min(n, laid)
				laid -= n
			}
			need -= g.N * n
		})
		if need > 0 {
			return false
		}
	}
	return true
}

// curveTurns is how many turns a curve shows.
const curveTurns = 8

// question is what the chances of a card in a deck follow from, the rest of the deck aside: cards of
// which all this is the same have the same.
type question struct {
	cost form.Units
	gift form.Gift // what it pays itself
	n    int       // how many there are
}

// Curve is, for each of your own turns, how many percent of the cards that cost something you
// can pay for once you have drawn them. It has no bars where the game has no costs.
func (x *Index) Curve(d Deck) Chart {
	c := Chart{Title: catalog.Say("deck.curve")}
	if len(x.Form.Parts) == 0 || x.Form.Pays == nil {
		return c
	}
	part := x.Form.Parts[0].Name
	size := d.Size(part)
	var sum [curveTurns]float64
	known := map[question][]TurnOdds{}
	for _, l := range d.Cards {
		if l.Part != part {
			continue
		}
		cost, ok := x.cost(l.Card)
		if !ok {
			continue
		}
		asked := question{cost: cost, n: d.Count(l.Card, part)}
		asked.gift, _ = x.Form.Pays.Gives(x.Def(x.cards[x.exact[l.Card]].def))
		odds := known[asked]
		if odds == nil {
			odds = x.Playable(d, l.Card, curveTurns)
			known[asked] = odds
		}
		c.Counted += l.N
		for i, o := range odds {
			sum[i] += float64(l.N) * o.Chance / max(Chance(size, asked.n, o.Drawn, 1), 1e-12)
		}
	}
	if c.Counted == 0 {
		return c
	}
	for i, s := range sum {
		c.Bars = append(c.Bars, Bar{Label: itoa(i + 1), N: int(math.Round(100 * s / float64(c.Counted)))})
	}
	return c
}
