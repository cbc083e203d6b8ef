package ui

import (
	"strings"

	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// optionRows makes rows of a form for the options of a game.
type optionRows struct {
	game   *library.GameInfo
	seats  int
	picked []int // by option, the place of the value: a choice sets it
	// row is how an option looks of which a value is chosen.
	row func(o library.GameOption, values []string, chosen int, choose func(int)) fyne.CanvasObject
	// chosen is called after a choice. With one of a module others come and go.
	chosen func(module bool)
}

// modules are the rows of the modules of the game, and under each that is on its settings.
func (r optionRows) modules() []fyne.CanvasObject { return r.list(true) }

// others are the rows of the options that aren't modules.
func (r optionRows) others() []fyne.CanvasObject { return r.list(false) }

func (r optionRows) list(modules bool) []fyne.CanvasObject {
	var rows []fyne.CanvasObject
	for i, o := range r.game.Options {
		if o.Module != modules || !o.Offered(r.game.Options, r.picked, r.seats) {
			continue
		}
		rows = append(rows, r.row(o, optionValues(o), r.picked[i], func(v int) {
			r.picked[i] = v
			r.chosen(modules)
		}))
	}
	return rows
}

// refilled builds the rows of a form again and keeps it scrolled to where it was.
func refilled(form *container.Scroll, fill func()) {
	at := form.Offset
	fill()
	form.ScrollToOffset(at)
}

// onOff is a choice between off and on.
func onOff(on bool, set func(on bool)) fyne.CanvasObject {
	chosen := 0
	if on {
		chosen = 1
	}
	return kit.NewSegments([]string{words.Say("common.off"), words.Say("common.on")}, chosen, func(i int) { set(i == 1) }).Container
}

// optionTitle is what an option is called.
func optionTitle(o library.GameOption) string {
	if o.Title != "" {
		return o.Title
	}
	return kit.UpperFirst(spaced(o.Name))
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
// with that number of seats, by name.
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
