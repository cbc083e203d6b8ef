// Package payment finds the best way to pay: a price wants units of some kinds, sources give them,
// and the payer may change what is proposed. It knows kinds, units and sources by number only:
// nothing of games, matches and cards.
package payment

import "math/bits"

// MaxKinds is how many kinds of resources there may be.
const MaxKinds = 16

// Set is a set of kinds, a bit each.
type Set uint16

// SetOf is the set of these kinds.
func SetOf(kinds ...uint8) Set {
	var s Set
	for _, k := range kinds {
		s |= 1 << k
	}
	return s
}

// Len is how many kinds there are in the set.
func (s Set) Len() int { return bits.OnesCount16(uint16(s)) }

// Goods is an amount of each kind.
type Goods [MaxKinds]uint8

// Want is units of a price that the same kinds pay for.
type Want struct {
	Of Set
	N  int16
}

// Source is something that can be used to pay.
type Source struct {
	Thing  int16 // what is used in this way, if it is; it can be in one way only. 0: nothing else is
	Uses   int16 // how often it can be used
	Gives  Goods // each time
	Floats bool  // what it gives is there already
	First  bool  // it floats, and is to be spent before anything is produced
	Weight uint8 // how much one use uses up
	Dear   int16 // how much it is missed
	Tells  bool  // a use changes more than its thing
}

// Besides is what a payment takes beside the units, maybe from the same things.
type Besides interface {
	// Takes reports whether it could take what source at uses.
	Takes(at int) bool
	// Stays reports whether it can still be paid once the sources are used as Sheet.Used says.
	Stays() bool
}
