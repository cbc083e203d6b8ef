package lab

import "feltstack/rules"

// Record is a finished game for programs: what it was played with, and what came of it.
type Record struct {
	Number  int               `json:"game"`
	Seed    uint64            `json:"seed"`
	Options map[string]string `json:"options"` // all of the game, those that were left alone, too
	Ending  string            `json:"ending"`
	Turns   int               `json:"turns"`
	Choices int               `json:"choices"`
	Seats   []SeatRecord      `json:"seats"` // in turn order
}

// SeatRecord is what a game came to for a seat.
type SeatRecord struct {
	Player string        `json:"player"`
	Won    bool          `json:"won"`
	Points float64       `json:"points"`
	Traits []TraitRecord `json:"traits,omitempty"`
}

// TraitRecord is something that a seat had in the game, in the game's words.
type TraitRecord struct {
	Kind string          `json:"kind"`
	Name string          `json:"name"`
	Uses map[string]bool `json:"uses"`
}

// Record sums up a game.
func (g *Played) Record() Record {
	r := Record{Number: g.Number, Seed: g.Deal, Options: map[string]string{}, Ending: g.Ending, Turns: g.Turns, Choices: g.Choices}
	for i, o := range g.plan.Game.RuleOptions {
		r.Options[o.Name] = o.Values[g.m.S.Opts[i]]
	}
	for seat := range g.plan.seats() {
		s := SeatRecord{Player: g.plan.Players[g.plan.at(seat, g.shift)], Won: g.Winners.Has(rules.Seat(seat)), Points: g.Points[seat]}
		if g.Traits != nil {
			for _, t := range g.Traits[seat] {
				uses := map[string]bool{}
				for _, u := range t.Uses {
					uses[u.Name] = u.Done
				}
				s.Traits = append(s.Traits, TraitRecord{t.Kind, t.Name, uses})
			}
		}
		r.Seats = append(r.Seats, s)
	}
	return r
}
