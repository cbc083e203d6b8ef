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
	for in, want := range map[string]string{
		"Tap a vulnerable card in a row until it ends.":                                                               "Tap … until it ends",
		"Tap a vulnerable card in a row until somebody has done something that takes very long to tell. Draw a card.": "Tap…",
		"Only if you can: scrap a vulnerable card in a row.":                                                          "Scrap…",
	} {
		if got := open(in, "a vulnerable card in a row"); got != want {
			t.Errorf("open(%q) = %q, want %q", in, got, want)
		}
	}
}
