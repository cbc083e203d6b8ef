package library

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"feltstack/rules"
	"feltstack/rules/bot/lab"
	"feltstack/saves"
)

// LabSetup says what the lab plays.
type LabSetup struct {
	Game  string       `json:"game"`
	Seats []LabSeat    `json:"seats"`
	Field []rules.Deck `json:"field,omitempty"` // decks that meet that of the first seat in turn; nil: each seat has its own

	FieldOwn []int64 `json:"field_own,omitempty"` // the IDs of those among the person's, 0 for none

	Games   int               `json:"games"`
	Options map[string]string `json:"options,omitempty"` // by name, those that differ from the default
}

// LabSeat is a bot of the lab.
type LabSeat struct {
	Level string     `json:"level"`         // as package bot names it
	Deck  rules.Deck `json:"deck"`          // without cards: any of the game's own
	Own   *int64     `json:"own,omitempty"` // the ID of that deck among the person's, 0 for none; nil in runs from before
}

// Levels are those of the seats.
func (s *LabSetup) Levels() []string {
	var all []string
	for _, seat := range s.Seats {
		all = append(all, seat.Level)
	}
	return all
}

// Even reports whether bots of one level play.
func (s *LabSetup) Even() bool { return len(slices.Compact(s.Levels())) < 2 }

// LabRun is what the lab has played, and what came of it.
type LabRun struct {
	ID      int64 // 0: it isn't kept
	Name    string
	Setup   LabSetup
	Report  *lab.Report
	Created time.Time
}

// Experiment implements Library. Decks may have people's own cards.
func (s *Local) Experiment(l LabSetup) (lab.Plan, error) {
	g, err := s.find(l.Game)
	if err != nil {
		return lab.Plan{}, err
	}
	p := lab.Plan{Game: g, Players: l.Levels(), Games: l.Games, Jobs: 1, RuleOptions: l.Options, Field: l.Field}
	if x := s.Cards(l.Game); x != nil {
		p.Game = x.Game
		for _, seat := range l.Seats {
			p.Decks = append(p.Decks, seat.Deck)
		}
	}
	return p, p.Check()
}

// Runs implements Library. A run that can't be read is left out.
func (s *Local) Runs(ctx context.Context) ([]LabRun, error) { return s.runs(ctx, "") }

func (s *Local) runs(ctx context.Context, game string) ([]LabRun, error) {
	saved, err := s.store.Runs(ctx, game)
	if err != nil {
		return nil, err
	}
	var all []LabRun
	for _, r := range saved {
		run := LabRun{ID: r.ID, Name: r.Name, Created: r.Created}
		if json.Unmarshal(r.Setup, &run.Setup) == nil && json.Unmarshal(r.Report, &run.Report) == nil && run.Report != nil {
			run.Setup.Game = r.GameKey
			all = append(all, run)
		}
	}
	return all, nil
}

// KeepRun implements Library.
func (s *Local) KeepRun(ctx context.Context, r LabRun) (int64, error) {
	if s.store.ReadOnly() {
		return 0, nil
	}
	row := saves.Run{ID: r.ID, GameKey: r.Setup.Game, Name: r.Name, Created: r.Created}
	var err error
	if row.Setup, err = json.Marshal(r.Setup); err == nil {
		row.Report, err = json.Marshal(r.Report)
	}
	if err != nil {
		return 0, fmt.Errorf("save lab run %q: %w", r.Name, err)
	}
	return s.store.KeepRun(ctx, row)
}

// RenameRun implements Library.
func (s *Local) RenameRun(ctx context.Context, id int64, name string) error {
	return s.store.RenameRun(ctx, id, name)
}
