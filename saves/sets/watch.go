package sets

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"feltstack/rules/guard"

	"github.com/fsnotify/fsnotify"
)

// settled is how long nothing has changed before it is told: programs write a
// file in several steps.
const settled = 200 * time.Millisecond

// lost is how long until a folder that has gone is looked for again.
const lost = 500 * time.Millisecond

// Watch calls changed, on a goroutine of its own, a moment after files of sets
// were changed, until stop. The folder is made if it is not there. Should it be
// deleted or moved away, it is watched again when there is one of its name. A crash
// ends the watch; failed, which may be nil, gets it.
func (f *Folder) Watch(changed func(), failed func(error)) (stop func(), err error) {
	if err := os.MkdirAll(f.dir, 0o755); err != nil {
		return nil, fmt.Errorf("make the folder for card sets: %w", err)
	}
	w, err := fsnotify.NewWatcher()
	if err != nil {
		return nil, fmt.Errorf("watch the card sets: %w", err)
	}
	if err := w.Add(f.dir); err != nil {
		return nil, errors.Join(fmt.Errorf("watch the card sets: %w", err), w.Close())
	}
	f.watchPictures(w)
	done := make(chan struct{})
	guard.Go("watching the card sets", func() error {
		var due, again <-chan time.Time
		for {
			select {
			case e, ok := <-w.Events:
				if !ok {
					return nil
				}
				switch {
				case e.Op&(fsnotify.Remove|fsnotify.Rename) != 0 && filepath.Clean(e.Name) == filepath.Clean(f.dir):
					_ = w.Remove(f.dir) // of one that was moved away; one that was deleted is forgotten already
					due, again = time.After(settled), time.After(0)
				case e.Op&^fsnotify.Chmod != 0 && f.matters(e.Name):
					due = time.After(settled)
				}
			case _, ok := <-w.Errors:
				if !ok {
					return nil
				}
				due = time.After(settled) // some news may be lost: look at everything
			case <-again:
				if again = nil; w.Add(f.dir) != nil {
					again = time.After(lost)
				} else {
					due = time.After(settled)
				}
			case <-due:
				due = nil
				f.watchPictures(w) // there may be new ones
				changed()
			}
		}
	}, func(err error) {
		if err != nil && failed != nil {
			failed(err)
		}
		close(done)
	})
	return func() {
		_ = w.Close() // ends the goroutine; there is nothing to lose
		<-done
	}, nil
}

// matters reports whether a file that has changed is a set, its pictures, one of them, or a motif.
func (f *Folder) matters(path string) bool {
	name := filepath.Base(path)
	if strings.HasPrefix(name, ".") {
		return false
	}
	if _, is := motifName(name); is && filepath.Dir(path) == filepath.Clean(f.motifsPath()) || filepath.Clean(path) == filepath.Clean(f.motifsPath()) {
		return true
	}
	return strings.HasSuffix(name, ext) || strings.HasSuffix(name, album) || goodPicture(name) && filepath.Dir(path) != filepath.Clean(f.dir)
}

// watchPictures has the folders of pictures and motifs watched, too: one that can't be is
// looked at when its set is.
func (f *Folder) watchPictures(w *fsnotify.Watcher) {
	entries, err := os.ReadDir(f.dir)
	if err != nil {
		return
	}
	for _, e := range entries {
		if e.IsDir() && (strings.HasSuffix(e.Name(), album) || e.Name() == motifHome) {
			_ = w.Add(filepath.Join(f.dir, e.Name()))
		}
	}
}
