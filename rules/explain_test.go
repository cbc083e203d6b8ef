package rules_test

import (
	"slices"
	"strings"
	"testing"

	"feltstack/rules"
)

// given is Attic at seat 0's first play with these cards in hand.
func given(t *testing.T, hand ...rules.DefID) *rules.Match {
	t.Helper()
	m := laid(t, 2)
	for _, d := range hand {
		m.MoveCard(pull(m, d), m.Game.Zone(zHand, 0), rules.Top, 0)
	}
	m.S.Active = 0
	m.S.Nums[nActs] = 2
	m.S.Frames[0].Goto(1)
	m.Call(pTurn, rules.Frame{Ctrl: 0}).Goto(1)
	if err := m.Run(); err != nil {
		t.Fatal(err)
	}
	return m
}

func TestKeysAndFind(t *testing.T) {
	m := given(t, coin3, coin3, storm, trap)
	if err := m.Check(); err != nil {
		t.Fatal(err)
	}
	want := []string{"play 3♠", "play 3♠ #2", "play Trap", "pass"}
	if got := m.Words().Keys(); !slices.Equal(got, want) {
		t.Fatalf("the keys are %q, not %q", got, want)
	}
	for key, at := range map[string]int{"play 3♠": 0, "play 3s": 0, "PLAY  3S": 0, " play 3♠️ #2": 1, "Pass": 3} {
		if i, err := m.Words().Find(key); err != nil || i != at {
			t.Errorf("%q finds %d, %v; not %d", key, i, err, at)
		}
	}
	if _, err := m.Words().Find("play tarp"); err == nil || !strings.Contains(err.Error(), `the nearest are "play Trap"`) {
		t.Errorf("a misspelled key: %v", err)
	}
	if got := m.Words().Say(2); got != "Play Trap" {
		t.Errorf("the button says %q", got)
	}
	if got := m.Words().Prompt(); got != "Play a card" {
		t.Errorf("the prompt is %q", got)
	}
}

func TestWhyNot(t *testing.T) {
	m := given(t, cat, thief, storm, lens)
	m.MoveCard(pull(m, coin1), m.Game.Zone(zRow, 1), rules.Top, 0)
	m.AddMark(rules.Mark{Kind: mCloak, Until: rules.UntilStart, Seat: 1, Card: m.In(zRow, 1).Last})
	if !m.Reask() {
		t.Fatal("nothing is asked")
	}
	for key, rule := range map[string]string{"play Cat": "5", "play thief 1s": "2", "play Storm B": "1", "play lens": ""} {
		if why, err := m.Words().WhyNot(key); err != nil || why.Rule != rule {
			t.Errorf("why not %q: %+v, %v; not rule %q", key, why, err, rule)
		}
	}
	if _, err := m.Words().WhyNot("play Coot"); err == nil || !strings.Contains(err.Error(), `"play Cat"`) {
		t.Errorf("why not something that is nothing: %v", err)
	}
	m.S.AddUse(rules.PerTurn, 0, int16(lens), 0, 1)
	m.Reask()
	if why, err := m.Words().WhyNot("play lens"); err != nil || why.Text != "One Lens a turn." {
		t.Errorf("why no second lens: %+v, %v", why, err)
	}
}

func TestItemNames(t *testing.T) {
	m := laid(t, 3)
	for _, d := range []rules.DefID{coin1, trap, coin1} {
		face := rules.FaceByZone
		if d == trap {
			face = rules.FaceDown
		}
		c := pull(m, d)
		m.Move(rules.Move{Card: c, To: m.Game.Zone(zStack, 0), Face: face})
		m.S.Stack = append(m.S.Stack, rules.Item{Serial: m.S.NewSerial(), Src: c})
	}
	for i, want := range []string{"1♠", "play 2", "1♠ (2)"} {
		if got := m.Words().ItemName(m.S.Stack[i].Serial, 0); got != want {
			t.Errorf("play %d is called %q, not %q", i+1, got, want)
		}
	}
}

func TestWordsOfEvents(t *testing.T) {
	m := laid(t, 2)
	var told []rules.Event
	m.Listen = func(ev *rules.Event) { told = append(told, *ev) }
	m.MoveCard(pull(m, coin2), m.Game.Zone(zHand, 0), rules.Top, 1)
	name := func(p rules.Seat) string { return [...]string{"Ann", "Bo"}[p] }
	for p, want := range []string{"Ann moves 2♠ from the deck to the hand", "Ann moves a card from the deck to the hand"} {
		if got := m.Words().Narrate(told[0].For(rules.Seat(p))).Text(name); got != want {
			t.Errorf("seat %d hears %q, not %q", p, got, want)
		}
	}
	if ev := told[0].For(1); !ev.Veiled || ev.Card != 0 || ev.Def != 0 {
		t.Errorf("seat 1 is told %+v", ev)
	}
}

// TestPosition: the loop rule's idea of the same state.
func TestPosition(t *testing.T) {
	m := given(t, coin1, coin2, coin3)
	was := m.Position()
	same := func(what string, change func(m *rules.Match)) {
		t.Helper()
		c := m.Copy()
		change(c)
		if c.Position() != was {
			t.Errorf("%s: the position is another one", what)
		}
	}
	other := func(what string, change func(m *rules.Match)) {
		t.Helper()
		c := m.Copy()
		change(c)
		if c.Position() == was {
			t.Errorf("%s: the position is the same", what)
		}
	}
	same("another turn, generator and answer", func(m *rules.Match) {
		m.S.Turn++
		m.S.RNG.Uint64()
		m.S.Answer.N = 5
		m.S.Serial += 7
		m.S.Repeats[3] = 1
	})
	same("another order of the hand", func(m *rules.Match) {
		c := m.S.Cards[m.In(zHand, 0).First].Next
		m.MoveCard(c, m.Game.Zone(zRow, 0), rules.Top, 0)
		m.MoveCard(c, m.Game.Zone(zHand, 0), rules.Top, 0)
	})
	same("the deck shuffled", func(m *rules.Match) { m.Shuffle(m.Game.Zone(zDeck, 0)) })
	same("marks made in another order", func(m *rules.Match) {
		was = m.Position()
		m.AddMark(rules.Mark{Kind: 1, Card: 1})
		m.AddMark(rules.Mark{Kind: 2, Card: 2})
		a := m.Position()
		m.S.Marks[0], m.S.Marks[1] = m.S.Marks[1], m.S.Marks[0]
		if m.Position() != a {
			t.Error("the order of marks counts")
		}
		m.S.Marks = m.S.Marks[:0]
	})
	other("a card in another place", func(m *rules.Match) {
		m.MoveCard(m.In(zHand, 0).First, m.Game.Zone(zRow, 0), rules.Top, 0)
	})
	other("a flag", func(m *rules.Match) { m.SetFlag(m.In(zHand, 0).First, 1, true) })
	other("a number", func(m *rules.Match) { m.S.Nums[nActs] = 1 })
	other("a heart", func(m *rules.Match) { m.AddNum(1, nHearts, -1, 0) })
	other("a limit", func(m *rules.Match) { m.S.AddUse(rules.PerTurn, 0, 1, 0, 1) })
	other("a mark", func(m *rules.Match) { m.AddMark(rules.Mark{Kind: 1, Card: 1}) })
	other("an attachment", func(m *rules.Match) { m.Attach(m.In(zHand, 0).First, m.In(zHand, 0).Last) })
	other("the order of the row", func(m *rules.Match) {
		for range 2 {
			m.MoveCard(m.In(zHand, 0).First, m.Game.Zone(zRow, 0), rules.Top, 0)
		}
		was = m.Position()
		m.MoveCard(m.In(zRow, 0).First, m.Game.Zone(zRow, 0), rules.Top, 0)
	})
}
