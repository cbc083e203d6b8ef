package saves

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"feltstack/saves/whole"
)

// A person may have the saves kept elsewhere than at DefaultPath. Where that is stands in a file of one line in the
// folder for settings of programs, as the data folder may be on the very disk that they left.

// Usual is the saves file to open when nobody names one: the chosen one, or that at DefaultPath. A chosen one that is
// gone is a FileError of the kind ErrChosenGone.
func Usual() (string, error) {
	path := chosen()
	if path == "" {
		return DefaultPath()
	}
	_, err := os.Stat(path)
	if errors.Is(err, fs.ErrNotExist) {
		return "", &FileError{path, ErrChosenGone, nil}
	}
	return path, nil // whatever else is wrong with it, Open says
}

// Choose has Usual give path from now on; "", or DefaultPath itself, for that at DefaultPath.
func Choose(path string) error {
	note, err := chosenNote()
	if err == nil && path != "" {
		path, err = filepath.Abs(path)
	}
	if err != nil {
		return fmt.Errorf("remember where the saves are: %w", err)
	}
	if usual, err := DefaultPath(); path == "" || err == nil && path == usual {
		if err := os.Remove(note); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("forget where the saves were: %w", err)
		}
		return nil
	}
	err = os.MkdirAll(filepath.Dir(note), 0o700)
	if err == nil {
		err = whole.WritePrivate(note, func(to io.Writer) error { _, err := fmt.Fprintln(to, path); return err })
	}
	if err != nil {
		return fmt.Errorf("remember where the saves are: %w", err)
	}
	return nil
}

// chosen is the path that was chosen, "" if none was.
func chosen() string {
	note, err := chosenNote()
	if err != nil {
		return ""
	}
	text, err := os.ReadFile(note)
	if path := strings.TrimSuffix(string(text), "\n"); err == nil && filepath.IsAbs(path) {
		return path
	}
	return ""
}

// chosenNote is the file that remembers it.
func chosenNote() (string, error) {
	base, err := os.UserConfigDir()
	if err != nil {
		return "", err
	}
	return filepath.Join(base, "feltstack", "saves-place"), nil
}
