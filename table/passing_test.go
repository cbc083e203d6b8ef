package table

import (
	"context"
	"errors"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"feltstack/rules"
	"feltstack/rules/bot"
	"feltstack/rules/games/gamestest"
)

// answerer passes, unless told otherwise.
type answerer struct {
	think time.Duration
	crash bool
}

func (a *answerer) Choose(ctx context.Context, view *rules.Match, _ rules.Seat, _ bot.Budget, _ *rules.RNG) int {
	select {
	case <-time.After(a.think):
	case <-ctx.Done():
	}
	if a.crash {
		panic("a bot crashes")
	}
	return bot.Safe(view)
}

// passed plays at a table of Ann and three bots, who are all asked. Ann plays a card.
func passed(t *testing.T, bots map[string]*answerer, store Store, f func(s *Session)) {
	t.Helper()
	m := gamestest.Table(t, "vastrix", " seats 4\n turn A\n A hand: 3♦ 7♦\n B hand: 7♣ 8♣ 9♣\n C hand: 7♠ 8♠ 9♠\n D hand: 7♥ 8♥ 9♥")
	m.Setup.AskAll = true
	synctest.Test(t, func(t *testing.T) {
		s, err := New(Config{
			Game: m.Game, Start: m, Store: store, Think: time.Hour,
			Players: []Player{ann, {"Bo", "b"}, {"Cy", "c"}, {"Di", "d"}},
			Bots:    func(level string) (bot.Player, error) { return bots[level], nil },
		})
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		i := slices.IndexFunc(s.live.Words().Keys(), func(key string) bool { return key == "effect 3♦ base" })
		if i < 0 {
			t.Fatalf("Ann can't play: %q", s.live.Words().Keys())
		}
		s.View(0).Scene()
		if err := s.View(0).Choose(i); err != nil {
			t.Fatal(err)
		}
		pass(0)
		for s.live.S.Decision.Declaring { // against whom
			s.View(0).Scene()
			if err := s.View(0).Choose(0); err != nil {
				t.Fatal(err)
			}
			pass(0)
		}
		f(s)
	})
}

func three(think ...time.Duration) map[string]*answerer {
	return map[string]*answerer{"b": {think: think[0]}, "c": {think: think[1]}, "d": {think: think[2]}}
}

// Passes of bots in a row are kept and seen together, none before the last one.
func TestBotsPassTogether(t *testing.T) {
	store := &memory{}
	passed(t, three(second, second, second), store, func(s *Session) {
		n := len(s.Line())
		moves := s.View(0).Scene().Moves
		pass(2500 * time.Millisecond)
		if len(s.Line()) != n || len(store.line()) != n || s.View(0).Scene().Moves != moves {
			t.Errorf("seen before all have passed: %+v", s.Line()[n:])
		}
		pass(600 * time.Millisecond)
		line := s.Line()
		if len(line) < n+3 || s.View(0).Scene().Moves != moves+1 {
			t.Fatalf("%d changes: %+v", s.View(0).Scene().Moves-moves, line[n:])
		}
		for i, c := range line[n : n+3] {
			if c.Key != "pass" || c.Seat != i+1 {
				t.Errorf("choice %d: %+v", i, c)
			}
		}
		if !slices.Equal(store.line(), line) {
			t.Errorf("kept: %+v", store.line()[n:])
		}
	})
}

// Who undoes while bots pass sees nothing of it, and they are asked again.
func TestUndoWhileBotsPass(t *testing.T) {
	passed(t, three(0, 0, time.Minute), &memory{}, func(s *Session) {
		n := len(s.Line())
		pass(second)
		if err := s.View(0).Undo(); err != nil {
			t.Fatal(err)
		}
		pass(time.Hour)
		if line := s.Line(); len(line) >= n || s.Asked() != 0 {
			t.Fatalf("undone: %+v", line)
		}
		if err := s.View(0).Redo(); err != nil {
			t.Fatal(err)
		}
		s.View(0).PlayOn()
		pass(2 * time.Minute)
		if line := s.Line(); len(line) < n+3 || line[n].Key != "pass" || line[n+2].Seat != 3 {
			t.Errorf("and played on: %+v", line)
		}
	})
}

// A bot that crashes behind others that have passed is replaced; their passes are kept.
func TestCrashBehindPasses(t *testing.T) {
	bots := three(0, 0, 0)
	bots["c"].crash = true
	bots["random"] = &answerer{}
	passed(t, bots, &memory{}, func(s *Session) {
		pass(second)
		line := s.Line()
		i := slices.IndexFunc(line, func(c Choice) bool { return c.Key == "pass" })
		if i < 0 || len(line) < i+3 || line[i+1].Seat != 2 || line[i+2].Seat != 3 || s.Stopped() != nil {
			t.Errorf("%+v, %v", line, s.Stopped())
		}
	})
}

// Passes that can't be carried out together are made one by one.
func TestPassesThatFailTogether(t *testing.T) {
	passed(t, three(0, time.Minute, 0), &memory{}, func(s *Session) {
		n := len(s.Line())
		s.mu.Lock()
		if s.passes.change == nil {
			t.Fatal("nobody has passed yet")
		}
		s.passes.change.note = func(*rules.Match, int) { panic(errors.New("it can't be noted")) }
		s.mu.Unlock()
		pass(5 * time.Minute)
		if line := s.Line(); len(line) < n+3 || s.Stopped() != nil {
			t.Errorf("%+v, %v", line, s.Stopped())
		}
	})
}
