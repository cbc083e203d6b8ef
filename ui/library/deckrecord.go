package library

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"feltstack/saves"
	"feltstack/ui/words"
)

// DeckRecord is how a deck has done against others: in finished games, and in runs of the lab
// in which bots of one level played.
type DeckRecord struct {
	Games []Meeting // the most often played first
	Lab   []Meeting
}

// Meeting is how a deck has done against another one.
type Meeting struct {
	Against string // the name of the deck; "" for one without
	Score
}

// N is how many games that were.
func (s Score) N() int { return s.Won + s.Lost + s.Drawn }

// Total adds up a list of meetings.
func Total(all []Meeting) Score {
	var sum Score
	for _, m := range all {
		sum.Won, sum.Lost, sum.Drawn = sum.Won+m.Won, sum.Lost+m.Lost, sum.Drawn+m.Drawn
	}
	return sum
}

// DeckRecord implements Library.
func (s *Local) DeckRecord(ctx context.Context, game, deck string) (DeckRecord, error) {
	results, err := s.store.Results(ctx, game, 0)
	if err != nil {
		return DeckRecord{}, err
	}
	runs, err := s.runs(ctx, game)
	if err != nil {
		return DeckRecord{}, err
	}
	return DeckRecord{Games: played(results, deck), Lab: tested(runs, deck)}, nil
}

// played is how a deck did in finished games. Against itself counts once, for the first seat.
func played(results []saves.Result, deck string) []Meeting {
	met := map[string]*Score{}
	for _, r := range results {
		seat := slices.Index(r.Decks, deck)
		if seat < 0 || deck == "" {
			continue
		}
		scoreOf(met, words.List(slices.Delete(slices.Clone(r.Decks), seat, seat+1))).add(r.Winners, seat)
	}
	return meetings(met)
}

// tested is how a deck did in the lab.
func tested(runs []LabRun, deck string) []Meeting {
	met := map[string]*Score{}
	for _, r := range runs {
		if !r.Setup.Even() || deck == "" {
			continue
		}
		for _, m := range r.Report.Versus {
			if m.Deck == deck {
				score := scoreOf(met, m.Against)
				score.Won, score.Lost, score.Drawn = score.Won+m.Won.N, score.Lost+m.Won.Of-m.Won.N, score.Drawn+m.Drawn
			}
		}
	}
	return meetings(met)
}

func scoreOf(met map[string]*Score, against string) *Score {
	if met[against] == nil {
		met[against] = &Score{}
	}
	return met[against]
}

func meetings(met map[string]*Score) []Meeting {
	var all []Meeting
	for against, score := range met {
		all = append(all, Meeting{against, *score})
	}
	slices.SortFunc(all, func(a, b Meeting) int {
		return cmp.Or(b.N()-a.N(), strings.Compare(a.Against, b.Against))
	})
	return all
}

// deckOf names a deck of a game.
type deckOf struct{ game, name string }

// add counts a finished game of a seat.
func (s *Score) add(winners []int, seat int) {
	switch {
	case len(winners) == 0:
		s.Drawn++
	case slices.Contains(winners, seat):
		s.Won++
	default:
		s.Lost++
	}
}
