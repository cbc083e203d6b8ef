package library

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"feltstack/saves"
	"feltstack/ui/words"
)

// mostNamed is how many players of a game a record names.
const mostNamed = 3

// Record implements Library.
func (s *Local) Record(ctx context.Context) (string, error) {
	results, err := s.store.Results(ctx, "", 0)
	if err != nil {
		return "", err
	}
	return s.record(results), nil
}

// tally is how a player did in one game.
type tally struct {
	name        string
	games, wins int
	points      float64
	scored      int // games whose points are known
}

// Score is how often a player has won, lost and drawn.
type Score struct{ Won, Lost, Drawn int }

// Versus implements Library.
func (s *Local) Versus(ctx context.Context, game, player string, others []string) (Score, error) {
	results, err := s.store.Results(ctx, game, 0)
	if err != nil {
		return Score{}, err
	}
	all := slices.Sorted(slices.Values(append([]string{player}, others...)))
	var score Score
	for _, r := range results {
		if !slices.Equal(slices.Sorted(slices.Values(r.Seats)), all) {
			continue
		}
		switch seat := slices.Index(r.Seats, player); {
		case len(r.Winners) == 0:
			score.Drawn++
		case slices.Contains(r.Winners, seat):
			score.Won++
		default:
			score.Lost++
		}
	}
	return score, nil
}

// record says of every game how many of its finished matches the players have
// won, and with how many points where the game scores some, those first who played most.
func (s *Local) record(results []saves.Result) string {
	var lines []string
	for _, g := range s.games {
		var all []tally
		for _, r := range results {
			if r.GameKey != g.Name {
				continue
			}
			for seat, name := range r.Seats {
				i := slices.IndexFunc(all, func(t tally) bool { return t.name == name })
				if i < 0 {
					i = len(all)
					all = append(all, tally{name: name})
				}
				all[i].games++
				if g.Points != nil && seat < len(r.Points) {
					all[i].points += r.Points[seat]
					all[i].scored++
				}
				if slices.Contains(r.Winners, seat) {
					all[i].wins++
				}
			}
		}
		slices.SortStableFunc(all, func(a, b tally) int { return cmp.Compare(b.games, a.games) })
		var said []string
		for _, t := range all[:min(len(all), mostNamed)] {
			text := words.Say("saves.score", "player", t.name, "wins", t.wins, "games", t.games)
			if t.scored > 0 {
				text = words.Say("saves.score_points", "player", t.name, "wins", t.wins, "games", t.games, "points", words.Tenths(t.points/float64(t.scored)))
			}
			said = append(said, text)
		}
		if len(said) > 0 {
			lines = append(lines, g.Title+": "+strings.Join(said, ", "))
		}
	}
	return strings.Join(lines, "\n")
}
