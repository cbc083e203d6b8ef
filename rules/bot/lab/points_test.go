package lab

import (
	"math"
	"slices"
	"strings"
	"testing"

	"feltstack/rules"
	"feltstack/rules/games/gamestest"
)

// Points are counted for each player, seat and kind of player, at mixed tables of any size.
func TestPoints(t *testing.T) {
	for _, players := range [][]string{{"random", "learner:10"}, {"random", "learner:10", "random"}, {"random", "learner:10", "passive", "random"}} {
		p := plan(t, 2*len(players), players...)
		total, kind := 0.0, 0.0
		tally := NewTally(p)
		err := Run(t.Context(), p, func(g *Played) bool {
			for seat, n := range g.Points {
				total += n
				if n != g.m.Points(rules.Seat(seat)) {
					t.Errorf("seat %d has %v points, not %v", seat, n, g.m.Points(rules.Seat(seat)))
				}
				if p.Players[p.at(seat, g.shift)] == "random" {
					kind += n
				}
			}
			tally.Add(g)
			return true
		})
		if err != nil {
			t.Fatal(err)
		}
		r := tally.Report(1)
		sum := func(all []Average) (n float64) {
			for _, a := range all {
				if n += a.Mean; a.N != p.Games || a.Low > a.Mean || a.High < a.Mean {
					t.Errorf("%d players: %+v", len(players), a)
				}
			}
			return n * float64(p.Games)
		}
		var places []Average
		wins := 0
		for _, s := range r.Places {
			places = append(places, s.Points)
			wins += s.Wins.N
		}
		if !r.Scored || total == 0 || math.Abs(sum(r.Points)-total) > 0.01 || math.Abs(sum(places)-total) > 0.01 {
			t.Errorf("%d players: %v points: %+v, %+v", len(players), total, r.Points, r.Places)
		}
		for _, w := range r.Wins {
			wins -= w
		}
		if wins != 0 {
			t.Errorf("%d players: seats win otherwise than players: %+v, %v", len(players), r.Places, r.Wins)
		}
		several := strings.Count(strings.Join(players, ","), "random")
		switch {
		case several < 2 && len(r.Kinds) > 0, several > 1 && (len(r.Kinds) != 1 || r.Kinds[0].Name != "random" || r.Kinds[0].Wins.Of != several*p.Games):
			t.Errorf("%d players: kinds %+v", len(players), r.Kinds)
		case several > 1 && math.Abs(r.Kinds[0].Points.Mean*float64(several*p.Games)-kind) > 0.01:
			t.Errorf("%d players: %v points of kind %+v", len(players), kind, r.Kinds)
		}
		var b strings.Builder
		r.Print(&b, 0)
		if n := strings.Count(b.String(), " points\n"); n != len(players)+len(r.Places)+len(r.Kinds) {
			t.Errorf("points on %d lines:\n%s", n, b.String())
		}
	}
}

// Where the game has no points of its own, a win is one.
func TestPointsAreWins(t *testing.T) {
	all := gamestest.All(t)
	i := slices.IndexFunc(all, func(g *rules.Game) bool { return g.Points == nil })
	p := Plan{Game: all[i], Players: []string{"random", "random"}, Games: 6, Seed: 5, Jobs: 1}
	r := report(t, p)
	for k, a := range r.Points {
		if want := (float64(r.Wins[k]) + float64(r.Draws)/2) / 6; math.Abs(a.Mean-want) > 1e-4 || r.Scored {
			t.Errorf("%d wins, %d drawn: %+v", r.Wins[k], r.Draws, a)
		}
	}
	var b strings.Builder
	if r.Print(&b, 0); strings.Contains(b.String(), "points") {
		t.Errorf("it scores none:\n%s", b.String())
	}
}

// A duel says what both make of a game, for each seat where one sits at several.
func TestPointsOfADuel(t *testing.T) {
	p := plan(t, 2)
	d, err := Settle(t.Context(), DuelPlan{Game: p.Game, A: "learner:10", B: "random", Seats: 3, Games: 12, Seed: 1, Jobs: 2, Better: 0.1, Risk: 0.05}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for k, a := range d.Points {
		if !d.Scored || a.N != d.Games/2 || a.Mean <= 0 || a.Mean > 40 || a.Low >= a.High {
			t.Errorf("player %d: %+v", k, a)
		}
	}
	var b strings.Builder
	if d.Print(&b); !strings.Contains(b.String(), "points per game: learner:10 "+d.Points[0].String()) {
		t.Error(b.String())
	}
}
