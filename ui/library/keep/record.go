package keep

import (
	"slices"

	"feltstack/rules"
	"feltstack/table"
)

// NewFile is a game file of a game that no saves file has.
func NewFile(g *rules.Game, setup rules.Setup, players []table.Player, line []table.Choice) *File {
	setup.Game = g.Name
	return &File{
		Format: fileFormat, Game: g.Name, Rules: g.Version, Cards: CardsHash(g),
		Setup: setup, Players: players, Line: slices.Clone(line),
	}
}
