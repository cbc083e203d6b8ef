package saves

import (
	"context"
	"database/sql"
	"errors"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"

	"feltstack/saves/whole"

	"github.com/mattn/go-sqlite3"
)

// copyNew copies a database to a file that must not exist.
func copyNew(ctx context.Context, source *sql.DB, to string) error {
	return makeNew(to, func(temp string) error {
		_, err := copyInto(ctx, source, temp)
		return err
	})
}

// makeNew has a file made under a temporary name, and gives it its own, which must be free.
func makeNew(to string, fill func(temp string) error) error {
	if _, err := os.Lstat(to); err == nil {
		return &FileError{Path: to, Kind: ErrTaken}
	} else if !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	full, err := filepath.Abs(to) // SQLite is given whole paths only
	if err != nil {
		return err
	}
	temp, err := whole.Temp(filepath.Dir(full))
	if err == nil {
		defer discard(temp)
		err = fill(temp)
	}
	if err == nil {
		err = whole.SettleNew(temp, full)
	}
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return &FileError{Path: to, Kind: ErrNoFolder, Cause: err}
	case errors.Is(err, fs.ErrExist):
		return &FileError{Path: to, Kind: ErrTaken} // by another one meanwhile
	case refused(err):
		return &FileError{Path: to, Kind: ErrReadOnly, Cause: err}
	}
	return naming(err, temp, to)
}

// naming has an error name the file that was meant, not the one that stands for it.
func naming(err error, temp, path string) error {
	var fe *FileError
	if errors.As(err, &fe) && fe.Path == temp {
		return &FileError{Path: path, Kind: fe.Kind, Cause: fe.Cause}
	}
	return err
}

// discard removes a database that was made under a temporary name, and what lies beside it. Nothing
// is left of it where it has got a name.
func discard(part string) {
	for _, suffix := range []string{"", "-wal", "-shm", "-journal"} {
		_ = os.Remove(part + suffix) // else it goes with the leftovers of killed programs
	}
}

// copyInto makes an empty file a copy of all that is in a database, and checks it.
func copyInto(ctx context.Context, source *sql.DB, to string) (found Contents, err error) {
	db := openDB(to, "mode=rw&_synchronous=FULL")
	db.SetMaxOpenConns(1)
	defer func() { err = errors.Join(err, db.Close()) }()
	if err := copyPages(ctx, db, source); err != nil {
		return found, translate(err)
	}
	// With a journal of the old kind the file is complete without anything beside it. Its mark is its own, so that no log of
	// the file that it was copied from is taken for its own.
	if _, err := db.ExecContext(ctx, "PRAGMA journal_mode = DELETE"); err != nil {
		return found, translate(err)
	}
	if err := setMark(ctx, db, rand.Uint32()); err != nil {
		return found, translate(err)
	}
	version, err := schemaVersion(ctx, db)
	if err != nil {
		return found, translate(err)
	}
	if err := checkSound(ctx, db, to, version); err != nil {
		return found, fileErrorFrom(to, err)
	}
	return count(ctx, db, version)
}

// stepPages is how many pages are copied between two looks at the context.
const stepPages = 1000

// copyPages makes to a copy of from, as from is at the beginning.
func copyPages(ctx context.Context, to, from *sql.DB) error {
	source, err := from.Conn(ctx)
	if err != nil {
		return err
	}
	defer source.Close()
	target, err := to.Conn(ctx)
	if err != nil {
		return err
	}
	defer target.Close()
	// A transaction keeps what is read as it is, though another program may go on writing.
	if _, err := source.ExecContext(ctx, "BEGIN DEFERRED"); err != nil {
		return err
	}
	// What was only read can't be lost.
	defer func() { _, _ = source.ExecContext(context.WithoutCancel(ctx), "ROLLBACK") }()
	var objects int
	if err := source.QueryRowContext(ctx, "SELECT count(*) FROM sqlite_schema").Scan(&objects); err != nil {
		return err
	}
	return source.Raw(func(s any) error {
		return target.Raw(func(t any) error {
			b, err := t.(*sqlite3.SQLiteConn).Backup("main", s.(*sqlite3.SQLiteConn), "main")
			if err != nil {
				return err
			}
			for finished := false; !finished && err == nil; {
				if finished, err = b.Step(stepPages); err == nil {
					err = ctx.Err()
				}
			}
			if closing := b.Close(); err == nil {
				err = closing
			}
			return err
		})
	})
}

// copyWhole copies a file byte by byte.
func copyWhole(to, from string) error {
	in, err := os.Open(from)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.OpenFile(to, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	if _, err = io.Copy(out, in); err == nil {
		err = out.Sync()
	}
	return errors.Join(err, out.Close())
}
