// Package whole writes files whole or not at all: what was there before stays until everything is
// written and safe on the disk.
package whole

import (
	"cmp"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// Write writes a file by a function. A device or a pipe is written into as it is.
func Write(path string, write func(io.Writer) error) error { return replace(path, 0o644, write) }

// WritePrivate is Write of a file that only its owner reads.
func WritePrivate(path string, write func(io.Writer) error) error { return replace(path, 0o600, write) }

// WriteNew is Write of a file that isn't there yet: it fails with fs.ErrExist, also where the file
// has come while it was written.
func WriteNew(path string, write func(io.Writer) error) error {
	if _, err := os.Lstat(path); !errors.Is(err, fs.ErrNotExist) {
		return cmp.Or(err, error(&fs.PathError{Op: "write", Path: path, Err: fs.ErrExist}))
	}
	root, err := os.OpenRoot(filepath.Dir(path))
	if err != nil {
		return about(path, err)
	}
	defer root.Close() // what is written in it is closed by then
	part, err := fill(root, 0o644, write)
	if err == nil {
		err = SettleNew(filepath.Join(filepath.Dir(path), part), path)
	}
	if err != nil && part != "" {
		err = errors.Join(err, root.Remove(part))
	}
	return about(path, err)
}

func replace(path string, perm fs.FileMode, write func(io.Writer) error) error {
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
	return about(path, in(root, filepath.Base(path), perm, write))
}

// In writes a file in a folder, and nowhere else.
func In(root *os.Root, name string, write func(io.Writer) error) error {
	return about(name, in(root, name, 0o644, write))
}

func in(root *os.Root, name string, perm fs.FileMode, write func(io.Writer) error) error {
	part, err := fill(root, perm, write)
	if err == nil {
		err = root.Rename(part, name)
	}
	if err != nil {
		if part != "" {
			err = errors.Join(err, root.Remove(part))
		}
		return err
	}
	if folder, err := root.Open("."); err == nil { // it may be written but not listed
		_ = folder.Sync() // not every system syncs folders
		_ = folder.Close()
	}
	return nil
}

// fill writes a file of a name that no other has, and returns that name; "" if there is no such file.
func fill(root *os.Root, perm fs.FileMode, write func(io.Writer) error) (part string, err error) {
	part, file, err := begin(root, perm)
	if err != nil {
		return "", err
	}
	err = write(file)
	if err == nil {
		err = file.Sync()
	}
	return part, errors.Join(err, file.Close())
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
	if link := (*os.LinkError)(nil); errors.As(err, &link) {
		return &fs.PathError{Op: link.Op, Path: path, Err: link.Err}
	}
	var at *fs.PathError
	if errors.As(err, &at) {
		return &fs.PathError{Op: at.Op, Path: path, Err: at.Err}
	}
	return err
}
