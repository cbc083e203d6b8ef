package saves

import (
	"context"
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"feltstack/rules/guard/guardtest"
)

// What others put into a saves file that SQLite would run: none of it is opened, restored, backed up
// or run, and nothing is written.
func TestForeignSchemasAreRefused(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does all of it")
	}
	ctx := context.Background()
	const endless = `WITH RECURSIVE n(x) AS (VALUES (1) UNION ALL SELECT x + 1 FROM n) SELECT `
	for _, c := range []struct {
		name string
		make []string
		says string
	}{
		{"a trigger that deletes choices", []string{`CREATE TRIGGER spy AFTER INSERT ON games BEGIN DELETE FROM log; END`}, `trigger "spy"`},
		{"a trigger beside a table of its own", []string{`CREATE TABLE more (x)`, `CREATE TRIGGER spy AFTER INSERT ON games BEGIN DELETE FROM log; END`}, `trigger "spy"`},
		{"a view", []string{`CREATE VIEW look AS SELECT * FROM games`}, `view "look"`},
		{"a view in the place of a table", []string{`ALTER TABLE settings RENAME TO old`, `CREATE VIEW settings AS ` + endless + `x AS key, x AS value FROM n`}, `"settings"`},
		{"a view in the place of the versions", []string{`ALTER TABLE goose_db_version RENAME TO old`,
			`CREATE VIEW goose_db_version AS ` + endless + `9 AS version_id, 1 AS is_applied FROM n`}, `view "goose_db_version"`},
		{"a virtual table", []string{`CREATE VIRTUAL TABLE fast USING rtree(id, a, b)`}, `"fast`},
		{"another check", []string{`DROP TABLE settings`, `CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL CHECK (length(value) > 0)) STRICT, WITHOUT ROWID`}, `"settings"`},
		{"a column that is computed", []string{`ALTER TABLE decks ADD COLUMN slow INTEGER AS (length(name))`}, `"decks"`},
		{"an index", []string{`CREATE INDEX mine ON games (upper(name))`}, `index "mine"`},
		{"statistics", []string{`ANALYZE`}, `"sqlite_stat1"`},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			path, other := filepath.Join(dir, "saves.db"), filepath.Join(t.TempDir(), "other.db")
			played(t, path)
			played(t, other)
			raw(t, path, c.make...)
			before, _ := os.ReadFile(path)
			for how, do := range map[string]func() error{
				"open":      func() error { _, err := Open(ctx, path, Options{}); return err },
				"read":      func() error { _, err := Open(ctx, path, Options{ReadOnly: true}); return err },
				"back up":   func() error { _, err := Backup(ctx, path, Folders{}, filepath.Join(dir, "to.db"), nil); return err },
				"restore":   func() error { _, err := Restore(ctx, other, Folders{}, path); return err },
				"open here": func() error { return mustOpen(t, other, Options{}).Close() }, // it wasn't replaced
			} {
				done := make(chan error, 1)
				go func() { done <- do() }()
				select {
				case err := <-done:
					if how == "open here" {
						if err != nil {
							t.Errorf("the saves are replaced: %v", err)
						}
						continue
					}
					var fe *FileError
					if !errors.As(err, &fe) || fe.Kind != ErrAltered || !strings.Contains(err.Error(), c.says) {
						t.Errorf("%s: %v, want ErrAltered with %s", how, err, c.says)
					}
				case <-time.After(guardtest.Patience):
					t.Fatalf("%s: it is run", how)
				}
			}
			if after, _ := os.ReadFile(path); !slices.Equal(before, after) {
				t.Error("the file was changed")
			}
		})
	}
	t.Run("a missing table", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "saves.db")
		played(t, path)
		raw(t, path, `DROP TABLE pictures`)
		if _, err := Open(ctx, path, Options{}); !errors.Is(err, ErrDamaged) || !strings.Contains(err.Error(), "pictures") {
			t.Errorf("%v, want ErrDamaged", err)
		}
	})
}

// A changed file can be saved from as long as our tables are ours: what else is in it is left behind,
// and a view in the place of a table is not asked.
func TestSalvageOfForeignSchemas(t *testing.T) {
	ctx := context.Background()
	for _, c := range []struct {
		name string
		make []string
		want error
	}{
		{"a trigger and a view", []string{`CREATE TRIGGER spy AFTER INSERT ON games BEGIN DELETE FROM log; END`, `CREATE VIEW look AS SELECT * FROM games`}, nil},
		{"a view in the place of the games", []string{`ALTER TABLE games RENAME TO old`, `CREATE VIEW games AS SELECT * FROM old`}, ErrAltered},
		{"a view in the place of the choices", []string{`ALTER TABLE log RENAME TO old`, `CREATE VIEW log AS SELECT * FROM old`}, ErrAltered},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			path, to := filepath.Join(dir, "saves.db"), filepath.Join(dir, "to.db")
			played(t, path)
			raw(t, path, c.make...)
			saved, err := Salvage(ctx, path, to)
			if !errors.Is(err, c.want) {
				t.Fatalf("%v, want %v", err, c.want)
			}
			if c.want != nil {
				return
			}
			s := mustOpen(t, to, Options{})
			if got, err := s.LoadChoices(ctx, 1); saved != 1 || err != nil || !slices.Equal(got, line(300)) {
				t.Errorf("%d games, %d choices (%v)", saved, len(got), err)
			}
		})
	}
}

// Every connection looks at a file with distrust, whatever opens it.
func TestConnectionsDistrust(t *testing.T) {
	s := newStore(t)
	for pragma, want := range map[string]int{"trusted_schema": 0, "cell_size_check": 1} {
		for _, db := range []*sql.DB{s.rw, s.ro} {
			var got int
			if err := db.QueryRow("PRAGMA " + pragma).Scan(&got); err != nil || got != want {
				t.Errorf("%s is %d (%v), want %d", pragma, got, err, want)
			}
		}
	}
}
