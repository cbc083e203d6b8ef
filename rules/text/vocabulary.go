package text

import (
	"cmp"

	"feltstack/rules"
	"feltstack/rules/payment"
)

// Vocabulary is what one game adds to the language. Phrases are written in
// lower case, verbs in the form of a command. Where a phrase is a template it
// may hold the slots of slots.go: "exchange your {zone} with your opponent's".
type Vocabulary struct {
	Zones    []Zone
	Table    string // phrase for all zones in play: "the table"
	Nouns    []Noun
	Adjs     []Word // before a noun: "tapped"
	Clauses  []Word // after a noun: "with aegis", "named {n} times"
	Target   []string
	Labels   []Label
	Keywords []Keyword
	Cants    []Keyword // in "This can't be X or Y.": "scuttled"
	Traits   []Keyword // sentences about a play itself
	Ignores  []Keyword // in "This ignores X and Y.": "Guard"
	Verbs    []Verb
	Moves    []Move
	Stats    []Stat
	Marks    []Mark
	Conds    []Word // whole conditions, asked of the card itself
	Made     string // the Pred of "your opponent made a combo", asked with the Made of its nouns; "": texts don't ask
	Triggers []Trigger
	Steps    []Step
	// Foreign is phrases of other games, and what this one says instead, a line for each:
	// "graveyard = cemetery". "play [use] = use" is only said where "use" can stand.
	Foreign string
	// Readings are further grammar rules of the table, which say what is short for something.
	Readings string
	// Primer is what to know of the game before one writes cards for it, in Markdown, with
	// whole cards as examples. It stands first on the page of its language.
	Primer string
	// Relations are how the game names players, Choosables the lists of words of
	// which texts let players choose one, Grades the levels that paragraphs count at.
	Relations   []Relation
	Trophies    []Trophy
	Choosables  []Choosable
	Grades      []Grade
	SayWhy      uint8            // cause of the event that tells which word was chosen
	SayMark     uint8            // the mark by which a card keeps it; 0: none does
	CopyWhy     uint8            // cause of the event that tells of a copy
	SkipMark    uint8            // the mark of a player who skips a step: that one's Skip; 0: nobody does
	Votes       bool             // players can vote
	SeatTargets bool             // "choose a player" is done when a play is declared, as with targets
	Guises      bool             // cards in play can become copies of others
	Peeks       bool             // the game asks which cards players may look at, and where alone they may do what from (Match.Shown, Confined)
	PutWhy      uint8            // cause of moves by "put"
	ChosenWhy   uint8            // cause raised for cards on the table that others than the text's player choose, or what waits; 0: none
	BackWhy     uint8            // cause of moves by "return"
	MixWhy      uint8            // cause of moves by "shuffle ... into"; 0: PutWhy
	AttachWhy   uint8            // cause of moves by "attach", and by "put ... under"
	Worn        bool             // cards can be attached by the rules, without a text that says so
	Hand        rules.ZoneKind   // where "show" looks for cards without a place
	Owned       []rules.ZoneKind // where cards go to their owner's, whoever's a text says
	Next        string           // what a player's next start is called: "start"
	// Round is the stretch of time in which texts count what has happened, one of the
	// game's Spans: "Cycle". The game resets uses when it begins. "": a turn.
	Round string

	// Play and Use are what paragraphs without a heading are: those with a
	// cost before a colon are Use, the others Play. Nil: every ability has one.
	Play, Use *Label
	InPlay    bool // cards named without a place lie on the Table
	Events    []Event
	Powers    []Keyword // what cards can have: "can attack twice each turn"
	Numbers   []Number
	Counters  []Counter
	PowerMark uint8 // the mark that gives a Power: Game.Gains
	CoinWhy   uint8 // cause of tails, heads is the next one, and of "roll a die"; 0: the game has none
	DieWhy    uint8
	Acts      []Act
	Goods     []Goods
	Befalls   []Befall
	Damages   []Damage
	Differs   []Differ
	Alikes    []Alike
	Kin       []Word // before the card that a card is like: "with the same name as"; Pred asks from that card
	// Finish completes a definition from what is printed on it, and says what
	// is wrong with that. Nil: there is nothing to complete.
	Finish func(d *rules.Def) error
	// Fits says why an ability, or with nil a static ability, would never do
	// anything on a card; "" if it may. Nil: every card may say everything.
	Fits func(d *rules.Def, a *rules.Ability) string
	// IsToken reports whether effects make the card; texts can make those that
	// files name.
	IsToken func(d *rules.Def) bool
	// TokenPred is the Pred of a token by its place in Game.Tokens; "" where texts don't name
	// tokens in play. There must be a noun "token".
	TokenPred string
}

// Differ is in what cards can differ that are chosen together, or be alike: "names". Apart is that of
// Instr.Apart.
type Differ struct {
	Phrase string
	One    string // "name", where cards are counted that are alike in it; "": none are
	Apart  uint8
}

// Event is what can happen to a card: "is destroyed". Past names the card in
// the text that follows. A Would event has not happened yet: a text can do
// something else instead.
type Event struct {
	Phrase   string
	Why      uint8
	Past     string
	Own      string // what the card itself is called where Past is another, a word for that or an adjective
	Called   string // what the text may call that card as well: it is printed as Past
	Would    bool
	Play     bool     // its card is a play that waits on the stack
	AlsoThis []string // other ways to say it of "this"
	// Does is what a player does to the card, "discard", where texts wait for
	// that: "Whenever you discard a card". The event is raised with the player.
	Does string
	// DoesWhy is the cause that is raised with that player where Why is raised with another: with
	// whose card it is. 0: Why.
	DoesWhy uint8
	// Suffered is an event that happens to a player whose card it is not: "that
	// player" is they.
	Suffered bool
	Also     []string // other ways to say it
	// Unseen is an event of cards that not everybody sees: a text waits for
	// whatever card it happens to.
	Unseen bool
	// Of is the nouns whose cards it can happen to; empty: all. See Verb.Of.
	Of []string
	// Was says it once it has happened, "attacked", where it does not begin with "is";
	// Did says what a player did who Does it: "drew".
	Was, Did string
	// Away: its card is no longer in play then. Passing: it moves on from there, so that
	// nobody can say later which card it was.
	Away, Passing bool

	Amount   bool    // it has one: "that much"
	Each     bool    // where it has one, it happens so often
	OfPlayer bool    // it happens to a player, not to a card
	Comes    uint8   // see Befall
	Never    []Never // powers of cards that it never happens to
	Way      string  // its verb, where it is a card on its way from or to zones: see Going
}

// Number is a printed number that texts change: "STR". Add and Set are the
// marks for changes that end (Game.Adds, Game.Sets).
type Number struct {
	Phrase   string
	Tally    string // RemoveForm: it counts the counters that the card's text has removed
	Cost     string // the goods that it is how much of, where it is a cost: see CostIn
	Fact     uint8
	Add, Set uint8
	Of       []string // see Verb.Of
}

// RemoveForm is the verb that takes counters off cards.
const RemoveForm = "remove {counters} from {cards}"

// Counter is a kind of counter: "gear", at its place in Card.Counters.
type Counter struct {
	Phrase     string
	Num        uint8
	Why        uint8
	Put, Taken uint8 // see rules.CounterSpec
	Would      uint8 // cause of the Proposal that some come to lie on a card; 0: nothing can happen instead
}

// Zone is a kind of zone. With Bare it needs no article: "exile".
type Zone struct {
	Phrase string
	Kind   rules.ZoneKind
	Bare   bool
	// Covers: cards may lie there face-down and count as another, and a text may let what they are
	// themselves be played.
	Covers bool

	shared bool // it is not one of each player
}

// Noun names cards, or with Item plays on the stack. Pred "" is any.
type Noun struct {
	Phrase string
	Plural string // where it is not the phrase with an s
	Also   string // of plays: what it may be called
	Item   bool
	Pred   string
	N      int16
	Not    bool
	Made   int16  // of plays: a bit for Vocabulary.Made, 0 if nobody can tell later that one was made
	Off    string // the cards never lie in play: what to say instead
	Token  string // the name of a token
	// Given and Taken are the bits of powers to be one, and not to be one: "is a Lil", "isn't a Lil". See NounPowers.
	Given, Taken uint64
	Like         string // the noun whose verbs and events it goes with, where that is another
}

// Is is the noun whose verbs and events a noun goes with.
func (n *Noun) Is() string { return cmp.Or(n.Like, n.Phrase) }

// Word is a property: an adjective, a clause or a condition.
type Word struct {
	Phrase   string
	Pred     string // Name of one of the game's Preds
	N        int16  // unless the phrase has a slot {n}
	Not      bool
	Item     bool     // of plays rather than cards
	Only     bool     // of an adjective: no more than one card is so, "the attacking monster"
	Also     []string // other ways to say it, with its {n}
	Anywhere bool     // of an adjective: cards can be so that are not in play
	Before   string   // how else an adjective may stand before a noun; Also stands behind one
	During   string   // "during your turn": how "Only" says it of a condition; of Sides after "on a"
	Sides    int      // of a condition about a throw: the sides of what was thrown, SidesCalled for a coin that was called
}

// Label is the heading of an ability. Native, if not "", is run before its
// text; Bare says that the label may stand alone: "Anchor."
type Label struct {
	Phrase string
	Label  uint8
	Kind   rules.AbilityKind
	Native string
	Bare   bool
}

// Keyword is static text: one bit of Def.Keywords. Its phrase is a whole
// sentence without the full stop.
type Keyword struct {
	Phrase string
	Bit    uint64
	Fact   uint8    // where its phrase has a slot {n}: the number of its card that n becomes, at this place in Def.Facts
	Of     []string // of Powers: see Verb.Of
	Also   []string // of Powers: other ways to say it
	Lost   bool     // of Powers: it takes Bit away
	Bars   string   // of Powers: the Act that nobody can do with a card that has it
	// Voice is the word that it is only another voice of, "event is iced" or "noun Lil"; "": it is one of its own.
	Voice string

	tails []string // how it may be said after one that begins like it
}

// SidesCalled stands for the sides of a coin of which a player has named one:
// what came is told by whether they were right.
const SidesCalled = 1

// Verb is a verb of the game that runs a native.
type Verb struct {
	Form   string // "commandeer {cards}"
	Native string
	N      int16  // constant for the native
	Past   string // "countered": what its result is called, "" if it has none
	Traits uint64 // every play whose text has the verb has these
	From   rules.ZoneKind
	Keeps  bool // it may change nothing: what it is done to stays called as before
	Benign bool // "every card" includes those that effects can't affect
	Throws int  // the sides of what the native throws (see Word.Sides), 0 if it throws nothing
	// Of is the nouns whose cards it can do something to; empty: all. Other
	// cards are refused, as nothing would ever happen to them.
	Of []string
	// Needs is a Pred that its cards must pass, beside what the text says of them; targets
	// need not.
	Needs string
	// Also is other ways to say it, with the same slots in the same order.
	Also []string
	// Terms are what stands behind it, one of them: "this turn", "next turn". Empty: nothing does.
	Terms []Term
	// Dealt is what "take {n} damage" may be dealt: "deal 3 damage to each player".
	Dealt string
}

// Move is a verb that takes cards somewhere: "discard". From is where cards
// named without a place lie (the chooser's own zone), 0 if a place must be
// named; with Top they are taken from the top of From.
type Move struct {
	Verb string
	Past string
	From rules.ZoneKind
	Top  bool
	To   rules.ZoneKind // of the one who does it, where every seat has one
	Why  uint8
}

// Stat is a number of a seat: "goal". One that is Spent is gained and lost:
// "lose 5 life". One is what a single one of it is called, "coin", where it is counted.
type Stat struct {
	Phrase string
	One    string
	Spent  bool
	Num    uint8
	Why    uint8
	Traits uint64
}

// Mark is a state that ends on its own, as a participle: "revealed". Cards
// that move with it lie as Face says.
type Mark struct {
	Phrase string
	Mark   uint8
	Face   rules.Face
}

// Step is a part of a turn that texts wait for: "When your draw step begins",
// "When a player's draw step begins". Why is what its beginning is raised with.
type Step struct {
	Phrase string
	Why    uint8
	Skip   int16       // the N of a SkipMark that lets it be skipped, 0 if it can't be
	Last   bool        // "at the end of a turn" is when it begins
	Until  rules.Until // how effects last until it begins, 0 if they can't
	Common bool        // nobody's own: "at the start of the next round"
}

// Trigger is what follows "When": "you score this".
type Trigger struct {
	Phrase string
	When   rules.When
}

// Relation is how a game names players by how they stand to who says it: "your
// prey", "the player with the most life". Name is that of the game's Relation.
type Relation struct {
	Phrase string
	Name   string
	// Each says that all of them are meant where there are several: "each
	// Methuselah across the table". Where it says neither, a player of them is chosen.
	Each bool
	// One says that there is never more than one: it can have things, "your prey's hand".
	One  bool
	Also []string
}

// Choosable is a list of the game's words of which a text lets a player choose one: "choose a
// subtype", and then "monsters of the chosen subtype".
type Choosable struct {
	Phrase string   // "subtype"; of names "card name"
	Nouns  []string // phrases of nouns: what it can be
	Adjs   []string // or of adjectives
	Names  bool     // it is the name of a card: "cards with the chosen name"
}

// Grade is a mark before a paragraph that counts only at a certain level: "[aus]".
// It holds if the property Pred does, asked of the card with N. A paragraph of a
// grade replaces those of the grades that it is over: "[AUS]" is over "[aus]".
type Grade struct {
	Phrase string
	Pred   string
	N      int16
	Over   string // the phrase of the next lower grade, "" if there is none
}

// Goods is a resource that costs are paid with: "Green Pudge".
type Goods struct {
	Phrase string
	Of     payment.Set // any of these pays for it
}

// Act is what players do with cards, as texts forbid, allow and charge it:
// "use". Unit is what it costs, "tribute", where texts charge for it; where it
// is paid for with resources, Pays is those that they charge.
type Act struct {
	Phrase string
	Act    uint8 // place in Game.Acts
	Unit   string
	Mass   bool     // Unit is measured, not counted: "5 life"
	Priced []string // the nouns whose cards it can cost more with; empty: Of
	Pays   payment.Set
	Of     []string // the nouns whose cards it is done with; empty: all. See Verb.Of
	Barred bool     // texts only forbid it
}

// PaysOwn as Act.Pays says that texts charge what the card itself costs: the game adds it
// (Match.Charged).
const PaysOwn payment.Set = 1 << 15

// Befall is what happens to a player, of which a text can make more or less, or
// something else: "gain life". Many says that it is counted, not measured.
type Befall struct {
	Phrase string
	Why    uint8  // Proposal.Why; 0: nothing changes it
	Done   uint8  // Proposal.Many: the cause that is raised when it has happened; 0: no text waits for that
	Did    string // how it is said then, "gained life"; "": no text asks for that
	Many   bool
	Also   []string // other ways to say it
	Comes  uint8    // the kind of Game.Proposals that it is; 0: all of Why
}

// Damage is what texts prevent: "battle damage". Mark is what prevents it, and
// Of the noun of the cards that take it beside the players.
type Damage struct {
	Phrase string
	Mark   uint8
	Of     string
}
