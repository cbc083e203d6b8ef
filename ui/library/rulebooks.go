package library

import (
	"fmt"

	"feltstack/rules/book"
	"feltstack/rules/games"
	"feltstack/rules/looks"
	"feltstack/rules/scenario"
)

// Rulebook is the rules of a game, with the terms that its cards explain.
type Rulebook struct {
	Game  GameInfo
	Book  *book.Book
	Terms []looks.Term
}

// Meaning is what a term of the glossary means.
func (r Rulebook) Meaning(t *book.Term) string {
	for _, l := range r.Terms {
		if l.Name == t.Name {
			return l.Text
		}
	}
	return t.Text
}

// Rulebooks implements Library.
func (s *Local) Rulebooks() ([]Rulebook, error) {
	var all []Rulebook
	for i, info := range s.Games() {
		b, err := book.Read(s.games[i], games.Guides(s.games[i].Name))
		if err != nil {
			return nil, fmt.Errorf("read the rulebook of %s: %w", info.Title, err)
		}
		if len(b.Chapters) > 0 {
			all = append(all, Rulebook{info, b, games.Looks(s.games[i].Name).Glossary(s.games[i])})
		}
	}
	return all, nil
}

// Example implements Library.
func (s *Local) Example(game string, e scenario.Entry) (*scenario.Scenario, error) {
	g, err := s.find(game)
	if err != nil {
		return nil, err
	}
	return scenario.ReadEntry(g, games.Guides(g.Name), e)
}
