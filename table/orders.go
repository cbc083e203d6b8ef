package table

import (
	"slices"

	"feltstack/rules"
)

// Yield is a promise not to answer for a while.
type Yield uint8

// The yields.
const (
	YieldNone       Yield = iota
	YieldUntilEvent       // until someone else plays something, another decision comes, or a window where the player wants to stop
	YieldTurn             // until the turn ends
)

// order is a standing order of a seat: it answers for the seat until its time is over, or until
// the game goes back to before it was given.
type order struct {
	yield Yield
	given int          // how many choices had been made when it was given, with the one that it answers at once
	turn  int16        // in which it was given
	item  rules.ItemID // the newest item on the stack when it was given
	here  bool         // nothing was passed yet since then

	answer *always // what it answers, as long as the game goes on; nil for a yield
}

// Yield passes until what the yield says, beginning with the present decision
// if that is an answer. YieldNone ends it.
func (c *PlayerView) Yield(y Yield) {
	s := c.session
	s.mu.Lock()
	p := &s.passing[c.seat]
	p.orders = slices.DeleteFunc(p.orders, func(o order) bool { return o.yield != YieldNone })
	if y != YieldNone {
		o := s.order(c.seat)
		o.yield = y
		p.orders = append(p.orders, o)
		s.held = false
		s.wind()
	}
	s.version++
	s.mu.Unlock()
	s.poke()
	s.notify()
}

// order is one that a seat gives now. It is called with mu held.
func (s *Session) order(p rules.Seat) order {
	o := order{given: len(s.past), turn: s.live.S.Turn}
	if s.next != nil {
		o.given = s.next.keep + len(s.next.add)
	}
	if o.here = s.asked() == p && s.live.S.Decision.Kind == rules.PickAnswer; o.here {
		o.given++
	}
	for i := range s.live.S.Stack {
		o.item = max(o.item, s.live.S.Stack[i].Serial)
	}
	return o
}

// recall ends the orders that were given after the moment before choice n: the game goes back
// there. It is called with mu held.
func (s *Session) recall(n int) {
	for i := range s.passing {
		p := &s.passing[i]
		p.orders = slices.DeleteFunc(p.orders, func(o order) bool { return o.given > n })
	}
}

// obey ends the orders of the deciding seat whose time is over.
func (p *autoPassing) obey(m *rules.Match) {
	p.orders = slices.DeleteFunc(p.orders, func(o order) bool { return p.over(o, m) })
}

// over reports whether the time of an order of the deciding seat is over.
func (p *autoPassing) over(o order, m *rules.Match) bool {
	switch {
	case o.answer != nil:
		return false
	case o.turn != m.S.Turn:
		return true
	case o.yield != YieldUntilEvent:
		return false
	case m.S.Decision.Kind != rules.PickAnswer || defaultOf(m) < 0, !o.here && p.stopMode(m) == StopAsk:
		return true
	}
	for i := range m.S.Stack {
		if it := &m.S.Stack[i]; it.Serial > o.item && it.Ctrl != m.S.Decision.Seat {
			return true
		}
	}
	return false
}

// yield is what the seat yields in a turn by its orders.
func (p *autoPassing) yield(turn int16) Yield {
	for _, o := range p.orders {
		if o.yield != YieldNone && o.turn == turn {
			return o.yield
		}
	}
	return YieldNone
}
