package vainqueur

import "feltstack/rules"

// What eval counts beside Life.
const (
	worthHand    = 5.0  // of a card in hand
	worthMonster = 4.0  // of being there
	worthNumber  = 0.6  // of a point of STR or DEF, whichever is more
	worthFree    = 0.3  // of a point of the highest STR, for each monster more than the other has
	worthMaster  = 10.0 // of a Master
	worthField   = 4.0  // of a Battlefield
	worthCounter = 1.0
	steep        = 60.0 // the lead that counts as half a win
)

// eval guesses how a match stands for p: Life, what is in play, the hand.
func eval(m *rules.Match, p rules.Seat) float64 {
	lead := side(m, p) - side(m, m.S.NextSeat(p))
	return lead / (max(lead, -lead) + steep)
}

func side(m *rules.Match, p rules.Seat) float64 {
	v := float64(m.S.Seats[p].Nums[NumLife]) + worthHand*float64(m.In(Hand, p).N)
	most := int16(0)
	for c := m.In(Field, p).First; c != 0; c = m.S.Cards[c].Next {
		str := m.Fact(c, FactSTR)
		most = max(most, str)
		v += worthMonster + worthNumber*float64(max(str, m.Fact(c, FactDEF))) + worthCounter*counters(m, c)
	}
	// More monsters than stand before the other player strike it itself.
	if free := m.In(Field, p).N - m.In(Field, m.S.NextSeat(p)).N; free > 0 {
		v += worthFree * float64(most) * float64(min(free, 3))
	}
	if c := m.In(MasterZone, p).Last; c != 0 {
		v += worthMaster + worthCounter*counters(m, c)
	}
	if c := m.In(Battlezone, p).Last; c != 0 {
		v += worthField + worthCounter*counters(m, c)
	}
	// An empty deck loses the match.
	if n := m.In(Deck, p).N; n < 5 {
		v -= 20 * float64(5-n)
	}
	return v
}

func counters(m *rules.Match, c rules.CardID) float64 {
	return float64(m.Counters(c, CounterGear) + m.Counters(c, CounterEmber) + m.Counters(c, CounterLuck))
}
