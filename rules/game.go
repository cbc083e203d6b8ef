package rules

// Game is one game's rules: what it has (zones, definitions, words) and what
// it does (procedures and hooks). It is built once and never changes, so any
// number of matches may share it.
type Game struct {
	Name     string // "vastrix": in commands, saves and folders
	Title    string // "VASTRIX"
	About    string // a sentence or two for who has to choose a game
	Version  string // of these rules; a save names it
	MinSeats int
	MaxSeats int

	Zones       []ZoneSpec // Zones[0] is outside the game
	Defs        []Def      // Defs[0] is a face not seen
	Verbs       []VerbSpec
	Prompts     []string // what a decision asks, as a template for Match.Prompt
	PromptMode  uint16   // the prompt for a printed option
	PromptRival uint16   // the prompt for an opponent, of a game with more than two seats
	Reasons     []Reason // Reasons[0] is "yes"
	Causes      []string // why an event happened, as a template for Match.Words; Causes[0] is ""
	Classes     []string // kinds of play
	Phases      []string
	Labels      []string  // headings of abilities: "Base", "Quick"
	Flags       []string  // names of Card.Flags bits
	Marks       []string  // names of Mark.Kind
	SeatNums    []string  // names of SeatState.Nums
	Nums        []string  // names of Head.Nums
	Facts       []NumSpec // of cards: Def.Facts
	Counters    []CounterSpec
	Switches    []Switch

	Procs   []Proc
	Main    ProcID // the procedure that is the whole match
	Text    ProcID // the procedure that runs a Program
	Natives []Native
	Preds   []Pred

	// Deal puts every card into State.Cards and its first zone. The zones
	// and seats are there already; shuffling and drawing belong to Main.
	Deal func(m *Match)
	// Begin makes a match that Prepare made stand in the turn of seat p at a
	// phase ("start", "action", "end"), as scenarios and puzzles give it: its
	// numbers as usual there, its cards still where Deal put them.
	Begin func(m *Match, p Seat, phase string) error
	// Target refuses card c as a target of q, or says 0.
	Target func(m *Match, q *Query, c CardID) No
	// TargetItem refuses the play at place i of the stack as a target of q,
	// or says 0.
	TargetItem func(m *Match, q *Query, i int) No
	// Affect refuses card c to an effect of q that hits every card of a kind
	// without targeting, or says 0.
	Affect   func(m *Match, q *Query, c CardID) No
	NoTarget No // the reason when a text has no legal target
	NotNow   No // the reason when its "Only if" does not hold
	NoCost   No // the reason when its cost can't be paid
	// Because words a refusal more exactly than Reasons[no]. Nil: as it stands there.
	Because func(m *Match, o Option, no No) Reason
	// Given completes a mark that a scenario lays on a card: how it ends, and
	// what goes with it. Nil: it ends at the next start of its seat.
	Given func(m *Match, k *Mark)
	// Silent reports whether the text of card c counts for nothing now. Nil: never.
	Silent func(m *Match, c CardID) bool
	// Stealable reports whether another seat may take over what p declares now.
	// Nil: never.
	Stealable func(m *Match, p Seat) bool
	// Endless ends what goes on and on without a choice, as texts that people
	// wrote can bring about. Where it goes on all the same, or with nil, the
	// match ends in an error.
	Endless func(m *Match)
	// Gains and Loses are the kinds of marks by which a card has keyword bit N, or
	// has it no more.
	Gains, Loses uint8
	// Floored is the numbers of seats that never fall below 0, a bit each.
	Floored uint32
	// Since is the kind of mark that a card in play bears if its text sets
	// numbers: of all that sets a number the latest counts, and marks lie in
	// the order of time. 0: what marks set counts before what texts set.
	Since uint8
	// Tokens are the definitions that effects can make, in the order in which
	// texts name them.
	Tokens []DefID
	// Decks come with the game, for who brings none; without any, Deal needs none.
	Decks []Deck
	// CheckDeck lists why a deck may not be played with, the gravest first.
	CheckDeck func(d *Deck) []Reason
	// Extend is the game with people's own cards beside its own. The cards of
	// the game keep their numbers. Nil: it is played with its own cards only.
	// The error has file, line and column of the first mistake.
	Extend func(own []OwnCards) (*Game, error)
	// Trial is the table, in lines of a scenario's given, on which a card is
	// tried: {card} stands for its name.
	Trial string
	// Form says what decks are made of, for who builds them; the rules never read it.
	Form DeckForm
	// Instead may change a move that is about to happen.
	Instead func(m *Match, mv *Move)
	// Moved follows up on a move: attachments that fall off, marks that end.
	Moved func(m *Match, mv *Move)
	// Ousted says where card c of seat p goes, which is out of the match: one it
	// owns, or one of another's that it controls. Nil: out of the game, unseen.
	Ousted func(m *Match, p Seat, c CardID) ZoneID
	// Heard sees every event and queues triggers.
	Heard func(m *Match, ev *Event)
	// Value is the final result for a seat of a finished match, -1 to 1.
	// Nil means 1 for winners, 0 after a draw, -1 for losers.
	Value func(m *Match, p Seat) float64
	// Eval guesses the result for a seat of a match that goes on, -1 to 1.
	// Nil guesses 0. Only searching players ask it.
	Eval func(m *Match, p Seat) float64
	// Reflex is the place in S.Options of what a player who does not think takes
	// in a match that goes on, -1 for any. Searching players let worlds go on
	// with it beyond what they have thought through; nil lets everybody do as
	// little as the rules allow.
	Reflex func(m *Match, r *RNG) int
	// Looks says how the game lies on a table; the rules never read it.
	Looks Looks

	// Filled by Build.
	zoneOf [256]zonePlace
	zones  [256]zoneRow
	inPlay []ZoneID                // those whose cards are in play
	veiled [MaxSeats + 1][256]bool // of seat p at p+1: the zones whose cards' order p can't tell
}

type zonePlace struct {
	kind    ZoneKind
	seat    Seat
	sees    SeatSet // who sees the faces in it
	private bool    // unordered, and its owner sees it
}

// NumSpec is a number of a card.
type NumSpec struct {
	Name string // "STR": what texts and scenarios call it; one without a name never changes
	// Adds and Sets are the kinds of marks that change it by their N, or make it
	// their N.
	Adds, Sets uint8
	Signed     bool // it may fall below 0
	Everywhere bool // texts can change it wherever the card lies, not only in play
}

// zoneRow is the zones of one kind: seat p's is first + p*step, step 0 if all share one.
type zoneRow struct{ first, step ZoneID }

// ZoneKind is a place in Game.Zones.
type ZoneKind uint8

// Sight says who sees the faces in a zone.
type Sight uint8

// The sights.
const (
	SightAll Sight = iota
	SightOwner
	SightNobody
)

// ZoneSpec describes a kind of zone.
type ZoneSpec struct {
	Name    string // "point row"
	Short   string // "PR": in keys and scenarios
	Bare    bool   // said without "the": "exile"
	PerSeat bool
	Ordered bool // positions mean something; an unordered zone hides its order
	Table   bool // its cards are in play
	Sight   Sight
}

// Def is what is printed on a card: facts and its compiled text.
type Def struct {
	Name      string // "Three of Spades"
	Short     string // "3♠": in keys, logs and scenarios
	Type      string
	Text      string  // canonical card text
	Motif     string  // art
	Picture   Picture // of somebody's own, in place of the motif
	Set       string  // of people's own cards that it belongs to; empty: it comes with the game
	Facts     []int16 // as many as Game.Facts names
	Keywords  uint64  // static abilities, one bit each, as the game says
	Abilities []Ability
	Statics   []Static
	Common    bool    // what it says without being used, it says to every seat
	hears     byteSet // causes that its abilities wait for, filled by Build
	alters    byteSet // numbers of cards that its text changes, filled by Build
	sets      bool    // a static of it sets a number, filled by Build
	speaks    bool    // its text changes cards or waits for events, filled by Build
}

// Verb is a place in Game.Verbs.
type Verb uint8

// VerbSpec says how an option is written. Key and Say are templates: {card},
// {target}, {ability}, {n}, {seat}, {mode} stand for the option's fields.
type VerbSpec struct {
	Key  string // "scuttle {card} {target}": stable, for saves and scenarios
	Say  string // "Scuttle {target}": on buttons and drop places
	Rest bool   // does nothing more: pass, stop, no; the harmless answer
	Pair bool   // its card and its target are alike: the key may name them in either order
	// TargetIs says what Option.Target names.
	TargetIs Arg
	// Drop says which place on the table means this option, where it is
	// not its target: a zone of the decider's own side, or shared; with
	// Across it is that of the seat the option is about: the one that {seat}
	// names in its key, or that controls its target, or the only opponent.
	Drop   ZoneKind
	Across bool
}

// Arg is what a field of an Option names.
type Arg uint8

// The meanings of Option.Target.
const (
	ArgCard Arg = iota // a card, 0 for none
	ArgItem            // a stack item, by its serial
)

// Reason is why something is not allowed: a rule and a sentence.
type Reason struct{ Rule, Text string }

// No is a place in Game.Reasons; 0 means it is allowed.
type No uint16

// Switch is an option of the game that is chosen at set-up. The first value is the default.
type Switch struct {
	Name   string
	Title  string // what people read in its place; Name in words if empty
	Help   string
	Values []string
}

// Setup is how a match begins. With the choices made it is the whole match.
type Setup struct {
	Game     string            `json:"game"`
	Seats    int               `json:"seats"`
	Seed     uint64            `json:"seed"`
	Switches map[string]string `json:"switches,omitempty"`
	Decks    []Deck            `json:"decks,omitempty"` // by seat; who brings none gets one of the game's
	Own      []OwnCards        `json:"own,omitempty"`   // people's own cards that the decks need: see Game.For
}

// ProcID is a place in Game.Procs.
type ProcID uint8

// Proc is a procedure: its steps run in order, each may jump, call or ask.
type Proc struct {
	Name  string
	Steps []Step
}

// Step is one step of a procedure. f.Step already names the next one.
type Step func(m *Match, f *Frame)

// everyone is the seats of the largest match.
const everyone SeatSet = 1<<MaxSeats - 1

func (z *ZoneSpec) place(k ZoneKind, p Seat) zonePlace {
	at := zonePlace{kind: k, seat: p}
	switch z.Sight {
	case SightAll:
		at.sees = everyone
	case SightOwner:
		at.sees = Of(p)
	}
	at.private = !z.Ordered && z.Sight == SightOwner
	return at
}

// veils reports whether seat p, NoSeat for a spectator, can't tell the order of
// the cards in such a zone of owner's.
func (z *ZoneSpec) veils(owner, p Seat) bool {
	return !z.Ordered && z.Sight != SightAll && (p == NoSeat || p != owner)
}

// Zone returns the zone of kind k that belongs to seat p; p is ignored for shared zones.
func (g *Game) Zone(k ZoneKind, p Seat) ZoneID {
	row := g.zones[k]
	return row.first + row.step*ZoneID(p)
}

// ZoneKind returns the kind of a zone.
func (g *Game) ZoneKind(z ZoneID) ZoneKind { return g.zoneOf[z].kind }

// onTable reports whether cards in a zone are in play.
func (g *Game) onTable(z ZoneID) bool { return g.Zones[g.zoneOf[z].kind].Table }

// ZoneSeat returns whose zone it is, NoSeat for shared ones.
func (g *Game) ZoneSeat(z ZoneID) Seat { return g.zoneOf[z].seat }

func (g *Game) zoneCount() int {
	last := len(g.Zones) - 1
	if last < 1 {
		return 1
	}
	n := 1
	if g.Zones[last].PerSeat {
		n = g.MaxSeats
	}
	return int(g.zones[last].first) + n
}
