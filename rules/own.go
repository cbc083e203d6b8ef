package rules

import "fmt"

// OwnCards is a set of cards that somebody made, as the text of a card file. A
// Setup carries the sets that its decks need, so that a match can be played
// again, and by others, whatever becomes of the files.
type OwnCards struct {
	Set   string `json:"set"`
	Cards string `json:"cards"` // TOML, as in the card files of the game
}

// For is the game with the cards that a setup needs: g itself if that has none
// of people's own.
func (g *Game) For(su Setup) (*Game, error) {
	if len(su.Own) == 0 {
		return g, nil
	}
	if g.Extend == nil {
		return nil, fmt.Errorf("%s is played with its own cards only", g.Title)
	}
	return g.Extend(su.Own)
}
