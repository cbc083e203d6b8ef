package vtes

import "feltstack/rules"

// due takes everybody out who has no pool left, at once and together (VTES E-02): then their predators
// gain a victory point and pool, who go themselves no pool (E-04). The turn of who is out is over
// (E-06). The last one left gains a victory point, and the game is over (E-07).
func due(m *rules.Match) {
	var gone rules.SeatSet
	for p := range rules.Seat(m.S.SeatCount) {
		if m.S.Plays(p) && m.S.Seats[p].Nums[NumPool] <= 0 {
			gone |= rules.Of(p)
		}
	}
	if gone == 0 {
		return
	}
	var predators [rules.MaxSeats]rules.Seat
	for p := range rules.Seat(m.S.SeatCount) {
		predators[p] = m.S.PrevSeat(p)
	}
	leave(m, gone)
	for p := range rules.Seat(m.S.SeatCount) {
		if q := predators[p]; gone.Has(p) && q != p {
			m.AddNum(q, NumHalves, 2, WhyPoints)
			if !gone.Has(q) {
				m.AddNum(q, NumPool, oustPool, WhyOust)
			}
		}
	}
	goOn(m, gone)
}

// leave takes players out of the match (VTES E-03). The Edge of one goes back to the middle (ED-06).
func leave(m *rules.Match, gone rules.SeatSet) {
	for p := range rules.Seat(m.S.SeatCount) {
		if gone.Has(p) {
			m.Oust(p)
			if edge(m) == p {
				takeEdge(m, rules.NoSeat)
			}
		}
	}
}

// goOn ends the turn of who is out (VTES E-06), and the game where one player is left, or none.
func goOn(m *rules.Match, gone rules.SeatSet) {
	if left := m.S.Living(); left <= 1 {
		if left == 1 {
			m.AddNum(m.S.NextSeat(m.S.Active), NumHalves, 2, WhyPoints)
		}
		decide(m)
		return
	}
	if gone.Has(m.S.Active) && m.Unwind(procTurn) {
		m.Ends(rules.UntilEnd, rules.NoSeat)
		m.S.Nums[NumActions]++
	}
}

// decide ends the game: who has most victory points wins, also one who is out; where several have,
// nobody does (VTES E-08).
func decide(m *rules.Match) {
	var best int16
	var who rules.SeatSet
	for p := range rules.Seat(m.S.SeatCount) {
		switch n := m.S.Seats[p].Nums[NumHalves]; {
		case n > best:
			best, who = n, rules.Of(p)
		case n == best:
			who |= rules.Of(p)
		}
	}
	if who.Len() > 1 {
		who = 0
	}
	m.Win(who)
}

// timeUp ends the game by the time limit: each player left gains half a victory point (VTES E-21).
func timeUp(m *rules.Match) {
	m.Emit(rules.Event{Kind: rules.EvChosen, Why: WhyTime, Seat: rules.NoSeat})
	halfPoints(m)
}

// halfPoints gives each player left half a victory point, and ends the game.
func halfPoints(m *rules.Match) {
	for p := range rules.Seat(m.S.SeatCount) {
		if m.S.Plays(p) {
			m.AddNum(p, NumHalves, 1, WhyPoints)
		}
	}
	decide(m)
}

// ousted says where the cards of a player go who is out: those it controls and owns are removed from the
// game; what others control of them stays (VTES E-03).
func ousted(m *rules.Match, p rules.Seat, c rules.CardID) rules.ZoneID {
	card := &m.S.Cards[c]
	if card.Ctrl != p {
		return card.Zone
	}
	switch m.KindOf(c) {
	case Ready, Torpor:
		return m.Game.Zone(Removed, card.Owner)
	case Ash, Removed:
		return card.Zone
	}
	return 0
}

// withdrawNo is why a player can't withdraw: the library is empty and the hand below its size at the
// start of the turn (VTES E-20).
func withdrawNo(m *rules.Match, p rules.Seat) rules.No {
	if m.In(Library, p).N > 0 || m.In(Hand, p).N >= startHand {
		return noLibrary
	}
	return ok
}

// withdraw announces that p withdraws: it leaves in its next unlock phase if until then none of its
// pool and none of its minions' blood is lost or spent (VTES E-20).
func withdraw(m *rules.Match, p rules.Seat) {
	m.S.Seats[p].Nums[NumLeaving] = 1
	m.Emit(rules.Event{Kind: rules.EvChosen, Why: WhyWithdraws, Seat: p})
}

// heard cancels a withdrawal when its player loses pool, or a minion of the player blood.
func heard(m *rules.Match, ev *rules.Event) {
	p := ev.Seat
	if p == rules.NoSeat || m.S.Seats[p].Nums[NumLeaving] == 0 || ev.By >= 0 {
		return
	}
	switch {
	case ev.Kind == rules.EvSeatNum && uint8(ev.M) == NumPool:
	case ev.Kind == rules.EvCounters && (m.KindOf(ev.Card) == Ready || m.KindOf(ev.Card) == Torpor):
	default:
		return
	}
	m.S.Seats[p].Nums[NumLeaving] = 0
	m.Emit(rules.Event{Kind: rules.EvChosen, Why: WhyStays, Seat: p})
}

// withdrawn lets a player leave who has announced it: with a victory point, half of one in a tournament
// (ED-14), and nothing for the predator (VTES E-20).
func withdrawn(m *rules.Match, p rules.Seat) {
	n := int16(2)
	if m.S.Opts[optScoring] == 1 {
		n = 1
	}
	m.Emit(rules.Event{Kind: rules.EvChosen, Why: WhyWithdrawn, Seat: p})
	m.AddNum(p, NumHalves, n, WhyPoints)
	leave(m, rules.Of(p))
	goOn(m, rules.Of(p))
}

// value is the result of a finished match for seat p.
func value(m *rules.Match, p rules.Seat) float64 {
	if m.S.Winners.Has(p) {
		return 1
	}
	return min(points(m, p)/float64(m.S.SeatCount), 1)*1.5 - 1
}

// points are the victory points of seat p.
func points(m *rules.Match, p rules.Seat) float64 {
	return float64(m.S.Seats[p].Nums[NumHalves]) / 2
}
