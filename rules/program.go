package rules

// Ability is one thing a card's text says it does. It is compiled once and
// never changes; a state refers to it by definition and place.
type Ability struct {
	Kind   AbilityKind
	Label  uint8  // place in Game.Labels: "Base", "Quick", "Instant"
	Text   string // as printed
	Modes  []Mode // at least one; more than one is "Choose one -"
	If     *Cond  // "Only if ..." and the like; nil is always
	Limit  Limit
	When   When   // of a triggered ability
	Traits uint64 // what the game's words say about the play itself: "Only a Super Ace can counter this."
}

// AbilityKind says how an ability comes to be used.
type AbilityKind uint8

// The kinds of ability.
const (
	AbilityPlay    AbilityKind = iota // the card is played for it
	AbilityUse                        // used while the card lies where the label says
	AbilityTrigger                    // happens by itself on an event
	AbilityStatic                     // holds while the card lies in play: Def.Keywords
)

// Mode is one printed option of an ability. Targets are chosen when the play
// is declared, the code runs when it resolves.
type Mode struct {
	Text    string
	If      *Cond
	Targets []Target
	Code    []Instr
}

// Target is a choice made at declaration and checked again at resolution.
type Target struct {
	Filter *Filter
	Item   bool // a play on the stack rather than a card
	Min    int8
	Max    int8
	Reg    uint8
	Prompt uint16 // place in Game.Prompts
}

// Limit is how often an ability may be used. N 0 is no limit.
type Limit struct {
	Scope Scope
	N     int8
	Key   int16 // abilities of one key are counted together
	// OnResolve counts it when it resolves, not when it is declared.
	OnResolve bool
}

// When is the event that an ability waits for.
type When struct {
	Event EventKind
	Why   uint8   // cause of the event, 0 for any
	This  bool    // the event's card is the ability's own card
	Card  *Filter // else the event's card must pass
}

// Who names a seat from the point of view of a frame.
type Who uint8

// The seats that words can name.
const (
	You Who = iota
	Opponent
	EachOpponent
	Each
	OwnerOf      // of the card that is moved
	ControllerOf // of the card that is moved
	Anyone       // in filters: whosever
)

// Amount is a number known when the instruction runs.
type Amount struct {
	Kind   AmountKind
	N      int16
	Reg    uint8
	Filter *Filter
}

// AmountKind says where an Amount comes from.
type AmountKind uint8

// The kinds of amounts.
const (
	Fixed    AmountKind = iota
	InNumber            // register number N of the frame (Frame.R), chosen before
	CountReg            // cards in register Reg, plus N
	CountAll            // cards that pass Filter, plus N
	All                 // as many as there are
)

// Filter is a compiled noun phrase: "a vulnerable anchor in your opponent's
// enduring row". It holds no state and is shared by all matches.
type Filter struct {
	Zones uint32 // bit per ZoneKind; 0 is any zone
	Whose Who    // whose side the zone is on
	Reg   int8   // -1, or only cards of this register
	// Targeted adds what Game.Target refuses: "vulnerable", "target".
	Targeted bool
	Tests    []Test
	Text     string // the phrase, for prompts
}

// Test is one adjective or clause of a Filter: place in Game.Preds.
type Test struct {
	Pred uint8
	Not  bool
	N    int16
}

// Query is who looks for a card and why.
type Query struct {
	Ctrl   Seat
	Opp    Seat
	Src    CardID
	Serial uint16
	Traits uint64
}

// Pred is a property of a card that words can name. Item predicates get the
// item's place on the stack instead of a card.
type Pred struct {
	Name  string // "tapped": the word or words of the vocabulary
	Holds func(m *Match, q *Query, c CardID, n int16) bool
}

// Cond is a condition: a count compared with a number, or a word of the game.
type Cond struct {
	Count Amount
	Cmp   Cmp
	N     Amount
	Pred  int16 // >= 0: place in Game.Preds, asked of the source card
	Not   bool
}

// Cmp compares two numbers.
type Cmp uint8

// The comparisons.
const (
	AtLeast Cmp = iota
	AtMost
	Exactly
)

// Op is what an instruction does.
type Op uint8

// The instructions. "Reg" is read, "Dst" written; registers are sets of
// cards (Picks of the frame's serial). Who asks, draws or is affected is Who.
const (
	OpEnd     Op = iota
	OpPick       // Who picks Min..Max cards that pass Filter into Dst
	OpAll        // every card that passes Filter goes into Dst, without a choice
	OpTake       // the Max top (or bottom, At; Either: Who chooses) cards of Zone of Whose into Dst, without moving them
	OpNumber     // Who chooses a number Min..Max into R[Dst]
	OpMay        // Who may: if not, jump to Jump
	OpMode       // Who chooses one of Jumps: printed options in mid-text
	OpIf         // if Cond does not hold, jump to Jump
	OpJump       // go on at Jump
	OpMove       // cards of Reg go to Zone of Whose at At; Why; Mark/Until put on each, if Mark > 0
	OpDraw       // Who draws Max cards from Zone (its At end) to hand, into Dst
	OpShow       // Reg is shown to Who
	OpOrder      // Who puts the cards of Reg back on At of Zone in an order of their choice
	OpShuffle    // Zone of Whose
	OpMark       // Mark/Until on each card of Reg, or on seat Who where Reg < 0
	OpNum        // Seat number Num of Who changes by Max
	OpTap        // flag Num of each card of Reg goes on (N 1) or off (N 0)
	OpCounter    // item in Reg is countered: Game.Natives decide where its cards go
	OpNative     // call Native with this instruction
)

// Instr is one instruction of a compiled text. Fields that an Op does not
// name are zero.
type Instr struct {
	Op     Op
	Who    Who
	Whose  Who
	Zone   ZoneKind
	At     Place
	Reg    int8
	Dst    int8
	Mark   uint8
	Until  Until
	Why    uint8
	Num    uint8
	Native uint8
	Jump   int16
	Jumps  []int16
	Texts  []string // printed options of OpMode, and the question of OpMay
	Min    Amount
	Max    Amount
	Filter *Filter
	Cond   *Cond
	Prompt uint16
}

// Native is a verb of a game that is written in Go: "scuttle", "exchange".
// Run may change the match at once or Call procedures; it must not keep f
// after a Call. It returns true to be run again when those have returned
// (f.Sub counts how often it was run).
type Native struct {
	Name string
	Run  func(m *Match, f *Frame, in *Instr) bool
}

// ModeOf is the mode that a frame's program runs.
func (m *Match) ModeOf(f *Frame) *Mode {
	return &m.Game.Defs[f.Def].Abilities[f.Ability].Modes[f.Mode]
}
