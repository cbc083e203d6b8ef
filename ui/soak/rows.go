package soak

import (
	"fmt"
	"slices"
	"strconv"

	"feltstack/rules"
)

// mostCover is the greatest strength of a covering array.
const mostCover = 3

// row is a way to set up a game: how many play, and the options that mean anything then.
type row struct {
	seats, choosers int
	options         map[string]string
}

// rowsOf is a covering array of a game's options, number of seats and observer: any values of
// strength of them, at least 1, that can be set together are together in some row. An option
// counts in rows only in which it means anything. The same game gives the same rows.
func rowsOf(g *rules.Game, strength int) ([]row, error) {
	a := newArray(g, strength)
	a.pairs()
	a.wanted()
	var all []row
	for at := 0; at < len(a.open); at++ {
		if !a.open[at] {
			continue
		}
		r, ok := a.row(at)
		if !ok {
			return nil, fmt.Errorf("no game of %s has %s, which nothing forbids", g.Title, a.said(at))
		}
		a.each(r, func(t int) { a.open[t] = false })
		all = append(all, a.setup(r))
	}
	return all, nil
}

// Rows is how many rows the covering array of a game has: strength is how many values, 1 to 3,
// are together in some row.
func Rows(g *rules.Game, strength int) (int, error) {
	all, err := rowsOf(g, strength)
	return len(all), err
}

// factor is something that is set before a game. Factor 0 is the number of seats.
type factor struct {
	name   string
	values []string
	needs  int   // the factor without which it means nothing, -1 for none
	in     []int // the values of that one with which it does
	seats  int   // with fewer players it means nothing
	first  int   // the number of its first value among those of all factors
}

// What a row has at a factor in place of a value.
const (
	unset   = -1
	nothing = -2 // it means nothing beside the rest of the row
)

// array makes the rows.
type array struct {
	game     *rules.Game
	strength int
	factors  []factor
	values   int    // of all factors
	refused  []bool // by two values: no game has both
	open     []bool // by as many values as must be together: no row has them yet
	rng      rules.RNG
	places   []int // scratch of each
}

// rowSeed is what the rows follow from, beside the game.
const rowSeed = 0xc0e4

func newArray(g *rules.Game, strength int) *array {
	a := &array{game: g, strength: strength, rng: rules.Seeded(rowSeed)}
	seats := factor{name: "seats", needs: -1}
	for n := g.MinSeats; n <= g.MaxSeats; n++ {
		seats.values = append(seats.values, strconv.Itoa(n))
	}
	a.factors = []factor{seats}
	for i := range g.RuleOptions {
		a.add(&g.RuleOptions[i], g.RuleOptions[i].Values)
	}
	if g.Choosers > 0 {
		o := g.Chooser
		o.Name = "observer"
		a.add(&o, []string{"0", "1"})
	}
	for i := range a.factors {
		a.factors[i].first = a.values
		a.values += len(a.factors[i].values)
	}
	return a
}

// add makes a factor of an option. The one that it needs is a factor already.
func (a *array) add(o *rules.RuleOption, values []string) {
	f := factor{name: o.Name, values: values, seats: o.Seats}
	f.needs = slices.IndexFunc(a.factors, func(other factor) bool { return o.Needs != "" && other.name == o.Needs })
	if f.needs >= 0 {
		for v, value := range a.factors[f.needs].values {
			if slices.Contains(o.In, value) || o.In == nil && v > 0 {
				f.in = append(f.in, v)
			}
		}
	}
	a.factors = append(a.factors, f)
}

// blank is a row without a value.
func (a *array) blank() []int { return slices.Repeat([]int{unset}, len(a.factors)) }

// of is the factor of a value, and its place there.
func (a *array) of(value int) (f, v int) {
	for f = len(a.factors) - 1; a.factors[f].first > value; f-- {
	}
	return f, value - a.factors[f].first
}

// require puts a value into a row, with what it needs to mean anything. It reports whether
// that goes with what the row has.
func (a *array) require(r []int, f, v int) bool {
	if r[f] != unset {
		return r[f] == v
	}
	r[f] = v
	d := &a.factors[f]
	if n := a.game.MinSeats; d.seats > n {
		switch {
		case r[0] == unset:
			r[0] = d.seats - n + a.rng.IntN(a.game.MaxSeats-d.seats+1)
		case r[0]+n < d.seats:
			return false
		}
	}
	if d.needs < 0 {
		return true
	}
	if has := r[d.needs]; has != unset {
		return slices.Contains(d.in, has)
	}
	return a.require(r, d.needs, d.in[a.rng.IntN(len(d.in))])
}

// allowed reports whether the value v of f goes with all others of a row.
func (a *array) allowed(r []int, f, v int) bool {
	for other, has := range r {
		if has >= 0 && other != f && a.refused[(a.factors[f].first+v)*a.values+a.factors[other].first+has] {
			return false
		}
	}
	return true
}

// means reports whether a factor means anything beside what a row has of those it needs.
func (a *array) means(r []int, f int) bool {
	d := &a.factors[f]
	return r[0]+a.game.MinSeats >= d.seats && (d.needs < 0 || slices.Contains(d.in, r[d.needs]))
}

// setup is a whole row as a game knows it.
func (a *array) setup(r []int) row {
	out := row{seats: a.game.MinSeats + max(r[0], 0), options: map[string]string{}}
	for f := 1; f < len(r); f++ {
		switch d := &a.factors[f]; {
		case r[f] < 0:
		case f > len(a.game.RuleOptions):
			out.choosers = r[f]
		default:
			out.options[d.name] = d.values[r[f]]
		}
	}
	return out
}

// plays reports whether the game can begin with a row.
func (a *array) plays(r []int) bool {
	s := a.setup(r)
	_, err := rules.Prepare(a.game, rules.Setup{Game: a.game.Name, Seats: s.seats, Choosers: s.choosers, RuleOptions: s.options})
	return err == nil
}
