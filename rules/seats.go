package rules

import "math/bits"

// The seats at the table, and their teams.

// Seat is a place at the table, from 0; turn order is by number.
type Seat int8

// NoSeat stands for nobody.
const NoSeat Seat = -1

// MaxSeats is the largest number of seats of any game.
const MaxSeats = 5

// SeatSet is a set of seats, one bit each.
type SeatSet uint8

// Has reports whether seat p is in the set.
func (s SeatSet) Has(p Seat) bool { return p >= 0 && s>>(p&7)&1 == 1 }

// Len is how many seats are in the set.
func (s SeatSet) Len() int { return bits.OnesCount8(uint8(s)) }

// First is the first seat of the set, NoSeat where it is empty.
func (s SeatSet) First() Seat {
	if s == 0 {
		return NoSeat
	}
	return Seat(bits.TrailingZeros8(uint8(s)))
}

// Only is the seat of a set of one, else NoSeat.
func (s SeatSet) Only() Seat {
	if s == 0 || s&(s-1) != 0 {
		return NoSeat
	}
	return Seat(bits.TrailingZeros8(uint8(s)))
}

// Of returns the set that holds seat p alone, empty for NoSeat.
func Of(p Seat) SeatSet {
	if p < 0 {
		return 0
	}
	return 1 << (p & 7)
}

// AllSeats is the set of all seats of the match.
func (s *State) AllSeats() SeatSet { return 1<<(s.SeatCount&7) - 1 }

// Plays reports whether seat p is still in the match, and does more than choose.
func (s *State) Plays(p Seat) bool { return !s.Seats[p].Out && !s.Seats[p].Chooser }

// Choosers is the set of the seats that only choose.
func (s *State) Choosers() SeatSet {
	var set SeatSet
	for i := range s.Seats {
		if s.Seats[i].Chooser {
			set |= Of(Seat(i))
		}
	}
	return set
}

// NextSeat is the seat after p that still plays.
func (s *State) NextSeat(p Seat) Seat {
	for range s.Seats {
		if p++; int(p) >= len(s.Seats) {
			p = 0
		}
		if s.Plays(p) {
			break
		}
	}
	return p
}

// players is the set of the seats that still play.
func (s *State) players() SeatSet {
	var set SeatSet
	for i := range s.Seats {
		if s.Plays(Seat(i)) {
			set |= Of(Seat(i))
		}
	}
	return set
}

// Living is how many seats still play.
func (s *State) Living() int16 {
	n := int16(0)
	for i := range s.Seats {
		if s.Plays(Seat(i)) {
			n++
		}
	}
	return n
}

// Side is seat p and those of its team, in the match or not; of NoSeat nobody.
func (s *State) Side(p Seat) SeatSet {
	set := Of(p)
	if p < 0 || s.Seats[p].Team == 0 {
		return set
	}
	team := s.Seats[p].Team
	for q := range s.Seats {
		if s.Seats[q].Team == team {
			set |= Of(Seat(q))
		}
	}
	return set
}

// Opponents is the set of seats that play against p: not out, and not of its side.
// Who only chooses has none.
func (s *State) Opponents(p Seat) SeatSet {
	team := int8(0)
	if p >= 0 {
		if s.Seats[p].Chooser {
			return 0
		}
		team = s.Seats[p].Team
	}
	var set SeatSet
	for i := range s.Seats {
		q := &s.Seats[i]
		if Seat(i) != p && !q.Out && !q.Chooser && (team == 0 || q.Team != team) {
			set |= 1 << i
		}
	}
	return set
}

// Rival is the only opponent of seat p, NoSeat where there are several or none.
func (s *State) Rival(p Seat) Seat {
	if len(s.Seats) == 2 && !s.Seats[1].Chooser {
		return 1 - p
	}
	return s.Opponents(p).Only()
}

// TriggerRival is the opponent that a trigger speaks of: the one that its delayed
// text named, else the seat of its event where that is one, else the only one,
// else NoSeat.
func (s *State) TriggerRival(t *Trigger) Seat {
	if t.Serial != 0 && s.Opponents(t.Ctrl).Has(t.Opp) {
		return t.Opp
	}
	if s.Opponents(t.Ctrl).Has(Seat(t.N)) {
		return Seat(t.N)
	}
	return s.Rival(t.Ctrl)
}
