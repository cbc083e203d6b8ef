package text_test

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"feltstack/rules/text/toytest"
)

func TestComplete(t *testing.T) {
	l := toytest.New(t)
	for _, c := range []struct{ text, has, not string }{
		{"", "draw {cards}", ""},
		{"dr", "draw {cards}", "discard {cards}"},
		{"draw a c", "card", "draw {cards}"},
		{"Draw", "", "draw {cards}"}, // nothing is left to complete
		{"draw a card.\ndr", "draw {cards}", ""},
		{"gibberish beyond help.\ndr", "draw {cards}", ""},
		{"gibberish beyond help dr", "", "draw {cards}"},
	} {
		got := l.Complete("", c.text, len(c.text))
		if c.has != "" && !slices.Contains(got.Phrases, c.has) || c.not != "" && slices.Contains(got.Phrases, c.not) {
			t.Errorf("%q goes on with %q; want %q and not %q", c.text, got.Phrases, c.has, c.not)
		}
		if got.From < 0 || got.From > len(c.text) {
			t.Errorf("%q: what is replaced begins at %d", c.text, got.From)
		}
	}
	if got := l.Complete("", "draw a card and more", 2); got.From != 0 || !slices.Contains(got.Phrases, "draw {cards}") {
		t.Errorf("at a place in the middle: %v", got)
	}
}

// Wherever one stops in a good text, what really follows is among the phrases
// that are offered.
var words = regexp.MustCompile(`[A-Za-z][A-Za-z'-]*`)

func TestCompleteKnowsWhatFollows(t *testing.T) {
	l := toytest.New(t)
	data, err := os.ReadFile("testdata/texts.txt")
	if err != nil {
		t.Fatal(err)
	}
	places := 0
	for _, s := range strings.Split(string(data), "\n") {
		if s == "" || s[0] == '#' || s[0] == '\t' || s[0] == '-' {
			continue
		}
		if _, err := l.Parse(s); err != nil {
			continue
		}
		for _, at := range words.FindAllStringIndex(s, -1) {
			if at[0] == 0 {
				continue
			}
			places++
			c := l.Complete("", s, at[0])
			tok := s[at[0]:at[1]]
			if !slices.ContainsFunc(c.Phrases, func(p string) bool {
				first, _, _ := strings.Cut(strings.ToLower(p), " ")
				return strings.TrimRight(first, ",;:.") == strings.ToLower(tok)
			}) {
				t.Errorf("%q: %q is not offered, but %q", s[:at[0]], tok, c.Phrases)
			}
		}
	}
	if places < 100 {
		t.Errorf("only %d places were tried", places)
	}
}

func FuzzComplete(f *testing.F) {
	f.Add("When this is played, draw a card.", 9)
	l := toytest.New(f)
	f.Fuzz(func(t *testing.T, s string, at int) {
		if c := l.Complete("", s, at); c.From < 0 || c.From > len(s) {
			t.Errorf("what is replaced begins at %d of %d", c.From, len(s))
		}
	})
}

func BenchmarkComplete(b *testing.B) {
	l := toytest.New(b)
	const s = "Choose one -\n- Your opponent discards 2 cards.\n- Dr"
	for b.Loop() {
		l.Complete("", s, len(s))
	}
}

// The card's own name stands for "this", begun or written.
func TestCompleteKnowsTheCardsName(t *testing.T) {
	l := toytest.New(t)
	for written, want := range map[string]string{
		"When Old Wolf ":     "arrives",
		"When Old W":         "Old Wolf",
		"Play: Destroy old":  "Old Wolf",
		"While Old Wolf is ": "tapped",
	} {
		c := l.Complete("Old Wolf", written, len(written))
		if !slices.Contains(c.Phrases, want) {
			t.Errorf("after %q comes %q, not %q", written, c.Phrases, want)
		}
	}
	if c := l.Complete("", "When Old Wolf ", 14); slices.Contains(c.Phrases, "arrives") {
		t.Error("a name is known without being told")
	}
}
