package saves

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// history is the first count migrations of this program, followed by more.
func history(t *testing.T, count int, more map[string]string) fstest.MapFS {
	t.Helper()
	migrations, err := shipped()
	if err != nil {
		t.Fatal(err)
	}
	names, err := fs.Glob(migrations, "*.sql")
	if err != nil {
		t.Fatal(err)
	}
	all := fstest.MapFS{}
	for _, name := range names[:count] {
		content, err := fs.ReadFile(migrations, name)
		if err != nil {
			t.Fatal(err)
		}
		all[name] = &fstest.MapFile{Data: content}
	}
	for name, text := range more {
		all[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return all
}

func shippedCount(t *testing.T) int {
	t.Helper()
	migrations, err := shipped()
	if err != nil {
		t.Fatal(err)
	}
	names, err := fs.Glob(migrations, "*.sql")
	if err != nil || len(names) == 0 {
		t.Fatalf("migrations: %v, %v", names, err)
	}
	return len(names)
}

func mustOpenWith(t *testing.T, path string, migrations fs.FS) *Store {
	t.Helper()
	s, err := open(context.Background(), path, Options{}, migrations)
	if err != nil {
		t.Fatalf("open: %v", err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

// filled writes n choices into a game of a file of any version.
func filled(t *testing.T, path string, id int64, n int) {
	t.Helper()
	var rows []string
	for i, c := range line(n) {
		rows = append(rows, fmt.Sprintf(`INSERT INTO log (game_id, seq, at, kind, n, seat, turn, key, hash)
			VALUES (%d, %d, 1, 0, %d, %d, %d, '%s', %d)`, id, i, c.N, c.Seat, c.Turn, c.Key, int64(c.Hash)))
	}
	raw(t, path, append(rows, fmt.Sprintf(`UPDATE games SET choices = %d, entries = %d WHERE id = %d`, n, n, id))...)
}

// A file of every earlier version opens, and what was in it is still there.
func TestUpgradeFromEveryVersion(t *testing.T) {
	ctx := context.Background()
	for version := range shippedCount(t) + 1 {
		path := filepath.Join(t.TempDir(), "saves.db")
		var id int64
		if version == 0 { // killed between making the file and its first table
			raw(t, path, `PRAGMA journal_mode = WAL`, `PRAGMA application_id = 0x46454C54`)
		} else {
			old := mustOpenWith(t, path, history(t, version, nil))
			id = newGame(t, old)
			old.Close()
			filled(t, path, id, 20)
		}
		s := mustOpen(t, path, Options{})
		if id != 0 {
			if got, err := s.LoadChoices(ctx, id); err != nil || !slices.Equal(got, line(20)) {
				t.Errorf("from version %d: choices %v (%v)", version, got, err)
			}
		}
		if err := s.AppendChoices(ctx, newGame(t, s), line(2)...); err != nil {
			t.Errorf("from version %d: %v", version, err)
		}
		if d, err := s.Deck(ctx, newDeck(t, s)); err != nil || d.Name != "Penguins" {
			t.Errorf("from version %d: deck %+v, %v", version, d, err)
		}
	}
}

// The next version of the program adds a table: games stay, this program says that the file is newer, and a reader of the
// next version asks for one opening for writing.
func TestUpgradeToTheNextVersion(t *testing.T) {
	ctx := context.Background()
	path := filepath.Join(t.TempDir(), "saves.db")
	played(t, path)
	next := history(t, shippedCount(t), map[string]string{
		"90000_next.sql": "-- +goose Up\nCREATE TABLE guests (name TEXT) STRICT;\nINSERT INTO guests VALUES ('Ann');\n"})

	if _, err := open(ctx, path, Options{ReadOnly: true}, next); !errors.Is(err, ErrOlder) {
		t.Errorf("reading before the upgrade: %v, want ErrOlder", err)
	}
	s := mustOpenWith(t, path, next)
	if got, err := s.LoadChoices(ctx, 1); err != nil || !slices.Equal(got, line(300)) {
		t.Errorf("after the upgrade: %d choices (%v)", len(got), err)
	}
	var name string
	if err := s.ro.QueryRow(`SELECT name FROM guests`).Scan(&name); err != nil || name != "Ann" {
		t.Errorf("the new table holds %q (%v)", name, err)
	}
	s.Close()
	if _, err := Open(ctx, path, Options{}); !errors.Is(err, ErrNewer) {
		t.Errorf("opening with the older program: %v, want ErrNewer", err)
	}
}

// An upgrade that fails half way leaves the version before it, whole.
func TestUpgradeThatFails(t *testing.T) {
	ctx := context.Background()
	path := filepath.Join(t.TempDir(), "saves.db")
	played(t, path)
	_, err := open(ctx, path, Options{}, history(t, shippedCount(t), map[string]string{
		"90000_bad.sql": "-- +goose Up\nDELETE FROM log;\nINSERT INTO nowhere VALUES (1);\n"}))
	if err == nil || !strings.Contains(err.Error(), "nowhere") || !strings.Contains(err.Error(), path) {
		t.Fatalf("upgrade: %v, want one that names the file and the table", err)
	}
	s := mustOpen(t, path, Options{})
	if got, err := s.LoadChoices(ctx, 1); err != nil || !slices.Equal(got, line(300)) {
		t.Errorf("after the failed upgrade: %d choices (%v)", len(got), err)
	}
}

// What is shipped is numbered from 1 without a hole, so that a version is the count of its steps.
func TestMigrationsAreNumbered(t *testing.T) {
	n := shippedCount(t)
	all := history(t, n, nil)
	for i, name := range slices.Sorted(maps.Keys(all)) {
		if version, err := newest(fstest.MapFS{name: all[name]}); err != nil || version != int64(i+1) {
			t.Errorf("%s has version %d (%v), want %d", name, version, err, i+1)
		}
	}
}

// Results from before decks were told by numbers belong to the deck of their name, of several to the oldest.
func TestOldResultsKnowDecks(t *testing.T) {
	path := filepath.Join(t.TempDir(), "saves.db")
	old := mustOpenWith(t, path, history(t, 7, nil))
	for _, statement := range []string{
		`INSERT INTO decks (game_key, name, note, tags, cards, created, updated) VALUES
			('rummy', 'Ice', '', '[]', x'5b5d', 1, 1), ('bridge', 'Ice', '', '[]', x'5b5d', 1, 1), ('bridge', 'Ice', '', '[]', x'5b5d', 2, 2)`,
		`INSERT INTO results (name, game_key, seats, winners, text, choices, turn, finished, decks) VALUES
			('', 'bridge', '["Ann","Ben"]', '[0]', '', 1, 1, 2, '["Fire","Ice"]'), ('', 'bridge', '["Ann","Ben"]', '[0]', '', 1, 1, 1, '[]')`,
	} {
		if _, err := old.rw.Exec(statement); err != nil {
			t.Fatal(err)
		}
	}
	if err := old.Close(); err != nil {
		t.Fatal(err)
	}
	s := mustOpen(t, path, Options{})
	got, err := s.Results(t.Context(), "", 0)
	if err != nil || len(got) != 2 || !slices.Equal(got[0].DeckIDs, []int64{0, 2}) || len(got[1].DeckIDs) != 0 {
		t.Errorf("%+v, %v", got, err)
	}
}
