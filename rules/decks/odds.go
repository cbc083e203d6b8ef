package decks

import (
	"math"

	"feltstack/rules"
)

// Chance is the probability that of drawn cards, taken by chance from size of
// which wanted are wanted, at least least are wanted ones (the hypergeometric
// distribution).
func Chance(size, wanted, drawn, least int) float64 {
	size, wanted = max(size, 0), min(max(wanted, 0), max(size, 0))
	drawn = min(max(drawn, 0), size)
	if least <= 0 {
		return 1
	}
	sum := 0.0
	for k := least; k <= min(wanted, drawn); k++ {
		if drawn-k > size-wanted {
			continue
		}
		sum += math.Exp(choose(wanted, k) + choose(size-wanted, drawn-k) - choose(size, drawn))
	}
	return min(sum, 1)
}

// choose is the logarithm of n over k.
func choose(n, k int) float64 {
	whole, _ := math.Lgamma(float64(n + 1))
	some, _ := math.Lgamma(float64(k + 1))
	rest, _ := math.Lgamma(float64(n - k + 1))
	return whole - some - rest
}

// TurnOdds is the chance of having drawn something by your own turn.
type TurnOdds struct {
	Turn   int // of your own; 0 is the opening hand
	Drawn  int // cards seen by then
	Chance float64
}

// Odds is the chance, by each of your own turns up to one, of having drawn
// least of the cards wanted from a part of the deck, or more. Only what the
// rules of the game let everyone draw counts, not what cards do.
func (x *Index) Odds(d Deck, part string, wanted func(card string) bool, least, turns int) []TurnOdds {
	p := x.Form.Part(part)
	if p == nil {
		return nil
	}
	n := 0
	for _, l := range d.Cards {
		if l.Part == part && wanted(l.Card) {
			n += l.N
		}
	}
	var out []TurnOdds
	size := d.Size(part)
	for turn := range turns + 1 {
		drawn := min(p.Hand+turn*p.Draws, size)
		out = append(out, TurnOdds{turn, drawn, Chance(size, n, drawn, least)})
	}
	return out
}

// Wanted is whether a query means a card, for Odds.
func (x *Index) Wanted(q *Query) func(card string) bool {
	return func(card string) bool {
		i, ok := x.exact[card]
		return ok && q.has(i)
	}
}

// Shuffled is a part of a deck in an order by chance, that of the seed. The
// first DeckPart.Hand cards are a sample opening hand, those after it what
// would be drawn.
func Shuffled(d Deck, part string, seed uint64) []string {
	var all []string
	for _, l := range d.Cards {
		if l.Part == part {
			for range l.N {
				all = append(all, l.Card)
			}
		}
	}
	rng := rules.Seeded(seed)
	for i := len(all) - 1; i > 0; i-- {
		j := rng.IntN(i + 1)
		all[i], all[j] = all[j], all[i]
	}
	return all
}
