package rules_test

import (
	"slices"
	"testing"

	"feltstack/rules"
	"feltstack/rules/laws"
)

func TestParlor(t *testing.T) {
	laws.TestGame(t, parlor(), laws.Trial{Games: 30}, laws.Trial{Games: 15, Seed: 200, Choosers: 1})
}

// hold is Parlor at its first decision, with a card in the hand of the seat that plays.
func hold(t *testing.T, seats int, defs ...rules.DefID) (*rules.Match, rules.Seat) {
	t.Helper()
	m, err := rules.New(parlor(), rules.Setup{Seats: seats, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	p := m.S.Active
	for _, d := range defs {
		give(m, d, rHand, p)
	}
	if !m.Reask() {
		t.Fatal("nothing is asked")
	}
	return m, p
}

// give takes a card out of the deck to a zone of seat p.
func give(m *rules.Match, d rules.DefID, z rules.ZoneKind, p rules.Seat) rules.CardID {
	c := m.In(rDeck, 0).Last
	for m.S.Cards[c].Def != d {
		c = m.S.Cards[c].Prev
	}
	m.MoveCard(c, m.Game.Zone(z, p), rules.Top, 0)
	return c
}

// take chooses the options with these keys, one after the other.
func take(t *testing.T, m *rules.Match, keys ...string) {
	t.Helper()
	for _, key := range keys {
		i, err := m.Words().Find(key)
		if err == nil {
			err = m.Choose(i)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

func coins(m *rules.Match, p rules.Seat) int16 { return m.S.Seats[p].Nums[nCoins] }

// A player who is chosen chooses a number, and both are used by what follows.
func TestChosenSeatAndNumber(t *testing.T) {
	m, p := hold(t, 3, levy)
	q := m.S.NextSeat(m.S.NextSeat(p))
	take(t, m, "play Levy", "against "+rules.SeatName(q))
	if d := m.S.Decision; d.Kind != rules.PickNumber || d.Seat != q {
		t.Fatalf("seat %d is asked for %d, not seat %d for a number", d.Seat, d.Kind, q)
	}
	take(t, m, "number 2")
	if coins(m, p) != 7 || coins(m, q) != 3 || coins(m, m.S.NextSeat(p)) != 5 {
		t.Errorf("coins %d, %d, %d", coins(m, p), coins(m, m.S.NextSeat(p)), coins(m, q))
	}
}

// "Another player" is not the first, and "each of those" is both.
func TestChosenSeats(t *testing.T) {
	m, p := hold(t, 3, feud)
	name := rules.SeatName(p)
	take(t, m, "play Feud", "against "+name)
	if keys := m.Words().Keys(); len(keys) != 2 || slices.Contains(keys, "against "+name) {
		t.Fatalf("the other one is one of %q", keys)
	}
	q := m.S.NextSeat(p)
	take(t, m, "against "+rules.SeatName(q))
	if coins(m, p) != 4 || coins(m, q) != 4 || coins(m, m.S.NextSeat(q)) != 5 {
		t.Errorf("coins %d, %d, %d", coins(m, p), coins(m, q), coins(m, m.S.NextSeat(q)))
	}
}

// A single player goes without saying. What names a player who was chosen and is
// out by now is left out.
func TestChosenSeatIsOut(t *testing.T) {
	m, p := hold(t, 2, raid)
	q := m.S.NextSeat(p)
	give(m, lamp, rRow, q)
	give(m, vase, rRow, q)
	take(t, m, "play Raid")
	if d := m.S.Decision; d.Seat != q || d.Kind != rules.PickCard {
		t.Fatalf("seat %d is asked for %d, not seat %d for a card", d.Seat, d.Kind, q)
	}
	m, p = hold(t, 3, levy)
	q = m.S.NextSeat(p)
	take(t, m, "play Levy", "against "+rules.SeatName(q))
	m.Oust(q)
	if m.Reask() || m.S.Decision.Seat == q {
		t.Error("a seat that is out is asked")
	}
	m.Unask()
	if err := m.Run(); err != nil {
		t.Fatal(err)
	}
	if m.S.Decision.Seat != p || m.S.Decision.Kind != rules.PickPlay {
		t.Errorf("seat %d is asked for %d, not seat %d for its second play", m.S.Decision.Seat, m.S.Decision.Kind, p)
	}
}
