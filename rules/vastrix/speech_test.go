package vastrix_test

import (
	"slices"
	"testing"

	"feltstack/rules/games/gamestest"
)

// TestSaid: what can be done is said by what it does now: the one option that
// is open, the place of a card that is not known, the place of the target.
func TestSaid(t *testing.T) {
	for _, c := range []struct{ given, want string }{
		{"turn A\n  A hand: 6♠ 2♣", "Base: Discard a card, then draw 6 cards. Keep 3 of the drawn cards. Put the rest on the top or the bottom of the draw pile in any order"},
		{"turn A\n  A hand: 6♠ 2♣", "Base: Draw 3 cards. Choose one: Keep 2 of the drawn cards. Put the rest on the top or the bottom of the draw pile; or Discard a card"},
		{"turn A\n  A hand: 6♠ 2♣ 3♣", "Base"},
		{"turn A swap\n  A hand: 2♣\n  SB: 4♦ 5♦ 9♦ (up)", "Swap for the face-down card on the left"},
		{"turn A swap\n  A hand: 2♣\n  SB: 4♦ 5♦ 9♦ (up)", "Swap for the face-down card on the right"},
		{"turn A swap\n  A hand: 2♣\n  SB: 4♦", "Swap for the face-down card"},
		{"turn A\n  A hand: 3♠\n  B PR: 7♦", "Instant: Put … on the top or the bottom of the draw pile"},
	} {
		m := gamestest.Table(t, "vastrix", c.given)
		var said []string
		for i := range m.S.Options {
			said = append(said, m.Words().Say(i))
		}
		if !slices.Contains(said, c.want) {
			t.Errorf("%s\nno choice is called %q: %q", c.given, c.want, said)
		}
	}
}
