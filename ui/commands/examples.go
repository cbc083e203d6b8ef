package commands

import "feltstack/rules/games"

// anyGame is the game that the examples of help name.
func anyGame() string { return games.Names()[0] }

// deckGame is the one of examples that need decks.
func deckGame() string {
	for _, name := range games.Names() {
		if len(games.Form(name).Parts) > 0 {
			return name
		}
	}
	return anyGame()
}
