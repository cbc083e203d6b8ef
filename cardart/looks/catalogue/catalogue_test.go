package catalogue

import (
	"testing"

	"feltstack/cardart/looks"
	"feltstack/rules"
	"feltstack/rules/bot"
	"feltstack/rules/games"
)

// Every game has looks that fit its rules: its piles lie as piles, every zone lies
// somewhere, and somebody measured every level of bots.
func TestLooksOfGames(t *testing.T) {
	all, err := games.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range all {
		l := Of(g.Name)
		if l == nil {
			t.Errorf("%s has no looks", g.Title)
			continue
		}
		for k := 1; k < len(g.Zones); k++ {
			area := l.Area(rules.ZoneKind(k))
			if area.Row == looks.RowNone || (area.Style == looks.StylePile) != g.Zones[k].Pile {
				t.Errorf("%s: the %s lies as %+v", g.Title, g.Zones[k].Name, area)
			}
		}
		for _, level := range bot.Levels() {
			if l.Levels[level.Name] == "" {
				t.Errorf("nobody measured %s at %s", level.Name, g.Title)
			}
		}
	}
	if Of("whist") != nil {
		t.Error("a game that nobody knows has looks")
	}
}
