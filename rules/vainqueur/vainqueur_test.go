package vainqueur_test

import (
	"testing"

	"feltstack/rules"
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
	rules.TestGame(t, game(t),
		rules.Trial{Games: 40},
		rules.Trial{Games: 8, Seed: 1000, Switches: map[string]string{
			"firstTurnAttack": "off", "chain": "immediate", "positionChange": "perMonster", "mastersGuardedBy": "defendingPosition",
		}},
	)
}

// TestSignature holds one number over 1,000 random games: it changes only when
// the behaviour of the rules or cards does, and the commit says so.
func TestSignature(t *testing.T) {
	rules.CheckSignature(t, game(t), 1000, "testdata/signature.txt")
}
