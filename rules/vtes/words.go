package vtes

import (
	"feltstack/rules"
	"feltstack/rules/message"
)

// The kinds of zone (VTES M-02).
const (
	Library rules.ZoneKind = iota + 1
	Crypt
	Hand
	Ash
	Uncontrolled
	Ready
	Torpor
	Removed
	Limbo
)

func zones() []rules.ZoneSpec {
	return []rules.ZoneSpec{
		{},
		Library:      {Name: "zone.library", Short: "Library", PerSeat: true, Ordered: true, Pile: true, Sight: rules.SightNobody},
		Crypt:        {Name: "zone.crypt", Short: "Crypt", PerSeat: true, Ordered: true, Pile: true, Sight: rules.SightNobody},
		Hand:         {Name: "zone.hand", Short: "Hand", PerSeat: true, Sight: rules.SightOwner},
		Ash:          {Name: "zone.ash", Brief: "zone.ash_brief", Short: "Ash", PerSeat: true, Ordered: true, Pile: true},
		Uncontrolled: {Name: "zone.uncontrolled", Brief: "zone.uncontrolled_brief", Short: "Uncontrolled", PerSeat: true, Ordered: true, Sight: rules.SightOwner},
		Ready:        {Name: "zone.ready", Brief: "zone.ready_brief", Short: "Ready", PerSeat: true, Ordered: true, Table: true},
		Torpor:       {Name: "zone.torpor", Short: "Torpor", Bare: true, PerSeat: true, Ordered: true, Table: true},
		Removed:      {Name: "zone.removed", Short: "Removed", PerSeat: true, Ordered: true, Pile: true},
		Limbo:        {Name: "zone.limbo", Short: "Limbo", Ordered: true},
	}
}

// Numbers of the rules.
const (
	startPool    = 30 // S-03
	startHand    = 7
	startCrypt   = 4
	mostTransfer = 4 // I-02
	oustPool     = 6 // E-04
	huntBlood    = 1
	edgePool     = 1 // U-04
	takeCost     = 2 // transfers that move 1 blood back to the pool (I-03)
	newCost      = 4 // transfers for another vampire from the crypt, and
	newPool      = 1 // pool
)

// Facts of a card: Def.Facts.
const (
	FactKind       = iota // bit per kind, in the order of kindWords
	FactClan              // a place in clanWords
	FactSect              // a place in sectWords
	FactTitle             // a place in titleWords
	FactGroup             // of a vampire
	FactCapacity          // of a vampire
	FactBleed             // of a minion
	FactStrength          // of a minion
	FactPool              // what a card costs its player
	FactBlood             // what it costs the minion that plays it: a place in bloodWords
	FactDiscipline        // how far a vampire has the first discipline, 0 to 2; what a card asks for
)

// Kinds of card: places in kindWords, bits of FactKind.
const (
	kindVampire = iota
	kindMaster
	kindAction
	kindPolitical
	kindModifier
	kindReaction
	kindCombat
	kindEquipment
	kindAlly
	kindRetainer
	kindEvent
)

var kindWords = [...]string{"Vampire", "Master", "Action", "Political Action", "Action Modifier", "Reaction", "Combat", "Equipment", "Ally", "Retainer", "Event"}

var (
	clanWords  = []string{"", "Brujah", "Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue"}
	sectWords  = []string{"", "Camarilla", "Anarch", "Independent"}
	titleWords = []string{"", "Primogen", "Prince", "Baron", "Justicar"}
	bloodWords = []string{"", "1", "2", "3", "4", "X"}
)

// disciplines are the keys of card files, in the order of their facts.
var disciplines = [...]string{"ani", "aus", "cel", "dom", "for", "obf", "pot", "pre", "pro", "tha"}

// Numbers of a seat: SeatState.Nums.
const (
	NumPool    uint8 = iota
	NumHalves        // half victory points: a player who withdraws in a tournament gains one
	NumLeaving       // 1: it has announced that it withdraws (E-20)
)

// Numbers of the match: Head.Nums.
const (
	NumEdge      uint8 = iota // 1 + the seat that has the Edge
	NumFirst                  // 1 + the seat that took the first turn
	NumRound                  // how many rounds of the table have begun
	NumTransfers              // that are left in this influence phase
	NumDiscards               // discards that are left in this discard phase
	NumActions                // how many actions and turns have ended
)

// Card flags.
const (
	FlagLocked uint16 = 1 << iota // M-07
	FlagBled                      // it has bled this turn
)

// Counters of a card.
const (
	CounterBlood uint8 = iota
)

// Kinds of marks.
const (
	MarkPower uint8 = iota + 1 // has keyword bit N
)

// Classes of plays: Item.Class.
const (
	ClassAction uint8 = iota + 1
)

func classes() []message.ID { return []message.ID{"", "class.action"} }

// Numbers of an action: Item.Nums. Item.Src is the minion that acts, Item.Opp the player it is
// directed at.
const (
	ActKind    = iota // actBleed or actHunt
	ActAmount         // how much a bleed or a hunt is for
	ActStealth        // of the minion that acts
)

// Kinds of actions.
const (
	actBleed int16 = iota + 1
	actHunt
)

// Phases: Head.Phase.
const (
	PhaseUnlock uint8 = iota
	PhaseMaster
	PhaseMinion
	PhaseInfluence
	PhaseDiscard
)

// Labels of abilities.
const (
	LabelPlay uint8 = iota
	LabelUse
)

// Causes of events: Game.Causes.
const (
	WhyNone uint8 = iota
	WhyFirst
	WhyDeal
	WhyDraw
	WhyCrypt // a vampire comes from the crypt to the uncontrolled region
	WhyArrives
	WhyDiscard
	WhyBurned
	WhySent
	WhyGone // a card leaves with its player
	WhyPool
	WhyBled
	WhyEdgePool
	WhyTransfer
	WhyBack
	WhyNew
	WhyOust   // pool for an oust
	WhyPoints // victory points
	WhyBlood
	WhyFed
	WhyHunted
	WhyDrained
	WhyEdge
	WhyEdgeLost
	WhyBleeds
	WhyHunts
	WhyNoBleed
	WhyNoHunt
	WhyWithdraws
	WhyStays
	WhyWithdrawn
	WhyTime
	WhyProposes
	WhyAgrees
	WhyRefuses
	whyLast
)

func causes() []message.ID {
	return []message.ID{
		WhyFirst:     "log.first",
		WhyDeal:      "log.deal",
		WhyDraw:      "log.draw",
		WhyCrypt:     "log.crypt",
		WhyArrives:   "log.arrives",
		WhyDiscard:   "log.discard",
		WhyBurned:    "log.burned",
		WhySent:      "log.sent",
		WhyGone:      "",
		WhyPool:      "log.pool",
		WhyBled:      "log.bled",
		WhyEdgePool:  "log.edge_pool",
		WhyTransfer:  "log.transfer",
		WhyBack:      "log.back",
		WhyNew:       "log.new",
		WhyOust:      "log.oust",
		WhyPoints:    "log.points",
		WhyBlood:     "log.blood",
		WhyFed:       "log.blood",
		WhyHunted:    "log.hunted",
		WhyDrained:   "log.drained",
		WhyEdge:      "log.edge",
		WhyEdgeLost:  "log.edge_lost",
		WhyBleeds:    "log.bleeds",
		WhyHunts:     "log.hunts",
		WhyNoBleed:   "log.no_bleed",
		WhyNoHunt:    "log.no_hunt",
		WhyWithdraws: "log.withdraws",
		WhyStays:     "log.stays",
		WhyWithdrawn: "log.withdrawn",
		WhyTime:      "log.time",
		WhyProposes:  "log.proposes",
		WhyAgrees:    "log.agrees",
		WhyRefuses:   "log.refuses",
		whyLast:      "",
	}
}
