package commands

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"

	"feltstack/rules/names"
)

// fail prints an error and returns Failed.
func fail(errOut io.Writer, err error) int {
	lines := strings.Split(plain(err), "\n")
	more := len(lines) - mostPrinted
	lines = lines[:min(len(lines), mostPrinted)]
	for i, line := range lines {
		lines[i] = names.Short(line, longestPrinted)
	}
	fmt.Fprintf(errOut, "feltstack: %s\n", strings.Join(lines, "\n"))
	if more > 0 {
		fmt.Fprintf(errOut, "and %s more\n", number(more, "error"))
	}
	return Failed
}

// How many lines of what is wrong are printed, and characters of each.
const (
	mostPrinted    = 100
	longestPrinted = 1000
)

// plain is what an error says, without the names of system calls where it is about
// a file.
func plain(err error) string {
	var place *fs.PathError
	if !errors.As(err, &place) {
		return err.Error()
	}
	return strings.ReplaceAll(err.Error(), place.Error(), atPlace(place))
}

// atPlace says what is wrong with a file.
func atPlace(e *fs.PathError) string {
	switch {
	case errors.Is(e.Err, fs.ErrNotExist):
		folder := filepath.Dir(e.Path)
		if _, err := os.Stat(folder); errors.Is(err, fs.ErrNotExist) {
			return "no folder " + folder
		}
		return "no file or folder " + e.Path
	case errors.Is(e.Err, fs.ErrExist):
		return e.Path + " exists already"
	case errors.Is(e.Err, fs.ErrPermission):
		return e.Path + " may not be read or written by you"
	case errors.Is(e.Err, syscall.EISDIR):
		return e.Path + " is a folder"
	}
	return e.Path + ": " + e.Err.Error()
}

// result is what a command prints; it remembers when that could not be written.
type result struct {
	to  io.Writer
	err error
}

// Write implements io.Writer.
func (r *result) Write(b []byte) (int, error) {
	n, err := r.to.Write(b)
	if r.err == nil {
		r.err = err
	}
	return n, err
}
