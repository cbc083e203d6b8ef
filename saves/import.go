package saves

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
)

// toldEvery is after how many choices Import reports how far it is.
const toldEvery = 1000

// Import stores a game that was played elsewhere, or a finished one a second time: with all its choices, or not at all
// when ctx ends first. line is what is in force, undone what was taken back and can be done again. Of g, Status and
// Result are taken, too. The game never counts among the results, not even when it is taken back and finished again:
// its end was a result where it was played. told hears how many choices are stored; it may be nil.
func (s *Store) Import(ctx context.Context, g Saved, line, undone []Choice, told func(n int)) (int64, error) {
	var id int64
	err := s.write(ctx, func(tx *sql.Tx) (err error) {
		if id, err = s.createGame(ctx, tx, g); err != nil {
			return err
		}
		return s.fill(ctx, tx, id, g, line, undone, false, told)
	})
	if err != nil {
		return 0, fmt.Errorf("import game %q: %w", g.Name, err)
	}
	return id, nil
}

// Fork stores a game that begins as the line of another one, which counted already if it is over. It is listed once
// it is played on, or by Recover; until then DropFork removes it.
func (s *Store) Fork(ctx context.Context, g Saved, line []Choice) (int64, error) {
	var id int64
	err := s.write(ctx, func(tx *sql.Tx) (err error) {
		if id, err = s.createGame(ctx, tx, g); err != nil {
			return err
		}
		if err = s.fill(ctx, tx, id, g, line, nil, g.Status != Finished, nil); err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, `UPDATE games SET deleted = -1 WHERE id = ?`, id)
		return err
	})
	if err != nil {
		return 0, fmt.Errorf("branch game %q: %w", g.Name, err)
	}
	return id, nil
}

// DropFork removes a game that Fork stored if nothing was played in it.
func (s *Store) DropFork(ctx context.Context, id int64) error {
	err := s.write(ctx, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, `DELETE FROM games WHERE id = ? AND deleted < 0`, id)
		return err
	})
	if err != nil {
		return fmt.Errorf("drop game %d: %w", id, err)
	}
	return nil
}

// Alike finds a game of the same deal that stands where a line of play ends, or has gone on from there; of several the one
// that was played last. Without a choice, it's a game that was set up in the same way. ErrNotFound if there is none.
func (s *Store) Alike(ctx context.Context, g Saved, line []Choice) (int64, error) {
	var id int64
	find := func() error {
		return s.reader().QueryRowContext(ctx, `SELECT id FROM games JOIN setups ON game_id = id
			WHERE deleted = 0 AND game_key = ? AND seed = ? AND setup = ? ORDER BY updated DESC, id DESC LIMIT 1`, g.GameKey, int64(g.Seed), g.Setup).Scan(&id)
	}
	if len(line) > 0 {
		find = func() error { return s.passed(ctx, g, line[len(line)-1]).Scan(&id) }
	}
	err := find()
	if errors.Is(err, sql.ErrNoRows) {
		return 0, ErrNotFound
	}
	if err != nil {
		return 0, fmt.Errorf("look for a game: %w", translate(err))
	}
	return id, nil
}

// passed finds the game of a deal that was played last of those in whose line of play a choice is.
func (s *Store) passed(ctx context.Context, g Saved, c Choice) *sql.Row {
	return s.reader().QueryRowContext(ctx, `SELECT games.id FROM games JOIN log ON log.game_id = games.id
		WHERE deleted = 0 AND game_key = ? AND seed = ? AND games.choices > ? AND kind = ? AND n = ? AND key = ? AND hash = ?
		AND NOT EXISTS (SELECT 1 FROM log later WHERE later.game_id = log.game_id AND later.seq > log.seq AND later.kind = ? AND later.n <= log.n)
		ORDER BY updated DESC, games.id DESC LIMIT 1`, g.GameKey, int64(g.Seed), c.N, Chosen, c.N, c.Key, int64(c.Hash), TakenBack)
}

// uncount has a game never count among the results, as one that was imported.
func (s *Store) uncount(ctx context.Context, id int64) error {
	err := s.write(ctx, func(tx *sql.Tx) error {
		return mustChange(tx.ExecContext(ctx, `UPDATE games SET counts = 0 WHERE id = ?`, id))
	})
	if err != nil {
		return fmt.Errorf("uncount game %d: %w", id, err)
	}
	return nil
}

// fill writes the choices of a game that was played elsewhere. Its end counts among the results or not.
func (s *Store) fill(ctx context.Context, tx *sql.Tx, id int64, g Saved, line, undone []Choice, counts bool, told func(n int)) error {
	add, err := tx.PrepareContext(ctx, insertEntry)
	if err != nil {
		return err
	}
	defer add.Close()
	at, entries, turn := s.micros(), 0, 0
	enter := func(kind EntryKind, c Choice) error {
		_, err := add.ExecContext(ctx, id, entries, at, int(kind), c.N, c.Seat, c.Turn, c.Key, int64(c.Hash), c.Late)
		entries++
		return err
	}
	for _, part := range [][]Choice{line, undone} {
		for _, c := range part {
			if c.N != entries {
				return fmt.Errorf("choice %d where choice %d belongs: %w", c.N, entries, ErrOutOfOrder)
			}
			if err := enter(Chosen, c); err != nil {
				return err
			}
			if told != nil && entries%toldEvery == 0 {
				told(entries)
			}
		}
	}
	if len(undone) > 0 {
		if err := enter(TakenBack, Choice{N: len(line)}); err != nil {
			return err
		}
	}
	if len(line) > 0 {
		turn = line[len(line)-1].Turn
	}
	if g.Status == "" {
		g.Status = Playing
	}
	_, err = tx.ExecContext(ctx, `UPDATE games SET choices = ?, entries = ?, turn = ?, status = ?, result = ?, counts = ?
		WHERE id = ?`, len(line), entries, turn, string(g.Status), g.Result, counts, id)
	return err
}
