package rules

// The seats as a ring of those that still play.

// PrevSeat is the seat before p that still plays; p itself where it is the only one.
func (s *State) PrevSeat(p Seat) Seat {
	for range s.Seats {
		if p--; p < 0 {
			p = Seat(len(s.Seats)) - 1
		}
		if s.Plays(p) {
			break
		}
	}
	return p
}
