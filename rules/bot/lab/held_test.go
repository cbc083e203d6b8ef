package lab

import (
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
)

// decked is a plan of a game with decks.
func decked(t *testing.T, n int, a string, field ...string) Plan {
	t.Helper()
	g := gamestest.WithDecks(t)
	find := func(name string) rules.Deck {
		for _, d := range g.Decks {
			if d.Name == name {
				return d
			}
		}
		return rules.Deck{}
	}
	p := Plan{Game: g, Players: []string{"random", "random"}, Games: n, Seed: 5, Jobs: 1, Decks: []rules.Deck{find(a), {}}}
	for _, name := range field {
		p.Field = append(p.Field, find(name))
	}
	return p
}

// A deck meets those of a field in turn, from every seat.
func TestFieldIsMetInTurn(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does all of it")
	}
	g := decked(t, 1, "").Game
	a, b, c := g.Decks[0].Name, g.Decks[1].Name, g.Decks[2].Name
	p := decked(t, 40, a, b, c, a)
	r := report(t, p)
	met := map[string]int{}
	for _, m := range r.Versus {
		if m.Deck == a {
			met[m.Against] = m.Won.Of + m.Drawn
		}
	}
	if met[b] != 14 || met[c] != 14 || met[a] != 12 {
		t.Errorf("met %v of %v", met, r.Field)
	}
	won, lost := 0, 0
	for _, m := range r.Versus {
		switch {
		case m.Deck == a:
			won += m.Won.N
			lost += m.Won.Of - m.Won.N
		case m.Against != a || m.Won.Of+m.Drawn != met[m.Deck]:
			t.Errorf("%+v", m)
		}
	}
	if won != r.Wins[0] || lost != r.Wins[1] {
		t.Errorf("%d won and %d lost, of %v", won, lost, r.Wins)
	}
	if p.Decks = nil; p.Check() == nil {
		t.Error("a field is met by no deck")
	}
}

// Cards in hand are counted by player, with the games in which they were not there.
func TestHeld(t *testing.T) {
	p := decked(t, 30, "")
	p.Decks[0], p.Decks[1] = p.Game.Decks[0], p.Game.Decks[1]
	r := report(t, p)
	for _, h := range r.Held {
		in := false
		for _, l := range p.Decks[h.Player-1].Cards {
			in = in || l.Card == h.Card
		}
		if h.With.Of == 0 || h.With.Of+h.Without.Of != 30 || h.With.N+h.Without.N != r.Wins[h.Player-1] {
			t.Errorf("%+v with wins %v", h, r.Wins)
		}
		if !in && h.With.Of > 5 { // few come from the other deck
			t.Errorf("%s is in no deck of player %d: %+v", h.Card, h.Player, h)
		}
	}
	if len(r.Held) < 20 {
		t.Errorf("only %d cards were held", len(r.Held))
	}
	var b strings.Builder
	if err := CSV(&b, []string{"one", "two"}, []*Report{r, r}); err != nil || !strings.Contains(b.String(), "\ntwo,hand,") || !strings.Contains(b.String(), "one,deck,"+p.Decks[0].Name) {
		t.Errorf("%v\n%s", err, b.String())
	}
	for _, h := range report(t, plan(t, 20, "random", "random")).Held {
		if h.Player != 0 || h.With.Of+h.Without.Of != 40 {
			t.Fatalf("in a game without decks: %+v", h)
		}
	}
}
