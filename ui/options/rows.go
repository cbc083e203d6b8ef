// Package options is the part of a form in which the rules of a game are chosen: its modules
// and its other options.
package options

import (
	"strings"

	"feltstack/ui/kit"
	"feltstack/ui/library"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// Rows makes rows of a form for the options of a game.
type Rows struct {
	Game   *library.GameInfo
	Seats  int
	Picked []int // by option, the place of the value: a choice sets it
	// Row is how an option looks of which a value is chosen.
	Row func(o library.GameOption, values []string, chosen int, choose func(int)) fyne.CanvasObject
	// Chosen is called after a choice. With one of a module others come and go.
	Chosen func(module bool)
}

// Modules are the rows of the modules of the game, and under each that is on its settings.
func (r Rows) Modules() []fyne.CanvasObject { return r.list(true) }

// Others are the rows of the options that aren't modules.
func (r Rows) Others() []fyne.CanvasObject { return r.list(false) }

func (r Rows) list(modules bool) []fyne.CanvasObject {
	var rows []fyne.CanvasObject
	for i, o := range r.Game.Options {
		if o.Module != modules || !o.Offered(r.Game.Options, r.Picked, r.Seats) {
			continue
		}
		rows = append(rows, r.Row(o, Values(o), r.Picked[i], func(v int) {
			r.Picked[i] = v
			r.Chosen(modules)
		}))
	}
	return rows
}

// Refill builds the rows of a form again and keeps it scrolled to where it was.
func Refill(form *container.Scroll, fill func()) {
	at := form.Offset
	fill()
	form.ScrollToOffset(at)
}

// Title is what an option is called.
func Title(o library.GameOption) string {
	if o.Title != "" {
		return o.Title
	}
	return kit.UpperFirst(spaced(o.Name))
}

// Values are what people read for the values of an option.
func Values(o library.GameOption) []string {
	if o.Named != nil {
		return o.Named
	}
	var values []string
	for _, v := range o.Values {
		values = append(values, kit.UpperFirst(spaced(v)))
	}
	return values
}

// Of are the options of a game that differ from their defaults and mean anything
// with that number of seats, by name.
func Of(g *library.GameInfo, picked []int, seats int) map[string]string {
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
