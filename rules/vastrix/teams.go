package vastrix

import "feltstack/rules"

// Games of four are two against two, partners opposite (VASTRIX 21.5): seats A
// and C against B and D. Two and three play each for themselves.

// seatTeams gives the seats of a match their teams.
func seatTeams(m *rules.Match) {
	if players(m) != 4 {
		return
	}
	for p := range players(m) {
		m.S.Seats[p].Team = int8(p%2) + 1
	}
}

// players is how many seats play: who only chooses sits behind them.
func players(m *rules.Match) rules.Seat {
	return rules.Seat(int(m.S.SeatCount) - m.S.Choosers().Len())
}

// ally is the other seat of p's team, NoSeat without teams.
func ally(m *rules.Match, p rules.Seat) rules.Seat { return (m.S.Side(p) &^ rules.Of(p)).Only() }

// sum adds up a number of the seats in a set.
func sum(m *rules.Match, seats rules.SeatSet, number func(m *rules.Match, p rules.Seat) int16) int32 {
	n := int32(0)
	for p := range rules.Seat(m.S.SeatCount) {
		if seats.Has(p) {
			n += int32(number(m, p))
		}
	}
	return n
}

// relations are the seats that card texts name by how they stand to a player.
func relations() []rules.Relation {
	return []rules.Relation{{Name: "ally", Of: func(m *rules.Match, p rules.Seat) rules.SeatSet { return m.S.Side(p) &^ rules.Of(p) }}}
}
