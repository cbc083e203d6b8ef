package saves

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
)

// SaveSnapshot keeps the state after the first n choices of a game, as bytes that only a program of this version reads.
// It is a cache: it may be dropped, and loading must work without it. ErrOutOfOrder when the line is shorter than n.
func (s *Store) SaveSnapshot(ctx context.Context, id int64, n int, version string, state []byte) error {
	err := s.write(ctx, func(tx *sql.Tx) error {
		err := mustChange(tx.ExecContext(ctx, `INSERT INTO snapshots (game_id, n, version, state)
			SELECT id, ?1, ?2, ?3 FROM games WHERE id = ?4 AND ?1 BETWEEN 0 AND choices
			ON CONFLICT DO UPDATE SET state = excluded.state`, n, version, state, id))
		if !errors.Is(err, ErrNotFound) {
			return err
		}
		var length int
		err = tx.QueryRowContext(ctx, `SELECT choices FROM games WHERE id = ?`, id).Scan(&length)
		switch {
		case errors.Is(err, sql.ErrNoRows):
			return ErrNotFound
		case err != nil:
			return err
		}
		return fmt.Errorf("the line has %d choices: %w", length, ErrOutOfOrder)
	})
	if err != nil {
		return fmt.Errorf("save a snapshot of game %d: %w", id, err)
	}
	return nil
}

// LatestSnapshot loads the snapshot of this version that lies furthest in the line of play but not after its first maxN
// choices. n is the number of choices that led to it. found is false when there is none.
func (s *Store) LatestSnapshot(ctx context.Context, id int64, maxN int, version string) (n int, state []byte, found bool, err error) {
	err = s.ro.QueryRowContext(ctx, `SELECT n, state FROM snapshots WHERE game_id = ? AND n <= ? AND version = ?
		ORDER BY n DESC LIMIT 1`, id, maxN, version).Scan(&n, &state)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return 0, nil, false, nil
	case err != nil:
		return 0, nil, false, fmt.Errorf("load a snapshot of game %d: %w", id, translate(err))
	}
	return n, state, true, nil
}
