package learn

import (
	"testing"
	"time"

	"feltstack/rules/games/gamestest"
	"feltstack/rules/guard/guardtest"
	"feltstack/rules/scenario"
	"feltstack/table/guide"
	"feltstack/ui/felt"
	"feltstack/ui/kit"
	"feltstack/ui/kit/kittest"
	"feltstack/ui/library"
	"feltstack/ui/uitest"

	"fyne.io/fyne/v2"
)

// TestGoldenPicturesOfPraise: what is learned is praised as it was when it was found good.
func TestGoldenPicturesOfPraise(t *testing.T) {
	uitest.Pictures(t)
	kittest.Golden(t, map[string]kittest.Screen{
		"lesson": praised(t, doneLesson(t)),
		"puzzle": praised(t, solvedPuzzle(t)),
	}, "lesson", "puzzle")
}

// praised lays the table of a game that is over.
func praised(t *testing.T, game library.OpenGame) kittest.Screen {
	t.Helper()
	t.Cleanup(func() {
		if err := game.Close(); err != nil {
			t.Error(err)
		}
	})
	return func(t *testing.T, e *kit.Env) fyne.CanvasObject {
		table := felt.New(e, game.Session, felt.Exits{})
		t.Cleanup(table.Close)
		return table.Container
	}
}

// doneLesson is a lesson whose every step is done.
func doneLesson(t *testing.T) library.OpenGame {
	t.Helper()
	_, lessons, _ := gamestest.Guides(t, "vastrix")
	game, err := OpenLesson(lessons[0], LessonEnds{Next: func() {}})
	if err != nil {
		t.Fatal(err)
	}
	d := game.Session.(*guided).leader.(*lesson)
	for {
		p, auto, err := d.guide.Auto()
		if err != nil {
			t.Fatal(err)
		}
		if !auto && d.guide.Place() == d.guide.Count()-1 {
			return game
		}
		if !auto {
			p = scenario.Pick{Seat: guide.Me, Key: d.guide.Next()}
		}
		made(t, &d.lead, p, d.guide.Follow)
	}
}

// solvedPuzzle is a puzzle whose solution was played.
func solvedPuzzle(t *testing.T) library.OpenGame {
	t.Helper()
	_, _, all := gamestest.Guides(t, "vastrix")
	game, err := OpenPuzzle(all[0], "Puzzle 1 of 24", PuzzleEnds{Solved: func() {}, Next: func() {}, All: func() {}})
	if err != nil {
		t.Fatal(err)
	}
	d := game.Session.(*guided).leader.(*puzzle)
	sol, err := d.guide.Solve(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for line := sol.Line; d.guide.State() == scenario.Open; {
		p := d.guide.Asked()
		if p.Key == "" {
			p, line = line[0], line[1:]
		}
		made(t, &d.lead, p, d.guide.Follow)
	}
	return game
}

// made makes a choice of either side, and follows it once it is made; "" is something that
// was only to be read.
func made(t *testing.T, d *lead, p scenario.Pick, follow func() error) {
	t.Helper()
	seen := d.Seen()
	if p.Key != "" {
		if err := d.session.View(int(p.Seat)).DoAfter(seen, []string{p.Key}); err != nil {
			t.Fatal(err)
		}
	}
	for late := time.Now().Add(guardtest.Patience); ; time.Sleep(time.Millisecond) {
		if err := follow(); err != nil {
			t.Fatal(err)
		}
		if p.Key == "" || d.Seen() > seen {
			return
		}
		if time.Now().After(late) {
			t.Fatalf("%s is not made", p.Key)
		}
	}
}
