package manual

import (
	"slices"
	"strings"
	"testing"

	"feltstack/rules/text"
	"feltstack/rules/text/grammar"
	"feltstack/rules/text/toytest"
)

func TestSaid(t *testing.T) {
	for phrase, want := range map[string]string{
		"draw {cards}": "draw", "{player} draws {cards} at random": "draws  at random", "({n}) ": "", "{a}{b}": "", "“{x}": "“", "lose {n": "lose", `"{step}".`: "",
	} {
		if got := said(phrase); got != want {
			t.Errorf("said(%q) = %q, want %q", phrase, got, want)
		}
	}
}

func TestBegins(t *testing.T) {
	for _, c := range []struct {
		phrase, stems string
		want          bool
	}{
		{"discard {cards}", "draw discard", true},
		{"discards {cards}", "discard", true},
		{"{discards} a card", "discard", false}, // a part is no word of the phrase
		{"use this", "=use", true},
		{"uses this", "=use", false},
		{"take control of {cards}", "take_control", true},
		{"take {cards}", "take_{cards}", true},
		{"take all {cards}", "take_{cards}", false},
		{"draw {cards}", "", false},
	} {
		if got := begins(c.phrase, strings.Fields(c.stems)); got != c.want {
			t.Errorf("%q is of the topic %q: %v", c.phrase, c.stems, got)
		}
	}
}

func TestUsed(t *testing.T) {
	if got := used(0, "Draw a card."); got != "" {
		t.Errorf("what no card uses has %q", got)
	}
	if got, want := used(2, "Choose one -\n- Draw."), " (2)  \n  Choose one -  \n  - Draw."; got != want {
		t.Errorf("used says %q, want %q", got, want)
	}
}

// A game's own words are among all phrases, and are fewer.
func TestWordsArePhrases(t *testing.T) {
	l := toytest.New(t)
	all, own := Phrases(l), Words(l)
	if len(own) == 0 || len(own) >= len(all) {
		t.Fatalf("%d of %d grammar rules are for words of the game", len(own), len(all))
	}
	for _, name := range own {
		if !slices.Contains(all, name) {
			t.Errorf("%q is a word and no phrase", name)
		}
	}
	refused := 0
	for _, p := range l.Grammar().Phrases() {
		if p.Rule.Refused || p.Rule.Short {
			refused++
			if slices.Contains(all, p.Rule.Name) && !slices.ContainsFunc(l.Grammar().Phrases(), func(q grammar.Phrase) bool { return q.Rule.Name == p.Rule.Name && !q.Rule.Refused && !q.Rule.Short }) {
				t.Errorf("%q is refused or short, and offered", p.Rule.Name)
			}
		}
	}
	if refused == 0 {
		t.Error("the language refuses nothing: the test finds nothing")
	}
}

// parts is what stands under the headings of the page of the toy with some card texts.
func parts(t *testing.T, cards ...string) map[string]string {
	t.Helper()
	l := toytest.New(t)
	var trees []*text.Text
	for _, c := range cards {
		tree, err := l.Parse(c)
		if err != nil {
			t.Fatal(err)
		}
		trees = append(trees, tree)
	}
	all := map[string]string{}
	for part := range strings.SplitSeq(Page(l, trees, "FILES"), "\n## ") {
		heading, below, _ := strings.Cut(part, "\n")
		all[heading] += below
	}
	return all
}

// A phrase has how many cards use it, however often each does, and the shortest paragraph.
func TestPageCountsCards(t *testing.T) {
	const long, short = "Play: Burn a card. Draw 3 cards.", "Play: Draw a card."
	part := parts(t, long+"\n"+short, long, "Play: Shuffle your deck.")["verb"]
	for row, want := range map[string]string{
		"- `draw {cards}":  " (2)  \n  " + short,
		"- `burn {cards}`": " (2)  \n  " + long,
	} {
		_, rest, ok := strings.Cut(part, row)
		line, _, _ := strings.Cut(rest, "\n- ")
		if !ok || !strings.HasSuffix(strings.TrimRight(line, "\n"), want) {
			t.Errorf("%s ends with %q, want %q", row, line, want)
		}
	}
}

// What the page is given stands on it, and every phrase stands in a part of its own kind.
func TestPageIsComplete(t *testing.T) {
	l := toytest.New(t)
	all := Page(l, nil, "FILES")
	if !strings.HasPrefix(all, "# Card texts of Toy\n") || !strings.Contains(all, "## card files\n\nFILES\n") {
		t.Errorf("the page begins %.300q", all)
	}
	offered, below := Phrases(l), parts(t)
	for _, p := range l.Grammar().Phrases() {
		row := "- `" + p.Text + "`"
		switch {
		case p.Rule.Refused:
			if !strings.Contains(below["What is refused"], row+": "+p.Rule.Note) {
				t.Errorf("the page doesn't say that %q is refused", p.Text)
			}
		case slices.Contains(offered, p.Rule.Name) && !p.Rule.Short && p.Rule.Note != grammar.Aside:
			if !strings.Contains(below[p.Label], row) {
				t.Errorf("the page has no %q as a %s", p.Text, p.Label)
			}
		}
	}
}
