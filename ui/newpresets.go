package ui

import (
	"slices"
	"strconv"

	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/options"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// presetAt is where the row of presets stands in a form that has one: under its heading.
const presetAt = 1

// presetRows are the row of the presets, and its heading; none where the game has no presets.
func (n *newGameScreen) presetRows() []fyne.CanvasObject {
	n.presets = nil
	if len(n.games[n.game].Presets) == 0 {
		return nil
	}
	return []fyne.CanvasObject{kit.Heading(words.Say("new.preset")), n.presetRow()}
}

// presetRow has a button for each preset. The one that is set is chosen, and stands beside
// them with its sentence, as does that none is.
func (n *newGameScreen) presetRow() fyne.CanvasObject {
	all := n.games[n.game].Presets
	var names []string
	for _, p := range all {
		names = append(names, p.Title)
	}
	at, name, about := n.preset(), words.Say("new.own"), words.Say("new.own_help")
	if at >= 0 {
		name, about = all[at].Title, all[at].About
	}
	n.presets = kit.NewSegments(names, at, func(i int) {
		n.set(all[i].Format)
		n.refillForm()
		n.remember()
	})
	return kit.FormRow(name, about, n.presets.Container)
}

// preset is the place of the preset that is set, -1 for none.
func (n *newGameScreen) preset() int {
	f, ok := n.format()
	if !ok || n.observed() {
		return -1
	}
	return slices.IndexFunc(n.games[n.game].Presets, func(p library.Preset) bool { return p.Format.Equal(f) })
}

// format is what is chosen for the game; false while the time for a choice makes no sense.
func (n *newGameScreen) format() (library.Format, bool) {
	seconds, err := n.seconds()
	return library.Format{Seats: n.seats, Seconds: seconds, Options: options.Of(&n.games[n.game], n.picked, n.seats)}, err == nil
}

// rulesNow says in short what the options are that are not shown.
func (n *newGameScreen) rulesNow() (name, about string) {
	clock := words.Say("new.no_clock")
	if seconds, err := n.seconds(); err == nil && seconds > 0 {
		clock = words.Count("new.clock_set", seconds)
	}
	changed := 0
	for i, o := range n.games[n.game].Options {
		if !o.Module && n.picked[i] > 0 {
			changed++
		}
	}
	if changed > 0 {
		return words.Say("new.changed"), words.Count("new.changed_help", changed, "clock", clock)
	}
	return words.Say("new.default"), words.Say("new.default_help", "clock", clock)
}

// set chooses a format. What the game doesn't have, or no longer, has its default.
func (n *newGameScreen) set(f library.Format) {
	g := n.games[n.game]
	n.seats = kit.Clamp(f.Seats, g.MinSeats, g.MaxSeats)
	n.third = false
	for i, o := range g.Options {
		n.picked[i] = max(0, slices.Index(o.Values, f.Options[o.Name]))
	}
	text := ""
	if f.Seconds > 0 {
		text = strconv.Itoa(f.Seconds)
	}
	n.clock.SetText(text)
}

// changed shows which preset is set after a choice by hand, and has it remembered.
func (n *newGameScreen) changed() {
	if n.presets != nil {
		n.rows.Objects[presetAt] = n.presetRow()
		n.rows.Refresh()
		n.place(n.size)
	}
	n.remember()
}
