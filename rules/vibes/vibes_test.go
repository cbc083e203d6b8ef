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

// TestAffords: what is reckoned without a bill is what the bill says, wherever random play comes.
func TestAffords(t *testing.T) {
	g := everyCard(t)
	reckons := g.Affords
	asked := 0
	g.Affords = func(m *rules.Match, q *rules.Query, a *rules.Ability, mode int8) (bool, bool) {
		was := *q
		can, known := reckons(m, q, a, mode)
		if !known {
			return can, known
		}
		asked++
		*q = was
		g.Affords = nil
		bill := q.CanPrice(a, mode) == 0
		g.Affords = reckons
		if bill != can {
			t.Errorf("%s: reckoned %t, billed %t", m.Def(was.Src).Name, can, bill)
		}
		*q = was
		return can, known
	}
	again := g.Affords
	var m rules.Match
	for seed := range uint64(40) {
		if err := m.Restart(g, rules.Setup{Seats: 2, Seed: seed}); err != nil {
			t.Fatal(err)
		}
		rng := rules.Seeded(seed)
		for n := 0; !m.S.Over && n < 400; n++ {
			g.Affords = again
			if err := m.Choose(rng.IntN(len(m.S.Options))); err != nil {
				t.Fatal(err)
			}
		}
	}
	if asked < 1000 {
		t.Errorf("only %d prices were asked for", asked)
	}
}

// A Fit whose wearer has left is iced before anyone may go on, and lies there without one till then.
func TestAdrift(t *testing.T) {
	const given = `  turn A time
  A hand: Bearish Sentiment
  B huddle: Drama Birb
  B worn: Cozy Mittens (on Drama Birb)`
	m := gamestest.Table(t, "vibes", given)
	fit := m.In(vibes.Worn, 1).First
	host := m.S.BearerOf(fit)
	m.Attach(fit, 0)
	if m.Check() == nil {
		t.Error("a Fit without a wearer passes where a player has priority")
	}
	m.Attach(fit, host)
	if err := m.Check(); err != nil {
		t.Error(err)
	}
}
