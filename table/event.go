package table

import (
	"fmt"
	"slices"

	"feltstack/rules"
	"feltstack/rules/looks"
)

// Event is one thing that happened, as one seat may know it: motion, sound and
// plates follow from it.
type Event struct {
	Kind  EventKind
	Seat  int    // whose doing, -1 for the game's
	Was   int    // the card's CardScene.ID in the scene before the update, 0 if it was in no zone
	Card  int    // and in the scene after it, 0 if it is in no zone any more
	Def   int    // what it is, 0 if unseen
	From  int    // ZoneScene.ID
	To    int    // ZoneScene.ID
	Item  int    // ItemScene.ID
	Which int    // which number, counter or mark, by its place among the game's; of EventThrown: how many sides
	N     int    // what the number is now; of EventThrown: what came
	By    int    // how much it has changed
	Hail  string // what crosses the table as it happens, in words; "" for nothing
	On    bool   // of EventMarked and EventTapped: it began; of EventTurned: face-up; of EventGuised: as another
}

// Update is what a seat is shown of one change of the game.
type Update struct {
	Moves  uint64 // Scene.Moves after it
	Quiet  bool   // one went back in time, or far forth: it is shown, and nothing is heard
	Events []Event
	IDs    map[int]int // of cards whose CardScene.ID has changed: before the update, and after; 0 where a card is gone
}

// Since lists the updates that lead from the scene with this number of moves to this one.
// It is false if they are not all known any more.
func (s *Scene) Since(moves uint64) ([]Update, bool) {
	if s.Moves < moves || s.Moves-moves > uint64(len(s.Updates)) {
		return nil, false
	}
	return s.Updates[len(s.Updates)-int(s.Moves-moves):], true
}

// Follow is the id, after the updates, of the card that had an id before; 0 if it is gone.
func Follow(updates []Update, id int) int {
	for _, u := range updates {
		if now, changed := u.IDs[id]; changed {
			id = now
		}
	}
	return id
}

// reversed is an update as it is told when it is taken back.
func (u Update) reversed() Update {
	back := Update{Quiet: true, IDs: make(map[int]int, len(u.IDs))}
	for was, now := range u.IDs {
		if now != 0 {
			back.IDs[now] = was
		}
	}
	for i := len(u.Events) - 1; i >= 0; i-- {
		e := u.Events[i]
		if e.Kind != EventMoved && e.Kind != EventTotal {
			continue
		}
		e.Was, e.Card, e.From, e.To = e.Card, e.Was, e.To, e.From
		e.N, e.By, e.Def = e.N-e.By, -e.By, 0
		if e.Was != e.Card && e.Was != 0 {
			back.IDs[e.Was] = e.Card
		}
		back.Events = append(back.Events, e)
	}
	return back
}

// EventKind is a kind of Event.
type EventKind string

// The kinds.
const (
	EventMoved     EventKind = "moved"     // Card went From To
	EventTurned    EventKind = "turned"    // Card was turned up or down
	EventTapped    EventKind = "tapped"    // Card was turned to its side or back
	EventShown     EventKind = "shown"     // Card was shown
	EventShuffled  EventKind = "shuffled"  // the zone From
	EventMarked    EventKind = "marked"    // Card or Seat got or lost a state
	EventCounters  EventKind = "counters"  // Card bears N counters of kind Which
	EventNumber    EventKind = "number"    // number Which of Seat or of the game is N
	EventTotal     EventKind = "total"     // the first number on Seat's plate is N
	EventFloating  EventKind = "floating"  // Seat has N resources of kind Which that float
	EventAttached  EventKind = "attached"  // Card was attached to another one, or detached
	EventGuised    EventKind = "guised"    // Card counts as another, Def (On), or as itself again
	EventDeclared  EventKind = "declared"  // Item came on the stack
	EventResolved  EventKind = "resolved"  // Item resolves
	EventCountered EventKind = "countered" // Item was countered
	EventStolen    EventKind = "stolen"    // Item is now Seat's
	EventFizzled   EventKind = "fizzled"   // Item has no legal target any more
	EventEnded     EventKind = "ended"     // Item was ended by an effect, or what makes it is gone
	EventNegated   EventKind = "negated"   // Item is negated by an effect
	EventTurn      EventKind = "turn"      // turn N began, Seat is active
	EventPhase     EventKind = "phase"     // phase N began
	EventPassed    EventKind = "passed"    // Seat passed
	EventSkipped   EventKind = "skipped"   // a turn of Seat was skipped
	EventOusted    EventKind = "ousted"    // Seat is out of the game
	EventThrown    EventKind = "thrown"    // Seat threw a coin or die
	EventChosen    EventKind = "chosen"    // Seat made a choice that all may know
	EventInstead   EventKind = "instead"   // what was about to happen to Seat was changed by Card; N is left
	EventLoop      EventKind = "loop"      // what Card sets off without an end was stopped
	EventOver      EventKind = "over"      // the match ended
)

var eventKinds = map[rules.EventKind]EventKind{
	rules.EvMove: EventMoved, rules.EvTurned: EventTurned, rules.EvShown: EventShown, rules.EvShuffled: EventShuffled,
	rules.EvFlag: EventMarked, rules.EvMark: EventMarked, rules.EvCounters: EventCounters, rules.EvSeatNum: EventNumber, rules.EvNum: EventNumber,
	rules.EvFloat: EventFloating, rules.EvAttached: EventAttached, rules.EvGuise: EventGuised, rules.EvDeclared: EventDeclared, rules.EvResolved: EventResolved, rules.EvCountered: EventCountered,
	rules.EvStolen: EventStolen, rules.EvFizzled: EventFizzled, rules.EvTurn: EventTurn, rules.EvPhase: EventPhase, rules.EvPassed: EventPassed,
	rules.EvSkipped: EventSkipped, rules.EvOusted: EventOusted, rules.EvThrown: EventThrown, rules.EvChosen: EventChosen,
	rules.EvInstead: EventInstead, rules.EvLoop: EventLoop, rules.EvOver: EventOver,
}

// eventOf is an event of the rules, already without what the seat may not know,
// but for its card's ids.
func eventOf(l *looks.Game, ev *rules.Event) Event {
	e := Event{
		Kind: eventKinds[ev.Kind], Seat: int(ev.Seat), Def: int(ev.Def), From: int(ev.From), To: int(ev.To), Item: int(ev.Item),
		N: int(ev.N), By: int(ev.By),
	}
	switch ev.Kind {
	case rules.EvFlag:
		e.N, e.Which, e.On = 0, int(ev.M), ev.N != 0
		if uint16(ev.M)&l.Turned != 0 {
			e.Kind = EventTapped
		}
	case rules.EvFizzled:
		switch ev.N {
		case rules.FizzleEnded:
			e.Kind = EventEnded
		case rules.FizzleNegated:
			e.Kind = EventNegated
		}
	case rules.EvMark:
		e.N, e.Which, e.On = 0, int(ev.N), ev.M != 0
	case rules.EvGuise:
		e.N, e.On = 0, ev.N != 0
	case rules.EvTurned:
		e.N, e.On = 0, rules.Face(ev.N) == rules.FaceUp
	case rules.EvCounters, rules.EvSeatNum, rules.EvNum, rules.EvFloat, rules.EvThrown:
		e.Which = int(ev.M)
	}
	return e
}

// Failed reports whether an item has come to nothing.
func (k EventKind) Failed() bool {
	return k == EventCountered || k == EventFizzled || k == EventEnded || k == EventNegated
}

// mostUpdates is how many updates are kept for a window that looks late.
const mostUpdates = 16

// remember keeps what each has been told of the last change of the game.
func (s *Session) remember(told []Update) {
	if told == nil {
		s.forget()
		return
	}
	for i, u := range told {
		u.Moves = s.moves
		last := s.updates[i]
		if len(last) == mostUpdates {
			last = last[1:]
		}
		s.updates[i] = append(slices.Clip(last), u) // scenes keep what they have
	}
}

// forget forgets all updates: nobody can say how the game came to stand as it does.
func (s *Session) forget() { clear(s.updates) }

// updatesFor is what seat p was told, open: when it looks into all hands.
func (s *Session) updatesFor(p rules.Seat, open bool) []Update {
	i := int(p)
	if open {
		i += len(s.players)
	}
	if i >= len(s.updates) {
		return nil
	}
	return s.updates[i]
}

// mostShown is up to how many choices, taken back or made again at once, cards are
// followed through.
const mostShown = 64

// undoing is what each is told when all from choice n on is taken back. m is the match
// before choice n.
func (s *Session) undoing(m *rules.Match, n int) ([]Update, error) {
	m = m.Copy()
	f := s.follow(m)
	m.Listen = f.record
	for i := n; i < len(s.past); i++ {
		if err := m.Choose(int(s.past[i].option)); err != nil {
			return nil, fmt.Errorf("play choice %d again: %w", i+1, err)
		}
	}
	told := f.end(true)
	for i := range told {
		told[i] = told[i].reversed()
	}
	return told, nil
}
