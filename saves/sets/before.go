package sets

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"feltstack/saves/whole"
)

// beforeHome is the folder, among the sets, of what sets were before they were deleted, merged,
// renamed or replaced.
const beforeHome = ".before"

// mostBefore is how many such states are kept, the last ones.
const mostBefore = 30

// Before is how some sets were, with their pictures and what of them was in the bin, to go back to
// as long as the program runs.
type Before struct {
	home  string
	names []string
}

// Keep keeps how sets are now. There need be no sets of these names.
func (f *Folder) Keep(names ...string) (Before, error) {
	f.keeping.Lock()
	defer f.keeping.Unlock()
	f.kept++
	root := filepath.Join(f.dir, beforeHome)
	b := Before{filepath.Join(root, strconv.Itoa(f.kept)), names}
	old := root // of a program that has ended
	if f.kept > 1 {
		old = filepath.Join(root, strconv.Itoa(f.kept-mostBefore))
	}
	err := os.RemoveAll(old)
	for _, name := range names {
		if GoodName(name) != name || name == "" {
			return b, catalog.Problem("set.bad_name", "name", name)
		}
		err = errors.Join(err, f.copySet(b.home, f.dir, name), f.bin().copyFile(filepath.Join(b.home, binHome), name),
			keptSets(filepath.Join(b.home, binHome), f.bin().dir, name))
	}
	if err != nil {
		return b, fmt.Errorf("keep how sets are: %w", err)
	}
	return b, nil
}

// Return brings sets back to how they were, and returns how they are until then.
func (f *Folder) Return(b Before) (now Before, err error) {
	if info, err := os.Stat(b.home); err != nil || !info.IsDir() {
		return now, catalog.Problem("set.too_long_ago")
	}
	if now, err = f.Keep(b.names...); err != nil {
		return now, err
	}
	was, bin := In(b.home), f.bin()
	for _, name := range b.names {
		err = errors.Join(err, f.deletePictures(name), remove(f.path(name)), f.copySet(f.dir, b.home, name))
		err = errors.Join(err, remove(bin.path(name)), was.bin().copyFile(bin.dir, name))
		err = errors.Join(err, dropSets(bin.dir, name), keptSets(bin.dir, was.bin().dir, name))
		f.Read(name) // looks at the pictures where they are now
	}
	if err != nil {
		return now, fmt.Errorf("bring sets back: %w", err)
	}
	return now, nil
}

// remove deletes a file that need not be there.
func remove(file string) error {
	if err := os.Remove(file); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// copySet copies a set's file and pictures from one folder to another, the file last.
func (f *Folder) copySet(to, from, name string) error {
	entries, err := os.ReadDir(filepath.Join(from, name+album))
	if err == nil {
		err = os.MkdirAll(filepath.Join(to, name+album), 0o755)
	} else if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	for _, e := range entries {
		if e.Type().IsRegular() && (goodPicture(e.Name()) || e.Name() == kept) {
			err = errors.Join(err, copyFile(filepath.Join(to, name+album, e.Name()), filepath.Join(from, name+album, e.Name()), e.Name() != kept))
		}
	}
	if err != nil {
		return err
	}
	return In(from).copyFile(to, name)
}

// copyFile copies the file of a set to another folder, if there is one.
func (f *Folder) copyFile(to, name string) error {
	if _, err := os.Stat(f.path(name)); err != nil {
		return os.MkdirAll(to, 0o755)
	}
	if err := os.MkdirAll(to, 0o755); err != nil {
		return err
	}
	return copyFile(filepath.Join(to, name+ext), f.path(name), false)
}

// copyFile copies a file. Of one that is never written into, but only replaced, a second name is
// enough.
func copyFile(to, from string, link bool) error {
	if link && os.Link(from, to) == nil {
		return nil
	}
	data, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	return whole.Write(to, func(file io.Writer) error { _, err := file.Write(data); return err })
}

// Prune removes what nobody can want back once the program has ended: states to go back to, and
// pictures that the program put there and that no card shows, deleted or not.
func (f *Folder) Prune() error {
	f.keeping.Lock()
	err := error(nil)
	if f.kept == 0 {
		err = os.RemoveAll(filepath.Join(f.dir, beforeHome))
	}
	f.keeping.Unlock()
	return errors.Join(err, f.prune(), f.bin().prune())
}

// prune removes pictures that no card shows.
func (f *Folder) prune() error {
	entries, err := os.ReadDir(f.dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	for _, e := range entries {
		name, is := strings.CutSuffix(e.Name(), album)
		if !is || !e.IsDir() || GoodName(name) != name {
			continue
		}
		if _, gone := os.Lstat(f.path(name)); gone != nil {
			if f.keepsAll { // else a set may be on its way there
				err = errors.Join(err, f.deletePictures(name))
			}
			continue
		}
		s := f.read(name)
		if s.Problem != "" {
			continue // its cards can't be read now
		}
		shown := map[string]bool{}
		for _, c := range s.Cards {
			shown[c.Picture.File] = true
		}
		files, read := os.ReadDir(filepath.Join(f.dir, e.Name()))
		err = errors.Join(err, read)
		for _, file := range files {
			if file.Type().IsRegular() && goodPicture(file.Name()) && !shown[file.Name()] {
				f.dropPicture(name, file.Name())
			}
		}
	}
	return err
}
