package form

import "feltstack/rules"

// Pays is how cards are paid for, as far as a deck alone tells: if you always play what pays as
// soon as you can, and nothing else takes it away.
type Pays struct {
	// Base is what pays on each turn of your own, from 1, whatever you draw: units by kind.
	Base func(turn int) Units
	// Cost is what playing a card takes; ok is false for a card that is not paid for.
	Cost func(d *rules.Def) (units Units, ok bool)
	// Gives is what a card that was drawn pays once it is in play; ok is false for one that
	// pays for nothing.
	Gives func(d *rules.Def) (g Gift, ok bool)
}

// MostKinds is how many kinds of resources a Pays tells apart.
const MostKinds = 8

// Units are numbers of resources, by kind.
type Units [MostKinds]int

// Gift is N units of one of some kinds, a bit each, from a turn of your own on. Of Laid ones
// there is one a turn.
type Gift struct {
	Kinds uint8
	N     int
	Turn  int
	Laid  bool
}
