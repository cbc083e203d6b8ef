package vainqueur_test

import (
	"testing"

	"feltstack/rules/games/gamestest"
	"feltstack/rules/vainqueur"
)

// The rulebook has every rule, and each is shown.
func TestBook(t *testing.T) { gamestest.Book(t, game(t), vainqueur.Guides()) }
