package vastrix_test

import (
	"slices"
	"testing"

	"feltstack/rules/games/gamestest"
	"feltstack/rules/vastrix"
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

// TestPartnerWords: in teams, and only there, a card says what it does for the ally.
func TestPartnerWords(t *testing.T) {
	const hand = "turn A\n  A hand: 7♠ 10♥ J♠ K♥ 5♣"
	want := []string{
		"In teams, Base: Reveal the top 3 cards of the draw pile. Choose one: Take one of the revealed cards, revealed until your next start. Play one of the rest immediately for its effect. Put the rest on top of the draw pile in any order; or Give one of the revealed cards to your ally. Play one of the rest immediately for its effect. Put the rest on top of the draw pile in any order.",
		"In teams, Base: You may grant your ally a mini-turn. If you don't, gain 2 mini-turns. Draw a card.",
		"In teams, Attach: Jack a vulnerable card in your point row for your ally.",
		"In teams, Attach: Jack a vulnerable anchor in your enduring row for your ally.",
		"In teams your ally may have its match for a Royal Marriage.",
	}
	for seats, want := range map[string][]string{"seats 2\n  ": nil, "seats 3\n  ": nil, "seats 4\n  ": want} {
		m := gamestest.Table(t, "vastrix", seats+hand)
		var got []string
		for c := m.In(vastrix.Hand, 0).First; c != 0; c = m.S.Cards[c].Next {
			for _, b := range m.Game.Looks.Badges(m, c) {
				got = append(got, b.Text)
			}
		}
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, want) {
			t.Errorf("%s: the cards say %q, want %q", seats, got, want)
		}
	}
}
