package gamestest

import (
	"io/fs"
	"os"
	"regexp"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/book"
	"feltstack/rules/message"
	"feltstack/rules/scenario"
)

// logged are the messages of games that are written in a log.
var logged = regexp.MustCompile(`^(log|state)\.`)

// Book proves of a game's rulebook, in the game's folder, that every rule that scenarios,
// RULINGS.md and reasons name has a paragraph there, and no other has; that each has a
// scenario to show, or says why it has none; that what it leads to is there; and that each
// message of the game's log has a rule.
func Book(t *testing.T, g *rules.Game, files fs.FS) {
	t.Helper()
	b, err := book.Read(g, files)
	if err != nil {
		t.Fatal(err)
	}
	examples, err := scenario.Index(files, "scenarios")
	if err != nil {
		t.Fatal(err)
	}
	named := map[string]string{}
	for _, e := range examples {
		for _, rule := range e.Rules {
			named[book.Plain(rule)] = "the scenario " + e.Name
		}
	}
	doc, err := os.ReadFile("RULINGS.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range regexp.MustCompile(`(?m)^- \*\*([^*]+)\*\*`).FindAllStringSubmatch(string(doc), -1) {
		named[book.Plain(m[1])] = "RULINGS.md"
	}
	for _, r := range g.Reasons {
		if r.Rule != "" {
			named[book.Plain(r.Rule)] = "the reason " + g.Say(r.Text)
		}
	}
	for rule, by := range named {
		if b.Find(rule) == nil {
			t.Errorf("the book has no paragraph %s, which %s names", rule, by)
		}
	}
	seen := func(from string, see []string) {
		for _, rule := range see {
			if b.Find(rule) == nil {
				t.Errorf("%s leads to %s, which the book doesn't have", from, rule)
			}
		}
	}
	for _, c := range b.Chapters {
		if c.Title == "" {
			t.Error("a chapter has no title")
		}
		for _, p := range c.Paragraphs {
			if named[p.ID] == "" {
				t.Errorf("nothing names the paragraph %s", p.ID)
			}
			if p.Text == "" || strings.Contains(p.Text, "{") {
				t.Errorf("%s says %q", p.ID, p.Text)
			}
			if (len(p.Examples) == 0) != (p.NoShow != "") {
				t.Errorf("%s has %d scenarios, and why it has none: %q", p.ID, len(p.Examples), p.NoShow)
			}
			seen(p.ID, p.See)
		}
	}
	for _, m := range g.Speech.Messages.Messages() {
		if logged.MatchString(m.ID) && b.At(book.Ref{Log: []message.ID{message.ID(m.ID)}}) == nil {
			t.Errorf("no paragraph is the rule of the log's message %s", m.ID)
		}
	}
	for _, term := range b.Terms {
		if len(term.See) == 0 {
			t.Errorf("the term %s leads nowhere", term.Name)
		}
		seen(term.Name, term.See)
	}
}
