package vastrix

import "feltstack/rules"

// madePoints is the bit of NumMade for a card played for points; those of plays on the
// stack are 1<<Item.Class.
const madePoints int16 = 1 << 14

// made notes plays that p has made, for traps.
func made(m *rules.Match, p rules.Seat, plays int16) {
	if trapsOn(m) {
		m.S.Seats[p].Nums[NumMade] |= plays
	}
}

// playBits is what kinds of plays an item is, as bits of NumMade.
func playBits(it *rules.Item) int16 {
	bits := int16(1) << it.Class
	if it.Flags&ItemScuttles != 0 {
		bits |= 1 << ClassScuttle
	}
	if superPlay(it) {
		bits |= 1 << ClassSuper
	}
	return bits
}

// noteTraps notes what a play that goes on the stack means to traps.
func noteTraps(m *rules.Match, it *rules.Item) {
	if !trapsOn(m) {
		return
	}
	made(m, it.By, playBits(it))
	if it.Class == ClassTrap {
		it.Nums[itemRow] = int16(m.KindOf(it.Cards[0]))
		m.S.Seats[it.By].Nums[NumTriggers]++
	}
	if printed(it) && rank(m, it.Cards[0]) == Three && ofTraps(m, &m.Game.Defs[it.Def].Abilities[it.Ability]) {
		m.S.Nums[NumTrapThree]++
	}
}

// superPlay reports whether a play is a Super or greater, Ultras aside, as traps
// count it (V-166).
func superPlay(it *rules.Item) bool {
	switch it.Class {
	case ClassSuper, ClassCombo, ClassMarriage:
		return true
	case ClassCounter:
		return it.Flags&ItemMulti != 0
	}
	return false
}

// opponentMade reports whether the opponent that traps watch has made any of some plays, or
// makes one that waits for them.
func opponentMade(m *rules.Match, _ *rules.Query, _ rules.CardID, plays int16) bool {
	w := watching(m)
	if w == nil {
		return false
	}
	done := int16(0)
	switch w.R[regWatch] {
	case watchBetween:
		done = w.R[regDone]
	case watchScore:
		done = madePoints
	case watchPlays:
		if it := m.S.Item(w.Item(regSerial)); it != nil {
			done = playBits(it)
		}
	}
	return done&plays != 0
}
