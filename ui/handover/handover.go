// Package handover lets a start of the program hand files to the window that is
// open already: a note in a folder names them, and is gone once they are taken.
package handover

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"time"

	"feltstack/rules/guard"
	"feltstack/saves/whole"

	"github.com/fsnotify/fsnotify"
)

// Home is the name of the folder beside the saves.
const Home = "inbox"

// ErrNotTaken says that no window takes what is handed over.
var ErrNotTaken = errors.New("the open window doesn't answer")

const (
	ext = ".note"
	// answerTime is how long a window may take; what is older was for one that is gone.
	answerTime = 5 * time.Second
	look       = 20 * time.Millisecond // how often it is looked whether a note is gone
	longest    = 1 << 20               // bytes of a note
)

// Give hands files over by their full paths and returns when a window has taken
// them; it fails with ErrNotTaken if none does.
func Give(ctx context.Context, folder string, files []string) error {
	text, err := json.Marshal(files)
	if err != nil {
		return fmt.Errorf("hand over files: %w", err)
	}
	note, err := leave(folder, text)
	if err != nil {
		return fmt.Errorf("hand over files: %w", err)
	}
	for end := time.Now().Add(answerTime); time.Now().Before(end); time.Sleep(look) {
		if _, err := os.Stat(note); errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		if ctx.Err() != nil {
			return errors.Join(ctx.Err(), os.Remove(note))
		}
	}
	if err := os.Remove(note); errors.Is(err, fs.ErrNotExist) { // taken at the last moment
		return nil
	}
	return ErrNotTaken
}

// leave writes a note of a name of its own, all at once.
func leave(folder string, text []byte) (note string, err error) {
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return "", err
	}
	note = filepath.Join(folder, fmt.Sprintf("%d%s", rand.Uint64(), ext))
	return note, whole.WritePrivate(note, func(to io.Writer) error { _, err := to.Write(text); return err })
}

// Take calls take, on a goroutine of its own, with files that are handed over, until
// stop. A crash ends it; failed gets that.
func Take(folder string, take func(files []string), failed func(error)) (stop func(), err error) {
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return nil, fmt.Errorf("make the folder for files that are handed over: %w", err)
	}
	w, err := fsnotify.NewWatcher()
	if err != nil {
		return nil, fmt.Errorf("watch for files that are handed over: %w", err)
	}
	if err := w.Add(folder); err != nil {
		return nil, errors.Join(fmt.Errorf("watch for files that are handed over: %w", err), w.Close())
	}
	done := make(chan struct{})
	guard.Go("taking files that are handed over", func() error {
		for {
			// All of them, each time: one may have come before the watch, or its event be lost.
			for _, files := range notes(folder) {
				take(files)
			}
			select {
			case _, ok := <-w.Events:
				if !ok {
					return nil
				}
			case _, ok := <-w.Errors:
				if !ok {
					return nil
				}
			}
		}
	}, func(err error) {
		if err != nil {
			failed(err)
		}
		close(done)
	})
	return func() {
		_ = w.Close() // ends the goroutine; there is nothing to lose
		<-done
	}, nil
}

// notes takes the notes out of a folder and returns the files that each names.
func notes(folder string) (all [][]string) {
	paths, _ := filepath.Glob(filepath.Join(folder, "*"+ext))
	for _, path := range paths {
		info, err := os.Stat(path)
		if err != nil {
			continue
		}
		var text []byte
		if info.Size() <= longest && time.Since(info.ModTime()) < answerTime {
			text, _ = os.ReadFile(path)
		}
		var files []string
		if os.Remove(path) == nil && json.Unmarshal(text, &files) == nil && len(files) > 0 {
			all = append(all, files)
		}
	}
	return all
}
