package saves

import (
	"context"
	"database/sql"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"time"
)

// A file and its write-ahead log are two files, and SQLite writes any log into
// whatever lies beside it: a copy that is put back beside the log of what it
// replaces would be destroyed without a word. So a saves file is marked. The
// mark (PRAGMA user_version, a number in the first page) is any number after
// opening, and goes on by one with each transaction. Hence each log begins with
// the mark that follows that of its file, and the file has either the mark
// before, or one that is in the log when pages were written back already.

// A log that doesn't belong to the file beside it is kept under another name.
const logAside = "-wal-put-aside-"

// checkLog puts aside the log beside the file if it is another file's. It is
// called before SQLite sees the file, with the lock held.
func (s *Store) checkLog(ctx context.Context) error {
	strange, err := s.strangeLog(ctx)
	if err != nil || !strange {
		return err
	}
	to, err := unused(s.path + logAside + s.now().Format(stampFormat))
	if err == nil {
		err = os.Rename(s.path+"-wal", to)
	}
	if err != nil {
		return s.fileError(ErrDisk, fmt.Errorf("put aside a log that is another file's: %w", err))
	}
	// The index of the log holds nothing that is not in the log.
	if err := os.Remove(s.path + "-shm"); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return s.fileError(ErrDisk, fmt.Errorf("remove the index of a log that is another file's: %w", err))
	}
	s.logAside = to
	return nil
}

// checkLogAgain is for a file that is only read, and may be written by another
// program meanwhile: what is seen of file and log may be of two moments.
func (s *Store) checkLogAgain(ctx context.Context) error {
	for range 5 {
		strange, err := s.strangeLog(ctx)
		if err != nil || !strange {
			return err
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(20 * time.Millisecond):
		}
	}
	return s.fileError(ErrStrangeLog, nil)
}

// strangeLog reports whether there is something in the log beside the file that
// belongs to another file.
func (s *Store) strangeLog(ctx context.Context) (bool, error) {
	log, err := readWAL(s.path + "-wal")
	if err != nil {
		return false, s.fileError(ErrDisk, fmt.Errorf("read its log: %w", err))
	}
	if log.frames == 0 {
		return false, nil
	}
	info, err := os.Stat(s.path)
	if err != nil {
		return true, nil // no file, no log of its own
	}
	pageSize, mark, err := markOf(ctx, s.path)
	switch {
	case ctx.Err() != nil:
		return false, ctx.Err()
	case err != nil:
		return true, nil // no log belongs to what is not a database
	}
	return !log.belongsTo(pageSize, info.Size(), mark), nil
}

// markOf reads the mark of a file, and the size of its pages, without its log.
func markOf(ctx context.Context, path string) (pageSize int64, mark uint32, err error) {
	db := openDB(path, "mode=ro&immutable=1")
	defer db.Close()
	db.SetMaxOpenConns(1)
	var signed int64
	if err = db.QueryRowContext(ctx, "PRAGMA user_version").Scan(&signed); err == nil {
		err = db.QueryRowContext(ctx, "PRAGMA page_size").Scan(&pageSize)
	}
	if !errors.Is(translate(err), ErrDamaged) {
		return pageSize, uint32(signed), err
	}
	// Shorter than it says, which its own log may put right. Only now it is read past SQLite: closing a file drops the locks
	// that another Store of this program holds on it.
	f, err := os.Open(path)
	if err != nil {
		return 0, 0, err
	}
	defer f.Close()
	head := make([]byte, 100)
	if _, err := io.ReadFull(f, head); err != nil {
		return 0, 0, err
	}
	pageSize = int64(binary.BigEndian.Uint16(head[16:]))
	if pageSize == 1 {
		pageSize = 65536
	}
	return pageSize, binary.BigEndian.Uint32(head[markAt:]), nil
}

// belongsTo reports whether the log was written for a file with these numbers.
func (l logContent) belongsTo(pageSize, size int64, mark uint32) bool {
	switch {
	case int64(l.pageSize) != pageSize || size == 0:
		return false
	case len(l.marks) == 0:
		// Written by a tool, or before there were marks. Without the first page in it no transaction has made the file
		// larger.
		return !l.grows && int64(l.size)*pageSize == size
	}
	return mark == l.marks[0]-1 || slices.Contains(l.marks, mark)
}

// nextMark gives the file a mark as part of a transaction, which makes the
// first page a part of it too.
func nextMark(ctx context.Context, tx *sql.Tx) error {
	var mark int64
	if err := tx.QueryRowContext(ctx, "PRAGMA user_version").Scan(&mark); err != nil {
		return err
	}
	return setMark(ctx, tx, uint32(mark)+1)
}

// markAfresh gives an open file a mark that nothing else has and writes its log
// back, so that the file is told from every copy that was made of it before.
func markAfresh(ctx context.Context, db *sql.DB) error {
	if err := setMark(ctx, db, rand.Uint32()); err != nil {
		return err
	}
	// Busy when someone reads: then the log stays, and it has all marks.
	_, err := db.ExecContext(ctx, "PRAGMA wal_checkpoint(TRUNCATE)")
	return err
}

func setMark(ctx context.Context, q interface {
	ExecContext(context.Context, string, ...any) (sql.Result, error)
}, mark uint32) error {
	_, err := q.ExecContext(ctx, fmt.Sprintf("PRAGMA user_version = %d", int32(mark)))
	return err
}

// Notice is what the person is to know about how the file was opened, a
// [FileError] or nil: a log that was another file's was put aside. It happens
// when a copy is put back beside the log of the file that it replaces.
func (s *Store) Notice() error {
	if s.logAside == "" {
		return nil
	}
	return s.fileError(ErrLogAside, fmt.Errorf("the log is kept as %s", s.logAside))
}

// stampFormat is how names of files have the time.
const stampFormat = "2006-01-02-150405"

// unused is a path at which nothing lies: this one, or with a number.
func unused(path string) (string, error) {
	extension := filepath.Ext(path)
	for n, try := 2, path; n < 1000; n++ {
		if _, err := os.Lstat(try); errors.Is(err, fs.ErrNotExist) {
			return try, nil
		} else if err != nil {
			return "", err
		}
		try = fmt.Sprintf("%s-%d%s", path[:len(path)-len(extension)], n, extension)
	}
	return "", &FileError{path, ErrTaken, errors.New("1,000 others like it exist, too")}
}
