package vainqueur

import (
	"feltstack/rules"
	"feltstack/rules/message"
)

// The kinds of zone (Vainqueur, The Game Field).
const (
	Deck rules.ZoneKind = iota + 1
	Hand
	Cem
	Field
	MasterZone
	Battlezone
	OnStack
	Attached // cards attached to others in play (W-090)
	Under    // cards under others (W-092)
)

func zones() []rules.ZoneSpec {
	return []rules.ZoneSpec{
		{},
		Deck:       {Name: "zone.deck", Short: "Deck", PerSeat: true, Ordered: true, Pile: true, Sight: rules.SightNobody},
		Hand:       {Name: "zone.hand", Short: "Hand", PerSeat: true, Sight: rules.SightOwner},
		Cem:        {Name: "zone.cemetery", Short: "Cem", PerSeat: true, Ordered: true, Pile: true},
		Field:      {Name: "zone.monster_field", Short: "Field", PerSeat: true, Ordered: true, Table: true},
		MasterZone: {Name: "zone.master", Short: "Master", PerSeat: true, Ordered: true, Table: true},
		Battlezone: {Name: "zone.battlezone", Short: "BF", PerSeat: true, Ordered: true, Table: true},
		OnStack:    {Name: "zone.stack", Short: "Stack", Ordered: true},
		Attached:   {Name: "zone.attached", Short: "Att", PerSeat: true, Ordered: true, Table: true},
		Under:      {Name: "zone.under", Short: "Under", PerSeat: true, Ordered: true},
	}
}

// Numbers of the rules.
const (
	startLife   = 250
	startHand   = 6
	fieldSize   = 6
	summons     = 2 // Regular Summons a turn
	leastCards  = 50
	mostCards   = 80
	mostOfAName = 4
)

// Facts of a card: Def.Facts.
const (
	FactKind  = iota // Monster to MasterToken
	FactRank         // 1 α, 2 β, 3 Ω; 0 has none
	FactSTR          // strength
	FactDEF          // defense
	FactHP           // of a Master
	FactTypes        // bit per subtype, in the order of subtypes
)

// Kinds of card, as the type line ends.
const (
	Monster int16 = iota + 1
	Master
	Battlefield
	Spell
	React
	MonsterToken
	MasterToken
)

var kindWords = []string{"", "Monster", "Master", "Battlefield", "Spell", "React Spell", "Monster Token", "Master Token"}

var rankWords = []string{"none", "α", "β", "Ω"}

// subtypes are the words that may stand before the kind in a type line.
var subtypes = [...]string{"Construct", "Spirit", "Warrior", "Trickster", "Dragon", "Beast"}

// Numbers of a seat: SeatState.Nums.
const (
	NumLife    uint8 = iota
	NumSummons       // Regular Summons this turn
	NumChanges       // position changes this turn
	NumAttacks       // attacks declared this turn
)

// Numbers of the match: Head.Nums.
const (
	NumFresh uint8 = iota // 1: something was summoned since the last window
	NumQuiet              // 1: nobody may answer now (Preparation)
	NumFirst              // 1 + the seat that took the first turn
)

// Card flags.
const (
	FlagDefending uint16 = 1 << iota
	FlagAttacked         // once this turn
	FlagTwice            // twice this turn
	FlagChanged          // changed its position this turn
	FlagFresh            // summoned by the last action
	FlagHarmed           // dealt battle damage this turn
)

// Counters of a card: Card.Counters. The last is damage on a Master.
const (
	CounterGear uint8 = iota
	CounterEmber
	CounterLuck
	CounterDamage
)

// Kinds of marks.
const (
	MarkSTR uint8 = iota + 1 // +N STR
	MarkDEF                  // +N DEF
	MarkSetSTR
	MarkSetDEF
	MarkPower    // has keyword bit N
	MarkCanceled // its effects are negated (W-034)
	MarkControl  // goes back to Seat when the turn ends
	MarkAgain    // may attack once more this turn (W-066)
	MarkSince    // came into play when it was put there (W-043)
	MarkDecree   // decree N holds for a time
	MarkShield   // the next N damage is prevented
	MarkParry    // the next N battle damage is prevented
	MarkSaid     // word N was chosen for it
	MarkGained   // has an ability from another text (W-093)
	MarkMuted    // has lost all abilities (W-094)
	MarkUnable   // has lost keyword bit N
	MarkSkip     // skips its next turn or a step of it (turn.go)
)

// Classes of plays: Item.Class.
const (
	ClassSpell uint8 = iota + 1
	ClassReact
	ClassUse
	ClassTrigger
	ClassAttack
)

func classes() []message.ID {
	return []message.ID{"", "class.spell", "class.react_spell", "class.effect", "class.trigger", "class.attack"}
}

// Flags of an item on the stack.
const (
	ItemEnded    uint16 = 1 << iota // an attack that an effect ended
	ItemCanceled                    // it does nothing
	ItemTurned                      // it waits for answers again: an attack that has turned on another target, a Spell that an effect uses
	ItemRecalled                    // a Spell that leaves the game when it is spent, as it was used from a Cemetery (W-110)
)

// What players do with cards, as texts forbid, allow and charge it.
const (
	ActUse    uint8 = iota // a Spell, Master or Battlefield
	ActSummon              // a Regular Summon
	ActAttack              // an attack of a monster
)

var actNames = []string{"use", "summon", "attack with"}

// Steps of a turn: Head.Phase.
const (
	StepPreparation uint8 = iota
	StepDraw
	StepMain
	StepAttack
	StepPostAttack
	StepEnd
)

var stepNames = []string{"Preparation", "Draw", "Main", "Attack", "Post-Attack", "End"}

// Labels of abilities.
const (
	LabelPlay uint8 = iota // a Spell's text
	LabelUse               // an activated effect: "cost: effect"
)

// Powers: keywords that a card prints or is given, in the order of powers().
const (
	KeyTwice         uint64 = 1 << iota // can attack twice each turn
	KeyStand                            // can attack while defending, DEF as its strength (W-035)
	KeyPierce                           // excess over the DEF of a defending monster is battle damage
	KeyFirst                            // must be attacked before others
	KeyNoBattleDeath                    // can't be destroyed by battle
	KeyNoEffectDeath                    // can't be destroyed by effects
	KeyNoAttack
	KeyNoDefend // can't be summoned in defending position
	KeyNoChange // can't change position
	KeyNoTarget // can't be a target of the opponent
	KeyNoDamage // deals no battle damage
	KeyNoTribute
	KeyNoAttacked
	KeyFaceDown // what is destroyed goes to the cemetery face-down
)

// predTributable is the property of monsters that can be tributed.
const predTributable = "tributable"

// Causes of events: Game.Causes. Those that texts wait for come first, and
// are below 64.
const (
	WhyNone uint8 = iota
	WhySummoned
	WhyDestroyed
	WhyBattled // destroyed by battle
	WhyAttacks
	WhyAttacked
	WhyTributed
	WhyDiscarded
	WhyMilled
	WhyHarms // deals battle damage to a player
	WhyAttacksPlayer
	WhyBuried // goes from the field to a cemetery
	WhyHits   // deals battle damage to a player or a Master
	WhyChanged
	WhyWould // would be destroyed
	WhyLeaves
	WhyTurnBegins
	WhyDrawBegins
	WhyMainBegins
	WhyAttackBegins
	WhyPostBegins
	WhyEndBegins

	WhyDeal
	WhyDraw
	WhyUsed  // a Spell goes to the stack
	WhySpent // and from it to the Cemetery
	WhyEnters
	WhyReplaced
	WhySent
	WhyBack
	WhyTaken
	WhyControl
	WhyToken
	WhyLife
	WhyDamage
	WhyBattle
	WhyTails
	WhyHeads
	WhyDie
	WhyGear
	WhyEmber
	WhyLuck
	WhyFlip
	WhyShuffled
	WhyLoop
	WhyWouldDraw // would draw a card
	WhyWouldGain // would gain life
	WhyWouldTake // would take damage
	WhyWouldMake // would create tokens
	WhyRecalled  // leaves the game
	WhyCopied
	WhySaid
	WhyAttached
	WhyFallen // what it was attached to, or lay under, has left
	WhyBattleEnds
	WhyGained                              // has gained life
	WhyTook                                // has taken damage
	WhyTookBattle                          // has taken battle damage
	WhyWins                                // destroys a monster by battle
	WhyLost                                // has lost life
	WhyArrives                             // enters the field
	WhyWound                               // a Master has taken damage
	WhyWouldWound                          // a Master would take damage
	WhyDowned                              // becomes defending
	WhyReadied                             // becomes battle-ready
	WhyCounted                             // has more or fewer counters
	WhyPut                                 // gear counters have come to lie on a card; those of the other counters follow
	WhyOff        = WhyPut + CounterDamage // gear counters have gone from a card
	whyLast       = WhyOff + CounterDamage - 1
)

func causes() []message.ID {
	return []message.ID{
		WhyNone:       "",
		WhySummoned:   "log.summoned",
		WhyDestroyed:  "log.destroyed",
		WhyBattled:    "log.battled",
		WhyTributed:   "log.tributed",
		WhyDiscarded:  "log.discarded",
		WhyMilled:     "log.milled",
		WhyDeal:       "log.deal",
		WhyDraw:       "log.draw",
		WhyUsed:       "log.used",
		WhySpent:      "log.spent",
		WhyEnters:     "log.enters",
		WhyReplaced:   "log.replaced",
		WhySent:       "log.sent",
		WhyBack:       "log.back",
		WhyTaken:      "log.taken",
		WhyControl:    "log.control",
		WhyToken:      "log.token",
		WhyLife:       "log.life",
		WhyDamage:     "log.damage",
		WhyBattle:     "log.battle",
		WhyTails:      "log.tails",
		WhyHeads:      "log.heads",
		WhyDie:        "log.die",
		WhyGear:       "log.gear",
		WhyEmber:      "log.ember",
		WhyLuck:       "log.luck",
		WhyFlip:       "log.flip",
		WhyShuffled:   "log.shuffled",
		WhyLoop:       "log.loop",
		WhyWould:      "log.would",
		WhyWouldDraw:  "log.would_draw",
		WhyWouldGain:  "log.would_gain",
		WhyWouldTake:  "log.would_take",
		WhyWouldWound: "log.would_wound",
		WhyWouldMake:  "log.would_make",
		WhyRecalled:   "log.recalled",
		WhyCopied:     "log.copied",
		WhySaid:       "log.said",
		WhyFallen:     "log.fallen",

		whyLast: "",
	}
}
