//go:build e2e

package e2e

import "testing"

// A sheet is on the screen as soon as it is opened, and off it as soon as it is
// closed, however often: nothing waits for the pointer to move.
func TestSheetsArePaintedAtOnce(t *testing.T) {
	t.Parallel()          // every desk has a screen of its own
	const sheet = 100_000 // pixels that one changes at least
	d := &tourist{newStillDesk(t)}
	d.startHome()
	d.press("Decks")
	d.waitScreen("decks")
	d.press("New deck for Vainqueur")
	d.waitScreen("deck")
	for range 2 {
		for _, name := range []string{"Sample hand", "As text"} {
			d.waitScreen("deck")
			d.move(d.button(name))
			bare := d.rest() // the pointer has arrived, too, and moves no more
			d.xdotool("click", "1")
			d.waitScreen("deck sheet")
			if !d.soon(func() bool { return changed(bare, d.shot()) > sheet }) {
				d.fatalf("%s is open and not on the screen", name)
			}
			open := d.rest()
			d.key("Escape")
			if !d.soon(func() bool { return changed(open, d.shot()) > sheet }) {
				d.fatalf("%s is closed and still on the screen", name)
			}
		}
	}
}
