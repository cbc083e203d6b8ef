package vainqueur_test

import (
	"testing"

	"feltstack/rules"
	"feltstack/rules/laws"
)

// The laws hold of games in which much is attached to cards, is gained and is lost. In the
// decks that come with the game nothing does.
func TestLawsOfHangingCards(t *testing.T) {
	var d rules.Deck
	for _, name := range []string{
		"Scale Mail", "Banner of Coals", "Bellows Harness", "Slag Chains", "Hoard Sleeper", "Vengeful Matriarch", "Roost Call", "Quench",
		"Bared Fangs", "Banked Fires", "Oath of Cinders", "Ash Drake", "Ember Whelp", "Cinder Sprite", "Hearth-Keeper Una",
	} {
		d.Cards = append(d.Cards, rules.DeckLine{N: 4, Card: name})
	}
	laws.TestGame(t, game(t), laws.Trial{Games: 20, Decks: [][]rules.Deck{{d, d}}})
}
