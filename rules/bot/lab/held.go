package lab

import (
	"cmp"
	"slices"
	"strings"

	"feltstack/rules"
)

// Holding is how players did who had a card in hand at a choice of theirs, and how without.
type Holding struct {
	Player  int    `json:"player"` // from 1, in the order of Seats; 0: all of them
	Card    string `json:"card"`
	With    Share  `json:"with"`
	Without Share  `json:"without"`
}

// Edge is by how much more is won with the card than without it.
func (h Holding) Edge() float64 { return h.With.Rate - h.Without.Rate }

// holding is which cards the players of a game have had in hand.
type holding struct {
	hand rules.ZoneKind
	had  [][]bool // by player and card
}

// begin forgets the game before.
func (h *holding) begin(p *Plan) {
	if h.had == nil {
		h.had = make([][]bool, len(p.Players))
		h.hand = handOf(p.Game)
	}
	for k := range h.had {
		if len(h.had[k]) != len(p.Game.Defs) {
			h.had[k] = make([]bool, len(p.Game.Defs))
		}
		clear(h.had[k])
	}
}

// handOf is the kind of zone that is a player's hand: the first in which only that player
// sees the cards.
func handOf(g *rules.Game) rules.ZoneKind {
	return rules.ZoneKind(max(slices.IndexFunc(g.Zones, func(z rules.ZoneSpec) bool {
		return z.PerSeat && !z.Ordered && z.Sight == rules.SightOwner
	}), 0))
}

// look takes down what a seat has in hand, for the player who sits there.
func (h *holding) look(m *rules.Match, seat rules.Seat, player int) {
	for c := m.In(h.hand, seat).First; c != 0; c = m.S.Cards[c].Next {
		h.had[player][m.S.Cards[c].Def] = true
	}
}

// heldKey tells the cards of players apart.
type heldKey struct {
	player int // from 1; 0: all
	def    rules.DefID
}

// held counts the games in which a card was in hand, and all games of each player.
type held map[heldKey]*struct{ games, won int }

// add counts a game: by player where they bring decks, else for all of them.
func (c held) add(g *Played) {
	for k, had := range g.held.had {
		player := 0
		if g.Decks != nil {
			player = k + 1
		}
		count := func(def rules.DefID) {
			key := heldKey{player, def}
			if c[key] == nil {
				c[key] = &struct{ games, won int }{}
			}
			c[key].games++
			if g.Won[k] {
				c[key].won++
			}
		}
		count(0) // every game
		for def := 1; def < len(had); def++ {
			if had[def] {
				count(rules.DefID(def))
			}
		}
	}
}

// report lists what was counted, by player and card.
func (c held) report(g *rules.Game) []Holding {
	var all []Holding
	for key, n := range c {
		if key.def == 0 {
			continue
		}
		every := c[heldKey{key.player, 0}]
		all = append(all, Holding{key.player, g.Defs[key.def].Name, NewShare(n.won, n.games), NewShare(every.won-n.won, every.games-n.games)})
	}
	slices.SortFunc(all, func(a, b Holding) int {
		return cmp.Or(cmp.Compare(a.Player, b.Player), strings.Compare(a.Card, b.Card))
	})
	return all
}
