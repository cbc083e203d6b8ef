package felt

import (
	"feltstack/table"
	"feltstack/ui/kit"
	"feltstack/ui/words"
)

// ending asks before a turn ends in which more could be done, however it is ended: by a key, or
// by a click.
type ending struct {
	panels  *panels
	unasked bool   // nobody wants a question
	keep    func() // keeps that; may be nil
}

// asks asks whether to answer with a button that leaves something undone, and reports whether it
// does; do answers.
func (e *ending) asks(b table.Button, do func(table.Button)) bool {
	if b.Leaves == "" || e.unasked {
		return false
	}
	sure := b
	sure.Leaves = ""
	p := e.panels
	p.consultBeside(b.Leaves, []kit.MenuLine{
		p.closing(words.Say("table.keep_playing"), nil),
		p.closing(b.Text, func() { do(sure) }),
		p.closing(words.Say("table.dont_ask", "action", b.Text), func() {
			e.unasked = true
			if e.keep != nil {
				e.keep()
			}
			do(sure)
		}),
	})
	return true
}
