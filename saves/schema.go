package saves

import (
	"context"
	"database/sql"
	"embed"
	"errors"
	"fmt"
	"io/fs"

	"github.com/mattn/go-sqlite3"
	"github.com/pressly/goose/v3"
)

// applicationID stands in the header of every saves file ("FELT"), so that the database of another program is told from
// one of our own that is damaged.
const applicationID = 0x46454C54

// The schema grows by files NNNNN_name.sql which are never edited once released. Goose runs them, each in a transaction
// of its own; it adds one megabyte to the program and none of its database drivers.
//
//go:embed migrations/*.sql
var embedded embed.FS

// shipped is the history of the schema as this program knows it.
func shipped() (fs.FS, error) { return fs.Sub(embedded, "migrations") }

// newest is the version that the last of the migrations leads to.
func newest(migrations fs.FS) (int64, error) {
	names, err := fs.Glob(migrations, "*.sql")
	if err != nil || len(names) == 0 {
		return 0, errors.Join(errors.New("no migrations in this program"), err)
	}
	return goose.NumericComponent(names[len(names)-1])
}

// schemaVersion is the version of an open file, 0 before its first migration. It only reads, so it serves a file that
// must not be touched, which goose's own question does not.
func schemaVersion(ctx context.Context, db *sql.DB) (int64, error) {
	var tables int
	err := db.QueryRowContext(ctx, `SELECT count(*) FROM sqlite_schema WHERE name = ?`, gooseTable).Scan(&tables)
	if err != nil || tables == 0 {
		return 0, err
	}
	var version any
	err = db.QueryRowContext(ctx,
		`SELECT coalesce(max(version_id), 0) FROM goose_db_version WHERE is_applied`).Scan(&version)
	number, is := version.(int64)
	if err == nil && !is { // a damaged page
		err = sqlite3.Error{Code: sqlite3.ErrCorrupt}
	}
	return number, err
}

// migrate brings the file to the newest version. Killed or failing in between, it leaves the last version reached.
func migrate(ctx context.Context, db *sql.DB, migrations fs.FS) error {
	provider, err := goose.NewProvider(goose.DialectSQLite3, db, migrations, goose.WithDisableGlobalRegistry(true))
	if err != nil {
		return fmt.Errorf("read the migrations of this program: %w", err)
	}
	if _, err := provider.Up(ctx); err != nil {
		return fmt.Errorf("bring the saves file to the newest version: %w", translate(err))
	}
	return nil
}
