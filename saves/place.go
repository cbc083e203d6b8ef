package saves

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"syscall"

	"github.com/mattn/go-sqlite3"
)

// An open file can be deleted, moved or replaced, alone or with its folder.
// SQLite doesn't notice: it goes on to write to what it has open, which has no
// name any more and is lost with the program. So each change first looks
// whether the names still are those of what is open.

// ownFile is a file as it was when it was opened.
type ownFile struct {
	path string
	info fs.FileInfo
}

// remember notes which files are open.
func (s *Store) remember() {
	s.own = nil
	for _, suffix := range []string{"", "-wal", ".lock"} {
		if info, err := os.Stat(s.path + suffix); err == nil {
			s.own = append(s.own, ownFile{s.path + suffix, info})
		}
	}
}

// present fails when a file that is open is not where it was. mu is held.
func (s *Store) present() error {
	for _, own := range s.own {
		info, err := os.Stat(own.path)
		switch {
		case errors.Is(err, fs.ErrNotExist), errors.Is(err, syscall.ENOTDIR):
			return fmt.Errorf("%w (%w)", ErrGone, err)
		case err != nil:
			return fmt.Errorf("%w (%w)", ErrDisk, err)
		case !os.SameFile(own.info, info):
			return fmt.Errorf("%w (%s)", ErrReplaced, own.path)
		}
	}
	return nil
}

// Move makes the Store go on in a new file at to, which gets all that is saved;
// Writers go on there too. The file that it had is left as it is, if it is still
// there at all. After an error nothing has changed.
func (s *Store) Move(ctx context.Context, to string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.rw == nil {
		return s.fileError(ErrReadOnly, nil)
	}
	if err := copyNew(ctx, s.rw, to); err != nil {
		return fmt.Errorf("move the saves to %s: %w", to, err)
	}
	fresh, err := Open(ctx, to, Options{Existing: true})
	if err != nil {
		return fmt.Errorf("move the saves to %s: %w", to, err)
	}
	old := &Store{path: s.path, rw: s.rw, ro: s.ro, lock: s.lock, own: s.own}
	s.path, s.rw, s.ro, s.lock, s.own = fresh.path, fresh.rw, fresh.ro, fresh.lock, fresh.own
	_ = old.Close() // all of it is in the new file, and what is wrong with the old one was the reason
	return nil
}

// keepLogFile has closing leave the log where it is. Its name may be that of
// another file's log by now.
func keepLogFile(db *sql.DB) error {
	conn, err := db.Conn(context.Background())
	if err != nil {
		return err
	}
	defer conn.Close()
	return conn.Raw(func(c any) error {
		return c.(*sqlite3.SQLiteConn).SetFileControlInt("main", sqlite3.SQLITE_FCNTL_PERSIST_WAL, 1)
	})
}
