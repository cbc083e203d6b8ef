package felt

import (
	"errors"

	"feltstack/table"
	"feltstack/ui/words"
)

// problems are what the window says of the errors of a table.
var problems = []struct {
	err error
	id  words.ID
}{
	{table.ErrBusy, "problem.busy"},
	{table.ErrMoved, "problem.moved"},
	{table.ErrNotAsked, "problem.not_asked"},
	{table.ErrOver, "problem.over"},
	{table.ErrNoCancel, "problem.no_cancel"},
	{table.ErrClosed, "problem.closed"},
	{table.ErrStill, "problem.still"},
	{table.ErrNothingBack, "problem.nothing_back"},
	{table.ErrNothingOn, "problem.nothing_on"},
	{table.ErrCrashed, "problem.crashed"},
	{table.ErrNoHint, "problem.no_hint"},
}

// Problem is what the window says of an error at the table: a message of its own for
// those that every table knows.
func Problem(err error) string {
	for _, p := range problems {
		if errors.Is(err, p.err) {
			return words.Say(p.id)
		}
	}
	return words.Sentence(err)
}
