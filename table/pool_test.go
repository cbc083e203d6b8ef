package table

import (
	"testing"

	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/rules/games/gamestest"
)

// While hands are picked the pool lies on the table in place of the rows; the piles that
// cards come from and go to stay. Before and after there is no pool.
func TestPoolInPlaceOfRows(t *testing.T) {
	g := gamestest.Find(t, "vastrix")
	zones := func(kind string) map[string]bool {
		s, err := New(Config{
			Game: g, Looks: games.Looks(g.Name), Setup: rules.Setup{Seed: 1, RuleOptions: map[string]string{"deffy": kind}},
			Players: []Player{ann, ben}, Store: &memory{},
		})
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		all := map[string]bool{}
		for _, z := range s.View(0).Scene().Zones {
			all[z.Short] = true
		}
		return all
	}
	for kind, want := range map[string]map[string]bool{
		"off":     {"Pool": false, "Soda": false, "PR": true, "SB": true, "DP": true},
		"classic": {"Pool": true, "Soda": false, "PR": false, "ER": false, "SB": false, "EX": false, "Stack": false, "DP": true, "GY": true, "Hand": true},
		"soda":    {"Pool": false, "Soda": true, "PR": false, "DP": true},
	} {
		got := zones(kind)
		for short, there := range want {
			if got[short] != there {
				t.Errorf("%s: %s is there: %v", kind, short, got[short])
			}
		}
	}
}
