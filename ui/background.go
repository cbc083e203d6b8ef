package ui

import "feltstack/rules/guard"

// away does slow work off the UI goroutine, and then on it what after says.
func (n *navigator) away(slow func() error, after func(error)) {
	n.work.Add(1)
	guard.Go("work in the background", slow, func(err error) {
		defer n.work.Done()
		err = n.env.Reported(err)
		n.env.Post(func() { after(err) })
	})
}

// here is away, but leaves out what comes after where the person has gone to
// another page meanwhile.
func (n *navigator) here(slow func() error, after func(error)) {
	at := n.page
	n.away(slow, func(err error) {
		if n.page == at {
			after(err)
		}
	})
}

// store saves a deck or a set off the UI goroutine.
func (n *navigator) store(save func() error, after func(error)) {
	n.saving++
	n.away(save, func(err error) {
		n.saving--
		after(err) // may have more to save
		if n.saving == 0 && n.whenKept != nil {
			n.whenKept()
		}
	})
}
