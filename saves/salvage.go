package saves

import (
	"context"
	"database/sql"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"feltstack/saves/whole"
)

// The bounds of a search through a damaged file.
const (
	farthest = 20_000 // numbers of games, and of decks, that are tried at most
	emptyRun = 500    // numbers in a row without one after which no more are expected
)

// Salvage copies what can still be read of a damaged saves file, games and
// decks, into a new one at to, which must not exist. The damaged file is not
// changed. It returns how many games were saved whole or in part; a game whose
// later choices are lost ends at the last one that can be read.
func Salvage(ctx context.Context, damaged, to string) (saved int, err error) {
	if _, err := os.Lstat(to); !errors.Is(err, os.ErrNotExist) {
		return 0, &FileError{Path: to, Kind: ErrTaken}
	}
	if _, err := os.Stat(damaged); err != nil {
		return 0, fmt.Errorf("read the damaged saves: %w", err)
	}
	full, err := filepath.Abs(to)
	if err != nil {
		return 0, fmt.Errorf("copy the damaged saves: %w", err)
	}
	copied, err := whole.Temp(filepath.Dir(full))
	if err != nil {
		return 0, fmt.Errorf("copy the damaged saves: %w", err)
	}
	defer discard(copied)
	if err := copyPadded(damaged, copied); err != nil {
		return 0, err
	}
	db := openDB(copied, "mode=ro&immutable=1&_query_only=on")
	defer db.Close()
	if err := checkTables(ctx, db, damaged); err != nil {
		return 0, err
	}
	old := &Store{path: damaged, ro: db}
	fresh, err := Open(ctx, to, Options{})
	if err != nil {
		return 0, err
	}
	for id, last := int64(1), int64(0); id <= farthest && id-last <= emptyRun && ctx.Err() == nil; id++ {
		g, readErr := old.game(ctx, id, "")
		if readErr != nil || !json.Valid(g.Setup) {
			continue // none of that number, or one that can't be read
		}
		last = id
		if err = salvageGame(ctx, db, fresh, g); err != nil {
			break
		}
		saved++
	}
	decks := 0
	if err == nil {
		decks, err = salvageDecks(ctx, old, fresh)
	}
	if err == nil {
		err = salvageRuns(ctx, old, fresh)
	}
	if err = errors.Join(err, ctx.Err(), fresh.Close()); err == nil && saved+decks == 0 {
		err = &FileError{Path: damaged, Kind: ErrNothingLeft}
	}
	if err != nil {
		os.Remove(to)
		return 0, fmt.Errorf("save what is left of %s: %w", damaged, err)
	}
	return saved, nil
}

// salvageDecks copies every deck that can be read. A file of an older version
// has none.
func salvageDecks(ctx context.Context, old, fresh *Store) (saved int, err error) {
	for id, last := int64(1), int64(0); id <= farthest && id-last <= emptyRun && ctx.Err() == nil; id++ {
		d, readErr := old.deck(ctx, id, "")
		if _, wrong := d.check(); readErr != nil || wrong != nil {
			continue
		}
		last = id
		id, err := fresh.CreateDeck(ctx, d)
		if err == nil {
			err = binned(ctx, old.ro, ADeck, d.ID, fresh, id)
		}
		if err != nil {
			return saved, err
		}
		saved++
	}
	return saved, nil
}

// binned has something lie in the bin that did so in another file.
func binned(ctx context.Context, from *sql.DB, k Kind, was int64, to *Store, id int64) error {
	var at int64
	if from.QueryRowContext(ctx, `SELECT deleted FROM `+k.table()+` WHERE id = ?`, was).Scan(&at) != nil || at == 0 {
		return nil // an older file has no bin
	}
	return to.write(ctx, func(tx *sql.Tx) error {
		return mustChange(tx.ExecContext(ctx, `UPDATE `+k.table()+` SET deleted = ? WHERE id = ?`, at, id))
	})
}

// salvageRuns copies the runs of the lab, if they can be read. A file of an older version has
// none.
func salvageRuns(ctx context.Context, old, fresh *Store) error {
	runs, err := old.runs(ctx, "", "")
	if err != nil {
		return nil // games and decks are what counts
	}
	for _, r := range runs {
		id, err := fresh.KeepRun(ctx, r)
		if err == nil {
			err = binned(ctx, old.ro, ARun, r.ID, fresh, id)
		}
		if err != nil && ctx.Err() != nil {
			return err
		}
	}
	return nil
}

// copyPadded copies a database into an empty file. Where its end is missing it is filled up
// with nothing: SQLite reads no file that is shorter than it says it is.
func copyPadded(from, to string) error {
	in, err := os.Open(from)
	if err != nil {
		return fmt.Errorf("read the damaged saves: %w", err)
	}
	defer in.Close()
	out, err := os.OpenFile(to, os.O_RDWR, 0)
	if err != nil {
		return fmt.Errorf("copy the damaged saves: %w", err)
	}
	size, err := io.Copy(out, in)
	head := make([]byte, 32)
	if _, short := out.ReadAt(head, 0); err == nil && short == nil {
		page := int64(binary.BigEndian.Uint16(head[16:]))
		if page == 1 {
			page = 65536
		}
		if want := page * int64(binary.BigEndian.Uint32(head[28:])); want > size && want < 8*size+1<<20 {
			err = out.Truncate(want)
		}
	}
	if err = errors.Join(err, out.Close()); err != nil {
		return fmt.Errorf("copy the damaged saves: %w", err)
	}
	return nil
}

// salvageGame copies one game as far as its log can be read.
func salvageGame(ctx context.Context, from *sql.DB, to *Store, g Saved) error {
	status, result := g.Status, g.Result
	id, err := to.CreateGame(ctx, g)
	if err == nil {
		err = binned(ctx, from, AGame, g.ID, to, id)
	}
	if err != nil {
		return err
	}
	counts := true
	_ = from.QueryRowContext(ctx, `SELECT counts FROM games WHERE id = ?`, g.ID).Scan(&counts) // an older file has none that don't
	if !counts {
		if err := to.uncount(ctx, id); err != nil {
			return err
		}
	}
	whole := true
	var next []Choice // chosen in a row, not yet written
	flush := func() error {
		err := to.AppendChoices(ctx, id, next...)
		next = next[:0]
		return err
	}
	const all = ` FROM log WHERE game_id = ? ORDER BY seq`
	rows, err := from.QueryContext(ctx, `SELECT kind, n, seat, turn, key, hash, late`+all, g.ID)
	if err != nil { // an older file does not say what was late
		rows, err = from.QueryContext(ctx, `SELECT kind, n, seat, turn, key, hash, 0`+all, g.ID)
	}
	if err != nil {
		return nil // the set-up is all that is left
	}
	defer rows.Close()
	for rows.Next() {
		var e Entry
		var hash int64
		if err := rows.Scan(&e.Kind, &e.N, &e.Seat, &e.Turn, &e.Key, &hash, &e.Late); err != nil {
			whole = false
			break
		}
		e.Hash = uint64(hash)
		if e.Kind == Chosen && len(next) > 0 && e.N != next[len(next)-1].N+1 {
			whole = false // a row between is lost
			break
		}
		if e.Kind == Chosen {
			next = append(next, e.Choice)
			continue
		}
		if err = flush(); err == nil {
			err = to.Truncate(ctx, id, e.N)
		}
		if err != nil {
			break
		}
	}
	if err == nil && len(next) > 0 {
		err = flush()
	}
	if errors.Is(err, ErrOutOfOrder) {
		whole, err = false, nil // a row between is lost
	}
	if err != nil {
		return err
	}
	if rows.Err() != nil {
		whole = false
	}
	switch {
	case !whole || status == Playing:
		return nil
	case status == Broken:
		return to.MarkBroken(ctx, id, result)
	}
	o := Outcome{Text: result}
	for column, into := range map[string]any{"winners": &o.Winners, "points": &o.Points, "decks": &o.Decks} {
		var list string
		if from.QueryRowContext(ctx, `SELECT `+column+` FROM results WHERE game_id = ?`, g.ID).Scan(&list) == nil {
			_ = json.Unmarshal([]byte(list), into) // none, if they can't be read
		}
	}
	return to.Finish(ctx, id, o)
}
