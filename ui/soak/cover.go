package soak

import "strings"

const (
	// rowTries is how many rows are made for each that is kept.
	rowTries = 12
	// pairTries is in how many ways what two values need is set before they count as refused.
	pairTries = 24
)

// pairs finds the values that no game has together.
func (a *array) pairs() {
	a.refused = make([]bool, a.values*a.values)
	for x := range a.values {
		for y := range x {
			if !a.together(x, y) {
				a.refused[x*a.values+y], a.refused[y*a.values+x] = true, true
			}
		}
	}
}

// together reports whether a game can begin with two values, y that of an earlier factor.
func (a *array) together(x, y int) bool {
	for try := range pairTries {
		r := a.blank()
		f, v := a.of(x)
		e, w := a.of(y)
		if !a.require(r, e, w) || !a.require(r, f, v) {
			continue
		}
		if r[0] == unset {
			r[0] = try % len(a.factors[0].values)
		}
		if a.plays(r) {
			return true
		}
	}
	return false
}

// wanted opens all values that can be set together, as many as the strength says.
func (a *array) wanted() {
	size := 1
	for range a.strength {
		size *= a.values
	}
	a.open = make([]bool, size)
	a.choose(nil, 0)
}

// choose opens all that go on from some values with those of later factors.
func (a *array) choose(values []int, from int) {
	if len(values) == a.strength {
		at := 0
		for _, v := range values {
			at = at*a.values + v
		}
		a.open[at] = true
		return
	}
	for f := from; f < len(a.factors); f++ {
	next:
		for v := range a.factors[f].values {
			value := a.factors[f].first + v
			for _, other := range values {
				if a.refused[value*a.values+other] {
					continue next
				}
			}
			a.choose(append(values, value), f+1)
		}
	}
}

// each tells all values that a row has together, by their place in open.
func (a *array) each(r []int, told func(at int)) {
	a.places = a.places[:0]
	for f, v := range r {
		if v >= 0 {
			a.places = append(a.places, a.factors[f].first+v)
		}
	}
	a.subsets(0, 0, a.strength, told)
}

func (a *array) subsets(from, at, left int, told func(at int)) {
	if left == 0 {
		told(at)
		return
	}
	for i := from; i <= len(a.places)-left; i++ {
		a.subsets(i+1, at*a.values+a.places[i], left-1, told)
	}
}

// row is the best of some rows that have the values at a place in open.
func (a *array) row(at int) (best []int, ok bool) {
	most := 0
	for try := 0; try < rowTries || best == nil && try < 100*rowTries; try++ {
		r := a.blank()
		if !a.begin(r, at) || !a.fill(r) || !a.plays(r) {
			continue
		}
		n := 0
		a.each(r, func(t int) {
			if a.open[t] {
				n++
			}
		})
		if n > most {
			most, best = n, r
		}
	}
	return best, best != nil
}

// parts are the values at a place in open.
func (a *array) parts(at int) []int {
	all := make([]int, a.strength)
	for i := a.strength - 1; i >= 0; i-- {
		all[i], at = at%a.values, at/a.values
	}
	return all
}

// begin puts the values at a place in open into a row, with what they need.
func (a *array) begin(r []int, at int) bool {
	for _, value := range a.parts(at) {
		if f, v := a.of(value); !a.require(r, f, v) {
			return false
		}
	}
	for f, v := range r {
		if v >= 0 && !a.allowed(r, f, v) {
			return false
		}
	}
	return true
}

// fill gives every other factor the value with which most is covered that no row has, the
// factors by chance, but each after those it depends on.
func (a *array) fill(r []int) bool {
	order := make([]int, len(a.factors))
	for i := range order {
		j := a.rng.IntN(i + 1)
		order[i], order[j] = order[j], i
	}
	if !a.set(r, 0) {
		return false
	}
	for _, f := range order {
		if !a.set(r, f) {
			return false
		}
	}
	return true
}

// set gives factor f a value.
func (a *array) set(r []int, f int) bool {
	if r[f] != unset {
		return true
	}
	if n := a.factors[f].needs; n >= 0 && !a.set(r, n) {
		return false
	}
	if !a.means(r, f) {
		r[f] = nothing
		return true
	}
	most, alike, best := -1, 0, unset
	for v := range a.factors[f].values {
		if !a.allowed(r, f, v) {
			continue
		}
		switch n := a.gain(r, f, v); {
		case n > most:
			most, alike, best = n, 1, v
		case n == most:
			if alike++; a.rng.IntN(alike) == 0 {
				best = v
			}
		}
	}
	r[f] = best
	return best != unset
}

// gain is how much is covered by value v of f beside what the row has.
func (a *array) gain(r []int, f, v int) int {
	n := 0
	r[f] = v
	value := a.factors[f].first + v
	a.each(r, func(at int) {
		if a.open[at] && a.has(at, value) {
			n++
		}
	})
	r[f] = unset
	return n
}

// has reports whether a value is one of those at a place in open.
func (a *array) has(at, value int) bool {
	for range a.strength {
		if at%a.values == value {
			return true
		}
		at /= a.values
	}
	return false
}

// said names the values at a place in open.
func (a *array) said(at int) string {
	var all []string
	for _, value := range a.parts(at) {
		f, v := a.of(value)
		all = append(all, a.factors[f].name+" "+a.factors[f].values[v])
	}
	return strings.Join(all, ", ")
}
