package keep

import (
	"context"
	"fmt"

	"feltstack/saves"
)

// Branch makes a game that begins as a copy of another one up to choice n, to
// be played on beside it; called name. It is listed once it is played on: see saves.Store.Fork.
// It returns the new game's number; the original stays as it is.
func Branch(ctx context.Context, st *saves.Store, id int64, n int, name string) (int64, error) {
	g, err := st.Game(ctx, id)
	if err != nil {
		return 0, err
	}
	line, err := st.LoadChoices(ctx, id)
	if err != nil {
		return 0, err
	}
	if n < 0 || n > len(line) {
		return 0, fmt.Errorf("branch game %d at choice %d of %d: %w", id, n, len(line), saves.ErrOutOfOrder)
	}
	fork := saves.Saved{
		Name: name, GameKey: g.GameKey, Setup: g.Setup, Seed: g.Seed, RulesVersion: g.RulesVersion, CardsHash: g.CardsHash,
		Seats: g.Seats, Note: g.Note,
	}
	if n == len(line) && g.Status == saves.Finished {
		fork.Status, fork.Result = g.Status, g.Result
	}
	made, err := st.Fork(ctx, fork, line[:n])
	if err != nil {
		return 0, fmt.Errorf("branch game %d: %w", id, err)
	}
	return made, nil
}

// Duplicate saves a game a second time, called name.
func Duplicate(ctx context.Context, st *saves.Store, id int64, name string) error {
	g, err := st.Game(ctx, id)
	if err != nil {
		return err
	}
	made, err := Branch(ctx, st, id, g.Choices, name)
	if err != nil {
		return err
	}
	return st.Recover(ctx, saves.AGame, made)
}
