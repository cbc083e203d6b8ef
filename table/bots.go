package table

import (
	"context"
	"fmt"
	"math/rand/v2"
	"time"

	"feltstack/rules"
	"feltstack/rules/bot"
)

const (
	// defaultThink is how long a bot thinks that is of no level.
	defaultThink = 350 * time.Millisecond
	// overtime is how much longer it may take before it is not waited for.
	overtime = 500 * time.Millisecond
)

// luck seeds the bots' own generator: what they imagine has nothing to do with
// how the cards were shuffled.
func luck() rules.RNG { return rules.RNG{Hi: rand.Uint64(), Lo: rand.Uint64()} }

// botMove lets the bot at seat p choose. A bot that fails or does not come to
// an end chooses the harmless option.
func (s *Session) botMove(ctx context.Context, p rules.Seat) {
	s.mu.Lock()
	view := &rules.Match{}
	s.live.View(p, view)
	moves, since := s.moves, s.shown
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	s.hurry = stop
	s.mu.Unlock()

	i := s.ask(ctx, p, view)
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

// passes tells whether option i lets a play of somebody else go through: there
// is nothing to follow, so nobody need wait.
func passes(view *rules.Match, i int) bool {
	o := view.S.Options
	return view.S.Decision.Kind == rules.PickAnswer && i >= 0 && i < len(o) && view.Game.Verbs[o[i].Verb].Rest
}

// answer makes the choice of the bot at seat p, found when the game had changed
// so often. It is false if no choice can be made.
func (s *Session) answer(p rules.Seat, i int, moves uint64) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.moves != moves || s.held || s.ready(p) != nil {
		return true // the table has moved on meanwhile
	}
	tries := append([]int{i, bot.Safe(s.live)}, upTo(len(s.live.S.Options))...)
	for _, i := range tries {
		c := s.begin()
		if i < 0 || i >= len(c.m.S.Options) || c.choose(i) != nil {
			continue // a choice that the rules can't carry out is no choice
		}
		if s.settle(c) != nil {
			continue
		}
		s.commit(c)
		return true
	}
	s.stopped = fmt.Errorf("the rules can carry out none of the choices of %s: please report this game", s.players[p].Name)
	s.version++
	return false
}

func upTo(n int) []int {
	all := make([]int, n)
	for i := range all {
		all[i] = i
	}
	return all
}

// ask gets the answer of a bot in time, or -1.
func (s *Session) ask(ctx context.Context, p rules.Seat, view *rules.Match) int {
	if i, ok := s.foresaw(p, view); ok {
		return i
	}
	budget := s.budget(p)
	thinking, stop := context.WithTimeout(ctx, budget.Time)
	defer stop()
	answer := make(chan int, 1)
	player, rng := s.bots[p], rules.RNG{Hi: s.rng.Uint64(), Lo: s.rng.Uint64()}
	go func() {
		defer func() {
			if recover() != nil {
				answer <- -1 // a bot's mistake must not end the program
			}
		}()
		answer <- player.Choose(thinking, view, p, budget, &rng)
	}()
	late := time.NewTimer(budget.Time + overtime)
	defer late.Stop()
	select {
	case i := <-answer:
		return i
	case <-late.C:
		s.replaceBot(p)
		return -1
	}
}

// budget is how much the bot at seat p may think about one choice.
func (s *Session) budget(p rules.Seat) bot.Budget {
	if s.think > 0 {
		return bot.Budget{Time: s.think}
	}
	if l, err := bot.Find(s.players[p].Bot); err == nil {
		return l.Budget()
	}
	return bot.Budget{Time: defaultThink}
}

// replaceBot seats a fresh bot: the one before is still busy with its own memory.
func (s *Session) replaceBot(p rules.Seat) {
	if fresh, err := bot.New(s.players[p].Bot); err == nil {
		s.bots[p] = fresh
	}
}
