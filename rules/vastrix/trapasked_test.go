package vastrix_test

import (
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/vastrix"
)

// plays makes choices by their keys.
func plays(t *testing.T, m *rules.Match, keys string) {
	t.Helper()
	for key := range strings.SplitSeq(keys, "; ") {
		i, err := m.Words().Find(key)
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Choose(i); err != nil {
			t.Fatal(err)
		}
	}
}

// TestTrapAsked: whether the owner of a trap is asked depends on what everyone sees, never on
// what lies there (V-202).
func TestTrapAsked(t *testing.T) {
	for name, c := range map[string]struct {
		given, when string
		asked       bool
	}{
		"a score":             {"A hand: 7♦ Q♣", "score 7♦", true},
		"an anchor":           {"A hand: K♦ Q♣", "effect K♦ anchor", true},
		"a Super":             {"A hand: J♦ J♣ Q♣", "super J♦ J♣", true},
		"a scuttle":           {"A hand: K♦ Q♣\n  B PR: 7♣", "scuttle K♦ 7♣", true},
		"a drawn play":        {"A hand: K♦ Q♣", "draw and play", true},
		"a Base effect":       {"A hand: 10♥ Q♣", "effect 10♥ base", false},
		"a draw":              {"A hand: K♦ Q♣", "draw", false},
		"all that would":      {"A hand: K♦ Q♣\n  GY: 4♦ 5♦ 4♥ 5♠", "effect K♦ anchor", false},
		"all but one":         {"A hand: K♦ Q♣\n  GY: 4♦ 4♥ 5♠", "effect K♦ anchor", true},
		"one known to nobody": {"A hand: K♦ Q♣\n  GY: 4♥ 5♠\n  DP: 8♠ 5♦ 4♦", "effect K♦ anchor", true},
		"a disabled trap":     {"A hand: K♦ Q♣\n  B ER: 9♣ (down, Disabled)", "effect K♦ anchor", true},
		"all are disabled":    {"A hand: K♦ Q♣\n  B PR: nothing\n  B ER: 9♣ (down, Disabled)", "effect K♦ anchor", false},
		"one in a full turn":  {"A hand: K♦ Q♣\n  B trap triggers = 1", "effect K♦ anchor", false},
		"a Board Lock":        {"A hand: 7♦ Q♣\n  board lock = 2", "score 7♦", false},
	} {
		for _, trap := range []string{"2♠", "J♥", "RJ", "5♥"} {
			given := "option traps = on\n  turn A\n  B hand: 2♦\n  " + c.given
			if strings.Contains(given, "B PR: 7♣") {
				given = strings.Replace(given, "B PR: 7♣", "B PR: 7♣ "+trap+" (down)", 1)
			} else if !strings.Contains(given, "B PR: nothing") {
				given += "\n  B PR: " + trap + " (down)"
			}
			m := gamestest.Table(t, "vastrix", given)
			plays(t, m, c.when)
			d := m.S.Decision
			if asked := d.Anyway && d.Seat == 1; asked != c.asked {
				t.Errorf("%s, with %s: B is asked: %v, want %v: %q of %d", name, trap, asked, c.asked, m.Words().Prompt(), d.Seat)
			}
			if _, err := m.Words().Find("pass"); d.Anyway && err != nil {
				t.Errorf("%s, with %s: there is nothing to pass with: %v", name, trap, err)
			}
		}
	}
}

// TestTrapAskedKnown: what everyone has seen of a trap says whether its owner is asked.
func TestTrapAskedKnown(t *testing.T) {
	for trap, asked := range map[string]bool{"5♦": true, "5♣": false, "9♠": false} {
		m := gamestest.Table(t, "vastrix", "option traps = on\n  turn A\n  A hand: K♦ Q♣\n  B hand: 2♦\n  B PR: "+trap+" (down)")
		for c := m.In(vastrix.PR, 1).First; c != 0; c = m.S.Cards[c].Next {
			m.S.Cards[c].Known = m.S.AllSeats()
		}
		plays(t, m, "effect K♦ anchor")
		if got := m.S.Decision.Anyway; got != asked {
			t.Errorf("%s: B is asked: %v, want %v", trap, got, asked)
		}
	}
}

// TestShamAegis: what others see of a face-down Nine after a Quick Eight is what they see of any
// other trap, in their view, in what is told of it and in what they may target (VASTRIX 5.5, V-201).
func TestShamAegis(t *testing.T) {
	var told [2][]rules.Event
	var views [2]rules.Match
	var may [2][]string
	for i, trap := range []string{"9♠", "2♠"} {
		m := gamestest.Table(t, "vastrix", "option traps = on\n  turn A\n  A hand: 8♦ Q♦\n  A ER: "+trap+" (down) K♣\n  B hand: 3♦ 2♦\n  B ER: K♦\n  DP: A♣ A♦ A♥ 9♦ 6♣")
		m.Listen = func(ev *rules.Event) {
			if ev.Kind == rules.EvMark {
				told[i] = append(told[i], ev.For(1))
			}
		}
		plays(t, m, "effect 8♦ quick; pass")
		c := m.In(vastrix.ER, 0).First
		if has := m.S.Marked(c, vastrix.MarkAegis); has != (i == 1) {
			t.Errorf("%s has Aegis: %v", trap, has)
		}
		if m.S.Decision.Seat != 1 {
			t.Fatalf("seat %d decides", m.S.Decision.Seat)
		}
		m.View(1, &views[i])
		may[i] = views[i].Words().Keys()
		if !views[i].S.Marked(views[i].In(vastrix.ER, 0).First, vastrix.MarkAegis) {
			t.Errorf("in the view of B %s has no Aegis", trap)
		}
		var own rules.Match
		if m.View(0, &own); own.S.Marked(c, vastrix.MarkAegis) != (i == 1) {
			t.Errorf("in the view of A %s has Aegis: %v", trap, i == 0)
		}
		plays(t, m, "effect 3♦ instant")
		for _, o := range m.S.Options {
			if o.Card == c {
				t.Errorf("B may target %s", trap)
			}
		}
	}
	for i := range told[0] {
		if told[0][i] != told[1][i] {
			t.Errorf("of the Nine is told %+v, of another %+v", told[0][i], told[1][i])
		}
	}
	if len(told[0]) != len(told[1]) || len(told[0]) == 0 {
		t.Errorf("%d and %d marks are told", len(told[0]), len(told[1]))
	}
	if a, b := strings.Join(may[0], "; "), strings.Join(may[1], "; "); a != b {
		t.Errorf("B may choose %q beside a Nine and %q beside another", a, b)
	}
	if a, b := views[0].S.Marks, views[1].S.Marks; len(a) != len(b) {
		t.Errorf("B sees the marks %v and %v", a, b)
	}
}

// TestScoreWaits: a card waits to be scored for the traps of opponents that could trigger, and
// for no others (V-165).
func TestScoreWaits(t *testing.T) {
	for given, waits := range map[string]bool{
		"B PR: 2♠ (down)":                        true,
		"D ER: 2♠ (down)":                        true,
		"A PR: 2♠ (down)":                        false,
		"C PR: 2♠ (down)":                        false,
		"B PR: 2♠ (down, Disabled)":              false,
		"B PR: 2♠":                               false,
		"B PR: 2♠ (down)\n  B trap triggers = 1": false,
	} {
		m := gamestest.Table(t, "vastrix", "seats 4\n  option traps = on\n  turn A\n  A hand: 7♦ Q♣\n  "+given)
		moves := 0
		m.Listen = func(ev *rules.Event) {
			if ev.Kind == rules.EvMove && ev.Why == vastrix.WhyWaits {
				moves++
			}
		}
		if plays(t, m, "score 7♦"); (moves == 1) != waits {
			t.Errorf("%s: the card waits %d times, want %v", given, moves, waits)
		}
	}
}
