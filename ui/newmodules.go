package ui

import (
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/options"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// options are the rows for the options of the chosen game: one button for each value.
func (n *newGameScreen) options() options.Rows {
	return options.Rows{
		Game: &n.games[n.game], Seats: n.seats, Picked: n.picked,
		Row: func(o library.GameOption, values []string, chosen int, choose func(int)) fyne.CanvasObject {
			return kit.FormRow(options.Title(o), o.Help, kit.NewSegments(values, chosen, choose).Container)
		},
		Chosen: func(module bool) {
			if module {
				n.refillForm()
			}
			n.changed()
		},
	}
}

// moduleRows are the rows for the modules of a game: rules that can be added, and under
// each that is on its own settings.
func (n *newGameScreen) moduleRows() []fyne.CanvasObject {
	g := n.games[n.game]
	rows := n.options().Modules()
	if o := g.Observer; o != nil && o.Offered(g.Options, n.picked, n.seats) {
		rows = append(rows, kit.FormRow(o.Title, o.Help, onOff(n.third, func(on bool) {
			n.third = on
			n.refillForm()
		})))
	}
	if len(rows) == 0 {
		return nil
	}
	return append([]fyne.CanvasObject{kit.Heading(words.Say("new.modules"))}, rows...)
}

// refillForm builds the rows again and stays where it was scrolled to.
func (n *newGameScreen) refillForm() { options.Refill(n.form, n.fillForm) }

// observed reports whether an observer sits at the table.
func (n *newGameScreen) observed() bool {
	g := n.games[n.game]
	return n.third && g.Observer != nil && g.Observer.Offered(g.Options, n.picked, n.seats)
}

// sitting is how many seats are taken, an observer's included.
func (n *newGameScreen) sitting() int {
	if n.observed() {
		return n.seats + 1
	}
	return n.seats
}
