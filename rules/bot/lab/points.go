package lab

import (
	"fmt"
	"io"
	"slices"

	"feltstack/rules"
)

// Average is the points of a game on average, with its 95 % interval.
type Average struct {
	N    int     `json:"n"` // games, or deals of two
	Mean float64 `json:"mean"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

func (m *mean) average() Average {
	v, h := m.value(), m.half()
	return Average{N: m.n, Mean: round(v), Low: round(v - h), High: round(v + h)}
}

// String is an average with its interval.
func (a Average) String() string { return fmt.Sprintf("%.2f (%.2f to %.2f)", a.Mean, a.Low, a.High) }

// Standing is how a seat of the table did, or all seats of one kind of player.
type Standing struct {
	Name   string  `json:"name"`
	Wins   Share   `json:"wins"` // of the seats that played
	Points Average `json:"points"`
}

// standing counts for a Standing.
type standing struct {
	wins, of int
	points   mean
}

// add counts a game of some seats.
func (s *standing) add(g *Played, seats ...int) {
	sum := 0.0
	for _, seat := range seats {
		s.of++
		if g.Winners.Has(rules.Seat(seat)) {
			s.wins++
		}
		sum += g.Points[seat]
	}
	s.points.add(sum / float64(len(seats)))
}

func (s *standing) report(name string) Standing {
	return Standing{Name: name, Wins: NewShare(s.wins, s.of), Points: s.points.average()}
}

// points counts what games come to: by player of the plan, by seat of the table, and by
// kind of player.
type points struct {
	players []standing
	seats   []standing
	kinds   []standing // by the place of their first player
}

func newPoints(p *Plan) points {
	n := len(p.Players)
	return points{make([]standing, n), make([]standing, p.seats()), make([]standing, n)}
}

func (c *points) add(g *Played) {
	p := g.plan
	for seat := range c.seats {
		c.seats[seat].add(g, seat)
	}
	for k, name := range p.Players {
		var own, kind []int
		for seat := range c.seats {
			at := p.at(seat, g.shift)
			if at == k {
				own = append(own, seat)
			}
			if p.Players[at] == name {
				kind = append(kind, seat)
			}
		}
		c.players[k].add(g, own...)
		if slices.Index(p.Players, name) == k {
			c.kinds[k].add(g, kind...)
		}
	}
}

// report puts what was counted into a report.
func (c *points) report(p *Plan, r *Report) {
	r.Scored = p.Game.Points != nil
	for i := range c.players {
		r.Points = append(r.Points, c.players[i].points.average())
	}
	for i := range c.seats {
		r.Places = append(r.Places, c.seats[i].report("seat "+digits(i+1)))
	}
	for k, name := range p.Players {
		if first := slices.Index(p.Players, name); first == k && slices.Index(p.Players[k+1:], name) >= 0 {
			r.Kinds = append(r.Kinds, c.kinds[k].report(name))
		}
	}
}

// printStandings writes how kinds of players and seats did.
func (r *Report) printStandings(w io.Writer) {
	line := func(name string, s Standing) {
		fmt.Fprintf(w, "  %-12s %11s  %s%s\n", name, "", s.Wins, r.pointsText(s.Points))
	}
	for _, s := range r.Kinds {
		line("all "+s.Name, s)
	}
	for _, s := range r.Places {
		line(s.Name, s)
	}
}

// pointsText is an average for a line of the report, nothing where the game scores no points.
func (r *Report) pointsText(a Average) string {
	if !r.Scored {
		return ""
	}
	return "  " + a.String() + " points"
}
