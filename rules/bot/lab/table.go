package lab

import (
	"encoding/csv"
	"io"
	"maps"
	"slices"
)

// CSV writes the report as a table with one kind of number a row.
func (r *Report) CSV(w io.Writer) error {
	out := csv.NewWriter(w)
	_ = out.Write(columns)
	r.rows(func(row []string) { _ = out.Write(row) })
	out.Flush()
	return out.Error()
}

// columns are those of the table.
var columns = []string{"what", "name", "how", "times", "n", "of", "rate", "low", "high"}

// CSV writes several reports as one table, whose first column is the name of the report.
func CSV(w io.Writer, names []string, reports []*Report) error {
	out := csv.NewWriter(w)
	_ = out.Write(append([]string{"run"}, columns...))
	for i, r := range reports {
		r.rows(func(row []string) { _ = out.Write(append([]string{names[i]}, row...)) })
	}
	out.Flush()
	return out.Error()
}

// rows lists the rows of the table.
func (r *Report) rows(write func([]string)) {
	row := func(what, name, how string, times int, s Share) {
		write([]string{what, name, how, digits(times), digits(s.N), digits(s.Of), decimal(s.Rate), decimal(s.Low), decimal(s.High)})
	}
	for i, seat := range r.Seats {
		row("wins", seat, "", r.Wins[i], r.Rates[i])
	}
	for _, side := range r.Teams {
		row("team", side.Name(), "", side.Wins, side.Rate)
	}
	standings := func(what string, all []Standing) {
		for _, s := range all {
			row(what, s.Name, "", s.Wins.N, s.Wins)
		}
	}
	standings("kind", r.Kinds)
	standings("place", r.Places)
	mean := func(name string, a Average) {
		write([]string{"points", name, "", digits(a.N), "", "", decimal(a.Mean), decimal(a.Low), decimal(a.High)})
	}
	for i, seat := range r.Seats {
		mean(seat, r.Points[i])
	}
	for _, s := range slices.Concat(r.Kinds, r.Places) {
		mean(s.Name, s.Points)
	}
	row("draws", "", "", r.Draws, NewShare(r.Draws, r.Games))
	row("first", "", "", r.First.N, r.First)
	for _, how := range slices.Sorted(maps.Keys(r.Endings)) {
		row("ending", how, "", r.Endings[how].N, r.Endings[how])
	}
	for _, t := range r.Traits {
		who := t.Kind + " " + t.Name
		if t.Seat > 0 {
			who += ", seat " + digits(t.Seat)
		}
		row("trait", who, "", t.Had.N, t.Wins)
		for _, u := range t.Uses {
			row("trait", who, u.Name, u.Games.N, u.Games)
		}
	}
	for _, n := range slices.Sorted(maps.Keys(r.Turns)) {
		row("turns", digits(n), "", r.Turns[n], NewShare(r.Turns[n], r.Games))
	}
	for _, u := range r.Cards {
		row("card", u.Card, u.How, u.Played, u.Won)
	}
	for _, m := range r.Versus {
		row("deck", m.Deck, "against "+m.Against, m.Won.Of+m.Drawn, m.Won)
	}
	for _, h := range r.Held {
		who := "all players"
		if h.Player > 0 {
			who = "player " + digits(h.Player)
		}
		row("hand", h.Card, who, h.With.Of, h.With)
		row("no hand", h.Card, who, h.Without.Of, h.Without)
	}
}
