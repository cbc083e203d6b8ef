package rules_test

import (
	"testing"

	"feltstack/rules"
	"feltstack/rules/laws"
)

func TestSmithy(t *testing.T) {
	laws.TestGame(t, smithy(), laws.Trial{Games: 40}, laws.Trial{Games: 10, Seed: 300, Choosers: 1})
}

func sound(t *testing.T, m *rules.Match) {
	t.Helper()
	if err := m.Check(); err != nil {
		t.Error(err)
	}
}

// "The bearer is worth 2 more": as long as the card is attached to it, whoever
// controls it; when it leaves, what is attached goes to its owner's pile.
func TestAttached(t *testing.T) {
	m, p := forge(t, 2, blade, sheath)
	q := m.S.NextSeat(p)
	c, other := give(m, vase, rRow, q), give(m, lamp, rRow, p)
	m.Reask()
	take(t, m, "play Blade", "pick Vase")
	s := m.In(sHung, p).First
	if s == 0 || m.S.BearerOf(s) != c || m.S.Cards[s].Ctrl != p {
		t.Fatal("it isn't attached, or not its player's any more")
	}
	if m.Fact(c, 0) != 5 || m.Fact(other, 0) != 1 || !m.Power(c, keyShiny) || m.Power(other, keyShiny) {
		t.Errorf("its bearer is worth %d, another card %d", m.Fact(c, 0), m.Fact(other, 0))
	}
	m.MoveCard(c, m.Game.Zone(rRow, p), rules.Top, 0)
	if m.S.BearerOf(s) != c || m.Fact(c, 0) != 5 {
		t.Error("a bearer that changes sides loses what is attached to it")
	}
	sound(t, m)
	m.MoveCard(c, m.Game.Zone(rHand, p), rules.Top, 0)
	if m.KindOf(s) != rPile || m.S.BearerOf(s) != 0 {
		t.Error("it stays although its bearer has left")
	}
	sound(t, m)
}

// What is attached may leave alone, or go over to another card.
func TestAttachedGoesOver(t *testing.T) {
	m, p := forge(t, 2, blade)
	a, b := give(m, vase, rRow, p), give(m, lamp, rRow, p)
	m.Reask()
	take(t, m, "play Blade", "pick Vase")
	s := m.In(sHung, p).First
	m.Fasten(s, b, m.Game.Zone(sHung, p), rules.FaceByZone, 0)
	if m.S.BearerOf(s) != b || m.Fact(a, 0) != 3 || m.Fact(b, 0) != 3 {
		t.Errorf("the first is worth %d, the second %d", m.Fact(a, 0), m.Fact(b, 0))
	}
	m.Fasten(b, s, m.Game.Zone(sHung, p), rules.FaceByZone, 0)
	if m.S.BearerOf(b) != 0 {
		t.Error("two cards are attached to each other")
	}
	m.MoveCard(s, m.Game.Zone(rHand, p), rules.Top, 0)
	if m.S.BearerOf(s) != 0 || m.Fact(b, 0) != 1 {
		t.Error("it has left and is attached still")
	}
	sound(t, m)
}

// A game may say itself where what is attached to a card goes.
func TestFalls(t *testing.T) {
	m, p := forge(t, 2, blade)
	m.Game.Falls = func(m *rules.Match, c rules.CardID, mv *rules.Move) rules.ZoneID {
		return m.Game.Zone(rHand, m.S.Cards[c].Ctrl)
	}
	c := give(m, vase, rRow, p)
	give(m, lamp, rRow, p)
	m.Reask()
	take(t, m, "play Blade", "pick Vase")
	s := m.In(sHung, p).First
	m.MoveCard(c, m.Game.Zone(rPile, 0), rules.Top, 0)
	if m.KindOf(s) != rHand {
		t.Error("it goes elsewhere")
	}
	sound(t, m)
}

// What is attached may stay, attached to nothing, only while the game says so: a text of its own that waits or
// runs is no reason.
func TestAdrift(t *testing.T) {
	m, p := forge(t, 2, blade)
	m.Game.Falls = func(m *rules.Match, c rules.CardID, mv *rules.Move) rules.ZoneID { return m.S.Cards[c].Zone }
	c := give(m, vase, rRow, p)
	give(m, lamp, rRow, p)
	m.Reask()
	take(t, m, "play Blade", "pick Vase")
	s := m.In(sHung, p).First
	m.MoveCard(c, m.Game.Zone(rPile, 0), rules.Top, 0)
	if m.KindOf(s) != sHung || m.S.BearerOf(s) != 0 {
		t.Fatal("it hasn't stayed, attached to nothing")
	}
	unsound := func(why string) {
		if m.Check() == nil {
			t.Errorf("a card attached to nothing passes: %s", why)
		}
	}
	unsound("the game says nothing")
	m.S.Queue = append(m.S.Queue, rules.Trigger{Src: s, Ctrl: p, Def: m.S.Cards[s].Def})
	unsound("a text of its own waits")
	m.S.Queue = m.S.Queue[:0]
	m.S.Frames[0].Src = s
	unsound("a text of its own runs")
	m.S.Frames[0].Src = 0
	lets := rules.CardID(0)
	m.Game.Adrift = func(_ *rules.Match, c rules.CardID) bool { return c == lets }
	unsound("the game lets another one")
	lets = s
	sound(t, m)
	m.MoveCard(s, m.Game.Zone(rHand, p), rules.Top, 0)
	m.Attach(s, m.In(rRow, p).First)
	unsound("the game lets it lie, and it is attached in a hand")
}

// Cards under a card: nobody sees those that lie face down, everybody how many
// there are; they change sides with it and go with it.
func TestUnder(t *testing.T) {
	m, p := forge(t, 3, hoard)
	q := m.S.NextSeat(p)
	take(t, m, "play Hoard")
	c := m.In(rRow, p).Last
	if m.In(sUnder, p).N != 2 {
		t.Fatalf("%d cards lie under it", m.In(sUnder, p).N)
	}
	rng := rules.Seeded(3)
	var v, w rules.Match
	for s := rules.NoSeat; s < 3; s++ {
		m.View(s, &v)
		u := v.In(sUnder, p).First
		if v.S.Cards[u].Def != 0 || v.S.BearerOf(u) != c {
			t.Errorf("seat %d sees %d, on %d", s, v.S.Cards[u].Def, v.S.BearerOf(u))
		}
		seen := map[rules.DefID]bool{}
		for range 40 {
			m.Determinize(s, &rng, &w)
			at := w.In(sUnder, p).First
			seen[w.S.Cards[at].Def] = true
			if w.S.BearerOf(at) != c {
				t.Fatal("in a determinization it lies under nothing")
			}
		}
		if len(seen) < 4 || seen[0] {
			t.Errorf("in the determinizations of seat %d it is one of %v", s, seen)
		}
	}
	m.MoveCard(c, m.Game.Zone(rRow, q), rules.Top, 0)
	if m.In(sUnder, q).N != 2 || m.In(sUnder, p).N != 0 || m.Knows(q, m.In(sUnder, q).First) {
		t.Errorf("%d cards have come along", m.In(sUnder, q).N)
	}
	sound(t, m)
	u := m.In(sUnder, q).First
	m.MoveCard(c, m.Game.Zone(rHand, q), rules.Top, 0)
	if m.KindOf(u) != rPile || !m.Knows(p, u) || m.In(sUnder, q).N != 0 {
		t.Error("they don't go with it")
	}
	sound(t, m)
}

// "Whenever the bearer goes to the pile, a coin for each card under this": though it
// falls with its bearer, it is asked as it was.
func TestBearerFalls(t *testing.T) {
	m, p := forge(t, 2, sheath, fuse)
	c := give(m, vase, rRow, p)
	give(m, lamp, rRow, p)
	m.Reask()
	was := coins(m, p)
	take(t, m, "play Sheath", "pick Vase")
	s := m.In(sHung, p).First
	for range 3 {
		m.Fasten(m.In(rDeck, 0).Last, s, m.Game.Zone(sUnder, p), rules.FaceByZone, 0)
	}
	m.Reask()
	take(t, m, "play Fuse", "pick Vase", "wait")
	if m.KindOf(c) != rPile || m.KindOf(s) != rPile || m.In(sUnder, p).N != 0 {
		t.Fatal("it hasn't fallen, with all that is attached to it")
	}
	if n := coins(m, p) - was; n != 3 {
		t.Errorf("%d coins for 3 cards under it", n)
	}
	over(t, m)
}

// A number counts the cards under a card, and texts take those under a chosen one.
func TestCountsUnder(t *testing.T) {
	m, p := forge(t, 2, blade, shatter)
	c := give(m, vase, rRow, p)
	give(m, lamp, rRow, p)
	m.Reask()
	take(t, m, "play Blade", "pick Vase")
	s := m.In(sHung, p).First
	for range 2 {
		m.Fasten(m.In(rDeck, 0).Last, s, m.Game.Zone(sUnder, p), rules.FaceDown, 0)
	}
	m.Fasten(m.In(rDeck, 0).Last, c, m.Game.Zone(sUnder, p), rules.FaceDown, 0)
	if n := m.Fact(c, 0); n != 7 {
		t.Errorf("a bearer of 3 is worth %d with 2 cards under a Blade", n)
	}
	m.Reask()
	hand := m.In(rHand, p).N
	take(t, m, "play Break", "pick Vase")
	if n := m.In(rHand, p).N; n != hand || m.In(sUnder, p).N != 2 {
		t.Errorf("%d cards in hand instead of %d, %d lie under the Blade", n, hand, m.In(sUnder, p).N)
	}
	sound(t, m)
}

// Who is out leaves nothing attached to nothing.
func TestHangingOfWhoIsOut(t *testing.T) {
	for out := range rules.Seat(2) {
		m, p := forge(t, 3, blade)
		q := m.S.NextSeat(p)
		give(m, vase, rRow, q)
		give(m, lamp, rRow, p)
		m.Reask()
		take(t, m, "play Blade", "pick Vase")
		m.Oust((p + out) % 3)
		sound(t, m)
		if m.In(sHung, p).N != 0 {
			t.Errorf("seat %d is out, and the card is attached still", (p+out)%3)
		}
	}
}
