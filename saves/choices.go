package saves

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"
)

// AppendChoices adds choices to the end of the line of play, all or none. When it returns nil they are on disk. The
// first N must be the length of the line and each further N one more: ErrOutOfOrder otherwise, which means that someone
// else wrote to the game. ErrNotPlaying when the game is finished or broken, ErrNotFound when it is gone.
func (s *Store) AppendChoices(ctx context.Context, id int64, choices ...Choice) error {
	if len(choices) == 0 {
		return nil
	}
	err := s.write(ctx, func(tx *sql.Tx) error { return s.appendChoices(ctx, tx, id, choices) })
	if err != nil {
		return fmt.Errorf("save choice %d of game %d: %w", choices[0].N, id, err)
	}
	return nil
}

func (s *Store) appendChoices(ctx context.Context, tx *sql.Tx, id int64, choices []Choice) error {
	first, last := choices[0].N, choices[len(choices)-1]
	at := s.micros()
	var seq int
	err := tx.QueryRowContext(ctx, `UPDATE games
		SET choices = choices + ?1, entries = entries + ?1, turn = ?2, updated = ?3, deleted = max(deleted, 0)
		WHERE id = ?4 AND choices = ?5 AND status = 'playing' RETURNING entries - ?1`,
		len(choices), last.Turn, at, id, first).Scan(&seq)
	if errors.Is(err, sql.ErrNoRows) {
		return refusal(ctx, tx, id)
	}
	if err != nil {
		return err
	}
	for i, c := range choices {
		if c.N != first+i {
			return fmt.Errorf("choice %d after choice %d: %w", c.N, first+i-1, ErrOutOfOrder)
		}
		if err := addEntry(ctx, tx, id, seq+i, at, Chosen, c); err != nil {
			return err
		}
	}
	return nil
}

// Truncate takes back choices until n remain. They stay in the log, followed by an entry that says so. A finished game
// is Playing again and loses its result. ErrOutOfOrder when the line is shorter than n, ErrNotPlaying when the game is
// broken. When n is the length of the line nothing is done.
func (s *Store) Truncate(ctx context.Context, id int64, n int) error {
	err := s.write(ctx, func(tx *sql.Tx) error { return s.truncate(ctx, tx, id, n) })
	s.ended.Add(1)
	if err != nil {
		return fmt.Errorf("take back game %d to choice %d: %w", id, n, err)
	}
	return nil
}

func (s *Store) truncate(ctx context.Context, tx *sql.Tx, id int64, n int) error {
	var length, seq int
	err := tx.QueryRowContext(ctx, `SELECT choices, entries FROM games WHERE id = ? AND status <> 'broken'`, id).
		Scan(&length, &seq)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return refusal(ctx, tx, id)
	case err != nil:
		return err
	case n < 0 || n > length:
		return fmt.Errorf("the line has %d choices: %w", length, ErrOutOfOrder)
	case n == length:
		return nil
	}
	log, err := readLog(ctx, tx, id)
	if err != nil {
		return err
	}
	live, _ := Line(log)
	turn := 0
	if n > 0 {
		turn = live[n-1].Turn
	}
	at := s.micros()
	if err := addEntry(ctx, tx, id, seq, at, TakenBack, Choice{N: n}); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, `DELETE FROM results WHERE game_id = ?`, id); err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, `UPDATE games SET choices = ?, entries = entries + 1, turn = ?, updated = ?,
		status = 'playing', result = '', deleted = max(deleted, 0) WHERE id = ?`, n, turn, at, id)
	return err
}

// LoadChoices loads the line of play: what was chosen and not taken back, in order. ErrNotFound when the game is gone.
func (s *Store) LoadChoices(ctx context.Context, id int64) ([]Choice, error) {
	log, err := s.Log(ctx, id)
	if err != nil {
		return nil, err
	}
	live, _ := Line(log)
	return live, nil
}

// Log loads everything that was chosen and taken back, in the order in which it happened; see [Line]. ErrNotFound when
// the game is gone.
func (s *Store) Log(ctx context.Context, id int64) ([]Entry, error) {
	log, err := readLog(ctx, s.reader(), id)
	if err == nil && len(log) == 0 {
		err = s.exists(ctx, id)
	}
	if err != nil {
		return nil, fmt.Errorf("load the log of game %d: %w", id, err)
	}
	return log, nil
}

func (s *Store) exists(ctx context.Context, id int64) error {
	var one int
	err := s.reader().QueryRowContext(ctx, `SELECT 1 FROM games WHERE id = ?`, id).Scan(&one)
	if errors.Is(err, sql.ErrNoRows) {
		return ErrNotFound
	}
	return translate(err)
}

// insertEntry adds a row to the log of a game.
const insertEntry = `INSERT INTO log (game_id, seq, at, kind, n, seat, turn, key, hash, late) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`

func addEntry(ctx context.Context, tx *sql.Tx, id int64, seq int, at int64, kind EntryKind, c Choice) error {
	_, err := tx.ExecContext(ctx, insertEntry, id, seq, at, int(kind), c.N, c.Seat, c.Turn, c.Key, int64(c.Hash), c.Late)
	return err
}

func readLog(ctx context.Context, q queryer, id int64) ([]Entry, error) {
	return collect(ctx, q, func(scan func(...any) error) (Entry, error) {
		var e Entry
		var at, hash int64
		err := scan(&e.Seq, &at, &e.Kind, &e.N, &e.Seat, &e.Turn, &e.Key, &hash, &e.Late)
		e.At, e.Hash = time.UnixMicro(at), uint64(hash)
		return e, err
	}, `SELECT seq, at, kind, n, seat, turn, key, hash, late FROM log WHERE game_id = ? ORDER BY seq`, id)
}

// refusal finds out why a change to the line of a game matched no row.
func refusal(ctx context.Context, tx *sql.Tx, id int64) error {
	var status Status
	var length int
	err := tx.QueryRowContext(ctx, `SELECT status, choices FROM games WHERE id = ?`, id).Scan(&status, &length)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return ErrNotFound
	case err != nil:
		return err
	case status != Playing:
		return fmt.Errorf("%w (it is %s)", ErrNotPlaying, status)
	}
	return fmt.Errorf("the line has %d choices: %w", length, ErrOutOfOrder)
}
