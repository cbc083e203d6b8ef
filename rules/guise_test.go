package rules_test

import (
	"testing"

	"feltstack/rules"
)

// masked is Parlor after a seat has put a Vase face down that counts as a Lamp.
func masked(t *testing.T) (*rules.Match, rules.Seat, rules.CardID) {
	t.Helper()
	m, p := hold(t, 3, mask, vase)
	take(t, m, "play Mask", "pick Vase")
	return m, p, m.In(rRow, p).Last
}

// A card counts as another: everybody sees as what, and only who put it knows
// what it is, in views and in the determinizations that seats hold possible.
func TestGuiseIsSecret(t *testing.T) {
	m, p, c := masked(t)
	if m.Def(c).Name != "Lamp" || m.Fact(c, 0) != 1 || m.S.Own(c) != vase {
		t.Fatalf("it counts as %s, worth %d, and is %d", m.Def(c).Name, m.Fact(c, 0), m.S.Own(c))
	}
	rng := rules.Seeded(5)
	var v, w rules.Match
	for q := rules.NoSeat; q < 3; q++ {
		m.View(q, &v)
		at := v.In(rRow, p).Last
		own := rules.DefID(0)
		if q == p {
			own = vase
		}
		if v.Def(at).Name != "Lamp" || v.S.Own(at) != own || !v.Sees(q, at) || v.Knows(q, at) != (q == p) {
			t.Errorf("seat %d sees %s and knows %d", q, v.Def(at).Name, v.S.Own(at))
		}
		seen := map[rules.DefID]bool{}
		for range 60 {
			m.Determinize(q, &rng, &w)
			if w.Def(at).Name != "Lamp" {
				t.Fatalf("in a determinization of seat %d it counts as %s", q, w.Def(at).Name)
			}
			seen[w.S.Own(at)] = true
		}
		if known := len(seen) == 1; known != (q == p) || seen[0] {
			t.Errorf("in the determinizations of seat %d it is one of %v", q, seen)
		}
	}
}

// Where it leaves its place it is itself again: on the pile for all to see, in a
// hand for its player alone. A game may let it stay what it counts as.
func TestGuiseEnds(t *testing.T) {
	m, p, c := masked(t)
	q := m.S.NextSeat(p)
	m.MoveCard(c, m.Game.Zone(rRow, q), rules.Top, 0)
	if m.S.Cards[c].Def != lamp || m.S.Own(c) != vase {
		t.Error("it is itself again in another row")
	}
	m.MoveCard(c, m.Game.Zone(rPile, 0), rules.Top, 0)
	if m.S.Cards[c].Def != vase || len(m.S.Guises) != 0 || !m.Knows(q, c) {
		t.Errorf("on the pile it is %d", m.S.Cards[c].Def)
	}
	m, p, c = masked(t)
	m.MoveCard(c, m.Game.Zone(rHand, p), rules.Top, 0)
	if m.S.Cards[c].Def != vase || len(m.S.Guises) != 0 || m.Knows(q, c) || !m.Knows(p, c) {
		t.Errorf("in a hand it is %d, known to %b", m.S.Cards[c].Def, m.S.Cards[c].Known)
	}
	m, _, c = masked(t)
	m.Game.Stays = func(m *rules.Match, mv *rules.Move) bool { return m.Game.ZoneKind(mv.To) == rPile }
	m.MoveCard(c, m.Game.Zone(rPile, 0), rules.Top, 0)
	if m.S.Cards[c].Def != lamp || m.S.Own(c) != vase {
		t.Error("it does not stay what the game says")
	}
	m.MoveCard(c, m.Game.Zone(rHand, p), rules.Top, 0)
	if len(m.S.Guises) != 0 {
		t.Error("a card in a hand counts as another")
	}
	if err := m.Check(); err != nil {
		t.Error(err)
	}
}

// A copy has the texts of what it copies, of the past as well: what it was
// when it left is what it counted as.
func TestGuiseHasItsTexts(t *testing.T) {
	m, p := hold(t, 2, mimic, fuse)
	q := m.S.NextSeat(p)
	c := give(m, vase, rRow, p)
	give(m, lamp, rRow, p)
	give(m, urn, rRow, q)
	was := coins(m, p)
	take(t, m, "play Mimic", "pick Vase", "pick Urn")
	if m.Def(c).Name != "Urn" || !m.Knows(q, c) {
		t.Fatalf("the copy is %s", m.Def(c).Name)
	}
	take(t, m, "play Fuse", "pick Urn")
	if m.S.Cards[c].Def != vase || m.KindOf(c) != rPile {
		t.Fatalf("on the pile it is %d", m.S.Cards[c].Def)
	}
	take(t, m, "wait")
	if n := coins(m, p) - was; n != 2 {
		t.Errorf("a copy of an Urn brings %d coins", n)
	}
	over(t, m)
}

// What counts as another can count as itself again, where it lies.
func TestGuiseIsTakenOff(t *testing.T) {
	m, p, c := masked(t)
	give(m, crack, rHand, p)
	give(m, lamp, rRow, p)
	m.Reask()
	take(t, m, "play Crack", "pick Lamp")
	if m.S.Cards[c].Def != vase || m.Knows(m.S.NextSeat(p), c) || len(m.S.Guises) != 0 {
		t.Errorf("it is %d, known to %b", m.S.Cards[c].Def, m.S.Cards[c].Known)
	}
}

// Nothing counts as another where nobody can tell which card it is.
func TestGuiseNeedsItsPlace(t *testing.T) {
	m, p := hold(t, 2, vase)
	c := m.In(rHand, p).First
	m.CountAs(c, lamp)
	if len(m.S.Guises) != 0 {
		t.Error("a card of a hand counts as another")
	}
}
