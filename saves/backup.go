package saves

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"time"

	"feltstack/saves/whole"

	"github.com/mattn/go-sqlite3"
)

// Contents is how much lies in a saves file.
type Contents struct{ Games, Decks int }

// Backup copies everything that is saved at this moment to a new file at to,
// which needs nothing beside it. It also works when the file itself is gone, as
// long as the Store is open.
func (s *Store) Backup(ctx context.Context, to string) (Contents, error) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	source := s.rw // what it has open stays readable, whatever becomes of the name
	if source == nil {
		source = s.ro
	}
	return backup(ctx, source, s.path, to)
}

// Backup is [Store.Backup] of a file that need not be open. It does not wait for
// a program that has it open, and changes nothing in it.
func Backup(ctx context.Context, from, to string) (Contents, error) {
	source, err := openSource(ctx, from)
	if err != nil {
		return Contents{}, err
	}
	defer source.Close()
	return backup(ctx, source.ro, source.path, to)
}

// Restored is what Restore did.
type Restored struct {
	Contents        // of the file now
	Kept     string // the copy of what was there before; empty when nothing was
	Notice   error  // see Store.Notice
}

// Restore puts the content of the saves file from, a backup or any other copy,
// in the place of the one at path. It checks from first, and keeps what was at
// path under another name. Nobody may have path open for writing: ErrInUse.
// After an error, or killed at any moment, path is whole: as it was, or as it
// was to be.
func Restore(ctx context.Context, path, from string) (Restored, error) {
	target := &Store{now: time.Now}
	defer target.Close()
	var err error
	if target.path, err = realPath(path); err != nil {
		return Restored{}, err
	}
	if _, err := target.missing(); err != nil {
		return Restored{}, err
	}
	if err := errors.Join(target.checkCompanions(), target.takeLock()); err != nil {
		return Restored{}, err
	}
	return target.restore(ctx, from)
}

// Restore is the function Restore for the file of the Store, which goes on with
// what is restored. Writers are to be closed first.
func (s *Store) Restore(ctx context.Context, from string) (Restored, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.rw == nil {
		return Restored{}, s.fileError(ErrReadOnly, nil)
	}
	if err := s.present(); err != nil {
		return Restored{}, err
	}
	if err := s.closeFile(); err != nil {
		return Restored{}, fmt.Errorf("close %s to restore it: %w", s.path, err)
	}
	closed := &Store{now: s.now, path: s.path, lock: s.lock}
	done, err := closed.restore(ctx, from)
	fresh, opening := Open(context.WithoutCancel(ctx), s.path, Options{lock: s.lock})
	if opening != nil {
		return done, errors.Join(err, opening)
	}
	s.rw, s.ro, s.own, s.logAside = fresh.rw, fresh.ro, fresh.own, fresh.logAside
	s.ended.Add(1)
	return done, err
}

// restore replaces the file, which is closed and locked.
func (s *Store) restore(ctx context.Context, from string) (done Restored, err error) {
	source, err := openSource(ctx, from)
	if err != nil {
		return done, err
	}
	defer source.Close()
	if s.path == source.path {
		return done, &FileError{Path: from, Kind: ErrSame}
	}
	part, err := whole.Temp(filepath.Dir(s.path))
	switch {
	case refused(err):
		return done, s.fileError(ErrReadOnly, err)
	case err != nil:
		return done, s.fileError(ErrDisk, err)
	}
	defer discard(part)
	if done.Contents, err = copyInto(ctx, source.ro, part); err != nil {
		return done, fmt.Errorf("restore %s: %w", from, err)
	}
	done.Kept, err = s.keep(ctx)
	if done.Notice = s.Notice(); err != nil {
		return done, fmt.Errorf("keep what is in %s: %w", s.path, err)
	}
	if err := whole.Settle(part, s.path); err != nil {
		return done, s.fileError(ErrDisk, err)
	}
	// Until here its log was needed, and its content is in the copy that was kept. Killed now, the next opening finds that
	// the log is not the new file's.
	for _, suffix := range []string{"-wal", "-shm", "-journal"} {
		if err := os.Remove(s.path + suffix); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return done, s.fileError(ErrDisk, err)
		}
	}
	whole.SyncFolder(filepath.Dir(s.path))
	return done, nil
}

// openSource opens a saves file to copy it, of this version or an older one.
func openSource(ctx context.Context, path string) (s *Store, err error) {
	s = &Store{}
	if s.path, err = realPath(path); err != nil {
		return nil, err
	}
	missing, err := s.missing()
	switch {
	case err != nil:
		return nil, err
	case missing:
		return nil, s.fileError(ErrNoFile, nil)
	}
	if err := errors.Join(s.checkCompanions(), s.checkLogAgain(ctx)); err != nil {
		return nil, err
	}
	migrations, err := shipped()
	if err != nil {
		return nil, err
	}
	found, err := inspect(ctx, s.path, Options{ReadOnly: true}, migrations)
	if err != nil {
		return nil, err
	}
	want, err := newest(migrations)
	switch {
	case err != nil:
		return nil, err
	case found.empty:
		return nil, s.fileError(ErrNotDatabase, errors.New("it is empty"))
	case found.version > want:
		return nil, s.fileError(ErrNewer, fmt.Errorf("its version is %d, this program knows %d", found.version, want))
	}
	s.ro, err = openReader(ctx, s.path)
	return s, fileErrorFrom(s.path, err)
}

// keep copies the file under a name with the time, with its log or, where that
// is not possible, beside it. It returns "" when there is nothing to keep.
func (s *Store) keep(ctx context.Context) (string, error) {
	if err := s.checkLog(ctx); err != nil {
		return "", err
	}
	info, err := os.Stat(s.path)
	if errors.Is(err, fs.ErrNotExist) || err == nil && info.Size() == 0 {
		return "", nil
	}
	if err != nil {
		return "", err
	}
	to, err := unused(Dated(s.path, s.now()))
	if err != nil {
		return "", err
	}
	_, err = Backup(ctx, s.path, to)
	var fe *FileError
	if err == nil || !errors.As(err, &fe) || fe.Kind == ErrForeign {
		return to, err
	}
	// What can't be read is kept byte by byte.
	for _, suffix := range []string{"", "-wal", "-journal"} {
		if err := copyWhole(to+suffix, s.path+suffix); err != nil && !(suffix != "" && errors.Is(err, fs.ErrNotExist)) {
			return "", err
		}
	}
	return to, nil
}

// Dated is the name of a copy of the file at path: its own with the time.
func Dated(path string, at time.Time) string {
	extension := filepath.Ext(path)
	return strings.TrimSuffix(path, extension) + "-" + at.Format(stampFormat) + extension
}

// backup copies a database to a file that must not exist.
func backup(ctx context.Context, source *sql.DB, from, to string) (found Contents, err error) {
	if _, err := os.Lstat(to); err == nil {
		return found, fmt.Errorf("back up %s: %w", from, &FileError{Path: to, Kind: ErrTaken})
	} else if !errors.Is(err, fs.ErrNotExist) {
		return found, fmt.Errorf("back up %s: %w", from, err)
	}
	full, err := filepath.Abs(to) // SQLite is given whole paths only
	if err != nil {
		return found, fmt.Errorf("back up %s: %w", from, err)
	}
	part, err := whole.Temp(filepath.Dir(full))
	if err == nil {
		defer discard(part)
		found, err = copyInto(ctx, source, part)
	}
	if err == nil {
		err = whole.SettleNew(part, full)
	}
	switch {
	case errors.Is(err, fs.ErrNotExist):
		err = &FileError{Path: to, Kind: ErrNoFolder, Cause: err}
	case errors.Is(err, fs.ErrExist):
		err = &FileError{Path: to, Kind: ErrTaken} // by another backup meanwhile
	case refused(err):
		err = &FileError{Path: to, Kind: ErrReadOnly, Cause: err}
	}
	if err != nil {
		return Contents{}, fmt.Errorf("back up %s to %s: %w", from, to, err)
	}
	return found, nil
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

// count counts what is in a file of a version.
func count(ctx context.Context, db *sql.DB, version int64) (c Contents, err error) {
	if version >= 1 {
		err = db.QueryRowContext(ctx, "SELECT count(*) FROM games").Scan(&c.Games)
	}
	if version >= 2 && err == nil {
		err = db.QueryRowContext(ctx, "SELECT count(*) FROM decks").Scan(&c.Decks)
	}
	return c, translate(err)
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
