package vibes_test

import (
	"testing"

	"feltstack/rules/games/gamestest"
	"feltstack/rules/vibes"
)

// Every card with a text is shown at work, all of it.
func TestMutants(t *testing.T) { gamestest.Mutants(t, game(t)) }

// Every card's text is in its own form.
func TestCardTexts(t *testing.T) { gamestest.CardTexts(t, game(t)) }

// Words of other games are answered with its own.
func TestForeignWords(t *testing.T) {
	gamestest.ForeignWords(t, game(t), "Put a card from your hand on top of your library.", `"library"; nearest: "deck"`)
}

// What a card file says of rarity is how a card looks, and in Vibes a fact that rules and
// search read, too.
func TestRarityIsAFact(t *testing.T) {
	for _, d := range game(t).Defs {
		if d.Art["rarity"] != nil && d.Facts[vibes.FactRarity] == 0 {
			t.Errorf("%s is %v, and the rules know no rarity of it", d.Name, d.Art["rarity"])
		}
	}
}
