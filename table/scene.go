package table

import (
	"slices"

	"feltstack/rules/looks"
	"feltstack/rules/message"
	"feltstack/rules/wording"
)

// Scene is everything a window shows of one game in progress, for one seat,
// as plain data. The window draws it and reports what the person did; it
// computes nothing about the game.
type Scene struct {
	Game    string // title
	Ground  Ground // what it is played on
	Me      int    // the seat that looks
	Seats   []SeatScene
	Zones   []ZoneScene
	Cards   []CardScene // every card that can be seen or counted one by one, bottom to top within its zone
	Stack   []ItemScene // next to resolve first
	Prompt  Prompt
	Status  []Fact   // phase, mini-turn, counters of the whole game: "Mini-turn" "1 of 3"
	Log     []Line   // whole log, oldest first; windows show the end
	Moves   uint64   // grows by 1 with every update
	Updates []Update // what the last changes of the game brought, in order
	Missed  []*Scene // how plays lay on the stack that were gone before anyone looked, in order; they ask nothing
	Over    bool
	Won     bool   // it is over and the one who looks has won
	Result  string // "Ann wins: 22 points to 14" once over
	Version uint64 // grows with every change

	Undo  bool  // the person can take something back
	Redo  bool  // and do it again
	Held  bool  // something was taken back: bots wait until the person acts or says to play on
	Full  bool  // full control: the human decides everything
	Yield Yield // what the person has promised not to answer

	Standing []StandingScene // what is answered without asking the person, in the order in which that was ordered

	Windows []WindowScene // when answers are possible, in order; none if the game does not say

	Busy    bool  // a choice takes long to get on disk; nothing can be chosen until it is there
	Stopped error // why the game can only be looked at: "it differs from choice 31 on ..."
	Trouble error // why choices don't get on disk; it is tried again
}

// Card finds a card that lies on the table or belongs to a play.
func (s *Scene) Card(id int) (CardScene, bool) {
	is := func(c CardScene) bool { return c.ID == id }
	if i := slices.IndexFunc(s.Cards, is); i >= 0 {
		return s.Cards[i], true
	}
	for _, it := range s.Stack {
		if i := slices.IndexFunc(it.Cards, is); i >= 0 {
			return it.Cards[i], true
		}
	}
	return CardScene{}, false
}

// SeatScene is what is shown about one player.
type SeatScene struct {
	Seat     int
	Name     string
	Bot      bool
	Active   bool     // it is this seat's turn
	Asked    bool     // the pending decision is this seat's
	Responds bool     // and it is to respond to others, or pass
	Thinking bool     // a bot that is at work
	Chooser  bool     // it only chooses: it has neither cards nor turns
	Ally     bool     // plays in one team with the one who looks
	Won      bool     // the match is over and this seat has won
	Facts    []Fact   // "Points" "14", "Goal" "21", "Hand" "5": in the game's order; the first is the big one
	Score    Fact     // what it has come to, once the game is over; "" by name where the first of Facts says it
	Marks    []string // "Royal Shield", "skips the next turn"
	Good     int      // how many of these are good for the seat: the first
	Token    Token    // what this seat alone has
}

// ZoneScene is a zone as it lies on the table.
type ZoneScene struct {
	ID     int    // stable within the match
	Name   string // "Your point row"
	Kind   string // "Point row": without whose it is
	Short  string // "PR"
	Seat   int    // -1: shared
	Area   Area
	Count  int
	Hidden int // how many of Count are face down to the one who looks
}

// What a game says about its looks; the window knows it by these names.
type (
	Ground = looks.Ground
	Area   = looks.Area
	Row    = looks.Row
	Style  = looks.Style
	Fact   = looks.Fact
	Badge  = looks.Badge
	Stat   = looks.Stat
	Token  = looks.Token
)

// The rows. See looks.Row.
const (
	RowNone   = looks.RowNone
	RowHand   = looks.RowHand
	RowFront  = looks.RowFront
	RowBack   = looks.RowBack
	RowMiddle = looks.RowMiddle
	RowStack  = looks.RowStack
	RowHost   = looks.RowHost
	RowPool   = looks.RowPool
)

// The styles. See looks.Style.
const (
	StyleRow  = looks.StyleRow
	StyleFan  = looks.StyleFan
	StylePile = looks.StylePile
	StyleGrid = looks.StyleGrid
)

// The shapes of facts. See looks.FactShape.
const (
	FactWords  = looks.FactWords
	FactNumber = looks.FactNumber
	FactSteps  = looks.FactSteps
)

// CardScene is one card as it lies on the table.
type CardScene struct {
	ID       int    // stable while the one who looks knows the card; hidden cards have negative ids by place
	Def      int    // place in the game's definitions, 0 if unseen
	Name     string // "3♠", "" if unseen
	Own      Face   // what it is itself, where it counts as another card and the one who looks knows
	Zone     int    // ZoneScene.ID
	Index    int    // place within the zone, 0 at the left or bottom
	Turned   bool   // rotated: tapped
	Host     int    // ID of the card it is attached to, 0 if none
	Badges   []Badge
	Stats    []Stat // the numbers on its face as they are now, nil if as printed
	Can      bool   // some legal option of the one who looks begins with this card
	StandsIn bool   // all of these use it as they would any other card: face-down as a Rod
	Dim      bool   // on its way: committed to a play
	Pays     bool   // proposed to pay for a play
}

// Face is which card a face shows: none if Def is 0.
type Face struct {
	Def  int
	Name string
}

// ItemScene is a play on the stack.
type ItemScene struct {
	ID      int
	Cards   []CardScene
	Title   string // "Three of Spades - Base"
	By      string // who controls it
	Mine    bool
	Text    string // what it will do
	Next    bool   // resolves next
	Does    bool   // resolves now: it has begun to do what it does
	Seat    int    // whose it is
	Targets []int  // card ids it points at
	Aimed   []int  // those of them that are its targets
	Against []int  // seats it points at
	ItemOf  int    // id of the item it answers, 0 if none
	Answers string // what can answer it, in words
}

// Prompt is the pending decision.
type Prompt struct {
	Seat      int    // who decides, -1 if nobody
	Mine      bool   // the one who looks decides
	Text      string // "Your action: 2 mini-turns left"
	Buttons   []Button
	Declaring bool        // a play is being declared: a button takes it back
	About     int         // CardScene.ID of the card whose play or effect asks, 0 if none does
	Cards     []int       // cards among which the answer is picked by click
	Items     []int       // the same for items of the stack
	Players   []int       // the same for seats
	Paying    bool        // the decision is a proposal to pay: its cards change what of them pays
	Always    []Button    // the answers that may be given always, as the order to do so says it
	Tray      []CardScene // those of Cards that can't be seen one by one where they lie: to be spread out
}

// Button is an option that is not begun with a card, or a choice within a prompt.
type Button struct {
	Option  int    // index of the option in the pending decision; -1 for Cancel
	Key     string // stable key of the option
	Text    string
	Default bool   // the default option: Space
	Pays    bool   // pays as is proposed: Enter, too
	Whole   string // all that it does, where the text doesn't say it; for a play
	Leaves  string // asks whether to leave undone what could be done yet, "" if there is nothing
	Card    int    // the card that it stands for, 0 if none
	Item    int    // the item that it stands for, 0 if none
	Player  int    // the seat that it stands for, counted from 1; 0 if none
}

// Drop is one thing that dropping a card at a place would mean.
type Drop struct {
	Zone   int        // ZoneScene.ID, or -1
	Card   int        // CardScene.ID, or 0: more exact than Zone
	Item   int        // ItemScene.ID, or 0
	Player int        // a seat counted from 1, or 0
	Verb   string     // "Play for points", "Scuttle 7♦"
	Text   string     // all that it does, as printed, where the verb doesn't say it
	Kind   string     // what several drops of a card may have in common: "Base"
	Keys   []string   // choices, in order, that this drop makes
	Steps  []DropStep // each of these choices in words
	Begins bool       // every way to go on from here is a drop as well
	pair   int        // the card that the dragged one is played together with, 0 if none
}

// DropStep is one of the choices that a drop makes.
type DropStep struct {
	Verb string // "Super with 3♥ and wild 2♥"
	Rest string // this choice and those after it
	Text string // all that it does, as printed, "" where nothing is

	rest wording.Choice
}

// Refusal is why a card can't be used at a place.
type Refusal struct {
	Zone   int // ZoneScene.ID, or -1
	Card   int
	Item   int
	Player int
	Verb   string
	Rule   string // "Whist 7.3"
	Text   string // one sentence
	Closed bool   // nothing that the card could do, allowed or not, is dropped there
}

// Line is one line of the log.
type Line struct {
	Turn  int
	Round string // in which part of the game: "Turn 7", "Cycle 4"
	Seat  int    // whose doing, -1 for the game's
	Text  string
	Back  bool         // tells that choices were taken back
	Plays int          // CardScene.ID of the card that it tells was played, 0 if it tells of no play
	Cards []NamedCard  // names within Text that show the card on hover
	Says  []message.ID // the messages that it is made of, by which the rulebook knows its rule
}

// NamedCard is a stretch of Line.Text that names a card.
type NamedCard struct {
	From, To int // bytes in Text
	Def      int
	Card     int // its CardScene.ID while it is seen, 0 where it isn't said which of its name is meant
}
