package vainqueur_test

import (
	"testing"

	"feltstack/rules/games/gamestest"
)

// The decks that come with the game are a match for each other.
func TestBalance(t *testing.T) { gamestest.Balance(t, game(t)) }

// Every card's text is in its own form.
func TestCardTexts(t *testing.T) { gamestest.CardTexts(t, game(t)) }

// Words of other games are answered with its own.
func TestForeignWords(t *testing.T) {
	gamestest.ForeignWords(t, game(t), "Put a card from your hand on top of your library.", `"library"; nearest: "deck"`)
}
