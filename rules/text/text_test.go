package text_test

import (
	"testing"

	"feltstack/rules/text/toytest"
)

// Texts in sloppy form come back in canonical form.
func TestCanonical(t *testing.T) {
	l := toytest.New(t)
	for in, want := range map[string]string{
		"PLAY:  draw 1   cards.":                         "",
		"play: Draw A card .":                            "Play: Draw a card.",
		"Play: you may draw 2 cards.\n\n\n  Camp.":       "Play: You may draw 2 cards.\nCamp.",
		"React: Counter A spell OR trick.":               "React: Counter a spell or trick.",
		"Play: Destroy an card on the table.":            "Play: Destroy a card on the table.",
		"Play: Choose one -\n-draw a card.\n-Burn this.": "Play: Choose one -\n- Draw a card.\n- Burn this.",
	} {
		tree, err := l.Parse(in)
		if want == "" {
			if err == nil {
				t.Errorf("%q was understood", in)
			}
			continue
		}
		if err != nil {
			t.Errorf("%q: %v", in, err)
		} else if got := l.Print(tree); got != want {
			t.Errorf("%q printed %q, want %q", in, got, want)
		}
	}
}
