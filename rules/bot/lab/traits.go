package lab

import (
	"cmp"
	"fmt"
	"io"
	"slices"

	"feltstack/rules"
)

// Trait is how seats did that had something throughout a game: a role that lasts.
type Trait struct {
	Seat int        `json:"seat"` // of the table, from 1; 0: all of them
	Kind string     `json:"kind"`
	Name string     `json:"name"`
	Had  Share      `json:"had"`  // of the games of the seat, or of all seats
	Wins Share      `json:"wins"` // of those that had it
	Uses []TraitUse `json:"uses"`
}

// TraitUse is in how many games a seat that had a trait used it in some way.
type TraitUse struct {
	Name  string `json:"name"`
	Games Share  `json:"games"`
}

// traitKey tells traits apart.
type traitKey struct {
	seat       int
	kind, name string
}

// trait counts for a Trait.
type trait struct {
	had, won int
	names    []string
	done     []int // by the place of the name
}

// traits counts what seats had.
type traits map[traitKey]*trait

// add counts the traits of a game, for each seat and for all.
func (c traits) add(g *Played) {
	for seat, all := range g.Traits {
		for i := range all {
			t := &all[i]
			c.count(traitKey{0, t.Kind, t.Name}, t, g.Winners.Has(rules.Seat(seat)))
			c.count(traitKey{seat + 1, t.Kind, t.Name}, t, g.Winners.Has(rules.Seat(seat)))
		}
	}
}

func (c traits) count(k traitKey, t *rules.Trait, won bool) {
	e := c[k]
	if e == nil {
		e = &trait{}
		c[k] = e
	}
	e.had++
	if won {
		e.won++
	}
	for _, u := range t.Uses {
		i := slices.Index(e.names, u.Name)
		if i < 0 {
			i = len(e.names)
			e.names, e.done = append(e.names, u.Name), append(e.done, 0)
		}
		if u.Done {
			e.done[i]++
		}
	}
}

// report lists what was counted in a number of games with that many seats: for all seats first.
func (c traits) report(games, seats int) []Trait {
	var all []Trait
	for k, e := range c {
		of := games
		if k.seat == 0 {
			of *= seats
		}
		t := Trait{Seat: k.seat, Kind: k.kind, Name: k.name, Had: NewShare(e.had, of), Wins: NewShare(e.won, e.had)}
		for i, name := range e.names {
			t.Uses = append(t.Uses, TraitUse{name, NewShare(e.done[i], e.had)})
		}
		all = append(all, t)
	}
	slices.SortFunc(all, func(a, b Trait) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Seat, b.Seat), cmp.Compare(a.Name, b.Name))
	})
	return all
}

// printTraits writes how traits did.
func (r *Report) printTraits(w io.Writer) {
	for _, t := range r.Traits {
		where := "all seats"
		if t.Seat > 0 {
			where = "seat " + digits(t.Seat)
		}
		fmt.Fprintf(w, "%s %-12s %-10s wins %s of %d", t.Kind, t.Name, where, t.Wins, t.Had.N)
		for _, u := range t.Uses {
			fmt.Fprintf(w, "; %s %.1f %%", u.Name, 100*u.Games.Rate)
		}
		fmt.Fprintln(w)
	}
}
