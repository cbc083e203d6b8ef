package vainqueur_test

import (
	"testing"

	"feltstack/rules/games/gamestest"
)

// paragraphs are the headings of the document, in its order.
var paragraphs = []string{
	"The Deck", "Coins", "Dice", "Tokens", "Counters", "Calculator", "Card Sleeves",
	"Deck", "Cemetery", "Monster Field", "Master Zone", "Battlezone", "Game Mats",
	"Name", "Type", "Effect Box", "Monster Rank", "STR/DEF",
	"Regular Summon", "Summoning β and Ω Monsters", "Alter Summoning Monsters", "Battle Positions",
	"Using Card Effects", "Monster Cards", "Master Cards", "Battlefield Cards", "Spell Cards", "React Spell Cards",
	"Preparing a Game", "Preparation", "Draw", "Main", "Attack", "Post-Attack", "End", "Winning a game",
	"Breakdown of the Attack Step", "HP (Health Points)",
}

func TestRulings(t *testing.T) {
	gamestest.Rulings(t, "Vainqueur: ", paragraphs, "W")
}
