package cardfile

import (
	"fmt"
	"io/fs"

	"feltstack/rules"
	"feltstack/rules/text"
)

// Recipe is how a game is made of its card files, and again with people's own cards.
type Recipe struct {
	Frame func() *rules.Game // the game without its cards
	Words func() *text.Vocabulary
	Facts []Fact
	Cards fs.FS // has card files in the folder cards
	Decks fs.FS // as Game.LoadDecks has it

	// Ready does what is left to do once g.Defs holds the cards; the game is built after that.
	Ready func(g *rules.Game, p *Pool)
}

// Pool is the language of the game and its cards, with whatever is wrong in them.
func (r *Recipe) Pool() (*Pool, error) { return r.pool(r.Frame(), nil) }

func (r *Recipe) pool(g *rules.Game, before *Pool) (*Pool, error) {
	return Open(g, r.Words(), r.Cards, "cards", r.Facts, before)
}

// Make makes the game. A card with an error is an error here.
func (r *Recipe) Make() (*rules.Game, error) { return r.with(nil, nil) }

// with makes the game with people's own cards after its own. before is the pool of such a game, nil
// if there is none yet.
func (r *Recipe) with(own []rules.OwnCards, before *Pool) (*rules.Game, error) {
	g := r.Frame()
	p, err := r.pool(g, before)
	if err != nil {
		return nil, err
	}
	if err := p.Set.Err(); err != nil {
		return nil, err
	}
	theirs := p.Own(own)
	if err := theirs.Err(); err != nil {
		return nil, err
	}
	g.Defs = append(append([]rules.Def{{}}, p.Set.Defs()...), theirs.Defs()...)
	r.Ready(g, p)
	if before == nil {
		before = p
	}
	g.Extend = func(own []rules.OwnCards) (*rules.Game, error) { return r.with(own, before) }
	if _, err := g.Build(); err != nil {
		return nil, err
	}
	if err := g.LoadDecks(r.Decks); err != nil {
		return nil, fmt.Errorf("decks of %s: %w", g.Title, err)
	}
	return g, nil
}
