package rules

import "testing"

// TestNumberLayers: what is set comes before what is added, counters and marks
// add, only a signed number falls below 0, and only one that changes everywhere
// changes in a hand.
func TestNumberLayers(t *testing.T) {
	g := arena()
	g.Facts = []NumSpec{{Name: "STR", Adds: markAdd, Sets: markSet, Signed: true}, {Name: "cost", Everywhere: true}, {Name: "rank"}}
	g.Counters = []CounterSpec{{Name: "grief", By: -3}, {Name: "luck"}}
	inHand := &Filter{Reg: -1, Ctrl: You, From: []Source{{Zone: 2, Whose: You}}}
	g.Defs = append(g.Defs, Def{Name: "Sale", Short: "Sale", Statics: []Static{
		{Whom: inHand, Changes: []Change{{Fact: 1, N: Amount{N: -2}}, {Fact: 2, N: Amount{N: 5}}}},
	}})
	for i := range g.Defs {
		g.Defs[i].Facts = []int16{8, 6, 1}
	}
	if _, err := g.Build(); err != nil {
		t.Fatal(err)
	}
	m, err := Prepare(g, Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	ox := m.NewCard(1, 0, 0, g.Zone(1, 0))
	mine, theirs := m.NewCard(1, 0, 0, g.Zone(2, 0)), m.NewCard(1, 0, 1, g.Zone(2, 1))
	m.AddMark(Mark{Kind: markAdd, Card: ox, N: 300})
	m.AddMark(Mark{Kind: markSet, Card: ox, N: 2})
	m.AddCounters(ox, 1, NoSeat, 9, 0)
	expect := func(what string, c CardID, i uint8, want int16) {
		t.Helper()
		if n := m.Fact(c, i); n != want {
			t.Errorf("%s is %d, not %d", what, n, want)
		}
	}
	expect("what is set and added", ox, 0, 302)
	m.AddCounters(ox, 0, NoSeat, 102, 0)
	expect("what counters take", ox, 0, -4)
	expect("a cost in hand", mine, 1, 6)
	m.NewCard(DefID(len(g.Defs)-1), 0, 0, g.Zone(1, 0))
	expect("a cost in hand that a text lowers", mine, 1, 4)
	expect("a cost in another hand", theirs, 1, 6)
	expect("a cost in play", ox, 1, 6)
	expect("a number that changes only in play", mine, 2, 1)
}

// TestLosesBeatsHas: a keyword that is taken away is gone, whatever gives it,
// and comes back when nothing takes it any more.
func TestLosesBeatsHas(t *testing.T) {
	g := arena()
	g.Gains, g.Loses = markGain, markGain+1
	g.Defs[1].Keywords = 4
	g.Defs = append(g.Defs, Def{Name: "Hush", Short: "Hush", Statics: []Static{{Whom: &Filter{Reg: -1, Ctrl: Each}, Loses: 4}}})
	if _, err := g.Build(); err != nil {
		t.Fatal(err)
	}
	m, err := Prepare(g, Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	ox := m.NewCard(1, 0, 0, g.Zone(1, 0))
	expect := func(what string, want bool) {
		t.Helper()
		if m.Power(ox, 4) != want {
			t.Errorf("%s: it has the keyword: %t", what, !want)
		}
	}
	m.AddMark(Mark{Kind: markGain, Card: ox, N: 2})
	expect("printed and given", true)
	hush := m.NewCard(DefID(len(g.Defs)-1), 0, 1, g.Zone(1, 1))
	expect("taken by a text", false)
	m.MoveCard(hush, g.Zone(2, 1), Top, 0)
	expect("the text is gone", true)
	m.AddMark(Mark{Kind: markGain + 1, Card: ox, N: 2})
	expect("taken by a mark", false)
}
