package vtes

import (
	"math"

	"feltstack/rules"
)

// What a seat has, by guess: nobody has measured it yet.
const (
	evalPoints   = 0.9   // of a victory point
	evalPool     = 0.055 // of pool that is safe from the predator's bleed of the next turn
	evalThreat   = 0.10  // of pool that the predator can bleed until then
	evalPrey     = 0.045 // of pool that the prey has lost
	evalReady    = 0.05  // of capacity in the ready region
	evalBlood    = 0.04  // of blood there
	evalBegun    = 0.08  // of blood on uncontrolled vampires, which will come
	evalBleed    = 0.08  // of a bleed of 1 with the own vampires
	evalEdge     = 0.05
	evalOustNear = 0.5 // with less pool than the predator can bleed
)

// eval guesses how the match ends for seat p, -1 to 1.
func eval(m *rules.Match, p rules.Seat) float64 {
	if !m.S.Plays(p) {
		return min(points(m, p)/float64(m.S.SeatCount), 1)*1.5 - 1
	}
	sum, n := 0.0, 0.0
	for q := range rules.Seat(m.S.SeatCount) {
		if q != p && m.S.Plays(q) {
			sum += standing(m, q)
			n++
		}
	}
	w := standing(m, p)
	if n > 0 {
		w -= sum / n
	}
	return math.Tanh(w / 2)
}

// standing is how well seat p stands.
func standing(m *rules.Match, p rules.Seat) float64 {
	s := &m.S.Seats[p]
	prey, predator := m.S.NextSeat(p), m.S.PrevSeat(p)
	threat := min(bleedOf(m, predator), s.Nums[NumPool])
	w := evalPoints*points(m, p) + evalPool*float64(s.Nums[NumPool]) - evalThreat*float64(threat)
	if threat == s.Nums[NumPool] {
		w -= evalOustNear
	}
	w += evalPrey * float64(startPool-min(m.S.Seats[prey].Nums[NumPool], startPool))
	w += evalBleed * float64(bleedOf(m, p))
	for c := m.In(Ready, p).First; c != 0; c = m.S.Cards[c].Next {
		w += evalReady*float64(m.Fact(c, FactCapacity)) + evalBlood*float64(m.Counters(c, CounterBlood))
	}
	for c := m.In(Uncontrolled, p).First; c != 0; c = m.S.Cards[c].Next {
		w += evalBegun * float64(min(m.Counters(c, CounterBlood), m.Fact(c, FactCapacity)))
	}
	if edge(m) == p {
		w += evalEdge
	}
	return w
}

// bleedOf is how much the ready minions of p bleed for together in a turn.
func bleedOf(m *rules.Match, p rules.Seat) int16 {
	n := int16(0)
	for c := m.In(Ready, p).First; c != 0; c = m.S.Cards[c].Next {
		if !starves(m, c) {
			n += max(m.Fact(c, FactBleed), 0)
		}
	}
	return n
}
