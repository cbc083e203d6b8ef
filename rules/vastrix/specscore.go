package vastrix

import "feltstack/rules"

// marriagePoints are what Beauty's King and Queen of a suit give (VASTRIX 17, V-156).
var marriagePoints = [...]int16{Clubs: 9, Diamonds: 10, Hearts: 12, Spades: 13}

// specPoints are what the spec of p adds to its Secured points.
func specPoints(m *rules.Match, p rules.Seat) int16 {
	c := specCard(m, p)
	if c == 0 {
		return 0
	}
	n := int16(0)
	if m.Def(c).Keywords&KeyQueens != 0 {
		if q := queensOut(m, p); q > 0 {
			n += q + 1
		}
	}
	if m.Def(c).Keywords&KeyMarriages != 0 && married(m) == p {
		n += marriagePoints[bestMarriage(m, p)]
	}
	return n
}

// queensOut counts p's untapped Queens on the table.
func queensOut(m *rules.Match, p rules.Seat) int16 {
	n := int16(0)
	for _, k := range [...]rules.ZoneKind{PR, ER} {
		for c := m.In(k, p).First; c != 0; c = m.S.Cards[c].Next {
			if rank(m, c) == Queen && !tapped(m, c) {
				n++
			}
		}
	}
	return n
}

// bestMarriage is the highest suit of which p has King and Queen on the table, neither
// jacked nor tapped; NoSuit if there is none.
func bestMarriage(m *rules.Match, p rules.Seat) int16 {
	var has [5]uint8
	best := NoSuit
	for _, k := range [...]rules.ZoneKind{PR, ER} {
		for c := m.In(k, p).First; c != 0; c = m.S.Cards[c].Next {
			r := rank(m, c)
			if r != King && r != Queen || tapped(m, c) || attached(m, c) != 0 {
				continue
			}
			s := suit(m, c)
			has[s] |= 1 << (r - Queen)
			if has[s] == 3 {
				best = max(best, s)
			}
		}
	}
	return best
}

// married is the one player who has the bonus of a Royal Marriage (V-156): the first in turn
// order from the first player on; NoSeat if nobody has.
func married(m *rules.Match) rules.Seat {
	for p := range players(m) {
		if specSays(m, p, KeyMarriages) && bestMarriage(m, p) != NoSuit {
			return p
		}
	}
	return rules.NoSeat
}
