package games_test

import (
	"reflect"
	"sync"
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
)

// A game with people's own cards is the game as it was and those, though its texts aren't read again: also
// where several are built at once.
func TestBuiltAgain(t *testing.T) {
	for name, cards := range map[string]string{
		"vainqueur": "[[card]]\nname = \"Tern\"\ntype = \"Beast Monster Token\"\nstr = 3\ndef = 3\n[[card]]\nname = \"Egg\"\ntype = \"Spell\"\ntext = \"Create a Tern token.\"\n",
		"vibes":     "[[card]]\nname = \"Tern\"\ntype = \"Penguin\"\ncolor = \"B\"\nmakes = \"B\"\nfish = 2\nvibe = 2\nmotif = \"bird\"\n",
	} {
		g, err := gamestest.Games.Find(name)
		if err != nil {
			t.Fatal(err)
		}
		var wait sync.WaitGroup
		for range 2 {
			wait.Go(func() {
				more, err := g.For(rules.Setup{Own: []rules.OwnCards{{Set: "birds", Cards: cards}}})
				if err != nil {
					t.Errorf("%s: %v", name, err)
					return
				}
				n := len(g.Defs)
				if len(more.Defs) == n || more.Defs[n].Name != "Tern" {
					t.Errorf("%s: %d cards, not %d and the new ones", name, len(more.Defs), n)
					return
				}
				for i := range g.Defs {
					if !reflect.DeepEqual(more.Defs[i], g.Defs[i]) {
						t.Errorf("%s: %s is another card now", name, g.Defs[i].Name)
					}
				}
				for table, pair := range map[string][2]any{
					"decrees": {g.Decrees, more.Decrees[:len(g.Decrees)]}, "prompts": {g.Prompts, more.Prompts[:len(g.Prompts)]}, "tokens": {g.Tokens, more.Tokens[:len(g.Tokens)]}, "decks": {g.Decks, more.Decks},
				} {
					if !reflect.DeepEqual(pair[0], pair[1]) {
						t.Errorf("%s: its %s are others now", name, table)
					}
				}
			})
		}
		wait.Wait()
	}
}
