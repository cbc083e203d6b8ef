// Package looks is how games lie on a table, as data: what the window and cards show and the rules
// never read. A game has its looks beside its rules, and package games finds them by its name.
package looks

import (
	"strconv"

	"feltstack/rules"
	"feltstack/rules/message"
)

// Game is how a game lies on the table, as data and a few questions. The table
// asks them of a match as one seat may see it (Match.View), so nothing that a
// seat doesn't know can show. A nil question has no answer to show.
type Game struct {
	// Areas says where each kind of zone lies, by rules.ZoneKind. A kind without an
	// entry lies nowhere.
	Areas []Area
	// Ground is what the game is played on.
	Ground Ground
	// Turned is the card flags that turn a card sideways.
	Turned uint16
	// Begins names, for verbs whose options name no card, the pile that is
	// picked up to mean them: the deck for "draw".
	Begins map[rules.Verb]rules.ZoneKind
	// Trades are verbs that take a card for which one of the seat's is given next: that
	// one can be dropped on it.
	Trades []rules.Verb

	// Place says where a card is dropped to mean an option, where that is
	// neither its target nor rules.VerbSpec.Drop; 0 leaves it to them.
	Place func(m *rules.Match, o rules.Option) rules.ZoneKind
	// Facts are the numbers of seat p, the two most important ones first.
	Facts func(m *rules.Match, p rules.Seat) []Fact
	// Score is what seat p has come to when the match is over. Nil: the first of its numbers says it.
	Score func(m *rules.Match, p rules.Seat) Fact
	// SeatMarks are states of seat p in words: first those that are good for it, "Has the lead",
	// and how many these are, then "skips the next turn".
	SeatMarks func(m *rules.Match, p rules.Seat) (marks []string, good int)
	// Relation is what seat p is to seat me in words, which stand before its other marks: "Your prey". "" for
	// nothing; me may be rules.NoSeat, who only looks.
	Relation func(m *rules.Match, me, p rules.Seat) string
	// Token is what seat p has of which there is one, as a picture beside its face; none has
	// no motif.
	Token func(m *rules.Match, p rules.Seat) Token
	// Turn is whose turn it is; rules.NoSeat is nobody's. Nil: State.Active says it.
	Turn func(m *rules.Match) rules.Seat
	// Rounds are what people count a match in, wherever it is said how far it has gone. None: turns.
	Rounds Rounds
	// Hails are causes of events whose line of the log crosses the table, too.
	Hails []uint8
	// Untold reports whether the log needs no line for an event: it goes without saying.
	Untold func(m *rules.Match, ev rules.Event) bool
	// Status is the numbers of the whole match: phase, steps.
	Status func(m *rules.Match) []Fact
	// Leaves asks whether to end a turn or step with an option although the seat
	// could do more: "End your turn with 1 summon left?". "" if it could not.
	Leaves func(m *rules.Match, o rules.Option) string
	// Closed says why a card is not dropped in a zone, or with 0 on a player, where
	// nothing that it could do at this decision, allowed or not, is dropped there.
	Closed func(m *rules.Match, c rules.CardID, z rules.ZoneID) rules.Reason
	// Badges are the signs on a card.
	Badges func(m *rules.Match, c rules.CardID) []Badge
	// Stats are Printed.Stats of a card as they are at present, or of a card of the
	// classic deck its Points; nil if they are as printed.
	Stats func(m *rules.Match, c rules.CardID) []Stat
	// Printed says what a card's face shows; nil shows name, type and text.
	Printed func(d *rules.Def) Printed
	// Levels says how strong each level of bots, by its name, was measured to
	// be in this game, in a line. Nil if nobody has measured it.
	Levels map[string]message.ID
	// Terms are words that cards use, with what they mean, as IDs of messages: see Glossary.
	Terms []Term
	// Symbols are words that the drawn text of a card shows as small pictures.
	Symbols []Symbol
	// Letters are the tints of letters in which card files write costs.
	Letters map[rune]string
}

// Rounds are turns counted together.
type Rounds struct {
	Turns int                               // that make one
	Say   func(g *rules.Game, n int) string // what the one with a number is called: "Cycle 4"
}

// Printed is what the face of a card shows beside its name and text.
type Printed struct {
	Rank    string // "α"; of a card of the classic deck: "A", "10", "RJ"
	Suit    string // "♣", "♦", "♥", "♠"
	Classic bool   // it is a card of the classic deck
	Points  string
	Stats   []Fact
	Accent  uint32 // colour of its frame, 0xRRGGBB; 0 leaves it open
	Motif   string // what its picture shows if the card names nothing
}

// Token is a thing that one player has.
type Token struct {
	Motif string // of package cardart
	Color uint32 // of its sky and ground, 0xRRGGBB
}

// Fact is a named value: in words, and as numbers where it is one.
type Fact struct {
	Name, Value string
	Shape       FactShape
	N, Max      int  // the numbers of the shape
	Of          bool // the number before it is counted up to this one: points, of a goal
}

// FactShape says what of a Fact beside its words can be drawn.
type FactShape uint8

const (
	FactWords  FactShape = iota // nothing
	FactNumber                  // the number N
	FactSteps                   // N of Max are done: summons
)

// NumberFact is a fact that is a number.
func NumberFact[T ~int | ~int16 | ~uint16 | ~int32 | ~uint32](name string, n T) Fact {
	return Fact{Name: name, Value: strconv.Itoa(int(n)), Shape: FactNumber, N: int(n)}
}

// StepsFact is how many of all steps are done, and in words: "1 of 3 used".
func StepsFact(name, value string, done, all int) Fact {
	return Fact{Name: name, Value: value, Shape: FactSteps, N: done, Max: all}
}

// Badge is a small sign on a card: a mark, counter or protection.
type Badge struct {
	Kind string // the sign, a file in cardart/markers: "warded", "locked", "counter"; "" has no sign, only words
	Text string // what the inspector says: "Locked until your next turn"
	N    int    // number to show, 0 for none
	// From is where a line of rules comes from that the card says besides its own, as
	// "Traps": Text is that line. "" for anything else.
	From string
}

// Stat is a number of a card as it is at present.
type Stat struct {
	Value  string
	Change int8 // above 0: more than is printed; below 0: less
}

// Area is where on the table a zone lies. A window decides sizes.
type Area struct {
	Row    Row
	Order  int // left to right within its row
	Share  int // relative width
	Style  Style
	Whole  bool // its cards are made smaller before they overlap: they have numbers at their right edge
	Under  bool // of RowHost: they lie under that card, rather than being attached to it
	Needed bool // it has a place only while cards lie in such zones
	Alone  bool // a card there is what the zone is called, rather than in it
	Own    bool // of each seat's zones, a player sees only their own
	Apart  bool // a pile that plays do not end in as a rule: a log says what goes there from the stack
}

// Row is a strip of the table, from the near edge to the middle. A seat's own
// rows are RowHand to RowBack; those of other seats are mirrored at the far side.
type Row int

// The rows.
const (
	RowNone   Row = iota // not shown
	RowHand              // at the edge, as a fan
	RowFront             // nearest to the middle: cards that score, fight
	RowBack              // behind it: anchors, equipment
	RowMiddle            // between the sides: shared zones, and piles that need no room of a side
	RowStack             // the lane at the side: cards of plays that wait
	RowHost              // beside the card that each of them is attached to, wherever that lies
	RowPool              // over the whole middle, in place of all rows, as long as cards lie there
)

// Style is how the cards of a zone lie.
type Style int

// The styles.
const (
	StyleRow  Style = iota // side by side, overlapping when tight
	StyleFan               // a hand
	StylePile              // one on the other, the top one shown, with a count
	StyleGrid              // side by side in several lines
)

// Area is where zones of kind k lie on the table.
func (l *Game) Area(k rules.ZoneKind) Area {
	if int(k) >= len(l.Areas) {
		return Area{}
	}
	return l.Areas[k]
}
