package vastrix_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
)

// TestLog: what a log says is what happened: who did it, where from, where to
// and at which end of the draw pile.
func TestLog(t *testing.T) {
	for _, c := range []struct{ name, given, when, want, not string }{
		{"Super Six puts cards where they go",
			"turn A\n  A hand: 6♣ 6♦ K♣\n  DP: 2♥ 3♥ 4♥ 5♥ 7♥ 8♥ 9♥ 2♣",
			"super 6♣ 6♦; pick 2♥; pick 3♥; pick 4♥; pick 5♥; next 7♥; top DP; next 8♥; bottom DP; into GY",
			"Ann puts 7♥ on top of the draw pile; Ann puts 8♥ at the bottom of the draw pile; Ann puts 9♥ into the graveyard", ""},
		{"a Three is its player's action, whoever had the card",
			"turn A\n  A hand: 3♣ K♣\n  B PR: 7♦\n  B hand: nothing",
			"effect 3♣ base; mode 3",
			"Ann puts 7♦ on top of the draw pile", ""},
		{"an Instant Three may go to the bottom",
			"turn A\n  A hand: 3♣ K♣\n  B PR: 7♦\n  B hand: nothing",
			"effect 3♣ instant; bottom DP",
			"Ann puts 7♦ at the bottom of the draw pile", ""},
		{"Purge returns a card to its owner",
			"turn A\n  A hand: A♣ 4♣\n  B ER: K♦\n  B hand: nothing",
			"effect A♣ base",
			"Ann returns K♦ to Ben's hand", ""},
		{"the Shuffle Reset puts no single card back",
			"turn A\n  A hand: RJ K♣\n  GY: 7♦\n  B hand: nothing",
			"effect RJ base; mode 4",
			"A card from the graveyard is shuffled into the draw pile", ""},
		{"a Black Joker brings back whose card it ever was",
			"turn A\n  A hand: BJ K♣\n  Exile: 10♦\n  B hand: nothing",
			"score BJ; pick 10♦; bottom DP",
			"Ann puts 10♦ at the bottom of the draw pile", ""},
		{"what a Seven can't play was not spent",
			"turn A\n  A hand: 7♣ K♣\n  DP: J♥ 9♦ 2♣\n  B hand: nothing",
			"effect 7♣ base; pick 9♦",
			"Ann takes 9♦ from the draw pile; J♥ goes to the graveyard unplayed", ""},
		{"what a Jack held goes home",
			"turn A\n  A hand: 4♣ K♣\n  A PR: 9♣\n  B PR: 7♦ (owner A)\n  B ER: J♥ (on 7♦)\n  B hand: nothing",
			"effect 4♣ base; mode 2",
			"J♥ is scrapped; 7♦ goes back to Ann's point row", ""},
		{"a Jack falls once with what it held",
			"turn A\n  A hand: 4♠ K♣\n  B PR: 7♦ (owner A)\n  B ER: J♥ (on 7♦)\n  B hand: nothing",
			"effect 4♠ base; mode 3",
			"7♦ is scrapped; J♥ is detached and goes to the graveyard", "J♥ is scrapped"},
		{"hands that are swapped were taken by nobody",
			"turn A\n  A hand: RJ K♣\n  B hand: 5♦",
			"effect RJ base; mode 1",
			"Ben gets K♣; Ann gets 5♦", ""},
		{"a bottom card of the graveyard is drawn from there",
			"turn A\n  A hand: 5♥ K♣\n  GY: 7♦ 8♦\n  B hand: nothing",
			"effect 5♥ base; number 0; pick 7♦",
			"Ann takes 7♦ from the graveyard; Ann draws 8♦ from the graveyard", ""},
		{"the Board Lock is told",
			"turn A\n  A hand: BJ K♣\n  B hand: nothing",
			"effect BJ base",
			"The Board Lock lasts 3 full turns, including this one", ""},
		{"Sudden Death is told",
			"turn A\n  A hand: BJ RJ K♣\n  B hand: nothing",
			"sudden death 0",
			"Sudden Death: Ann wins after 2 more full turns", ""},
		{"a Ten goes to exile",
			"turn A\n  A hand: 10♥ K♣\n  B hand: nothing",
			"effect 10♥ base",
			"10♥ goes to exile", ""},
		{"the Ace of Spades sends what it counters to exile",
			"turn A\n  A hand: 6♣ 6♦ K♣\n  B hand: A♠",
			"super 6♣ 6♦; effect A♠ instant",
			"6♣ goes to exile; 6♦ goes to exile; A♠ goes to the graveyard", ""},
		{"Disrupt is told",
			"turn B\n  A hand: J♥ K♣\n  B hand: 5♦ 6♦",
			"score 5♦; effect J♥ instant",
			"Ben can't repeat that action this turn; Ann draws", ""},
		{"a match that the ally lacks is told",
			"seats 4\n  turn A\n  A hand: K♥ 5♣\n  C hand: 3♦",
			"partner marriage K♥",
			"Cid has no match for K♥: no Royal Marriage", ""},
		{"a Royal Marriage of partners enters two rows",
			"seats 4\n  turn A\n  A hand: K♥ 5♣\n  C hand: Q♥ 3♦",
			"partner marriage K♥",
			"K♥ enters Ann's enduring row; Q♥ enters Cid's enduring row", ""},
		{"a mini-turn for the ally is told",
			"seats 4\n  turn A\n  A hand: 10♥ 5♣\n  B skips = 1\n  SB: nothing",
			"effect 10♥ base; yes",
			"Cid gets 1 more mini-turn in the next Action Phase; Cid's mini-turns left: 2", ""},
		{"what a Seven gives the ally is told",
			"seats 4\n  turn A\n  A hand: 7♣ K♣\n  DP: 9♦ J♥ 2♣\n  B hand: nothing",
			"effect 7♣ base; mode 2; pick 9♦",
			"Cid takes 9♦ from the draw pile", ""},
		{"a Jack for the ally is told",
			"seats 4\n  turn A\n  A hand: J♣ K♣\n  A PR: 9♦\n  B hand: nothing",
			"effect J♣ attach 2",
			"Cid takes control of 9♦; J♣ enters Ann's enduring row", ""},
	} {
		said := told(t, c.given, c.when)
		rest := said
		for want := range strings.SplitSeq(c.want, "; ") {
			i := slices.IndexFunc(rest, func(s string) bool { return strings.HasPrefix(s, want) })
			if i < 0 {
				t.Errorf("%s: the log has no %q where it should be: %q", c.name, want, said)
				break
			}
			rest = rest[i+1:]
		}
		if c.not != "" && slices.Contains(said, c.not) {
			t.Errorf("%s: the log says %q: %q", c.name, c.not, said)
		}
	}
}

// Aegis that is given again was never away.
func TestAegisRenewed(t *testing.T) {
	said := told(t, "turn A\n  A hand: 8♥ K♣\n  A PR: 7♦ (Aegis) 6♦\n  B hand: nothing", "effect 8♥ quick")
	if want := []string{"6♦: Aegis 1"}; !slices.Equal(marked(said), want) {
		t.Errorf("the log says %q, want %q", marked(said), want)
	}
}

// Who picks for another is not said to pick for themselves.
func TestPickedForAnother(t *testing.T) {
	said := told(t, "option deffy = icu\n  option thatsUrz = on\n  turn A draft\n  A hand: 2♣ 3♣ 4♣ 5♣ 6♣\n  B hand: 2♦ 3♦ 4♦ 5♦ 6♦\n  Pool: K♠ (up) Q♠ (up)", "take K♠")
	if want := []string{"K♠ is picked for Ben", "Q♠ is picked for Ann"}; len(said) < 2 || !slices.Equal(said[:2], want) {
		t.Errorf("the log says %q, want %q", said, want)
	}
	said = told(t, "option deffy = icu\n  turn A draft\n  A hand: 2♣ 3♣ 4♣ 5♣ 6♣\n  B hand: 2♦ 3♦ 4♦ 5♦ 6♦\n  Pool: K♠ (up) Q♠ (up)", "take K♠")
	if want := []string{"Ann picks K♠", "Ben picks Q♠"}; len(said) < 2 || !slices.Equal(said[:2], want) {
		t.Errorf("the log says %q, want %q", said, want)
	}
}

// told is what a log says of choices made at a table, and of marks.
func told(t *testing.T, given, when string) []string {
	t.Helper()
	m := gamestest.Table(t, "vastrix", given)
	var said []string
	m.Listen = func(ev *rules.Event) {
		words := m.Words().Narrate(*ev).Text(func(p rules.Seat) string { return []string{"Ann", "Ben", "Cid", "Dee"}[max(p, 0)] })
		switch {
		case ev.Kind == rules.EvMark:
			said = append(said, fmt.Sprintf("%s: %s %d", m.Game.Defs[ev.Def].Short, m.Game.Marks[ev.N], ev.M))
		case words != "":
			said = append(said, words)
		}
	}
	for key := range strings.SplitSeq(when, "; ") {
		pass(t, m, func() bool { _, err := m.Words().Find(key); return err == nil })
		i, err := m.Words().Find(key)
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Choose(i); err != nil {
			t.Fatal(err)
		}
	}
	pass(t, m, func() bool { return false })
	return said
}

// pass makes everyone who is asked for an answer pass, until something holds.
func pass(t *testing.T, m *rules.Match, until func() bool) {
	t.Helper()
	for m.S.Decision.Kind == rules.PickAnswer && !until() {
		i, err := m.Words().Find("pass")
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Choose(i); err != nil {
			t.Fatal(err)
		}
	}
}

func marked(said []string) []string {
	return slices.DeleteFunc(slices.Clone(said), func(s string) bool { return !strings.Contains(s, ": Aegis ") })
}
