package felt

import (
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/words"
)

// ending has the key for the default answer ask before it ends a turn in which more
// could be done. A click on the button means it.
type ending struct {
	panels  *panels
	player  player
	unasked bool   // nobody wants a question
	keep    func() // keeps that; may be nil
}

// press answers with a button by the key for the default answer.
func (e *ending) press(b table.Button) {
	if b.Leaves == "" || e.unasked {
		e.player.press(b)
		return
	}
	p := e.panels
	p.consultBeside(b.Leaves, []kit.MenuLine{
		p.closing(words.Say("table.keep_playing"), nil),
		p.closing(b.Text, func() { e.player.press(b) }),
		p.closing(words.Say("table.dont_ask", "action", b.Text), func() {
			e.unasked = true
			if e.keep != nil {
				e.keep()
			}
			e.player.press(b)
		}),
	})
}
