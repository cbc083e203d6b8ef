package vastrix

import (
	"embed"

	"feltstack/rules"
	"feltstack/rules/cardfile"
	"feltstack/rules/text"
)

//go:embed cards/*.toml
var cardFiles embed.FS

//go:embed foreign.txt
var foreign string // what other games say

// cardFacts are the keys of card files, at their places in Def.Facts.
var cardFacts = []cardfile.Fact{
	FactRank:   {Key: "rank"},
	FactSuit:   {Key: "suit", Values: []string{"none", "clubs", "diamonds", "hearts", "spades"}},
	FactPoints: {Key: "points"},
}

// pool is the language of VASTRIX and its 54 cards.
func pool(g *rules.Game) (*cardfile.Pool, error) {
	return cardfile.Open(g, vocabulary(), cardFiles, "cards", cardFacts, nil)
}

// loadCards compiles the cards into the game.
func loadCards(g *rules.Game) error {
	p, err := pool(g)
	if err != nil {
		return err
	}
	if err := p.Set.Err(); err != nil {
		return err
	}
	g.Defs = append([]rules.Def{{}}, p.Set.Defs()...)
	if err := loadOptions(g, p); err != nil {
		return err
	}
	return loadSpecs(g, p)
}

// vocabulary is the words of VASTRIX. What they mean is in adjectives.go and
// verbs.go; their wording is the source's wherever it has one.
func vocabulary() *text.Vocabulary {
	return &text.Vocabulary{
		Table:  "the table",
		Hand:   Hand,
		PutWhy: WhyReturn, BackWhy: WhyBounce, MixWhy: WhyShuffled,
		Zones:     zoneWords(),
		Foreign:   foreign,
		Relations: []text.Relation{{Phrase: "your ally", Name: "ally", One: true}},
		Made:      "made",
		Nouns:     nounWords(),
		Adjs: []text.Word{
			{Phrase: "face-down", Pred: "facedown"},
			{Phrase: "new", Pred: "placed"},
			{Phrase: "single-card", Pred: "singleCard", Item: true},
			{Phrase: "multi-card", Pred: "singleCard", Not: true, Item: true},
		},
		Clauses: []text.Word{{Phrase: "with Aegis", Pred: "aegis"}, {Phrase: "of a higher rank", Pred: "higher"}},
		Target:  []string{"vulnerable"},
		Labels:  labelWords(),
		Cants: []text.Keyword{
			{Phrase: "scuttled", Bit: KeyNoScuttle},
			{Phrase: "jacked", Bit: KeyNoJack},
			{Phrase: "affected by effects", Bit: KeyNoEffect},
			{Phrase: "targeted by effects", Bit: KeyNoTarget},
		},
		Keywords: keywordWords(),
		Traits: []text.Keyword{
			{Phrase: "only a Super Ace can counter this", Bit: TraitOnlyStarA},
			{Phrase: "Royal Shield stops this", Bit: TraitShielded},
			{Phrase: "Royal Shield with two Queens stops this", Bit: TraitShieldedTwo},
			{Phrase: "what this counters goes to exile", Bit: TraitExile},
		},
		Ignores: []text.Keyword{
			{Phrase: "Aegis", Bit: TraitNoAegis},
			{Phrase: "Guard", Bit: TraitNoGuard},
			{Phrase: "immunity", Bit: TraitNoImmunity},
		},
		Moves: moveWords(),
		Verbs: verbWords(),
		Stats: []text.Stat{{Phrase: "goal", Num: NumGoal, Why: WhyGoal, Traits: TraitGoal}},
		Marks: []text.Mark{{Phrase: "revealed", Mark: MarkRevealed, Face: rules.FaceUp}},
		Conds: []text.Word{
			{Phrase: "your opponent took or declared an action this turn", Pred: "opponentActed"},
			{Phrase: "your other cards are worth nothing", Pred: "noOtherPoints"},
		},
		Triggers: triggerWords(),
	}
}

// zoneWords are the places that texts name.
func zoneWords() []text.Zone {
	return []text.Zone{
		{Phrase: "draw pile", Kind: DP},
		{Phrase: "hand", Kind: Hand},
		{Phrase: "point row", Kind: PR},
		{Phrase: "enduring row", Kind: ER},
		{Phrase: "swap bar", Kind: SwapBar},
		{Phrase: "graveyard", Kind: GY},
		{Phrase: "exile", Kind: Exile, Bare: true},
	}
}

// nounWords are cards and plays.
func nounWords() []text.Noun {
	return []text.Noun{
		{Phrase: "card"},
		{Phrase: "anchor", Pred: "anchor"},
		{Phrase: "trap", Pred: "trap"},
		{Phrase: "spade", Pred: "spade"},
		{Phrase: "effect play", Item: true, Pred: "effectPlay"},
		{Phrase: "counter", Item: true, Pred: "counterPlay", Made: 1 << ClassCounter},
		{Phrase: "anchor play", Item: true, Pred: "anchorPlay", Made: 1 << ClassAnchor},
		{Phrase: "goal play", Item: true, Pred: "goalPlay", Made: 1 << ClassGoal},
		{Phrase: "scuttle", Item: true, Pred: "scuttlePlay", Made: 1 << ClassScuttle},
		{Phrase: "Super play", Item: true, Pred: "superPlay", Made: 1<<ClassSuper | 1<<ClassUltra},
		{Phrase: "combo", Item: true, Pred: "comboPlay", Made: 1 << ClassCombo},
		{Phrase: "point play", Item: true, Pred: "pointPlay", Made: madePoints},
		{Phrase: "trap trigger", Item: true, Pred: "trapPlay", Made: 1 << ClassTrap},
		{Phrase: "play", Item: true},
	}
}

// labelWords are the headings of abilities.
func labelWords() []text.Label {
	return []text.Label{
		{Phrase: "Base", Label: LabelBase},
		{Phrase: "Quick", Label: LabelQuick},
		{Phrase: "Instant", Label: LabelInstant},
		{Phrase: "Interrupt", Label: LabelInterrupt},
		{Phrase: "Super", Label: LabelSuper},
		{Phrase: "Super Instant", Label: LabelSuperInstant},
		{Phrase: "Anchor", Label: LabelAnchor, Native: "anchorThis", Bare: true},
		{Phrase: "Attach", Label: LabelAttach},
		{Phrase: "Sacrifice this from your enduring row", Label: LabelSacrifice, Kind: rules.AbilityUse},
		{Phrase: "Trap", Label: LabelTrap, Kind: rules.AbilityUse},
	}
}

// keywordWords are what a card is or can do all the time.
func keywordWords() []text.Keyword {
	return []text.Keyword{
		{Phrase: "this can't have Aegis", Bit: KeyNoAegis},
		{Phrase: "clears that are not total leave this on the table", Bit: KeySurvives},
		{Phrase: "wild with a 3 to 7 of its suit", Bit: KeyWild},
		{Phrase: "mimics the Super of a 3 to 7, or together with a 2 that of a 3 to 9, an Ace or a Jack", Bit: KeyMimic},
		{Phrase: "goes to exile after its effect", Bit: KeyExiled},
		{Phrase: "one Rank-10 effect play per full turn", Bit: KeyRankTen},
		{Phrase: "as an anchor this gives Guard and Royal Shield", Bit: KeyGuard},
		{Phrase: "Royal Marriage with the King or Queen of its suit", Bit: KeyMarriage},
		{Phrase: "anchors jacked by this can't be jacked back", Bit: KeyKeeps},
	}
}

// moveWords are verbs that only move cards.
func moveWords() []text.Move {
	return []text.Move{
		{Verb: "draw", Past: "drawn", From: DP, Top: true, To: Hand, Why: WhyDraw},
		{Verb: "mill", Past: "milled", From: DP, Top: true, To: GY, Why: WhyMill},
		{Verb: "discard", Past: "discarded", From: Hand, To: GY, Why: WhyDiscard},
		{Verb: "take", Past: "taken", To: Hand, Why: WhyTake},
		{Verb: "scrap", Past: "scrapped", To: GY, Why: WhyScrap},
	}
}

// verbWords are what Go does: verbs.go.
func verbWords() []text.Verb {
	return []text.Verb{
		{Form: "score {cards}", Native: "score", From: Hand},
		{Form: "play {cards} immediately", Native: "playNow", N: 2},
		{Form: "play {cards} immediately for its effect", Native: "playNow", N: 1},
		{Form: "counter {plays}", Native: "counter", Past: "countered", Traits: TraitCounter},
		{Form: "take over {plays}, and its player skips a turn", Native: "takeOver", Traits: TraitTakeOver},
		{Form: "scuttle {cards} with this", Native: "scuttle", Traits: TraitScuttle | TraitNoTraps},
		{Form: "exchange your {zone} with your opponent's", Native: "exchange"},
		{Form: "disrupt your opponent", Native: "disrupt", Traits: TraitDisrupts},
		{Form: "commandeer {cards}", Native: "commandeer", Traits: TraitNoTraps},
		{Form: "gain {count:mini-turn}", Native: "grantMini"},
		{Form: "lock the board for {n} full turns", Native: "boardLock"},
		{Form: "jack {cards}", Native: "jack", Traits: TraitJack | TraitNoTraps},
		{Form: "grant your ally a mini-turn", Native: "grantAlly"},
		{Form: "tap {cards} until its controller next scores a card", Native: "nineTap", Traits: TraitNoTraps},
		{Form: "{cards} gain Aegis until your next start", Native: "grantAegis", Benign: true},
		{Form: "break {plays}", Native: "breakCombo"},
		{Form: "intercept what your opponent plays or swaps from outside their hand", Native: "intercept", Traits: TraitIntercepts},
		{Form: "take control of {cards}", Native: "takeControl"},
		{Form: "refill the swap bar", Native: "refill"},
	}
}

// triggerWords are when a card triggers.
func triggerWords() []text.Trigger {
	return []text.Trigger{
		{Phrase: "you score this", When: rules.When{Event: rules.EvMove, Why: WhyScore, This: true}},
		{Phrase: "you scuttle a card with this", When: rules.When{Event: rules.EvMove, Why: WhyScuttleSpent, This: true}},
		{Phrase: "you play this", When: rules.When{Event: rules.EvResolved, Why: WhyPlayed, This: true}},
		{Phrase: "you play this for its Base effect", When: rules.When{Event: rules.EvResolved, Why: WhyPlayedBase, This: true}},
	}
}
