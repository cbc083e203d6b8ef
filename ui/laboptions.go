package ui

import (
	"feltstack/rules/bot/lab"
	"feltstack/ui/kit"
	"feltstack/ui/look"
	"feltstack/ui/words"

	"fyne.io/fyne/v2"
)

// optionRows are the rows for the modules of the game, and for its other options once
// they are wanted.
func (s *labScreen) optionRows() []fyne.CanvasObject {
	g := s.games[s.game]
	var modules, others []fyne.CanvasObject
	for i := range g.Options {
		switch o := &g.Options[i]; {
		case !o.Offered(g.Options, s.picked, len(s.players)):
		case o.Module:
			modules = append(modules, s.optionRow(i))
		default:
			others = append(others, s.optionRow(i))
		}
	}
	var rows []fyne.CanvasObject
	if len(modules) > 0 {
		rows = append([]fyne.CanvasObject{kit.Heading(words.Say("new.modules"))}, modules...)
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

// optionRow is the row of an option at its place in GameInfo.Options.
func (s *labScreen) optionRow(i int) fyne.CanvasObject {
	o := s.games[s.game].Options[i]
	pick := kit.NewSelect(s.env)
	pick.SetOptions(optionValues(o))
	pick.SetSelectedIndex(s.picked[i])
	pick.OnChanged = func(string) {
		s.picked[i] = pick.SelectedIndex()
		if o.Module { // others come and go with it
			s.refill()
		}
	}
	return kit.FormRow(optionTitle(o), "", kit.FixedWidth{Object: pick, Width: 170}.Wrap())
}

// refill builds the rows of the form again and stays where it was scrolled to.
func (s *labScreen) refill() {
	at := s.form.Offset
	s.fill()
	s.form.ScrollToOffset(at)
}

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
