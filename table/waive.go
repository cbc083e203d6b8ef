package table

import "feltstack/rules"

// Waives reports whether the seat has a response decision that it may decline without a
// look at its cards. That is so at every answer, so nobody learns from it who has one.
func (c *PlayerView) Waives() bool {
	s := c.session
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.waives(c.seat)
}

func (s *Session) waives(p rules.Seat) bool {
	return s.ready(p) == nil && s.live.S.Decision.Kind == rules.PickAnswer && defaultOf(s.live) >= 0
}

// Waive declines it.
func (c *PlayerView) Waive() error {
	return c.session.carry("a pass", func() error {
		s := c.session
		s.mu.Lock()
		defer s.mu.Unlock()
		if err := s.ready(c.seat); err != nil {
			return err
		}
		if !s.waives(c.seat) {
			return ErrMoved
		}
		ch := s.begin()
		if err := ch.choose(defaultOf(ch.m)); err != nil {
			return err
		}
		return s.chosen(ch)
	})
}
