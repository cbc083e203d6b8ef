// Package games is the registry: the one place that knows which games there are.
package games

import (
	"fmt"
	"strings"

	"feltstack/rules"
	"feltstack/rules/vastrix"
)

// builders are the games in the order in which they are shown.
func builders() []func() (*rules.Game, error) {
	return []func() (*rules.Game, error){
		vastrix.New,
	}
}

// All builds every game. An error names the game whose cards do not compile.
func All() ([]*rules.Game, error) {
	var all []*rules.Game
	for _, build := range builders() {
		g, err := build()
		if err != nil {
			return nil, fmt.Errorf("the game can't be played: %w", err)
		}
		all = append(all, g)
	}
	return all, nil
}

// Find builds the game of a name, as commands and saves give it.
func Find(name string) (*rules.Game, error) {
	all, err := All()
	if err != nil {
		return nil, err
	}
	var names []string
	for _, g := range all {
		if strings.EqualFold(g.Name, name) {
			return g, nil
		}
		names = append(names, g.Name)
	}
	return nil, fmt.Errorf("there is no game %q: there is %s", name, strings.Join(names, ", "))
}
