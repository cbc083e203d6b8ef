package table

import "testing"

// struck plays until seat 1 may block a strike of seat 0, and returns the
// session and how many choices were made before the strike.
func struck(t *testing.T, pass AutoPass, yield Yield) *Session {
	t.Helper()
	s := strikeable(t, nil)
	strike(t, s, pass, yield)
	return s
}

// strike has seat 0 strike a card of seat 1, which has those settings and that yield.
func strike(t *testing.T, s *Session, pass AutoPass, yield Yield) {
	t.Helper()
	s.View(1).SetAutoPass(pass)
	s.View(1).Yield(yield)
	low := cardsIn(s.View(0).Scene(), "Your hand")
	for _, c := range low {
		if len(blocks(s, c.Def)) > 0 {
			do(t, s, 0, "strike "+c.Name, "target "+cardsIn(s.View(0).Scene(), "Ben's row")[0].Name)
			return
		}
	}
	t.Fatal("no strike can be blocked with this deal")
}

// blocks lists what seat 1 holds higher than a card.
func blocks(s *Session, def int) []CardScene {
	var all []CardScene
	for _, c := range cardsIn(s.View(1).Scene(), "Your hand") {
		if c.Def > def {
			all = append(all, c)
		}
	}
	return all
}

func TestAutoPass(t *testing.T) {
	for _, c := range []struct {
		name  string
		pass  AutoPass
		yield Yield
		asked int // who is to choose after the strike
	}{
		{"full control", AutoPass{Full: true}, YieldNone, 1},
		{"plays of others are answered", AutoPass{Theirs: true}, YieldNone, 1},
		{"and if not, passed", AutoPass{}, YieldNone, 1}, // Ben's own turn follows
		{"yielded for the turn", AutoPass{Full: true}, YieldTurn, 1},
		{"yielded until something happens: it has happened", AutoPass{Full: true}, YieldUntilEvent, 1},
	} {
		s := struck(t, c.pass, c.yield)
		settle(t, c.name, func() bool { return s.Asked() == c.asked })
		answering := len(s.View(1).Scene().Stack) > 0
		want := c.pass.Full && c.yield != YieldTurn || c.pass.Theirs
		if answering != want {
			t.Errorf("%s: Ben is asked to block: %v, want %v", c.name, answering, want)
		}
	}
}

// A yield in the middle of a window passes it.
func TestYieldNow(t *testing.T) {
	s := struck(t, AutoPass{Theirs: true}, YieldNone)
	settle(t, "Ben may block", func() bool { return len(s.View(1).Scene().Stack) > 0 })
	s.View(1).Yield(YieldUntilEvent)
	settle(t, "it is passed", func() bool { return len(s.View(1).Scene().Stack) == 0 && s.Asked() == 1 })
	if n := s.Timeline().At; n < 5 {
		t.Errorf("%d choices made, the pass is missing", n)
	}
}

// A choice that made itself is no place to undo to.
func TestUndoSkipsWhatMadeItself(t *testing.T) {
	s := struck(t, AutoPass{}, YieldNone)
	settle(t, "Ben's turn", func() bool { return s.Asked() == 1 && len(s.View(1).Scene().Stack) == 0 })
	again(t, s, s.View(1).Undo, 2)
	if s.Asked() != 0 {
		t.Errorf("seat %d is asked, want 0 before the strike", s.Asked())
	}
	if err := s.View(0).Redo(); err != nil {
		t.Fatal(err)
	}
	settle(t, "all is done again", func() bool { return s.Asked() == 1 && !s.View(0).Scene().Redo })
}

// What one has just summoned oneself is no cause to ask for a reaction, unless
// one wants to answer one's own plays.
func TestOwnSummonIsNotAsked(t *testing.T) {
	for _, own := range []bool{false, true} {
		s := laid(t, "vainqueur", "turn A\n  A hand: Smoke Runner, Flare\n  B hand: nothing")
		for seat := range 2 {
			s.View(seat).SetAutoPass(AutoPass{Theirs: true, Open: true, Own: own})
		}
		sc := do(t, s, 0, "summon Smoke Runner")
		settle(t, "what follows by itself", func() bool { sc = s.View(0).Scene(); return sc.Prompt.Mine && !sc.Busy })
		if _, asked := pressable(sc, "pass"); asked != own {
			t.Errorf("Ann, who wants to answer her own plays: %v, is asked %q", own, sc.Prompt.Text)
		}
	}
}
