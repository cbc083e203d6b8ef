package lab

import (
	"strings"
	"testing"
	"time"
)

// What seats had in a game is counted with their wins and uses, for each seat and for all, and
// each game says it of itself.
func TestTraits(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does all of it")
	}
	p := plan(t, 40, "learner:12", "random")
	p.RuleOptions = map[string]string{"battleRealm": "on", "spec1": "bravery"}
	tally := NewTally(p)
	used, records := 0, 0
	if err := Run(t.Context(), p, func(g *Played) bool {
		tally.Add(g)
		r := g.Record()
		first := r.Seats[0].Traits
		if len(r.Seats) != 2 || len(first) != 1 || first[0].Name != "Bravery" || r.Options["battleRealm"] != "on" || r.Options["traps"] != "off" || r.Seats[0].Won != g.Winners.Has(0) {
			t.Errorf("a game is recorded as %+v", r)
		}
		if first[0].Uses["signature used"] {
			used++
		}
		records++
		return true
	}); err != nil {
		t.Fatal(err)
	}
	r := tally.Report(time.Second)
	had, won, seats := 0, 0, map[int]int{}
	for _, tr := range r.Traits {
		if tr.Kind != "Spec" || len(tr.Uses) < 2 || tr.Had.N != tr.Wins.Of {
			t.Errorf("%+v", tr)
		}
		seats[tr.Seat]++
		switch {
		case tr.Seat == 0:
			had, won = had+tr.Had.N, won+tr.Wins.N
		case tr.Seat == 1 && (tr.Name != "Bravery" || tr.Had.N != 40 || tr.Uses[0].Name != "signature used" || tr.Uses[0].Games.N != used || used == 0):
			t.Errorf("seat 1 used it in %d games: %+v", used, tr)
		}
	}
	if records != 40 || had != 80 || won != 40-r.Draws || seats[1] != 1 || seats[2] != 4 {
		t.Errorf("%d games, %d seats with a trait, %d of them won, traits by seat %v", records, had, won, seats)
	}
	var b strings.Builder
	r.Print(&b, 0)
	if !strings.Contains(b.String(), "Spec Bravery      seat 1     wins") {
		t.Error(b.String())
	}
	b.Reset()
	if err := r.CSV(&b); err != nil || !strings.Contains(b.String(), "trait,\"Spec Bravery, seat 1\",signature used,") {
		t.Errorf("%v %s", err, b.String())
	}
	if r := report(t, plan(t, 4, "random", "random")); len(r.Traits) != 0 {
		t.Errorf("without Specs: %+v", r.Traits)
	}
}
