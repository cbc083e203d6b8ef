package vastrix

import (
	"feltstack/rules"
	"feltstack/rules/message"
)

// The kinds of zone (VASTRIX 1.1).
const (
	DP rules.ZoneKind = iota + 1
	Hand
	PR
	ER
	SwapBar
	GY
	Exile
	OnStack
	DeffyPool // of Deffy Mode (VASTRIX 11.2)
	SodaPool  // a player's own, in Soda
	Spec      // of BattleRealm: the one a player has (VASTRIX 17)
	Specs     // those that a player chooses from
)

func zones() []rules.ZoneSpec {
	return []rules.ZoneSpec{
		{},
		DP:        {Name: "zone.draw_pile", Short: "DP", Ordered: true, Pile: true, Sight: rules.SightNobody},
		Hand:      {Name: "zone.hand", Short: "Hand", PerSeat: true, Sight: rules.SightOwner},
		PR:        {Name: "zone.point_row", Short: "PR", PerSeat: true, Ordered: true, Table: true},
		ER:        {Name: "zone.enduring_row", Short: "ER", PerSeat: true, Ordered: true, Table: true},
		SwapBar:   {Name: "zone.swap_bar", Short: "SB", Ordered: true, Sight: rules.SightNobody},
		GY:        {Name: "zone.graveyard", Short: "GY", Ordered: true, Pile: true},
		Exile:     {Name: "zone.exile", Short: "EX", Bare: true, Ordered: true, Pile: true},
		OnStack:   {Name: "zone.stack", Short: "Stack", Ordered: true},
		DeffyPool: {Name: "zone.pool", Short: "Pool", Ordered: true, Sight: rules.SightNobody},
		SodaPool:  {Name: "zone.own_pool", Short: "Soda", PerSeat: true, Ordered: true, Sight: rules.SightNobody},
		Spec:      {Name: "zone.spec", Short: "Spec", PerSeat: true, Ordered: true},
		Specs:     {Name: "zone.specs", Short: "Specs", PerSeat: true, Sight: rules.SightOwner},
	}
}

// Facts of a card: Def.Facts.
const (
	FactRank    = iota // 1 (Ace) to 13 (King), 14 Red Joker, 15 Black Joker
	FactSuit           // Clubs to Spades, 0 for jokers
	FactPoints         // in the point row
	FactLabels         // bit per label of its abilities, filled by New
	FactOpeners        // those of abilities that need no pending play, filled by New
	FactOf             // the card that a definition for the player of a Spec is
	FactSpec           // and the place of that Spec
)

// The suits in the order of VASTRIX 7.
const (
	NoSuit int16 = iota
	Clubs
	Diamonds
	Hearts
	Spades
)

// The ranks that rules name.
const (
	Ace        int16 = 1
	Two        int16 = 2
	Three      int16 = 3
	Jack       int16 = 11
	Queen      int16 = 12
	King       int16 = 13
	RedJoker   int16 = 14
	BlackJoker int16 = 15
)

// Numbers of a seat: SeatState.Nums.
const (
	NumGoal       uint8 = iota
	NumGranted          // mini-turns of this full turn
	NumUsed             // mini-turns spent
	NumSkips            // turns to skip
	NumUltra            // Ultras this full turn
	NumSwap             // swap bar use this full turn
	NumRank10           // Rank-10 effect plays pending or resolved
	NumDown             // face-down cards picked in Deffy Mode
	NumDisrupted        // bit per action that may not be repeated
	NumLastAction       // bit of the action just made or declared
	NumWasEmpty         // 1 if the seat had no Secured points just before it last scored
	NumTriggers         // traps of the seat that have triggered this full turn
	NumMade             // bit per kind of play made since traps last could trigger (trapmade.go)
	NumTurned           // bits of the actions that traps have turned back in a mini-turn, and its number (turned)
	NumUltimate         // bit per thing of its spec that is used up: ultimateBit, combineBit
	NumLucky            // times that Extra Lucky was used
	NumRefilled         // what Rejuvenation still allows: its values are in specbalance.go
	NumStolen           // what the resolving Three took: its values are in specbare.go
	NumLuckyNow         // 1 once Extra Lucky was used this full turn
)

// Numbers of the match: Head.Nums.
const (
	NumBoardLock  uint8 = iota // full turns the Board Lock still lasts, this one included
	NumSudden                  // full turns to the end of Sudden Death
	NumActivator               // seat that activated it, plus 1
	NumExhaust                 // full turns to the end while Exhausted, 0 if not
	NumSuddenTurn              // the turn in which Sudden Death was activated
	NumFate                    // what the votes on the rest of a pool come to
	NumTrapThree               // Threes used against traps this full turn
	NumMarried                 // seat that has the bonus of a Royal Marriage, plus 1
)

// Card flags.
const FlagTapped uint16 = 1

// Kinds of marks.
const (
	MarkAegis     uint8 = iota + 1 // until a seat's Start
	MarkRevealed                   // in hand, face-up until the owner's Start
	MarkNineTap                    // tapped until its controller scores (9)
	MarkStarTap                    // tapped until its controller's Start (Super 2)
	MarkTaken                      // by Super 2: once untapped, its effect is free
	MarkGrant                      // on a seat: its ally's Ten of Hearts gives it a mini-turn
	MarkUnmatched                  // in hand: the ally could not marry it, until its player's Start
	MarkDisabled                   // a trap, until the end of a full turn of Mark.Seat
	MarkDrawn                      // in hand: drawn just now, for Extra Lucky
	MarkBared                      // in hand: shown until the full turn ends, by Bravery
	MarkNoAegis                    // a Nine that lies face-down: it shows Aegis to others, and has none (V-201)
)

// Classes of plays: Item.Class (RULINGS: vocabulary).
const (
	ClassEffect uint8 = iota + 1
	ClassAnchor
	ClassGoal
	ClassSuper
	ClassCombo
	ClassUltra
	ClassMarriage
	ClassSudden
	ClassScuttle
	ClassCounter
	ClassTrap
)

func classes() []message.ID {
	return []message.ID{"", "class.effect", "class.anchor", "class.goal_play", "class.super", "class.combo", "class.ultra", "class.royal_marriage", "class.sudden_death", "class.scuttle", "class.counter", "class.trap"}
}

// Flags of an item on the stack.
const (
	ItemShield    uint16 = 1 << iota // Royal Shield when it was declared (V-053)
	ItemShieldTwo                    // and two or more Queens (V-054)
	ItemRankTen                      // a Rank-10 effect play
	ItemOnlyStarA                    // only a Super Ace can counter it
	ItemMulti                        // made with more than one card
	ItemStolen                       // resolves for a thief (V-081)
	ItemExile                        // countered cards go to exile
	ItemResolving                    // it resolves now and waits for its child plays
	ItemLimited                      // counted in a limit of its ability
	ItemPartner                      // a Royal Marriage with a card of the ally's
	ItemScuttles                     // a scuttle that is not the Action (8 of spades, Super 8)
	ItemAction                       // no part of another effect; noted only with traps
	ItemFree                         // of a card on the table, taken by Super 2; likewise
	ItemFizzled                      // it has become illegal, and did nothing
	ItemHarmony                      // a Ten of Diamonds by Harmonized Mimic (VASTRIX 17)
)

// Actions (VASTRIX 3.2), as bits of NumDisrupted and NumLastAction.
const (
	ActDraw int16 = 1 << iota
	ActSwap
	ActScore
	ActEffect
	ActScuttle
	ActDrawPlay
	ActPass
)

// Phases.
const (
	PhaseStart uint8 = iota
	PhaseAction
	PhaseEnd
	PhaseDraft // Deffy Mode, before the first turn
	PhaseSpecs // BattleRealm, before the first turn
)

// Labels of abilities: headings in card text.
const (
	LabelNone uint8 = iota
	LabelBase
	LabelQuick
	LabelInstant
	LabelInterrupt
	LabelSuper
	LabelSuperInstant
	LabelAnchor
	LabelAttach
	LabelSacrifice
	LabelTrap
)

func labels() []string {
	return []string{"", "Base", "Quick", "Instant", "Interrupt", "Super", "Super Instant", "Anchor", "Attach", "Sacrifice", "Trap"}
}

// Keywords of a card: static text that holds in the point row.
const (
	KeyNoScuttle uint64 = 1 << iota // can't be scuttled
	KeyNoJack                       // can't be jacked
	KeyNoEffect                     // isn't affected by effects (4)
	KeyNoTarget                     // can't be targeted by effects (8)
	KeyNoAegis                      // can't have Aegis (9)
	KeySurvives                     // survives clears that are not total (Q of spades)
	KeyWild                         // pairs as a wild (2)
	KeyMimic                        // 10 of diamonds
	KeyExiled                       // goes to exile after its effect (10)
	KeyRankTen                      // one effect play per full turn (10)
	KeyGuard                        // Guard and Royal Shield (Q)
	KeyMarriage                     // K and Q of a suit
	KeyKeeps                        // what it takes can't be jacked back (J of spades)
	keySpecs                        // those of Specs, in specrules.go
)

// Causes of events: Game.Causes.
const (
	WhyNone uint8 = iota
	WhyDraw
	WhyScore
	WhyAnchor
	WhyPlay
	WhyDiscard
	WhyScrap
	WhyCountered
	WhySpent
	WhyScuttled
	WhySwap
	WhyTake
	WhyBounce
	WhyMill
	WhyReturn
	WhyDeal
	WhyExile
	WhyControl
	WhyFalls
	WhyShow
	WhyGoal
	WhyMini
	WhySkip
	WhyShuffled
	WhyScuttleSpent
	WhyUnplayed
	WhyHome
	WhyHands
	WhyLock
	WhyUnlock
	WhySudden
	WhyDry
	WhyWet
	WhyDisrupt
	WhyUnmatched
	WhyGrant
	WhyPick
	WhyPicked
	WhyMirror
	WhyVotePile
	WhyVoteGraveyard
	WhyRestPile
	WhyRestGraveyard
	WhyTrap
	WhyTrigger
	WhyTurnedBack
	WhyDisabled
	WhyTrapTaken
	WhyIntercept
	WhyWaits
	WhySpec
	WhySignature
	WhyUltimate
	WhyGuess
	WhyPlayed     // it was scored or has resolved: what Specs have it do
	WhyPlayedBase // likewise, of its Base effect
)

func causes() []message.ID {
	return []message.ID{
		WhyNone:      "",
		WhyDraw:      "log.draw",
		WhyScore:     "log.score",
		WhyAnchor:    "log.anchor",
		WhyPlay:      "log.play",
		WhyDiscard:   "log.discard",
		WhyScrap:     "log.scrap",
		WhyCountered: "log.countered",
		WhySpent:     "log.spent",
		WhyScuttled:  "log.scuttled",
		WhySwap:      "log.swap",
		WhyTake:      "log.take",
		WhyBounce:    "log.bounce",
		WhyMill:      "log.mill",
		WhyReturn:    "log.return",
		WhyDeal:      "log.deal",
		WhyExile:     "log.exile",
		WhyControl:   "log.control",
		WhyFalls:     "log.falls",
		WhyShow:      "log.show",
		WhyGoal:      "log.goal",
		WhyMini:      "log.mini",
		WhySkip:      "log.skip",
		WhyShuffled:  "log.shuffled",

		WhyScuttleSpent: "log.scuttle_spent",
		WhyUnplayed:     "log.unplayed",
		WhyHome:         "log.home",
		WhyHands:        "log.hands",
		WhyLock:         "log.lock",
		WhyUnlock:       "log.unlock",
		WhySudden:       "log.sudden",
		WhyDry:          "log.dry",
		WhyWet:          "log.wet",
		WhyUnmatched:    "log.unmatched",
		WhyGrant:        "log.grant",
		WhyDisrupt:      "log.disrupt",

		WhyPick:          "log.pick",
		WhyPicked:        "log.picked",
		WhyMirror:        "log.mirror",
		WhyVotePile:      "log.vote_pile",
		WhyVoteGraveyard: "log.vote_graveyard",
		WhyRestPile:      "log.rest_pile",
		WhyRestGraveyard: "log.rest_graveyard",

		WhyTrap:       "log.trap",
		WhyTrigger:    "log.trigger",
		WhyTurnedBack: "log.turned_back",
		WhyDisabled:   "log.disabled",
		WhyTrapTaken:  "log.trap_taken",
		WhyIntercept:  "log.intercept",
		WhyWaits:      "log.waits",
		WhySpec:       "log.spec",
		WhySignature:  "log.signature",
		WhyUltimate:   "log.ultimate",
		WhyGuess:      "log.guess",
	}
}

// isAnchor reports whether a card can be played into the enduring row on its own.
func isAnchor(d *rules.Def) bool { return d.Facts[FactLabels]&labelSet(LabelAnchor) != 0 }
