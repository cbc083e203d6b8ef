// Package whole writes files whole or not at all: what was there before stays until everything is
// written and safe on the disk.
package whole

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
)

// partName is how the names of files begin that are being written. They are hidden.
const partName = ".saving-"

// Write writes a file by a function. A device or a pipe is written into as it is.
func Write(path string, write func(io.Writer) error) error {
	if to, err := filepath.EvalSymlinks(path); err == nil {
		path = to
	}
	switch info, err := os.Stat(path); {
	case err != nil:
	case info.IsDir():
		return &fs.PathError{Op: "write", Path: path, Err: errors.New("it is a folder")}
	case !info.Mode().IsRegular():
		return into(path, write)
	}
	root, err := os.OpenRoot(filepath.Dir(path))
	if err != nil {
		return about(path, err)
	}
	defer root.Close() // what is written in it is closed by then
	if err := In(root, filepath.Base(path), write); err != nil {
		return about(path, err)
	}
	return nil
}

// In writes a file in a folder, and nowhere else.
func In(root *os.Root, name string, write func(io.Writer) error) error {
	part, file, err := begin(root)
	if err != nil {
		return about(name, err)
	}
	err = write(file)
	if err == nil {
		err = file.Sync()
	}
	if err = errors.Join(err, file.Close()); err == nil {
		err = root.Rename(part, name)
	}
	if err != nil {
		return errors.Join(err, root.Remove(part))
	}
	if folder, err := root.Open("."); err == nil { // it may be written but not listed
		_ = folder.Sync() // not every system syncs folders
		_ = folder.Close()
	}
	return nil
}

// begin makes a file of a name that no other has.
func begin(root *os.Root) (name string, file *os.File, err error) {
	for range 100 {
		name = fmt.Sprintf("%s%d", partName, rand.Uint64())
		if file, err = root.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644); !errors.Is(err, fs.ErrExist) {
			break
		}
	}
	return name, file, err
}

// into writes into a device or a pipe.
func into(path string, write func(io.Writer) error) error {
	to, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	return errors.Join(write(to), to.Close())
}

// about has an error name the file that was to be written, not the one that was to take its place.
func about(path string, err error) error {
	var at *fs.PathError
	if errors.As(err, &at) {
		return &fs.PathError{Op: at.Op, Path: path, Err: at.Err}
	}
	return err
}
