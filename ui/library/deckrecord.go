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
func (s *Local) DeckRecord(ctx context.Context, d SavedDeck) (DeckRecord, error) {
	met, err := s.store.DeckMeetings(ctx, d.Deck.Game, d.ID, d.Deck.Name)
	if err != nil {
		return DeckRecord{}, err
	}
	runs, err := s.runs(ctx, d.Deck.Game)
	if err != nil {
		return DeckRecord{}, err
	}
	return DeckRecord{Games: played(met), Lab: tested(runs, d)}, nil
}

// played is how a deck did in finished games.
func played(all []saves.DeckMeetings) []Meeting {
	met := map[string]*Score{}
	for _, m := range all {
		score := scoreOf(met, words.List(m.Against))
		score.Won, score.Lost, score.Drawn = score.Won+m.Won, score.Lost+m.Lost, score.Drawn+m.Drawn
	}
	return meetings(met)
}

// tested is how a deck did in the lab.
func tested(runs []LabRun, d SavedDeck) []Meeting {
	met := map[string]*Score{}
	for _, r := range runs {
		name := r.Setup.called(d)
		if !r.Setup.Even() || name == "" {
			continue
		}
		for _, m := range r.Report.Versus {
			if m.Deck == name {
				score := scoreOf(met, m.Against)
				score.Won, score.Lost, score.Drawn = score.Won+m.Won.N, score.Lost+m.Won.Of-m.Won.N, score.Drawn+m.Drawn
			}
		}
	}
	return meetings(met)
}

// called is the name that a deck had in a run, "" if it can't have played. Runs from before decks
// had numbers there know it by the name that it has now; so do all those that come with the game,
// as chance may have dealt them.
func (s *LabSetup) called(d SavedDeck) string {
	type brought struct {
		id   int64
		name string
	}
	var all []brought
	for _, seat := range s.Seats {
		if seat.Own == nil {
			return d.Deck.Name
		}
		all = append(all, brought{*seat.Own, seat.Deck.Name})
	}
	for i, id := range s.FieldOwn[:min(len(s.FieldOwn), len(s.Field))] {
		all = append(all, brought{id, s.Field[i].Name})
	}
	name := d.Deck.Name
	for _, b := range all {
		switch {
		case d.ID != 0 && b.id == d.ID:
			return b.name
		case b.id != 0 && b.name == d.Deck.Name:
			name = "" // another one's games
		}
	}
	if d.ID != 0 {
		return ""
	}
	return name
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

// deckOf names a deck of a game: one of the person's by its number, others by their names.
type deckOf struct {
	game string
	id   int64 // 0: it comes with the game; saves.AnyDeck: that isn't known
	name string
}

// key is without what doesn't matter: a deck with a number is the same by any name.
func (k deckOf) key() deckOf {
	if k.id > 0 {
		k.name = ""
	}
	return k
}

// plus adds up two scores.
func (s Score) plus(o Score) Score {
	return Score{Won: s.Won + o.Won, Lost: s.Lost + o.Lost, Drawn: s.Drawn + o.Drawn}
}
