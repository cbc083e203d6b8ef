package table

import (
	"context"
	"time"

	"feltstack/rules"
	"feltstack/rules/bot"
	"feltstack/rules/guard"
)

// foresight is what a bot found while a person was thinking: its choice in a
// position that would come if the person let the matter rest.
type foresight struct {
	seat   rules.Seat
	hash   uint64 // of the bot's view of that position
	choice int

	crashed bool
}

// worthwhile is from which time on a bot's thinking is worth doing ahead.
const worthwhile = 500 * time.Millisecond

// idle waits for something to do. While a human decides, the bot that would
// decide next thinks about what it will do if the person passes. It looks at
// nothing but its own view: the position is a determinization.
func (s *Session) idle(ctx context.Context) {
	ahead, stop := context.WithCancel(ctx)
	defer stop()
	found := make(chan foresight, 1)
	thinks := false
	if think := s.findAhead(); think != nil {
		thinks = true
		var f foresight
		guard.Go("thinking ahead", func() error {
			f = think(ahead)
			return nil
		}, func(err error) {
			if ahead.Err() != nil || err != nil {
				f = foresight{} // broken off: it would be a hurried choice
			}
			s.report(err)
			f.crashed = err != nil
			found <- f
		})
	}
	over, still := s.timeout()
	defer still()
	select {
	case <-s.wake:
	case <-over:
	case <-ctx.Done():
	}
	stop()
	if thinks {
		s.foreseen = <-found
		s.noAhead = s.noAhead || s.foreseen.crashed
	}
}

// findAhead is foresee, once for all games at which it crashes.
func (s *Session) findAhead() (think func(ctx context.Context) foresight) {
	if s.noAhead || s.exact {
		return nil
	}
	err := guard.Try("thinking ahead", func() error { think = s.foresee(); return nil })
	if err != nil {
		s.noAhead = true
		s.report(err)
	}
	return think
}

// foresee finds the position that a bot may think about ahead, nil if there is
// none: the one in which it decides after the human has let the matter rest.
func (s *Session) foresee() func(ctx context.Context) foresight {
	s.mu.Lock()
	defer s.mu.Unlock()
	q := s.asked()
	if s.held || s.next != nil || q == rules.NoSeat || s.bots[q] != nil {
		return nil
	}
	for p := range s.bots {
		seat := rules.Seat(p)
		if s.bots[p] == nil || s.budget(seat).Time < worthwhile {
			continue
		}
		view, sample := &rules.Match{}, &rules.Match{}
		s.live.View(seat, view)
		luck := rules.RNG{Hi: s.rng.Uint64(), Lo: s.rng.Uint64()}
		view.Determinize(seat, &luck, sample)
		if sample.Choose(bot.Safe(sample)) != nil || sample.S.Over || sample.S.Decision.Seat != seat {
			continue
		}
		after := &rules.Match{}
		sample.View(seat, after)
		name, budget := s.players[p].Bot, s.budget(seat)
		return func(ctx context.Context) foresight {
			player, err := s.makeBot(name)
			if err != nil {
				return foresight{}
			}
			ctx, stop := context.WithTimeout(ctx, budget.Time)
			defer stop()
			return foresight{seat: seat, hash: after.S.Hash(), choice: player.Choose(ctx, after, seat, budget, &luck)}
		}
	}
	return nil
}

// foresaw is the choice of the bot at seat p, if it thought of this position
// while a person did.
func (s *Session) foresaw(p rules.Seat, view *rules.Match) (choice int, ok bool) {
	f := s.foreseen
	s.foreseen = foresight{}
	if f.hash == 0 || f.seat != p || f.hash != view.S.Hash() || f.choice < 0 || f.choice >= len(view.S.Options) {
		return 0, false
	}
	return f.choice, true
}
