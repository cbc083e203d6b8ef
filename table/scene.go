package table

// Scene is everything a window shows of one game in progress, for one seat,
// as plain data. The window draws it and reports what the person did; it
// computes nothing about the game.
type Scene struct {
	Game    string // title
	Me      int    // the seat that looks
	Seats   []SeatScene
	Zones   []ZoneScene
	Cards   []CardScene // every card that can be seen or counted one by one, bottom to top within its zone
	Stack   []ItemScene // next to resolve first
	Prompt  Prompt
	Status  []Fact // phase, mini-turn, counters of the whole game: "Mini-turn" "1 of 3"
	Log     []Line // whole log, oldest first; windows show the end
	Over    bool
	Result  string // "You win: 22 points" once over
	Version uint64 // grows with every change
}

// SeatScene is what is shown about one player.
type SeatScene struct {
	Seat     int
	Name     string
	Bot      bool
	Active   bool     // it is this seat's turn
	Asked    bool     // the pending decision is this seat's
	Thinking bool     // a bot that is at work
	Facts    []Fact   // "Points" "14", "Goal" "21", "Hand" "5": in the game's order; the first two are the big ones
	Marks    []string // "skips the next turn"
}

// Fact is a named value as it is shown.
type Fact struct{ Name, Value string }

// ZoneScene is a zone as it lies on the table.
type ZoneScene struct {
	ID     int    // stable within the match
	Name   string // "Your point row"
	Short  string // "PR"
	Seat   int    // -1: shared
	Area   Area
	Count  int
	Hidden int // how many of Count are face down to the one who looks
}

// Area is where on the table a zone lies. The window decides sizes; a game
// says only the area of each of its zones, as data.
type Area struct {
	Row   Row
	Order int   // left to right within its row
	Share int   // relative width
	Style Style // how its cards lie
}

// Row is a strip of the table, from the far side to the near one.
type Row int

// The rows. A seat's own rows are Hand..Back; the same rows of other seats are mirrored at the far side.
const (
	RowHand   Row = iota // at the edge, as a fan
	RowFront             // nearest to the middle: cards that score, fight
	RowBack              // behind it: anchors, equipment
	RowMiddle            // shared zones
	RowStack             // the lane at the side
	RowNone              // not shown
)

// Style is how the cards of a zone lie.
type Style int

// The styles.
const (
	StyleRow  Style = iota // side by side, overlapping when tight
	StyleFan               // a hand
	StylePile              // one on the other, the top one shown, with a count
)

// CardScene is one card as it lies on the table.
type CardScene struct {
	ID     int    // stable while the one who looks knows the card; hidden cards have negative ids by place
	Def    int    // place in the game's definitions, 0 if unseen
	Name   string // "3♠", "" if unseen
	Zone   int    // ZoneScene.ID
	Index  int    // place within the zone, 0 at the left or bottom
	Turned bool   // rotated: tapped
	Host   int    // ID of the card it hangs on, 0 if none
	Badges []Badge
	Can    bool // some legal option of the one who looks begins with this card
	Dim    bool // on its way: committed to a play
}

// Badge is a small sign on a card: a mark, counter or protection.
type Badge struct {
	Kind string // "aegis", "guarded", "locked", "tapped", "revealed", "attached", "counter"
	Text string // what the inspector says: "Aegis until your next start"
	N    int    // number to show, 0 for none
}

// ItemScene is a play on the stack.
type ItemScene struct {
	ID        int
	Cards     []CardScene
	Title     string // "Three of Spades - Base"
	By        string // who controls it
	Mine      bool
	Text      string // what it will do
	Next      bool   // resolves next
	Countered bool
	Targets   []int  // card ids it points at
	ItemOf    int    // id of the item it answers, 0 if none
	Answers   string // what can answer it, in words
}

// Prompt is what is asked now.
type Prompt struct {
	Seat      int    // who is asked, -1 if nobody
	Mine      bool   // the one who looks is asked
	Text      string // "Your action: 1 of 3 mini-turns left"
	Buttons   []Button
	Declaring bool  // a play is being announced: Cancel takes it back
	Cards     []int // cards among which the answer is picked by click
}

// Button is an option that is not begun with a card, or a choice within a prompt.
type Button struct {
	Option  int    // index of the option in the pending decision; -1 for Cancel
	Key     string // stable key of the option
	Text    string
	Default bool // the harmless one: Space
}

// Drop is one thing that dropping a card at a place would mean.
type Drop struct {
	Zone int      // ZoneScene.ID, or -1
	Card int      // CardScene.ID, or 0: more exact than Zone
	Item int      // ItemScene.ID, or 0
	Verb string   // "Play for points", "Scuttle 7♦"
	Keys []string // choices, in order, that this drop makes
}

// Refusal is why a card can't be used at a place.
type Refusal struct {
	Zone int
	Card int
	Verb string
	Rule string // "VASTRIX 7.3"
	Text string // one sentence
}

// Line is one line of the log.
type Line struct {
	Turn  int
	Seat  int // whose doing, -1 for the game's
	Text  string
	Cards []NamedCard // names within Text that show the card on hover
}

// NamedCard is a stretch of Line.Text that names a card.
type NamedCard struct {
	From, To int // bytes in Text
	Def      int
}
