package text

import (
	"io/fs"
	"slices"
	"strings"

	"feltstack/rules"
)

// Pool is a game's language and the cards that come with the game. A card
// with a mistake is not among them; Set.Errors tells.
type Pool struct {
	Language *Language
	Facts    []Fact
	Set      *Set
	corpus   string // all texts of the cards, in lower case: see Complete
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
	for i := range set.Cards {
		s.corpus += "\n" + strings.ToLower(set.Cards[i].Def.Text)
	}
	s.corpus += "\n"
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

// Complete is Language.CompleteOf with what the game's cards say most often at
// such a place first.
func (s *Pool) Complete(name, written string, at int) Completion {
	c := s.Language.CompleteOf(name, written, at)
	before := strings.ToLower(written[:c.From])
	context := "\n"
	if line := before[strings.LastIndexByte(before, '\n')+1:]; strings.TrimSpace(line) != "" {
		words := strings.Fields(line)
		context = words[len(words)-1] + " "
	}
	weight := map[string]int{}
	for _, phrase := range c.Phrases {
		begins, _, _ := strings.Cut(strings.ToLower(phrase), "{")
		begins = strings.TrimSpace(begins)
		n := strings.Count(s.corpus, context+begins+" ") + strings.Count(s.corpus, context+begins+".") + strings.Count(s.corpus, context+begins+",")
		if context == "\n" {
			n += strings.Count(s.corpus, ". "+begins+" ")
		}
		if strings.Trim(begins, ".,:;") == "" { // a sign stands at the word before it
			n = strings.Count(s.corpus, strings.TrimSpace(context)+begins)
		}
		weight[phrase] = 1000*n + strings.Count(s.corpus, " "+begins+" ") + strings.Count(s.corpus, "\n"+begins+" ")
	}
	slices.SortStableFunc(c.Phrases, func(a, b string) int { return weight[b] - weight[a] })
	return c
}
