package rules_test

import (
	"strings"
	"testing"

	"feltstack/rules"
)

// laid is Attic with its cards dealt and nothing run.
func laid(t *testing.T, seats int) *rules.Match {
	t.Helper()
	m, err := rules.Prepare(attic(), rules.Setup{Seats: seats, Seed: 7})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// pull is the first card of a definition that lies in the deck.
func pull(m *rules.Match, d rules.DefID) rules.CardID {
	for c := m.In(zDeck, 0).First; c != 0; c = m.S.Cards[c].Next {
		if m.S.Cards[c].Def == d {
			return c
		}
	}
	return 0
}

func TestMoveKeepsListsWhole(t *testing.T) {
	m := laid(t, 3)
	rng := rules.Seeded(1)
	for range 2000 {
		c := rules.CardID(1 + rng.IntN(len(m.S.Cards)-1))
		to := m.Game.Zone(rules.ZoneKind(1+rng.IntN(5)), rules.Seat(rng.IntN(3)))
		at := rules.Place(rng.IntN(2))
		phoenix := m.Def(c).Name == "Phoenix" && m.Game.ZoneKind(to) == zPile
		m.MoveCard(c, to, at, 0)
		if phoenix {
			to, at = m.Game.Zone(zDeck, 0), rules.Bottom
		}
		z := m.S.Zones[to]
		if end := [...]rules.CardID{z.Last, z.First}[at]; end != c {
			t.Fatalf("card %d was put at place %d of zone %d, there is %d", c, at, to, end)
		}
		if err := m.Check(); err != nil {
			t.Fatal(err)
		}
	}
}

func TestWhoKnowsACard(t *testing.T) {
	m := laid(t, 3)
	hand := func(p rules.Seat) rules.ZoneID { return m.Game.Zone(zHand, p) }
	c, d := pull(m, coin1), pull(m, coin2)
	knows := func(c rules.CardID, want rules.SeatSet, when string) {
		t.Helper()
		if got := m.S.Cards[c].Known; got != want {
			t.Errorf("%s: seats %03b know the card, not %03b", when, got, want)
		}
	}
	knows(c, 0b000, "in the deck")
	m.MoveCard(c, hand(0), rules.Top, 0)
	m.MoveCard(d, hand(0), rules.Top, 0)
	knows(c, 0b001, "in a hand")
	m.Show(c, rules.Of(1))
	knows(c, 0b011, "shown to one seat")
	m.MoveCard(d, m.Game.Zone(zDeck, 0), rules.Top, 0)
	knows(d, 0b001, "put back on the deck")
	knows(c, 0b001, "left in the hand when some card went where nobody sees it")
	m.MoveCard(c, m.Game.Zone(zRow, 0), rules.Top, 0)
	knows(c, 0b111, "on the table")
	m.MoveCard(c, hand(2), rules.Top, 0)
	knows(c, 0b111, "taken up from the table")
	m.Move(rules.Move{Card: d, To: m.Game.Zone(zRow, 1), Face: rules.FaceDown})
	knows(d, 0b001, "face-down on the table")
	m.Turn(d, rules.FaceUp)
	knows(d, 0b111, "turned up")
	m.MoveCard(d, m.Game.Zone(zDeck, 0), rules.Top, 0)
	m.Shuffle(m.Game.Zone(zDeck, 0))
	for c := m.In(zDeck, 0).First; c != 0; c = m.S.Cards[c].Next {
		knows(c, 0, "shuffled")
	}
}

// TestShuffleIsFair counts the card on top, by face and by CardID: neither
// may tell anything.
func TestShuffleIsFair(t *testing.T) {
	m := laid(t, 2)
	faces, ids := map[rules.DefID]int{}, map[rules.CardID]int{}
	const n = 54 * 400
	for range n {
		m.Shuffle(m.Game.Zone(zDeck, 0))
		top := m.In(zDeck, 0).Last
		faces[m.S.Cards[top].Def]++
		ids[top]++
	}
	for c := range m.S.Cards[1:] {
		if got := ids[rules.CardID(c+1)]; got < 300 || got > 500 {
			t.Errorf("card %d is on top %d times, not about 400", c+1, got)
		}
	}
	if got, want := faces[coin2], n*7/54; got < want*9/10 || got > want*11/10 {
		t.Errorf("a Penny is on top %d times, not about %d", got, want)
	}
}

func TestMarksEnd(t *testing.T) {
	m := laid(t, 2)
	c := pull(m, coin1)
	for i := range int16(5) {
		m.AddMark(rules.Mark{Kind: 1, Until: rules.Until(i), Seat: rules.Seat(i % 2), Card: c, N: i})
	}
	var told []int16
	m.Listen = func(ev *rules.Event) {
		told = append(told, ev.N)
		if len(told) == 1 { // what hears of an end may begin another
			m.AddMark(rules.Mark{Kind: 2, Until: rules.UntilGame, Card: c})
		}
	}
	m.DropMarks(func(k *rules.Mark) bool { return k.Seat == 1 })
	if len(m.S.Marks) != 4 || !m.S.Marked(c, 2) {
		t.Errorf("the marks are %+v", m.S.Marks)
	}
	for _, k := range m.S.Marks {
		if k.Seat == 1 {
			t.Errorf("%+v did not end", k)
		}
	}
	if k := m.S.MarkOn(c, 1); k == nil || k.N != 0 {
		t.Errorf("the first mark is %+v", k)
	}
	if len(told) != 3 {
		t.Errorf("%d events, not two ends and a beginning", len(told))
	}
}

func TestRegisters(t *testing.T) {
	m := laid(t, 2)
	a, b := m.S.NewSerial(), m.S.NewSerial()
	m.S.Put(a, 0, 5)
	m.S.Put(a, 0, 6)
	m.S.Put(a, 1, 5)
	m.S.Put(b, 0, 6)
	m.S.PutItem(b, 1, 9)
	m.S.Unpick(a, 0, 5)
	switch {
	case m.S.InReg(a, 0, 5), !m.S.InReg(a, 0, 6), !m.S.InReg(a, 1, 5), !m.S.InReg(b, 0, 6):
		t.Error("one register was emptied for another")
	case m.S.ItemIn(b, 1) != 9, m.S.FirstIn(b, 1) != 0, !m.S.HasItem(b, 1, 9), m.S.InReg(b, 1, 9), m.S.ItemIn(b, 2) != 0, m.S.FirstIn(b, 0) != 6, m.S.CountIn(a, 0) != 1:
		t.Error("a register counts wrong")
	}
	m.S.Forget(a)
	if m.S.CountIn(a, 0)+m.S.CountIn(a, 1) != 0 || m.S.CountIn(b, 0) != 1 {
		t.Error("the wrong registers are forgotten")
	}
}

func TestLimits(t *testing.T) {
	m := laid(t, 2)
	for p := range rules.Seat(2) {
		for _, sc := range []rules.Scope{rules.PerTurn, rules.PerRound, rules.PerGame} {
			m.S.AddUse(sc, p, 3, 0, 1)
			m.S.AddUse(sc, p, 3, 0, 1)
		}
	}
	m.S.AddUse(rules.PerGame, 0, 3, 0, -1)
	m.S.ResetUses(1)
	for _, c := range []struct {
		sc   rules.Scope
		p    rules.Seat
		want int
	}{{rules.PerTurn, 0, 2}, {rules.PerTurn, 1, 0}, {rules.PerRound, 0, 0}, {rules.PerGame, 0, 1}, {rules.PerGame, 1, 2}} {
		if got := m.S.Used(c.sc, c.p, 3, 0); got != c.want {
			t.Errorf("scope %d of seat %d: %d uses, not %d", c.sc, c.p, got, c.want)
		}
	}
}

// TestLoopsAreErrors: what never asks is an error that names who is at work.
func TestLoopsAreErrors(t *testing.T) {
	for name, c := range map[string]struct {
		step rules.Step
		says string
	}{
		"runs on":       {func(m *rules.Match, f *rules.Frame) { f.Again() }, "runs on without a choice"},
		"calls itself":  {func(m *rules.Match, f *rules.Frame) { m.Call(pEffect, rules.Frame{Src: f.Src}) }, "goes too deep"},
		"asks nothing":  {func(m *rules.Match, f *rules.Frame) { m.Ask(rules.Decision{Kind: rules.PickYes, Prompt: 6}) }, "with nothing to choose"},
		"asks and runs": {func(m *rules.Match, f *rules.Frame) { askDraw(m, f); m.Call(pTrigger, rules.Frame{}) }, "and calls in one step"},
	} {
		m := laid(t, 2)
		m.Game.Procs[pEffect].Steps = []rules.Step{c.step}
		m.S.Frames = m.S.Frames[:0]
		m.Call(pEffect, rules.Frame{Src: pull(m, storm)})
		err := m.Run()
		if err == nil {
			t.Errorf("%s: no error", name)
			continue
		}
		if !strings.Contains(err.Error(), c.says) || !strings.Contains(err.Error(), "effect of Storm") {
			t.Errorf("%s: the error is %q", name, err)
		}
	}
	m := laid(t, 2)
	m.Game.Moved = func(m *rules.Match, mv *rules.Move) { m.MoveCard(mv.Card, mv.From, rules.Top, 0) }
	m.S.Frames = m.S.Frames[:0]
	m.Call(pMain, rules.Frame{})
	if err := m.Run(); err == nil || !strings.Contains(err.Error(), "because of moves") {
		t.Errorf("moves that cause moves: %v", err)
	}
}
