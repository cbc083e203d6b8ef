package rules

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// The bounds that turn an endless loop or recursion into a clear error.
const (
	stepBound  = 20000 // steps between two decisions
	frameBound = 96
)

// MaxStack is how many plays the stack holds at once.
const MaxStack = 64

// Match is a game in progress.
type Match struct {
	Game   *Game
	Setup  Setup
	S      State
	Names  []string     // what the seats are called in words; nil: A, B, ...
	Listen func(*Event) // told every event; nil in search
	// Alone gets a choice that makes itself, being the only one; where it
	// says true, a decision that was posed stays after all. Nil in search.
	Alone func(p Seat, key string) bool
	Quick bool // what it proposes is not tried before: in search. A copy doesn't have it from its original

	judging *tryout  // in which m is a try of a way to pay
	batch   int      // where in Queue what happens at the same time begins, plus 1; 0: nothing does
	ev      Event    // scratch
	queries [8]Query // scratch, used in turn
	queryAt uint8
	moves   [16]Move // scratch: the moves in progress, one because of the other
	held    int
	steps   int  // that this match has run: see Steps
	auto    bool // a single option answers itself
	asking  bool // a step has asked and makes its options: see Reach
	reasks  bool // a step runs to ask once more, not to go on
	seeking bool // Offer collects refusals, too
	refused []Refusal
	due     bool  // Game.Due is to run before anything else
	deck    *deck // what was dealt at the start; never changes
	scratch scratch

	brought []*Deck  // by seat, while cards are dealt
	frees   [4]Query // of what may be used without paying, each within the one before
	freeAt  int8
	stills  [2]Query // scratch of continuous changes
	muting  bool     // a check runs whether a text in play takes all abilities from a card
	nested  uint8    // how deep continuous changes ask about each other
	staged  PastID   // the object that stands in the place of no card: see asks
}

// CopyFrom makes m a copy of o that runs on its own and has no listener.
func (m *Match) CopyFrom(o *Match) {
	m.Game, m.Setup, m.Names, m.deck = o.Game, o.Setup, o.Names, o.deck
	m.S.CopyFrom(&o.S)
}

// Copy returns a copy of m without a listener.
func (m *Match) Copy() *Match {
	c := &Match{}
	c.CopyFrom(m)
	return c
}

// Choose answers the pending decision with option i and runs to the next
// decision or the end of the match.
func (m *Match) Choose(i int) error {
	s := &m.S
	if s.Over {
		return fmt.Errorf("the match is over")
	}
	if i < 0 || i >= len(s.Options) {
		return fmt.Errorf("no option %d: %d are open", i, len(s.Options))
	}
	m.take(m.Taken(i))
	return m.Run()
}

func (m *Match) take(o Option) {
	m.S.Answer = o
	m.S.Decision = Decision{Seat: NoSeat}
	m.S.Options, m.asking = m.S.Options[:0], false
}

// Steps is how many steps m has run since it was made, whatever was copied into it meanwhile: what
// it has cost so far.
func (m *Match) Steps() int { return m.steps }

// Run runs steps until one asks or the match is over. A match that does
// neither within the bound has a loop without a choice: an error that names
// the card at work.
func (m *Match) Run() (err error) {
	defer func() {
		m.asking = false
		if r := recover(); r != nil {
			e, ok := r.(matchError)
			if !ok {
				panic(r)
			}
			err = e
		}
	}()
	s := &m.S
	if s.Decision.Kind != None {
		return nil
	}
	m.held, m.nested, m.muting, m.reasks, m.asking, m.batch = 0, 0, false, false, false, 0
	m.due = m.Game.Due != nil
	s.room()
	procs := m.Game.Procs
	eased := false // the game has ended what goes on without an end
	for began := m.steps; !s.Over; {
		if m.steps++; m.steps-began > stepBound {
			if eased || m.Game.Endless == nil {
				return m.stuck("runs on without a choice")
			}
			m.Game.Endless(m)
			began, eased = m.steps, true
		}
		if m.due {
			m.runDue()
			continue
		}
		depth := len(s.Frames)
		f := &s.Frames[depth-1]
		steps, step := procs[f.Proc].Steps, f.Step
		if int(step) >= len(steps) {
			m.Return()
			continue
		}
		f.Step++
		steps[step](m, f)
		m.asking = false
		if s.Decision.Kind == None {
			continue
		}
		switch {
		case m.due:
			return m.stuck("asks " + strconv.Quote(m.Words().Prompt()) + " and changes a number of a seat in one step")
		case len(s.Frames) != depth:
			return m.stuck("asks " + strconv.Quote(m.Words().Prompt()) + " and calls in one step")
		case len(s.Options) == 0:
			return matchError{fmt.Errorf("%w: %w", ErrNoChoice, m.stuck("asks "+strconv.Quote(m.Words().Prompt())+" with nothing to choose"))}
		case len(s.Options) > 1 || !m.auto || m.AsksAll():
			s.Asked.Step = step
			m.Arrange()
			return nil
		}
		if m.alone(s.Decision.Seat, s.Options[0]) {
			s.Asked.Step = step
			return nil
		}
		m.take(s.Options[0])
	}
	return nil
}

// ErrNoChoice is what a match ends with that asks and has nothing to choose. In
// a determinization that Determinize made in the middle of another seat's declaration, it
// says that the determinization can't be: the seat has declared what it can't do there.
var ErrNoChoice = errors.New("no choice")

type matchError struct{ error }

func (e matchError) Unwrap() error { return e.error }

func (m *Match) stuck(what string) matchError {
	var at []string
	for _, f := range m.S.Frames {
		name := m.Game.Procs[f.Proc].Name
		if f.Src != 0 {
			name += " of " + m.Game.Defs[m.S.Cards[f.Src].Def].Short
		}
		at = append(at, name)
	}
	return matchError{fmt.Errorf("the match %s, in turn %d: %s", what, m.S.Turn, strings.Join(at, " > "))}
}

// Call starts a procedure; the running one goes on when it returns.
func (m *Match) Call(p ProcID, f Frame) *Frame {
	if len(m.S.Frames) == frameBound {
		panic(m.stuck("goes too deep"))
	}
	f.Proc = p
	m.S.Frames = append(m.S.Frames, f)
	return &m.S.Frames[len(m.S.Frames)-1]
}

// Push puts a play on top of the stack. One too many ends the match with an error.
func (m *Match) Push(it Item) {
	if len(m.S.Stack) == MaxStack {
		panic(m.stuck("has more plays on the stack than it holds"))
	}
	m.S.Stack = append(m.S.Stack, it)
}

// Return ends the running procedure and forgets its registers.
func (m *Match) Return() {
	s := &m.S
	f := &s.Frames[len(s.Frames)-1]
	if f.Serial != 0 {
		m.S.Forget(f.Serial)
	}
	s.Frames = s.Frames[:len(s.Frames)-1]
	if len(s.Frames) == 0 {
		s.Over = true
	}
}

// Goto makes step n the next one of the frame.
func (f *Frame) Goto(n int) { f.Step = uint8(n) }

// Again makes the frame repeat the step that is running.
func (f *Frame) Again() { f.Step-- }

// Ask poses a decision; the running step must Offer options to it and end.
// The frame's next step finds the choice in State.Answer.
//
// A step that asks is run again to explain or to refit the decision (Reask),
// with the frame as it was at Ask and the same Answer. It must come to the same
// options again: what it changes besides its frame it sets to a value and
// doesn't add to, and it calls no procedure.
func (m *Match) Ask(d Decision) {
	m.S.Decision = d
	m.S.Options = m.S.Options[:0]
	if n := len(m.S.Frames); n > 0 {
		m.S.Asked = m.S.Frames[n-1]
	}
	m.auto, m.asking, m.scratch.reached = false, true, 0
}

// AskAuto is Ask for a decision that makes itself where only one option is legal.
func (m *Match) AskAuto(d Decision) {
	m.Ask(d)
	m.auto = true
}

// AsksAll reports whether the decision is one that a seat gets even if all it can do is
// pass: every response decision where Setup.AskAll says so, and each with Decision.Anyway.
func (m *Match) AsksAll() bool {
	return m.Setup.AskAll && m.S.Decision.Kind == PickAnswer || m.S.Decision.Anyway
}

// Offer adds an option to the decision if no is 0, else keeps the reason
// for whoever asks why it is not there.
func (m *Match) Offer(o Option, no No) {
	switch {
	case no == 0:
		m.S.Options = append(m.S.Options, o)
	case m.seeking:
		m.refused = append(m.refused, Refusal{Option: o, No: no})
	}
}

// answersItself answers a decision that has a single option, as Run does after
// the step, and reports whether it did. It leaves to Run what someone listens to.
func (m *Match) answersItself() bool {
	if !m.auto || len(m.S.Options) != 1 || m.Alone != nil || m.seeking || m.reasks || m.AsksAll() {
		return false
	}
	m.take(m.S.Options[0])
	return true
}

// Offered counts the cards with which one of some verbs could be done now.
func (m *Match) Offered(verbs ...Verb) int {
	cards := map[CardID]bool{}
	for i := range m.S.Options {
		if o := &m.S.Options[i]; slices.Contains(verbs, o.Verb) {
			cards[o.Card] = true
		}
	}
	return len(cards)
}

// Withdraw takes back the options from place first on that no refuses.
func (m *Match) Withdraw(first int, no func(o Option) No) {
	all := m.S.Options[first:]
	m.S.Options = m.S.Options[:first]
	for _, o := range all {
		m.Offer(o, no(o))
	}
}

// Unask takes back the whole decision: the step goes on without an answer.
func (m *Match) Unask() {
	if len(m.S.Options) == 1 {
		m.alone(m.S.Decision.Seat, m.S.Options[0])
	}
	m.S.Decision = Decision{Seat: NoSeat}
	m.S.Options, m.asking = m.S.Options[:0], false
}

// alone reports a choice that makes itself, in the words of the seat that
// would choose.
func (m *Match) alone(p Seat, o Option) bool {
	if m.Alone == nil {
		return false
	}
	asked := m.S.Decision.Seat
	m.S.Decision.Seat = p
	key := m.Words().keyOf(&o)
	m.S.Decision.Seat = asked
	return m.Alone(p, key)
}

// Seeking reports whether refusals are collected. A step may then Offer, with a
// reason, what it leaves out unsaid in play.
func (m *Match) Seeking() bool { return m.seeking }

// Win ends the match; an empty set is a draw.
func (m *Match) Win(who SeatSet) {
	who &^= m.S.Choosers()
	m.S.Over = true
	m.S.Winners = who
	m.S.Decision = Decision{Seat: NoSeat}
	m.S.Options = m.S.Options[:0]
	m.Emit(Event{Kind: EvOver, Seat: NoSeat, N: int16(who)})
}

// Value is the result for seat p of a match that is over: 1 won, 0 drawn, -1 lost.
func (m *Match) Value(p Seat) float64 {
	switch {
	case m.S.Seats[p].Chooser:
		return 0
	case m.Game.Value != nil:
		return m.Game.Value(m, p)
	case m.S.Winners == 0:
		return 0
	case m.S.Winners.Has(p):
		return 1
	}
	return -1
}

// Points is what a match that is over comes to for seat p, as the game scores it.
func (m *Match) Points(p Seat) float64 {
	if m.Game.Points != nil {
		return m.Game.Points(m, p)
	}
	switch {
	case m.S.Winners == 0:
		return 0.5
	case m.S.Winners.Has(p):
		return 1
	}
	return 0
}
