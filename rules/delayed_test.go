package rules_test

import (
	"testing"

	"feltstack/rules"
)

// over proves that nothing waits any more, and that no register is left of it.
func over(t *testing.T, m *rules.Match) {
	t.Helper()
	if len(m.S.Delayed)+len(m.S.Queue)+len(m.S.Picks) > 0 {
		t.Errorf("%d texts and %d triggers wait, with %d registers", len(m.S.Delayed), len(m.S.Queue), len(m.S.Picks))
	}
	if err := m.Check(); err != nil {
		t.Error(err)
	}
}

// "When this turn ends, it goes to the pile": the card that was chosen, not what
// comes back in its place.
func TestDelayedOnce(t *testing.T) {
	for _, back := range []bool{false, true} {
		m, p := hold(t, 2, fuse)
		row := m.Game.Zone(rRow, p)
		c := give(m, vase, rRow, p)
		give(m, lamp, rRow, p)
		take(t, m, "play Fuse", "pick Vase")
		if m.KindOf(c) != rRow || len(m.S.Delayed) != 1 {
			t.Fatal("it does not wait for the turn's end")
		}
		if back {
			m.MoveCard(c, m.Game.Zone(rPile, 0), rules.Top, 0)
			m.MoveCard(c, row, rules.Top, 0)
		}
		take(t, m, "wait")
		if felled := m.KindOf(c) == rPile; felled == back {
			t.Errorf("it is felled: %v; it came back: %v", felled, back)
		}
		over(t, m)
	}
}

// "The next time they put a card before your next turn": once, in the turn of who
// was chosen, and not beyond the turn that it lasts until.
func TestDelayedNextTime(t *testing.T) {
	m, p := hold(t, 3, ambush)
	q := m.S.NextSeat(p)
	r := m.S.NextSeat(q)
	take(t, m, "play Ambush", "against "+rules.SeatName(r), "wait")
	a, b, c := give(m, vase, rHand, q), give(m, vase, rHand, r), give(m, vase, rHand, r)
	m.Reask()
	take(t, m, "play "+m.Words().CardName(a, q), "wait")
	if m.KindOf(a) != rRow || len(m.S.Delayed) != 1 {
		t.Fatal("it hears what another puts")
	}
	take(t, m, "play "+m.Words().CardName(b, r))
	take(t, m, "play "+m.Words().CardName(c, r))
	if m.In(rRow, r).N != 1 || m.In(rPile, 0).N != 2 {
		t.Errorf("%d cards are in the row, %d on the pile", m.In(rRow, r).N, m.In(rPile, 0).N)
	}
	over(t, m)
	m, p = hold(t, 3, ambush)
	take(t, m, "play Ambush", "against "+rules.SeatName(q), "wait", "wait", "wait")
	if m.S.Active != p {
		t.Fatal("it is not the turn of who waits")
	}
	over(t, m)
}

// "This turn, each card ... brings you a coin": every time, until the turn ends. Of
// what happens at the same time the player says what comes first, the delayed
// texts among it.
func TestDelayedEveryTime(t *testing.T) {
	m, p := hold(t, 2, wake, fuse)
	for range 2 {
		give(m, urn, rRow, p)
	}
	was := coins(m, p)
	take(t, m, "play Wake", "play Fuse", "pick Urn")
	if d := m.S.Decision; d.Kind != rules.PickOrder || d.Seat != p || len(m.S.Options) != 2 {
		t.Fatalf("seat %d is asked for %d: %q", d.Seat, d.Kind, m.Words().Keys())
	}
	take(t, m, "first urn effect")
	if n := coins(m, p) - was; n != 1 || len(m.S.Delayed) != 1 || m.S.Active == p {
		t.Errorf("%d coins, and %d texts wait", n, len(m.S.Delayed))
	}
}

// "The next two times it ...": the card that was chosen, no other, and not what
// comes back in its place.
func TestDelayedOfACard(t *testing.T) {
	m, p := hold(t, 2, vow)
	c, other := give(m, vase, rRow, p), give(m, lamp, rRow, p)
	take(t, m, "play Vow", "pick Vase")
	m.Raise(whyFelled, other, p, 0)
	if len(m.S.Queue) != 0 {
		t.Error("it hears what happens to another card")
	}
	m.Raise(whyFelled, c, p, 0)
	if len(m.S.Queue) != 1 || len(m.S.Delayed) != 1 {
		t.Fatalf("%d triggers and %d texts wait", len(m.S.Queue), len(m.S.Delayed))
	}
	m.MoveCard(c, m.Game.Zone(rPile, 0), rules.Top, 0)
	m.MoveCard(c, m.Game.Zone(rRow, p), rules.Top, 0)
	m.Raise(whyFelled, c, p, 0)
	if len(m.S.Queue) != 1 {
		t.Error("it hears what happens to another card in its place")
	}
	m, p = hold(t, 2, vow)
	c = give(m, vase, rRow, p)
	give(m, lamp, rRow, p)
	take(t, m, "play Vow", "pick Vase")
	for range 3 {
		m.Raise(whyFelled, c, p, 0)
	}
	if len(m.S.Queue) != 2 || len(m.S.Delayed) != 0 {
		t.Errorf("%d triggers and %d texts wait after three times", len(m.S.Queue), len(m.S.Delayed))
	}
}

// What a text that waits knows of its card is what it is, or was when it left.
func TestDelayedKnowsItsSource(t *testing.T) {
	for _, leaves := range []bool{false, true} {
		m, p := hold(t, 2, clock)
		was := coins(m, p)
		take(t, m, "play Clock")
		c := m.In(rRow, p).First
		m.AddMark(rules.Mark{Kind: 1, Card: c, N: 3})
		if leaves {
			m.MoveCard(c, m.Game.Zone(rPile, 0), rules.Top, 0)
		}
		take(t, m, "wait")
		if n := coins(m, p) - was; n != 5 {
			t.Errorf("%d coins come of a clock that is worth 5; it has left: %v", n, leaves)
		}
		over(t, m)
	}
}

// Of who is out, nothing waits.
func TestDelayedOfWhoIsOut(t *testing.T) {
	m, p := hold(t, 3, fuse)
	give(m, lamp, rRow, p)
	give(m, vase, rRow, p)
	take(t, m, "play Fuse", "pick Vase")
	if len(m.S.Delayed) != 1 {
		t.Fatalf("%d texts wait", len(m.S.Delayed))
	}
	m.Oust(p)
	over(t, m)
	m, p = hold(t, 3, clock, wake)
	q := m.S.NextSeat(p)
	take(t, m, "play Wake")
	give(m, urn, rRow, p)
	give(m, urn, rRow, p)
	for c := m.In(rRow, p).First; c != 0; c = m.S.Cards[c].Next {
		m.RaiseLeaving(whyFelled, c, p, 0)
	}
	if len(m.S.Queue) != 4 {
		t.Fatalf("%d triggers wait", len(m.S.Queue))
	}
	m.Oust(q)
	if len(m.S.Queue) != 4 || len(m.S.Delayed) != 1 {
		t.Errorf("%d triggers and %d texts wait once another is out", len(m.S.Queue), len(m.S.Delayed))
	}
	m.Oust(p)
	over(t, m)
}

// Too many texts that wait end the match with an error, and never go unseen.
func TestDelayedTooMany(t *testing.T) {
	m, p := hold(t, 2, ambush)
	f := rules.Frame{Ctrl: p, Opp: 1 - p, Def: ambush}
	defer func() {
		if recover() == nil {
			t.Error("a state takes any number of texts that wait")
		}
	}()
	for range 300 {
		f.Delay(m, 1, 1, rules.UntilEnd, p)
	}
}
