package saves

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"

	"github.com/pressly/goose/v3"
)

// A saves file may come from anywhere, and the tables, triggers and views of a database are a program
// that SQLite runs. So what a file is made of is compared with what the migrations make, before
// anything in it is read or checked. Each connection is told not to trust the file, besides: see
// openDB.

// object is a table, an index, a trigger or a view of a database.
type object struct{ kind, name, table string }

// schema is what a database is made of: the SQL of each of its objects.
type schema map[object]string

// The bounds of what is read of a foreign schema: no saves file comes near.
const (
	mostObjects = 500
	longestSQL  = 100_000
)

// gooseTable has the versions of a file, one row for each migration.
const gooseTable = "goose_db_version"

// readSchema reads what a database is made of, without running any of it.
func readSchema(ctx context.Context, db *sql.DB) (schema, error) {
	rows, err := db.QueryContext(ctx, `SELECT type, name, tbl_name, substr(coalesce(sql, ''), 1, ?) FROM sqlite_schema LIMIT ?`, longestSQL, mostObjects)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	all := schema{}
	for rows.Next() {
		var o object
		var text string
		if err := rows.Scan(&o.kind, &o.name, &o.table, &text); err != nil {
			return nil, err
		}
		all[o] = text
	}
	return all, rows.Err()
}

// expected makes a database in memory by the migrations up to a version, and returns what it is made
// of.
func expected(ctx context.Context, migrations fs.FS, version int64) (all schema, err error) {
	db := sql.OpenDB(connector(":memory:"))
	db.SetMaxOpenConns(1)
	defer func() { err = errors.Join(err, db.Close()) }()
	provider, err := goose.NewProvider(goose.DialectSQLite3, db, migrations, goose.WithDisableGlobalRegistry(true))
	if err == nil {
		_, err = provider.UpTo(ctx, version)
	}
	if err != nil {
		return nil, fmt.Errorf("make the tables of version %d: %w", version, err)
	}
	return readSchema(ctx, db)
}

// checkSchema fails with ErrAltered where a file is made of anything but what the migrations make
// up to its version, which it returns. A file of a newer version is looked at no further.
func checkSchema(ctx context.Context, db *sql.DB, path string, found schema, migrations fs.FS) (version int64, err error) {
	want, err := newest(migrations)
	if err != nil {
		return 0, err
	}
	should, err := expected(ctx, migrations, want)
	if err != nil {
		return 0, err
	}
	// The version itself is read from a table, which must be that table.
	for o, text := range found {
		if o.name == gooseTable && should[o] != text {
			return 0, altered(path, o)
		}
	}
	if version, err = schemaVersion(ctx, db); err != nil || version > want {
		return version, err
	}
	switch {
	case version == 0: // killed before its first table
		maps.DeleteFunc(should, func(o object, _ string) bool {
			_, there := found[o]
			return !there || o.table != gooseTable && o.name != "sqlite_sequence"
		})
	case version < want:
		if should, err = expected(ctx, migrations, version); err != nil {
			return version, err
		}
	}
	for _, o := range slices.SortedFunc(maps.Keys(found), object.compare) {
		if text, known := should[o]; !known || text != found[o] {
			return version, altered(path, o)
		}
	}
	for _, o := range slices.SortedFunc(maps.Keys(should), object.compare) {
		if _, there := found[o]; !there {
			return version, &FileError{path, ErrDamaged, fmt.Errorf("its %s %s is missing", o.kind, o.name)}
		}
	}
	return version, nil
}

func altered(path string, o object) error {
	return &FileError{path, ErrAltered, fmt.Errorf("%s %.100q isn't one of Feltstack's", o.kind, o.name)}
}

func (o object) compare(p object) int {
	// What acts when others are used is named first.
	act := func(o object) int {
		if o.kind == "trigger" || o.kind == "view" {
			return 0
		}
		return 1
	}
	if d := act(o) - act(p); d != 0 {
		return d
	}
	return slices.Compare([]string{o.kind, o.name, o.table}, []string{p.kind, p.name, p.table})
}

// checkTables fails with ErrAltered where a table of a damaged file has the name of one of the schema's, but
// no version made it: reading it would run what someone else wrote. Nothing else in the file is read.
func checkTables(ctx context.Context, db *sql.DB, path string) error {
	found, err := readSchema(ctx, db)
	if err != nil {
		return nil // nothing can be read then
	}
	migrations, err := shipped()
	if err != nil {
		return err
	}
	versions, err := goose.NewProvider(goose.DialectSQLite3, db, migrations, goose.WithDisableGlobalRegistry(true))
	if err != nil {
		return err
	}
	known, names := map[object][]string{}, map[string]bool{}
	for _, s := range versions.ListSources() {
		of, err := expected(ctx, migrations, s.Version)
		if err != nil {
			return err
		}
		for o, text := range of {
			known[o] = append(known[o], text)
			names[o.name] = true
		}
	}
	for o, text := range found {
		if names[o.name] && !slices.Contains(known[o], text) {
			return altered(path, o)
		}
	}
	return nil
}
