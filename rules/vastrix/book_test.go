package vastrix_test

import (
	"testing"

	"feltstack/rules/games/gamestest"
	"feltstack/rules/vastrix"
)

// The rulebook has every rule, and each is shown.
func TestBook(t *testing.T) { gamestest.Book(t, game(t), vastrix.Guides()) }

// Every card's text is in its own form.
func TestCardTexts(t *testing.T) { gamestest.CardTexts(t, game(t)) }

// Words of other games are answered with its own.
func TestForeignWords(t *testing.T) {
	gamestest.ForeignWords(t, game(t), "Base: Put a card from your hand on top of the library.", `"library"; nearest: "draw pile"`)
}
