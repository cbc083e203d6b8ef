package vastrix_test

import (
	"slices"
	"testing"

	"feltstack/cardart/looks/vastrix"
	"feltstack/rules/games/gamestest"
	game "feltstack/rules/vastrix"
)

// TestPartnerWords: in teams, and only there, a card says what it does for the ally.
func TestPartnerWords(t *testing.T) {
	const hand = "turn A\n  A hand: 7♠ 10♥ J♠ K♥ 5♣"
	want := []string{
		"In teams, Base: Reveal the top 3 cards of the draw pile. Choose one: Take one of the revealed cards, revealed until your next start. Play one of the rest immediately for its effect. Put the rest on top of the draw pile in any order; or Choose one of the revealed cards. Your ally takes the chosen card, revealed until its controller's next start. Play one of the rest immediately for its effect. Put the rest on top of the draw pile in any order.",
		"In teams, Base: You may grant your ally a mini-turn. If you don't, gain 2 mini-turns. Draw a card.",
		"In teams, Attach: Jack a vulnerable card in your point row.",
		"In teams, Attach: Jack a vulnerable anchor in your enduring row.",
		"In teams your ally may have its match for a Royal Marriage.",
	}
	for seats, want := range map[string][]string{"seats 2\n  ": nil, "seats 3\n  ": nil, "seats 4\n  ": want} {
		m := gamestest.Table(t, "vastrix", seats+hand)
		var got []string
		for c := m.In(game.Hand, 0).First; c != 0; c = m.S.Cards[c].Next {
			for _, b := range vastrix.Looks().Badges(m, c) {
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

// A Royal Shield is good for a player and comes first; being disrupted is not.
func TestSeatMarks(t *testing.T) {
	m := gamestest.Table(t, "vastrix", "turn A\n  A hand: 5♣\n  A ER: Q♦\n  A disrupted = 1")
	marks, good := vastrix.Looks().SeatMarks(m, 0)
	if !slices.Equal(marks, []string{"Royal Shield", "disrupted"}) || good != 1 {
		t.Errorf("%q, of which %d are good", marks, good)
	}
}
