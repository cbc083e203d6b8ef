package ui

import (
	"errors"
	"io/fs"

	"feltstack/rules/guard"
	"feltstack/saves"
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/words"
)

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
	n.note.warn(words.Say(troubleTitle(err, failed)), words.Sentence(err), remedies...)
}

// troubleTitle names what an error is about in a few words, or else what has failed.
func troubleTitle(err error, failed words.ID) words.ID {
	var differs *table.Differs
	is := func(kinds ...error) bool {
		for _, kind := range kinds {
			if errors.Is(err, kind) {
				return true
			}
		}
		return false
	}
	switch {
	case guard.Find(err) != nil:
		return "trouble.crashed"
	case errors.As(err, &differs):
		return "trouble.differs"
	case is(saves.ErrInUse, saves.ErrLocked):
		return "trouble.in_use"
	case is(saves.ErrDamaged):
		return "trouble.damaged"
	case is(saves.ErrNotDatabase, saves.ErrForeign):
		return "trouble.foreign"
	case is(saves.ErrNewer):
		return "trouble.newer"
	case is(saves.ErrNoFile, saves.ErrGone, saves.ErrChosenGone, saves.ErrNoFolder):
		return "trouble.gone"
	case is(saves.ErrReplaced, saves.ErrLogAside, saves.ErrStrangeLog, saves.ErrCompanion):
		return "trouble.beside"
	case is(saves.ErrDiskFull):
		return "trouble.full"
	case is(saves.ErrDisk):
		return "trouble.disk"
	case is(saves.ErrReadOnly, saves.ErrNoWriting):
		return "trouble.read_only"
	case is(saves.ErrNotFound):
		return "trouble.no_game"
	case is(saves.ErrNoDeck):
		return "trouble.no_deck"
	case is(fs.ErrPermission):
		return "trouble.forbidden"
	}
	return failed
}

// warn says that something went wrong. With remedies, OK is what leaves it at that.
func (a *ask) warn(title, text string, remedies ...remedy) {
	weight := kit.Leading
	if len(remedies) > 0 {
		weight = kit.Normal
	}
	pills := []*kit.Pill{kit.NewPill(words.Say("common.ok"), weight, a.close)}
	for i, r := range remedies {
		weight := kit.Normal
		if i == len(remedies)-1 {
			weight = kit.Leading
		}
		pills = append(pills, kit.NewPill(words.Say(r.text), weight, func() { a.close(); r.do() }))
	}
	a.sign = kit.SignWarning
	a.open(title, text, nil, a.close, pills...)
}
