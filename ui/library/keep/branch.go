package keep

import (
	"context"
	"fmt"

	"feltstack/saves"
)

// Branch saves a game that begins as a copy of another one up to choice n, to
// be played on beside it; called name. With n the whole length it is a
// duplicate. It returns the new game's number; the original stays as it is.
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
	if n == len(line) && g.Status == saves.Finished {
		g.Name = name
		made, err := st.Import(ctx, g, line, nil, nil)
		if err != nil {
			return 0, fmt.Errorf("copy game %d: %w", id, err)
		}
		return made, nil
	}
	made, err := st.CreateGame(ctx, saves.Saved{
		Name: name, GameKey: g.GameKey, Setup: g.Setup, Seed: g.Seed, RulesVersion: g.RulesVersion, CardsHash: g.CardsHash,
		Seats: g.Seats, Note: g.Note,
	})
	if err != nil {
		return 0, err
	}
	if err := st.AppendChoices(ctx, made, line[:n]...); err != nil {
		return 0, fmt.Errorf("branch game %d: %w", id, err)
	}
	return made, nil
}
