package table

import "testing"

// A play that nobody is asked about can be looked at on the stack though it is gone by the
// time anyone looks; what was seen in time is not kept, nor anything for a view that follows
// nothing.
func TestPlaysAreNotMissed(t *testing.T) {
	for _, c := range []struct {
		name    string
		follows bool
		pass    AutoPass
		missed  int
	}{
		{"Ben passes unasked", true, AutoPass{}, 1}, {"Ben responds", true, AutoPass{Theirs: true}, 0},
		{"nothing moves in Ben's window", false, AutoPass{}, 0},
	} {
		s := strikeable(t, nil)
		s.View(1).Follow(c.follows)
		strike(t, s, c.pass, YieldNone)
		settle(t, c.name, func() bool {
			now := s.View(1).Scene()
			return s.Asked() == 1 && len(now.Missed) == c.missed && c.pass.Theirs == (len(now.Stack) > 0)
		})
		now := s.View(1).Scene()
		for _, m := range now.Missed {
			if len(m.Stack) != 1 || m.Prompt.Mine || m.Prompt.Seat >= 0 || m.Missed != nil {
				t.Errorf("%s: %d plays lay on the stack, asked was %+v", c.name, len(m.Stack), m.Prompt)
			}
			for _, card := range m.Cards {
				if card.Can {
					t.Errorf("%s: %s could be played", c.name, card.Name)
				}
			}
			updates, known := now.Since(m.Moves)
			if !known || len(updates) == 0 || m.Moves >= now.Moves {
				t.Errorf("%s: %d updates lead from there, known: %v", c.name, len(updates), known)
			}
			if len(m.Log) >= len(now.Log) {
				t.Errorf("%s: the log told %d lines then, %d in the end", c.name, len(m.Log), len(now.Log))
			}
			declared := false
			before, known := m.Since(m.Moves - 1)
			for _, u := range before {
				for _, e := range u.Events {
					declared = declared || e.Kind == EventDeclared
				}
			}
			if !known || !declared {
				t.Errorf("%s: %+v led there, known: %v", c.name, before, known)
			}
		}
	}
}

// The same holds where the rules ask nobody: one who can only pass does so within the
// choice that plays the card.
func TestPlaysWithoutResponseAreNotMissed(t *testing.T) {
	s := strikeable(t, nil)
	s.View(1).Follow(true)
	for _, c := range cardsIn(s.View(0).Scene(), "Your hand") {
		if len(blocks(s, c.Def)) > 0 {
			continue
		}
		do(t, s, 0, "strike "+c.Name, "target "+cardsIn(s.View(0).Scene(), "Ben's row")[0].Name)
		settle(t, "the strike is over", func() bool { return s.Asked() == 1 })
		now := s.View(1).Scene()
		if len(now.Missed) != 1 || len(now.Missed[0].Stack) != 1 || len(now.Stack) != 0 {
			t.Fatalf("%d scenes were missed, %d plays lie there", len(now.Missed), len(now.Stack))
		}
		if len(s.live.S.Stack) != 0 || s.live.Alone != nil {
			t.Error("the game that goes on still makes pauses")
		}
		return
	}
	t.Fatal("every strike can be blocked with this deal")
}
