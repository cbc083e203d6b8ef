package gamestest

import (
	"strings"
	"testing"

	"feltstack/rules"
)

// CardTexts fails unless every card's text comes back from its tree letter for letter, in the
// form in which the files have it, and no two cards of the game have one name.
func CardTexts(t *testing.T, g *rules.Game) {
	t.Helper()
	s, err := Games.Pool(g.Name)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Set.Err(); err != nil {
		t.Fatal(err)
	}
	names := map[string]bool{}
	for i := range s.Set.Cards {
		d := &s.Set.Cards[i].Def
		tree, err := s.Language.Parse(d.Text)
		if err != nil {
			t.Errorf("%s: %v", d.Name, err)
			continue
		}
		if got := s.Language.Print(tree); got != d.Text {
			t.Errorf("%s prints\n%s\nnot\n%s", d.Name, got, d.Text)
		}
		if names[d.Name] {
			t.Errorf("two cards are called %s", d.Name)
		}
		names[d.Name] = true
	}
}

// ForeignWords fails unless a text in which another game's words stand is answered with the
// game's own, at the end of the error.
func ForeignWords(t *testing.T, g *rules.Game, text, want string) {
	t.Helper()
	s, err := Games.Pool(g.Name)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Language.Parse(text); err == nil || !strings.HasSuffix(err.Error(), want) {
		t.Errorf("%v, want %s", err, want)
	}
}
