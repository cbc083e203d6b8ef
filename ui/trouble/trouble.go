// Package trouble says what went wrong and what to do about it: errors of saves, of files and
// of the table have messages of their own.
package trouble

import (
	"context"
	"errors"
	"io/fs"

	"feltstack/rules/guard"
	"feltstack/saves"
	"feltstack/table"
	"feltstack/ui/library/keep"
	"feltstack/ui/words"
)

// kind is what the window says of a kind of error.
type kind struct {
	is    error
	title words.ID // "" where what has failed is the title
	text  words.ID // of an error that names no file
	at    words.ID // of one that does; "" for none
}

// kinds are tried in their order: an error may be of several.
var kinds = []kind{
	{saves.ErrInUse, "trouble.in_use", "reason.locked", "reason.in_use"},
	{saves.ErrChosenGone, "trouble.gone", "reason.gone", "reason.chosen_gone"},
	{saves.ErrNoFolder, "", "", "reason.no_folder"},
	{saves.ErrTaken, "", "", "reason.exists"},
	{saves.ErrSame, "", "", "reason.same"},
	{saves.ErrNothingLeft, "trouble.damaged", "", "reason.nothing_left"},
	{saves.ErrNoFile, "trouble.gone", "reason.gone", "reason.missing"},
	{saves.ErrNotDatabase, "trouble.foreign", "reason.no_saves", "reason.no_saves_at"},
	{saves.ErrForeign, "trouble.foreign", "reason.no_saves", "reason.foreign"},
	{saves.ErrAltered, "trouble.altered", "", "reason.altered"},
	{saves.ErrNewer, "trouble.newer", "", "reason.newer"},
	{saves.ErrOlder, "", "", "reason.older"},
	{saves.ErrDamaged, "trouble.damaged", "reason.damaged", "reason.damaged_at"},
	{saves.ErrLogAside, "trouble.beside", "", "reason.log_aside"},
	{saves.ErrStrangeLog, "trouble.beside", "", "reason.strange_log"},
	{saves.ErrCompanion, "trouble.beside", "", "reason.companion"},
	{saves.ErrLocked, "trouble.in_use", "reason.locked", ""},
	{saves.ErrDiskFull, "trouble.full", "reason.full", ""},
	{saves.ErrReadOnly, "trouble.read_only", "reason.read_only", "reason.read_only_at"},
	{saves.ErrDisk, "trouble.disk", "reason.disk", ""},
	{saves.ErrGone, "trouble.gone", "reason.gone", ""},
	{saves.ErrReplaced, "trouble.beside", "reason.replaced", ""},
	{saves.ErrNotFound, "trouble.no_game", "reason.no_game", ""},
	{saves.ErrNoDeck, "trouble.no_deck", "reason.no_deck", ""},
	{saves.ErrOutOfOrder, "", "reason.other_line", ""},
	{saves.ErrNotPlaying, "", "reason.other_line", ""},
	{saves.ErrUnsaved, "", "reason.unsaved", ""},
	{table.ErrBusy, "", "problem.busy", ""},
	{table.ErrMoved, "", "problem.moved", ""},
	{table.ErrNotAsked, "", "problem.not_asked", ""},
	{table.ErrOver, "", "problem.over", ""},
	{table.ErrNoCancel, "", "problem.no_cancel", ""},
	{table.ErrClosed, "", "problem.closed", ""},
	{table.ErrStill, "", "problem.still", ""},
	{table.ErrStuck, "", "problem.stuck", ""},
	{table.ErrNothingBack, "", "problem.nothing_back", ""},
	{table.ErrNothingOn, "", "problem.nothing_on", ""},
	{table.ErrCrashed, "trouble.crashed", "problem.crashed", ""},
	{table.ErrHalted, "trouble.crashed", "reason.halted", ""},
	{table.ErrNoHint, "trouble.crashed", "problem.no_hint", ""},
	{context.DeadlineExceeded, "trouble.disk", "reason.disk", ""},
	{fs.ErrPermission, "trouble.forbidden", "", "reason.forbidden"},
	{fs.ErrExist, "", "", "reason.exists"},
	{fs.ErrNotExist, "", "", "reason.missing"},
}

// Title names in a few words what an error is about, or else what has failed.
func Title(err error, failed words.ID) words.ID {
	var differs *table.Differs
	var unreadable *keep.SetupError
	switch {
	case guard.Find(err) != nil:
		return "trouble.crashed"
	case errors.As(err, &unreadable):
		return "trouble.unreadable"
	case errors.As(err, &differs):
		return "trouble.differs"
	}
	for _, k := range kinds {
		if k.title != "" && errors.Is(err, k.is) {
			return k.title
		}
	}
	return failed
}

// said is an error that says a message, whatever code has added to it.
type said interface {
	error
	Said() string
}

// Text says in sentences what is wrong and what to do, without the details of the error.
func Text(err error) string {
	path := place(err)
	for _, k := range kinds {
		if !errors.Is(err, k.is) {
			continue
		}
		switch {
		case path != "" && k.at != "":
			return words.Say(k.at, "path", path)
		case k.text != "":
			return words.Say(k.text)
		}
	}
	var says said
	if errors.As(err, &says) {
		err = errors.New(says.Said())
	}
	return words.Sentence(err)
}

// place is the file that an error is about, "" if it names none.
func place(err error) string {
	var file *saves.FileError
	if errors.As(err, &file) {
		return file.Path
	}
	var at *fs.PathError
	if errors.As(err, &at) {
		return at.Path
	}
	return ""
}
