package ui

import (
	"errors"

	"feltstack/rules/guard"
	"feltstack/saves"
	"feltstack/table"
	"feltstack/ui/felt"
	"feltstack/ui/kit"
	"feltstack/ui/library/keep"
	"feltstack/ui/trouble"
	"feltstack/ui/words"
)

// This file is what is said when something fails, and what can be done then.

// remedy is what can be done about something that went wrong.
type remedy struct {
	text words.ID
	do   func()
}

// told says over the page what went wrong; nothing if nothing did. failed is the title, where
// the error isn't of a kind that has one. The last remedy is the one that helps most.
func (n *navigator) told(failed words.ID, err error, remedies ...remedy) {
	if err == nil {
		return
	}
	n.logError(err)
	if len(remedies) == 0 && saves.Passing(err) && n.library != nil {
		remedies = []remedy{{"common.save_elsewhere", func() { n.moveSaves(nil) }}}
	}
	n.note.warn(words.Say(trouble.Title(err, failed)), trouble.Text(err), remedies...)
}

// warn says that something went wrong. With remedies, OK is what leaves it at that.
func (a *ask) warn(title, text string, remedies ...remedy) {
	var pills []*kit.Pill
	for i, r := range append([]remedy{{"common.ok", func() {}}}, remedies...) {
		weight := kit.Normal
		if i == len(remedies) {
			weight = kit.Leading
		}
		pills = append(pills, kit.NewPill(words.Say(r.text), weight, func() { a.close(); r.do() }))
	}
	a.sign = kit.SignWarning
	a.open(title, text, nil, a.close, pills...)
}

// tell says over the page what went wrong, or on a page of its own where none can stay: without
// saves, and at a table whose game is gone. That has the way home; without saves, one to try again and
// one to quit. Of damaged or changed saves it offers to save what is left, of a place that can't be written
// to go to another one, of a game that can't be read to go where it can be deleted.
func (n *navigator) tell(err error) {
	if n.stays() {
		var remedies []remedy
		if _, here := n.page.(*savedScreen); !here && unreadable(err) {
			remedies = append(remedies, remedy{"saves.title", n.saved})
		}
		if salvageable(err) && n.salvage != nil {
			remedies = append(remedies, remedy{"saves.rescue", n.rescue})
		}
		n.told("trouble.failed", err, remedies...)
		return
	}
	n.logError(err)
	p := newNotice(n.env, words.Say(trouble.Title(err, "trouble.stopped")), trouble.Text(err), kit.SignWarning, n.home)
	if n.library == nil {
		n.offerRetry(p)
	}
	if salvageable(err) && n.salvage != nil {
		p.offer(words.Say("saves.rescue"), n.rescue)
	}
	if errors.Is(err, saves.ErrChosenGone) && n.remember != nil {
		p.back.Set(words.Say("common.retry"), "", kit.Leading, n.retry)
		p.offer(words.Say("saves.default"), n.toDefault)
	}
	if saves.Passing(err) && n.library != nil {
		p.offer(words.Say("common.save_elsewhere"), func() { n.moveSaves(n.home) })
	}
	if unreadable(err) {
		p.offer(words.Say("saves.title"), n.saved)
	}
	n.show(p, p.Container)
}

// stays reports whether the page can go on, whatever went wrong.
func (n *navigator) stays() bool {
	switch n.page.(type) {
	case nil, *notice:
		return false
	case *felt.Table:
		return n.game.Session != nil
	}
	return n.library != nil
}

// salvageable reports whether what is left of the saves can be saved elsewhere.
func salvageable(err error) bool {
	return errors.Is(err, saves.ErrDamaged) || errors.Is(err, saves.ErrAltered)
}

// unreadable reports whether an error is about a saved game that can't be read.
func unreadable(err error) bool {
	var setup *keep.SetupError
	return errors.As(err, &setup)
}

// offerRetry has a notice offer to open the saves once more, or to quit.
func (n *navigator) offerRetry(p *notice) {
	p.back.Set(words.Say("common.quit"), "", kit.Normal, n.exit)
	p.back.Show()
	p.offer(words.Say("common.retry"), n.retry)
}

// retry opens the saves once more.
func (n *navigator) retry() { n.begin(n.opener) }

// logError logs an error. What a saved choice was is not in the log.
func (n *navigator) logError(err error) {
	var differs *table.Differs
	if errors.As(err, &differs) {
		n.log.Error("a saved game differs", "choice", differs.At.N+1)
		return
	}
	n.log.Error("told", "error", guard.Plain(err))
}

// rescue saves what is left of damaged saves and says where.
func (n *navigator) rescue() {
	var path string
	var games int
	n.away(func() (err error) {
		path, games, err = n.salvage(n.ctx)
		return err
	}, func(err error) {
		title, text, sign := words.Say("saves.rescue_done"), words.Count("saves.rescued", games, "path", path), kit.SignDone
		if err != nil {
			title, text, sign = words.Say(trouble.Title(err, "trouble.damaged")), trouble.Text(err), kit.SignWarning
		}
		p := newNotice(n.env, title, text, sign, nil)
		n.offerRetry(p)
		n.show(p, p.Container)
	})
}
