package whole

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// partName is how the names of files begin that are being written, and those of folders that are
// being filled. They are hidden, and end with a number that nobody can guess.
const partName = ".saving-"

// leftover is how old such a file is at least when nobody writes it any more: its program was killed.
const leftover = 24 * time.Hour

// begin makes a file of a name that no other has, and removes what killed programs left beside it.
func begin(root *os.Root, perm fs.FileMode) (name string, file *os.File, err error) {
	sweep(root, time.Now().Add(-leftover))
	err = unused(func(free string) error {
		name = free
		file, err = root.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_EXCL, perm)
		return err
	})
	return name, file, err
}

// unused calls do with random names until it finds one that isn't taken.
func unused(do func(name string) error) (err error) {
	for range 100 {
		if err = do(fmt.Sprintf("%s%d", partName, rand.Uint64())); !errors.Is(err, fs.ErrExist) {
			break
		}
	}
	return err
}

// Temp makes an empty file in a folder, for its owner only, and returns its path. It is for those
// who write it under that path, and then call Settle or remove it. What other programs put beside
// it, as SQLite does, may begin with its name and a hyphen.
func Temp(folder string) (path string, err error) {
	root, err := os.OpenRoot(folder)
	if err != nil {
		return "", err
	}
	defer root.Close() // the file in it is closed by then
	name, file, err := begin(root, 0o600)
	if err != nil {
		return "", about(filepath.Join(folder, name), err)
	}
	return filepath.Join(folder, name), file.Close()
}

// TempFolder is Temp for a folder.
func TempFolder(in string) (path string, err error) {
	root, err := os.OpenRoot(in)
	if err != nil {
		return "", err
	}
	defer root.Close() // nothing is written through it
	sweep(root, time.Now().Add(-leftover))
	err = unused(func(free string) error {
		path = filepath.Join(in, free)
		return root.Mkdir(free, 0o700)
	})
	return path, err
}

// Settle gives a file that Temp made its name. It takes the place of one that is there.
func Settle(temp, path string) error {
	if err := os.Rename(temp, path); err != nil {
		return about(path, err)
	}
	SyncFolder(filepath.Dir(path))
	return nil
}

// SettleNew is Settle for a name that nothing may have: it fails with fs.ErrExist, and of several at
// once one succeeds.
func SettleNew(temp, path string) error {
	err := os.Link(temp, path)
	switch {
	case err == nil:
		err = os.Remove(temp)
	case !errors.Is(err, fs.ErrExist) && !errors.Is(err, fs.ErrNotExist):
		// A disk without links: an empty file keeps the place.
		var place *os.File
		if place, err = os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600); err == nil {
			err = errors.Join(place.Close(), os.Rename(temp, path))
		}
	}
	if err != nil {
		return about(path, err)
	}
	SyncFolder(filepath.Dir(path))
	return nil
}

// SyncFolder makes the names in a folder survive a power cut, where the system can.
func SyncFolder(folder string) {
	if f, err := os.Open(folder); err == nil { // it may be written but not listed
		_ = f.Sync() // not every system syncs folders
		_ = f.Close()
	}
}

// sweep removes what programs left in a folder that were killed while they wrote, older than a time.
func sweep(root *os.Root, before time.Time) {
	folder, err := root.Open(".")
	if err != nil {
		return // it may be written but not listed
	}
	defer folder.Close() // only read from
	entries, _ := folder.ReadDir(-1)
	for _, e := range entries {
		if !IsTemp(e.Name()) || !e.Type().IsRegular() && !e.IsDir() {
			continue
		}
		if info, err := root.Lstat(e.Name()); err == nil && info.ModTime().Before(before) {
			_ = root.RemoveAll(e.Name()) // the next one tries again
		}
	}
}

// IsTemp reports whether a file of that name in a folder is one that is being written, or that a
// killed program left.
func IsTemp(name string) bool {
	rest, is := strings.CutPrefix(name, partName)
	if !is {
		return false
	}
	for _, companion := range []string{"-wal", "-shm", "-journal"} { // of a database
		rest = strings.TrimSuffix(rest, companion)
	}
	return rest != "" && strings.Trim(rest, "0123456789") == ""
}
