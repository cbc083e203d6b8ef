// Package cardfile reads card files (TOML) into the cards of a game. What is
// printed on a card stands in its keys; package text reads and compiles its text.
package cardfile

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"feltstack/rules"
	"feltstack/rules/compile"
	"feltstack/rules/text"
)

// Fact is a printed number of a card: a key of card files, at its place in
// Def.Facts. With Values it is written as one of those words instead.
type Fact struct {
	Key    string
	Values []string
}

// Card is one card of a Set.
type Card struct {
	Def  rules.Def
	Tree *text.Text
	File string
	Line int // of its heading in the file

	MotifAt text.Pos // where the file names its motif, if it does
}

// Set is what card files hold.
type Set struct {
	Cards  []Card
	Errors []*text.Error
	Work   Work // that reading the texts took
}

// Err joins the errors of a set, nil if there are none. A card with an error
// is not among the Cards.
func (s *Set) Err() error {
	var all []error
	for _, e := range s.Errors {
		all = append(all, e)
	}
	return errors.Join(all...)
}

// Of is what is wrong with the card of a name.
func (s *Set) Of(name string) (wrong []*text.Error) {
	for _, e := range s.Errors {
		if strings.EqualFold(e.Card, name) {
			wrong = append(wrong, e)
		}
	}
	return wrong
}

// Defs is the definitions of a set's cards.
func (s *Set) Defs() []rules.Def {
	out := make([]rules.Def, len(s.Cards))
	for i := range s.Cards {
		out[i] = s.Cards[i].Def
	}
	return out
}

// Pool is a game's language and the cards that come with the game. A card
// with an error is not among them; Set.Errors has them.
type Pool struct {
	Language *compile.Language
	Facts    []Fact
	Set      *Set
	// Further is texts that cards have under an option or in a module of the game, and the
	// cards of modules: Set has neither.
	Further []Card

	badTokens map[string]string // what is wrong with a token, by its name
	excess    []string          // names of tokens for which a program has no room
	before    *Pool             // whose texts are read
}

// Open makes the language of a game that has no cards yet and reads the card files of a
// folder. before, if it isn't nil, is what Open made of them for such a game: its vocabulary is
// used, and no text is read again, which takes longer than all the rest.
func Open(g *rules.Game, v *text.Vocabulary, fsys fs.FS, folder string, facts []Fact, before *Pool) (*Pool, error) {
	p := &Pool{Facts: facts, before: before}
	if before != nil {
		p.Language = compile.New(before.Language.For(g))
	} else {
		p.Language = compile.New(text.Begin(g, v))
	}
	var err error
	if p.Set, err = p.Read(fsys, folder); err != nil {
		return nil, err
	}
	p.before = nil
	uses := map[string]int{}
	for name, u := range p.Uses(p.Set.Cards) {
		uses[name] = u.Cards
	}
	if err := p.Language.Rank(uses); err != nil {
		return nil, err
	}
	return p, nil
}

// Read reads all card files of a folder, *.toml in the order of their names. Their cards
// do not come into the pool.
func (p *Pool) Read(fsys fs.FS, folder string) (*Set, error) {
	names, err := fs.Glob(fsys, folder+"/*.toml")
	if err != nil {
		return nil, fmt.Errorf("card files in %s: %w", folder, err)
	}
	files := make([]*loader, len(names))
	for i, name := range names {
		data, err := fs.ReadFile(fsys, name)
		if err != nil {
			return nil, fmt.Errorf("card file: %w", err)
		}
		files[i] = p.open(name, data)
	}
	p.tryTokens(files)
	all := &Set{}
	for _, f := range files {
		s := f.read(false)
		all.Cards = append(all.Cards, s.Cards...)
		all.Errors = append(all.Errors, s.Errors...)
	}
	return all, nil
}

// known is the text of the card at a line of a file if it was read before and says s, else nil.
func (p *Pool) known(file string, line int, s string) *text.Text {
	if p.before == nil {
		return nil
	}
	at, found := slices.BinarySearchFunc(p.before.Set.Cards, line, func(c Card, line int) int { return cmp.Or(cmp.Compare(c.File, file), c.Line-line) })
	if !found || p.before.Set.Cards[at].Tree.Source != s {
		return nil
	}
	return p.before.Set.Cards[at].Tree
}

// Use is how many cards use a grammar rule, and how often.
type Use struct{ Cards, Times int }

// Uses counts, for every grammar rule of the language, how many of some cards
// use it, how often altogether.
func (p *Pool) Uses(cards []Card) map[string]Use {
	all := map[string]Use{}
	for i := range cards {
		for name, n := range p.Language.Uses(cards[i].Tree) {
			u := all[name]
			all[name] = Use{u.Cards + 1, u.Times + n}
		}
	}
	return all
}
