package vibes_test

import (
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/laws"
	"feltstack/rules/vibes"
)

func game(t testing.TB) *rules.Game {
	t.Helper()
	g, err := vibes.New()
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestGame(t *testing.T) {
	g := game(t)
	laws.TestGame(t, g,
		laws.Trial{Games: 1, Seats: []int{2}, Seed: 100, Decks: laws.MatchUps(g)},
		laws.Trial{Games: 12},
		laws.Trial{Games: 3, Seed: 2000, AskAll: true},
		laws.Trial{Games: 3, Seed: 1000, RuleOptions: map[string]string{"sameSideTie": "tie"}},
	)
}

func TestAskAll(t *testing.T) { laws.TestAskAll(t, game(t), 15) }

// everyCard is the game with decks that hold every card between them.
func everyCard(t testing.TB) *rules.Game {
	g := *game(t)
	g.Decks = nil
	var d rules.Deck
	for i := 1; i < len(g.Defs); i++ {
		if vibes.IsBasicRod(&g.Defs[i]) {
			continue
		}
		d.Cards = append(d.Cards, rules.DeckLine{N: 2, Card: g.Defs[i].Name})
		if d.Size() == 52 {
			g.Decks = append(g.Decks, d)
			d = rules.Deck{}
		}
	}
	if d.Size() > 0 {
		for i := 0; d.Size() < 52; i++ {
			if i := 1 + i%(len(g.Defs)-1); !vibes.IsBasicRod(&g.Defs[i]) {
				d.Cards = append(d.Cards, rules.DeckLine{N: 1, Card: g.Defs[i].Name})
			}
		}
		g.Decks = append(g.Decks, d)
	}
	return &g
}

// TestEveryCard plays all cards.
func TestEveryCard(t *testing.T) {
	laws.TestGame(t, everyCard(t), laws.Trial{Games: 6, Seed: 500})
}

func BenchmarkRandomPlay(b *testing.B) { gamestest.RandomPlay(b, game(b)) }
