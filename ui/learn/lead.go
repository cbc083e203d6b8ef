// Package learn is where one learns to play: the lists of lessons and puzzles, and
// who leads through them at the table. What may be chosen and what the others
// answer is known to package guide; this one waits, speaks, and makes the choices
// that the table makes on its own.
package learn

import (
	"errors"
	"time"

	"feltstack/rules"
	"feltstack/rules/scenario"
	"feltstack/table"
	"feltstack/table/guide"
	"feltstack/ui/felt"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/trouble"
)

// How long what the table does on its own may be looked at before.
const (
	usualPause = 900 * time.Millisecond
	passPause  = 200 * time.Millisecond
	busyPause  = 40 * time.Millisecond
)

// progress is a lesson or a puzzle that follows the choices at its table.
type progress interface {
	// Seen is how many choices it has followed.
	Seen() int
}

// lead is what a lesson and a puzzle have in common.
type lead struct {
	progress
	game    *guided
	session *table.Session
	table   *felt.Table
	env     *kit.Env
	note    string        // what the coach says last: why not, or what went wrong
	pause   time.Duration // before what the table does on its own
	waiting func()        // gives up what is about to be chosen at this point of the game
}

// open seats the person before what a lesson or a puzzle lays; begin makes who leads.
func open(g *rules.Game, what guide.Table, seat int, begin func(lead) (leader, error)) (library.OpenGame, error) {
	s, err := guide.Sit(what, "You", "Rook")
	if err != nil {
		return library.OpenGame{}, err
	}
	game := &guided{Seated: library.SeatAt(g, s, seat)}
	if game.leader, err = begin(lead{game: game, session: s, pause: usualPause}); err != nil {
		s.Close()
		return library.OpenGame{}, err
	}
	return library.OpenGame{Session: game, Close: func() error { s.Close(); return nil }}, nil
}

func (d *lead) sitDown(t *felt.Table, e *kit.Env) { d.table, d.env = t, e }

// say has the coach say something, or take back what was said last with "".
func (d *lead) say(note string) {
	d.note = note
	d.table.ShowCoach()
}

// later makes a choice in the place of whose it is, after a while, and then calls
// made, if there is one.
func (d *lead) later(pause time.Duration, p scenario.Pick, made func()) {
	d.wait()
	d.waiting = d.env.After(pause, func() { d.choose(p, made) })
}

// choose is later without the while.
func (d *lead) choose(p scenario.Pick, made func()) {
	switch err := d.session.View(int(p.Seat)).DoAfter(d.Seen(), []string{p.Key}); {
	case err == nil && made != nil:
		made()
	case errors.Is(err, table.ErrBusy):
		d.later(busyPause, p, made)
	case err != nil && !errors.Is(err, table.ErrNotAsked) && !errors.Is(err, table.ErrMoved): // those are too late
		d.say(trouble.Text(err))
	}
}

// wait gives up what is about to be chosen.
func (d *lead) wait() {
	if d.waiting != nil {
		d.waiting()
		d.waiting = nil
	}
}
