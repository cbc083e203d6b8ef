package keep

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"feltstack/rules"
	"feltstack/saves"
	"feltstack/table"
)

// toldEvery is after how many choices an import reports how far it is.
const toldEvery = 100

// Import saves a game file as a game of its own and returns its number: the whole
// of it, or nothing when ctx ends first. Whether it is saved already is for Alike to say. A game whose choices do not all fit
// today's rules is kept whole, too: differs says where it stops. told, which may
// be nil, hears how much of the work is done.
//
// An imported game isn't a result: where it was played, it was one.
func Import(ctx context.Context, st *saves.Store, f *File, find func(string) (*rules.Game, error), told func(done, of int)) (id int64, differs error, err error) {
	if told == nil {
		told = func(int, int) {}
	}
	of := 2*len(f.Line) + len(f.Undone) // played, and stored
	cfg, err := f.config(find)
	if err != nil {
		return 0, nil, fmt.Errorf("this game can't be played: %w", err)
	}
	outcome, over, err := table.Check(cfg, f.Line, func(n int) error {
		if n%toldEvery == 0 {
			told(n, of)
		}
		return ctx.Err()
	})
	var why *table.Differs
	switch {
	case errors.As(err, &why):
		differs = why
	case ctx.Err() != nil:
		return 0, nil, ctx.Err()
	case err != nil:
		return 0, nil, fmt.Errorf("this game can't be played: %w", err)
	}
	g, err := f.saved()
	if err != nil {
		return 0, nil, err
	}
	switch {
	case differs != nil:
		g.Status, g.Result = saves.Broken, differs.Error()
	case over:
		g.Status, g.Result = saves.Finished, outcome.Text
	}
	id, err = st.Import(ctx, g, stored(f.Line), stored(f.Undone), func(n int) { told(len(f.Line)+n, of) })
	switch {
	case err != nil && ctx.Err() != nil:
		return 0, nil, ctx.Err() // whatever the database stumbled over then
	case err != nil:
		return 0, nil, err
	}
	told(of, of)
	return id, differs, nil
}

// Alike is the saved game that is the one of a file, or has gone on from there; saves.ErrNotFound
// if none is.
func Alike(ctx context.Context, st *saves.Store, f *File) (id int64, err error) {
	g, err := f.saved()
	if err != nil {
		return 0, err
	}
	return st.Alike(ctx, g, stored(f.Line))
}

// saved is the file as a game without choices.
func (f *File) saved() (saves.Saved, error) {
	how, err := json.Marshal(setup{f.Setup, f.Players, f.Clock})
	if err != nil {
		return saves.Saved{}, fmt.Errorf("import a game: %w", err)
	}
	g := saves.Saved{
		Name: f.Name, Note: f.Note, GameKey: f.Game, Setup: how, Seed: f.Setup.Seed, RulesVersion: f.Rules, CardsHash: f.Cards,
	}
	for _, p := range f.Players {
		g.Seats = append(g.Seats, p.Name)
	}
	return g, nil
}

func stored(line []table.Choice) []saves.Choice {
	out := make([]saves.Choice, len(line))
	for i, c := range line {
		out[i] = saves.Choice(c)
	}
	return out
}
