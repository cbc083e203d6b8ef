package text

import (
	"io/fs"

	"feltstack/rules"
)

// Pool is a game's language and the cards that come with the game. A card
// with a mistake is not among them; Set.Errors tells.
type Pool struct {
	Language *Language
	Facts    []Fact
	Set      *Set
}

// Open makes the language of a game that has no cards yet and reads its card
// files, *.toml in a folder.
func Open(g *rules.Game, v *Vocabulary, fsys fs.FS, folder string, facts []Fact) (*Pool, error) {
	l, err := begin(g, v)
	if err != nil {
		return nil, err
	}
	set, err := l.LoadFS(fsys, folder, facts)
	if err != nil {
		return nil, err
	}
	if err := l.renew(); err != nil {
		return nil, err
	}
	s := &Pool{Language: l, Facts: facts, Set: set}
	l.uses = map[string]int{}
	for name, u := range s.Uses(set.Cards) {
		l.uses[name] = u.Cards
	}
	l.grammar.Rank(l.uses)
	return s, nil
}

// Uses counts, for every production of the language, how many of some cards
// use it, how often altogether.
func (s *Pool) Uses(cards []Card) map[string]Use {
	all := map[string]Use{}
	for i := range cards {
		for name, n := range s.Language.Uses(cards[i].Tree) {
			u := all[name]
			all[name] = Use{u.Cards + 1, u.Times + n}
		}
	}
	return all
}

// Use is how many cards use a production, and how often.
type Use struct{ Cards, Times int }

// Load reads one more card file, without putting its cards on the shelf.
func (s *Pool) Load(name string, data []byte) *Set {
	return s.Language.Load(name, data, s.Facts)
}

// Complete is Language.CompleteOf. What the game's cards say most often comes first.
func (s *Pool) Complete(name, written string, at int) Completion {
	return s.Language.CompleteOf(name, written, at)
}
