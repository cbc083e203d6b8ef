package table

import (
	"testing"

	"feltstack/rules/bot"
	"feltstack/rules/games/gamestest"
)

// TestAskedAnyway: a person whose trap might trigger is asked for all to see, though
// nothing can be done but pass; where only bots sit beside, the table passes.
func TestAskedAnyway(t *testing.T) {
	s := laid(t, "vastrix", "option traps = on\n  turn A\n  A hand: 7♦ Q♣\n  B PR: 2♠ (down)\n  B hand: 2♦")
	for seat := range 2 {
		s.View(seat).SetAutoPass(AutoPass{Theirs: true})
	}
	do(t, s, 0, "score 7♦")
	settle(t, "Ben is asked", func() bool { return s.Asked() == 1 })
	if !s.View(1).Waives() {
		t.Error("Ben can't decline without a look")
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if i := s.byItself(s.live); i != -1 || len(s.live.S.Options) != 1 {
		t.Errorf("the table takes option %d of %d for Ben", i, len(s.live.S.Options))
	}
	was := s.bots
	defer func() { s.bots = was }()
	s.bots = []bot.Player{idler{}, nil}
	if i := s.byItself(s.live); i != 0 {
		t.Errorf("beside a bot the table takes option %d, not the pass", i)
	}
	m := gamestest.Table(t, "vastrix", "option traps = on\n  turn A\n  A hand: 7♦ Q♣\n  B PR: 5♣ (down)\n  B hand: 2♦")
	i, err := m.Words().Find("score 7♦")
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Choose(i); err != nil {
		t.Fatal(err)
	}
	if i := s.byItself(m); i != -1 {
		t.Errorf("beside a bot the table takes option %d where a trap could trigger", i)
	}
}

// idler is a bot that is never asked.
type idler struct{ bot.Player }
