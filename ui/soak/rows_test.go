package soak

import (
	"reflect"
	"slices"
	"strconv"
	"testing"

	"feltstack/rules"
)

// Whatever two or three values are set together by chance, where they mean anything, some row has
// them together, too.
func TestRowsCover(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does all of it")
	}
	for _, g := range allGames(t) {
		for strength := 1; strength <= 3; strength++ {
			rows, err := rowsOf(g, strength)
			if err != nil {
				t.Fatal(err)
			}
			t.Logf("%s has %d rows for %d together", g.Title, len(rows), strength)
			again, err := rowsOf(g, strength)
			if err != nil || !reflect.DeepEqual(rows, again) {
				t.Errorf("%s: the same game gives other rows, %v", g.Title, err)
			}
			covered := map[string]bool{}
			for i, r := range rows {
				if _, err := rules.Prepare(g, rules.Setup{Seats: r.seats, Choosers: r.choosers, RuleOptions: r.options}); err != nil {
					t.Errorf("%s: row %d can't be played: %v", g.Title, i+1, err)
				}
				together(meant(g, r), strength, func(s string) { covered[s] = true })
			}
			rng := rules.Seeded(7)
			missing := map[string]bool{}
			for range 4000 {
				r := row{seats: g.MinSeats + rng.IntN(g.MaxSeats-g.MinSeats+1), options: map[string]string{}}
				for _, o := range g.RuleOptions {
					r.options[o.Name] = o.Values[rng.IntN(len(o.Values))]
				}
				if g.Choosers > 0 {
					r.choosers = rng.IntN(2)
				}
				if _, err := rules.Prepare(g, rules.Setup{Seats: r.seats, Choosers: r.choosers, RuleOptions: r.options}); err != nil {
					continue
				}
				together(meant(g, r), strength, func(s string) {
					if !covered[s] {
						missing[s] = true
					}
				})
			}
			if len(missing) > 0 {
				t.Errorf("%s, %d together: no row has %d that can be, as %v", g.Title, strength, len(missing), missing)
			}
		}
	}
}

// meant are the values of a row that mean something beside the others.
func meant(g *rules.Game, r row) []string {
	all := []string{"seats=" + strconv.Itoa(r.seats)}
	add := func(o *rules.RuleOption, name, value string) {
		if r.seats < o.Seats {
			return
		}
		if i := slices.IndexFunc(g.RuleOptions, func(n rules.RuleOption) bool { return o.Needs != "" && n.Name == o.Needs }); i >= 0 {
			has := r.options[o.Needs]
			if o.In != nil && !slices.Contains(o.In, has) || has == "" || has == g.RuleOptions[i].Values[0] {
				return
			}
		}
		all = append(all, name+"="+value)
	}
	for i := range g.RuleOptions {
		o := &g.RuleOptions[i]
		if v, ok := r.options[o.Name]; ok {
			add(o, o.Name, v)
		}
	}
	if g.Choosers > 0 {
		o := g.Chooser
		add(&o, "observer", strconv.Itoa(r.choosers))
	}
	return all
}

// together tells all subsets of n values.
func together(values []string, n int, told func(string)) {
	if n == 0 {
		told("")
		return
	}
	for i, v := range values {
		together(values[i+1:], n-1, func(rest string) { told(v + " " + rest) })
	}
}
