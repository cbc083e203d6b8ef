package rules

import "testing"

// seated is a state with a seat of each kind: "" plays, "out" has left, "chooser" only chooses,
// "1" is of team 1, and "1 out" has left it.
func seated(kinds ...string) *State {
	s := &State{Seats: make([]SeatState, len(kinds))}
	s.SeatCount = int8(len(kinds))
	for i, kind := range kinds {
		p := &s.Seats[i]
		switch kind {
		case "out":
			p.Out = true
		case "chooser":
			p.Chooser = true
		case "1":
			p.Team = 1
		case "2":
			p.Team = 2
		case "1 out":
			p.Team, p.Out = 1, true
		case "2 out":
			p.Team, p.Out = 2, true
		}
	}
	return s
}

// TestTriggerRival: a delayed text speaks of the opponent that it named, another one of the seat
// of its event, and where neither is an opponent, of the only one.
func TestTriggerRival(t *testing.T) {
	three, teams := seated("", "", ""), seated("1", "2", "1", "2")
	for name, c := range map[string]struct {
		s    *State
		t    Trigger
		want Seat
	}{
		"a delayed text's, whoever the event is about":    {three, Trigger{Serial: 7, Ctrl: 0, Opp: 2, N: 1}, 2},
		"not a delayed text: the seat of the event":       {three, Trigger{Ctrl: 0, Opp: 2, N: 1}, 1},
		"a delayed text that named nobody":                {three, Trigger{Serial: 7, Ctrl: 0, Opp: NoSeat, N: 1}, 1},
		"a delayed text that named its own player":        {three, Trigger{Serial: 7, Ctrl: 0, Opp: 0, N: 2}, 2},
		"a delayed text that named an ally":               {teams, Trigger{Serial: 7, Ctrl: 0, Opp: 2, N: 3}, 3},
		"a delayed text that named who is out":            {seated("", "out", "", ""), Trigger{Serial: 7, Ctrl: 0, Opp: 1, N: 3}, 3},
		"an event of an opponent":                         {three, Trigger{Ctrl: 0, N: 2}, 2},
		"an event of its own, with several opponents":     {three, Trigger{Ctrl: 0, N: 0}, NoSeat},
		"an event of nobody, with several opponents":      {three, Trigger{Ctrl: 0, N: int16(NoSeat)}, NoSeat},
		"an event of an ally, with several opponents":     {teams, Trigger{Ctrl: 0, N: 2}, NoSeat},
		"an event of an ally, with one opponent left":     {seated("1", "2 out", "1", "2"), Trigger{Ctrl: 0, N: 2}, 3},
		"an event of its own, with one opponent":          {seated("", ""), Trigger{Ctrl: 1, N: 1}, 0},
		"a delayed text of two, that speaks of the other": {seated("", ""), Trigger{Serial: 7, Ctrl: 1, Opp: 0, N: 1}, 0},
	} {
		if got := c.s.TriggerRival(&c.t); got != c.want {
			t.Errorf("%s: seat %d, want %d", name, got, c.want)
		}
	}
}

// TestOpponents: who is out or only chooses is nobody's opponent, nor is one's own side.
func TestOpponents(t *testing.T) {
	for name, c := range map[string]struct {
		s           *State
		p           Seat
		side, foes  SeatSet
		rival, next Seat
	}{
		"two":                        {seated("", ""), 0, 0b1, 0b10, 1, 1},
		"the second of two":          {seated("", ""), 1, 0b10, 0b1, 0, 0},
		"two and a chooser":          {seated("", "", "chooser"), 1, 0b10, 0b1, 0, 0},
		"one and a chooser":          {seated("", "chooser"), 0, 0b1, 0, NoSeat, 0},
		"the chooser itself":         {seated("", "", "chooser"), 2, 0b100, 0, NoSeat, 0},
		"three":                      {seated("", "", ""), 1, 0b10, 0b101, NoSeat, 2},
		"three, one out":             {seated("", "", "out"), 1, 0b10, 0b1, 0, 0},
		"teams":                      {seated("1", "2", "1", "2"), 2, 0b101, 0b1010, NoSeat, 3},
		"teams, one out":             {seated("1", "2", "1", "2 out"), 2, 0b101, 0b10, 1, 0},
		"an ally that is out":        {seated("1 out", "2", "1", "2"), 2, 0b101, 0b1010, NoSeat, 3},
		"teams and one who is alone": {seated("1", "1", ""), 2, 0b100, 0b11, NoSeat, 0},
		"nobody":                     {seated("", "", ""), NoSeat, 0, 0b111, NoSeat, 0},
	} {
		if got := c.s.Side(c.p); got != c.side {
			t.Errorf("%s: the side of seat %d is %b, want %b", name, c.p, got, c.side)
		}
		if got := c.s.Opponents(c.p); got != c.foes {
			t.Errorf("%s: the opponents of seat %d are %b, want %b", name, c.p, got, c.foes)
		}
		if got := c.s.NextSeat(c.p); got != c.next {
			t.Errorf("%s: after seat %d comes %d, want %d", name, c.p, got, c.next)
		}
		if c.p == NoSeat {
			continue
		}
		if got := c.s.Rival(c.p); got != c.rival {
			t.Errorf("%s: the rival of seat %d is %d, want %d", name, c.p, got, c.rival)
		}
	}
	s := seated("", "out", "chooser", "")
	if s.players() != 0b1001 || s.Living() != 2 || s.Choosers() != 0b100 || s.AllSeats() != 0b1111 {
		t.Errorf("%b play, %d live, %b choose, %b sit there", s.players(), s.Living(), s.Choosers(), s.AllSeats())
	}
	for i, want := range []bool{true, false, false, true} {
		if s.Plays(Seat(i)) != want {
			t.Errorf("seat %d plays: %v", i, !want)
		}
	}
}

// TestSeatSets: a set of one has that seat alone, nobody is in none.
func TestSeatSets(t *testing.T) {
	for _, c := range []struct {
		set         SeatSet
		first, only Seat
		n           int
	}{{0, NoSeat, NoSeat, 0}, {0b1, 0, 0, 1}, {0b100, 2, 2, 1}, {0b1010, 1, NoSeat, 2}} {
		if c.set.First() != c.first || c.set.Only() != c.only || c.set.Len() != c.n {
			t.Errorf("of %b the first is %d, the only %d, and it has %d", c.set, c.set.First(), c.set.Only(), c.set.Len())
		}
	}
	if SeatSet(0b11).Has(NoSeat) || Of(NoSeat) != 0 || !Of(3).Has(3) || Of(3).Has(2) {
		t.Error("nobody is in a set, or a set of one has another seat")
	}
}
