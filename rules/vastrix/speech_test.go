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

// TestResolving: a play says whether it waits or resolves, while it asks for something.
func TestResolving(t *testing.T) {
	for _, c := range []struct {
		given, when string
		resolving   bool
	}{
		{"turn A\n  A hand: 6♥ K♣\n  B hand: A♥", "A: effect 6♥ base", false},
		{"turn A\n  A hand: 6♥ K♣\n  B hand: Q♣", "A: effect 6♥ base; pass", true},
	} {
		m, err := gamestest.Scenario(t, "vastrix", c.given, c.when).Play()
		if err != nil || len(m.S.Stack) == 0 {
			t.Fatalf("%s: %v, %d plays on the stack", c.given, err, len(m.S.Stack))
		}
		if got := m.Game.Speech.Item(m, 0).Resolving; got != c.resolving {
			t.Errorf("%s, %s: it resolves: %v", c.given, c.when, got)
		}
	}
}
