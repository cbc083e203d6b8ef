package learn

import (
	"feltstack/rules/scenario"
	"feltstack/table/guide"
	"feltstack/ui/felt"
	"feltstack/ui/library"
	"feltstack/ui/trouble"
	"feltstack/ui/words"
)

// lesson leads through a lesson.
type lesson struct {
	lead
	guide *guide.Lesson
	name  string
	ends  LessonEnds
}

// LessonEnds is what can follow a lesson.
type LessonEnds struct {
	Next                   func() // the next lesson; nil if there is none
	Puzzles, NewGame, Home func()
}

// OpenLesson seats the person before a lesson.
func OpenLesson(l *scenario.Lesson, ends LessonEnds) (library.OpenGame, error) {
	return open(l.Game(), l, guide.Me, func(base lead) (leader, error) {
		g, err := guide.NewLesson(l, base.session)
		base.game.full = true // a lesson says itself what is passed
		base.progress = g
		return &lesson{lead: base, guide: g, name: l.Name, ends: ends}, err
	})
}

// fits lets through what the step asks for.
func (d *lesson) fits(keys []string) bool {
	step := d.guide.Step()
	wrong := ""
	switch {
	case step == nil:
	case d.early() != "":
		wrong = d.early()
	case d.guide.Fits(keys):
		d.note = ""
		return true
	case step.Wrong != "":
		wrong = step.Wrong
	default:
		wrong = words.Say("learn.off_goal")
	}
	d.say(wrong)
	return false
}

// early implements leader.
func (d *lesson) early() string {
	switch {
	case d.guide.Step() == nil:
		return ""
	case d.guide.Reading():
		return words.Say("learn.read_first")
	case !d.guide.Asks():
		return words.Say("learn.not_now")
	}
	return ""
}

// Moved implements felt.Leader.
func (d *lesson) Moved() {
	d.wait()
	before := d.guide.Place()
	err := d.guide.Follow()
	var p scenario.Pick
	auto := false
	if err == nil {
		p, auto, err = d.guide.Auto()
	}
	note := d.note
	switch {
	case err != nil:
		note = trouble.Text(err)
	case before != d.guide.Place():
		note = ""
	}
	if auto && err == nil {
		pause := d.pause
		if p.Key == "pass" {
			pause = min(pause, passPause)
		}
		d.later(pause, p, nil)
	}
	d.say(note)
}

// Stop implements felt.Leader.
func (d *lesson) Stop() { d.wait() }

// next goes on after something to read, or shows how a step is done.
func (d *lesson) next() {
	d.note = ""
	if key := d.guide.Next(); key != "" {
		d.choose(scenario.Pick{Seat: guide.Me, Key: key}, nil)
		return
	}
	d.Moved()
}

// undo goes a step back.
func (d *lesson) undo() error {
	d.wait()
	d.note = ""
	err := d.guide.Back()
	d.table.Pull()
	d.Moved()
	return err
}

func (d *lesson) cancel() error { return d.undo() }
func (d *lesson) over() bool    { return false }

// Lead implements felt.Leader.
func (d *lesson) Lead() felt.Lead {
	step := d.guide.Step()
	if step == nil {
		return felt.Lead{Head: words.Say("learn.end"), Title: d.name, Say: []string{words.Say("learn.end_help")}, Cheer: words.Say("learn.end"), Buttons: d.exits()}
	}
	l := felt.Lead{
		Head: words.Say("learn.step", "n", d.guide.Place()+1, "all", d.guide.Count()), Title: step.Name,
		Say: step.Say, Wrong: d.note,
	}
	if d.guide.Reading() || d.guide.Asks() {
		for _, at := range step.Look {
			l.Look = append(l.Look, felt.Pointed{Zone: int(at.Zone), Def: int(at.Def)})
		}
	}
	last := d.guide.Place() == d.guide.Count()-1
	switch {
	case last && d.guide.Reading():
		l.Buttons = d.exits()
		l.Cheer = words.Say("learn.end")
		if l.Wrong == "" {
			l.Wrong, l.Good = words.Say("learn.done"), true
		}
	case d.guide.Reading():
		l.Buttons = append(l.Buttons, felt.LeadButton{Text: words.Say("learn.next"), Main: true, Do: d.next})
	case d.guide.Asks():
		l.Buttons = append(l.Buttons, felt.LeadButton{Text: words.Say("learn.do_it"), Do: d.next})
	}
	if d.guide.Place() > 0 && !last {
		l.Buttons = append(l.Buttons, felt.LeadButton{Text: words.Say("common.back"), Do: func() { _ = d.undo() }}) // it may be too early: then nothing happens
	}
	if !last {
		l.Buttons = append(l.Buttons, felt.LeadButton{Text: words.Say("learn.leave"), Do: d.ends.Home})
	}
	return l
}

func (d *lesson) exits() []felt.LeadButton {
	first := felt.LeadButton{Text: words.Say("home.puzzles"), Main: true, Do: d.ends.Puzzles}
	if d.ends.Next != nil {
		first.Text, first.Do = words.Say("learn.next_lesson"), d.ends.Next
	}
	return []felt.LeadButton{first, {Text: words.Say("common.new_game"), Do: d.ends.NewGame}, {Text: words.Say("common.home"), Do: d.ends.Home}}
}
