package felt

import (
	"slices"
	"testing"
	"time"

	"feltstack/cardart"
	"feltstack/rules"
	"feltstack/rules/games"
	"feltstack/rules/scenario"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/shelf"
	"feltstack/ui/trace"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// led is a person at a table with a coach, as seat in play_test.go.
func led(t *testing.T, open func() (shelf.OpenGame, error)) *seat {
	t.Helper()
	test.NewTempApp(t)
	game, err := open()
	if err != nil {
		t.Fatal(err)
	}
	s := &seat{t: t, posts: make(chan func(), 100)}
	e := &kit.Env{
		Pics: kit.NewPictures(kit.DrawPicture(cardart.Midnight), nil), Post: func(f func()) { s.posts <- f },
		Scale: func() float32 { return 1 }, Trace: trace.NewWriter(nil), Keys: kit.NewKeymap(), Pace: table.Pace{Theirs: true},
	}
	s.table = New(e, game.Session, Exits{})
	w := test.NewWindow(s.table.Container)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(1280, 800))
	t.Cleanup(func() {
		s.table.Close()
		if err := game.Close(); err != nil {
			t.Error(err)
		}
		w.Close()
	})
	return s
}

func vastrixGuides(t *testing.T) ([]*scenario.Lesson, []*scenario.Puzzle) {
	t.Helper()
	g, err := games.Find("vastrix")
	if err != nil {
		t.Fatal(err)
	}
	lessons, puzzles, err := scenario.Guides(g, rules.Guides())
	if err != nil {
		t.Fatal(err)
	}
	return lessons, puzzles
}

// coach presses a button of the coach.
func (s *seat) coach(text string) {
	s.t.Helper()
	for _, b := range s.table.coach.now.Buttons {
		if b.Text == text {
			b.Do()
			return
		}
	}
	s.t.Fatalf("the coach has no button %q: %v", text, s.table.coach.now.Buttons)
}

// press presses a button of the prompt once it is there.
func (s *seat) press(text string) {
	s.t.Helper()
	s.until("button "+text, func() bool {
		return slices.ContainsFunc(s.table.prompt.shown, func(b table.Button) bool { return b.Text == text })
	})
	s.table.pressed(text)
}

func (s *seat) step(name string) {
	s.t.Helper()
	s.until("step "+name, func() bool { return s.table.coach.now.Title == name })
}

func TestLessonByHand(t *testing.T) {
	lessons, _ := vastrixGuides(t)
	ended := false
	s := led(t, func() (shelf.OpenGame, error) {
		return OpenLesson(lessons[0], LessonEnds{Puzzles: func() { ended = true }})
	})
	s.table.coach.leader.(*lessonLead).pause = time.Millisecond
	s.step("Welcome")
	if n := len(s.table.coach.now.Look); n != 2 {
		t.Errorf("the first step points at %d things", n)
	}
	s.drag("7♦", s.zone("Your point row").Centre())
	if s.table.coach.now.Wrong == "" || s.count("Your hand") != 6 {
		t.Error("a card was played while the first step is read")
	}
	s.table.Key(&fyne.KeyEvent{Name: fyne.KeyReturn})
	s.step("Draw a card")

	s.drag("7♦", s.zone("Your point row").Centre())
	if want := lessons[0].Steps[1].Wrong; s.table.coach.now.Wrong != want {
		t.Errorf("after a wrong move the coach says %q", s.table.coach.now.Wrong)
	}
	if s.count("Your hand") != 6 || s.table.ghost.pic.Visible() {
		t.Error("the wrong move was made")
	}
	s.press("Draw")
	s.step("End your turn")
	if s.table.coach.now.Wrong != "" {
		t.Error("the coach still talks of the wrong move")
	}
	s.coach("Back")
	s.step("Draw a card")
	s.until("the card lies on the pile again", func() bool { return s.count("Your hand") == 6 })
	s.coach("Do it for me")
	s.step("End your turn")
	s.press("End the turn")
	s.step("The swap bar") // after what Rook does
	made := func() int { return s.table.session.Timeline().At }
	won := func() bool { return s.table.coach.now.Title == "You have won" }
	for !won() {
		n, seen := made(), s.table.scene.Version // a choice is made before the table shows it
		s.coach("Do it for me")
		s.until("a choice after "+s.table.coach.now.Title, func() bool {
			return won() || made() > n && s.table.scene.Version > seen && s.table.scene.Prompt.Mine && len(s.table.coach.now.Look) > 0 || s.table.coach.now.Title == "A gift" && made() > n && s.table.scene.Version > seen
		})
	}
	if !s.table.scene.Over || s.table.over.Visible() {
		t.Error("the game is not over, or its end covers the coach")
	}
	s.table.Key(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if !ended {
		t.Error("Enter does not lead on to the puzzles")
	}
}

func TestPuzzleSolvedByHand(t *testing.T) {
	_, all := vastrixGuides(t)
	solved := 0
	s := led(t, func() (shelf.OpenGame, error) {
		return OpenPuzzle(all[0], "Puzzle 1", PuzzleEnds{Solved: func() { solved++ }, Next: func() {}, All: func() {}})
	})
	mine := func() bool { return s.table.scene.Prompt.Mine && !s.table.scene.Over }
	s.until("the person is asked", mine)
	if s.lies("Q♣", "Hand") == false {
		t.Error("the other hand does not lie open")
	}
	s.coach("Hint")
	if n := len(s.table.coach.now.Say); n != 2 {
		t.Errorf("with one hint the coach says %d things", n)
	}

	s.drag("7♦", s.zone("Your point row").Centre()) // two points short
	s.until("the Seven is scored", func() bool { return s.lies("7♦", "PR") })
	s.until("what the Seven shows is offered", mine)
	s.press("No")
	s.until("the rest is offered", func() bool {
		return mine() && s.table.scene.Prompt.Text != "" && len(s.table.prompt.shown) > 0 && s.table.prompt.shown[0].Text == "End the turn"
	})
	s.press("End the turn")
	s.until("the puzzle is missed", func() bool { return s.table.coach.now.Wrong != "" })
	if solved != 0 || !s.table.scene.Over {
		t.Error("a turn that does nothing solves the puzzle")
	}
	s.coach("Start again")
	s.until("it begins again", func() bool { return mine() && s.count("Your hand") == 4 })

	s.drag("9♣", s.zone("Your point row").Centre())
	s.until("the Nine is scored", func() bool { return s.lies("9♣", "PR") && mine() })
	s.table.session.(*guided).undo()
	s.until("the Nine is taken back", func() bool { return !s.lies("9♣", "PR") && mine() })
	s.drag("9♣", s.zone("Your point row").Centre())
	s.until("the Nine is scored again", func() bool { return s.lies("9♣", "PR") && mine() })
	if err := s.table.session.Do([]string{"effect 2♣ quick"}); err != nil {
		t.Fatal(err)
	}
	s.until("it is solved", func() bool { return solved == 1 })
	s.until("the coach says so", func() bool { return s.table.coach.now.Good })
	s.coach("Next puzzle")
	if solved != 1 {
		t.Error("it is solved more than once")
	}
}

func TestPuzzleSolutionIsShown(t *testing.T) {
	_, all := vastrixGuides(t)
	s := led(t, func() (shelf.OpenGame, error) {
		return OpenPuzzle(all[0], "Puzzle 1", PuzzleEnds{Solved: func() { t.Error("a solution that is shown counts as solved") }, All: func() {}})
	})
	s.until("the person is asked", func() bool { return s.table.scene.Prompt.Mine })
	s.table.coach.leader.(*puzzleLead).pause = time.Millisecond
	s.coach("Show solution")
	s.drag("7♦", s.zone("Your point row").Centre())
	if s.table.coach.now.Good {
		t.Error("one can play into the solution")
	}
	s.until("the solution ends", func() bool { return s.table.scene.Over })
	s.coach("Now let me try")
	s.until("it begins again", func() bool { return !s.table.scene.Over && s.count("Your hand") == 4 })
}

// TestCoachFits: the coach stays within the side panel at all sizes, with the
// longest that it has to say.
func TestCoachFits(t *testing.T) {
	lessons, all := vastrixGuides(t)
	s := led(t, func() (shelf.OpenGame, error) { return OpenLesson(lessons[0], LessonEnds{}) })
	var leads []lead
	for _, step := range lessons[0].Steps {
		leads = append(leads, lead{Head: "Step", Title: step.Name, Say: step.Say, Wrong: step.Wrong, Buttons: []leadButton{{Text: "Do it for me"}, {Text: "Back"}, {Text: "Leave"}}})
	}
	for _, z := range all {
		leads = append(leads, lead{Head: "Puzzle", Title: z.Name, Say: append([]string{z.Ask}, z.Hints...), Wrong: "The turn is over, and that was not it. Every answer of Rook's is a good one: try another way.",
			Buttons: []leadButton{{Text: "Start again", Main: true}, {Text: "Show solution"}, {Text: "All puzzles"}}})
	}
	for _, size := range []fyne.Size{fyne.NewSize(1024, 640), fyne.NewSize(1280, 800), fyne.NewSize(1920, 1080)} {
		s.table.Layout(nil, size)
		for _, l := range leads {
			c := newCoach(saying{l})
			c.set(s.table.arr.Side)
			b := kit.BoxOf(c.stop)
			for _, o := range textsOf(c.words.Container) {
				if w := kit.BoxOf(o); o.Visible() && (w.X < b.X || w.Right() > b.Right()+1 || w.Y < b.Y || w.Bottom() > b.Bottom()) {
					t.Errorf("%v, %s: a word lies at %v, outside %v", size, l.Title, w, b)
				}
			}
			for _, k := range c.pills {
				if w := kit.BoxOf(k); w.Right() > b.Right() || w.Bottom() > b.Bottom() {
					t.Errorf("%v, %s: %s lies outside", size, l.Title, k.Text)
				}
			}
			if b.Y < s.table.arr.Side.Y+sideHead {
				t.Errorf("%v, %s: the coach covers the way home", size, l.Title)
			}
		}
	}
}

// saying is a leader that says one thing.
type saying struct{ l lead }

func (s saying) lead() lead { return s.l }
func (saying) moved()       {}
func (saying) stop()        {}

// textsOf lists the texts in a container and in those within.
func textsOf(c *fyne.Container) []*canvas.Text {
	var all []*canvas.Text
	for _, o := range c.Objects {
		switch o := o.(type) {
		case *canvas.Text:
			all = append(all, o)
		case *fyne.Container:
			all = append(all, textsOf(o)...)
		}
	}
	return all
}
