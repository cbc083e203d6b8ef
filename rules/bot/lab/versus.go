package lab

import (
	"cmp"
	"slices"
	"strings"

	"feltstack/rules"
)

// Matchup is how a deck did against another one, in a game of two.
type Matchup struct {
	Deck    string `json:"deck"`
	Against string `json:"against"`
	Won     Share  `json:"won"` // of the games that were not drawn
	Drawn   int    `json:"drawn"`
}

// versus counts by the names of two decks.
type versus map[[2]string]*struct{ won, lost, drawn int }

// name takes down what the decks are called.
func (g *Played) name() {
	if len(g.plan.Game.Decks) == 0 {
		return
	}
	g.Decks = make([]string, len(g.plan.Players))
	for seat := range g.plan.seats() {
		g.Decks[g.plan.at(seat, g.shift)] = g.m.Brought(rules.Seat(seat)).Name
	}
}

// add counts a game, for both decks; of two that are called alike, for the first player's.
func (c versus) add(g *Played) {
	if len(g.Decks) != 2 {
		return
	}
	for k := range g.Decks {
		key := [2]string{g.Decks[k], g.Decks[1-k]}
		if k == 1 && key[0] == key[1] {
			return
		}
		if c[key] == nil {
			c[key] = &struct{ won, lost, drawn int }{}
		}
		switch {
		case g.Winner < 0:
			c[key].drawn++
		case g.Won[k]:
			c[key].won++
		default:
			c[key].lost++
		}
	}
}

// report lists what was counted, by deck and opponent.
func (c versus) report() []Matchup {
	var all []Matchup
	for key, n := range c {
		all = append(all, Matchup{key[0], key[1], NewShare(n.won, n.won+n.lost), n.drawn})
	}
	slices.SortFunc(all, func(a, b Matchup) int {
		return cmp.Or(strings.Compare(a.Deck, b.Deck), strings.Compare(a.Against, b.Against))
	})
	return all
}
