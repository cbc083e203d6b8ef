package table

import (
	"fmt"
	"maps"
	"testing"
	"time"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
)

func TestStops(t *testing.T) {
	at := func(window string, own bool, w StopMode) Stops { return Stops(nil).With(window, own, w) }
	for _, c := range []struct {
		name  string
		pass  AutoPass
		yield Yield
		asked bool // Ben may block
	}{
		{"as usual", AutoPass{}, YieldNone, false},
		{"asked there", AutoPass{Stops: at("strike", false, StopAsk)}, YieldNone, true},
		{"asked there in his own turn only", AutoPass{Stops: at("strike", true, StopAsk)}, YieldNone, false},
		{"asked elsewhere", AutoPass{Stops: at("turn", false, StopAsk)}, YieldNone, false},
		{"passed there", AutoPass{Theirs: true, Stops: at("strike", false, StopSkip)}, YieldNone, false},
		{"passed elsewhere", AutoPass{Theirs: true, Stops: at("turn", false, StopSkip)}, YieldNone, true},
		{"full control is stronger", AutoPass{Full: true, Stops: at("strike", false, StopSkip)}, YieldNone, true},
		{"so is a yield for the turn", AutoPass{Stops: at("strike", false, StopAsk)}, YieldTurn, false},
		{"a mode nobody knows", AutoPass{Theirs: true, Stops: at("strike", false, "maybe")}, YieldNone, true},
	} {
		s := struck(t, c.pass, c.yield)
		settle(t, c.name, func() bool { return s.Asked() == 1 })
		if got := len(s.View(1).Scene().Stack) > 0; got != c.asked {
			t.Errorf("%s: Ben is asked to block: %v, want %v", c.name, got, c.asked)
		}
	}
}

func TestStopsWith(t *testing.T) {
	a := Stops(nil).With("x", true, StopAsk)
	b := a.With("x", false, StopSkip).With("y", true, StopSkip)
	if !maps.Equal(a, Stops{"x": {Own: StopAsk}}) || !maps.Equal(b, Stops{"x": {StopAsk, StopSkip}, "y": {Own: StopSkip}}) {
		t.Errorf("set one by one: %v, %v", a, b)
	}
	if c := b.With("x", true, StopDefault).With("x", false, StopDefault); !maps.Equal(c, Stops{"y": {Own: StopSkip}}) {
		t.Errorf("what is as usual again is still kept: %v", c)
	}
}

// The scene shows where the game stands, and a mode set in the middle of a
// window holds at once.
func TestWindowsOfTheScene(t *testing.T) {
	s := struck(t, AutoPass{Theirs: true}, YieldNone)
	settle(t, "Ben may block", func() bool { return len(s.View(1).Scene().Stack) > 0 })
	for seat := range 2 {
		w := s.View(seat).Scene().Windows
		if len(w) != 2 || w[0].Now || !w[1].Now || w[1].Key != "strike" || !w[0].Step {
			t.Errorf("seat %d sees %+v", seat, w)
		}
	}
	s.View(1).SetAutoPass(AutoPass{Theirs: true, Stops: Stops{"strike": {Theirs: StopSkip}}})
	settle(t, "it is passed", func() bool { return len(s.View(1).Scene().Stack) == 0 && s.Asked() == 1 })
	if w := s.View(1).Scene().Windows; !w[0].Now || w[1].Now {
		t.Errorf("afterwards: %+v", w)
	}
}

// "Until something happens" passes the window in which it is said and ends at
// the next one with the mode to be asked, in every game.
func TestYieldUntilAStop(t *testing.T) {
	all := gamestest.All(t)
	for _, g := range all {
		everywhere := Stops{}
		for _, w := range g.Windows {
			everywhere = everywhere.With(w.Key, true, StopAsk).With(w.Key, false, StopAsk)
		}
		yields := 0
		s := randomly(t, g, 7, AutoPass{Stops: everywhere}, func(c *PlayerView, kind rules.Kind, options int) {
			if kind != rules.PickAnswer {
				_ = c.Choose(chance(c, 7, options))
				return
			}
			n := len(c.session.Line())
			c.Yield(YieldUntilEvent)
			settle(t, "the window is passed", func() bool { return len(c.session.Line()) > n })
			c.Yield(YieldNone)
			yields++
		})
		passed := 0
		for i := range s.past {
			state, err := s.stateAt(i)
			if err != nil {
				t.Fatal(err)
			}
			if s.past[i].auto && state.Decision.Kind == rules.PickAnswer && len(state.Options) > 1 {
				passed++
			}
		}
		if (yields == 0) != (len(g.Windows) == 0) || passed != yields {
			t.Errorf("%s: %d windows were passed for %d yields", g.Name, passed, yields)
		}
	}
}

// In every game, whatever is wanted: a window with the mode to be asked is
// never passed by itself where there is more than one answer, and one with the
// mode to be passed is never asked.
func TestStopsOfEveryGame(t *testing.T) {
	all := gamestest.All(t)
	for _, g := range all {
		met := map[string]int{}
		least := min(6, 2*len(g.Windows)) // in the own turn and in others'
		for seed := uint64(0); seed < 4 || len(met) < least && seed < 12; seed++ {
			rng := rules.Seeded(seed)
			stops := Stops{}
			for _, w := range g.Windows {
				for _, own := range []bool{true, false} {
					stops = stops.With(w.Key, own, []StopMode{StopAsk, StopSkip}[rng.IntN(2)])
				}
			}
			s := randomly(t, g, seed, AutoPass{Stops: stops}, func(c *PlayerView, _ rules.Kind, options int) {
				_ = c.Choose(chance(c, seed, options))
			})
			for i := range s.past {
				mo := &s.past[i]
				m := s.live.Copy()
				state, err := s.stateAt(i)
				if err != nil {
					t.Fatal(err)
				}
				m.S.CopyFrom(state)
				d := &m.S.Decision
				if d.Kind != rules.PickAnswer || len(m.S.Options) < 2 {
					continue
				}
				at, own := g.Windows[g.Window(m)].Key, d.Seat == m.S.Active
				met[fmt.Sprint(at, own)]++
				if mode := stops.Mode(at, own); mo.auto != (mode == StopSkip) {
					t.Fatalf("%s, seed %d, choice %d: at %q, own turn %v, passed by itself: %v, wanted is %q", g.Name, seed, i, at, own, mo.auto, mode)
				}
			}
		}
		if len(met) < least {
			t.Errorf("%s: only these windows were met: %v", g.Name, met)
		}
	}
}

// chance is the choice that a seed makes at this point of a game. However often it is
// refused, as the view was of a moment before, the game stays the same one.
func chance(c *PlayerView, seed uint64, options int) int {
	rng := rules.Seeded(seed<<32 + uint64(len(c.session.Line())))
	return rng.IntN(options)
}

// randomly has two persons of the same settings play 400 choices, or a whole game.
func randomly(t *testing.T, g *rules.Game, seed uint64, pass AutoPass, play func(c *PlayerView, kind rules.Kind, options int)) *Session {
	t.Helper()
	s, err := New(Config{Game: g, Looks: looksOf(g), Setup: rules.Setup{Seed: seed}, Players: people(g)})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	for seat := range g.MinSeats {
		s.View(seat).SetAutoPass(pass)
	}
	for len(s.Line()) < 400 {
		asked := s.Asked()
		if asked < 0 {
			break
		}
		c := s.View(asked)
		c.Scene()
		s.mu.Lock()
		busy, kind, n := s.next != nil || s.asked() != c.seat || s.byItself(s.live) >= 0, s.live.S.Decision.Kind, len(s.live.S.Options)
		s.mu.Unlock()
		if busy {
			time.Sleep(50 * time.Microsecond)
			continue
		}
		play(c, kind, n)
	}
	s.Close()
	return s
}
