package table

import (
	"context"
	"fmt"
	"math/rand/v2"
	"time"

	"feltstack/rules"
	"feltstack/rules/bot"
	"feltstack/rules/guard"
)

const (
	// defaultThink is how long a bot thinks that is of no level.
	defaultThink = 350 * time.Millisecond
	// overtime is how much longer it may take before it is not waited for.
	overtime = 500 * time.Millisecond
	// exactTime is how long a bot may take that thinks by iterations alone.
	exactTime = time.Minute
)

// luck seeds the bots' own generator: their search has nothing to do with
// how the cards were shuffled.
func luck() rules.RNG { return rules.RNG{Hi: rand.Uint64(), Lo: rand.Uint64()} }

// botMove lets the bot at seat p choose. One that crashes makes room for a simpler
// one; one that does not come to an end takes the default option.
func (s *Session) botMove(ctx context.Context, p rules.Seat) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	view, moves, since := s.shownTo(p, stop)
	i, err := s.ask(ctx, p, view)
	for err != nil && ctx.Err() == nil && s.demote(p) {
		i, err = s.ask(ctx, p, view)
	}
	if wait := s.pace - time.Since(since); wait > 0 && !passes(view, i) {
		select {
		case <-time.After(wait):
		case <-ctx.Done():
		}
	}
	if ctx.Err() != nil {
		return
	}
	if !s.answer(p, i, moves) {
		s.notify()
	}
}

// shownTo is the position in which the bot at seat p decides, and stop what ends its thinking.
func (s *Session) shownTo(p rules.Seat, stop func()) (view *rules.Match, moves uint64, since time.Time) {
	s.mu.Lock()
	defer s.mu.Unlock()
	view = &rules.Match{}
	s.reached().View(p, view)
	s.hurry = stop
	return view, s.moves, s.shown
}

// passes reports whether option i lets a play of someone else go through: there
// is nothing to follow, so nobody need wait.
func passes(view *rules.Match, i int) bool {
	o := view.S.Options
	return view.S.Decision.Kind == rules.PickAnswer && i >= 0 && i < len(o) && view.Game.Verbs[o[i].Verb].Default
}

// answer makes the choice of the bot at seat p, found when the game had changed
// so often. It is false if no choice can be made.
func (s *Session) answer(p rules.Seat, i int, moves uint64) bool {
	made, crash := s.tryAll(p, i, moves)
	s.report(crash)
	return made
}

// tryAll makes the first choice that can be made, beginning with i. The error is the
// first crash on the way there.
func (s *Session) tryAll(p rules.Seat, i int, moves uint64) (made bool, crash error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.moves != moves || s.held || s.open() != nil || s.reached().S.Decision.Seat != p {
		return true, nil // the table has moved on meanwhile
	}
	if s.passes.change != nil {
		return true, s.passOn(i)
	}
	tries := append([]int{i, bot.Safe(s.live)}, upTo(len(s.live.S.Options))...)
	for _, i := range tries {
		c := s.begin()
		if i < 0 || i >= len(c.m.S.Options) {
			continue
		}
		passed := passes(c.m, i)
		err := s.chooseFor(c, i)
		if guard.Find(err) != nil && crash == nil {
			crash = err
		}
		if err != nil {
			continue // a choice that the rules can't carry out isn't a choice
		}
		s.send(c, passed)
		return true, crash
	}
	if s.version++; crash != nil {
		s.stopped = &crashed{ErrHalted, crash}
		return false, crash
	}
	s.stopped = fmt.Errorf("%s: %w", s.players[p].Name, ErrStuck)
	return false, nil
}

// chooseFor adds the choice of a bot to a change, with what follows on its own.
func (s *Session) chooseFor(c *change, i int) error {
	return guard.Try("the choice of a bot", func() error {
		if err := c.choose(i); err != nil {
			return err
		}
		return s.settle(c)
	})
}

func upTo(n int) []int {
	all := make([]int, n)
	for i := range all {
		all[i] = i
	}
	return all
}

// ask gets the answer of a bot in time, or -1. The error is its crash.
func (s *Session) ask(ctx context.Context, p rules.Seat, view *rules.Match) (int, error) {
	if i, ok := s.foresaw(p, view); ok {
		return i, nil
	}
	budget := s.budget(p)
	most := budget.Time
	if s.exact {
		most, budget.Time = exactTime, 0
	}
	if s.clock.per > 0 {
		most = min(most, s.clock.per)
	}
	thinking, stop := context.WithTimeout(ctx, most)
	defer stop()
	answer := make(chan error, 1)
	player, rng := s.bots[p], rules.RNG{Hi: s.rng.Uint64(), Lo: s.rng.Uint64()}
	began, options := time.Now(), len(view.S.Options)
	choice := -1 // may be looked at once the answer is there
	level := s.players[p].Bot
	guard.Go("a bot, "+level, func() error {
		choice = player.Choose(thinking, view, p, budget, &rng)
		return nil
	}, func(err error) {
		s.log.Debug("bot", "level", level, "took", time.Since(began).Round(time.Millisecond), "options", options)
		s.report(err)
		answer <- err
	})
	late := time.NewTimer(most + overtime)
	defer late.Stop()
	select {
	case err := <-answer:
		return choice, err
	case <-late.C:
		s.log.Warn("a bot took too long", "level", level, "budget", most)
		s.replaceBot(p)
		return -1, nil
	}
}

// budget is how much the bot at seat p may think about one choice.
func (s *Session) budget(p rules.Seat) bot.Budget {
	if s.think > 0 {
		return bot.Budget{Time: s.think}
	}
	if l, err := bot.Find(s.players[p].Bot); err == nil {
		return l.Budget(s.workers)
	}
	return bot.Budget{Time: defaultThink}
}

// replaceBot seats a fresh bot: the one before is still busy with its own memory.
func (s *Session) replaceBot(p rules.Seat) {
	if fresh, err := s.makeBot(s.players[p].Bot); err == nil {
		s.bots[p] = fresh
	}
}
