package vainqueur

import "feltstack/rules"

// What the looks of the game ask.

// SubtypeCount is how many subtypes there are; FactTypes has a bit for each.
const SubtypeCount = len(subtypes)

// RegularSummons is how many a player may make in a turn.
const RegularSummons = summons

// RankWord is a rank as cards print it.
func RankWord(rank int16) string { return rankWords[rank] }

// Health is the HP that a Master has left.
func Health(m *rules.Match, c rules.CardID) int16 { return health(m, c) }

// Attacking reports whether c is the attacker of an attack on the stack.
func Attacking(m *rules.Match, c rules.CardID) bool { return attacking(m, c) }

// AttackersLeft counts the monsters whose attacks option o gives up by ending a step.
func AttackersLeft(m *rules.Match, o rules.Option) int {
	if o.Verb != verbEnd {
		return 0
	}
	return m.Offered(verbAttack, verbDirect)
}

// SummonsLeft is how many Regular Summons that could be made option o gives up by ending
// a step.
func SummonsLeft(m *rules.Match, o rules.Option) int {
	if o.Verb != verbEnd {
		return 0
	}
	return min(m.Offered(verbSummon, verbSummonDefending), summons-int(m.S.Seats[m.S.Decision.Seat].Nums[NumSummons]))
}
