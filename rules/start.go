package rules

import (
	"fmt"
	"slices"
	"strings"
)

// New starts a match and runs to its first decision.
func New(g *Game, su Setup) (*Match, error) {
	m := &Match{}
	if err := m.Restart(g, su); err != nil {
		return nil, err
	}
	return m, nil
}

// Restart makes m the match that New would start, in the memory that m has.
// Listeners stay. After an error m is good for nothing but
// another Restart.
func (m *Match) Restart(g *Game, su Setup) error {
	if err := m.prepare(g, su); err != nil {
		return err
	}
	return m.Run()
}

// Prepare makes a match whose cards are dealt but of which nothing has run:
// the way for scenarios to lay out a table of their own before Run.
func Prepare(g *Game, su Setup) (*Match, error) {
	m := &Match{}
	if err := m.prepare(g, su); err != nil {
		return nil, err
	}
	return m, nil
}

// CheckSeats says why that many seats can't play the game, nil if they can.
func (g *Game) CheckSeats(n int) error {
	switch {
	case n >= g.MinSeats && n <= g.MaxSeats:
		return nil
	case g.MinSeats == g.MaxSeats:
		return fmt.Errorf("%s is for %d seats, not %d", g.Title, g.MinSeats, n)
	}
	return fmt.Errorf("%s is for %d to %d seats, not %d", g.Title, g.MinSeats, g.MaxSeats, n)
}

func (m *Match) prepare(g *Game, su Setup) error {
	if err := g.CheckSeats(su.Seats); err != nil {
		return err
	}
	if su.Choosers < 0 || su.Choosers > g.Choosers {
		return fmt.Errorf("%s takes up to %d seats that only choose, not %d", g.Title, g.Choosers, su.Choosers)
	}
	su.Game = g.Name
	m.Game, m.Setup = g, su
	s := &m.S
	s.empty(su.Seats+su.Choosers, g.zoneCount(su.Seats+su.Choosers))
	for p := range su.Choosers {
		s.Seats[su.Seats+p].Chooser = true
	}
	s.RNG = Seeded(su.Seed)
	for name, value := range su.RuleOptions {
		i := slices.IndexFunc(g.RuleOptions, func(w RuleOption) bool { return w.Name == name })
		if i < 0 {
			return fmt.Errorf("%s has no option %q: it has %s", g.Title, name, optionNames(g))
		}
		v := slices.Index(g.RuleOptions[i].Values, value)
		if v < 0 {
			return fmt.Errorf("option %s cannot be %q: it is one of %s", name, value, strings.Join(g.RuleOptions[i].Values, ", "))
		}
		s.Opts[i] = int8(v)
	}
	if g.Refuse != nil {
		if err := g.Refuse(m); err != nil {
			return err
		}
	}
	if len(g.Decks) > 0 {
		if err := m.decks(); err != nil {
			return err
		}
	}
	g.Deal(m)
	if m.deck == nil || !m.deck.dealt(m) {
		m.deck = newDeck(s.Cards)
	}
	m.Call(g.Main, Frame{})
	return nil
}

// Redealt says that the cards of m have been laid out otherwise than Game.Deal
// does: what seats hold possible is made of those that are there now.
func (m *Match) Redealt() {
	m.S.bare()
	m.deck = newDeck(m.S.Cards)
	m.S.bare()
}

// empty makes s the state of a match before its cards are dealt, and keeps s's memory.
func (s *State) empty(seats, zones int) {
	s.Head = Head{SeatCount: int8(seats), Decision: Decision{Seat: NoSeat}}
	s.Seats, s.Zones, s.Cards = grown(s.Seats, seats), grown(s.Zones, zones), append(s.Cards[:0], Card{})
	clear(s.Seats)
	clear(s.Zones)
	s.speakers, s.said = s.speakers[:0], sayings{}
	s.room()
	s.Stack, s.Frames, s.Picks = s.Stack[:0], s.Frames[:0], s.Picks[:0]
	s.Coming, s.Delayed, s.Guises = s.Coming[:0], s.Delayed[:0], s.Guises[:0]
	s.Floats, s.Payments = s.Floats[:0], s.Payments[:0]
	s.Marks, s.Queue, s.Past, s.PastNums, s.Counters, s.Uses, s.Options =
		s.Marks[:0], s.Queue[:0], s.Past[:0], s.PastNums[:0], s.Counters[:0], s.Uses[:0], s.Options[:0]
}

func optionNames(g *Game) string {
	var names []string
	for _, w := range g.RuleOptions {
		names = append(names, w.Name)
	}
	return strings.Join(names, ", ")
}
