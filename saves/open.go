package saves

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/gofrs/flock"
	"github.com/mattn/go-sqlite3"
)

// Options say how to open a file. The zero value opens it for writing and creates it when missing.
type Options struct {
	// ReadOnly opens an existing file without changing it, also while another program writes to it.
	ReadOnly bool
	// Existing opens no file that is not there or empty: it makes none.
	Existing bool
	// Beside are the folders that go into backups with the file, and come back when it is restored.
	Beside Folders

	lock *flock.Flock // of the file, if it is held already
}

// Store is one open saves file. Its methods may be called from any goroutine.
type Store struct {
	now    func() time.Time
	beside Folders

	mu   sync.RWMutex // of what follows, which changes with Move
	path string
	rw   *sql.DB // one connection; nil when opened for reading only
	ro   *sql.DB
	lock *flock.Flock // nil when opened for reading only
	own  []ownFile    // what was opened for writing

	ended   atomic.Int64 // how often results have come or gone
	counted atomic.Pointer[deckResults]

	logAside string // where a log was put that was another file's; see Notice
}

// Open opens the saves file at path, creates it when it does not exist, brings it to the newest version, and checks its
// integrity. When something is wrong the error is a [FileError] and the file is as it was. Close ends the Store.
//
// An empty file counts as a new one, because a program that is killed while it makes a file leaves one. Options.ReadOnly and
// Options.Existing refuse it.
func Open(ctx context.Context, path string, options Options) (*Store, error) {
	migrations, err := shipped()
	if err != nil {
		return nil, err
	}
	return open(ctx, path, options, migrations)
}

func open(ctx context.Context, path string, options Options, migrations fs.FS) (s *Store, err error) {
	s = &Store{now: time.Now, beside: options.Beside}
	defer func() {
		if err != nil {
			if closing := s.Close(); closing != nil {
				err = errors.Join(err, closing)
			}
			s = nil
		}
	}()
	if s.path, err = realPath(path); err != nil {
		return s, err
	}
	there := options.ReadOnly || options.Existing
	if missing, err := s.missing(); err != nil {
		return s, err
	} else if missing && there {
		return s, s.fileError(ErrNoFile, nil)
	}
	if err := s.checkCompanions(); err != nil {
		return s, err
	}
	if !options.ReadOnly {
		if s.lock = options.lock; s.lock == nil {
			if err := s.takeLock(); err != nil {
				return s, err
			}
		}
		if err := s.finishSwap(); err != nil {
			return s, err
		}
		if err := s.checkLog(ctx); err != nil {
			return s, err
		}
		if err := s.makeFile(); err != nil {
			return s, err
		}
	} else if err := s.checkLogAgain(ctx); err != nil {
		return s, err
	}
	found, err := inspect(ctx, s.path, options, migrations)
	if err != nil {
		return s, err
	}
	want, err := newest(migrations)
	if err != nil {
		return s, err
	}
	switch {
	case there && found.empty:
		return s, s.fileError(ErrNotDatabase, errors.New("it is empty"))
	case found.version > want:
		return s, s.fileError(ErrNewer, fmt.Errorf("its version is %d, this program knows %d", found.version, want))
	case options.ReadOnly && found.version < want:
		return s, s.fileError(ErrOlder, nil)
	}
	if !options.ReadOnly {
		if err := s.openWriter(ctx, found, want, migrations); err != nil {
			return s, err
		}
	}
	s.ro, err = openReader(ctx, s.path)
	return s, fileErrorFrom(s.path, err)
}

// Path is the file, with symbolic links resolved.
func (s *Store) Path() string {
	s.mu.RLock()
	defer s.mu.RUnlock()
	return s.path
}

// ReadOnly reports whether methods that change something fail with ErrReadOnly.
func (s *Store) ReadOnly() bool {
	s.mu.RLock()
	defer s.mu.RUnlock()
	return s.rw == nil
}

// reader is where to read from.
func (s *Store) reader() *sql.DB {
	s.mu.RLock()
	defer s.mu.RUnlock()
	return s.ro
}

// Close ends the Store and lets other programs write to the file. Writers are to be closed first. Closing waits for
// calls that are under way; calls after it fail.
func (s *Store) Close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	errs := []error{s.closeFile()}
	if s.lock != nil {
		errs = append(errs, s.lock.Close())
	}
	if err := errors.Join(errs...); err != nil {
		return fmt.Errorf("close saves file %s: %w", s.path, err)
	}
	return nil
}

// closeFile closes what is open but the lock. mu is held.
func (s *Store) closeFile() error {
	var errs []error
	if s.rw != nil && s.present() != nil {
		errs = append(errs, keepLogFile(s.rw))
	}
	for _, db := range []*sql.DB{s.ro, s.rw} { // the writer last: it tidies up the log
		if db != nil {
			errs = append(errs, db.Close())
		}
	}
	return errors.Join(errs...)
}

// realPath makes two names of one file the same, so that the lock beside it is the same too.
func realPath(path string) (string, error) {
	full, err := filepath.Abs(path)
	if err != nil {
		return path, &FileError{path, ErrNoFolder, err}
	}
	if resolved, err := filepath.EvalSymlinks(full); err == nil {
		return resolved, nil
	}
	folder, err := filepath.EvalSymlinks(filepath.Dir(full))
	if err != nil {
		return full, &FileError{full, ErrNoFolder, err}
	}
	return filepath.Join(folder, filepath.Base(full)), nil
}

func (s *Store) takeLock() error {
	lock := flock.New(s.path+".lock", flock.SetPermissions(0o600))
	taken, err := lock.TryLock()
	switch {
	case refused(err):
		return s.fileError(ErrReadOnly, err)
	case err != nil:
		return s.fileError(ErrDisk, fmt.Errorf("lock it: %w", err))
	case !taken:
		return s.fileError(ErrInUse, nil)
	}
	s.lock = lock
	return nil
}

// missing reports whether there's no such file. What is not a file is refused: opening a pipe would wait for ever.
func (s *Store) missing() (bool, error) {
	info, err := os.Stat(s.path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return true, nil
	case err != nil:
		return false, s.fileError(ErrDisk, err)
	case !info.Mode().IsRegular():
		return false, s.fileError(ErrNotDatabase, fmt.Errorf("it is %s", kindOf(info.Mode())))
	}
	return false, nil
}

// checkCompanions refuses what is not a file under the names that SQLite and the lock use beside the file.
func (s *Store) checkCompanions() error {
	for _, suffix := range []string{".lock", "-wal", "-shm", "-journal"} {
		info, err := os.Stat(s.path + suffix)
		if err == nil && !info.Mode().IsRegular() {
			return s.fileError(ErrCompanion, fmt.Errorf("%s is %s", s.path+suffix, kindOf(info.Mode())))
		}
	}
	return nil
}

// kindOf says in words what something is that is not a file.
func kindOf(mode fs.FileMode) string {
	switch {
	case mode.IsDir():
		return "a folder"
	case mode&fs.ModeNamedPipe != 0:
		return "a pipe"
	case mode&fs.ModeSocket != 0:
		return "a socket"
	case mode&fs.ModeDevice != 0:
		return "a device"
	}
	return "not a file"
}

// makeFile creates a missing file, because SQLite would let everybody read it. One that exists is not opened here: closing
// it again would drop the locks that SQLite holds on it for another Store of this program.
func (s *Store) makeFile() error {
	if missing, err := s.missing(); err != nil || !missing {
		return err
	}
	f, err := os.OpenFile(s.path, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return s.fileError(ErrDisk, err)
	}
	return f.Close()
}

func (s *Store) openWriter(ctx context.Context, found contents, want int64, migrations fs.FS) error {
	// FULL costs 0.2 ms per choice over NORMAL and makes a choice survive a power cut too.
	s.rw = openDB(s.path, "mode=rw&_journal_mode=WAL&_synchronous=FULL&_txlock=immediate&_stmt_cache_size=32")
	s.rw.SetMaxOpenConns(1)
	// SQLite opens a file that it may not write for reading, and says so at the first change: make it say so now.
	if _, err := s.rw.ExecContext(ctx, fmt.Sprintf("PRAGMA application_id = %d", applicationID)); err != nil {
		return fileErrorFrom(s.path, err)
	}
	if err := markAfresh(ctx, s.rw); err != nil {
		return fileErrorFrom(s.path, err)
	}
	if found.version < want {
		if err := migrate(ctx, s.rw, migrations); err != nil {
			return fmt.Errorf("saves file %s: %w", s.path, err)
		}
	}
	s.remember()
	return nil
}

// contents is what inspect found in a file.
type contents struct {
	empty   bool  // nothing in it yet
	version int64 // of the schema
}

// inspect looks into a file without changing it, and fails when it is not a sound saves file.
func inspect(ctx context.Context, path string, options Options, migrations fs.FS) (contents, error) {
	found, err := inspectAs(ctx, path, "ro", migrations)
	var se sqlite3.Error
	if !options.ReadOnly && errors.As(err, &se) && se.ExtendedCode == sqlite3.ErrReadonlyRollback {
		// Killed while the file was made, before it had a write-ahead log: SQLite undoes what was half done.
		found, err = inspectAs(ctx, path, "rw", migrations)
	}
	if errors.As(err, &se) && se.Code == sqlite3.ErrError {
		// The questions are right for every saves file, so what makes them wrong is a garbled table definition.
		return found, &FileError{path, ErrDamaged, err}
	}
	return found, fileErrorFrom(path, err)
}

func inspectAs(ctx context.Context, path, mode string, migrations fs.FS) (contents, error) {
	var found contents
	var db *sql.DB
	var err error
	if mode == "ro" {
		if db, err = openReader(ctx, path); err != nil {
			return found, err
		}
	} else {
		db = openDB(path, "mode=rw")
	}
	defer db.Close()

	var id int
	if err := db.QueryRowContext(ctx, "PRAGMA application_id").Scan(&id); err != nil {
		return found, err
	}
	objects, err := readSchema(ctx, db)
	if err != nil {
		return found, err
	}
	found.empty = len(objects) == 0
	if id != applicationID && !(id == 0 && found.empty) {
		return found, &FileError{path, ErrForeign, nil}
	}
	if found.version, err = checkSchema(ctx, db, path, objects, migrations); err != nil {
		return found, err
	}
	if want, err := newest(migrations); err != nil || found.version > want {
		return found, err // nobody knows here what is right in it
	}
	return found, checkSound(ctx, db, path, found.version)
}

// openReader opens a file for reading. A file that was closed in order on a disk that cannot be written has no log and
// can get none, so it is read as one that nobody changes.
func openReader(ctx context.Context, path string) (*sql.DB, error) {
	db := openDB(path, "mode=ro&_query_only=on&_stmt_cache_size=32")
	db.SetMaxOpenConns(4)
	var version int
	err := db.QueryRowContext(ctx, "PRAGMA schema_version").Scan(&version)
	if err == nil {
		return db, nil
	}
	db.Close()
	var se sqlite3.Error
	if !errors.As(err, &se) || (se.Code != sqlite3.ErrCantOpen && se.Code != sqlite3.ErrReadonly) {
		return nil, err
	}
	if se.ExtendedCode == sqlite3.ErrReadonlyRollback { // something half done is to be undone first
		return nil, err
	}
	if log, statErr := os.Stat(path + "-wal"); statErr == nil && log.Size() > 0 {
		return nil, err
	}
	return openDB(path, "mode=ro&immutable=1&_query_only=on"), nil
}

// openDB makes a handle; nothing is opened before its first use.
func openDB(path, options string) *sql.DB {
	path = filepath.ToSlash(path)
	if !strings.HasPrefix(path, "/") { // C:/...
		path = "/" + path
	}
	name := (&url.URL{Path: path}).EscapedPath()
	return sql.OpenDB(connector("file:" + name + "?_busy_timeout=2000&_foreign_keys=on&" + options))
}

// connector makes the connections of a handle. They don't trust what stands in the file. (SQLite has a
// defensive mode, too; the driver can't set it. It keeps SQL that others wrote from damaging a file,
// and no such SQL is run here.)
type connector string

// Connect implements driver.Connector.
func (c connector) Connect(context.Context) (driver.Conn, error) { return c.Driver().Open(string(c)) }

// Driver implements driver.Connector.
func (c connector) Driver() driver.Driver {
	return &sqlite3.SQLiteDriver{ConnectHook: func(conn *sqlite3.SQLiteConn) error {
		_, err := conn.Exec("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON", nil)
		return err
	}}
}

// refused reports whether the system does not let this person write.
func refused(err error) bool {
	return errors.Is(err, fs.ErrPermission) || errors.Is(err, syscall.EROFS)
}

func (s *Store) fileError(kind, cause error) error { return &FileError{s.path, kind, cause} }

// fileErrorFrom turns what the driver said while opening into a FileError.
func fileErrorFrom(path string, err error) error {
	var se sqlite3.Error
	if !errors.As(err, &se) {
		return err
	}
	for _, kind := range fileTroubles {
		if errors.Is(translate(err), kind) {
			return &FileError{path, kind, err}
		}
	}
	return fmt.Errorf("open saves file %s: %w", path, err)
}
