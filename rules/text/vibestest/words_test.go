// Package vibestest is a small two-player game with the words of Vibes: Characters
// in a huddle, Actions on a stack, Rods that give Fish, a Baron that goes to whoever
// wins the Vibe Check. It is made of card texts and shows that the language can say
// them. The texts are in testdata/cards, what they do in testdata/scripts.
package vibestest

import (
	"feltstack/rules"
	"feltstack/rules/message"
)

// The kinds of zone.
const (
	deck rules.ZoneKind = iota + 1
	hand
	ice
	huddle
	relics
	rods
	worn
	under
	onStack
)

func zones() []rules.ZoneSpec {
	return []rules.ZoneSpec{
		{},
		deck:    {Name: "deck", Short: "Deck", PerSeat: true, Ordered: true, Pile: true, Sight: rules.SightNobody},
		hand:    {Name: "hand", Short: "Hand", PerSeat: true, Sight: rules.SightOwner},
		ice:     {Name: "ice", Short: "Ice", PerSeat: true, Ordered: true, Pile: true},
		huddle:  {Name: "huddle", Short: "Huddle", PerSeat: true, Ordered: true, Table: true},
		relics:  {Name: "relics", Short: "Relics", PerSeat: true, Ordered: true, Table: true},
		rods:    {Name: "rods", Short: "Rods", PerSeat: true, Ordered: true, Table: true},
		worn:    {Name: "worn", Short: "Worn", PerSeat: true, Ordered: true, Table: true},
		under:   {Name: "under", Short: "Under", PerSeat: true, Ordered: true},
		onStack: {Name: "stack", Short: "Stack", Ordered: true},
	}
}

// Numbers of a card: Def.Facts.
const (
	factKind   = iota // Character to Fit
	factColors        // a bit for each, in the order of colors
	factTypes         // a bit for each, in the order of subtypes
	factCost          // Fish, of an Action Pudge of its colors
	factGives         // resources when flopped
	factVibe
)

// Kinds of card, as the type line ends.
const (
	character int16 = iota + 1
	action
	relic
	rod
	fit
)

var (
	kinds    = [...]string{"", "Character", "Action", "Relic", "Rod", "Fit"}
	colors   = [...]string{"Red", "Green", "Blue", "Purple", "Yellow"}
	subtypes = [...]string{"Penguin", "Birb", "Lil", "Wizard", "Location", "Mega"}
)

// The resources: Pudge of each color, in the order of colors, and Fish.
const fish = uint8(len(colors))

// The ways to get resources.
const (
	byFlop = iota
	byFishsicle
)

// Numbers of a seat: SeatState.Nums.
const (
	numFishsicles uint8 = iota
	numRod              // 1: a Rod was played in this turn
)

// Numbers of the match: Head.Nums.
const (
	numBaron  uint8 = iota // 1 + the seat that has the Baron
	numWinner              // 1 + the seat that has won the Vibe Check; 0: nobody
)

// Flags of a card.
const flopped uint16 = 1

// Kinds of counters.
const counterVibe uint8 = 0

// Kinds of marks.
const (
	markVibe    uint8 = iota + 1 // +N vibe
	markSetVibe                  // vibe N
	markPower                    // has keyword bit N
	markSince                    // dates what sets numbers
	markSilent                   // lacks keyword bit N
	markDecreed                  // decree N holds for its seat
	markChosen                   // word N was chosen for it
	markGrant                    // has an ability of another text
	markMute                     // has lost all abilities
)

// Keyword bits of a card.
const (
	keyNoIce uint64 = 1 << iota
	keyNoFlop
	keyNoCheck
	keyNoWin
	keyNoTarget
	keyNoUnflop
)

// The moments that end something, beside those of every game.
const (
	untilCycle rules.Until = rules.UntilGame + iota
	untilTime
)

// Causes of events.
const (
	whyNone uint8 = iota
	whyDeal
	whyDraw
	whyWouldDraw
	whyPut
	whyBack
	whyIced
	whyWouldIce
	whyIcedMany
	whyFlopped
	whyUnflopped
	whyProduces
	whyEnters
	whyLeaves
	whyPlayed
	whyTurn
	whyTime
	whyTimeEnds
	whyCycle
	whyCycleEnds
	whyWins
	whyWonCheck
	whyLostCheck
	whyBaron
	whyFishsicle
	whyCounter
	whyTargeted
	whyAttached
	whyTails
	whyHeads
	whyDie
	whyMill
)

func causes() []message.ID {
	return []message.ID{
		"", "deal", "draw", "would draw", "put", "return", "ice", "would ice", "ice some", "flop", "unflop", "produce",
		"enter", "leave", "play", "turn", "Action Time", "Action Time ends", "Cycle", "Cycle ends",
		"win", "win the Vibe Check", "lose the Vibe Check", "Baron", "Fishsicle", "counter", "target", "attach", "tails", "heads", "die", "mill",
	}
}

// Phases: Head.Phase.
const (
	phaseTurn uint8 = iota
	phaseTime
	phaseCheck
	phaseEnd
)

// Classes of plays: Item.Class.
const (
	classAction uint8 = iota + 1
	classAct
	classEnter // of a card that does not go on the stack
)

const itemCanceled uint16 = 1

// What players do with cards, as decrees speak of it: Game.Acts.
const actPlay uint8 = 1

// Why something is not allowed.
const (
	ok rules.No = iota
	noTarget
	noCost
	noTiming
	noRod
	noImmune
	noText
	noDecree
)

func reasons() []rules.ReasonSpec {
	return []rules.ReasonSpec{
		{},
		noTarget: {Rule: "1", Text: "There is nothing to choose."},
		noCost:   {Rule: "2", Text: "You can't pay for it."},
		noTiming: {Rule: "3", Text: "Not now."},
		noRod:    {Rule: "4", Text: "You have played a Rod this turn."},
		noImmune: {Rule: "5", Text: "It can't be a target."},
		noText:   {Rule: "7", Text: "It has no abilities."},
		noDecree: {Rule: "8", Text: "A card keeps you from playing it."},
	}
}

// The prompts of the rules; those of card texts follow them.
const (
	promptNone uint16 = iota
	promptTurn
	promptTime
	promptOrder
	promptMode
	promptInstead
	promptWay
	promptX
	promptPay
	promptRival
	promptRetarget
)

func prompts() []message.ID {
	return []message.ID{
		"", "Your turn: play cards, or end it", "Action Time: play, act or pass", "Which trigger comes first?", "{card}: which?",
		"What happens instead?", "How do you pay for {card}?", "How much is X?", "Pay for {card}", "Against whom?",
		"New targets for the copy of {card}?",
	}
}
