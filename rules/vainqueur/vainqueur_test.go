package vainqueur_test

import (
	"testing"

	"feltstack/rules"
	"feltstack/rules/laws"
	"feltstack/rules/vainqueur"
)

func game(t testing.TB) *rules.Game {
	t.Helper()
	g, err := vainqueur.New()
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
		laws.Trial{Games: 4, Seed: 1000, RuleOptions: map[string]string{
			"firstTurnAttack": "off", "chain": "immediate", "positionChange": "perMonster", "mastersGuardedBy": "defendingPosition",
		}},
	)
}

func TestAskAll(t *testing.T) { laws.TestAskAll(t, game(t), 25) }

// everyCard is the game with decks that hold every card between them.
func everyCard(t testing.TB) *rules.Game {
	g := *game(t)
	g.Decks = nil
	var d rules.Deck
	for i := 1; i < len(g.Defs); i++ {
		if g.Defs[i].Facts[vainqueur.FactKind] >= vainqueur.MonsterToken {
			continue
		}
		d.Cards = append(d.Cards, rules.DeckLine{N: 2, Card: g.Defs[i].Name})
		if d.Size() == 80 {
			g.Decks = append(g.Decks, d)
			d = rules.Deck{}
		}
	}
	if last := &g.Decks[len(g.Decks)-1]; d.Size() < 40 { // too few to play with
		last.Cards = append(last.Cards, d.Cards...)
	} else {
		g.Decks = append(g.Decks, d)
	}
	return &g
}

// TestEveryCard plays all cards.
func TestEveryCard(t *testing.T) {
	laws.TestGame(t, everyCard(t), laws.Trial{Games: 10, Seed: 500})
}

// TestSignature holds one number over 1,000 random games: it changes only when
// the behaviour of the rules or cards does, and the commit says so.
func TestSignature(t *testing.T) {
	laws.CheckSignature(t, game(t), 1000, "testdata/signature.txt")
}

// TestPreparing: the toss lets its winner choose who begins before anyone has a
// card, then both have six of a shuffled deck, and who begins draws a seventh
// (Vainqueur: Preparing a Game, W-002, W-042).
func TestPreparing(t *testing.T) {
	g := game(t)
	won := [2]int{}
	var first rules.DefID
	shuffled := false
	for seed := range uint64(40) {
		for _, verb := range []string{"go first", "go second"} {
			m, err := rules.New(g, rules.Setup{Seats: 2, Seed: seed, Decks: []rules.Deck{g.Decks[0], g.Decks[1]}})
			if err != nil {
				t.Fatal(err)
			}
			winner := m.S.Decision.Seat
			won[winner]++
			for p := range rules.Seat(2) {
				if n := m.In(vainqueur.Hand, p).N; n != 0 || m.S.Seats[p].Nums[vainqueur.NumLife] != 250 {
					t.Fatalf("seed %d: seat %d begins with %d cards and %d life", seed, p, n, m.S.Seats[p].Nums[vainqueur.NumLife])
				}
			}
			top := m.S.Cards[m.In(vainqueur.Deck, 0).Last].Def
			shuffled = shuffled || first != 0 && top != first
			first = top
			begins := winner
			if verb == "go second" {
				begins = m.S.NextSeat(winner)
			}
			i, err := m.Words().Find(verb)
			if err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			if err := m.Choose(i); err != nil {
				t.Fatal(err)
			}
			if m.S.Active != begins || m.In(vainqueur.Hand, begins).N != 7 {
				t.Errorf("seed %d, %s: seat %d begins with %d cards", seed, verb, m.S.Active, m.In(vainqueur.Hand, begins).N)
			}
			if n := m.In(vainqueur.Hand, m.S.NextSeat(begins)).N; n != 6 {
				t.Errorf("seed %d, %s: the other seat has %d cards", seed, verb, n)
			}
		}
	}
	if won[0] == 0 || won[1] == 0 || !shuffled {
		t.Errorf("the toss was won %v times; shuffled: %t", won, shuffled)
	}
}
