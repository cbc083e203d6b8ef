package vastrix

import "testing"

// What a choice says of a text leaves out its condition, which holds, and nothing else.
func TestWhole(t *testing.T) {
	for in, want := range map[string]string{
		"Draw 3 cards.": "Draw 3 cards",
		"Only if there is another card in your hand: discard a card, then draw 6 cards. Keep 3.": "Discard a card, then draw 6 cards. Keep 3",
		"Put one of the drawn cards on the top or the bottom of the draw pile.":                  "Put one of the drawn cards on the top or the bottom of the draw pile",
	} {
		if got := whole(in); got != want {
			t.Errorf("whole(%q) = %q, want %q", in, got, want)
		}
	}
	for in, want := range map[string]string{
		"Tap a vulnerable card in a row until it ends.":                                                 "Tap … until it ends",
		"Tap a vulnerable card in a row until a very long time has passed. Your opponent draws a card.": "Tap … until a very long time has passed. Your opponent draws a card",
		"Only if you can: scrap a vulnerable card in a row.":                                            "Scrap…",
	} {
		if got := open(in, "a vulnerable card in a row"); got.String() != want {
			t.Errorf("open(%q) = %q, want %q", in, got, want)
		}
	}
}
