package ui

import (
	"strings"

	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// moduleRows are the rows for the modules of a game: rules that can be added, and under
// each that is on its own settings.
func (n *newGameScreen) moduleRows() []fyne.CanvasObject {
	g := n.games[n.game]
	var rows []fyne.CanvasObject
	for i := range g.Options {
		if o := &g.Options[i]; o.Module && o.Offered(g.Options, n.picked, n.seats) {
			rows = append(rows, n.optionRow(i))
		}
	}
	if o := g.Observer; o != nil && o.Offered(g.Options, n.picked, n.seats) {
		at := 0
		if n.third {
			at = 1
		}
		rows = append(rows, kit.FormRow(o.Title, o.Help, kit.NewSegments([]string{kit.UpperFirst(words.Say("common.off")), kit.UpperFirst(words.Say("common.on"))}, at, func(i int) {
			n.third = i == 1
			n.refillForm()
		}).Container))
	}
	if len(rows) == 0 {
		return nil
	}
	return append([]fyne.CanvasObject{kit.Heading(words.Say("new.modules"))}, rows...)
}

// refillForm builds the rows again and stays where it was scrolled to.
func (n *newGameScreen) refillForm() {
	at := n.form.Offset
	n.fillForm()
	n.form.ScrollToOffset(at)
}

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

// optionRow is the row of an option at its place in GameInfo.Options.
func (n *newGameScreen) optionRow(i int) fyne.CanvasObject {
	o := n.games[n.game].Options[i]
	return kit.FormRow(optionTitle(o), o.Help, kit.NewSegments(optionValues(o), n.picked[i], func(v int) {
		n.picked[i] = v
		if o.Module { // others come and go with it
			n.refillForm()
		}
		n.changed()
	}).Container)
}

// optionValues are what people read for the values of an option.
func optionValues(o library.GameOption) []string {
	if o.Named != nil {
		return o.Named
	}
	var values []string
	for _, v := range o.Values {
		values = append(values, kit.UpperFirst(spaced(v)))
	}
	return values
}

// optionsOf are the options of a game that differ from their defaults and mean anything
// with so many seats, by name.
func optionsOf(g *library.GameInfo, picked []int, seats int) map[string]string {
	set := map[string]string{}
	for i, v := range picked {
		if o := &g.Options[i]; v > 0 && o.Offered(g.Options, picked, seats) {
			set[o.Name] = o.Values[v]
		}
	}
	return set
}

// spaced makes a name like "rowExchange" readable: "row exchange".
func spaced(name string) string {
	var b strings.Builder
	for i, r := range name {
		if i > 0 && r >= 'A' && r <= 'Z' {
			b.WriteRune(' ')
		}
		b.WriteString(strings.ToLower(string(r)))
	}
	return b.String()
}

// title is what the option is called.
func optionTitle(o library.GameOption) string {
	if o.Title != "" {
		return o.Title
	}
	return kit.UpperFirst(spaced(o.Name))
}
