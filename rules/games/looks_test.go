package games_test

import (
	"slices"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/bot"
	"feltstack/rules/games"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/looks"
)

// Every game has looks that fit its rules: its piles lie as piles, every zone lies
// somewhere, and every level of bots was measured.
func TestLooksOfGames(t *testing.T) {
	for _, g := range gamestest.All(t) {
		l := games.Looks(g.Name)
		for k := 1; k < len(g.Zones); k++ {
			area := l.Area(rules.ZoneKind(k))
			if area.Row == looks.RowNone || (area.Style == looks.StylePile) != g.Zones[k].Pile {
				t.Errorf("%s: the %s lies as %+v", g.Name, g.Zones[k].Name, area)
			}
		}
		for _, level := range bot.Levels() {
			if l.Levels[level.Name] == "" {
				t.Errorf("nobody measured %s at %s", level.Name, g.Name)
			}
		}
	}
	if games.Looks("whist") != nil {
		t.Error("a game that nobody knows has looks")
	}
}

// Every term is one plain sentence, in alphabetical order, and comes up on some card or in
// what the table says of cards and the game.
func TestTerms(t *testing.T) {
	for _, g := range gamestest.All(t) {
		var texts []string
		for _, d := range g.Defs {
			texts = append(texts, d.Text, d.Type)
		}
		if g.Speech.Messages == nil {
			t.Errorf("%s has no messages", g.Name)
			continue
		}
		for _, m := range g.Speech.Messages.Messages() {
			if !strings.HasPrefix(m.ID, "term.") {
				texts = append(texts, m.One, m.Other)
			}
		}
		for _, z := range g.Zones {
			texts = append(texts, g.Say(z.Name))
		}
		terms := games.Looks(g.Name).Glossary(g)
		if len(terms) == 0 {
			t.Errorf("%s explains no words", g.Name)
		}
		found := looks.Explain(terms, texts...)
		for i, term := range terms {
			if !slices.ContainsFunc(found, func(f looks.Term) bool { return f.Name == term.Name }) {
				t.Errorf("%s: no card says %s", g.Name, term.Name)
			}
			if i > 0 && terms[i-1].Name >= term.Name {
				t.Errorf("%s: %s stands after %s", g.Name, term.Name, terms[i-1].Name)
			}
			if !strings.HasSuffix(term.Text, ".") || strings.Count(term.Text, ". ") > 0 || len(strings.Fields(term.Text)) > 20 {
				t.Errorf("%s: %q is not one short sentence", g.Name, term.Text)
			}
			for _, form := range term.Forms {
				if form != strings.ToLower(form) {
					t.Errorf("%s: the form %q is not in small letters", g.Name, form)
				}
			}
		}
	}
}
