//go:build e2e

package main

import "testing"

// A sheet is on the screen as soon as it is opened, and off it as soon as it is
// closed, however often: nothing waits for the pointer to move.
func TestSheetsArePaintedAtOnce(t *testing.T) {
	const sheet = 100_000 // pixels that one changes at least
	d := &tourist{newDesk(t)}
	d.startHome()
	d.press("Decks")
	d.waitScreen("decks")
	d.press("New deck for Vainqueur")
	d.waitScreen("deck")
	for range 2 {
		for _, name := range []string{"Sample hand", "As text", "Note"} {
			d.waitScreen("deck")
			bare := d.rest()
			d.press(name)
			d.waitScreen("deck sheet")
			d.waitFor(name+" on the screen", func() bool { return changed(bare, d.shot()) > sheet })
			open := d.rest()
			d.key("Escape")
			d.waitFor(name+" off the screen", func() bool { return changed(open, d.shot()) > sheet })
		}
	}
}
