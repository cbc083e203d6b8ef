// Package games is the registry: the one place that knows which games there are.
package games

import (
	"embed"
	"fmt"
	"io/fs"
	"strings"

	"feltstack/rules"
	"feltstack/rules/cardfile"
	"feltstack/rules/decks/form"
	"feltstack/rules/guard"
	"feltstack/rules/looks"
	"feltstack/rules/vainqueur"
	"feltstack/rules/vastrix"
	"feltstack/rules/vibes"
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

// All builds every game. An error names the game whose cards do not compile.
func All() ([]*rules.Game, error) {
	all, err := each(func(e entry) (*rules.Game, error) { return e.build() })
	if err != nil {
		return nil, fmt.Errorf("the game can't be played: %w", err)
	}
	return all, nil
}

// each makes something of every game, all at the same time.
func each[T any](of func(entry) (T, error)) ([]T, error) {
	list := entries()
	all := make([]T, len(list))
	var work guard.Group
	for i, e := range list {
		work.Go("building "+e.name, func() (err error) {
			all[i], err = of(e)
			return err
		})
	}
	err := work.Wait()
	return all, err
}

// Find builds the game of a name, as commands and saves give it.
func Find(name string) (*rules.Game, error) {
	for _, e := range entries() {
		if strings.EqualFold(e.name, name) {
			g, err := e.build()
			if err != nil {
				return nil, fmt.Errorf("the game can't be played: %w", err)
			}
			return g, nil
		}
	}
	return nil, fmt.Errorf("unknown game %q: choose from %s", name, strings.Join(Names(), ", "))
}

// Pool opens the language and the cards of the game of a name. Its own cards
// are not among them.
func Pool(name string) (*cardfile.Pool, error) {
	for _, e := range entries() {
		if e.name != name {
			continue
		}
		s, err := e.pool()
		if err != nil {
			return nil, fmt.Errorf("the cards can't be read: %w", err)
		}
		return s, nil
	}
	return nil, fmt.Errorf("unknown game %q", name)
}

// Pools opens the language and the cards of every game. Errors in the
// cards are in each Pool's Set, not in the error.
func Pools() ([]*cardfile.Pool, error) {
	all, err := each(func(e entry) (*cardfile.Pool, error) { return e.pool() })
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
