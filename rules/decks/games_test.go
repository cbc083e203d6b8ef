package decks_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/decks"
	"feltstack/rules/decks/form"
	"feltstack/rules/games"
	"feltstack/rules/games/gamestest"
)

// builders are the cards of the games of the registry that decks are built for.
func builders(t *testing.T) []*decks.Index {
	t.Helper()
	all := gamestest.All(t)
	var out []*decks.Index
	for _, g := range all {
		if g.BuildsDecks() {
			out = append(out, decks.NewIndex(g, games.Form(g.Name)))
		}
	}
	if len(out) == 0 {
		t.Fatal("decks are built for no game")
	}
	return out
}

// Every example of QUERY.md is understood for some game and finds some of its
// cards, but not all.
func TestExamplesForPlayers(t *testing.T) {
	text, err := os.ReadFile("QUERY.md")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for line := range strings.Lines(string(text)) {
		query, ok := strings.CutPrefix(strings.TrimRight(line, "\n"), "    ")
		if !ok {
			continue
		}
		n++
		good := false
		for _, x := range builders(t) {
			q, err := x.Parse(query)
			found := len(x.Find(q, decks.Sort{}))
			good = good || err == nil && found > 0 && found < x.Len()
		}
		if !good {
			t.Errorf("%s: no game understands it and has some cards like that", query)
		}
	}
	if n < 15 {
		t.Errorf("only %d examples", n)
	}
}

// What a game says about its decks fits what its rules allow: every card is
// one that decks may hold, every number has cards, starters are legal.
func TestFormsOfGames(t *testing.T) {
	for _, x := range builders(t) {
		g := x.Game
		names := x.FieldNames()
		slices.Sort(names)
		if len(slices.Compact(slices.Clone(names))) != len(names) {
			t.Errorf("%s: two fields have one name: %q", g.Name, names)
		}
		for _, f := range append([]form.Field{x.Form.Kind}, x.Form.Fields...) {
			if f.Name != strings.ToLower(f.Name) || strings.ContainsAny(f.Name, " :=<>!()\"-") || f.Title == "" {
				t.Errorf("%s: no name for a field: %q, %q", g.Name, f.Name, f.Title)
			}
			q, err := x.Parse(f.Name + "!=none")
			if len(x.Find(q, decks.Sort{})) == 0 || err != nil {
				t.Errorf("%s: no card has %s (%v)", g.Name, f.Name, err)
			}
		}
		// A card is unknown to the rules if a deck of it has a reason more.
		why := func(name string) int {
			return len(g.CheckDeck(&rules.Deck{Cards: []rules.DeckLine{{N: 1, Card: name, Part: x.PartOf(name)}}}))
		}
		known := why(x.Game.Decks[0].Cards[0].Card)
		held := map[string]bool{}
		q, _ := x.Parse("")
		for _, id := range x.Find(q, decks.Sort{}) {
			name := x.Def(id).Name
			if held[name] = true; why(name) != known {
				t.Errorf("%s: decks may not have %s", g.Name, name)
			}
		}
		for i := 1; i < len(g.Defs); i++ {
			if name := g.Defs[i].Name; !held[name] && why(name) == known {
				t.Errorf("%s: decks may have %s, which is not found", g.Name, name)
			}
		}
		for _, d := range g.Decks {
			mine := decks.From(g, d)
			if r := x.Check(mine); !r.Legal || len(r.Unknown) > 0 || len(r.Over) > 0 {
				t.Errorf("%s: %s: %+v", g.Name, d.Name, r)
			}
			read, unread, err := x.Read(x.Write(mine))
			if err != nil || len(unread) > 0 || !read.Equal(mine) {
				t.Errorf("%s: %s reads as %+v, %v, %v", g.Name, d.Name, read, unread, err)
			}
			if len(x.Charts(mine)) < 2 {
				t.Errorf("%s: %s has no charts", g.Name, d.Name)
			}
			if read, unread, err := x.Read(d.String()); err != nil || len(unread) > 0 || !slices.Equal(read.Cards, d.Cards) {
				t.Errorf("%s: the text of %s itself reads as %+v, %v, %v", g.Name, d.Name, read, unread, err)
			}
		}
	}
}
