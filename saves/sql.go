package saves

import (
	"context"
	"database/sql"
	"encoding/json"
	"slices"

	"feltstack/rules/names"
)

// write runs f in one transaction and commits it. After an error nothing is changed.
func (s *Store) write(ctx context.Context, f func(*sql.Tx) error) error {
	s.mu.RLock() // the file stays the same until it is written
	defer s.mu.RUnlock()
	if s.rw == nil {
		return s.fileError(ErrReadOnly, nil)
	}
	if err := s.present(); err != nil {
		return err
	}
	tx, err := s.rw.BeginTx(ctx, nil)
	if err != nil {
		return translate(err)
	}
	if err = nextMark(ctx, tx); err == nil {
		err = f(tx)
	}
	if err == nil {
		err = tx.Commit()
	} else {
		_ = tx.Rollback() // err says more than that the rest could not be undone, which closing does anyway
	}
	// What the database says of a transaction that was canceled depends on the moment.
	if ended := ctx.Err(); err != nil && ended != nil {
		return ended
	}
	return translate(err)
}

// mustChange turns "no row was there to change" into ErrNotFound.
func mustChange(done sql.Result, err error) error {
	if err != nil {
		return err
	}
	if rows, err := done.RowsAffected(); err != nil || rows > 0 {
		return err
	}
	return ErrNotFound
}

type queryer interface {
	QueryContext(context.Context, string, ...any) (*sql.Rows, error)
}

// collect runs a query and reads each of its rows with scan.
func collect[T any](ctx context.Context, q queryer, scan func(func(...any) error) (T, error), query string, args ...any) ([]T, error) {
	rows, err := q.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, translate(err)
	}
	defer rows.Close()
	var all []T
	for rows.Next() {
		one, err := scan(rows.Scan)
		if err != nil {
			return nil, translate(err)
		}
		all = append(all, one)
	}
	return all, translate(rows.Err())
}

// toJSON writes a list so that an empty one reads back as empty.
func toJSON[T any](list []T) (string, error) {
	if list == nil {
		list = []T{}
	}
	text, err := json.Marshal(list)
	return string(text), err
}

// fromJSON reads what toJSON wrote.
func fromJSON[T any](text string, list *[]T) error { return json.Unmarshal([]byte(text), list) }

// cleaned is names as they are stored and listed, whoever wrote them; nil stays nil.
func cleaned(list []string) []string {
	list = slices.Clone(list)
	for i, s := range list {
		list[i] = names.Name(s)
	}
	return list
}

// limit is n for LIMIT, where a negative number means no limit.
func limit(n int) int {
	if n <= 0 {
		return -1
	}
	return n
}

func (s *Store) micros() int64 { return s.now().UnixMicro() }
