package rules_test

import (
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/laws"
)

func TestAnnals(t *testing.T) {
	laws.TestGame(t, annals(), laws.Trial{Games: 30}, laws.Trial{Games: 10, Seed: 200, Choosers: 1})
}

// annal is Annals at its first decision, with cards in the hand of the seat that plays.
func annal(t *testing.T, seats int, defs ...rules.DefID) (*rules.Match, rules.Seat) {
	t.Helper()
	m, err := rules.New(annals(), rules.Setup{Seats: seats, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	p := m.S.Active
	for q := range rules.Seat(seats) {
		for c := m.In(rHand, q).First; c != 0; c = m.In(rHand, q).First {
			m.MoveCard(c, m.Game.Zone(rDeck, 0), rules.Bottom, 0)
		}
	}
	for _, d := range defs {
		give(m, d, rHand, p)
	}
	if !m.Reask() {
		t.Fatal("nothing is asked")
	}
	return m, p
}

// richer proves how many coins a seat has more than the 5 of the start.
func richer(t *testing.T, m *rules.Match, p rules.Seat, n int16) {
	t.Helper()
	if got := coins(m, p) - 5; got != n {
		t.Errorf("seat %d has %d coins more, want %d", p, got, n)
	}
	if err := m.Check(); err != nil {
		t.Error(err)
	}
}

// "Whenever you put your second card each turn": not the first, not another's.
func TestNth(t *testing.T) {
	m, p := annal(t, 2, lamp, vase)
	q := m.S.NextSeat(p)
	give(m, herald, rRow, p)
	take(t, m, "play Lamp")
	richer(t, m, p, 0)
	take(t, m, "play Vase")
	richer(t, m, p, 1)
	if m.S.Active != q {
		t.Fatal("the turn is not over")
	}
	give(m, lamp, rHand, q)
	give(m, vase, rHand, q)
	m.Reask()
	take(t, m, "play Lamp", "play Vase")
	richer(t, m, p, 1)
}

// An event that is told with its number may reach the one that is waited for.
func TestNthOfMany(t *testing.T) {
	m, p := annal(t, 2, lamp)
	give(m, herald, rRow, p)
	for _, n := range []int16{1, 3, 1} {
		m.RaiseMany(whyPut, p, n)
	}
	if len(m.S.Queue) != 1 {
		t.Errorf("the second of five is %d events", len(m.S.Queue))
	}
}

// "For each card that was felled this turn", by whoever; the next turn it is none.
func TestHappened(t *testing.T) {
	m, p := annal(t, 2, fire, tally)
	q := m.S.NextSeat(p)
	give(m, lamp, rRow, p)
	give(m, vase, rRow, q)
	m.Reask()
	take(t, m, "play Fire", "play Tally")
	richer(t, m, p, 2)
	give(m, tally, rHand, q)
	m.Reask()
	take(t, m, "play Tally", "wait")
	richer(t, m, q, 0)
}

// "If you put a Vase this turn": no other card, and not the other player's.
func TestHappenedToACard(t *testing.T) {
	for d, want := range map[rules.DefID]int16{vase: 2, lamp: 0} {
		m, p := annal(t, 2, d, glazier)
		m.Raise(whyPut, give(m, vase, rRow, 1-p), 1-p, 0)
		take(t, m, "play "+m.Game.Defs[d].Short, "play Glazier")
		richer(t, m, p, want)
	}
}

// What some seat doesn't see is not counted by its face.
func TestHappenedUnseen(t *testing.T) {
	m, p := annal(t, 2, glazier)
	c := give(m, vase, rHand, p)
	m.Raise(whyPut, c, p, 0)
	take(t, m, "play Glazier")
	richer(t, m, p, 0)
	for _, u := range m.S.Uses {
		if u.Card == c {
			t.Error("a hidden card is told by what it did")
		}
	}
}

// "Each card that was put since your last turn": those of the others' turns and of
// this one, none from before. What comes back in its place has done nothing.
func TestSince(t *testing.T) {
	m, p := annal(t, 2, lamp)
	q := m.S.NextSeat(p)
	take(t, m, "play Lamp", "wait")
	old := m.In(rRow, p).First
	a, b := give(m, vase, rHand, q), give(m, clock, rHand, q)
	m.Reask()
	take(t, m, "play Vase", "play Clock")
	m.MoveCard(b, m.Game.Zone(rHand, q), rules.Top, 0)
	m.MoveCard(b, m.Game.Zone(rRow, q), rules.Top, 0)
	c := give(m, urn, rHand, p)
	give(m, purge, rHand, p)
	m.Reask()
	take(t, m, "play Urn", "play Purge")
	for card, want := range map[rules.CardID]rules.ZoneKind{old: rRow, a: rPile, b: rRow, c: rPile} {
		if got := m.KindOf(card); got != want {
			t.Errorf("%s is in zone %d, want %d", m.Words().CardName(card, p), got, want)
		}
	}
}

// "A card on the pile that was felled this turn": where it went in sight, and no
// longer once it has moved on.
func TestFelledCards(t *testing.T) {
	m, p := annal(t, 2, fire, salvage)
	give(m, mimic, rPile, p)
	c, other := give(m, lamp, rRow, p), give(m, vase, rRow, p)
	m.Reask()
	take(t, m, "play Fire")
	m.MoveCard(other, m.Game.Zone(rRow, p), rules.Top, 0)
	m.MoveCard(other, m.Game.Zone(rPile, p), rules.Top, 0)
	take(t, m, "play Salvage")
	if m.KindOf(c) != rHand || m.KindOf(other) != rPile {
		t.Errorf("the Lamp is in zone %d, the Vase in %d", m.KindOf(c), m.KindOf(other))
	}
	hidden, _ := annal(t, 2, lamp)
	c = give(hidden, vase, rRow, p)
	hidden.RaiseLeaving(whyFelled, c, p, 0)
	hidden.MoveCard(c, hidden.Game.Zone(rHand, p), rules.Top, 0)
	for _, u := range hidden.S.Uses {
		if u.Card == c {
			t.Error("a card that went out of sight is told by what it did")
		}
	}
}

// "Whenever 1 or more cards are felled": once for all that fall at the same time,
// with their number.
func TestMany(t *testing.T) {
	m, p := annal(t, 2, fire)
	give(m, lamp, rRow, p)
	give(m, vase, rRow, p)
	give(m, widow, rRow, p)
	m.Reask()
	take(t, m, "play Fire")
	richer(t, m, p, 5) // and it hears of itself
	w := give(m, widow, rRow, p)
	for range 2 {
		m.Raise(whyFelled, w, p, 0)
	}
	m.RaiseMany(whyFelled, p, 4)
	if q := m.S.Queue; len(q) != 3 || q[2].Count != 4 || q[0].Card != 0 {
		t.Errorf("what happens one after the other is %+v", q)
	}
}

// "This was put this turn": of the card itself.
func TestDidThis(t *testing.T) {
	m, p := annal(t, 2, veteran)
	give(m, veteran, rRow, p)
	m.Reask()
	take(t, m, "play Veteran", "wait")
	richer(t, m, p, 1)
}

func TestWin(t *testing.T) {
	m, _ := annal(t, 3, lamp, crown)
	take(t, m, "play Lamp", "play Crown")
	if m.S.Over {
		t.Fatal("one card is two")
	}
	m, p := annal(t, 3, lamp, crown)
	m.S.Nums[nPlays] = 3
	give(m, vase, rHand, p)
	m.Reask()
	take(t, m, "play Lamp", "play Vase", "play Crown")
	if !m.S.Over || m.S.Winners != rules.Of(p) {
		t.Errorf("over: %v, won by %b", m.S.Over, m.S.Winners)
	}
}

func TestLose(t *testing.T) {
	m, p := annal(t, 3, doom, doom)
	q := m.S.NextSeat(p)
	take(t, m, "play Doom", "against "+rules.SeatName(q))
	if m.S.Over || !m.S.Seats[q].Out {
		t.Fatalf("over: %v, seat %d is out: %v", m.S.Over, q, m.S.Seats[q].Out)
	}
	copied := m.Copy()
	take(t, m, "play Doom", "against "+rules.SeatName(p))
	if !m.S.Over || m.S.Winners != rules.Of(m.S.NextSeat(q)) {
		t.Errorf("over: %v, won by %b", m.S.Over, m.S.Winners)
	}
	copied.Lose(copied.S.AllSeats())
	if !copied.S.Over || copied.S.Winners != 0 {
		t.Errorf("all have lost: over: %v, won by %b", copied.S.Over, copied.S.Winners)
	}
}

// A memory that no one could count is refused.
func TestBadMemory(t *testing.T) {
	for _, mem := range []rules.Memory{{}, {Why: 200}, {Why: whyPut, Card: in(rRow, rules.You)}} {
		g := parlorGame()
		g.Memories = []rules.Memory{mem}
		if _, err := g.Build(); err == nil || !strings.Contains(err.Error(), "memory 0") {
			t.Errorf("%+v: %v", mem, err)
		}
	}
}
