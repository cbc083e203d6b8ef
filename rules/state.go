package rules

import (
	"slices"
)

// CardID is a place in State.Cards. 0 isn't a card.
type CardID int16

// DefID is a place in Game.Defs. 0 is a face not seen.
type DefID uint16

// ZoneID is a place in State.Zones; see Game.Zone. 0 is outside the game.
type ZoneID uint8

// Card is one physical card or token of a match.
type Card struct {
	Def        DefID
	Zone       ZoneID
	Group      uint8 // cards of one group have the same back and are dealt from one pool
	Owner      Seat
	Ctrl       Seat
	Known      SeatSet // the seats that know Def
	Face       Face
	Flags      uint16 // on/off states of the game: tapped and its like
	Prev, Next CardID // neighbours in its zone; Next leads to the top
	Host       CardID // the card this one is attached to or lies under
}

// Face reports whether a card lies against its zone's habit.
type Face uint8

// The faces of a card.
const (
	FaceByZone Face = iota // as its zone says
	FaceUp                 // all may see it
	FaceDown               // nobody may, except who knows it
)

// Zone is an ordered list of cards. The last card is the top.
type Zone struct {
	First, Last CardID
	N           int16
}

// Guise is a card that counts as another: Card.Def is what it counts as.
type Guise struct {
	Card CardID
	Def  DefID // its own face, known to those of Card.Known
}

// SeatState is what a match counts for one seat.
type SeatState struct {
	Nums [maxSeatNums]int16 // the game's numbers: goal, life, actions used
	Team int8
	Out  bool // no longer in the match
	// Chooser: it is at the table only to decide: it has no cards and no turn,
	// is nobody's opponent and never wins.
	Chooser bool
}

// Item is a play on the stack. The last item resolves first.
type Item struct {
	Class   uint8 // the game's kind of play
	Ctrl    Seat  // who resolves it
	By      Seat  // who declared it
	Opp     Seat  // the opponent it names
	Mode    int8
	Ability uint8
	Flags   uint16 // the game's: countered, shielded
	Serial  ItemID // names the item; its registers are the Picks of this serial
	Def     DefID  // with Ability and Mode: the program to run
	Src     CardID
	Was     PastID    // what Src was when it left the table
	Lost    bool      // Src has left its place since this was declared: it is another object now
	Copy    bool      // a copy of another play: no card is committed to it
	Cards   [4]CardID // committed to the play, Cards[0] first
	Nums    [4]int16
}

// Frame is one procedure in progress. The last frame runs.
type Frame struct {
	Proc    ProcID
	Step    uint8
	Ability uint8
	Mode    int8
	Ctrl    Seat
	Opp     Seat
	Sub     int8   // picks made so far by the asking instruction
	Was     PastID // what Src was when it left the table
	Lost    bool   // Src has left its place since this began, by another's doing: it is another object now
	Def     DefID
	PC      int16 // next instruction of a program
	Serial  ItemID
	Src     CardID
	Tgt     CardID   // a card, never an item's serial
	R       [6]int16 // numbers, seats and plays; cards go to Src, Tgt or Picks
}

// Item is the play that register reg of R holds, 0 for none.
func (f *Frame) Item(reg int) ItemID { return ItemID(f.R[reg]) }

// SetItem puts a play into register reg of R.
func (f *Frame) SetItem(reg int, id ItemID) { f.R[reg] = int16(id) }

// ItemReg returns registers of a frame that hold a play in the first one.
func ItemReg(id ItemID) [6]int16 { return [6]int16{int16(id)} }

// Seat is the seat that register reg of R holds.
func (f *Frame) Seat(reg int) Seat { return Seat(f.R[reg]) }

// SetSeat puts a seat into register reg of R.
func (f *Frame) SetSeat(reg int, p Seat) { f.R[reg] = int16(p) }

// SeatOrNone is the seat that SetSeatOrNone has put into register reg of R, NoSeat if it is empty.
func (f *Frame) SeatOrNone(reg int) Seat { return Seat(f.R[reg] - 1) }

// SetSeatOrNone is SetSeat in a register that 0 leaves empty; NoSeat empties it.
func (f *Frame) SetSeatOrNone(reg int, p Seat) { f.R[reg] = int16(p) + 1 }

// ItemID names a play on the stack; 0 is none. What declares it and what runs its text bear its
// name, too, and so do procedures and texts that come from no play: the Picks of that name are
// their registers.
type ItemID uint16

// Pick is one thing in one register of a frame or item.
type Pick struct {
	Serial ItemID
	Reg    uint8
	Is     Held
	Lost   bool   // the card has left its place since: it is another object now
	Was    PastID // what it was when it left the table
	Card   CardID // of HeldCard
	N      int16  // of the others: see Item and Seat, or a number
}

// Item is the play of HeldItem.
func (k *Pick) Item() ItemID { return ItemID(k.N) }

// Seat is the seat of HeldSeat.
func (k *Pick) Seat() Seat { return Seat(k.N) }

// Held is what a register can hold.
type Held uint8

// The kinds of what registers hold.
const (
	HeldCard Held = iota
	HeldItem
	HeldSeat
	HeldNumber
)

// Mark is a state of a card or seat that ends on its own.
type Mark struct {
	Kind  uint8 // the game's: aegis, revealed
	Until Until
	Seat  Seat // whose moment ends it, or who it is on where Card is 0
	Ctrl  Seat // whose text put it there
	N     int16
	Card  CardID
	Src   CardID
	Def   DefID // of Game.Grants: whose ability or static text N is
}

// Until is the moment a mark ends.
type Until uint8

// The moments that are the same in every game. A game adds its own from
// UntilGame on.
const (
	UntilRemoved Until = iota
	UntilStart         // the next Start of Mark.Seat
	UntilEnd           // the end of this turn
	UntilGame
)

// Trigger waits in the queue to be resolved, first in first out. What it knows
// of its source is here, never at the place where the source lies now.
type Trigger struct {
	Ability  uint8
	Ctrl     Seat
	N        int16
	Def      DefID // whose ability it is
	Src      CardID
	Card     CardID // the card the event was about
	Was      PastID // what Src was when it left the table
	CardWas  PastID // what Card was
	Lost     bool   // Src has left its place since
	CardLost bool   // Card has
	Count    int16  // how many or how much, of an event that is told with its number
	// The event is told before its card, which is Src or Card, leaves the
	// table: this one move doesn't lose it.
	SrcLeaves, CardLeaves bool
	Opp                   Seat   // of a delayed text: the opponent that it speaks of
	Serial                ItemID // of a delayed text: of its registers, 0 for other triggers
}

// Delayed is a text that waits for an event yet to come, of the past or present
// card Src.
type Delayed struct {
	Ability uint8 // of Def: its When is the event, its program what happens then
	Ctrl    Seat
	Opp     Seat
	Until   Until // the moment that ends it
	Seat    Seat  // whose moment that is
	Left    int8  // how many more times it happens; 0 is every time
	Was     PastID
	Lost    bool
	Serial  ItemID // of its registers
	Def     DefID
	Src     CardID
}

// PastID is a place in State.Past plus 1; 0 isn't an object.
type PastID uint8

// Past is an object as it was when it left the table: what a text that still
// speaks of it can know.
type Past struct {
	Def   DefID
	Owner Seat
	Ctrl  Seat
	Known SeatSet // the seats that knew Def
	Zone  ZoneID
	Face  Face
	Flags uint16
	// Attached and Under are how many cards hung on it (Game.Attached, Game.Under).
	Attached, Under int16
}

// Use counts how often something with a limit was used, or has happened.
type Use struct {
	Scope Scope
	Seat  Seat
	N     int8
	Key   int16
	Card  CardID
	Was   PastID // the object that Card was, if it has left the table since
	// Leaves: what is counted is told before its card leaves the table: this one
	// move doesn't end it.
	Leaves bool
}

// Scope is how long a Use is counted.
type Scope uint8

// The scopes of limits.
const (
	PerTurn  Scope = iota // reset at a start of the seat's turn
	PerRound              // reset at every turn's start
	PerGame
	NoteTurn  // what has happened: Key is its place in Game.Memories; reset like PerRound
	NoteSince // the same since the last turn of seat 0; those of the other seats follow
)

// Kind is the kind of a Decision.
type Kind uint8

// The kinds of decision: few and general, never one for a single card.
const (
	None       Kind = iota
	PickPlay        // declare a play or an action
	PickAnswer      // respond or pass
	PickCard        // one card of these
	PickItem        // one item of the stack
	PickMode        // one of the printed options
	PickNumber      // a number
	PickOrder       // the card that comes next
	PickPlace       // where a card goes
	PickYes         // yes or no
	PickPay         // one piece of a cost
	PickSeat        // a player
)

// Decision is what one seat must choose. Its options are State.Options.
type Decision struct {
	Kind      Kind
	Seat      Seat
	Declaring bool   // part of declaring a play: nothing hidden was shown yet
	Anyway    bool   // posed even if all that can be done is pass, so that it says nothing
	Done      int8   // picks made in this series
	Of        int8   // picks in this series, 0 if open
	Prompt    uint16 // place in Game.Prompts
	Src       CardID // the card whose text or play asks
}

// Option is one legal answer. Words.Key gives its stable name.
type Option struct {
	Verb    Verb
	Ability uint8 // of Card, or the mode
	N       int16
	Card    CardID
	Target  CardID // a second card, 0 for none
	Item    ItemID // a play on the stack, 0 for none
}

// Head is the part of a state that has the same size in every game.
type Head struct {
	RNG       RNG
	Decision  Decision
	Answer    Option // the last choice
	Asked     Frame  // the asking frame as it was at Ask; Step is the step that asks
	Active    Seat
	Turn      int16
	Phase     uint8
	Over      bool
	Winners   SeatSet // empty after a draw
	Serial    ItemID  // last one given out
	SeatCount int8
	Opts      [maxRuleOptions]int8 // the options the match was set up with
	Nums      [maxNums]int16       // the game's numbers
	// Repeats is what the game's loop rule remembers. The lowest 3 bits of an entry
	// that is not 0 are the seat, plus 1, that alone may know it: see RepeatOf.
	Repeats [32]uint64
}

// RepeatOf makes a hash an entry of Head.Repeats that seat p may know.
func RepeatOf(p Seat, hash uint64) uint64 { return hash&^7 | uint64(p+1) }

// State is all that a match is at one moment: numbers in flat slices. Those that
// steps point into never grow while steps run, so that the pointers stay good.
type State struct {
	Head
	Seats   []SeatState
	Zones   []Zone
	Cards   []Card // Cards[0] isn't a card
	Stack   []Item
	Frames  []Frame
	Picks   []Pick
	Marks   []Mark
	Queue   []Trigger
	Delayed []Delayed // texts that wait for what is yet to come
	Coming  []Coming  // what is about to happen
	Past    []Past    // objects that something waiting still speaks of; others' places are free
	// PastNums is, object by object, its numbers in the order of Game.Facts and
	// then its counters in that of Game.Counters.
	PastNums []int16
	Counters []Counter
	Floats   []Float
	Payments []Paid
	Uses     []Use
	Guises   []Guise // cards that count as others
	Options  []Option

	speakers []CardID // those of speakers.go: they follow from the rest
	said     sayings
	bill     uint32 // of the match whose state this is: the bill that it has for the payment at hand, 0 if none
}

// room gives the slices that steps point into the capacity they never exceed.
// A state that only waits needs none.
func (s *State) room() {
	if cap(s.Stack) < MaxStack {
		s.Stack = append(make([]Item, 0, MaxStack), s.Stack...)
	}
	if cap(s.Frames) < frameBound {
		s.Frames = append(make([]Frame, 0, frameBound), s.Frames...)
	}
}

// Top is the item on top of the stack, nil if the stack is empty. It holds until
// the stack changes.
func (s *State) Top() *Item {
	if n := len(s.Stack); n > 0 {
		return &s.Stack[n-1]
	}
	return nil
}

// Item finds an item of the stack by its serial, nil if it is gone. It holds until
// the stack changes.
func (s *State) Item(serial ItemID) *Item {
	if i := s.ItemAt(serial); i >= 0 {
		return &s.Stack[i]
	}
	return nil
}

// ItemAt is the place on the stack of the item with a serial, -1 if it is gone.
func (s *State) ItemAt(serial ItemID) int {
	for i := range s.Stack {
		if s.Stack[i].Serial == serial {
			return i
		}
	}
	return -1
}

// DropItem takes an item off the stack and empties its registers.
func (s *State) DropItem(serial ItemID) {
	if i := s.ItemAt(serial); i >= 0 {
		s.Stack = slices.Delete(s.Stack, i, i+1)
	}
	s.Forget(serial)
}

// NewSerial returns a name for a frame's or item's registers that no other bears.
func (s *State) NewSerial() ItemID {
	s.Serial++
	if s.Serial == 0 {
		s.Serial = 1
	}
	for i := range s.Delayed { // they alone can wait until all numbers were given out
		if s.Delayed[i].Serial == s.Serial {
			return s.NewSerial()
		}
	}
	return s.Serial
}

// CopyFrom makes s equal to o and keeps s's own memory.
func (s *State) CopyFrom(o *State) {
	s.Head = o.Head
	s.Seats = append(s.Seats[:0], o.Seats...)
	s.Zones = append(s.Zones[:0], o.Zones...)
	s.Cards = append(s.Cards[:0], o.Cards...)
	s.Stack = append(s.Stack[:0], o.Stack...)
	s.Frames = append(s.Frames[:0], o.Frames...)
	s.Picks = append(s.Picks[:0], o.Picks...)
	s.Marks = append(s.Marks[:0], o.Marks...)
	s.Queue = append(s.Queue[:0], o.Queue...)
	s.Coming = append(s.Coming[:0], o.Coming...)
	s.Delayed = append(s.Delayed[:0], o.Delayed...)
	s.Past = append(s.Past[:0], o.Past...)
	s.PastNums = append(s.PastNums[:0], o.PastNums...)
	s.Counters = append(s.Counters[:0], o.Counters...)
	s.Floats = append(s.Floats[:0], o.Floats...)
	s.Payments = append(s.Payments[:0], o.Payments...)
	s.Uses = append(s.Uses[:0], o.Uses...)
	s.Guises = append(s.Guises[:0], o.Guises...)
	s.Options = append(s.Options[:0], o.Options...)
	s.speakers, s.said = append(s.speakers[:0], o.speakers...), o.said
	s.bill = 0
}
