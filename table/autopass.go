package table

import (
	"maps"

	"feltstack/rules"
)

// AutoPass is a human's auto-pass settings: where the game stops for a choice. Elsewhere the
// default option is chosen, or the only one.
type AutoPass struct {
	Full   bool  // full control: wherever the rules stop
	Own    bool  // to respond to your own plays, too
	Theirs bool  // to respond to the plays of others: the default
	Open   bool  // to act over an empty stack: after a step or an action
	Stops  Stops `json:"-"` // what differs at some response windows of the game
}

func (p AutoPass) same(q AutoPass) bool {
	return p.Full == q.Full && p.Own == q.Own && p.Theirs == q.Theirs && p.Open == q.Open && maps.Equal(p.Stops, q.Stops)
}

// autoPassing is the auto-pass settings of one seat and its standing orders. A session begins
// with full control everywhere.
type autoPassing struct {
	AutoPass
	orders []order // standing, in the order in which they were given
	quiet  uint64  // the table as it lay when an open window was passed last
	theirs uint64  // the cards of others on the table, as they lay at the seat's last choice
	turned uint16  // the flags of cards that lie sideways
	begun  bool    // the seat had something else to decide than an answer to nothing
}

// SetAutoPass changes the auto-pass settings of this seat.
func (c *PlayerView) SetAutoPass(p AutoPass) {
	s := c.session
	s.mu.Lock()
	same := s.passing[c.seat].same(p)
	s.passing[c.seat].AutoPass = p
	s.mu.Unlock()
	if !same {
		s.poke()
	}
}

// byItself is the option that a match goes on with without asking a person, -1
// if someone is to choose. It is called with mu held.
func (s *Session) byItself(m *rules.Match) int {
	d := &m.S.Decision
	if s.held || m.S.Over || d.Seat < 0 || s.bots[d.Seat] != nil || s.stopped != nil {
		return -1
	}
	if i := s.advanced(m); i >= 0 {
		return i
	}
	p := &s.passing[d.Seat]
	rest := defaultOf(m)
	if i := p.answered(m); i >= 0 {
		return i
	}
	if p.obey(m); d.Kind == rules.PickAnswer && rest >= 0 && p.yield(m.S.Turn) != YieldNone {
		return rest
	}
	switch {
	case p.Full:
		return -1
	case !s.hasSay(m):
		return 0
	case d.Kind != rules.PickAnswer || rest < 0:
		return -1
	}
	switch p.stopMode(m) {
	case StopAsk:
		return -1
	case StopSkip:
		return rest
	}
	if !waits(m) {
		if !p.Open || !p.begun {
			return rest // a game does not begin with an answer to nothing
		}
		if p.quiet == p.onTable(m, rules.NoSeat) || m.S.Active == d.Seat && !p.Own && p.theirs == p.onTable(m, d.Seat) {
			return rest // nothing has happened since, or nothing that one has not done oneself
		}
		return -1
	}
	own := len(m.S.Stack) > 0 && m.S.Stack[len(m.S.Stack)-1].Ctrl == d.Seat
	if own && !p.Own || !own && !p.Theirs {
		return rest
	}
	return -1
}

// hasSay reports whether a human must decide: there is something to choose, or being asked
// must say nothing to other people at the table, whether they can respond or not.
func (s *Session) hasSay(m *rules.Match) bool {
	return len(m.S.Options) > 1 || m.AsksAll() && (m.Setup.AskAll || s.people() > 1)
}

// people is how many seats are people's.
func (s *Session) people() int {
	n := 0
	for _, b := range s.bots {
		if b == nil {
			n++
		}
	}
	return n
}

// chooses notes how the table lies when a seat takes an option. An open window
// that it passes is not offered to it again before something has changed.
func (s *Session) chooses(m *rules.Match, o int) {
	d := &m.S.Decision
	if d.Seat < 0 {
		return
	}
	p := &s.passing[d.Seat]
	p.theirs = p.onTable(m, d.Seat)
	p.begun = p.begun || s.hasSay(m) && (d.Kind != rules.PickAnswer || len(m.S.Stack) > 0)
	if d.Kind != rules.PickAnswer || o != defaultOf(m) {
		return
	}
	for i := range p.orders {
		p.orders[i].here = false
	}
	if !waits(m) && p.stopMode(m) != StopSkip {
		p.quiet = p.onTable(m, rules.NoSeat)
	}
}

// onTable is a number for what lies open on the table, but for the cards of one
// seat. Hands and piles have no part in it.
func (p *autoPassing) onTable(m *rules.Match, but rules.Seat) uint64 {
	h := uint64(14695981039346656037)
	add := func(v uint64) { h = (h ^ v) * 1099511628211 }
	for i := 1; i < len(m.S.Cards); i++ {
		if c := &m.S.Cards[i]; c.Ctrl != but && m.Game.Zones[m.Game.ZoneKind(c.Zone)].Table {
			add(uint64(i)<<40 | uint64(c.Zone)<<32 | uint64(c.Flags&p.turned)<<16 | uint64(uint16(c.Host)))
		}
	}
	return h
}

// defaultOf is the default option of a decision, -1 if it has none.
func defaultOf(m *rules.Match) int {
	for i := range m.S.Options {
		if m.Game.Verbs[m.S.Options[i].Verb].Default {
			return i
		}
	}
	return -1
}

// settle makes the choices that make themselves.
func (s *Session) settle(c *change) error {
	for range mostByItself {
		i := s.byItself(c.m)
		if i < 0 {
			return nil
		}
		if i == s.advanced(c.m) {
			s.later = laterChoice{}
		}
		c.pause()
		if err := c.choose(i); err != nil {
			return err
		}
		c.add[len(c.add)-1].auto = true
	}
	return nil
}

// mostByItself bounds how many choices make themselves in one go.
const mostByItself = 64
