package saves

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// Automatic backups lie in a folder beside the saves file, one of each day on which something had
// changed.
const (
	automaticFolder = "backups"
	mostAutomatic   = 7
	dayFormat       = "2006-01-02"
)

// Automatic is one of the automatic backups.
type Automatic struct {
	Path string
	Contents
	Made  time.Time
	Bytes int64
}

// BackupToday makes the automatic backup of this day, unless there is one or nothing has changed since
// the last one, and keeps the last seven. It returns the path of what it made, "" for nothing.
func (s *Store) BackupToday(ctx context.Context) (made string, err error) {
	if s.ReadOnly() {
		return "", nil // whoever writes to the file does it
	}
	path := s.Path()
	folder := filepath.Join(filepath.Dir(path), automaticFolder)
	to := filepath.Join(folder, automaticName(path, s.now()))
	if _, err := os.Lstat(to); err == nil {
		return "", nil
	}
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return "", s.fileError(ErrReadOnly, err)
	}
	all, err := automatics(path)
	if err != nil {
		return "", err
	}
	last := ""
	if len(all) > 0 {
		if b, err := openBundle(all[0]); err == nil {
			last = b.note.State
			b.Close()
		}
	}
	same := errors.New("nothing has changed")
	err = makeNew(to, func(temp string) error {
		return withCopy(ctx, s.snapshot, temp, func(copied string, found Contents) error {
			g, err := gather(ctx, copied, found, s.beside)
			if err == nil && g.state == last {
				err = same
			}
			if err == nil {
				err = g.write(ctx, temp, nil)
			}
			return err
		})
	})
	switch {
	case errors.Is(err, same), errors.Is(err, ErrTaken): // by another program meanwhile
		return "", nil
	case err != nil:
		return "", fmt.Errorf("make the automatic backup: %w", err)
	}
	for _, old := range all[min(len(all), mostAutomatic-1):] {
		if err := os.Remove(old); err != nil {
			return to, fmt.Errorf("remove an old automatic backup: %w", err)
		}
	}
	return to, nil
}

// AutomaticBackups lists the automatic backups, the last one first. Those that can't be read have no
// Contents.
func (s *Store) AutomaticBackups() ([]Automatic, error) {
	paths, err := automatics(s.Path())
	var all []Automatic
	for _, path := range paths {
		a := Automatic{Path: path}
		if b, err := openBundle(path); err == nil {
			a.Contents, a.Made = b.note.Contents, b.note.Made
			b.Close()
		}
		if info, err := os.Stat(path); err == nil {
			a.Bytes = info.Size()
			if a.Made.IsZero() {
				a.Made = info.ModTime()
			}
		}
		all = append(all, a)
	}
	return all, err
}

// automaticName is what the automatic backup of a day is called.
func automaticName(path string, at time.Time) string {
	name := filepath.Base(path)
	return strings.TrimSuffix(name, filepath.Ext(name)) + "-" + at.Format(dayFormat) + BackupExt
}

// automatics are the paths of the automatic backups, the last one first.
func automatics(path string) (all []string, err error) {
	folder := filepath.Join(filepath.Dir(path), automaticFolder)
	entries, err := os.ReadDir(folder)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("look for automatic backups: %w", err)
	}
	for _, e := range slices.Backward(entries) { // their names sort by day
		day := strings.TrimSuffix(e.Name(), BackupExt)
		at, err := time.Parse(dayFormat, day[max(len(day)-len(dayFormat), 0):])
		if err == nil && e.Type().IsRegular() && e.Name() == automaticName(path, at) {
			all = append(all, filepath.Join(folder, e.Name()))
		}
	}
	return all, nil
}
