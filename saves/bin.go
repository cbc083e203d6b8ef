package saves

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"feltstack/rules/names"
)

// sinceBin is the version of the schema that has a bin.
const sinceBin = 10

// Kind is what something in a saves file is that a person can delete.
type Kind uint8

// The kinds of things that can be deleted.
const (
	AGame Kind = iota
	ADeck
	ARun
	kinds
)

// table is the table of a kind.
func (k Kind) table() string { return [kinds]string{"games", "decks", "lab_runs"}[k] }

// missing is the error for a number that none of a kind has.
func (k Kind) missing() error { return [kinds]error{ErrNotFound, ErrNoDeck, ErrNoRun}[k] }

// String names a kind in errors.
func (k Kind) String() string { return [kinds]string{"game", "deck", "lab run"}[k] }

// Binned is something in the bin.
type Binned struct {
	Kind    Kind
	ID      int64
	GameKey string
	Name    string   // may be empty
	Seats   []string // of a game
	Deleted time.Time
}

// Discard puts things of a kind into the bin, all or none. They are listed and loaded no more until Recover
// takes them out. It returns those that weren't there already, by their numbers.
func (s *Store) Discard(ctx context.Context, k Kind, ids ...int64) (gone []int64, err error) {
	err = s.write(ctx, func(tx *sql.Tx) error {
		gone = nil
		now := s.micros()
		for _, id := range ids {
			err := mustChange(tx.ExecContext(ctx, `UPDATE `+k.table()+` SET deleted = ? WHERE id = ? AND deleted = 0`, now, id))
			switch {
			case errors.Is(err, ErrNotFound) && len(ids) == 1:
				return k.missing()
			case errors.Is(err, ErrNotFound):
				continue
			case err != nil:
				return err
			}
			gone = append(gone, id)
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("delete %d of the %ss: %w", len(ids), k, err)
	}
	return gone, nil
}

// Recover takes things of a kind out of the bin, all or none: as they were, with their numbers and times. Those
// that aren't there any more are an error.
func (s *Store) Recover(ctx context.Context, k Kind, ids ...int64) error {
	err := s.write(ctx, func(tx *sql.Tx) error {
		for _, id := range ids {
			err := mustChange(tx.ExecContext(ctx, `UPDATE `+k.table()+` SET deleted = 0 WHERE id = ?`, id))
			if errors.Is(err, ErrNotFound) {
				err = k.missing()
			}
			if err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("bring back %d of the %ss: %w", len(ids), k, err)
	}
	return nil
}

// Bin lists what is in the bin, the last first.
func (s *Store) Bin(ctx context.Context) ([]Binned, error) {
	all, err := collect(ctx, s.reader(), scanBinned, `SELECT ?1 AS kind, id, game_key, name, seats, deleted FROM games WHERE deleted > 0
		UNION ALL SELECT ?2, id, game_key, name, '[]', deleted FROM decks WHERE deleted > 0
		UNION ALL SELECT ?3, id, game_key, name, '[]', deleted FROM lab_runs WHERE deleted > 0
		ORDER BY deleted DESC, kind, id DESC`, AGame, ADeck, ARun)
	if err != nil {
		return nil, fmt.Errorf("list the bin: %w", err)
	}
	return all, nil
}

func scanBinned(scan func(...any) error) (Binned, error) {
	var b Binned
	var seats string
	var deleted int64
	if err := scan(&b.Kind, &b.ID, &b.GameKey, &b.Name, &seats, &deleted); err != nil {
		return b, err
	}
	b.Name, b.Deleted = names.Name(b.Name), time.UnixMicro(deleted)
	err := fromJSON(seats, &b.Seats)
	b.Seats = cleaned(b.Seats)
	return b, err
}

// Purge removes things of a kind for good that are in the bin: a game with its log and picture. Its result stays,
// as do games that were played with a deck.
func (s *Store) Purge(ctx context.Context, k Kind, ids ...int64) error {
	err := s.write(ctx, func(tx *sql.Tx) error {
		for _, id := range ids {
			if _, err := tx.ExecContext(ctx, `DELETE FROM `+k.table()+` WHERE id = ? AND deleted > 0`, id); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("remove %d of the %ss for good: %w", len(ids), k, err)
	}
	return nil
}

// Expire removes for good what was put into the bin before a time, and returns how much that was. No game may be
// open meanwhile.
func (s *Store) Expire(ctx context.Context, before time.Time) (n int64, err error) {
	err = s.write(ctx, func(tx *sql.Tx) error {
		n = 0
		for k := range kinds {
			done, err := tx.ExecContext(ctx, `DELETE FROM `+k.table()+` WHERE deleted > 0 AND deleted < ?`, before.UnixMicro())
			if err != nil {
				return err
			}
			rows, err := done.RowsAffected()
			if err != nil {
				return err
			}
			n += rows
		}
		// Branches of a program that was killed, in which nothing was played.
		_, err := tx.ExecContext(ctx, `DELETE FROM games WHERE deleted < 0`)
		return err
	})
	if err != nil {
		return 0, fmt.Errorf("remove for good what was deleted long ago: %w", err)
	}
	return n, nil
}
