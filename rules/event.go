package rules

import "math"

// EventKind is a kind of Event.
type EventKind uint8

// The kinds of events.
const (
	EvMove      EventKind = iota + 1 // Card went From To, Why
	EvTurned                         // Card was turned; N is its Face
	EvShown                          // Card was shown to the seats in N
	EvShuffled                       // zone From
	EvFlag                           // flag M of Card is now N
	EvMark                           // mark kind N with number By on Card or Seat began (M 1) or ended (M 0)
	EvSeatNum                        // number M of Seat is now N, Why
	EvNum                            // number M of the match is now N, Why
	EvAttached                       // Card is attached to Target
	EvDeclared                       // Seat declared item Item with Card at card Target or item M; N is its class
	EvResolved                       // item Item resolves
	EvCountered                      // item Item was countered by Card
	EvStolen                         // item Item is now Seat's, by Card
	EvFizzled                        // item Item comes to nothing, N says why: a Fizzle
	EvTurn                           // turn N begins, Seat is active
	EvPhase                          // phase N begins
	EvPassed                         // Seat passed
	EvSkipped                        // Seat's turn was skipped
	EvOusted                         // Seat is out of the match
	EvChosen                         // Seat made a choice all may know: Why says what, N the value
	EvThrown                         // Seat threw a coin or die of M sides, N came
	EvCounters                       // Card bears N counters of kind M now
	EvGuise                          // Card counts as Def now (N 1), or as itself again (N 0)
	EvInstead                        // what was about to happen to Seat, or to its card Target, is changed by Card: N of it is left; Why says what it was
	EvFloat                          // Seat has N floating resources of kind M now, Why
	EvLoop                           // what Card sets off goes on without an end: it is stopped
	EvOver                           // the match ended, N is the set of winners
)

// Why a play comes to nothing: Event.N of EvFizzled.
const (
	FizzleTarget  int16 = iota // it has no legal target any more
	FizzleEnded                // an effect has ended it, or what makes it is gone
	FizzleNegated              // an effect negates it
)

// Event is one change, told after it happened. Its fields mean what the kind says.
type Event struct {
	Kind   EventKind
	Why    uint8
	Seat   Seat
	Actor  Seat    // whose text does it, NoSeat if none does
	Known  SeatSet // who knows the face of Card
	Aimed  SeatSet // who knows the face of Target
	Veiled bool    // For took Card or Target out
	Guised bool    // Card counts as Def, as everybody sees
	At     Place   // of To, where Card went
	From   ZoneID
	To     ZoneID
	Card   CardID
	Target CardID // a card, never an item's serial
	Def    DefID  // of Card, when the event was told
	Grants DefID  // of EvMark of kind Game.Grants: whose ability or static text By is
	Item   ItemID
	N, M   int16
	Seems  int16 // of EvMark: N for who doesn't know Card, 0: the same
	By     int16 // how much a number or the counters have changed
}

// Heard reports whether anybody listens to events of a kind: what emits very many need not
// make them if not.
func (m *Match) Heard(kind EventKind) bool {
	return m.Listen != nil || m.judging != nil || m.Game.heeds>>kind&1 == 1
}

// indexEvents notes which kinds of events the game listens to.
func (g *Game) indexEvents() {
	g.heeds = 0
	switch {
	case g.Heard == nil:
	case g.Hears == nil:
		g.heeds = math.MaxUint64
	default:
		for _, kind := range g.Hears {
			g.heeds |= 1 << kind
		}
	}
}

// Emit passes an event to the listener, then to the game's triggers.
func (m *Match) Emit(ev Event) {
	if m.Heard(ev.Kind) {
		m.emit(ev)
	}
}

func (m *Match) emit(ev Event) {
	ev.Actor = m.actor()
	if ev.Card != 0 {
		ev.Known = m.S.Cards[ev.Card].Known
		ev.Def, ev.Guised = m.S.Cards[ev.Card].Def, m.S.Guised(ev.Card)
	}
	if ev.Target != 0 {
		ev.Aimed = m.S.Cards[ev.Target].Known
	}
	if ev.Kind == EvMark {
		ev.Seems = int16(m.Game.Speech.seeming(uint8(ev.N)))
	}
	if m.Listen != nil {
		e := ev // only a listener costs memory
		m.Listen(&e)
	}
	if m.judging != nil {
		m.judging.hear(m, ev)
	}
	if m.Game.heeds>>ev.Kind&1 == 1 {
		m.ev = ev
		m.Game.Heard(m, &m.ev)
	}
}

// actor is who does what the running text says.
func (m *Match) actor() Seat {
	n := len(m.S.Frames)
	if n == 0 {
		return NoSeat
	}
	f := &m.S.Frames[n-1]
	if n > 1 && len(m.Game.Proposals) > 0 && f.Proc == m.Game.Happen {
		f = &m.S.Frames[n-2] // whose doing it is
	}
	if f.Proc != m.Game.Text || int(f.Ability) >= len(m.Game.Defs[f.Def].Abilities) {
		return NoSeat
	}
	if code := m.ModeOf(f).Code; int(f.PC) < len(code) && code[f.PC].Op == OpMove {
		return m.WhoIs(f, code[f.PC].Who, 0)
	}
	return f.Ctrl
}

// For returns the event as seat p may see it: a card that p does not know has
// neither face nor identity.
func (ev Event) For(p Seat) Event {
	if ev.Card != 0 && (!ev.Known.Has(p) || ev.Kind == EvShown && !SeatSet(ev.N).Has(p)) {
		if ev.Card, ev.Grants, ev.Veiled = 0, 0, true; !ev.Guised {
			ev.Def = 0
		}
		if ev.Seems != 0 {
			ev.N = ev.Seems
		}
	}
	if ev.Target != 0 && !ev.Aimed.Has(p) {
		ev.Target, ev.Veiled = 0, true
	}
	ev.Seems = 0
	ev.Known &= Of(p)
	ev.Aimed &= Of(p)
	return ev
}
