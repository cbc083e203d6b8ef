package rules

// Lose ends the match for seats, all at the same time. Where nobody is left
// that plays against those who are, they and their side win; with nobody left it
// is a draw; else the match goes on without the seats (Oust).
func (m *Match) Lose(who SeatSet) {
	left := m.S.players() &^ who
	if left&^m.S.Side(left.First()) == 0 {
		m.Win(m.S.Side(left.First()))
		return
	}
	for p := range Seat(m.S.SeatCount) {
		if who.Has(p) {
			m.Oust(p)
		}
	}
}

// decide lets seats win or lose the match for a text. It returns false if the
// match is over.
func (r run) decide() bool {
	m, who := r.m, SeatSet(0)
	switch r.in.Who {
	case You, Opponent, ThatSeat, OwnerOf, ControllerOf:
		who = Of(m.WhoIs(r.f, r.in.Who, r.f.Src))
	default:
		who = m.QueryOf(r.f).seats(r.in.Who)
	}
	who &= m.S.players()
	switch {
	case who == 0:
	case r.in.N == 0:
		m.Lose(who)
	default:
		side := who
		for p := range Seat(m.S.SeatCount) {
			if who.Has(p) {
				side |= m.S.Side(p)
			}
		}
		m.Win(side)
	}
	return !m.S.Over
}
