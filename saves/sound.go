package saves

import (
	"context"
	"database/sql"
	"errors"
	"strings"
)

// What SQLite's own check does not see, because it is about what is in the rows: a page that was overwritten may hold
// the end of a long text, and rows that are well formed may be those of another day. All of it is JSON here, which nothing
// and noise are not, and every game knows how many entries its log has.
var soundness = []struct {
	since int64  // the version of the schema that has the tables
	query string // has a row where something is wrong
	wrong string
}{
	{1, `SELECT 1 FROM setups WHERE NOT json_valid(CAST(setup AS TEXT)) LIMIT 1`, "the set-up of a game can't be read"},
	{1, `SELECT 1 FROM games WHERE NOT json_valid(seats) LIMIT 1`, "the players of a game can't be read"},
	{1, `SELECT 1 FROM settings WHERE NOT json_valid(value) LIMIT 1`, "a setting can't be read"},
	{1, `SELECT 1 FROM games LEFT JOIN (SELECT game_id, count(*) AS entries FROM log GROUP BY game_id) AS found ON game_id = id
		WHERE games.entries <> coalesce(found.entries, 0) LIMIT 1`, "choices of a game are missing"},
	{2, `SELECT 1 FROM decks WHERE NOT (json_valid(CAST(cards AS TEXT)) AND json_valid(tags)) LIMIT 1`, "a deck can't be read"},
}

// checkSound fails with ErrDamaged when SQLite's check or our own finds something wrong.
func checkSound(ctx context.Context, db *sql.DB, path string, version int64) error {
	var verdict string
	if err := db.QueryRowContext(ctx, "PRAGMA quick_check(1)").Scan(&verdict); err != nil {
		return err
	}
	if verdict != "ok" {
		return &FileError{path, ErrDamaged, errors.New(strings.TrimSpace(verdict))}
	}
	for _, check := range soundness {
		if version < check.since {
			continue
		}
		var one int
		switch err := db.QueryRowContext(ctx, check.query).Scan(&one); {
		case err == nil:
			return &FileError{path, ErrDamaged, errors.New(check.wrong)}
		case !errors.Is(err, sql.ErrNoRows):
			return err
		}
	}
	return nil
}
