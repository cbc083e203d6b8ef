package rules

import "feltstack/rules/message"

// Tables are what a game has: all that a state names by a place in a list.
type Tables struct {
	Zones          []ZoneSpec // Zones[0] is outside the game
	Defs           []Def      // Defs[0] is a face not seen
	Verbs          []VerbSpec
	Prompts        []message.ID // what a decision asks: messages with the arguments of Words.Prompt, and printed texts
	PromptMode     uint16       // the prompt for a printed option
	PromptRival    uint16       // the prompt for an opponent, of a game with more than two seats
	PromptRetarget uint16       // whether a copy of a play gets new targets
	PromptInstead  uint16       // the prompt for which of several things changes what is about to happen
	Reasons        []ReasonSpec // Reasons[0] is "yes"
	Causes         []message.ID // why an event happened: messages with the arguments of Words.Narrate; Causes[0] is ""
	Classes        []message.ID // kinds of play
	Phases         []string
	Labels         []string  // headings of abilities: "Base", "Quick"
	Flags          []string  // names of Card.Flags bits
	Marks          []string  // names of Mark.Kind
	SeatNums       []string  // names of SeatState.Nums
	Totals         []Total   // numbers of a seat that are counted, not kept
	Nums           []string  // names of Head.Nums
	Places         []string  // those of Nums that are a seat's place, counted from 1
	Memories       []Memory  // what texts ask for when it has happened
	Facts          []NumSpec // of cards: Def.Facts
	Counters       []CounterSpec
	Resources      []Resource // what plays are paid with
	Means          []Means    // in which ways it is got
	RuleOptions    []RuleOption
	// The prompts of a payment: which way, the number X, what is used.
	PromptWay, PromptX, PromptPay uint16
	// Windows are the moments at which a seat may answer, in the order in which
	// they are shown: the steps of a turn, then the kinds of plays. A player says
	// for each whether to stop there.
	Windows []Window
	// Gains and Loses are the kinds of marks by which a card has keyword bit N, or
	// has it no more.
	Gains, Loses uint8
	// Grants is the kind of mark by which a card has an ability or a static text from
	// another text (Mark.Def, Mark.N), Mutes that by which it has lost all abilities.
	Grants, Mutes uint8
	// Hinders is the keyword bits that aren't abilities but hinder a card.
	Hinders uint64
	// Tablewide is the keyword bits that the rules ask of all cards in play at once: see Match.Stated.
	Tablewide uint64
	// Attached and Under are the zones of cards that are attached to others and that lie
	// under them, 0: there are none. When the card leaves the table they go to their
	// owners' zones Fallen, because of FallWhy, if Game.Falls says nothing else.
	Attached, Under, Fallen ZoneKind
	FallWhy                 uint8
	// CountWhy is the cause of counters that come to be another number, for texts that
	// wait for that number of them; 0: none does.
	CountWhy uint8
	Spans    []Span // that effects can last for
	// Floored is the numbers of seats that never fall below 0, a bit each.
	Floored uint32
	// Acts are what players do with cards, as decrees speak of it: "use". Decreed is
	// the kind of mark by which one of Decrees holds for a time.
	Acts    []string
	Decrees []Decree
	Decreed uint8
	// Since is the kind of mark that a card in play bears if its text sets
	// numbers: of all that sets a number the latest counts, and marks lie in
	// the order of time. 0: what marks set counts before what texts set.
	Since uint8
}

// NumSpec is a number of a card.
type NumSpec struct {
	Name string // "STR": what texts and scenarios call it; one without a name never changes
	// Adds and Sets are the kinds of marks that change it by their N, or make it
	// their N.
	Adds, Sets uint8
	Signed     bool // it may fall below 0
	Everywhere bool // texts can change it wherever the card lies, not only in play
	// Left is what a card has left of it: of HP, less the damage. Nil: all of it.
	Left func(m *Match, c CardID) int16
	// Has reports whether a card has the number: no comparison holds for one that doesn't.
	// Nil: all cards have it.
	Has func(m *Match, c CardID) bool
}

// Total is a number of a seat that is counted from the table.
type Total struct {
	Name string // "points"
	Of   func(m *Match, p Seat) int16
}

// Window is a kind of moment at which a seat may answer.
type Window struct {
	Key    string     // stable, for settings: "attack"
	Name   message.ID // a word or two: "Post-Attack"
	Help   message.ID // when that is: "The Post-Attack Step begins"
	Step   bool       // a step of the turn, rather than a kind of play
	Others bool       // only players whose turn it is not may respond
	Waits  bool       // something waits for the response, even with no play pending
}

// Def is what is printed on a card: facts and its compiled text.
type Def struct {
	// What play reads most comes first, in one line of the processor's cache.
	Facts     []int16 // as many as Game.Facts names
	Abilities []Ability
	Keywords  uint64 // static abilities, one bit each, as the game says
	Common    bool   // what it says without being used, it says to every seat
	sets      bool   // a static of it sets a number, filled by Build
	named     DefID  // the first definition of its name, filled by Build
	speaks    bool   // its text changes cards, waits for events or holds for the table, filled by Build
	decrees   bool   // its text has static decrees, filled by Build
	grants    bool   // a static of it gives abilities, filled by Build
	mutes     bool   // a static of it takes all abilities away, filled by Build

	Forms []DefID // what the card is in other hands, at places that the game gives them; nil: the same everywhere

	Name    string // "Three of Spades"
	Short   string // "3♠": in keys and scenarios
	Called  string // "3♠", "Black Joker": what people read; "": Short
	Type    string
	Text    string         // canonical card text
	Motif   string         // art
	Art     map[string]any // what its file says of its looks: a picture in place of the motif, a frame; rules read none of it
	Set     string         // of people's own cards that it belongs to; empty: it comes with the game
	Statics []Static
	// Price is how else playing the card is paid for, and what is paid besides: its
	// first way stands for what it costs anyway. The game gives it to what it is
	// played for (Ability.Also).
	Price  *Price
	Self   []Static // what it says of playing itself, wherever it lies (decree_self.go)
	Lent   []Static // static texts that its text gives to cards for a time
	hears  byteSet  // causes that its abilities wait for, or those it gives, filled by Build
	alters factSet  // numbers of cards that its text changes, filled by Build
	lowers factSet  // those of them that it may make lower, filled by Build
	says   sayings  // all this in play, filled by Build
}

// Said is what people read it called: "3♠", "Black Joker".
func (d *Def) Said() string {
	if d.Called != "" {
		return d.Called
	}
	return d.Short
}

// Verb is a place in Game.Verbs.
type Verb uint8

// VerbSpec says how an option is written. In Key and in the messages, {card}, {face} (its
// own, where it counts as another), {target},
// {ability}, {n}, {seat}, {mode} stand for the option's fields.
type VerbSpec struct {
	Key     string     // "scuttle {card} {target}": stable, for saves and scenarios
	Head    message.ID // what is said before Say and a colon: "Ultra"; may be ""
	Say     message.ID // "Scuttle {target}": on buttons and drop places
	Default bool       // does nothing more: pass, stop, no; the default option
	Pair    bool       // its card and its target are alike: the key may name them in either order
	// Mixed is what others don't see at first and mustn't foresee: players who think take
	// one of such options by chance after Worth.Rank, without a search.
	Mixed bool
	// StandsIn says that its card is used as any other would be, whatever it can do: face-down as a Rod.
	StandsIn bool
	// Drop says which place on the table means this option, where it is
	// not its target: a zone of the decider's own side, or shared; with
	// Across it is that of the seat the option is about: the one that {seat}
	// names in its key, or that controls its target, or the only opponent.
	Drop   ZoneKind
	Across bool
}

// Reason is why something is not allowed: a rule and a sentence.
type Reason struct{ Rule, Text string }

// ReasonSpec is a Reason with the message that says it.
type ReasonSpec struct {
	Rule string
	Text message.ID
}

// No is a place in Game.Reasons; 0 means it is allowed.
type No uint16

// RuleOption is an option of the rules that is chosen at set-up. The first value is the default.
type RuleOption struct {
	Name   string
	Title  message.ID // what people read in its place
	Help   message.ID
	Values []string
	Named  []message.ID // what people read for the values; nil: the values in words
	Module bool         // it adds rules, rather than settling what the others leave open
	// Needs is the option that must be on, or at one of the values In, for this one to
	// mean anything. "": it always does.
	Needs string
	In    []string
	Seats int // with fewer players it means nothing
}
