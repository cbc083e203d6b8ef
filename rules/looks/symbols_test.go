package looks_test

import (
	"testing"

	"feltstack/rules/looks"
)

// A cost is spelled in the letters that the game has; other words aren't.
func TestSpelled(t *testing.T) {
	l := looks.Game{Symbols: []looks.Symbol{{Words: []string{"Red Pudge"}, Name: "R"}}, Letters: map[rune]string{'R': "red", 'B': "blue"}}
	got := l.Spelled("R/B")
	if len(got) != 3 || got[0].Tint != "red" || got[1].Tint != "" || got[2].Name != "B" {
		t.Errorf("R/B is %+v", got)
	}
	for _, s := range []string{"", "any", "Rare", "β"} {
		if got := l.Spelled(s); got != nil {
			t.Errorf("%q is %+v", s, got)
		}
	}
	if l.Called("R") != "Red Pudge" || l.Called("B") != "" {
		t.Errorf("R is called %q and B %q", l.Called("R"), l.Called("B"))
	}
}
