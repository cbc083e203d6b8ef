package table

import (
	"context"

	"feltstack/rules"
	"feltstack/rules/guard"
)

// run is the session's goroutine: it sees choices to the disk and bots to
// their choices.
func (s *Session) run(ctx context.Context) {
	for ctx.Err() == nil {
		if err := guard.Try("the rules", func() error { s.advance(ctx); return nil }); err != nil {
			s.halt(err)
			select { // it can't go on like this: until someone acts
			case <-s.wake:
			case <-ctx.Done():
			}
		}
	}
}

// advance does what is due.
func (s *Session) advance(ctx context.Context) {
	next, seat := s.due()
	switch {
	case next != nil:
		s.land(ctx, next)
	case seat >= 0 && s.bots[seat] != nil:
		s.botMove(ctx, seat)
	case s.overdue():
		if err := s.timeUp(); err != nil {
			s.halt(err)
		}
	default:
		s.idle(ctx)
	}
}

// due is what the session's goroutine has to do next: a change to see to the
// disk, or a seat to ask.
func (s *Session) due() (*change, rules.Seat) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.next == nil && !s.closed {
		s.goOn()
	}
	s.forgetPasses()
	seat := s.asked()
	if s.passes.change != nil {
		seat = s.passes.change.m.S.Decision.Seat
	}
	if s.held || seat >= 0 && s.bots[seat] != nil && s.tooFast() {
		return s.next, rules.NoSeat
	}
	return s.next, seat
}

// goOn makes the choices that make themselves in the game as it stands.
func (s *Session) goOn() {
	if s.byItself(s.live) < 0 {
		return
	}
	c := s.begin()
	if err := s.settle(c); err != nil {
		s.stopped = err
		return
	}
	s.commit(c)
}

func (s *Session) poke() {
	select {
	case s.wake <- struct{}{}:
	default:
	}
}
