package rules

// Ability is one thing a card's text says it does. It is compiled once and
// never changes; a state refers to it by definition and place.
type Ability struct {
	Kind   AbilityKind
	Label  uint8  // place in Game.Labels: "Base", "Quick", "Instant"
	Text   string // as printed, without the label
	Modes  []Mode // at least one; more than one is "Choose one -"
	If     *Cond  // "Only if ...:"; nil is always
	Limit  Limit
	When   When        // of a triggered ability, or one that happens instead
	Ask    uint16      // of one that happens instead if its controller likes: the prompt, in Game.Prompts
	Theirs bool        // the player that the event is about decides instead
	Alter  Alter       // of one that happens instead: what it leaves of the event
	Cost   *Mode       // what is paid when it is declared; nil is nothing
	Price  *Price      // what it costs in resources, and in other ways; Cost comes last. Nil is nothing
	Traits uint64      // what its words say about the play itself, in every mode
	As     AbilityKind // of a granted or delayed one: what it is to the card that has it, or once it waits
	number int16       // of a granted one: its own among those of the game, filled by Build
	Keeps  []Keep      // what the play knows of its Cost
	takes  bool        // it takes numbers from cards that it has named, filled by Build
	rival  bool        // its words speak of "your opponent", filled by Build
	fees   []*Fee      // of all its prices, filled by Build
}

// Keep is a register of an ability's Cost whose cards or number come into
// register As of the play.
type Keep struct{ Reg, As uint8 }

// AbilityKind says how an ability comes to be used.
type AbilityKind uint8

// The kinds of ability.
const (
	AbilityPlay    AbilityKind = iota // the card is played for it
	AbilityUse                        // used while the card lies where the label says
	AbilityTrigger                    // happens on its own on an event
	AbilityInstead                    // happens instead of what is about to
	AbilityDelayed                    // waits for its event once an OpDelay of the same text has run; As: it happens instead of that
	AbilityGranted                    // is As to the cards that this card's text gives it to (grant.go)
)

// instead reports whether an ability happens instead of something.
func (a *Ability) instead() bool { return a.Kind == AbilityInstead || a.As == AbilityInstead }

// Mode is one printed option of an ability. Targets are chosen when the play
// is declared, the code runs when it resolves.
type Mode struct {
	Text    string
	If      *Cond
	Targets []Target
	Code    []Instr
	Price   *Price // of a play for this option; nil is the ability's
	Payers  []Payers
	Traits  uint64 // the ability's and its own
	rival   bool   // its words speak of "your opponent", filled by Build
	linked  bool   // a target depends on another, filled by Build
}

// Target is a choice made at declaration and checked again at resolution.
type Target struct {
	Filter   *Filter
	Item     bool // a play on the stack rather than a card
	Seat     bool // a player rather than a card, one of Whose
	Whose    Who
	Min, Max int8
	Reg      uint8
	Prompt   uint16 // place in Game.Prompts
	Alike    *Test  // each two of them pass it, the one asked from the other
	Same     uint8  // each two of them are alike in this, as ApartName
}

// Limit is how often an ability may be used. N 0 isn't a limit.
type Limit struct {
	Scope Scope
	N     int8
	Key   int16 // abilities with the same text have the same key and are counted together
	// Refund says that a use that was countered does not count.
	Refund bool
}

// When is the event that an ability waits for.
type When struct {
	Event EventKind
	Why   uint8   // cause of the event, 0 for any
	This  bool    // the event's card is the ability's own card
	Card  *Filter // else the event's card must pass, if there is one
	// NotThis: it is another card. Who: the event's seat is one of these, ThatSeat is that seat.
	NotThis bool
	Who     Who
	Reg     uint8 // the register that the event's card goes into
	// Nth: it is the event that brings memory Recall to that number for the seats of Who.
	Nth    int8
	Recall uint8
	// Own: register 0 holds the card that it happens to, where that of the event is another.
	Own bool
	// Comes: what would happen is of this kind of Game.Proposals; 0: of any.
	Comes uint8
	// Many: what happens at the same time is one event, with its number in RegAmount
	// and no card. Not of an AbilityDelayed.
	Many bool
	// Least: the lowest number of Many.
	Least int16
	// Each: an event with a number counts as that many. Not of an AbilityDelayed.
	Each bool
	// Because: a text of such a card does it, which By says whose it is; nil: whatever does it.
	Because *Filter
	By      Who
	// In: it waits while its card lies in such a zone; 0: while it is in play, or wherever it
	// lies if it waits for This.
	In ZoneKind
	// Reaches: it is heard when the counters on its card reach that number (Game.CountWhy).
	Reaches Reach
}

// Reach is a number of counters of kind Kind-1, 0 for none, which a card comes to have.
type Reach struct {
	Kind uint8
	Cmp  Cmp
	N    int16
}

// A Who names a seat from the point of view of a frame.
type Who uint8

// The seats that words can name.
const (
	You           Who = iota
	Opponent          // the one the play names; in filters of a text that names none: any of them
	EachOpponent      // in filters: any of them
	Each              // every player; in filters: any of them
	OwnerOf           // of the card in question
	ControllerOf      // of the card in question
	ThatSeat          // the one that an OpSeats has reached
	EachOther         // every player but you
	ItsController     // who controlled the card of the last OpIts; only OpSeats
	ItsOwner          // who owns it; only OpSeats
	Chooser           // a seat that only chooses; in filters: any of them
)

// Amount is a number known when the instruction runs.
type Amount struct {
	Kind   AmountKind
	Reg    uint8
	N      int16
	Plus   int16 // so much more, after the half of it
	Who    Who
	Fact   uint8 // the number that is taken, of cards or of a seat
	Half   Half  // half of it
	Filter *Filter
	And    *Amount // and as much more as this
	Abs    int8    // all of that without its sign: 1, or -1 with a minus
}

// AmountKind says where an Amount comes from.
type AmountKind uint8

// The kinds of amounts.
const (
	Fixed       AmountKind = iota
	CountReg               // cards in register Reg, plus N
	CountAll               // cards that pass Filter, plus N
	All                    // as many as there are
	PerCard                // N for each card that passes Filter
	PerCounter             // N for each counter of kind Reg on cards that pass Filter, on the asking card if it is nil
	PerRoll                // N for each pip of the last throw
	PerFact                // N times number Reg of the asking card
	PerReg                 // N for each card in register Reg
	PerNumber              // N times the number in register Reg
	PerX                   // N for each of the X that was chosen when the play was paid for
	PerPaid                // N for each resource that was paid
	PaidExtra              // N if extra Reg of the price was paid
	PaidWay                // N if way Reg of the price was taken
	PerDone                // N for each time that memory Reg has happened to the seats of Who
	MostDone               // N for each time that it has happened to the one of all other seats to which it has most often
	PerDoneThis            // N for each time that memory Reg is counted for the asking card
	Cost                   // N and what texts charge for act Reg with the asking card, 0 at least
	FactOf                 // N times number Fact of the one card in register Reg, or that passes Filter, as it was when it left the table
	TotalOf                // N times number Fact of all of them together
	PerSeat                // N for each seat of Who
	SeatNum                // N times number Fact of seat Who
	BestOf                 // N times the number that Filter.Best means
)

// Minus is as much less.
func (a Amount) Minus() Amount {
	if a.Abs != 0 {
		a.Abs = -a.Abs
		return a
	}
	switch a.N, a.Plus = -a.N, -a.Plus; a.Half {
	case HalfDown, HalfUp:
		a.Half = HalfUp + HalfDown - a.Half
	case QuarterDown, QuarterUp:
		a.Half = QuarterUp + QuarterDown - a.Half
	}
	if a.And != nil {
		a.And = new(a.And.Minus())
	}
	return a
}

// Filter is a compiled noun phrase: "a vulnerable anchor in your opponent's
// enduring row". It holds no state and is shared by all matches.
type Filter struct {
	From   []Source // the places to look in, in this order
	Reg    int8     // with no From: the cards of this register
	Items  bool     // plays on the stack; From and Reg mean nothing
	Ctrl   Who      // who controls it; Each is whoever
	NotSrc bool     // not the asking card; of items, not the asking play
	NotIt  bool     // not Query.It: "for each other monster" of what each card gets
	Except int8     // not the cards of this register, counted from 1; 0: no register
	// Targeted adds what Game.Target or Game.TargetItem refuses: the words
	// "target" and "vulnerable".
	Targeted bool
	// Least is how many counters of kind Counter (from 1) a card must bear; -1: none, -2:
	// at most one, and so on.
	Least, Counter int8
	// Mass adds what Game.Affect refuses: "every", without targeting.
	Mass bool
	// Chosen adds what Game.Chosen refuses: "your opponent scraps an anchor".
	Chosen bool
	Tie    Tie     // how it hangs together with another card
	Host   *Filter // of OnSuch
	TieReg uint8   // of OnReg
	// Best keeps the cards with the highest (1) or lowest (-1) number BestBy.
	Best   int8
	BestBy uint8
	Apart  uint8  // of cards that are alike in this, as ApartName, one is counted
	Alike  uint8  // of cards that are alike in this, as ApartName, those are counted of which there are most
	Tests  []Test // all must hold
	// Or is what else is meant: "either a Dragon in your hand or a Spell in your
	// cemetery". What these say is theirs alone; of plays and statics there is none.
	Or   []*Filter
	Text string // the phrase, for prompts
}

// Source is one place of a Filter.
type Source struct {
	Zone  ZoneKind
	Whose Who // whose side, of a zone that every seat has
	Part  Part
	N, M  int8 // size of the part
}

// Part is which cards of an ordered zone a Source means.
type Part uint8

// The parts of a zone.
const (
	Whole   Part = iota
	TopN         // the N cards on top
	BottomN      // the N cards at the bottom
	Between      // all but the N on top and the M at the bottom
)

// Test is one adjective or clause of a Filter: place in Game.Preds with its
// number, what a card has done, or alternatives of which one must hold.
type Test struct {
	Pred uint8
	Not  bool
	As   int8    // a register, counted from 1: its card is the asking card of Pred
	Like *Filter // each of these cards is, other than the one asked of: one for which Pred holds is enough
	Did  uint8   // in place of Pred: a memory, counted by card, from 1
	N    int16
	Any  []Test
	// Said and Kept choose the one of Any that counts, by a word that was chosen; with
	// no Any it is the name of a card. Said is a register, counted from 1; Kept a kind of mark.
	Said int8
	Kept uint8
	// Aims: the play has such a card among its targets; with Played it is of a card that is being played.
	Aims   *Filter
	Played bool
	Single bool // in place of Pred: the play has one target, a card or a play
	// Than compares number Fact of the card with an amount that N is added to; with Play that
	// of the card which the play on the stack is of.
	Than *Amount
	Play bool
	Fact uint8
	Cmp  Cmp
}

// Pred is a property of a card that words can name. Predicates of plays get
// the item's place on the stack instead of a card, conditions the asking card.
type Pred struct {
	Name  string // what a vocabulary calls it
	Holds func(m *Match, q *Query, c CardID, n int16) bool
	// Numbers says that it asks for numbers of cards (Match.Fact).
	Numbers bool
}

// Cond is a condition: a count compared with a number, or a word of the game.
type Cond struct {
	Count Amount
	Cmp   Cmp
	And   *Cond // holds as well
	Or    *Cond // or this holds, in the place of all but And
	N     int16
	Than  *Amount // N is so much more
	Pred  int16   // >= 0: place in Game.Preds, asked of the source card, with N
	Not   bool
	Of    int8 // with Pred: of the card in register Of-1 instead, as it was on the table
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

// The instructions. Reg is read, Dst written; registers are sets of cards (Picks
// of the frame's serial), but for those that a seat or a number goes into. Who
// is who chooses or is affected.
const (
	OpThis     Op = iota + 1 // the card whose text this is goes into Dst, unless it has left its place, or Filter does not mean it
	OpPick                   // seat Who picks Min to Max cards that pass Filter into Dst
	OpAll                    // every card that passes Filter goes into Dst, without a choice
	OpTop                    // Min to Max top cards of Zone (bottom, or Who says which: At) go into Dst and stay where they lie
	OpRest                   // the cards of Reg that are not in register N go into Dst
	OpJoin                   // the cards of Reg go into Dst besides those that are there
	OpEach                   // seat Who says which card of Reg comes next: it goes over to Dst; to Jump when none is left
	OpSeats                  // ThatSeat becomes the next of Who in turn order; to Jump when all had theirs
	OpLeave                  // ends the OpSeats that runs, and to Jump
	OpIts                    // remembers who controls and owns the first card or play of Reg, of the asking card if Reg is -1, for OpSeats
	OpMay                    // Who may, if they can do all of Price: if not, to Jump
	OpPay                    // seat Who pays Pay, all of it or, where that can't be, nothing
	OpMode                   // seat Who chooses one of Jumps, those whose Conds hold
	OpIf                     // if Cond does not hold, to Jump
	OpJump                   // to Jump
	OpMove                   // cards of Reg go to one of Dests, each as Who says, in an order of their choice with Ordered; Mark, until Until of UntilOf, is put on them
	OpShow                   // Reg is shown to Who
	OpShuffle                // Zone of Whose; with N 1 the cards of Reg are left out and lie at the bottom
	OpNum                    // seat number Num of Who goes up (N 1) or down (N -1) by Max
	OpCounters               // cards of Reg that are in play get (N 1) or lose (N -1) Max counters of kind Num; All are all. Marks of kind Mark on the source say how many were lost
	OpMark                   // cards of Reg that are in play get Mark with N, N times Max where that is something, until Until of UntilOf; N of Game.Grants is of the text's own definition
	OpMarkSeat               // seat Who gets Mark with N, or with Max where that is something, until Until: decrees, and what is prevented
	OpThrow                  // a die of N sides is thrown (a coin has 2, and 2 is heads), Max of them if that is something, and the result kept
	OpSeat                   // seat Who chooses a seat of Whose into Dst; with N 1 besides those that are there, another
	OpNumber                 // seat Who chooses a number from Min to Max into Dst
	OpSay                    // seat Who chooses one of Texts, of all names of cards without any, into Dst, and in Mark on the asking card; with N 1 it is the name of the first card of Reg
	OpNote                   // the seat Who goes into Dst
	OpVote                   // the seats Who vote, with N 1 some may abstain: into Dst and the registers after it (see VotedFor)
	OpCopy                   // the plays of Reg, or those of its cards, are copied for Who, the copies go into Dst; with N 1 their targets may be chosen again
	OpDelay                  // ability N, an AbilityDelayed, waits for its When, Max times (All: every time), until Until of UntilOf
	OpFasten                 // cards of Reg are attached to the first card of Dst, on this if Dst is -1, in Zone of Whose (of that card)
	OpBearer                 // the card that this is attached to goes into Dst
	OpAs                     // cards of Reg that are in play count as the first card of Dst does, where Dst is -1 as definition N, 0 as themselves again
	OpWin                    // the seats of Who win the match (N 1) or have lost it (N 0), all at the same time
	OpNative                 // call Native with this instruction
)

// Instr is one instruction of a compiled text. Fields that its Op does not
// name are zero.
type Instr struct {
	Op       Op
	Who      Who
	Whose    Who
	Zone     ZoneKind
	At       Place
	Reg      int8
	Dst      int8
	Face     Face // of moved cards
	Mark     uint8
	Until    Until
	UntilOf  Who
	Apart    uint8 // of an OpPick: no two of the cards are alike in this, as ApartName
	Why      uint8
	Num      uint8
	Native   uint8
	N        int16
	Ordered  bool
	Random   bool // OpPick, OpMode: by chance
	Jump     int16
	Jumps    []int16
	Conds    []*Cond
	Texts    []string // printed options of OpMode
	Dests    []Dest
	Also     []Gain // OpMark: further marks, as often as the first
	Min, Max Amount
	Filter   *Filter
	Cond     *Cond
	Prompt   uint16 // place in Game.Prompts
	// Price is what is done if an OpMay is taken up, all of it; of an OpPick in
	// it, what is still to be done after it.
	Price  []Instr
	Pay    *Price // of an OpPay: one way, of resources alone
	chosen bool   // it names a seat that may not be there, filled by Build
}

// Gain is a mark with its N, or so much for each of something.
type Gain struct {
	Mark uint8
	N    int16
}

// Dest is a place where a card may go.
type Dest struct {
	Zone  ZoneKind
	Whose Who
	At    Place
}
