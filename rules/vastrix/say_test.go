package vastrix

import "testing"

func TestShort(t *testing.T) {
	for in, want := range map[string]string{
		"Draw 3 cards.": "Draw 3 cards",
		"Only if there is another card in your hand: discard a card, then draw 6 cards. Keep 3.": "Discard a card, then draw 6 cards",
		"Put one of the drawn cards on the top or the bottom of the draw pile.":                  "Put one of the drawn cards on the top or ...",
	} {
		if got := short(in); got != want {
			t.Errorf("short(%q) = %q, want %q", in, got, want)
		}
	}
	if got := untilTarget("Tap a vulnerable card in a row until it ends.", "a vulnerable card in a row"); got != "Tap…" {
		t.Errorf("untilTarget = %q", got)
	}
}
