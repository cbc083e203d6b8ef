package vastrix_test

import (
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/vastrix"
)

// TestAsked: nothing is asked that has one answer, nor which end of an empty
// pile a card goes to, nor which printed option where no row has a card and all
// come to the same, and a question names the card that asks.
func TestAsked(t *testing.T) {
	g := game(t)
	var m rules.Match
	for seed := range uint64(300) {
		if err := m.Restart(g, rules.Setup{Seats: 2, Seed: seed}); err != nil {
			t.Fatal(err)
		}
		rng := rules.Seeded(seed + 7)
		for !m.S.Over {
			d := m.S.Decision
			if d.Src != 0 && d.Kind != rules.PickAnswer && m.Knows(d.Seat, d.Src) && !strings.Contains(m.Words().Prompt(), m.Def(d.Src).Said()) {
				t.Fatalf("seed %d, turn %d: %q does not name %s", seed, m.S.Turn, m.Words().Prompt(), m.Def(d.Src).Said())
			}
			if d.Kind == rules.PickYes && !strings.HasSuffix(m.Words().Prompt(), "?") {
				t.Fatalf("seed %d, turn %d: %q is no question", seed, m.S.Turn, m.Words().Prompt())
			}
			if len(m.S.Options) == 1 {
				t.Fatalf("seed %d, turn %d: %q is asked and has one answer: %q", seed, m.S.Turn, m.Words().Prompt(), m.Words().Keys())
			}
			if d.Kind == rules.PickPlace && oneEnd(&m) {
				t.Fatalf("seed %d, turn %d: %q is asked of an empty pile: %q", seed, m.S.Turn, m.Words().Prompt(), m.Words().Keys())
			}
			if d.Kind == rules.PickMode && noRows(&m) && indifferent(t, &m) {
				t.Fatalf("seed %d, turn %d: %q is asked and does not matter: %q", seed, m.S.Turn, m.Words().Prompt(), m.Words().Keys())
			}
			if err := m.Choose(rng.IntN(len(m.S.Options))); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func noRows(m *rules.Match) bool {
	n := int16(0)
	for p := range rules.Seat(2) {
		n += m.In(vastrix.PR, p).N + m.In(vastrix.ER, p).N
	}
	return n == 0
}

// indifferent reports whether the match stands the same after each of the
// options where nobody answers.
func indifferent(t *testing.T, m *rules.Match) bool {
	var w rules.Match
	var first uint64
	for i := range m.S.Options {
		w.CopyFrom(m)
		for k := i; ; k = len(w.S.Options) - 1 { // passing is the last option
			if err := w.Choose(k); err != nil {
				t.Fatal(err)
			}
			if w.S.Over || len(w.S.Stack) == 0 {
				break
			}
			if w.S.Decision.Kind != rules.PickAnswer {
				return false
			}
		}
		w.S.Serial = 0
		if h := w.S.Hash(); i == 0 {
			first = h
		} else if h != first {
			return false
		}
	}
	return true
}

// oneEnd reports whether both ends of an empty pile are open.
func oneEnd(m *rules.Match) bool {
	ends := 0
	for _, o := range m.S.Options {
		if (o.Verb == rules.VerbTop || o.Verb == rules.VerbBottom) && m.In(rules.ZoneKind(o.N), 0).N == 0 {
			ends++
		}
	}
	return ends > 1
}

// TestPrompts: who is asked what by an opponent's card reads which card it is,
// and an open window says what it stands between.
func TestPrompts(t *testing.T) {
	for _, c := range []struct{ given, when, want string }{
		{"turn A\n  A hand: 3♣ K♣\n  B hand: Q♦ Q♣ K♥", "effect 3♣ base; mode 2", "3♣: Discard 2 cards (1/2)"},
		{"turn A\n  A hand: 2♣ K♣\n  B hand: Q♦ Q♣ K♥", "effect 2♣ quick", "2♣: Discard a card"},
		{"turn A\n  A hand: 6♣ 6♦ K♣\n  B hand: A♦ 9♦", "super 6♣ 6♦", "Respond to Super Six?"},
		{"turn A\n  A hand: 9♣ K♣\n  B PR: 7♦\n  B hand: 8♦ 9♦", "scuttle 9♣ 7♦", "Respond to Scuttle with 9♣?"},
		{"turn A\n  A hand: 6♣ K♣\n  B hand: A♦ 9♦", "effect 6♣ base", "Respond to 6♣?"},
		{"turn A swap\n  A hand: 6♣ K♣\n  SB: 2♦ 3♦ 4♦ (up)\n  B hand: 9♦", "no swap", "The Start Phase is over: you may play an Instant"},
		{"option traps = on\n  turn A\n  A hand: 6♣ K♣\n  B PR: 5♣ (down)\n  B hand: 2♦", "score 6♣", "A scores 6♣. Trigger a trap?"},
		{"option traps = on\n  turn A\n  A hand: K♣ Q♣\n  B PR: 5♦ (down)\n  B hand: 2♦", "effect K♣ anchor", "Trigger a trap in response to K♣?"},
		{"option traps = on\n  turn A\n  A hand: J♣ J♦ Q♣\n  B PR: 5♠ (down)\n  B hand: 2♦", "super J♣ J♦", "Trigger a trap in response to Super Jack?"},
		{"option traps = on\n  turn A\n  A hand: J♣ J♦ Q♣\n  B PR: 4♠ (down)\n  B hand: 2♦", "super J♣ J♦; pass", "A took an action. Trigger a trap?"},
		{"option traps = on\n  turn A\n  A hand: K♣ Q♣\n  B PR: 5♥ (down)\n  B hand: 2♦", "draw and play", "A plays a card they have just drawn. Trigger a trap?"},
		{"option traps = on\n  turn A\n  A hand: K♣ Q♣ 2♠\n  B hand: 3♠ 2♦", "trap 2♠ PR", "A placed a trap. Respond?"},
		{"turn A\n  A hand: 6♣ K♣\n  B hand: 9♦", "score K♣", "Between actions: you may play an Instant"},
	} {
		m := gamestest.Table(t, "vastrix", c.given)
		for key := range strings.SplitSeq(c.when, "; ") {
			i, err := m.Words().Find(key)
			if err != nil {
				t.Fatal(err)
			}
			if err := m.Choose(i); err != nil {
				t.Fatal(err)
			}
		}
		if got := m.Words().Prompt(); got != c.want {
			t.Errorf("%s: asked is %q, want %q", c.when, got, c.want)
		}
	}
}
