package printing

import (
	"strconv"

	"feltstack/cardart/print"
	"feltstack/ui/kit"
	"feltstack/ui/library"
	"feltstack/ui/words"
)

// choice is a row of buttons with a name.
type choice struct {
	*kit.Segments
	name string
	at   func() int // what is chosen now, -1 for none of them
}

// The lengths that can be chosen, in millimetres.
var (
	gaps   = []float64{0, 0.5, 1, 2, 4, 6}
	bleeds = []float64{0, 1, 2, 3}
)

// newChoices makes the rows of buttons.
func (d *Dialog) newChoices() []choice {
	row := func(name words.ID, names []string, at func(library.Sheets) int, pick func(*library.Sheets, int)) choice {
		now := func() int { return at(d.request.Sheets) }
		return choice{kit.NewSegments(names, now(), func(i int) { d.alter(func(s *library.Sheets) { pick(s, i) }) }), words.Say(name), now}
	}
	said := func(ids ...words.ID) (all []string) {
		for _, id := range ids {
			all = append(all, words.Say(id))
		}
		return all
	}
	papers := print.Papers()
	return []choice{
		row("print.paper", said("print.a4", "print.letter"), func(library.Sheets) int {
			for i, p := range papers {
				if p == d.job.Paper {
					return i
				}
			}
			return -1
		}, func(s *library.Sheets, i int) { s.Paper = papers[i].Name }),
		row("print.backs", said("print.no_backs", "print.mirrored", "print.apart"),
			func(s library.Sheets) int { return int(s.Backs) }, func(s *library.Sheets, i int) { s.Backs = print.Sides(i) }),
		row("print.gap", lengths(gaps), func(s library.Sheets) int { return indexOf(gaps, s.Gap) }, func(s *library.Sheets, i int) { s.Gap = gaps[i] }),
		row("print.bleed", lengths(bleeds), func(s library.Sheets) int { return indexOf(bleeds, s.Bleed) }, func(s *library.Sheets, i int) { s.Bleed = bleeds[i] }),
		row("print.marks", said("print.with_marks", "print.no_marks"), func(s library.Sheets) int {
			if s.NoMarks {
				return 1
			}
			return 0
		}, func(s *library.Sheets, i int) { s.NoMarks = i == 1 }),
	}
}

func lengths(all []float64) (names []string) {
	for _, v := range all {
		names = append(names, length(v))
	}
	return names
}

// length is a number of millimetres.
func length(v float64) string { return strconv.FormatFloat(v, 'f', -1, 64) }

func indexOf(all []float64, v float64) int {
	for i, o := range all {
		if o == v {
			return i
		}
	}
	return -1
}

// advice is what to know about the choices.
func (d *Dialog) advice() string {
	said := ""
	add := func(text string) {
		if said != "" {
			said += "\n"
		}
		said += text
	}
	if d.job.Bleed > 0 && d.job.Inner() < d.job.Bleed {
		if d.job.Gap == 0 {
			add(words.Say("print.no_room"))
		} else {
			add(words.Say("print.less_bleed", "mm", length(d.job.Inner())))
		}
	}
	switch d.job.Backs {
	case print.Mirrored:
		add(words.Say("print.mirrored_help"))
	case print.Apart:
		add(words.Say("print.apart_help"))
	}
	return said
}
