package library

import (
	"fmt"

	"feltstack/rules/games"
	"feltstack/rules/scenario"
)

// Guide is what there is to learn about a game.
type Guide struct {
	Game    GameInfo
	Lessons []*scenario.Lesson
	Puzzles []*scenario.Puzzle
}

// Guides implements Library.
func (s *Local) Guides() ([]Guide, error) {
	var all []Guide
	for i, info := range s.Games() {
		lessons, puzzles, err := scenario.Guides(s.games[i], games.Guides(s.games[i].Name))
		if err != nil {
			return nil, fmt.Errorf("read the lessons and puzzles of %s: %w", info.Title, err)
		}
		if len(lessons)+len(puzzles) > 0 {
			all = append(all, Guide{info, lessons, puzzles})
		}
	}
	return all, nil
}
