package rules

// The verbs that card texts ask with. They are the first in every Game.Verbs;
// a game's own begin at VerbCommon.
const (
	VerbPick       Verb = iota // Card, in a choice of cards
	VerbTarget                 // Target, when a play is declared
	VerbTargetItem             // the same for a play on the stack: Target is its serial
	VerbMode                   // printed option N, from 0
	VerbNumber                 // the number N
	VerbNext                   // Card is the next of an order
	VerbTop                    // on top of zone kind N
	VerbBottom                 // at the bottom of zone kind N
	VerbInto                   // into the unordered zone of kind N, or one whose order is not asked
	VerbYes
	VerbNo
	VerbStop    // no more picks
	VerbSeat    // seat N
	VerbInstead // ability Ability of Card changes what is about to happen
	VerbWay     // way N of a price
	VerbPay     // what is proposed is paid
	VerbWithout // Card, as a source of way Ability, does not help to pay
	VerbWith    // it does, once more
	VerbPrevent // what Card has done prevents some of it: N is the place of its mark, plus 1
	VerbSay     // word N of those that can be chosen
	VerbFor     // votes for it
	VerbAgainst // votes against it
	VerbAbstain // does neither
	VerbCommon
)

// CommonVerbs returns the specs of the common verbs.
func CommonVerbs() []VerbSpec {
	return []VerbSpec{
		VerbPick:       {Key: "pick {card}", Say: "{card}"},
		VerbTarget:     {Key: "target {target}", Say: "{target}"},
		VerbTargetItem: {Key: "target play {item}", Say: "{item}", TargetIs: ArgItem},
		VerbMode:       {Key: "mode {n+1}", Say: "{mode}"},
		VerbNumber:     {Key: "number {n}", Say: "{n}"},
		VerbNext:       {Key: "next {card}", Say: "{card} next"},
		VerbTop:        {Key: "top {zone}", Say: "Top of the {zone}"},
		VerbBottom:     {Key: "bottom {zone}", Say: "Bottom of the {zone}"},
		VerbInto:       {Key: "into {zone}", Say: "Into the {zone}"},
		VerbYes:        {Key: "yes", Say: "Yes"},
		VerbNo:         {Key: "no", Say: "No", Rest: true},
		VerbStop:       {Key: "stop", Say: "That is all", Rest: true},
		VerbSeat:       {Key: "against {seat}", Say: "{seat}"},
		VerbInstead:    {Key: "instead {card} {ability}", Say: "{card}"},
		VerbWay:        {Key: "way {n+1}", Say: "{fee}"},
		VerbPay:        {Key: "pay", Say: "Pay {price}", Rest: true},
		VerbWithout:    {Key: "without {card} {source}", Say: "Without {card} {source}"},
		VerbWith:       {Key: "with {card} {source}", Say: "With {card} {source}"},
		VerbPrevent:    {Key: "prevent {card}", Say: "{card}"},
		VerbSay:        {Key: "say {word}", Say: "{word}"},
		VerbFor:        {Key: "vote for", Say: "For"},
		VerbAgainst:    {Key: "vote against", Say: "Against"},
		VerbAbstain:    {Key: "abstain", Say: "Abstain", Rest: true},
	}
}
