// Package games is the registry: the one place that knows which games there are.
package games

import (
	"embed"
	"fmt"
	"io/fs"
	"strings"
	"sync"

	"feltstack/rules"
	"feltstack/rules/cardfile"
	"feltstack/rules/decks/form"
	"feltstack/rules/guard"
	"feltstack/rules/looks"
	"feltstack/rules/vainqueur"
	"feltstack/rules/vastrix"
	"feltstack/rules/vibes"
	"feltstack/rules/vtes"
)

// entry is a game: how it is built, its cards with all their errors, its
// lessons and puzzles, how it lies on a table, and what decks are made of, nil if nobody brings one.
type entry struct {
	name  string // rules.Game.Name
	build func() (*rules.Game, error)
	pool  func() (*cardfile.Pool, error)
	learn func() fs.FS
	looks func() *looks.Game
	form  func() form.Deck
}

// entries are the games in the order in which they are shown.
func entries() []entry {
	return []entry{
		{"vastrix", vastrix.New, vastrix.Pool, vastrix.Guides, vastrix.Looks, nil},
		{"vainqueur", vainqueur.New, vainqueur.Pool, vainqueur.Guides, vainqueur.Looks, vainqueur.DeckForm},
		{"vibes", vibes.New, vibes.Pool, vibes.Guides, vibes.Looks, vibes.DeckForm},
		{"vtes", vtes.New, vtes.Pool, vtes.Guides, vtes.Looks, vtes.DeckForm},
	}
}

// Names lists the games by name, in the order in which they are shown.
func Names() []string {
	var all []string
	for _, e := range entries() {
		all = append(all, e.name)
	}
	return all
}

// Registry builds games, and opens their cards: each once, when it is first asked for. Goroutines may
// share it, and what it returns belongs to all who ask: who changes a game changes a copy.
type Registry struct{ entries []built }

// built is an entry that keeps what it made.
type built struct {
	name string
	game func() (*rules.Game, error)
	pool func() (*cardfile.Pool, error)
}

// NewRegistry makes a Registry of all games. None is built yet.
func NewRegistry() *Registry {
	var r Registry
	for _, e := range entries() {
		r.entries = append(r.entries, built{e.name, sync.OnceValues(e.build), sync.OnceValues(e.pool)})
	}
	return &r
}

// All returns every game. An error names the game whose cards do not compile.
func (r *Registry) All() ([]*rules.Game, error) {
	all, err := each(r, func(e built) (*rules.Game, error) { return e.game() })
	if err != nil {
		return nil, fmt.Errorf("the game can't be played: %w", err)
	}
	return all, nil
}

// each makes something of every game, all at the same time.
func each[T any](r *Registry, of func(built) (T, error)) ([]T, error) {
	all := make([]T, len(r.entries))
	var work guard.Group
	for i, e := range r.entries {
		work.Go("building "+e.name, func() (err error) {
			all[i], err = of(e)
			return err
		})
	}
	err := work.Wait()
	return all, err
}

// Find returns the game of a name, as commands and saves give it.
func (r *Registry) Find(name string) (*rules.Game, error) {
	for _, e := range r.entries {
		if strings.EqualFold(e.name, name) {
			g, err := e.game()
			if err != nil {
				return nil, fmt.Errorf("the game can't be played: %w", err)
			}
			return g, nil
		}
	}
	return nil, fmt.Errorf("unknown game %q: choose from %s", name, strings.Join(Names(), ", "))
}

// Pool returns the language and the cards of the game of a name. People's own cards
// are not among them.
func (r *Registry) Pool(name string) (*cardfile.Pool, error) {
	for _, e := range r.entries {
		if e.name != name {
			continue
		}
		p, err := e.pool()
		if err != nil {
			return nil, fmt.Errorf("the cards can't be read: %w", err)
		}
		return p, nil
	}
	return nil, fmt.Errorf("unknown game %q", name)
}

// Pools returns the language and the cards of every game. Errors in the
// cards are in each Pool's Set, not in the error.
func (r *Registry) Pools() ([]*cardfile.Pool, error) {
	all, err := each(r, func(e built) (*cardfile.Pool, error) { return e.pool() })
	if err != nil {
		return nil, fmt.Errorf("the cards can't be read: %w", err)
	}
	return all, nil
}

// Form is what decks of the game of a name are made of. It has no parts where
// nobody brings one.
func Form(name string) form.Deck {
	for _, e := range entries() {
		if e.name == name && e.form != nil {
			return e.form()
		}
	}
	return form.Deck{}
}

// Looks is how the game of a name lies on a table, nil for a name that no game has.
func Looks(name string) *looks.Game {
	for _, e := range entries() {
		if e.name == name {
			return e.looks()
		}
	}
	return nil
}

// Guides is the lessons and puzzles of the game of a name, as package scenario
// reads them, with its rulebook and cards such as people make. It has no files for a name that no game has.
func Guides(name string) fs.FS {
	for _, e := range entries() {
		if e.name == name {
			return e.learn()
		}
	}
	return embed.FS{}
}
