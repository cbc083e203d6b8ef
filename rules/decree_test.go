package rules

import "testing"

// decreed is arena with one act, cards that decree something about it, and what
// holds for a time. More is what else the game has.
func decreed(t *testing.T, more ...func(g *Game)) *Match {
	t.Helper()
	oxen := &Filter{Reg: -1, Ctrl: Each, Tests: []Test{{Pred: 0, N: int16(defOx)}}}
	fallen := &Filter{Reg: -1, Ctrl: Each, From: []Source{{Zone: arenaDeck}}, Tests: oxen.Tests}
	g := arena()
	says := func(name string, common bool, d ...Decree) {
		g.Defs = append(g.Defs, Def{Name: name, Short: name, Common: common, Statics: []Static{{Decrees: d}}})
	}
	says("Law", false, Decree{Kind: Forbids, Act: 1, Who: EachOpponent, Cards: oxen})
	says("Toll", true, Decree{Kind: Charges, Act: 1, Who: You, Cards: oxen, N: Amount{N: 2}})
	says("Tax", true, Decree{Kind: Charges, Act: 1, Who: Each, N: Amount{N: 3}})
	says("Door", false, Decree{Kind: Allows, Act: 1, Who: You, Cards: fallen})
	says("Net", false, Decree{Kind: Diverts, Who: You, Cards: oxen, Zone: arenaHand, Dest: Dest{Zone: arenaDeck, At: Bottom}})
	g.Acts = []string{"", "play"}
	g.Marks = []string{"", "more", "set", "gains", "silent", "decreed"}
	g.Decreed = 5
	g.Decrees = []Decree{{Kind: Forbids, Act: 1, Who: Opponent}, {Kind: Charges, Act: 1, Who: You, N: Amount{N: -1}}}
	for _, add := range more {
		add(g)
	}
	m, err := Prepare(must(g.Build()), Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

const (
	defLaw = defToken + 1 + iota
	defToll
	defTax
	defDoor
	defNet
)

func TestForbidden(t *testing.T) {
	m := decreed(t)
	ox, chief := m.put(defOx, arenaHand, 1), m.put(defChief, arenaHand, 1)
	mine := m.put(defOx, arenaHand, 0)
	if _, no := m.Forbidden(1, 1, ox); no {
		t.Error("forbidden without a text")
	}
	law := m.put(defLaw, arenaField, 0)
	if by, no := m.Forbidden(1, 1, ox); !no || by != law {
		t.Errorf("an ox is not forbidden: %d", by)
	}
	for _, c := range []struct {
		p   Seat
		act uint8
		c   CardID
	}{{1, 1, chief}, {0, 1, mine}, {1, 0, ox}} {
		if _, no := m.Forbidden(c.p, c.act, c.c); no {
			t.Errorf("%+v is forbidden", c)
		}
	}
	m.AddMark(Mark{Kind: markSilent, Card: law})
	if _, no := m.Forbidden(1, 1, ox); no {
		t.Error("a silent card forbids")
	}
	m.AddMark(Mark{Kind: 5, Seat: 0})
	if _, no := m.Forbidden(1, 1, chief); !no {
		t.Error("what holds for a time forbids nothing")
	}
	if _, no := m.Forbidden(0, 1, mine); no {
		t.Error("it forbids the player, too")
	}
}

func TestCharged(t *testing.T) {
	m := decreed(t)
	want := func(p Seat, c CardID, n int) {
		t.Helper()
		if got := m.Charged(p, 1, c); got != n {
			t.Errorf("seat %d is charged %d, want %d", p, got, n)
		}
	}
	ox, theirs, chief := m.put(defOx, arenaHand, 0), m.put(defOx, arenaHand, 1), m.put(defChief, arenaHand, 0)
	want(0, ox, 0)
	m.put(defToll, arenaField, 1) // a common text: each player pays
	want(0, ox, 2)
	want(1, theirs, 2)
	want(0, chief, 0)
	m.put(defToll, arenaField, 0)
	want(0, ox, 4)
	m.AddMark(Mark{Kind: 5, Seat: 0, N: 1})
	want(0, ox, 3)
	want(0, chief, -1)
	want(1, theirs, 4)
	m.put(defTax, arenaField, 1) // said of each player, and to each: once
	want(0, chief, 2)
	want(1, theirs, 7)
}

func TestAllowed(t *testing.T) {
	m := decreed(t)
	in := m.put(defOx, arenaDeck, 0)
	m.put(defChief, arenaDeck, 0)
	m.put(defOx, arenaDeck, 1)
	m.put(defDoor, arenaField, 0)
	m.put(defDoor, arenaField, 0)
	var found []CardID
	m.Allowed(0, 1, func(c CardID) { found = append(found, c) })
	if len(found) != 1 || found[0] != in {
		t.Errorf("allowed are %v, want %d", found, in)
	}
	if !m.Allows(0, 1, in) || m.Allows(1, 1, in) {
		t.Error("it is allowed to the wrong seat")
	}
	m.Allowed(1, 1, func(c CardID) { t.Errorf("%d is allowed to the other seat", c) })
}

// What a text sends elsewhere lies there, whichever way it went.
func TestDivert(t *testing.T) {
	m := decreed(t)
	ox, chief := m.put(defOx, arenaField, 0), m.put(defChief, arenaField, 0)
	m.put(defChief, arenaDeck, 0)
	m.put(defNet, arenaField, 0)
	for _, c := range []CardID{ox, chief} {
		m.MoveCard(c, m.Game.Zone(arenaHand, 0), Top, 0)
	}
	if m.KindOf(chief) != arenaHand || m.In(arenaDeck, 0).First != ox {
		t.Error("the ox does not lie at the bottom of the deck, or the chief not in the hand")
	}
	theirs := m.put(defOx, arenaField, 1)
	if m.MoveCard(theirs, m.Game.Zone(arenaHand, 1), Top, 0); m.KindOf(theirs) != arenaHand {
		t.Error("the other's ox goes elsewhere, too")
	}
	if err := m.Check(); err != nil {
		t.Error(err)
	}
}
