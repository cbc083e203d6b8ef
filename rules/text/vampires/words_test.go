package vampires_test

import (
	"feltstack/rules"
	"feltstack/rules/message"
)

// The kinds of zone.
const (
	library rules.ZoneKind = iota + 1
	crypt
	hand
	ashHeap
	uncontrolled
	ready
	torpor
	estate   // what is in play beside the minions
	attached // to minions
	below    // under other cards
	limbo    // what is being played
)

func zones() []rules.ZoneSpec {
	return []rules.ZoneSpec{
		{},
		library:      {Name: "library", Short: "Lib", PerSeat: true, Ordered: true, Pile: true, Sight: rules.SightNobody},
		crypt:        {Name: "crypt", Short: "Crypt", PerSeat: true, Ordered: true, Pile: true, Sight: rules.SightNobody},
		hand:         {Name: "hand", Short: "Hand", PerSeat: true, Sight: rules.SightOwner},
		ashHeap:      {Name: "ash heap", Short: "Ash", PerSeat: true, Ordered: true, Pile: true},
		uncontrolled: {Name: "uncontrolled region", Short: "Unc", PerSeat: true, Ordered: true, Sight: rules.SightOwner},
		ready:        {Name: "ready region", Short: "Ready", PerSeat: true, Ordered: true, Table: true},
		torpor:       {Name: "torpor", Short: "Torpor", Bare: true, PerSeat: true, Ordered: true, Table: true},
		estate:       {Name: "estate", Short: "Estate", PerSeat: true, Ordered: true, Table: true},
		attached:     {Name: "attachments", Short: "Att", PerSeat: true, Ordered: true, Table: true},
		below:        {Name: "cards below", Short: "Below", PerSeat: true, Ordered: true},
		limbo:        {Name: "limbo", Short: "Limbo", Bare: true, Ordered: true},
	}
}

// Numbers of a card: Def.Facts.
const (
	factKind = iota
	factDiscs
	factCapacity
	factBleed
	factStrength
	factStealth
	factIntercept
	factVotes
	factLife
	factPool  // what it costs its player
	factBlood // what it costs the minion that plays it
)

// Kinds of card, as the type line ends.
const (
	vampire int16 = iota + 1
	ally
	retainer
	equipment
	location
	master
	action
	modifier
	reaction
	combat
	political
)

var kindWords = []string{"", "Vampire", "Ally", "Retainer", "Equipment", "Location", "Master", "Action", "Modifier", "Reaction", "Combat", "Political Action"}

// disciplines are the words before the kind; in capitals it is the higher level.
// A minion has at place 2n the lower level of discipline n, at 2n+1 the higher.
var disciplines = []string{"aus", "cel", "dom", "for", "obf", "pot", "pre"}

// Numbers of a seat, and of the match.
const (
	numPool uint8 = iota
)

const (
	numMasters   uint8 = iota // master cards that may still be played this turn
	numTransfers              // pool that may still be moved this turn
	numEdge                   // 1 + the seat that has the Edge
)

// Flags of a card.
const (
	flagLocked uint16 = 1 << iota
	flagTried         // its attempt to block this action has failed
	flagFresh         // it came this turn, and does not act yet
)

// Counters of a card.
const (
	counterBlood uint8 = iota
	counterLife
)

// Marks.
const (
	markBleed uint8 = iota + 1
	markStrength
	markStealth
	markIntercept
	markVotes
	markCapacity
	markSetBleed
	markSetStrength
	markPower
	markGrant
	markDecreed
	markShield
	markSince
)

var markNames = []string{
	"", "bleed changed", "strength changed", "stealth changed", "intercept changed", "votes changed", "capacity changed",
	"bleed set", "strength set", "has a power", "has gained an ability", "decreed", "shielded", "dated",
}

// The moments that this game's marks end at.
const (
	untilAction = rules.UntilGame + iota
	untilCombat
)

// actPlay is what decrees speak of: playing a card.
const actPlay = 0

// Powers of cards, in the order of powers().
const (
	keyNoBlock uint64 = 1 << iota
	keyNoAct
	keyNoBlocked
	keyNoBurn
	keyWake // can block and react while locked
)

func powers() []string {
	return []string{"can't block", "can't act", "can't be blocked", "can't be burned", "can block and react while locked"}
}

// traitWhileLocked is that of a text that a locked minion can play.
const traitWhileLocked = 1

// Classes of plays.
const (
	classPlay uint8 = iota + 1
	classAction
	classCombat
)

// Flags of an action or a combat on the stack.
const (
	itemBlocked uint16 = 1 << iota
	itemEnded
	itemDodgeA // the strike of the minion that acts does not reach
	itemDodgeB
)

// Numbers of an action: what it is. Those of a combat: what the strikes do.
const (
	actBleed int16 = iota + 1
	actHunt
	actCard
)

// Phases of a turn.
const (
	phaseUnlock uint8 = iota
	phaseMaster
	phaseMinion
	phaseInfluence
	phaseDiscard
)

var phases = []string{"unlock", "master", "minion", "influence", "discard"}

// Labels of abilities: the level of a discipline that whoever plays it needs.
const (
	labelPlay uint8 = iota
	labelUse
	labelLevels // 2n more for discipline n, one more for its higher level
)

// Causes of events.
const (
	whyNone uint8 = iota
	whyUnlockBegins
	whyMasterBegins
	whyMinionBegins
	whyInfluenceBegins
	whyDiscardBegins
	whyTurnEnds
	whyActionEnds
	whyCombatEnds
	whyBlocks
	whyBlocked
	whyFights
	whyBleeds
	whyHunts
	whyBurned
	whySunk
	whyPlayed
	whyArrives
	whyWouldBurn
	whyWouldDraw
	whyDraw
	whyDiscard
	whyGainPool
	whyLosePool
	whyWouldLose
	whyWouldGain
	whyGained
	whyLost
	whyWouldHurt
	whyHurt
	whyBlood
	whyLife
	whySent
	whyBack
	whyTaken
	whyControl
	whySpent
	whyWins
)

var causes = []message.ID{
	whyBurned: "{card} is burned", whySunk: "{card} goes to torpor", whyDraw: "{seat} draws {card}", whyDiscard: "{seat} discards {card}",
	whyGainPool: "{seat} has {n} pool now", whyLosePool: "{seat} has {n} pool now", whyBlood: "{card} has {n} blood", whyLife: "{card} has {n} life",
	whySent: "{card} goes to the {zone}", whyBack: "{card} goes back to the {zone}", whyTaken: "{seat} takes {card}",
	whyControl: "{seat} takes control of {card}", whySpent: "{card} is spent", whyArrives: "{seat} brings {card}", whyWins: "",
}

// Verbs of the game, after those that every game has.
const (
	verbPlay rules.Verb = rules.VerbCommon + iota
	verbMaster
	verbUse
	verbGained
	verbBleed
	verbHunt
	verbBlock
	verbHandStrike
	verbTransfer
	verbDiscard
	verbFirst
	verbPass
	verbNext
	verbCount
)

func verbs() []rules.VerbSpec {
	own := map[rules.Verb]rules.VerbSpec{
		verbPlay:       {Key: "play {card} {ability} with {target}", Say: "Play {card} with {target}"},
		verbMaster:     {Key: "play {card} {ability}", Say: "Play {card}"},
		verbUse:        {Key: "use {card} {ability}", Say: "Use {card}"},
		verbGained:     {Key: "use {card} by {giver}", Say: "Use what {card} has from {giver}"},
		verbBleed:      {Key: "bleed with {card}", Say: "Bleed"},
		verbHunt:       {Key: "hunt with {card}", Say: "Hunt"},
		verbBlock:      {Key: "block with {card}", Say: "Block"},
		verbHandStrike: {Key: "strike with {card}", Say: "Strike"},
		verbTransfer:   {Key: "transfer to {card}", Say: "Move a pool to {card}"},
		verbDiscard:    {Key: "discard {card}", Say: "Discard {card}"},
		verbFirst:      {Key: "first {trigger}", Say: "{trigger} first"},
		verbPass:       {Key: "pass", Say: "Pass", Default: true},
		verbNext:       {Key: "next phase", Say: "Next phase", Default: true},
	}
	all := rules.CommonVerbs()
	for v := rules.VerbCommon; v < verbCount; v++ {
		all = append(all, own[v])
	}
	return all
}

// Prompts of the rules; those of texts follow them.
const (
	promptMode uint16 = iota + 1
	promptMove
	promptAnswer
	promptStrike
	promptTransfer
	promptDiscard
	promptOrder
	promptInstead
	promptRival
	promptWay
	promptX
	promptPay
)

var prompts = []message.ID{
	"", "Which effect?", "Your move", "Do you answer?", "Choose a strike", "Move pool to a vampire?", "Discard a card?", "Which comes first?",
	"What happens instead?", "Against whom?", "How do you pay?", "Choose X", "What do you pay with?",
}

// Reasons for a "no".
const (
	noTarget rules.No = iota + 1
	noCost
	noTiming
	noLevel
	noPower
)

var reasons = []rules.ReasonSpec{
	{}, {Rule: "toy", Text: "nothing to do it to"}, {Rule: "cost", Text: "the cost can't be paid"}, {Rule: "timing", Text: "not now"},
	{Rule: "level", Text: "the minion lacks the discipline"}, {Rule: "power", Text: "a card forbids it"},
}
