package learn

import (
	"errors"
	"testing"
	"time"

	"feltstack/rules/games/gamestest"
	"feltstack/rules/guard/guardtest"
	"feltstack/rules/scenario"
	"feltstack/table"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
)

func TestLessonByHand(t *testing.T) {
	_, lessons, _ := gamestest.Guides(t, "vastrix")
	ended := false
	p := led(t, func() (library.OpenGame, error) {
		return OpenLesson(lessons[0], LessonEnds{Puzzles: func() { ended = true }})
	})
	p.game.leader.(*lesson).pause = time.Millisecond
	p.step("Welcome")
	if n := len(p.says().Look); n != 2 {
		t.Errorf("the first step points at %d things", n)
	}
	p.until("the prompt says how to go on", func() bool { return p.trace.Last().Prompt == "Press Next to continue" })
	p.do("score 7♦")
	if p.says().Wrong == "" || p.hand() != 6 {
		t.Error("a card was played while the first step is read")
	}
	for _, c := range p.scene().Cards {
		if drops, refusals := p.game.Drops(c.ID); c.Name == "7♦" && (len(drops) > 0 || len(refusals) != 1) {
			t.Errorf("while the first step is read 7♦ can go to %d places, and %d reasons are given", len(drops), len(refusals))
		}
	}
	p.table.Key(&fyne.KeyEvent{Name: fyne.KeyReturn})
	p.step("Draw a card")
	if prompt := p.trace.Last().Prompt; prompt != p.scene().Prompt.Text {
		t.Errorf("the prompt still says %q", prompt)
	}

	p.do("score 7♦")
	if want := lessons[0].Steps[1].Wrong; p.says().Wrong != want {
		t.Errorf("after a wrong move the coach says %q", p.says().Wrong)
	}
	if p.hand() != 6 {
		t.Error("the wrong move was made")
	}
	p.press("Draw")
	p.step("End your turn")
	if p.says().Wrong != "" {
		t.Error("the coach still talks of the wrong move")
	}
	p.coach("Back")
	p.step("Draw a card")
	p.until("the card lies on the pile again", func() bool { return p.hand() == 6 })
	p.coach("Do it for me")
	p.step("End your turn")
	p.press("End turn")
	p.step("The swap bar") // after what Rook does
	made := func() int { return p.game.Timeline().At }
	won := func() bool { return p.says().Title == "You have won" }
	for !won() {
		n, seen := made(), p.shown()
		p.coach("Do it for me")
		p.until("a choice after "+p.says().Title, func() bool {
			return won() || made() > n && p.shown() > seen && (p.mine() && len(p.says().Look) > 0 || p.says().Title == "A gift")
		})
	}
	if !p.scene().Over {
		t.Error("the game is not over")
	}
	p.table.Key(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if !ended {
		t.Error("Enter does not lead on to the puzzles")
	}
}

// TestLessonWaitsForNext: while a step is read on the turn of another, the prompt says what
// is waited for, and no more once it is pressed.
func TestLessonWaitsForNext(t *testing.T) {
	_, lessons, _ := gamestest.Guides(t, "vastrix")
	p := led(t, func() (library.OpenGame, error) { return OpenLesson(lessons[1], LessonEnds{}) })
	p.step("The stack")
	const want = "Press Next to continue"
	p.until("the prompt says so", func() bool { return p.trace.Last().Prompt == want })
	p.table.Key(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if got := p.trace.Last().Prompt; got == want {
		t.Errorf("Next is pressed, and the prompt still says %q", got)
	}
	p.game.leader.(*lesson).pause = time.Millisecond
	p.step("Save your Six")
}

// TestEveryLessonLeads: the coach does every lesson of every game for one, to its end or win, and
// points at something in each of its steps that is to be done.
func TestEveryLessonLeads(t *testing.T) {
	for _, g := range gamestest.All(t) {
		_, lessons, _ := gamestest.Guides(t, g.Name)
		if len(lessons) < 2 {
			t.Errorf("%s has %d lessons", g.Name, len(lessons))
		}
		for _, l := range lessons {
			t.Run(g.Name+"/"+l.Name, func(t *testing.T) {
				next := 0
				p := led(t, func() (library.OpenGame, error) { return OpenLesson(l, LessonEnds{Next: func() { next++ }}) })
				p.game.leader.(*lesson).pause = time.Millisecond
				last := l.Steps[len(l.Steps)-1].Name
				ended := func() bool { return p.says().Title == last }
				for !ended() {
					var do func()
					at, seen := p.game.Timeline().At, p.says().Title
					p.until("a button after "+seen, func() bool {
						for _, b := range p.says().Buttons {
							if b.Text == "Next" || b.Text == "Do it for me" && p.mine() {
								do = b.Do
							}
						}
						return do != nil || ended()
					})
					if ended() {
						break
					}
					do()
					p.until("what follows "+seen, func() bool { return p.game.Timeline().At > at || p.says().Title != seen })
				}
				if won := last == "You have won"; p.scene().Over != won {
					t.Errorf("the game is over: %v", !won)
				}
				if p.coach("Next lesson"); next != 1 {
					t.Error("it doesn't lead on to the next lesson")
				}
			})
		}
	}
}

// A button of the coach that is pressed again before the table has followed does nothing:
// the second press would make the choice of a step that is done, in a game that has gone on.
func TestCoachPressedTwice(t *testing.T) {
	_, lessons, _ := gamestest.Guides(t, "vainqueur")
	p := led(t, func() (library.OpenGame, error) { return OpenLesson(lessons[0], LessonEnds{}) })
	p.game.leader.(*lesson).pause = time.Millisecond
	p.coach("Next")
	for p.says().Title != "To the attack" {
		p.coach("Do it for me")
		seen := p.says().Title
		p.until("what follows "+seen, func() bool { return p.says().Title != seen })
	}
	at := p.game.Timeline().At
	p.coach("Do it for me")
	for made := time.Now(); p.game.Timeline().At == at && time.Since(made) < guardtest.Patience; {
		time.Sleep(time.Millisecond)
	}
	p.says().Buttons[0].Do()
	if err := p.game.Do([]string{"next step"}); !errors.Is(err, table.ErrMoved) {
		t.Errorf("the choice of a step that is done is made again: %v", err)
	}
	p.step("Strength against strength")
	if got := p.game.Timeline().At; got != at+1 {
		t.Errorf("%d choices were made, not 1", got-at)
	}
}

// A lesson leads to the next one of its game, the last one to none.
func TestAfter(t *testing.T) {
	var all []library.Guide
	for _, g := range gamestest.All(t) {
		_, lessons, _ := gamestest.Guides(t, g.Name)
		all = append(all, library.Guide{Lessons: lessons})
	}
	for _, g := range all {
		for i, l := range g.Lessons {
			var want *scenario.Lesson
			if i+1 < len(g.Lessons) {
				want = g.Lessons[i+1]
			}
			if After(all, l) != want {
				t.Errorf("what follows %s: %s isn't the next lesson", l.Game().Title, l.Name)
			}
		}
	}
}

func TestPuzzleSolvedByHand(t *testing.T) {
	_, _, all := gamestest.Guides(t, "vastrix")
	solved := 0
	p := led(t, func() (library.OpenGame, error) {
		return OpenPuzzle(all[0], "Puzzle 1", PuzzleEnds{Solved: func() { solved++ }, Next: func() {}, All: func() {}})
	})
	p.until("the person is asked", p.mine)
	if !p.lies("Q♣", "Hand") {
		t.Error("the other hand does not lie open")
	}
	p.coach("Hint")
	if n := len(p.says().Say); n != 2 {
		t.Errorf("with one hint the coach says %d things", n)
	}

	p.do("score 7♦") // two points short
	p.until("the Seven is scored", func() bool { return p.lies("7♦", "PR") })
	p.until("what the Seven shows is offered", p.mine)
	p.press("No")
	p.press("End turn")
	p.until("the puzzle is missed", func() bool { return p.says().Wrong != "" })
	if solved != 0 || !p.scene().Over {
		t.Error("a turn that does nothing solves the puzzle")
	}
	p.coach("Start again")
	p.until("it begins again", func() bool { return p.mine() && p.hand() == 4 })

	p.do("score 9♣")
	p.until("the Nine is scored", func() bool { return p.lies("9♣", "PR") && p.mine() })
	if err := p.game.Undo(); err != nil {
		t.Fatal(err)
	}
	p.until("the Nine is taken back", func() bool { return !p.lies("9♣", "PR") && p.mine() })
	p.do("score 9♣")
	p.until("the Nine is scored again", func() bool { return p.lies("9♣", "PR") && p.mine() })
	p.do("effect 2♣ quick")
	p.until("it is solved", func() bool { return solved == 1 })
	p.until("the coach says so", func() bool { return p.says().Good })
	p.coach("Next puzzle")
	if solved != 1 {
		t.Error("it is solved more than once")
	}
}

func TestPuzzleSolutionIsShown(t *testing.T) {
	_, _, all := gamestest.Guides(t, "vastrix")
	p := led(t, func() (library.OpenGame, error) {
		return OpenPuzzle(all[0], "Puzzle 1", PuzzleEnds{Solved: func() { t.Error("a solution that is shown counts as solved") }, All: func() {}})
	})
	p.until("the person is asked", p.mine)
	p.game.leader.(*puzzle).pause = time.Millisecond
	p.coach("Show solution")
	p.do("score 7♦")
	if p.says().Good {
		t.Error("one can play into the solution")
	}
	p.until("the solution ends", func() bool { return p.scene().Over })
	p.coach("Let me try")
	p.until("it begins again", func() bool { return !p.scene().Over && p.hand() == 4 })
}

// One gesture may do what two steps ask for: the card to be given, dropped on the card to be taken.
func TestGestureOfTwoSteps(t *testing.T) {
	_, lessons, _ := gamestest.Guides(t, "vastrix")
	p := led(t, func() (library.OpenGame, error) { return OpenLesson(lessons[0], LessonEnds{}) })
	p.game.leader.(*lesson).pause = time.Millisecond
	p.coach("Next")
	for _, step := range []string{"Draw a card", "End your turn"} {
		p.step(step)
		p.until("the person is asked", p.mine)
		p.coach("Do it for me")
	}
	p.step("The swap bar")
	p.until("the person is asked", p.mine)
	var keys []string
	for _, c := range p.scene().Cards {
		if c.Name == "5♣" {
			drops, _ := p.game.Drops(c.ID)
			for _, d := range drops {
				if len(d.Keys) == 2 {
					keys = d.Keys
				}
			}
		}
	}
	p.do(keys...)
	p.step("Play for points")
	if wrong := p.says().Wrong; wrong != "" || !p.lies("5♣", "SB") {
		t.Errorf("after %q the coach says %q", keys, wrong)
	}
	p.coach("Back")
	p.step("Give one back")
	p.until("the card is in the hand again", func() bool { return p.hand() == 8 })
}
