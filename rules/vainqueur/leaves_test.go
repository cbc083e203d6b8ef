package vainqueur_test

import (
	"testing"

	"feltstack/rules/games/gamestest"
	"feltstack/rules/vainqueur"
)

// The end of a step asks first while monsters could attack or be summoned.
func TestLeaves(t *testing.T) {
	for given, want := range map[string]string{
		" turn A\n A field: nothing\n A hand: Wandering Ox\n B field: nothing\n B hand: nothing":                             "End your Main Step with 1 Regular Summon left?",
		" turn A\n A field: nothing\n A hand: Wandering Ox, Wandering Ox, Wandering Ox\n B field: nothing\n B hand: nothing": "End your Main Step with 2 Regular Summons left?",
		" turn A\n A field: nothing\n A hand: nothing\n B field: nothing\n B hand: nothing":                                  "",
		" turn A attack\n A field: Wandering Ox\n A hand: nothing\n B field: nothing\n B hand: nothing":                      "End your attacks while 1 monster can attack?",
	} {
		m := gamestest.Table(t, "vainqueur", given)
		got := ""
		for _, o := range m.S.Options {
			got += vainqueur.Looks().Leaves(m, o)
		}
		if got != want {
			t.Errorf("%q: it asks %q, want %q", given, got, want)
		}
	}
}
