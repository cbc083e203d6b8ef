package grammar

import (
	"slices"
	"strings"
	"testing"
)

func TestComplete(t *testing.T) {
	g := lang(t)
	rank(t, g)
	for _, x := range []struct{ text, has, not string }{
		{"", "draw {cards}", ""},
		{"dr", "draw {cards}", "discard {cards}"},
		{"Draw", "", "draw {cards}"}, // nothing is left to complete
		{"When this is summ", "summoned", ""},
		{"Choose a target Beast. The chosen ", "Battlefield", ""},
		{"Your opponent l", "loses {points}", "lose {points}"},
		{"Gain 3 life fo", "for each {counted}", ""},
		{"A target Dragon gets +2 STR un", "until this {span} ends", ""},
		{"Whenever it is your at", "", "attack step"},
		{"When your at", "attack step", ""},
		{"Choose one", "", "- {step}"},
		{"Choose one -\n", "- {step}", ""},
		{"Choose one -\n-", "- {step}", ""},
		{"Choose one -\n- ", "draw {cards}", ""},
		{"Choose one -\n- Draw a card.\n- De", "deal {damage}", "draw {cards}"},
		{"Choose one -\n- Draw a card.\n", "- {step}", ""},
		{"Choose one -\n- Draw a card.\n", "draw {cards}", ""},
		{"Draw a card.\n", "draw {cards}", "- {step}"},
		{"Draw a card,\n", "then {clause}", ""},
		{"draw a card.\ndr", "draw {cards}", ""},
		{"gibberish beyond help.\ndr", "draw {cards}", ""}, // an error further up
		{"gibberish beyond help. dr", "draw {cards}", ""},
		{"Choose one -\n- gibberish\n- dr", "draw {cards}", ""},
		{"gibberish beyond help dr", "", "draw {cards}"},
		{"destroy i", "", "it"}, // what is refused
		{"you ", "may {verb}", ""},
	} {
		got := g.Complete("", x.text, len(x.text))
		if x.has != "" && !slices.Contains(got.Phrases, x.has) || x.not != "" && slices.Contains(got.Phrases, x.not) {
			t.Errorf("%q goes on with %q; want %q and not %q", x.text, got.Phrases, x.has, x.not)
		}
		typed := strings.ToLower(x.text[got.From:])
		for _, p := range got.Phrases {
			if !strings.HasPrefix(strings.ToLower(p), typed) {
				t.Errorf("%q goes on with %q, which replaces %q", x.text, p, typed)
			}
		}
	}
	if got := g.Complete("", "draw a card and more", 2); got.From != 0 || !slices.Contains(got.Phrases, "draw {cards}") {
		t.Errorf("in the middle: %v", got)
	}
	if got := g.Complete("", "", 0).Phrases; slices.Index(got, "draw {cards}") > slices.Index(got, "toss a coin") {
		t.Errorf("what cards use most is not first: %q", got)
	}
}

// The card's own name stands for "this", begun or written.
func TestCompleteKnowsTheCardsName(t *testing.T) {
	g := lang(t)
	for written, want := range map[string]string{
		"When Old Wolf ":         "is {x}",
		"When Old W":             "Old Wolf",
		"Destroy old":            "Old Wolf",
		"Destroy old ":           "Old Wolf",
		"Draw a card. Destroy o": "Old Wolf",
		"If Old Wolf is ":        "attacking",
	} {
		c := g.Complete("Old Wolf", written, len(written))
		if want != "is {x}" && !slices.Contains(c.Phrases, want) {
			t.Errorf("after %q comes %q, not %q", written, c.Phrases, want)
		}
		if want == "Old Wolf" && !strings.HasPrefix("old wolf", strings.ToLower(written[c.From:])) {
			t.Errorf("%q: the name replaces %q", written, written[c.From:])
		}
	}
	if c := g.Complete("Old Wolf", "When Old Wolf ", 14); !slices.Contains(c.Phrases, "attacks") {
		t.Errorf("after the name comes %q", c.Phrases)
	}
	if c := g.Complete("", "When Old Wolf ", 14); len(c.Phrases) > 0 {
		t.Error("a name is known without being told")
	}
}

// Wherever one stops in a good text, what really follows is among the phrases
// that are offered.
func TestCompleteKnowsWhatFollows(t *testing.T) {
	g := lang(t)
	places := 0
	for i, c := range cards(t, "vainqueur-cards") {
		if i%4 > 0 {
			continue
		}
		for _, tok := range lex(c.text, Pos{}) {
			if tok.text == "" || !strings.Contains("abcdefghijklmnopqrstuvwxyz", tok.key[:1]) || tok.pos.Off == 0 {
				continue
			}
			places++
			got := g.Complete("", c.text, tok.pos.Off)
			if !slices.ContainsFunc(got.Phrases, func(p string) bool {
				first, _, _ := strings.Cut(strings.ToLower(p), " ")
				return strings.TrimRight(first, ",:.") == tok.key || first == "an" && tok.key == "a"
			}) {
				t.Errorf("%q: %q is not offered, but %q", c.text[:tok.pos.Off], tok.text, got.Phrases)
			}
		}
	}
	if places < 500 {
		t.Errorf("only %d places were tried", places)
	}
}
