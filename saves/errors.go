package saves

import (
	"errors"
	"fmt"

	"github.com/mattn/go-sqlite3"
)

// What can be wrong with a file when it is opened. Open wraps each in a [FileError] which names the file. In all these
// cases the file was left as it was.
var (
	// ErrInUse: another running program writes to the file.
	ErrInUse = errors.New("is in use by another Feltstack: close that one, or open the file for reading only")
	// ErrDamaged: the file is a saves file whose content is no longer consistent.
	ErrDamaged = errors.New("is damaged: put back a copy of it, or move it away to start with an empty one")
	// ErrNotDatabase: the file is not a database at all.
	ErrNotDatabase = errors.New("is not a saves file: choose another file, or move it away to start with an empty one")
	// ErrForeign: the file is a database that another program made.
	ErrForeign = errors.New("is the database of another program: choose another file")
	// ErrAltered: in the file are tables, triggers or views that no version of this program makes.
	ErrAltered = errors.New("was changed by another program: restore a backup, or choose another file")
	// ErrNewer: the file was written by a newer version.
	ErrNewer = errors.New("was written by a newer Feltstack: update this program to open it")
	// ErrOlder: the file needs an upgrade, which opening for reading only cannot do.
	ErrOlder = errors.New("was written by an older Feltstack: open it once for writing to bring it up to date")
	// ErrNoFile: there's no such file, and none was to be made.
	ErrNoFile = errors.New("does not exist: nothing has been saved there yet")
	// ErrChosenGone: the place that was chosen for the saves is gone.
	ErrChosenGone = errors.New("is gone, where your games were saved: bring it back, or use the default place")
	// ErrNoFolder: the folder for the file does not exist.
	ErrNoFolder = errors.New("cannot be created because its folder does not exist: create the folder, or choose another file")
	// ErrTaken: there's such a file already where a new one was to be made.
	ErrTaken = errors.New("exists already: choose another name")
	// ErrSame: the open file was to be restored from itself.
	ErrSame = errors.New("is the file to be restored: name a copy of it")
	// ErrNothingLeft: nothing in a damaged file could be saved.
	ErrNothingLeft = errors.New("holds nothing that can be read any more")
	// ErrStrangeLog: beside the file lies a log that another file left, which must not be read as its own.
	ErrStrangeLog = errors.New("has a log of another file beside it: open it once for writing, which puts that log aside")
	// ErrCompanion: beside the file lies something under a name that is needed for its log or lock.
	ErrCompanion = errors.New("cannot be opened because of what lies beside it: move that away")
	// ErrReadOnly: the file or its folder cannot be written, or the Store was opened with Options.ReadOnly.
	ErrReadOnly = errors.New("is read-only: allow writing to the file and its folder, or choose another file")
)

// What can go wrong while a file is open.
var (
	// ErrNotFound: there's no game with that number.
	ErrNotFound = errors.New("no such game: it may have been deleted")
	// ErrNoDeck: there's no deck with that number.
	ErrNoDeck = errors.New("no such deck: it may have been deleted")
	// ErrNoRun: there's no run of the lab with that number.
	ErrNoRun = errors.New("no such run of the lab: it may have been deleted")
	// ErrOutOfOrder: the choice does not continue the line of play, so someone else wrote to the game.
	ErrOutOfOrder = errors.New("does not continue the saved line of play: load the game again")
	// ErrNotPlaying: the game is finished or broken and takes no choices.
	ErrNotPlaying = errors.New("the game is not being played: undo its end or repair it first")
	// ErrLocked: another program holds the file just now. Trying again can help.
	ErrLocked = errors.New("the saves file is held by another program: close that program")
	// ErrDiskFull: there's no room for the change. Trying again can help.
	ErrDiskFull = errors.New("the disk is full: make room on it")
	// ErrDisk: the disk refused to read or write. Trying again can help.
	ErrDisk = errors.New("the disk of the saves file does not answer properly: check it")
	// ErrGone: the open file, or what belongs to it, is not where it was any more. What is written would be lost.
	ErrGone = errors.New("the saves file is gone: put it back, or save elsewhere")
	// ErrReplaced: in the place of the open file lies another one.
	ErrReplaced = errors.New("another file lies in the place of the saves: put the right one back, or save elsewhere")
	// ErrUnsaved: the writer ended before this was saved.
	ErrUnsaved = errors.New("not saved")
)

// ErrLogAside: the file was opened well, but not with the log that was beside it. See Store.Notice.
var ErrLogAside = errors.New("was opened without the log beside it, which another file left: if nothing is missing, delete that log")

// FileError says why a file could not be opened. errors.Is finds both Kind and Cause in it.
type FileError struct {
	Path  string
	Kind  error // one of the Err variables
	Cause error // what the system said; nil when there is nothing to add
}

// Error is a sentence that names the file, what is wrong, and what to do.
func (e *FileError) Error() string {
	if e.Cause == nil {
		return fmt.Sprintf("saves file %s %v", e.Path, e.Kind)
	}
	return fmt.Sprintf("saves file %s %v (%v)", e.Path, e.Kind, e.Cause)
}

// Unwrap gives the kind and the cause.
func (e *FileError) Unwrap() []error {
	if e.Cause == nil {
		return []error{e.Kind}
	}
	return []error{e.Kind, e.Cause}
}

// translate adds to an error of the driver our error that means the same.
func translate(err error) error {
	var se sqlite3.Error
	if !errors.As(err, &se) {
		return err
	}
	var kind error
	switch se.Code {
	case sqlite3.ErrBusy, sqlite3.ErrLocked:
		kind = ErrLocked
	case sqlite3.ErrFull:
		kind = ErrDiskFull
	case sqlite3.ErrCorrupt:
		kind = ErrDamaged
	case sqlite3.ErrNotADB:
		kind = ErrNotDatabase
	case sqlite3.ErrReadonly, sqlite3.ErrPerm:
		kind = ErrReadOnly
	case sqlite3.ErrIoErr, sqlite3.ErrCantOpen:
		kind = ErrDisk
		if refused(se.SystemErrno) {
			kind = ErrReadOnly
		}
	default:
		return err
	}
	return fmt.Errorf("%w (%w)", kind, err)
}

// Passing reports whether trying again later, with nothing else changed in the program, can succeed.
func Passing(err error) bool {
	for _, kind := range []error{ErrLocked, ErrDiskFull, ErrDisk, ErrReadOnly, ErrGone, ErrReplaced} {
		if errors.Is(err, kind) {
			return true
		}
	}
	return false
}

// fileTroubles is what can be wrong with a file.
var fileTroubles = []error{ErrLocked, ErrDiskFull, ErrDamaged, ErrNotDatabase, ErrReadOnly, ErrDisk, ErrGone, ErrReplaced}
