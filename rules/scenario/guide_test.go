package scenario_test

import (
	"context"
	"strings"
	"testing"

	"feltstack/rules/games"
	"feltstack/rules/games/gamestest"
	"feltstack/rules/scenario"
)

// TestLessons: every lesson of every game can be gone through in every way it
// allows. That puzzles can be solved is tested in package guide and with the command.
func TestLessons(t *testing.T) {
	for _, g := range gamestest.All(t) {
		lessons, _, err := scenario.Guides(g, games.Guides(g.Name))
		if err != nil {
			t.Error(err)
		}
		for _, l := range lessons {
			t.Run(g.Name+"/"+l.Name, func(t *testing.T) {
				if err := l.Check(); err != nil {
					t.Error(err)
				}
			})
		}
	}
}

const (
	lesson = "game vastrix\nlesson One\ngiven\n  turn A\n  A hand: 7♦ 2♣\n  B PR: 3♦\nstep First\n  say Hello.\n"
	puzzle = "game vastrix\npuzzle One\nask Win.\ngiven\n  turn A\n  A hand: 7♦ 2♣ 9♥ 6♥\n  A PR: 10♦\n  B hand: Q♣\n  B PR: 3♦\n"
)

// TestGuideErrors: every error of a lesson or puzzle is told with its line.
func TestGuideErrors(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"no game", "lesson One\nstep First\n say Hello.\n", "test.txt:1: name the game before the first lesson"},
		{"no steps", "game vastrix\nlesson One\ngiven\n turn A\n", "test.txt:2: the lesson has no steps"},
		{"nothing said", lesson + "step Second\n  do A: draw\n", "test.txt:9: the step \"Second\" says nothing"},
		{"unknown line", lesson + "  shout Hey!\n", "test.txt:9: a step has lines that begin with say"},
		{"empty line", lesson + "  say\n", "test.txt:9: \"say\" says nothing"},
		{"do after play", lesson + "  play A: draw\n  do A: draw\n", "test.txt:10: what the player does comes before"},
		{"unknown look", lesson + "  look the sky\n", "test.txt:9: \"the sky\" is neither a zone nor a card"},
		{"no seat", lesson + "  do draw\n", "test.txt:9: expected what is to be done"},
		{"a name twice", lesson + "lesson One\n", "test.txt:9: there is a lesson \"One\" in this file already"},
		{"before the steps", "game vastrix\nlesson One\nsay Hello.\n", "test.txt:3: expected \"about ...\", \"given\" or \"step NAME\""},
		{"no question", "game vastrix\npuzzle One\ngiven\n turn A\nsolved\n winner: A\n", "test.txt:2: the puzzle asks nothing"},
		{"no end", puzzle, "test.txt:2: the puzzle does not say what solves it"},
		{"no turns", "game vastrix\npuzzle One\nturns 0\n", "test.txt:3: how many turns"},
		{"unknown head", "game vastrix\npuzzle One\nanswer 42\n", "test.txt:3: expected \"ask ...\""},
		{"wrong card", "game vastrix\npuzzle One\nask Win.\ngiven\n A hand: 14♦\nsolved\n winner: A\n", "test.txt:5: \"14♦\" is not a card"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := read(c.text)
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want %q", err, c.want)
			}
		})
	}
}

// TestLessonFailures: a lesson that can't be gone through names the line.
func TestLessonFailures(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"impossible", "  do A: scuttle 2♣ 3♦\n", "test.txt:9: A: scuttle 2♣ 3♦ can't do this here: A must choose"},
		{"other seat", "  do B: draw\n", "test.txt:9: B: draw can't do this here"},
		{"wrong play", "  do A: draw\n  play B: fly\n", "test.txt:10:"},
		{"wrong check", "  do A: score 7♦\n  check A points = 9\n", "test.txt:10: it is 7"},
		{"one of its ways", "  do A: anything\n  check A points = 0\n", "test.txt:10: it is"},
	} {
		t.Run(c.name, func(t *testing.T) {
			f, err := read(lesson + c.text)
			if err != nil {
				t.Fatal(err)
			}
			if err := f.Lessons[0].Check(); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want %q", err, c.want)
			}
		})
	}
}

// TestWalk: a wrong choice does not fit, the right ones lead on.
func TestWalk(t *testing.T) {
	f, err := read(lesson + "step Second\n  say Score.\n  do A: score 2♣\n  do A: score 7♦; no\nstep Third\n  say Done.\n")
	if err != nil {
		t.Fatal(err)
	}
	w, err := f.Lessons[0].Start()
	if err != nil {
		t.Fatal(err)
	}
	if !w.Reading() || w.Fits([]string{"score 7♦"}) {
		t.Fatal("the first step is not read only")
	}
	w.Read()
	if _, auto, err := w.Auto(); auto || err != nil || !w.Asks() {
		t.Fatalf("the second step does not ask (%v)", err)
	}
	for _, c := range []struct {
		keys []string
		fits bool
	}{
		{[]string{"draw"}, false}, {[]string{"score 7♦"}, true}, {[]string{"score 7♦", "no"}, true}, {[]string{"score 7♦", "yes"}, false}, {[]string{"score 2♣"}, true},
	} {
		if w.Fits(c.keys) != c.fits {
			t.Errorf("%v fits: %v", c.keys, !c.fits)
		}
	}
	for _, key := range []string{"score 7♦", "no"} {
		if !w.Asks() {
			t.Fatalf("nothing is asked before %q", key)
		}
		if err := w.Made(key); err != nil {
			t.Fatal(err)
		}
	}
	if _, auto, err := w.Auto(); auto || err != nil || w.Place() != 2 || !w.Reading() {
		t.Errorf("at step %d (%v)", w.Place(), err)
	}
}

// late is a puzzle of two picks, which come before the first turn.
const late = "game vastrix\npuzzle One\nask Win.\ngiven\n  option deffy = icu\n  turn A draft\n  A hand: 10♣ Q♣ Q♠ 5♠ 7♠\n  B hand: 4♣ 7♣ 5♣ Q♦ 5♦\n  Pool: BJ (up) 4♦ (up)\n  DP: 4♥ 4♠ 7♦\n"

// TestSolve: what is solvable, what is not, and what chance would have to help.
func TestSolve(t *testing.T) {
	for _, c := range []struct {
		name, text string
		solvable   bool
		first      int
	}{
		{"either order", puzzle, true, 2}, // the Nine for points and the Quick Two
		{"against every answer", strings.Replace(puzzle, "Q♣", "8♠ 9♠", 1), false, 0},
		{"no luck", "game vastrix\npuzzle One\nask Win.\ngiven\n  turn A\n  A hand: 10♥ 3♥\n  A PR: 10♦\n  B hand: Q♣\n  B PR: 3♦\n", false, 0},
		{"a known draw", "game vastrix\npuzzle One\nask Win.\ngiven\n  turn A\n  DP: 8♥\n  A hand: 10♥ 3♥\n  A PR: 10♦\n  B hand: Q♣\n  B PR: 3♦\n", true, 1},
		{"too late", late, false, 0},
		{"a turn later", strings.Replace(late, "given", "turns 2\ngiven", 1), true, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			f, err := read(c.text + "solved\n  winner: A\n")
			if err != nil {
				t.Fatal(err)
			}
			sol, err := f.Puzzles[0].Solve(context.Background())
			if c.solvable != (err == nil) {
				t.Fatalf("solvable %v: %v", err == nil, err)
			}
			if err == nil && len(sol.First) != c.first {
				t.Errorf("first choices %v", sol.First)
			}
		})
	}
}

// TestReply: the best answer is found, and after a wrong move it is the one that
// makes the puzzle fail.
func TestReply(t *testing.T) {
	f, err := read(strings.Replace(puzzle, "Q♣", "8♠", 1) + "solved\n  winner: A\n")
	if err != nil {
		t.Fatal(err)
	}
	z := f.Puzzles[0]
	m, err := z.Table()
	if err != nil {
		t.Fatal(err)
	}
	turn := m.S.Turn
	for m.S.Decision.Seat == z.Seat && z.State(m, turn) == scenario.Open {
		i, err := m.Words().Find("score 9♥")
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Choose(i); err != nil {
			t.Fatal(err)
		}
	}
	i, err := z.Reply(context.Background(), m, turn)
	if err != nil {
		t.Fatal(err)
	}
	if key := m.Words().Key(i); !strings.HasPrefix(key, "effect 8♠ instant") {
		t.Errorf("the answer is %q", key)
	}
}
