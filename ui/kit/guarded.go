package kit

import (
	"feltstack/rules/guard"
	"feltstack/ui/words"
)

// Safely runs what the window does, on the UI goroutine: a panic is reported, and the
// window stays. Where nobody takes reports, as in tests, it is not caught.
func (e *Env) Safely(what string, f func()) {
	if e.Reports == nil {
		f()
		return
	}
	e.Reports.Report(guard.Try(what, func() error { f(); return nil }))
}

// Go runs f off the UI goroutine, and then on it what then says. A panic is reported
// and comes as an error for people. The caller makes f end.
func (e *Env) Go(what string, f func() error, then func(error)) {
	guard.Go(what, f, func(err error) {
		err = e.Reported(err)
		e.Post(func() { then(err) })
	})
}

// Paint is Go for what is to be seen: where nothing moves, it is shown at once.
func (e *Env) Paint(what string, paint func() error, show func(error)) {
	if e.Still {
		show(e.Reported(guard.Try(what, paint)))
		return
	}
	e.Go(what, paint, show)
}

// Reported reports the crash in an error and makes it one for people. Others stay as they are.
func (e *Env) Reported(err error) error {
	if guard.Find(err) == nil {
		return err
	}
	e.Reports.Report(err)
	return &crashed{err}
}

// crashed is a crash in words for people; the report has the rest.
type crashed struct{ err error }

func (c *crashed) Error() string {
	return words.Say("alert.work_crashed", "what", words.Work(guard.Find(c.err).What))
}

func (c *crashed) Unwrap() error { return c.err }
