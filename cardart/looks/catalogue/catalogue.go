// Package catalogue finds the looks of games by name, as package games of rules
// finds their rules.
package catalogue

import (
	"feltstack/cardart/looks"
	"feltstack/cardart/looks/vainqueur"
	"feltstack/cardart/looks/vastrix"
	"feltstack/cardart/looks/vibes"
)

// entries are the looks of every game, by the name of the game.
func entries() map[string]func() *looks.Game {
	return map[string]func() *looks.Game{
		"vastrix":   vastrix.Looks,
		"vainqueur": vainqueur.Looks,
		"vibes":     vibes.Looks,
	}
}

// Of is how the game of a name lies on a table, nil for a name that no game has.
func Of(game string) *looks.Game {
	if build := entries()[game]; build != nil {
		return build()
	}
	return nil
}
