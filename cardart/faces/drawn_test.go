package faces

import (
	"strings"
	"testing"

	"feltstack/cardart"
	"feltstack/rules/games"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/looks"
)

// Words become symbols where they stand alone; a number before or after one is the same word.
func TestDrawn(t *testing.T) {
	symbols := []looks.Symbol{
		{Words: []string{"Red Pudge"}, Name: "R", Tint: "red"},
		{Words: []string{"Pudge"}, Name: "foot"},
		{Words: []string{"STR"}, Name: "sword"},
		{Words: []string{"spade", "spades"}, Name: "spades"},
	}
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
		if got := signs.Replace(drawn(symbols, text)); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// Every symbol of a game comes up on some card and can be drawn; the name of a card in a text
// stays whole.
func TestSymbolsOfGames(t *testing.T) {
	for _, g := range gamestest.All(t) {
		l := games.Looks(g.Name)
		used := map[string]bool{}
		for _, d := range g.Defs {
			text := drawn(l.Symbols, d.Text)
			for _, s := range l.Symbols {
				used[s.Name+s.Tint] = used[s.Name+s.Tint] || strings.Contains(text, cardart.Symbol(s.Name, s.Tint))
			}
			for _, named := range g.Defs {
				if name := named.Name; len(name) > 4 && strings.Contains(d.Text, name) && drawn(l.Symbols, name) != name {
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
