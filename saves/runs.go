package saves

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"feltstack/rules/names"
)

// Run is one run of the lab: many games between bots.
type Run struct {
	ID      int64  // given by KeepRun, never used twice
	GameKey string // which rules
	Name    string // may be empty, need not be unique
	Setup   []byte // JSON: what was played
	Report  []byte // JSON: what came of it
	Created time.Time
}

// KeepRun stores a new run and returns its number. A time that is given is kept.
func (s *Store) KeepRun(ctx context.Context, r Run) (int64, error) {
	if r.GameKey == "" || !json.Valid(r.Setup) || !json.Valid(r.Report) {
		return 0, fmt.Errorf("save lab run %q: give the key of its rules, its setup and its report as JSON", r.Name)
	}
	at := s.micros()
	if !r.Created.IsZero() {
		at = r.Created.UnixMicro()
	}
	err := s.write(ctx, func(tx *sql.Tx) error {
		done, err := tx.ExecContext(ctx, `INSERT INTO lab_runs (game_key, name, setup, report, created)
			VALUES (?, ?, ?, ?, ?)`, r.GameKey, names.Name(r.Name), string(r.Setup), string(r.Report), at)
		if err != nil {
			return err
		}
		r.ID, err = done.LastInsertId()
		return err
	})
	if err != nil {
		return 0, fmt.Errorf("save lab run %q: %w", r.Name, err)
	}
	return r.ID, nil
}

const runColumns = `id, game_key, name, setup, report, created`

func scanRun(scan func(...any) error) (Run, error) {
	var r Run
	var created int64
	err := scan(&r.ID, &r.GameKey, &r.Name, &r.Setup, &r.Report, &created)
	r.Name, r.Created = names.Name(r.Name), time.UnixMicro(created)
	return r, err
}

// Runs lists the runs of one game, or of all when gameKey is empty, the newest first.
func (s *Store) Runs(ctx context.Context, gameKey string) ([]Run, error) {
	return s.runs(ctx, gameKey, ` AND deleted = 0`)
}

// runs lists the runs of a game, or of all, for which a further condition holds.
func (s *Store) runs(ctx context.Context, gameKey, and string) ([]Run, error) {
	runs, err := collect(ctx, s.reader(), scanRun, `SELECT `+runColumns+` FROM lab_runs
		WHERE (?1 = '' OR game_key = ?1)`+and+` ORDER BY created DESC, id DESC`, gameKey)
	if err != nil {
		return nil, fmt.Errorf("list lab runs: %w", err)
	}
	return runs, nil
}

// RenameRun gives a run another name. ErrNoRun when it was deleted.
func (s *Store) RenameRun(ctx context.Context, id int64, name string) error {
	return s.changeRun(ctx, "rename", id, `UPDATE lab_runs SET name = ? WHERE id = ? AND deleted = 0`, names.Name(name), id)
}

// changeRun runs one statement that concerns one run.
func (s *Store) changeRun(ctx context.Context, what string, id int64, statement string, args ...any) error {
	err := s.write(ctx, func(tx *sql.Tx) error {
		err := mustChange(tx.ExecContext(ctx, statement, args...))
		if errors.Is(err, ErrNotFound) {
			err = ErrNoRun
		}
		return err
	})
	if err != nil {
		return fmt.Errorf("%s lab run %d: %w", what, id, err)
	}
	return nil
}
