package saves

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
)

// SetSetting stores value, as JSON, under key.
func (s *Store) SetSetting(ctx context.Context, key string, value any) error {
	text, err := json.Marshal(value)
	if err != nil {
		return fmt.Errorf("save setting %q: %w", key, err)
	}
	err = s.write(ctx, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, `INSERT INTO settings (key, value) VALUES (?, ?)
			ON CONFLICT DO UPDATE SET value = excluded.value`, key, string(text))
		return err
	})
	if err != nil {
		return fmt.Errorf("save setting %q: %w", key, err)
	}
	return nil
}

// Setting reads what SetSetting stored under key into the value that into points to. found is false, and the value
// untouched, when nothing was stored, so a default may stand in it.
func (s *Store) Setting(ctx context.Context, key string, into any) (found bool, err error) {
	var text string
	err = s.reader().QueryRowContext(ctx, `SELECT value FROM settings WHERE key = ?`, key).Scan(&text)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return false, nil
	case err != nil:
		return false, fmt.Errorf("load setting %q: %w", key, translate(err))
	}
	if err := json.Unmarshal([]byte(text), into); err != nil {
		return false, fmt.Errorf("load setting %q: %w; store it again", key, err)
	}
	return true, nil
}
