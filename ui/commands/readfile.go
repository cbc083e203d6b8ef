package commands

import (
	"io"
	"os"
)

// readFile reads a file of up to this number of bytes, and one more of a longer one: who
// reads it on says that it is too long.
func readFile(path string, most int64) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close() // only read from
	return io.ReadAll(io.LimitReader(f, most+1))
}
