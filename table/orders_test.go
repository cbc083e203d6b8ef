package table

import "testing"

// An order to pass ends when the game goes back to before it was given, and stays when the
// game goes back to a later moment.
func TestUndoEndsOrders(t *testing.T) {
	s := play(t, 1, nil, ann, ben)
	yield := func() Yield { return s.View(1).Scene().Yield }
	do(t, s, 0, "draw")
	do(t, s, 1, "draw")
	do(t, s, 0, "draw")
	s.View(1).Yield(YieldTurn)
	turn := s.live.S.Turn
	if yield() != YieldTurn {
		t.Fatalf("Ben yields %v", yield())
	}
	again(t, s, func() error { return s.View(0).Go(1) }, 1)
	again(t, s, func() error { return s.View(0).Go(3) }, 3)
	if s.live.S.Turn != turn || yield() != YieldNone {
		t.Errorf("in turn %d (the order is of turn %d) Ben yields %v after an undo to before the order", s.live.S.Turn, turn, yield())
	}

	s = struck(t, AutoPass{Theirs: true}, YieldNone)
	settle(t, "Ben may block", func() bool { return len(s.View(1).Scene().Stack) > 0 })
	at := s.Timeline().At
	s.View(1).Yield(YieldTurn)
	settle(t, "it is passed", func() bool { return s.Timeline().At > at })
	again(t, s, func() error { return s.View(0).Go(at) }, at)
	if yield() != YieldNone {
		t.Error("the order that answered the decision which is gone back to stays")
	}
}

// What is ordered for a turn is not shown as ordered after it, also before the seat is asked.
func TestOrderOfATurnEndsWithIt(t *testing.T) {
	s := play(t, 1, nil, ann, ben)
	s.View(1).Yield(YieldTurn)
	was := s.live.S.Turn
	if got := s.View(1).Scene().Yield; got != YieldTurn {
		t.Fatalf("Ben yields %v", got)
	}
	do(t, s, 0, "draw")
	if s.live.S.Turn == was {
		t.Fatal("the turn goes on")
	}
	if got := s.View(1).Scene().Yield; got != YieldNone {
		t.Errorf("in the next turn Ben yields %v", got)
	}
}

// An order given before the moment that the game goes back to holds there.
func TestUndoKeepsOlderOrders(t *testing.T) {
	s := strikeable(t, nil)
	at := s.Timeline().At
	s.View(1).Yield(YieldTurn)
	do(t, s, 0, "strike "+cardsIn(s.View(0).Scene(), "Your hand")[0].Name)
	again(t, s, s.View(0).Undo, at)
	if sc := s.View(1).Scene(); sc.Yield != YieldTurn {
		t.Errorf("before the strike, Ben yields %v", sc.Yield)
	}
}
