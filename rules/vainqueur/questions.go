package vainqueur

import "feltstack/rules"

// What the looks of the game ask.

// subtypeCount is how many subtypes there are; FactTypes has a bit for each.
const subtypeCount = len(subtypes)

// regularSummons is how many a player may make in a turn.
const regularSummons = summons

// rankWord is a rank as cards print it.
func rankWord(rank int16) string { return rankWords[rank] }

// Health is the HP that a Master has left.
func Health(m *rules.Match, c rules.CardID) int16 { return health(m, c) }

// Attacking reports whether c is the attacker of an attack on the stack.
func Attacking(m *rules.Match, c rules.CardID) bool { return attacking(m, c) }

// attackersLeft counts the monsters whose attacks option o gives up by ending a step.
func attackersLeft(m *rules.Match, o rules.Option) int {
	if o.Verb != verbEnd {
		return 0
	}
	return m.Offered(verbAttack, verbDirect)
}

// summonsLeft is how many Regular Summons that could be made option o gives up by ending
// a step.
func summonsLeft(m *rules.Match, o rules.Option) int {
	if o.Verb != verbEnd {
		return 0
	}
	return min(m.Offered(verbSummon, verbSummonDefending), summons-int(m.S.Seats[m.S.Decision.Seat].Nums[NumSummons]))
}
