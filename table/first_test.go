package table

import (
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
)

// The first thing that a person is asked in a game is no answer over an empty
// stack, whoever begins and whatever is dealt.
func TestFirstDecisionIsNoAnswerToNothing(t *testing.T) {
	all := gamestest.All(t)
	for _, g := range all {
		for seed := range uint64(60) {
			players := strays(g)
			seat := int(seed) % len(players)
			players[seat] = Player{Name: "You"}
			s, err := New(Config{Game: g, Looks: looksOf(g), Setup: rules.Setup{Seed: seed + 1}, Players: players})
			if err != nil {
				t.Fatal(err)
			}
			s.View(seat).SetAutoPass(AutoPass{Theirs: true, Open: true})
			var d rules.Decision
			var stack int
			var over, due bool
			// One look for all of it: the session goes on meanwhile.
			settle(t, "the person is asked", func() bool {
				s.mu.Lock()
				defer s.mu.Unlock()
				d, stack, over = s.live.S.Decision, len(s.live.S.Stack), s.live.S.Over
				due = waits(s.live)
				return over || int(d.Seat) == seat && s.waits()
			})
			if !over && d.Kind == rules.PickAnswer && stack == 0 && !due {
				t.Errorf("%s, seed %d: at first %q is asked", g.Name, seed+1, s.View(seat).Scene().Prompt.Text)
			}
			s.Close()
		}
	}
}

// Who has set nothing is never asked for an answer over an empty stack, but where the game
// waits for one.
func TestNobodyNewIsAskedOverAnEmptyStack(t *testing.T) {
	all := gamestest.All(t)
	for _, g := range all {
		answers := 0
		for seed := range uint64(12) {
			s, err := New(Config{Game: g, Looks: looksOf(g), Setup: rules.Setup{Seed: seed + 1}, Players: people(g)})
			if err != nil {
				t.Fatal(err)
			}
			for seat := range g.MinSeats {
				s.View(seat).SetAutoPass(AutoPass{Theirs: true})
			}
			rng := rules.Seeded(seed)
			for range 150 {
				settle(t, "somebody is asked", func() bool {
					_, over := s.Outcome()
					return over || !s.auto()
				})
				if _, over := s.Outcome(); over {
					break
				}
				s.mu.Lock()
				d, due, options := s.live.S.Decision, waits(s.live), len(s.live.S.Options)
				s.mu.Unlock()
				if d.Kind == rules.PickAnswer {
					answers++
					if !due {
						t.Fatalf("%s, seed %d: %q is asked", g.Name, seed+1, s.View(int(d.Seat)).Scene().Prompt.Text)
					}
				}
				c := s.View(int(d.Seat))
				c.Scene() // it looks before it chooses
				if err := c.Choose(rng.IntN(options)); err != nil {
					t.Fatal(err)
				}
			}
			s.Close()
		}
		if (answers == 0) != (len(g.Windows) == 0) {
			t.Errorf("%s: %d answers were asked for, in a game with %d windows", g.Name, answers, len(g.Windows))
		}
	}
}

// auto reports whether the present decision is still about to make itself.
func (s *Session) auto() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return !s.waits()
}

// waits reports whether the present decision waits for a person or a bot. The
// caller holds s.mu.
func (s *Session) waits() bool { return s.next == nil && s.byItself(s.live) < 0 }
