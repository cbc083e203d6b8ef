package looks_test

import (
	"strings"
	"testing"

	"feltstack/cardart"
	"feltstack/cardart/looks"
	"feltstack/cardart/looks/catalogue"
	"feltstack/rules/games"
)

// Words become symbols where they stand alone; a number before or after one is the same word.
func TestDrawn(t *testing.T) {
	l := looks.Game{Symbols: []looks.Symbol{
		{Words: []string{"Red Pudge"}, Name: "R", Tint: "red"},
		{Words: []string{"Pudge"}, Name: "foot"},
		{Words: []string{"STR"}, Name: "sword"},
		{Words: []string{"spade", "spades"}, Name: "spades"},
	}}
	signs := strings.NewReplacer(cardart.Symbol("R", "red"), "(R)", cardart.Symbol("foot", ""), "(f)", cardart.Symbol("sword", ""), "(s)")
	for text, want := range map[string]string{
		"":                                 "",
		"Pay 2 Red Pudge and flop this.":   "Pay 2(R) and flop this.",
		"With Pudge cost X Pudge.":         "With (f) cost X(f).",
		"Gets +9 STR.\nSTR 60 or more":     "Gets +9(s).\n(s)60 or more",
		"STRONG Pudges, re-Pudge, Pudge's": "STRONG Pudges, re-Pudge, Pudge's",
		"A spade and 2 spades.":            "A ♠ and 2♠.",
		"the Größe STR":                    "the Größe (s)",
	} {
		if got := signs.Replace(l.Drawn(text)); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// Every symbol of a game comes up on some card and can be drawn; the name of a card in a text
// stays whole.
func TestSymbolsOfGames(t *testing.T) {
	all, err := games.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range all {
		l := catalogue.Of(g.Name)
		used := map[string]bool{}
		for _, d := range g.Defs {
			drawn := l.Drawn(d.Text)
			for _, s := range l.Symbols {
				used[s.Name+s.Tint] = used[s.Name+s.Tint] || strings.Contains(drawn, cardart.Symbol(s.Name, s.Tint))
			}
			for _, named := range g.Defs {
				if name := named.Name; len(name) > 4 && strings.Contains(d.Text, name) && l.Drawn(name) != name {
					t.Errorf("%s: the text of %s loses the name of %s", g.Name, d.Name, name)
				}
			}
		}
		for _, s := range l.Symbols {
			if cardart.Symbol(s.Name, s.Tint) == "" {
				t.Errorf("%s: nothing is drawn for %q", g.Name, s.Words)
			}
			if !used[s.Name+s.Tint] {
				t.Errorf("%s: no card says %q", g.Name, s.Words)
			}
		}
	}
}

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
