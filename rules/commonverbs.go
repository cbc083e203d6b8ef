package rules

// The verbs that card texts ask with. They are the first in every Game.Verbs;
// a game's own begin at VerbCommon.
const (
	VerbPick       Verb = iota // Card, in a choice of cards
	VerbTarget                 // Target, when a play is declared
	VerbTargetItem             // the same for a play on the stack: Item
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
		VerbPick:       {Key: "pick {card}", Say: "choose.pick"},
		VerbTarget:     {Key: "target {target}", Say: "choose.target"},
		VerbTargetItem: {Key: "target play {item}", Say: "choose.target_item"},
		VerbMode:       {Key: "mode {n+1}", Say: "choose.mode"},
		VerbNumber:     {Key: "number {n}", Say: "choose.number"},
		VerbNext:       {Key: "next {card}", Say: "choose.next"},
		VerbTop:        {Key: "top {zone}", Say: "choose.top"},
		VerbBottom:     {Key: "bottom {zone}", Say: "choose.bottom"},
		VerbInto:       {Key: "into {zone}", Say: "choose.into"},
		VerbYes:        {Key: "yes", Say: "choose.yes"},
		VerbNo:         {Key: "no", Say: "choose.no", Default: true},
		VerbStop:       {Key: "stop", Say: "choose.stop", Default: true},
		VerbSeat:       {Key: "against {seat}", Say: "choose.seat"},
		VerbInstead:    {Key: "instead {card} {ability}", Say: "choose.instead"},
		VerbWay:        {Key: "way {n+1}", Say: "choose.way"},
		VerbPay:        {Key: "pay", Say: "choose.pay", Default: true},
		VerbWithout:    {Key: "without {card} {source}", Say: "choose.without"},
		VerbWith:       {Key: "with {card} {source}", Say: "choose.with"},
		VerbPrevent:    {Key: "prevent {card}", Say: "choose.prevent"},
		VerbSay:        {Key: "say {word}", Say: "choose.say"},
		VerbFor:        {Key: "vote for", Say: "choose.for"},
		VerbAgainst:    {Key: "vote against", Say: "choose.against"},
		VerbAbstain:    {Key: "abstain", Say: "choose.abstain", Default: true},
	}
}
