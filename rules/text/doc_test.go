package text_test

import (
	"os"
	"strings"
	"testing"

	"feltstack/rules/text"
	"feltstack/rules/text/grammar"
	"feltstack/rules/text/toytest"
)

// Every phrase of the language is shown by an example: whoever writes cards from
// the page finds it.
func TestPageShowsEveryPhrase(t *testing.T) {
	page, err := os.ReadFile("LANGUAGE.md")
	if err != nil {
		t.Fatal(err)
	}
	l := toytest.Page(t)
	shown := map[string]bool{}
	parts := strings.Split(string(page), "```")
	for i := 1; i < len(parts); i += 2 {
		if kind, body, _ := strings.Cut(parts[i], "\n"); kind == "card" {
			tree, err := l.Parse(body)
			if err != nil {
				t.Errorf("%s\n%v", body, err)
				continue
			}
			for name := range l.Uses(tree) {
				shown[name] = true
			}
		}
	}
	for _, p := range l.Grammar().Phrases() {
		if !strings.HasPrefix(p.Line, text.OwnWords) && !p.Rule.Refused && !p.Rule.Short && p.Rule.Note != grammar.Aside && !shown[p.Rule.Name] && p.Rule.Name != "new targets" {
			t.Errorf("no example shows %q: %s", p.Rule.Name, p.Text)
		}
	}
}
