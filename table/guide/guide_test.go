package guide_test

import (
	"context"
	"testing"
	"time"

	"feltstack/rules/games/gamestest"
	"feltstack/rules/scenario"
	"feltstack/table"
	"feltstack/table/guide"
)

func sit(t *testing.T, what guide.Table) *table.Session {
	t.Helper()
	s, err := guide.Sit(what, "You", "Rook")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

// choose makes a choice at the table and waits until it holds.
func choose(t *testing.T, s *table.Session, p scenario.Pick) {
	t.Helper()
	n := len(s.Line())
	if err := s.View(int(p.Seat)).Do([]string{p.Key}); err != nil {
		t.Fatalf("%v: %v", p, err)
	}
	for range 500 {
		if len(s.Line()) > n {
			return
		}
		time.Sleep(time.Millisecond)
	}
	t.Fatalf("%v was never made", p)
}

// offered reports whether a button, or what a card's menu offers, is what the step asks for.
func offered(s *table.Session, g *guide.Lesson) bool {
	view := s.View(guide.Me)
	scene := view.Scene()
	for _, b := range scene.Prompt.Buttons {
		if g.Fits([]string{b.Key}) {
			return true
		}
	}
	for _, c := range scene.Cards {
		drops, _ := view.Drops(c.ID)
		for _, d := range drops {
			if g.Fits(d.Keys) {
				return true
			}
		}
	}
	return false
}

// TestLessonAtTheTable goes through every lesson of every game, each step twice: once gone
// back from. A lesson that ends a game ends it with a win.
func TestLessonAtTheTable(t *testing.T) {
	all := gamestest.All(t)
	var lessons []*scenario.Lesson
	for _, g := range all {
		_, of, _ := gamestest.Guides(t, g.Name)
		lessons = append(lessons, of...)
	}
	for _, l := range lessons {
		s := sit(t, l)
		g, err := guide.NewLesson(l, s)
		if err != nil {
			t.Fatal(err)
		}
		again := -1
		for g.Step() != nil {
			p, auto, err := g.Auto()
			switch {
			case err != nil:
				t.Fatal(err)
			case auto:
				choose(t, s, p)
			case g.Step() == nil:
			case again < g.Place() && g.Place() > 0:
				at := g.Place()
				again = at
				if err := g.Back(); err != nil {
					t.Fatal(err)
				}
				if g.Place() != at-1 {
					t.Fatalf("back from step %d leads to %d", at, g.Place())
				}
			default:
				if g.Fits([]string{"fly"}) {
					t.Error("what can't be done fits")
				}
				if g.Asks() && !offered(s, g) {
					t.Errorf("%s: nothing that the table offers is what step %q asks for", l.Name, g.Step().Name)
				}
				if key := g.Next(); key != "" {
					if !g.Fits([]string{key}) {
						t.Errorf("step %d: %q is shown, but does not fit", g.Place(), key)
					}
					choose(t, s, scenario.Pick{Seat: guide.Me, Key: key})
				}
			}
			if err := g.Follow(); err != nil {
				t.Fatal(err)
			}
		}
		if o, over := s.Outcome(); over && (len(o.Winners) != 1 || o.Winners[0] != guide.Me) {
			t.Errorf("%s ends without a win: %v", l.Name, o)
		}
	}
}

// TestPuzzleAtTheTable proves that every puzzle of VASTRIX is solved by few first choices, and plays the
// solution against what the opponent answers. The command puzzles is tested with those of the other games.
func TestPuzzleAtTheTable(t *testing.T) {
	_, _, puzzles := gamestest.Guides(t, "vastrix")
	if testing.Short() {
		puzzles = puzzles[:3] // to solve one takes one goroutine
	}
	for _, z := range puzzles {
		sol, err := z.Solve(context.Background())
		if err == nil {
			err = sol.Trivial()
		}
		if err != nil {
			t.Errorf("%s: %v", z.Name, err)
			continue
		}
		s := sit(t, z)
		g, err := guide.NewPuzzle(z, s)
		if err != nil {
			t.Fatal(err)
		}
		line := sol.Line
		for g.State() == scenario.Open {
			p := g.Asked()
			if p.Key == "" && len(line) > 0 {
				p, line = line[0], line[1:]
			}
			if p.Key == "" {
				break
			}
			choose(t, s, p)
			if err := g.Follow(); err != nil {
				t.Fatal(err)
			}
		}
		if g.State() != scenario.Solved {
			t.Errorf("%s is not solved by its solution", z.Name)
		}
		if err := g.Undo(); err != nil || g.State() != scenario.Open {
			t.Errorf("%s: after an undo it is %v (%v)", z.Name, g.State(), err)
		}
		if err := g.Reset(); err != nil || g.Begun() || !g.Mine() {
			t.Errorf("%s: after a reset it has begun (%v)", z.Name, err)
		}
	}
}

// TestPuzzleMissed: a turn that ends without the goal is a miss, and the
// opponent's answer is one that can be made.
func TestPuzzleMissed(t *testing.T) {
	_, _, puzzles := gamestest.Guides(t, "vastrix")
	z := puzzles[0]
	s := sit(t, z)
	g, err := guide.NewPuzzle(z, s)
	if err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{"draw", "end"} {
		choose(t, s, scenario.Pick{Seat: z.Seat, Key: key})
		if err := g.Follow(); err != nil {
			t.Fatal(err)
		}
		for g.State() == scenario.Open && !g.Mine() {
			p, err := g.Reply()(context.Background())
			if err != nil {
				t.Fatal(err)
			}
			choose(t, s, p)
			if err := g.Follow(); err != nil {
				t.Fatal(err)
			}
		}
	}
	if g.State() != scenario.Missed {
		t.Errorf("the puzzle is %v after a turn that does nothing", g.State())
	}
}
