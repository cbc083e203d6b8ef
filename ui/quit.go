package ui

import (
	"errors"
	"time"
)

// This file is how the program is left, and what is closed then.

// quit leaves the game and the page, and goes on once all is saved.
func (n *navigator) quit(then func()) {
	n.leave(func() {
		if n.page != nil {
			n.page.Close()
			n.page = nil
		}
		if n.whenKept = then; n.saving == 0 {
			then()
		}
	})
}

// quitSoon is quit, once what is under way has ended.
func (n *navigator) quitSoon(then func()) {
	n.closing = true
	if n.unsoon != nil { // it was asked for before
		n.unsoon()
		n.unsoon = nil
	}
	if n.busy {
		n.unsoon = n.env.After(quitLook, func() {
			n.unsoon = nil
			n.quitSoon(then)
		})
		return
	}
	n.quit(then)
}

// quitLook is how often it is looked whether one can quit.
const quitLook = 50 * time.Millisecond

// end closes what is still open after the window has gone. Nothing that work
// wanted to do on the UI goroutine need have happened.
func (n *navigator) end() error {
	n.gone = true
	n.guard.Lower()
	n.cloth.Close()
	for _, stop := range []func(){n.unwatch, n.unarrive, n.unbackup} {
		if stop != nil {
			stop()
		}
	}
	n.work.Wait()
	if n.page != nil {
		n.page.Close()
	}
	err := errors.Join(n.failed, n.take()())
	n.takeUp()
	err = errors.Join(err, n.take()())
	if c, ok := n.opened.(interface{ Close() error }); ok {
		err = errors.Join(err, c.Close())
	}
	return err
}
