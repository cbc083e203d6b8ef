package learn

import (
	"context"
	"errors"
	"strings"
	"time"

	"feltstack/rules/scenario"
	"feltstack/table/guide"
	"feltstack/ui/felt"
	"feltstack/ui/library"
	"feltstack/ui/trouble"
	"feltstack/ui/words"
)

// replyTime is how long the answer to a puzzle's move is looked for.
const replyTime = 1500 * time.Millisecond

// puzzle leads through a puzzle.
type puzzle struct {
	lead
	guide   *guide.Puzzle
	ends    PuzzleEnds
	head    string
	hints   int  // how many are shown
	showing bool // the solution is played
	line    []scenario.Pick
	told    bool
	search  func() // ends the search for the solution
}

// PuzzleEnds is what can follow a puzzle.
type PuzzleEnds struct {
	Solved func()
	Next   func() // nil after the last one
	All    func()
}

// OpenPuzzle seats the person before a puzzle.
func OpenPuzzle(z *scenario.Puzzle, head string, ends PuzzleEnds) (library.OpenGame, error) {
	return open(z.Game(), z, int(z.Seat), func(base lead) (leader, error) {
		g, err := guide.NewPuzzle(z, base.session)
		base.progress = g
		return &puzzle{lead: base, guide: g, ends: ends, head: head}, err
	})
}

// fits lets the person choose while the puzzle is open.
func (d *puzzle) fits([]string) bool {
	if why := d.early(); why != "" {
		d.say(why)
		return false
	}
	d.note = ""
	return true
}

// early implements leader.
func (d *puzzle) early() string {
	switch {
	case d.showing:
		return words.Say("learn.solving")
	case d.guide.State() != scenario.Open:
		return words.Say("learn.over_again")
	}
	return ""
}

// over reports whether the attempt is, whatever the table would go on with.
func (d *puzzle) over() bool {
	return d.guide.Follow() == nil && d.guide.State() != scenario.Open
}

func (d *puzzle) cancel() error { return d.game.Seated.Cancel() }

// Moved implements felt.Leader.
func (d *puzzle) Moved() {
	d.wait()
	if err := d.guide.Follow(); err != nil {
		d.say(trouble.Text(err))
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
	d.table.ShowCoach()
}

// reply lets the other side answer.
func (d *puzzle) reply() {
	if p := d.guide.Asked(); p.Key != "" {
		d.later(passPause, p, nil)
		return
	}
	find := d.guide.Reply()
	ctx, stop := context.WithTimeout(context.Background(), replyTime)
	d.waiting = stop
	var p scenario.Pick
	d.away(ctx, stop, func() (err error) {
		p, err = find(ctx)
		return err
	}, func(err error) {
		// Out of time there is an answer, too: the best so far.
		if err != nil && !errors.Is(err, context.DeadlineExceeded) {
			d.say(trouble.Text(err))
			return
		}
		d.later(d.pause/2, p, nil)
	})
}

// away thinks off the UI goroutine, and then does on it what then says, unless it
// was stopped before.
func (d *puzzle) away(ctx context.Context, stop func(), think func() error, then func(error)) {
	d.env.Go("a puzzle", think, func(err error) {
		stopped := errors.Is(ctx.Err(), context.Canceled)
		if stop(); !stopped {
			then(err)
		}
	})
}

// Stop implements felt.Leader.
func (d *puzzle) Stop() {
	d.wait()
	if d.search != nil {
		d.search()
		d.search = nil
	}
}

// playLine makes the next choice of the solution. The table may ask for it more
// than once: the choice is off the line when it has been made.
func (d *puzzle) playLine() {
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
func (d *puzzle) undo() error {
	d.Stop()
	d.note, d.told = "", false
	err := d.guide.Undo()
	d.table.Pull()
	d.Moved()
	return err
}

// reset begins again.
func (d *puzzle) reset() {
	d.Stop()
	d.note, d.told, d.showing, d.line = "", false, false, nil
	d.game.ask(false)
	if err := d.guide.Reset(); err != nil {
		d.note = trouble.Text(err)
	}
	d.table.Pull()
	d.Moved()
}

// hint shows one more hint.
func (d *puzzle) hint() {
	d.hints++
	d.say("")
}

// solution looks for the solution and plays it from the beginning.
func (d *puzzle) solution() {
	d.reset()
	d.showing = true
	d.game.ask(true)
	ctx, stop := context.WithCancel(context.Background())
	d.search = stop
	var line []scenario.Pick
	d.away(ctx, stop, func() error {
		sol, err := d.guide.Solve(ctx)
		if err == nil {
			line = sol.Line
		}
		return err
	}, func(err error) {
		if err != nil {
			d.note = trouble.Text(err)
		}
		d.line = line
		d.Moved()
	})
	d.table.ShowCoach()
}

// Lead implements felt.Leader.
func (d *puzzle) Lead() felt.Lead {
	z := d.guide.Puzzle
	l := felt.Lead{Head: d.head, Title: z.Name, Say: []string{z.Ask}, Wrong: d.note}
	for i := range min(d.hints, len(z.Hints)) {
		l.Say = append(l.Say, words.Say("learn.hint_n", "n", i+1, "hint", z.Hints[i]))
	}
	again := felt.LeadButton{Text: words.Say("learn.again"), Do: d.reset}
	all := felt.LeadButton{Text: words.Say("learn.all"), Do: d.ends.All}
	state := d.guide.State()
	switch {
	case state == scenario.Solved:
		l.Say, l.Good = nil, true
		solved := words.ID("learn.solved")
		if d.hints == 0 {
			solved = "learn.solved_unaided"
		}
		if d.showing {
			solved = "learn.shown"
			again.Text = words.Say("learn.try")
			again.Main = true
		} else {
			l.Cheer = words.Say("learn.puzzle_solved")
			if d.ends.Next != nil {
				l.Buttons = append(l.Buttons, felt.LeadButton{Text: words.Say("learn.next_puzzle"), Main: true, Do: d.ends.Next})
			}
		}
		l.Wrong = strings.TrimSpace(words.Say(solved, "learned", z.Learned))
		l.Buttons = append(l.Buttons, again, all)
		return l
	case state == scenario.Missed:
		l.Wrong = words.Say("learn.missed")
		again.Main = true
	case d.showing && d.note == "":
		l.Wrong, l.Good = words.Say("learn.watch"), true
	}
	if d.guide.Begun() || d.showing {
		l.Buttons = append(l.Buttons, again)
	}
	if d.hints < len(z.Hints) && !d.showing {
		l.Buttons = append(l.Buttons, felt.LeadButton{Text: words.Say("learn.hint"), Do: d.hint})
	}
	if !d.showing {
		l.Buttons = append(l.Buttons, felt.LeadButton{Text: words.Say("learn.show"), Do: d.solution})
	}
	l.Buttons = append(l.Buttons, all)
	return l
}
