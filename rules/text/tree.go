package text

import (
	"feltstack/rules"
	"feltstack/rules/text/grammar"
)

// Text is the whole text of a card.
type Text struct {
	Paras  []Para
	Source string // as it was written
	Steps  int    // the work that reading it took
}

// Para is one paragraph: static sentences, or one ability.
type Para struct {
	Pos     Pos
	Node    *grammar.Node // as it was read
	Grade   *Grade        `of:"."`
	Static  []Static      `of:"Static"`
	Label   *Label        `of:"Label BareLabel"`
	Limit   *Limit        `of:"Limit Times"`
	Trigger *Trigger
	Step    *StepUse
	Event   *EventUse
	In      *ZoneRef  `of:"Zone"` // it waits while its card lies there
	Or      *Para     // the same, where it waits for something else as well
	While   *Cond     // of what would happen: while this is so
	IsNot   *Event    `of:"IsNot"` // nothing happens instead: "it isn't destroyed"
	May     bool      // of what happens instead: "you may instead"
	Theirs  bool      // or "that player may instead"
	Alter   *AlterUse // what happens, changed
	Cost    []Clause  `of:"cost"` // before the colon, joined by "and"
	Body    Body      `of:"Body"`
}

// StepUse is "When your draw step begins".
type StepUse struct {
	Whose Poss  `of:"StepOf"` // PossYour, PossYourOpponent, or PossAny: a player's
	Step  *Step `of:"Step"`
}

// EventUse is "When this is summoned", "Whenever another monster is
// destroyed", "Whenever you discard a card" or "If this would be destroyed".
type EventUse struct {
	Thing *Thing `of:"Waited"`
	Event *Event `of:"Happens Hits Does WouldHappen WouldDo WouldBefall Befalls"`
	By    Poss   `of:"Doer Hit"` // who does it, or who it befalls: PossYour, PossYourOpponent, or PossNone where it is not said
	Nth   int    `of:"Ordinal"`  // it is the so-manyeth of the turn; 0: any
	Many  bool   // "1 or more": what happens at the same time is one event
	Least int    `of:"Num"` // of Many: "2 or more"

	// Because is whose text does it, as a card is described: "because of one of your Actions". Nil: whatever does.
	Because *Thing `of:"Because"`
	// Done: it is waited for as what a player does, rather than as what happens to a card.
	Done bool

	Bears *CounterRef `of:"Counters"` // or the counters on this reach a number
}

// Wait is what a sentence waits for: an event, or a step of a turn.
type Wait struct {
	Pos   Pos
	Event *EventUse
	Step  *StepUse
	Span  *rules.Span // "when this battle ends"
	Until *Until      // until then; nil: until it happens, or the turn ends
	Once  bool        // "the next time", rather than whenever
	Alter *AlterUse   // of what would happen: it is changed, nothing happens instead, or the clauses do
	More  []Sentence  // what depends on that it was done then: "If you do, ..."

	Node *grammar.Node // as it was read
}

// DidUse is something that has happened: "you used a Spell this turn", "a monster was
// destroyed since your last turn".
type DidUse struct {
	Pos   Pos
	By    Poss   `of:"Seat"` // who did it, PossNone where it is not said
	Event *Event `of:"Did Does Was WasNot Befell Befalls Most"`
	Thing *Thing `of:"Cards"`
	Since bool   `of:"History"` // since your last turn
	Most  bool   // it happened to them more than to every other player
}

// Static is a sentence with a static ability: "Anchors are safe." or "This can't
// be scuttled or jacked." (Cants).
type Static struct {
	_       struct{}      `in:"Holding"`
	Node    *grammar.Node // as it was read
	Keyword *Keyword      `of:"."`
	N       int           `of:"Num"` // of a Keyword with {n}
	Cants   []*Keyword    `of:"Cant last"`
	While   *Cond         `of:"Cond"` // of a continuous change of Whom
	Whom    *Thing        `of:"Holder"`
	X       *Quantity     `of:"XIs"` // what "X" is
	Changes []ChangeRef   `of:"Change Value"`
	Each    *Quantity     `of:"Each"`
	Powers  []*Keyword    `of:"Power"`
	Decree  *DecreeUse    `of:". Decree"`
	Limit   *Limit        `of:"Times"` // how often the decree holds
	Price   *PriceUse     `of:"."`
	Quote   *Para         `of:"Para"` // the ability that Whom has
	Mutes   bool          // Whom has lost all abilities
}

// ChangeRef is "+2 STR", or "2 STR" where it is set.
type ChangeRef struct {
	N      int     `of:"Num"`
	Number *Number `of:"Number"`
	Set    bool
	To     *Quantity `of:"Quantity Count"` // what it is set to, or changes by N times, where that is taken from something
}

// CounterRef is "2 gear counters"; "all counters" has no kind.
type CounterRef struct {
	Count   Count
	Counter *Counter `of:"Counter"`
}

// TokenRef is "2 Cog tokens".
type TokenRef struct {
	Count Count
	Name  string `of:"Token"`
}

// Limit is how often an ability may be used: "once per turn".
type Limit struct {
	N      int         `of:"Often"`
	Scope  rules.Scope `of:"Scope"`
	Refund bool        `of:"Refund"` // "unless countered"
}

// Body is what an ability or printed option does.
type Body struct {
	Pos       Pos
	Node      *grammar.Node // as it was read
	OnlyIf    *Cond         `of:"OnlyIf"`
	If        []*Cond       // of several options: what has to hold for them
	Parts     [][]Sentence  // of several options: the sentences of each
	Sentences []Sentence    `of:"Sentence"`
	Choice    *OneOf
}

// OneOf is "Choose one -" and its options.
type OneOf struct {
	Pos     Pos
	By      Subject `of:"Who"`
	Least   int     // how many options are chosen
	Most    int
	Random  bool   // by chance
	Options []Body `of:"Option"`
}

// Sentence is a step of a text, or says something of the play itself.
type Sentence struct {
	Pos        Pos
	Trait      *Keyword   `of:"."`
	Ignores    []*Keyword `of:"Ignored last"`
	If         *Cond      `of:"Cond"`
	Else       bool       // "Otherwise": where the If of the sentence before does not hold
	Clauses    []Clause   `of:"Clause"` // joined by ", then"
	X          *Quantity  `of:"XIs"`    // what "X" is in them
	Choice     *OneOf     `of:"Choice"` // in the place of clauses, where it depends on something
	Wait       *Wait      // the clauses are done when that happens
	Then       *Cond      `of:"then"` // if this is so then
	UnlessCost []Clause   // "unless your opponent discards a card": who does that keeps the one clause from happening
}

// Clause is a verb with all that belongs to it.
type Clause struct {
	_       struct{} `in:"Act"`
	Pos     Pos
	Node    *grammar.Node // as it was read
	Subject Subject       `of:"Who"`
	Who     *Cond         // "each player who used a Spell this turn"
	May     bool
	Form    *Form      `of:". Verb"`
	Args    []any      // *Thing, *Count, *Place, *ZoneRef, *StatRef, *CounterRef, *TokenRef, []ChangeRef in the order of the form's slots
	Mark    *MarkUse   `of:"Marked"`
	Each    *Quantity  `of:"Each"`
	Powers  []*Keyword `of:"Power AndPower"` // further ones: "gets +2 STR and can pierce"
	Until   *Until     `of:"Until"`          // of changes, powers and abilities
	While   *Cond      `of:"Cond"`           // instead of Until
	Quote   *Para      `of:"Para"`           // the ability that is given
	Random  bool       `of:"Random"`
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
	SubjectThatPlayer // who an event was about
)

// MarkUse is ", revealed until your next start" after a move.
type MarkUse struct {
	Mark  *Mark `of:"Mark"`
	Until Until `of:"Until"`
}

// Until is the end of a duration.
type Until struct {
	Until rules.Until
	Of    rules.Who
}

// Count is how many.
type Count struct {
	Kind CountKind `of:"."`
	N, M int
	Past string // of EqualTo: the set that is counted
	Of   *Quantity
}

// CountKind is a way to say how many.
type CountKind uint8

// The counts.
const (
	CountOne        CountKind = iota // a card
	CountN                           // 3 cards
	CountUpTo                        // up to 3 cards
	CountRange                       // 1 or 2 cards
	CountAny                         // any number of cards
	CountEvery                       // every card
	CountAll                         // all cards
	CountNo                          // no card
	CountAtLeast                     // 2 or more cards
	CountAtMost                      // 2 or fewer cards
	CountEach                        // each card, each of the shown cards
	CountWholeSet                    // the shown cards
	CountThat                        // the shown card
	CountBare                        // cards, in a static ability
	CountBareOne                     // card, after "for each"
	CountQuantity                    // life equal to the STR of this
	CountX                           // X cards
	CountAnyAmount                   // any amount of life
	CountThatMuch                    // that much life: as the event was
	CountExactlyOne                  // exactly one card
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
	ThingIt                      // it: each card that is changed
	ThingEither                  // either a card in your hand or a Spell in your cemetery
)

// Thing is a noun phrase.
type Thing struct {
	_      struct{} `in:"Set Kind PlayKind Quals Nouns Where"`
	Pos    Pos
	Node   *grammar.Node // as it was read
	Kind   ThingKind
	Count  Count       `of:"Det Some"`
	Past   string      `of:"Past"`  // of a ThingSet: "shown"
	Nth    int         `of:"Which"` // "the first shown card"
	At     rules.Place `of:"End"`
	Zone   *ZoneRef    `of:"Zone"`
	Other  bool        `of:"Other"` // another card
	Poss   Poss        `of:"Side"`  // your cards
	Target string      `of:"Target"`
	Adjs   []*Word     `of:"Adj PlayAdj"`
	Or     []*Word     `of:"else"` // what the last of Adjs may be instead
	Both   bool        // it is joined to them by "and"
	Non    []*Noun     `of:"Non"` // non-Dragon
	Nouns  []*Noun     `of:"first CardNoun PlayNoun"`
	And    bool        // the nouns are joined by "and"
	Table  bool        `of:"."`
	From   []SourceRef `of:"Source"`
	Among  string      `of:"among"` // "from among the revealed cards": the name of an earlier step's cards
	Host   *Host       `of:"Host"`  // under this, attached to the bearer
	Having []Having    `of:"With PlayWith"`
	Bears  *CounterRef `of:"Bears"`  // "with 2 or more luck counters"
	Either []*Thing    `of:"or too"` // either one of these, or the other
	Said   *Choosable  `of:"."`      // of the word that was chosen: "monsters of the chosen subtype"
	Ctrl   Poss        `of:"Ctrl"`   // you control
}

// Having is a clause after a noun, and its number if it has one.
type Having struct {
	Word *Word `of:"."`
	N    int   `of:"Num"`
	// Than is what number Number of a card is compared with, N more; Best is 1 for
	// the cards with the highest, -1 for those with the lowest.
	Number *Number   `of:"Number"`
	Cmp    rules.Cmp `of:"Scale"`
	Than   *Quantity `of:"Than"`
	Best   int8      `of:"Highest"`
	// Event is what the cards have done, or Not: "that attacked this turn", with
	// Since "since your last turn".
	Event  *Event  `of:"Done Acted Acts"`
	Differ *Differ `of:". Alike"` // with different names, or Not: with the same name
	Alike  *Alike  `of:"."`       // that share a color, each two of them
	Aims   *Thing  `of:"Aimed"`   // that targets this
	As     *Thing  `of:"Known"`   // with the same name as this
	Like   *Thing  // with another name than any card in play
	Since  bool    `of:"History"`
	Single bool    // of plays: with a single target
	Not    bool
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
	Zone *Zone `of:". SeatZone SharedZone BareZone SeatZones"`
	Poss Poss  `of:"Whose"`
	Many bool  // "their owners' hands", where Poss is PossOwner
}

// SourceRef is a place to look for cards in.
type SourceRef struct {
	Part rules.Part
	N    int     `of:"Num"`
	M    int     `of:"bottom"`
	Zone ZoneRef `of:"Zone"`
}

// StatRef is a number of a seat: "your opponent's goal".
type StatRef struct {
	Poss Poss  `of:"Whose"`
	Stat *Stat `of:"StatWord"`
}

// Cond is a condition.
type Cond struct {
	Pos    Pos
	Node   *grammar.Node // as it was read
	Not    bool          // "unless" it is so; with YouDo "you don't"
	YouDo  bool          // "you do", or with They "they do"
	They   bool
	Word   *Word   `of:"."`
	N      int     `of:"Num"` // of a Word with {n}
	Bearer bool    // "the bearer is ..."
	Is     *Word   `of:"Adj"`        // "this is ..."
	All    []*Cond `of:"first Cond"` // they are so, or with Or one of them
	Or     bool
	Vote   bool // the vote passes
	Roll   bool // the roll is the chosen number
	Paid   bool // the additional cost was paid
	Payers bool // that many of Thing paid for this
	// A and B are numbers that are compared; without B with N, else with N more than B.
	A     *Quantity   `of:"a Gauge"`
	B     *Quantity   `of:"Compared"`
	Cmp   rules.Cmp   `of:". Scale"`
	Was   bool        // it is of what has left
	Past  string      `of:"Past"`       // of Was: of the card with that name, not this
	Thing *Thing      `of:"Laden"`      // "there is a card in your hand"
	Ctrl  Poss        `of:"Seat Whose"` // "you control a Master"
	Than  int         `of:"Compare"`    // 1: "you control more monsters than your opponent", "you have more cards in your hand than your opponent", -1: fewer; of Thing
	Other Poss        `of:"than"`       // the player compared with
	Bears *CounterRef `of:"Counters"`   // "there are 3 or more gear counters on this": on Thing
	Did   *DidUse
	In    *ZoneRef `of:"Zone"`     // "this is in your hand"
	Made  []*Noun  `of:"PlayNoun"` // "your opponent made a combo or scuttle"
}
