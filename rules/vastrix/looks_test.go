package vastrix_test

import (
	"slices"
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/vastrix"
)

// TestPartnerWords: in teams, and only there, a card says what it does for the ally.
func TestPartnerWords(t *testing.T) {
	const hand = "turn A\n  A hand: 7♠ 10♥ J♠ K♥ 5♣"
	want := []string{
		"Base: Reveal the top 3 cards of the draw pile. Choose one -\n- Take one of the revealed cards, revealed until your next start. Play one of the rest immediately for its effect. Put the rest on top of the draw pile in any order.\n- Choose one of the revealed cards. Your ally takes the chosen card, revealed until its controller's next start. Play one of the rest immediately for its effect. Put the rest on top of the draw pile in any order.",
		"Base: You may grant your ally a mini-turn. If you don't, gain 2 mini-turns. Draw a card.",
		"Attach: Jack a vulnerable card in your point row. Your ally gains control of it.",
		"Attach: Jack a vulnerable anchor in your enduring row. Your ally gains control of it.",
		"Your ally may have its match for a Royal Marriage.",
	}
	for seats, want := range map[string][]string{"seats 2\n  ": nil, "seats 3\n  ": nil, "seats 4\n  ": want} {
		m := gamestest.Table(t, "vastrix", seats+hand)
		var got []string
		for c := m.In(vastrix.Hand, 0).First; c != 0; c = m.S.Cards[c].Next {
			for _, b := range vastrix.Looks().Badges(m, c) {
				if b.From != "Teams" {
					t.Errorf("%q comes from %q", b.Text, b.From)
				}
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

// The Trap Module adds lines to cards, and so does the Spec of whoever has them. A trap in a
// row scores nothing.
func TestAddedWords(t *testing.T) {
	m := gamestest.Table(t, "vastrix", "option traps = on\n  option battleRealm = on\n  turn A\n  A Spec: Bravery\n  B Spec: Beauty\n"+
		"  A hand: 3♠ J♥ 9♣ 5♦ 10♣\n  A PR: 8♦ (down) 6♦\n  B hand: 7♥ (up) Q♥ (up)")
	l := vastrix.Looks()
	said := map[string][]string{}
	for i := 1; i < len(m.S.Cards); i++ {
		c := rules.CardID(i)
		for _, b := range l.Badges(m, c) {
			if b.From != "" {
				said[m.Def(c).Short] = append(said[m.Def(c).Short], b.From+" | "+b.Text)
			}
		}
		want := ""
		if m.Def(c).Short == "8♦" {
			want = "0"
		}
		if got := l.Stats(m, c); len(got) > 0 != (want != "") || len(got) > 0 && got[0].Value != want {
			t.Errorf("%s counts for %v, want %q", m.Def(c).Short, got, want)
		}
	}
	for card, want := range map[string][]string{
		"3♠": {
			"Traps | Instant, once per game: Take control of a target new trap on the table an opponent controls. This ignores Guard.",
			"With A's Spec (Bravery) | After your Three takes a card, its owner hides a card and shows the rest until this full turn ends.",
			"With A's Spec (Bravery) | They discard a card unless you took a spade. Name the hidden card's rank to take it.",
		},
		"J♥": {
			"Traps | Anchor: Scrap every trap on the table an opponent controls.",
			"Traps | While it lies in an enduring row, untapped and unattached, nobody may place traps.",
			"With A's Spec (Bravery) | A jacked card under your control is worth 2 points more and can't be jacked.",
		},
		"9♣": {
			"With A's Spec (Bravery) | Anchor: Your opponent shows their hand. Take one of the shown cards, revealed until your next start. Raise your goal by 5.",
			"With A's Spec (Bravery) | Once your Nine is anchored, your goal is at least your opponent's.",
		},
		"10♣": {"With A's Spec (Bravery) | Iron Advance, once per game: your Ten of Clubs with its bonus can't be disrupted."},
		"6♦":  nil,
		"7♥": {
			"With B's Spec (Beauty) | Your Sevens are spades for effects, with the Base effect of the Seven of Spades.",
			"With B's Spec (Beauty) | They may reveal the bottom cards instead of the top, also when scored or as Super.",
			"With B's Spec (Beauty) | If there is a spade among the cards that your Seven reveals, draw a card.",
		},
	} {
		if got := said[card]; !slices.Equal(got, want) {
			t.Errorf("%s says\n%q, want\n%q", card, got, want)
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
