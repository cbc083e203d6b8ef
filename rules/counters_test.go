package rules

import (
	"math"
	"testing"
)

// TestCounters: counters of a kind that is somebody's know whose they are,
// there are as many kinds as a game has, and no number of them goes round.
func TestCounters(t *testing.T) {
	g := arena()
	g.Counters = []CounterSpec{{Name: "grief"}, {Name: "corruption", Owned: true}, {Name: "c"}, {Name: "d"}, {Name: "e"}, {Name: "f"}}
	m, err := Prepare(g, Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	ox, other := m.NewCard(1, 0, 0, g.Zone(1, 0)), m.NewCard(1, 0, 0, g.Zone(1, 0))
	m.AddCounters(ox, 1, 0, 2, 0)
	m.AddCounters(ox, 1, 1, 3, 0)
	m.AddCounters(ox, 5, 1, 7, 0)
	m.AddCounters(other, 1, 1, 1, 0)
	for _, c := range []struct{ got, want int16 }{
		{m.Counters(ox, 1), 5}, {m.CountersBy(ox, 1, 0), 2}, {m.CountersBy(ox, 1, 1), 3}, {m.Counters(ox, 5), 7}, {m.CountersBy(ox, 5, 0), 7}, {m.Counters(ox, 0), 0},
	} {
		if c.got != c.want {
			t.Errorf("%d counters instead of %d", c.got, c.want)
		}
	}
	m.AddCounters(ox, 1, 0, -9, 0)
	if n := m.Counters(ox, 1); n != 3 {
		t.Errorf("taking all of one player leaves %d, not 3", n)
	}
	m.AddCounters(ox, 0, NoSeat, math.MaxInt16, 0)
	m.AddCounters(ox, 0, NoSeat, 5, 0)
	if n := m.Counters(ox, 0); n != math.MaxInt16 {
		t.Errorf("the number of counters goes round: %d", n)
	}
	m.MoveCard(ox, g.Zone(2, 0), Top, 0)
	if n := len(m.S.Counters); n != 1 || m.Counters(other, 1) != 1 {
		t.Errorf("%d kinds of counters are left, not the one of the other card", n)
	}
}
