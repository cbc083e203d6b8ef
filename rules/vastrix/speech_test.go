package vastrix_test

import (
	"slices"
	"strings"
	"testing"

	"feltstack/rules"
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

// The end of an Exhausted game names the number that decided it, a team's added up.
func TestExhaustedResult(t *testing.T) {
	all := strings.Fields("A♣ A♦ A♥ A♠ 2♣ 2♦ 2♥ 2♠ 3♣ 3♦ 3♥ 3♠ 4♣ 4♦ 4♥ 4♠ 5♣ 5♦ 5♥ 5♠ 6♣ 6♦ 6♥ 6♠ 7♣ 7♦ 7♥ 7♠ 8♣ 8♦ 8♥ 8♠ 9♣ 9♦ 9♥ 9♠ 10♣ 10♦ 10♥ 10♠ J♣ J♦ J♥ J♠ Q♣ Q♦ Q♥ Q♠ K♣ K♦ K♥ K♠ RJ BJ")
	for _, c := range []struct{ given, want string }{
		{"turn A\n  exhausted = 1\n  A hand: 5♣\n  B ER: K♦", "1 anchor to 0, with the draw pile Exhausted"},
		{"turn A\n  exhausted = 1\n  A hand: 5♣\n  A ER: K♣\n  B ER: K♦ Q♦", "2 anchors to 1, with the draw pile Exhausted"},
		{"seats 4\n  turn A\n  exhausted = 1\n  A hand: 5♣\n  A PR: 4♠\n  C PR: 2♥\n  C ER: K♥\n  B PR: 2♣ 8♣\n  B ER: K♣", "10 points to 6, with anchors equal and the draw pile Exhausted"},
	} {
		named := strings.Fields(c.given)
		gone := slices.DeleteFunc(slices.Clone(all), func(card string) bool { return slices.Contains(named, card) })
		m := gamestest.Table(t, "vastrix", c.given+"\n  GY: "+strings.Join(gone, " "))
		if i, err := m.Words().Find("idle"); err != nil || m.Choose(i) != nil {
			t.Fatalf("%s\nno idle: %q", c.given, m.Words().Keys())
		}
		for !m.S.Over {
			i, err := m.Words().Find("end")
			if err != nil {
				i, err = m.Words().Find("pass")
			}
			if err != nil || m.Choose(i) != nil {
				t.Fatalf("%s\nno end: %q", c.given, m.Words().Keys())
			}
		}
		winner := rules.Seat(0)
		for !m.S.Winners.Has(winner) {
			winner++
		}
		if got := m.Game.Speech.Result(m, winner); got != c.want {
			t.Errorf("%s\nended with %q, not %q", c.given, got, c.want)
		}
	}
}
