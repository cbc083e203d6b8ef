package rules_test

import (
	"slices"
	"testing"

	"feltstack/rules"
)

// court is Parlor for a number of players and one who only chooses, with cards in the
// hand of the seat that plays.
func court(t *testing.T, seats int, defs ...rules.DefID) (*rules.Match, rules.Seat) {
	t.Helper()
	m, err := rules.New(parlor(), rules.Setup{Seats: seats, Choosers: 1, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range defs {
		give(m, d, rHand, m.S.Active)
	}
	m.Reask()
	return m, m.S.Active
}

// Who only chooses is asked what texts let it choose, and nothing else: no turn
// comes to it, nobody may name it, and it is nobody's opponent.
func TestChooser(t *testing.T) {
	m, p := court(t, 2, jury, levy)
	q := m.S.NextSeat(p)
	give(m, lamp, rRow, p)
	c := give(m, vase, rRow, q)
	if q == 2 || m.S.Living() != 2 || m.S.Opponents(p) != rules.Of(q) || m.S.Rival(p) != q || m.S.Opponents(2) != 0 || m.S.Rival(2) != rules.NoSeat {
		t.Fatalf("after seat %d comes seat %d, of %d that play", p, q, m.S.Living())
	}
	take(t, m, "play Jury")
	if d := m.S.Decision; d.Seat != 2 || d.Kind != rules.PickCard {
		t.Fatalf("seat %d is asked for %d", d.Seat, d.Kind)
	}
	var v rules.Match
	m.View(2, &v)
	for o := v.In(rHand, p).First; o != 0; o = v.S.Cards[o].Next {
		if v.S.Cards[o].Def != 0 {
			t.Errorf("it sees %s in a hand", v.Def(o).Name)
		}
	}
	if !slices.Equal(v.Words().Keys(), m.Words().Keys()) || len(v.Words().Keys()) != 2 {
		t.Errorf("it is offered %q", v.Words().Keys())
	}
	take(t, m, "pick Vase")
	if m.KindOf(c) != rPile {
		t.Error("what it chose is not done")
	}
	take(t, m, "play Levy") // the only opponent goes without saying
	if d := m.S.Decision; d.Seat != q || d.Kind != rules.PickNumber {
		t.Errorf("seat %d is asked for %d", d.Seat, d.Kind)
	}
	m.Win(m.S.AllSeats())
	if m.S.Winners.Has(2) || m.Value(2) != 0 || m.Value(p) != 1 {
		t.Errorf("winners %b, worth %v to it", m.S.Winners, m.Value(2))
	}
}

// Where nobody sits only to choose, what such a seat would choose is left out.
func TestChooserIsAway(t *testing.T) {
	m, p := hold(t, 2, jury)
	c := give(m, vase, rRow, p)
	give(m, lamp, rRow, p)
	take(t, m, "play Jury")
	if m.S.Decision.Seat != p || m.S.Decision.Kind != rules.PickPlay || m.KindOf(c) != rRow {
		t.Errorf("seat %d is asked for %d", m.S.Decision.Seat, m.S.Decision.Kind)
	}
}

// A game says how many such seats it takes, and nothing lies at one.
func TestChooserIsNoPlayer(t *testing.T) {
	for _, n := range []int{-1, 2} {
		if _, err := rules.New(parlor(), rules.Setup{Seats: 2, Choosers: n}); err == nil {
			t.Errorf("%d seats that only choose are taken", n)
		}
	}
	if _, err := rules.New(attic(), rules.Setup{Seats: 2, Choosers: 1}); err == nil {
		t.Error("a game without such seats takes one")
	}
	m, _ := court(t, 2, lamp)
	m.MoveCard(m.In(rHand, m.S.Active).First, m.Game.Zone(rRow, 2), rules.Top, 0)
	if m.Check() == nil {
		t.Error("a card lies with who only chooses")
	}
}
