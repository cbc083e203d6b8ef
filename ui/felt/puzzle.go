package felt

import (
	"context"
	"errors"
	"strings"
	"time"

	"feltstack/rules/scenario"
	"feltstack/table"
	"feltstack/table/guide"
	"feltstack/ui/shelf"
	"feltstack/ui/words"
)

// replyTime is how long the answer to a puzzle's move is looked for.
const replyTime = 1500 * time.Millisecond

// puzzleLead leads through a puzzle.
type puzzleLead struct {
	table   *Table
	session *table.Session
	guided  *guided
	guide   *guide.Puzzle
	ends    PuzzleEnds
	head    string
	hints   int  // how many are shown
	showing bool // the solution is played
	line    []scenario.Pick
	note    string
	told    bool
	pause   time.Duration // before a choice of the solution
	waiting func()        // ends what is about to be chosen at this point of the game
	search  func()        // ends the search for the solution
}

// PuzzleEnds is what can follow a puzzle.
type PuzzleEnds struct {
	Solved func()
	Next   func() // nil after the last one
	All    func()
}

// OpenPuzzle seats the person before a puzzle.
func OpenPuzzle(z *scenario.Puzzle, head string, ends PuzzleEnds) (shelf.OpenGame, error) {
	s, err := guide.Sit(z, "You", "Rook")
	if err != nil {
		return shelf.OpenGame{}, err
	}
	g, err := guide.NewPuzzle(z, s)
	if err != nil {
		s.Close()
		return shelf.OpenGame{}, err
	}
	session := newGuided(z.Game(), s, int(z.Seat))
	session.begin = func(t *Table) leader {
		d := &puzzleLead{table: t, session: s, guided: session, guide: g, ends: ends, head: head, pause: lessonPause}
		session.fits, session.undo, session.over = d.fits, d.undo, d.over
		t.env.Post(d.moved)
		return d
	}
	return shelf.OpenGame{Session: session, Close: func() error { s.Close(); return nil }}, nil
}

// fits lets the person choose while the puzzle is open.
func (d *puzzleLead) fits([]string) bool {
	d.note = ""
	switch {
	case d.showing:
		d.note = words.Tr("The solution is being played. Start again to try it yourself.")
	case d.guide.State() != scenario.Open:
		d.note = words.Tr("The turn is over. Start again to try something else.")
	default:
		return true
	}
	d.show()
	return false
}

// over tells whether the attempt is, whatever the table would go on with.
func (d *puzzleLead) over() bool {
	return d.guide.Follow() == nil && d.guide.State() != scenario.Open
}

func (d *puzzleLead) show() {
	d.table.showCoach()
	d.table.traceScene()
}

// moved goes on after a change at the table.
func (d *puzzleLead) moved() {
	d.wait()
	if err := d.guide.Follow(); err != nil {
		d.note = words.Sentence(err)
		d.show()
		return
	}
	switch state := d.guide.State(); {
	case state == scenario.Solved && !d.showing && !d.told:
		d.told = true
		d.ends.Solved()
	case state != scenario.Open:
	case d.showing:
		d.playLine()
	case !d.guide.Mine():
		d.reply()
	}
	d.show()
}

// reply lets the other side answer.
func (d *puzzleLead) reply() {
	if p := d.guide.Asked(); p.Key != "" {
		d.later(passPause, p, nil)
		return
	}
	find := d.guide.Reply()
	ctx, stop := context.WithTimeout(context.Background(), replyTime)
	d.waiting = stop
	d.away(ctx, stop, func() (scenario.Pick, error) { return find(ctx) }, func(p scenario.Pick, err error) {
		// Out of time there is an answer, too: the best so far.
		if err != nil && !errors.Is(err, context.DeadlineExceeded) {
			d.note = words.Sentence(err)
			d.show()
			return
		}
		d.later(d.pause/2, p, nil)
	})
}

// away finds a choice off the UI goroutine. Who stops first gets none.
func (d *puzzleLead) away(ctx context.Context, stop func(), find func() (scenario.Pick, error), then func(scenario.Pick, error)) {
	go func() {
		defer stop()
		p, err := find()
		if errors.Is(ctx.Err(), context.Canceled) {
			return
		}
		d.table.env.Post(func() { then(p, err) })
	}()
}

// later makes a choice after a while, and then calls made, if there is one.
func (d *puzzleLead) later(pause time.Duration, p scenario.Pick, made func()) {
	d.waiting = d.table.env.After(pause, func() {
		switch err := d.session.Chair(int(p.Seat)).Do([]string{p.Key}); {
		case err == nil && made != nil:
			made()
		case errors.Is(err, table.ErrBusy):
			d.later(busyPause, p, made)
		case err != nil && !errors.Is(err, table.ErrNotAsked) && !errors.Is(err, table.ErrMoved): // those are too late
			d.note = words.Sentence(err)
			d.show()
		}
	})
}

// wait ends what is about to be chosen.
func (d *puzzleLead) wait() {
	if d.waiting != nil {
		d.waiting()
		d.waiting = nil
	}
}

// stop implements leader.
func (d *puzzleLead) stop() {
	d.wait()
	if d.search != nil {
		d.search()
		d.search = nil
	}
}

// playLine makes the next choice of the solution. The table may ask for it more
// than once: the choice is off the line when it has been made.
func (d *puzzleLead) playLine() {
	p := d.guide.Asked()
	if p.Key != "" {
		d.later(passPause, p, nil)
		return
	}
	if len(d.line) > 0 {
		d.later(d.pause, d.line[0], func() { d.line = d.line[1:] })
	}
}

// undo takes the last choice back.
func (d *puzzleLead) undo() error {
	d.stop()
	d.note, d.told = "", false
	err := d.guide.Undo()
	d.table.pull()
	d.moved()
	return err
}

// reset begins again.
func (d *puzzleLead) reset() {
	d.stop()
	d.note, d.told, d.showing, d.line = "", false, false, nil
	d.guided.full = false
	d.guided.SetPace(d.table.pace)
	if err := d.guide.Reset(); err != nil {
		d.note = words.Sentence(err)
	}
	d.table.pull()
	d.moved()
}

// hint shows one more hint.
func (d *puzzleLead) hint() {
	d.hints++
	d.note = ""
	d.show()
}

// solution looks for the solution and plays it from the beginning.
func (d *puzzleLead) solution() {
	d.reset()
	d.showing = true
	d.guided.full = true
	d.guided.SetPace(d.table.pace)
	ctx, stop := context.WithCancel(context.Background())
	d.search = stop
	var line []scenario.Pick
	d.away(ctx, stop, func() (scenario.Pick, error) {
		sol, err := d.guide.Solve(ctx)
		if err == nil {
			line = sol.Line
		}
		return scenario.Pick{}, err
	}, func(_ scenario.Pick, err error) {
		if err != nil {
			d.note = words.Sentence(err)
		}
		d.line = line
		d.moved()
	})
	d.show()
}

// lead implements leader.
func (d *puzzleLead) lead() lead {
	z := d.guide.Puzzle
	l := lead{Head: d.head, Title: z.Name, Say: []string{z.Ask}, Wrong: d.note}
	for i := range min(d.hints, len(z.Hints)) {
		l.Say = append(l.Say, words.Trf("Hint %d: %s", i+1, z.Hints[i]))
	}
	again := leadButton{words.Tr("Start again"), false, d.reset}
	all := leadButton{words.Tr("All puzzles"), false, d.ends.All}
	state := d.guide.State()
	switch {
	case state == scenario.Solved:
		l.Say, l.Good = nil, true
		l.Wrong = strings.TrimSpace(words.Tr("Solved! ") + z.Learned)
		if d.showing {
			l.Wrong = words.Tr("So it goes. ") + z.Learned
			again.Text = words.Tr("Now let me try")
			again.Main = true
		} else if d.ends.Next != nil {
			l.Buttons = append(l.Buttons, leadButton{words.Tr("Next puzzle"), true, d.ends.Next})
		}
		l.Buttons = append(l.Buttons, again, all)
		return l
	case state == scenario.Missed:
		l.Wrong = words.Tr("The turn is over, and that was not it. Every answer of Rook's is a good one: try another way.")
		again.Main = true
	case d.showing && d.note == "":
		l.Wrong, l.Good = words.Tr("Watch how it goes."), true
	}
	if d.guide.Begun() || d.showing {
		l.Buttons = append(l.Buttons, again)
	}
	if d.hints < len(z.Hints) && !d.showing {
		l.Buttons = append(l.Buttons, leadButton{words.Tr("Hint"), false, d.hint})
	}
	if !d.showing {
		l.Buttons = append(l.Buttons, leadButton{words.Tr("Show solution"), false, d.solution})
	}
	l.Buttons = append(l.Buttons, all)
	return l
}
