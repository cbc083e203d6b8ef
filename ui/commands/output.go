package commands

import (
	"fmt"
	"io"
	"io/fs"
	"os"

	"feltstack/saves/whole"
)

// output is how a command writes the files that it is told to. One that is there already stays, unless
// the command line has --force.
type output struct{ force *bool }

// Output adds the flag --force to a command that writes files.
func (f *Flags) Output() output {
	return output{f.Bool("force", false, "overwrite a file that exists")}
}

// Free returns an error if one of the files may not be written, so that a command needn't work for
// nothing. An empty name stands for no file.
func (o output) Free(paths ...string) error {
	for _, path := range paths {
		if path == "" || *o.force {
			continue
		}
		// A device or a pipe is there to be written into.
		if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
			return taken(path)
		}
	}
	return nil
}

// Write writes a file whole, or not at all.
func (o output) Write(path string, write func(io.Writer) error) error {
	if err := o.Free(path); err != nil {
		return err
	}
	return whole.Write(path, write)
}

// taken is the error for a file that exists.
func taken(path string) error {
	return fmt.Errorf("%w: choose another name, or overwrite it with --force", &fs.PathError{Op: "write", Path: path, Err: fs.ErrExist})
}
