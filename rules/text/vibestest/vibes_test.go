package vibestest

import (
	"os"
	"testing"

	"feltstack/rules"
	"feltstack/rules/cardfile"
	"feltstack/rules/laws"
	"feltstack/rules/scenario"
)

// game is the game with its cards, and a deck of all of them.
func game(t *testing.T) (*rules.Game, *cardfile.Pool) {
	t.Helper()
	g := frame()
	pool, err := cardfile.Open(g, vocabulary(), os.DirFS("testdata"), "cards", cardFacts)
	if err != nil {
		t.Fatal(err)
	}
	if err := pool.Set.Err(); err != nil {
		t.Fatal(err)
	}
	g.Defs = append([]rules.Def{{}}, pool.Set.Defs()...)
	all := rules.Deck{Name: "All"}
	for i := range g.Defs[1:] {
		all.Cards = append(all.Cards, rules.DeckLine{N: 2, Card: g.Defs[i+1].Name})
	}
	g.Decks = []rules.Deck{deckOf(), all}
	if _, err := g.Build(); err != nil {
		t.Fatal(err)
	}
	return g, pool
}

// Every card's text comes back from its tree letter for letter.
func TestTexts(t *testing.T) {
	_, pool := game(t)
	names := map[string]bool{}
	for i := range pool.Set.Cards {
		d := &pool.Set.Cards[i].Def
		tree, err := pool.Language.Parse(d.Text)
		if err != nil {
			t.Errorf("%s: %v", d.Name, err)
			continue
		}
		if got := pool.Language.Print(tree); got != d.Text {
			t.Errorf("%s prints\n%s\nnot\n%s", d.Name, got, d.Text)
		}
		if d.Text != "" && pool.Language.Listing(d) == "" {
			t.Errorf("%s: no program is listed", d.Name)
		}
		if names[d.Name] {
			t.Errorf("two cards are called %s", d.Name)
		}
		names[d.Name] = true
	}
}

// Every card with a text has a script of its name, and all scripts run.
func TestScripts(t *testing.T) {
	g, _ := game(t)
	files, err := scenario.Load(func(string) (*rules.Game, error) { return g, nil }, "testdata/scripts")
	if err != nil {
		t.Fatal(err)
	}
	shown := map[string]bool{}
	for _, f := range files {
		for _, s := range f.Scenarios {
			shown[s.Name] = true
			if err := s.Run(); err != nil {
				t.Error(err)
			}
		}
	}
	for i := range g.Defs[1:] {
		if d := &g.Defs[i+1]; d.Text != "" && !shown[d.Name] {
			t.Errorf("no script shows %s", d.Name)
		}
	}
}

// What could never do anything is refused with what to say instead.
func TestRefused(t *testing.T) {
	_, pool := game(t)
	for _, x := range []struct{ text, want string }{
		{"Pay 2 Green Pudge.", "1:1: Green Pudge is paid as a cost: say it before a colon"},
		{"Pay 0 Green Pudge: draw a card.", "1:5: 0 does nothing: say a number from 1 on"},
		{"You may play this from your hand.", "1:1: players may do this anyway, or don't see these cards: say from where, as in \"from your ice\""},
		{"The bearer gets +1 vibe.", "1:1: nothing attaches this, so it has no bearer: say \"Attach this to ...\""},
		{"Whenever you play your third Action each turn, draw a card.", "1:42: not understood: \"turn\"; here can stand \"Cycle\""},
	} {
		tree, err := pool.Language.Parse(x.text)
		if err == nil {
			_, err = pool.Language.Compile(tree)
		}
		if err == nil || err.Error() != x.want {
			t.Errorf("%s\nis told %v", x.text, err)
		}
	}
}

// Whatever the cards do, the laws of the engine hold.
func TestLaws(t *testing.T) {
	g, _ := game(t)
	all := []rules.Deck{g.Decks[1], g.Decks[1]}
	laws.TestGame(t, g, laws.Trial{Games: 12, Decks: [][]rules.Deck{all}})
}

// One of what is counted is said and printed by its singular.
func TestOneOfANumber(t *testing.T) {
	_, pool := game(t)
	for _, said := range []string{
		"Gain a Fishsicle.",
		"Your opponent loses a Fishsicle, then gain 2 Fishsicles.",
		"Flop this: gain a Fishsicle.",
	} {
		tree, err := pool.Language.Parse(said)
		if err != nil {
			t.Errorf("%s: %v", said, err)
			continue
		}
		if got := pool.Language.Print(tree); got != said {
			t.Errorf("%q prints as %q", said, got)
		}
	}
}
