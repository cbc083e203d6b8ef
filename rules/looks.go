package rules

import (
	"fmt"
	"strconv"
)

// Looks is how a game lies on the table, as data and a few questions. The
// table asks them of a match as one seat may see it (View), so nothing that a
// seat does not know can show. A nil question has no answer to show.
type Looks struct {
	// Areas says where each kind of zone lies, by ZoneKind. A kind without an
	// entry lies nowhere.
	Areas []Area
	// Turned is the card flags that turn a card sideways.
	Turned uint16
	// Begins names, for verbs whose options name no card, the pile that is
	// picked up to mean them: the draw pile for "draw".
	Begins map[Verb]ZoneKind

	// Place says where a card is dropped to mean an option, where that is
	// neither its target nor VerbSpec.Drop; 0 leaves it to them.
	Place func(m *Match, o Option) ZoneKind
	// Facts are the numbers of seat p, the two most important ones first.
	Facts func(m *Match, p Seat) []Fact
	// SeatMarks are states of seat p in words: "skips the next turn".
	SeatMarks func(m *Match, p Seat) []string
	// Status is the numbers of the whole match: phase, mini-turn.
	Status func(m *Match) []Fact
	// Badges are the signs on a card.
	Badges func(m *Match, c CardID) []Badge
	// Stats are Printed.Stats of a card as they are at present; nil if they
	// are as printed.
	Stats func(m *Match, c CardID) []Stat
	// Item says in words what the play at place i of the stack is. What it
	// leaves empty is told from the card's text.
	Item func(m *Match, i int) ItemLook
	// Prompt says more exactly what is asked than Game.Prompts can; "" leaves
	// it to that.
	Prompt func(m *Match) string
	// Printed says what a card's face shows; nil shows name, type and text.
	Printed func(d *Def) Printed
	// Say words an option where VerbSpec.Say is not enough; nothing leaves it to
	// that.
	Say func(m *Match, o Option) Wording
	// Result says how a finished match ended for seat p: "21 points to 14".
	Result func(m *Match, p Seat) string
	// Ending says in which way a finished match ended, in the same words for
	// all that ended so: "goal reached".
	Ending func(m *Match) string
	// Windows are the moments at which somebody may answer, in the order in
	// which they are shown: the steps of a turn, then the kinds of plays. People
	// say for each whether they want to be asked there.
	Windows []Window
	// Window is the place in Windows of where the match stands: the play that
	// waits next to resolve, else the step of the turn; -1 for none of them. A
	// match that asks for an answer stands at one.
	Window func(m *Match) int
	// Levels says how strong each level of bots, by its name, was measured to
	// be in this game, in a line. Nil if nobody has measured it.
	Levels map[string]string
}

// Window is a kind of moment at which somebody may answer.
type Window struct {
	Key    string // stable, for settings: "attack"
	Name   string // a word or two: "Post-Attack"
	Help   string // when that is: "The Post-Attack Step begins"
	Step   bool   // a step of the turn, rather than a kind of play
	Others bool   // only those are asked whose turn it is not
}

// Printed is what the face of a card shows beside its name and text.
type Printed struct {
	Rank   string // "α"; without Stats that of a card of the classic deck: "A", "10", "RJ"
	Suit   string // "♣", "♦", "♥", "♠"
	Points string
	Stats  []Fact
	Accent uint32 // colour of its frame, 0xRRGGBB; 0 leaves it open
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
	FactSteps                   // N of Max are done: mini-turns, summons
)

// NumberFact is a fact that is a number.
func NumberFact[T ~int | ~int16 | ~uint16 | ~int32 | ~uint32](name string, n T) Fact {
	return Fact{Name: name, Value: strconv.Itoa(int(n)), Shape: FactNumber, N: int(n)}
}

// StepsFact is how many of all steps are done, with the word for it: "1 of 3 used".
func StepsFact[T ~int | ~int16](name string, done, all T, word string) Fact {
	return Fact{Name: name, Value: fmt.Sprintf("%d of %d %s", done, all, word), Shape: FactSteps, N: int(done), Max: int(all)}
}

// Badge is a small sign on a card: a mark, counter or protection.
type Badge struct {
	Kind string // "aegis", "guarded", "locked", "tapped", "revealed", "attached", "counter"; "" has no sign, only words
	Text string // what the inspector says: "Aegis until your next start"
	N    int    // number to show, 0 for none
}

// Stat is a number of a card as it is at present.
type Stat struct {
	Value  string
	Change int8 // above 0: more than is printed; below 0: less
}

// ItemLook is a play on the stack in words.
type ItemLook struct {
	Title   string // "Three of Spades - Base"; {card} stands for Card
	Card    DefID  // what the title and Declared name
	Text    string // what it will do
	Answers string // what can answer it: "Only a Super Ace counters it."
	// Declared is what the log says of its declaration, "" for "Ann plays" and
	// its title. {who} and {other} stand for its controller and the opponent it
	// names, {card} for Card, {target} for what it is aimed at.
	Declared string
}

// Area is where on the table a zone lies. A window decides sizes.
type Area struct {
	Row   Row
	Order int // left to right within its row
	Share int // relative width
	Style Style
	Whole bool // its cards are made smaller before they overlap: they have numbers at their right edge
	Apart bool // a pile that plays do not end in as a rule: a log says what goes there from the stack
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
)

// Style is how the cards of a zone lie.
type Style int

// The styles.
const (
	StyleRow  Style = iota // side by side, overlapping when tight
	StyleFan               // a hand
	StylePile              // one on the other, the top one shown, with a count
)

// Area is where zones of kind k lie on the table.
func (g *Game) Area(k ZoneKind) Area {
	if int(k) >= len(g.Looks.Areas) {
		return Area{}
	}
	return g.Looks.Areas[k]
}
