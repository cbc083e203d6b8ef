package felt

import (
	"errors"
	"time"

	"feltstack/rules/scenario"
	"feltstack/table"
	"feltstack/table/guide"
	"feltstack/ui/shelf"
	"feltstack/ui/words"
)

// How long what the table does by itself may be looked at before.
const (
	lessonPause = 900 * time.Millisecond
	passPause   = 200 * time.Millisecond
	busyPause   = 40 * time.Millisecond
)

// lessonLead leads through a lesson.
type lessonLead struct {
	table   *Table
	session *table.Session
	guide   *guide.Lesson
	name    string
	ends    LessonEnds
	wrong   string
	pause   time.Duration // before what the table does by itself
	waiting func()        // gives up the choice that is to come
}

// LessonEnds is what can follow a lesson.
type LessonEnds struct{ Puzzles, NewGame, Home func() }

// OpenLesson seats the person before a lesson.
func OpenLesson(l *scenario.Lesson, ends LessonEnds) (shelf.OpenGame, error) {
	s, err := guide.Sit(l, "You", "Rook")
	if err != nil {
		return shelf.OpenGame{}, err
	}
	g, err := guide.NewLesson(l, s)
	if err != nil {
		s.Close()
		return shelf.OpenGame{}, err
	}
	session := newGuided(l.Game(), s, guide.Me)
	session.full = true
	session.begin = func(t *Table) leader {
		d := &lessonLead{table: t, session: s, guide: g, name: l.Name, ends: ends, pause: lessonPause}
		session.fits, session.undo, session.cancel = d.fits, d.back, d.back
		t.env.Post(d.moved)
		return d
	}
	return shelf.OpenGame{Session: session, Close: func() error { s.Close(); return nil }}, nil
}

// fits lets through what the step asks for.
func (d *lessonLead) fits(keys []string) bool {
	d.wrong = ""
	switch step := d.guide.Step(); {
	case step == nil:
		return false
	case d.guide.Reading():
		d.wrong = words.Tr("Read this first, then press Next.")
	case !d.guide.Asks():
		d.wrong = words.Tr("A moment: it is not your turn to choose.")
	case d.guide.Fits(keys):
		return true
	case step.Wrong != "":
		d.wrong = step.Wrong
	default:
		d.wrong = words.Tr("That can be done, but it is not what we are after now.")
	}
	d.show()
	return false
}

func (d *lessonLead) show() {
	d.table.showCoach()
	d.table.traceScene()
}

// moved goes on after a change at the table.
func (d *lessonLead) moved() {
	d.stop()
	before := d.guide.Place()
	err := d.guide.Follow()
	var p scenario.Pick
	auto := false
	if err == nil {
		p, auto, err = d.guide.Auto()
	}
	if err != nil {
		d.wrong = words.Sentence(err)
	} else if before != d.guide.Place() {
		d.wrong = ""
	}
	if auto && err == nil {
		pause := d.pause
		if p.Key == "pass" {
			pause = min(pause, passPause)
		}
		d.later(pause, p)
	}
	d.show()
}

// later makes a choice of the table's own after a while.
func (d *lessonLead) later(pause time.Duration, p scenario.Pick) {
	d.waiting = d.table.env.After(pause, func() { d.make(p) })
}

// make makes a choice in the place of whose it is.
func (d *lessonLead) make(p scenario.Pick) {
	switch err := d.session.Chair(int(p.Seat)).Do([]string{p.Key}); {
	case errors.Is(err, table.ErrBusy):
		d.later(busyPause, p)
	case err != nil && !errors.Is(err, table.ErrNotAsked) && !errors.Is(err, table.ErrMoved): // those are too late
		d.wrong = words.Sentence(err)
		d.show()
	}
}

func (d *lessonLead) stop() {
	if d.waiting != nil {
		d.waiting()
		d.waiting = nil
	}
}

// next goes on after something to read, or shows how a step is done.
func (d *lessonLead) next() {
	d.wrong = ""
	if key := d.guide.Next(); key != "" {
		d.make(scenario.Pick{Seat: guide.Me, Key: key})
		return
	}
	d.moved()
}

// back goes a step back.
func (d *lessonLead) back() error {
	d.stop()
	d.wrong = ""
	err := d.guide.Back()
	d.table.pull()
	d.moved()
	return err
}

// lead implements leader.
func (d *lessonLead) lead() lead {
	step := d.guide.Step()
	if step == nil {
		return lead{Head: d.name, Title: words.Tr("That was all"), Say: []string{words.Tr("The lesson is over.")}, Buttons: d.exits()}
	}
	l := lead{
		Head: words.Trf("Step %d of %d", d.guide.Place()+1, d.guide.Count()), Title: step.Name,
		Say: step.Say, Wrong: d.wrong,
	}
	if d.guide.Reading() || d.guide.Asks() {
		for _, at := range step.Look {
			l.Look = append(l.Look, pointed{int(at.Zone), int(at.Def)})
		}
	}
	last := d.guide.Place() == d.guide.Count()-1
	switch {
	case last && d.guide.Reading():
		l.Buttons = d.exits()
	case d.guide.Reading():
		l.Buttons = append(l.Buttons, leadButton{words.Tr("Next"), true, d.next})
	case d.guide.Asks():
		l.Buttons = append(l.Buttons, leadButton{words.Tr("Do it for me"), false, d.next})
	}
	if d.guide.Place() > 0 && !last {
		l.Buttons = append(l.Buttons, leadButton{words.Tr("Back"), false, func() { _ = d.back() }}) // it may be too early: then nothing happens
	}
	if !last {
		l.Buttons = append(l.Buttons, leadButton{words.Tr("Leave"), false, d.ends.Home})
	}
	return l
}

func (d *lessonLead) exits() []leadButton {
	return []leadButton{{words.Tr("Puzzles"), true, d.ends.Puzzles}, {words.Tr("New game"), false, d.ends.NewGame}, {words.Tr("Home"), false, d.ends.Home}}
}
