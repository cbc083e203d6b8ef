package text

import "feltstack/rules"

// Text is the whole text of a card.
type Text struct {
	Paras  []Para
	Source string // as it was written
}

// Para is one paragraph: static sentences, or one ability.
type Para struct {
	Pos     Pos
	node    node
	Grade   *Grade
	keeps   map[*Choosable]bool // words that it chooses and other paragraphs speak of, or the other way round
	Static  []Static
	Label   *Label
	Limit   *Limit
	Trigger *Trigger
	Step    *StepUse
	Event   *EventUse
	May     bool      // of what happens instead: "you may instead"
	Alter   *AlterUse // what happens, changed
	Cost    []Clause  // before the colon, joined by "and"
	Body    Body
}

// StepUse is "When your draw step begins".
type StepUse struct {
	Whose Poss // PossYour, PossYourOpponent, or PossAny: a player's
	Step  *Step
}

// EventUse is "When this is summoned", "Whenever another monster is
// destroyed", "Whenever you discard a card" or "If this would be destroyed".
type EventUse struct {
	Thing *Thing
	Event *Event
	By    Poss                // who does it: PossYour, PossYourOpponent, or PossNone where it is not said
	keeps map[*Choosable]bool // words that other paragraphs of the card choose
	Nth   int                 // it is the so-manyeth of the turn; 0: any
	Many  bool                // "1 or more": what happens at the same time is one event
}

// Wait is what a sentence waits for: an event, or a step of a turn.
type Wait struct {
	Pos   Pos
	Event *EventUse
	Step  *StepUse
	Ends  bool        // "when this turn ends": its Step is that of this turn
	Span  *rules.Span // "when this battle ends"
	Until *Until      // until then; nil: until it happens, or the turn ends
	Once  bool        // "the next time", rather than whenever

	node node
}

// DidUse is something that has happened: "you used a Spell this turn", "a monster was
// destroyed since your last turn".
type DidUse struct {
	Pos   Pos
	By    Poss // who did it, PossNone where it is not said
	Event *Event
	Thing *Thing
	Since bool // since your last turn
}

// Static is a sentence that simply holds: "Anchors are safe." or "This can't
// be scuttled or jacked." (Cants).
type Static struct {
	node    node
	Keyword *Keyword
	Cants   []*Keyword
	While   *Cond // of a continuous change of Whom
	Whom    *Thing
	Changes []ChangeRef
	Each    *ForEach
	Power   *Keyword
	Decree  *DecreeUse
	Price   *PriceUse
	Quote   *Para // the ability that Whom has
	Mutes   bool  // Whom has lost all abilities
}

// ChangeRef is "+2 STR", or "2 STR" where it is set.
type ChangeRef struct {
	N      int
	Number *Number
	Set    bool
	To     *Quantity // what it is set to, where that is taken from something
}

// ForEach multiplies a number: by cards, by counters on them, or by the pips
// of the last throw.
type ForEach struct {
	Counter *Counter
	Thing   *Thing
	Pips    bool
	Past    string  // "for each discarded card"
	Noun    *Noun   // or "for each discarded Dragon"; nil is any card
	Their   bool    // "for each of their discarded cards"
	Did     *DidUse // "for each card you drew this turn"
}

// CounterRef is "2 gear counters"; "all counters" has no kind.
type CounterRef struct {
	Count   Count
	Counter *Counter
}

// TokenRef is "2 Cog tokens".
type TokenRef struct {
	Count Count
	Name  string
}

// Limit is how often an ability may be used: "once per turn".
type Limit struct {
	N      int
	Scope  rules.Scope
	Refund bool // "unless countered"
}

// Body is what an ability or printed option does.
type Body struct {
	Pos       Pos
	node      node
	OnlyIf    *Cond
	If        []*Cond      // of several options: what has to hold for them
	Parts     [][]Sentence // of several options: the sentences of each
	Sentences []Sentence
	Choice    *OneOf
}

// OneOf is "Choose one -" and its options.
type OneOf struct {
	Pos     Pos
	By      Subject
	Least   int // how many options are chosen
	Most    int
	Options []Body
}

// Sentence is a step of a text, or says something of the play itself.
type Sentence struct {
	Pos     Pos
	Trait   *Trait
	Ignores []*Trait
	If      *Cond
	Else    bool     // "Otherwise": where the If of the sentence before does not hold
	Clauses []Clause // joined by ", then"
	Choice  *OneOf   // in the place of clauses, where it depends on something
	Wait    *Wait    // the clauses are done when that happens
	Price   []Clause // "unless your opponent discards a card": who does that keeps the one clause from happening
}

// Clause is a verb with all that belongs to it.
type Clause struct {
	Pos     Pos
	node    node
	Subject Subject
	Who     *DidUse // "each player who used a Spell this turn"
	May     bool
	Form    *form
	Args    []any // *Thing, *Count, *Place, *ZoneRef, *StatRef, *CounterRef, *TokenRef, []ChangeRef in the order of the form's slots
	Mark    *MarkUse
	Each    *ForEach
	Powers  []*Keyword // further ones: "gets +2 STR and can pierce"
	Until   *Until     // of changes, powers and abilities
	While   *Cond      // instead of Until
	Quote   *Para      // the ability that is given
	Random  bool
}

// Subject is who does something.
type Subject uint8

// The subjects. SubjectYou is not printed: a text speaks to its player.
const (
	SubjectYou Subject = iota
	SubjectOpponent
	SubjectEachOpponent
	SubjectEachPlayer
	SubjectController // of the card that an event was about, or that was chosen
	SubjectOwner
	SubjectThatPlayer // whom an event was about
)

// MarkUse is ", revealed until your next start" after a move.
type MarkUse struct {
	Mark  *Mark
	Until Until
}

// Until is the end of a duration.
type Until struct {
	Until rules.Until
	Of    rules.Who
}

// Count is how many.
type Count struct {
	Kind CountKind
	N, M int
	Past string // of EqualTo: the set that is counted
	Of   *Quantity
}

// CountKind is a way to say how many.
type CountKind uint8

// The counts.
const (
	CountOne       CountKind = iota // a card
	CountN                          // 3 cards
	CountUpTo                       // up to 3 cards
	CountRange                      // 1 or 2 cards
	CountAny                        // any number of cards
	CountEvery                      // every card
	CountAll                        // all cards
	CountNo                         // no card
	CountAtLeast                    // 2 or more cards
	CountAtMost                     // 2 or fewer cards
	CountEqual                      // cards equal to the number of shown cards plus 1
	CountEach                       // each card, each of the shown cards
	CountWholeSet                   // the shown cards
	CountThat                       // the shown card
	CountBare                       // cards, in what simply holds
	CountBareOne                    // card, after "for each"
	CountQuantity                   // life equal to the STR of this
	CountX                          // X cards
	CountAnyAmount                  // any amount of life
	CountThatMuch                   // that much life: as the event was
)

// ThingKind is a way to name cards or plays.
type ThingKind uint8

// The kinds of things.
const (
	ThingFilter ThingKind = iota // an untapped card in your hand
	ThingThis                    // this
	ThingSet                     // the shown cards, 2 of the shown cards
	ThingRest                    // the rest, one of the rest
	ThingEnd                     // the top 2 cards of the draw pile
	ThingZone                    // your hand
	ThingBearer                  // the bearer
	ThingEither                  // either a card in your hand or a Spell in your cemetery
)

// Thing is a noun phrase.
type Thing struct {
	Pos    Pos
	node   node
	Kind   ThingKind
	Count  Count
	Past   string // of a ThingSet: "shown"
	At     rules.Place
	Zone   *ZoneRef
	Other  bool // another card
	Poss   Poss // your cards
	Target string
	Adjs   []*Word
	Or     []*Word // what the last of Adjs may be instead
	Both   bool    // it is joined to them by "and"
	Non    []*Noun // non-Dragon
	Nouns  []*Noun
	And    bool // the nouns are joined by "and"
	Table  bool
	From   []SourceRef
	Among  string // "from among the revealed cards": the name of an earlier step's cards
	Host   *host  // under this, attached to the bearer
	Having []Having
	Bears  *CounterRef // "with 2 or more luck counters"
	Either []*Thing    // either one of these, or the other
	Said   *Choosable  // of the word that was chosen: "monsters of the chosen subtype"
	Ctrl   Poss        // you control
}

// Having is a clause after a noun, and its number if it has one.
type Having struct {
	Word *Word
	N    int
	// Than is what number Number of a card is compared with, N more; Best is 1 for
	// the cards with the highest, -1 for those with the lowest.
	Number *Number
	Cmp    rules.Cmp
	Than   *Quantity
	Best   int8
	// Event is what the cards have done, or Not: "that attacked this turn", with
	// Since "since your last turn".
	Event      *Event
	Since, Not bool
}

// Poss says whose. PossNone is unsaid.
type Poss uint8

// The possessors.
const (
	PossNone Poss = iota
	PossYour
	PossTheir // of the clause's subject
	PossYourOpponent
	PossAnOpponent
	PossOwner
	PossController
	PossAny
)

// ZoneRef is a zone and whose it is.
type ZoneRef struct {
	Zone *Zone
	Poss Poss
	Many bool // "their owners' hands", where Poss is PossOwner
}

// SourceRef is a place to look for cards in.
type SourceRef struct {
	Part rules.Part
	N, M int
	Zone ZoneRef
}

// Place is where cards are put: one of Spots.
type Place struct{ Spots []Spot }

// Spot is one place to put a card.
type Spot struct {
	Kind SpotKind
	Zone ZoneRef
}

// SpotKind is a way to put a card into a zone.
type SpotKind uint8

// The kinds of spots.
const (
	SpotTop    SpotKind = iota // on top of
	SpotBottom                 // on the bottom of
	SpotEither                 // on the top or the bottom of
	SpotInto                   // into
	SpotTo                     // to
)

// StatRef is a number of a seat: "your opponent's goal".
type StatRef struct {
	Poss Poss
	Stat *Stat
}

// Cond is a condition.
type Cond struct {
	Pos   Pos
	node  node
	Not   bool // "unless" it is so; with YouDo "you don't"
	YouDo bool // "you do", or with They "they do"
	They  bool
	Word  *Word
	N     int       // of a Word with {n}
	Is    *Word     // "this is ..."
	Vote  bool      // the vote passes
	Roll  bool      // the roll is the chosen number
	Paid  bool      // the additional cost was paid
	A, B  *Quantity // numbers that are compared; without B with N, else with N more than B
	Cmp   rules.Cmp
	Was   bool        // it is of what has left
	Thing *Thing      // "there is a card in your hand"
	Ctrl  Poss        // "you control a Master"
	Than  int         // 1: "you control more monsters than your opponent", "you have more cards in your hand than your opponent", -1: fewer; of Thing
	Bears *CounterRef // "there are 3 or more gear counters on this": on Thing
	Did   *DidUse
}
