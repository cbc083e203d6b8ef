package ui

import (
	"feltstack/rules/bot/lab"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// options are the rows for the options of the chosen game: a list of the values of each.
func (s *labScreen) options() optionRows {
	return optionRows{
		game: &s.games[s.game], seats: len(s.players), picked: s.picked,
		row: func(o library.GameOption, values []string, chosen int, choose func(int)) fyne.CanvasObject {
			pick := kit.NewSelect(s.env)
			pick.SetOptions(values)
			pick.SetSelectedIndex(chosen)
			pick.OnChanged = func(string) { choose(pick.SelectedIndex()) }
			return kit.FormRow(optionTitle(o), "", kit.FixedWidth{Object: pick, Width: 170}.Wrap())
		},
		chosen: func(module bool) {
			if module {
				s.refill()
			}
		},
	}
}

// optionRows are the rows for the modules of the game, and for its other options once
// they are wanted.
func (s *labScreen) optionRows() []fyne.CanvasObject {
	rows, others := s.options().modules(), s.options().others()
	if len(rows) > 0 {
		rows = append([]fyne.CanvasObject{kit.Heading(words.Say("new.modules"))}, rows...)
	}
	switch {
	case len(others) == 0:
		return rows
	case s.more:
		return append(append(rows, kit.Heading(words.Say("new.options"))), others...)
	}
	change := kit.NewPill(words.Say("new.change"), kit.Normal, func() { s.more = true; s.refill() })
	return append(rows, kit.Heading(words.Say("new.options")), kit.FormRow(words.Say("new.default"), "", change))
}

// refill builds the rows of the form again and stays where it was scrolled to.
func (s *labScreen) refill() { refilled(s.form, s.fill) }

// traits draws how seats did that had something throughout a game, as a Spec, in all seats
// and in each, and in how many games they used it.
func (s *labScreen) traits(r *lab.Report, y, width float32) float32 {
	kind := ""
	for _, t := range r.Traits {
		if t.Kind != kind {
			kind = t.Kind
			y = s.head(words.Say("lab.trait", "kind", kind), y+8)
		}
		name := t.Name
		if t.Seat > 0 {
			name = words.Say("lab.trait_seat", "name", t.Name, "n", t.Seat)
		}
		y = s.bar(name, t.Wins, y, width)
		var used []string
		for _, u := range t.Uses {
			used = append(used, words.Say("lab.trait_use", "use", u.Name, "share", words.Percent(u.Games.Rate)))
		}
		text := words.Count("lab.trait_times", t.Had.N, "uses", words.List(used))
		y = s.charts.Text(kit.Span{Text: text, Color: look.Now().Dimmed}, 13, 12, y-2).Bottom() + 4
	}
	return y
}
