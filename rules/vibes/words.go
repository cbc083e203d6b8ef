package vibes

import (
	"feltstack/rules"
	"feltstack/rules/message"
)

// The kinds of zone (Vibes, Zones).
const (
	Deck rules.ZoneKind = iota + 1
	Hand
	Ice
	Huddle
	Relics
	Rods
	OnStack
	Worn  // cards attached to others in play
	Under // cards under others (Vibes, Card under another card)
	Pack  // the cards of a booster pack, while one of them is taken (B-069)
)

func zones() []rules.ZoneSpec {
	return []rules.ZoneSpec{
		{},
		Deck:    {Name: "zone.deck", Short: "Deck", PerSeat: true, Ordered: true, Pile: true, Sight: rules.SightNobody},
		Hand:    {Name: "zone.hand", Short: "Hand", PerSeat: true, Sight: rules.SightOwner},
		Ice:     {Name: "zone.ice", Short: "Ice", Bare: true, PerSeat: true, Ordered: true, Pile: true},
		Huddle:  {Name: "zone.huddle", Short: "Huddle", PerSeat: true, Ordered: true, Table: true},
		Relics:  {Name: "zone.relics", Short: "Relics", PerSeat: true, Ordered: true, Table: true},
		Rods:    {Name: "zone.rods", Short: "Rods", PerSeat: true, Ordered: true, Table: true},
		OnStack: {Name: "zone.stack", Short: "Stack", Ordered: true},
		Worn:    {Name: "zone.worn", Short: "Worn", PerSeat: true, Ordered: true, Table: true},
		Under:   {Name: "zone.under", Short: "Under", PerSeat: true, Ordered: true},
		Pack:    {Name: "zone.pack", Short: "Pack", Ordered: true},
	}
}

// Numbers of the rules.
const (
	startHand   = 5
	mostBottom  = 5  // cards that go to the bottom before the first Cycle
	deckCards   = 52 // Vibes, Legal Deck
	mostOfAName = 4
	winCards    = 15 // cards in play with which the Baron wins (B-015)
)

// Facts of a card: Def.Facts.
const (
	FactKind      = iota // Penguin to Mystery
	FactVibe             // of a Penguin
	FactFish             // its cost in Fish
	FactPudge            // its cost in Pudge: a place in pudgeWords
	FactColor            // bit per color, in the order of colorLetters
	FactMakes            // what it produces: a place in makesWords
	FactTypes            // bit per subtype, in the order of subtypes
	FactSet              // a place in setWords
	FactNumber           // in its set
	FactRarity           // a place in rarityWords
	FactCost             // how much Pudge it costs
	FactYield            // how much of it a card produces: its production
	FactRemoved          // how many counters its text has removed
	FactFishsicle        // how much Fish a Fishsicle pays for it, 0: the usual
	FactIce              // how much Fish a card in its player's ice pays for it, and goes to the bottom of the deck
	FactTheirIce         // and one in the opponent's ice
	FactMorePudge        // how much more Pudge it produces
	FactMoreRed          // how much Red Pudge it produces besides
	FactRed              // how much Red Pudge it costs, and so on for the other colors
)

// lastFact is behind the facts of a card.
const lastFact = FactRed + len(colorLetters)

// Kinds of card, as the type line begins.
const (
	Penguin int16 = iota + 1
	Action
	Relic
	Rod
	Fit
	Mystery // is played as a Basic Rod only (B-032)
)

var kindWords = []string{"", "Penguin", "Action", "Relic", "Rod", "Fit", "???"}

// subtypes are the words that may stand behind the kind in a type line (B-031).
var subtypes = [...]string{"Lil", "Birb", "Wizard", "Swordsman", "Mega", "Silly", "Location", "Saucy", "Rock", "Paper", "Scissors", "Speedy", "Thawing", "Penguin", "Basic"}

const (
	typeLil      = 0
	typeSilly    = 5
	typeLocation = 6
	typeSaucy    = 7
	typeBasic    = 14
)

var (
	setWords    = []string{"", "Eth", "Lotl", "Bap"}
	setNames    = [...]string{"", "Enter the Huddle", "Legend of the Lils", "Birb & Pengu"} // as texts say them
	rarityWords = []string{"", "Common", "Uncommon", "Rare", "Epic"}
)

// Numbers of a seat: SeatState.Nums.
const (
	NumRods       uint8 = iota // Rods played this turn
	NumFishsicles              // kept until they are spent (Vibes, Fishsicle)
	NumSkips                   // draws that are skipped (B-061)
)

// Numbers of the match: Head.Nums.
const (
	NumBaron  uint8 = iota // 1 + the seat that controls the Baron
	NumCycle               // how many Cycles have begun
	NumSecond              // 1: it is the second turn of the Cycle
	NumWinner              // 1 + the seat that won the last Vibe Check, 0 after a tie
)

// Card flags.
const (
	FlagFlopped uint16 = 1 << iota
)

// Counters of a card.
const (
	CounterVibe uint8 = iota
)

// Kinds of marks.
const (
	MarkVibe     uint8 = iota + 1 // +N vibe
	MarkSetVibe                   // has N vibe
	MarkPower                     // has keyword bit N
	MarkUnable                    // has lost keyword bit N
	MarkGained                    // has an ability from another text
	MarkMuted                     // has lost all abilities
	MarkSince                     // came into play when it was put there
	MarkDecree                    // decree N holds for a time
	MarkSaid                      // word N was chosen for it
	MarkYield                     // +N production
	MarkSetYield                  // has N production
	MarkPlayable                  // Seat may play it from where it lies, as N says: doPlayable
	MarkSunk                      // goes to the bottom of its deck instead of to ice
	MarkRemoved                   // its text has removed N counters
	MarkMoreRed                   // produces N Red Pudge besides
)

// Classes of plays: Item.Class.
const (
	ClassAction uint8 = iota + 1
	ClassAct          // an [ACT] ability
)

func classes() []message.ID { return []message.ID{"", "class.action", "class.act"} }

// What players do with cards, as texts forbid, allow and charge it.
const (
	ActPlay uint8 = iota
	ActUse        // an [ACT] ability
)

var actNames = []string{"play", "use"}

// Phases: Head.Phase.
const (
	PhaseStart uint8 = iota
	PhaseDraw
	PhasePlay
	PhaseAction
	PhaseCheck
	PhaseUnflop
)

var phaseNames = []string{"Start", "Draw", "Play", "Action Time", "Vibe Check", "Unfloppening"}

// Labels of abilities.
const (
	LabelPlay uint8 = iota // an Action's text
	LabelAct               // "[ACT] cost: effect"
)

// Powers: keywords that a card prints or is given, in the order of powers().
const (
	KeyFlopped     uint64 = 1 << iota // enters flopped
	KeyNoCheck                        // doesn't participate in Vibe Check
	KeyNoIce                          // can't be iced
	KeyNoTarget                       // can't be chosen by anything
	KeyNoUnflop                       // doesn't unflop at the Unfloppening
	KeyNoWin                          // can't win Vibe Check (B-022)
	KeyCheck                          // participates in Vibe Check though it is flopped
	KeyFishsicles                     // its Fish cost is paid with Fishsicles only
	KeySaucyHidden                    // it is played only from where it lies face-down as a Rod (B-030)
	KeyMakesSaid                      // produces Pudge of the color that a Relic of its player has chosen, too
	KeyNotLil                         // isn't a Lil
	KeyTwice                          // of a card in play: what enters a huddle triggers twice
	KeyGivesBack                      // what lies under it joins its owner's huddle when it leaves play
	KeyNoPudge                        // can't produce Pudge
	KeyDoubled                        // of a card in play: the prizes of Vibe Check are doubled
	KeySum                            // of a card in play: who has more vibe in total wins Vibe Check

	KeyTotal      uint64 = 1 << 28 // what its plays target has no more than mostTotal vibe together
	KeyNoIcePlay  uint64 = 1 << 29 // isn't iced by an opponent's plays
	KeyNoFlopPlay uint64 = 1 << 27 // isn't flopped by them
	KeyNoOwnPudge uint64 = 1 << 26 // produces no Pudge but what texts add
	KeyLil        uint64 = 1 << 30 // is a Lil, whatever its type line says
	// KeyMakes is the first of the powers to produce something else as well, one for each
	// of extraMakes.
	KeyMakes uint64 = 1 << 32
)

// Causes of events: Game.Causes.
const (
	WhyNone       uint8 = iota
	WhyEnters           // enters the huddle
	WhyEntering         // the same, before anything else happens: what it enters with
	WhyJoins            // comes to a huddle, from another one, too
	WhyArrives          // enters play
	WhyIced             // is iced from play
	WhyIces             // the same, told with who ices it
	WhyUnhuddled        // leaves the huddle
	WhyPlayed           // a card is played
	WhyChosen           // is chosen
	WhyFlops            // becomes flopped
	WhyUnflops          // becomes unflopped
	WhyOutfit           // a Fit is attached to it
	WhyWorn             // is attached to a Penguin that didn't wear it
	WhyUsed             // is flopped to produce
	WhyPudge            // the same, and what it produces is Pudge
	WhyWins             // wins Vibe Check
	WhyLoses            // its player loses Vibe Check
	WhyTies             // its player ties Vibe Check
	WhyBaron            // a player gets the Baron
	WhyBaronLost        // a player loses it, told before the prizes of Vibe Check
	WhyTurnBegins       // a player's turn begins
	WhyDraws            // a player draws
	WhyHandIced         // is iced from a hand
	WhyTossed           // a player ices cards from their hand
	WhyMilled           // goes from its deck to ice
	WhyInIce            // goes to ice, from wherever
	WhyActionBegins
	WhyActionEnds
	WhyCheckBegins
	WhyCycleBegins
	WhyCycleEnds
	WhyWouldIce
	WhyWouldDraw
	WhyWouldPut  // vibe counters would come to lie on a card
	WhyWouldFish // would gain Fishsicles
	WhyPut       // vibe counters have come to lie on a card
	WhyOff       // and gone from it
	WhyCounted
	WhyFished   // a player has gained Fishsicles
	WhyFishUsed // a player uses a Fishsicle

	WhyDeal
	WhyDraw
	WhyBottom
	WhyRodPlayed
	WhyHidden // is played face-down as a Rod
	WhyPrize
	WhyTurned // becomes a Basic Rod
	WhyUsedUp // an Action goes to ice
	WhySent
	WhySwapped // goes to another huddle at the same time as others
	WhyBack
	WhyTaken
	WhyOpened  // lies in a booster pack
	WhySkipped // a draw is skipped
	WhyFlop
	WhyFishsicle
	WhySpentFish
	WhyVibe
	WhyTails
	WhyHeads
	WhyFlip
	WhyShuffled
	WhyLoop
	WhyCopied
	WhySaid
	WhyAttached
	WhyFallen
	WhyEnds // floating resources are gone
	WhyEnter
	WhyTime   // Action Time has begun
	WhyUnflop // the Unfloppening has
	whyLast
)

func causes() []message.ID {
	return []message.ID{
		WhyIced:      "log.iced",
		WhyBaron:     "log.baron",
		WhyHandIced:  "log.hand_iced",
		WhyMilled:    "log.milled",
		WhyDeal:      "log.deal",
		WhyDraw:      "log.draw",
		WhyBottom:    "log.bottom",
		WhyRodPlayed: "log.rod",
		WhyHidden:    "log.hidden",
		WhyPrize:     "log.prize",
		WhyTurned:    "log.turned",
		WhyPlayed:    "log.played",
		WhyEnter:     "log.played",
		WhyUsedUp:    "log.used_up",
		WhySent:      "log.sent",
		WhySwapped:   "log.sent",
		WhyBack:      "log.back",
		WhyTaken:     "log.taken",
		WhyOpened:    "log.opened",
		WhySkipped:   "log.skipped",
		WhyFlop:      "",
		WhyFishsicle: "log.fishsicle",
		WhySpentFish: "log.spent_fish",
		WhyVibe:      "log.vibe",
		WhyTails:     "log.tails",
		WhyHeads:     "log.heads",
		WhyFlip:      "log.flip",
		WhyShuffled:  "log.shuffled",
		WhyLoop:      "log.loop",
		WhyCopied:    "log.copied",
		WhySaid:      "log.said",
		WhyFallen:    "log.fallen",
		WhyWouldIce:  "log.would_ice",
		WhyWouldDraw: "log.would_draw",
		WhyWouldFish: "log.would_fish",
		WhyWins:      "log.wins",
		WhyTies:      "log.ties",
		WhyTime:      "log.time",
		WhyUnflop:    "log.unflop",
		whyLast:      "",
	}
}
