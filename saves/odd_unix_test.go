//go:build unix

package saves

import (
	"context"
	"net"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"feltstack/rules/guard/guardtest"
)

// What is not a file is refused at once, under the name of the saves or of what
// SQLite keeps beside them. A pipe would make whoever opens it wait for ever.
func TestOpenWhatIsNotAFile(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does all of it")
	}
	pipe := func(t *testing.T, path string) {
		if err := syscall.Mkfifo(path, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	folder := func(t *testing.T, path string) {
		if err := os.Mkdir(path, 0o700); err != nil {
			t.Fatal(err)
		}
	}
	cases := []struct {
		name string
		make func(t *testing.T, path string)
		at   string // the ending of its name
		want error
		says string
	}{
		{"pipe", pipe, "", ErrNotDatabase, "it is a pipe"},
		{"socket", func(t *testing.T, path string) {
			l, err := net.Listen("unix", path)
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { l.Close() })
		}, "", ErrNotDatabase, "it is a socket"},
		{"folder", folder, "", ErrNotDatabase, "it is a folder"},
		{"null device", func(t *testing.T, path string) { os.Symlink("/dev/null", path) }, "", ErrNotDatabase, "it is a device"},
		{"endless device", func(t *testing.T, path string) { os.Symlink("/dev/zero", path) }, "", ErrNotDatabase, "it is a device"},
		{"lock that is a pipe", pipe, ".lock", ErrCompanion, ".lock is a pipe"},
		{"log that is a pipe", pipe, "-wal", ErrCompanion, "-wal is a pipe"},
		{"log that is a folder", folder, "-wal", ErrCompanion, "-wal is a folder"},
		{"journal that is a pipe", pipe, "-journal", ErrCompanion, "-journal is a pipe"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			dir, err := os.MkdirTemp("", "odd") // the name of a socket may not be long
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { os.RemoveAll(dir) })
			path := filepath.Join(dir, "s.db")
			if c.at != "" {
				played(t, path)
				os.Remove(path + c.at)
			}
			c.make(t, path+c.at)
			for _, how := range []Options{{}, {ReadOnly: true}, {Existing: true}} {
				failed := make(chan error, 1)
				go func() {
					s, err := Open(context.Background(), path, how)
					if err == nil {
						s.Close()
					}
					failed <- err
				}()
				select {
				case err := <-failed:
					// /dev/null and the like are named as what they are.
					if at, _ := filepath.EvalSymlinks(path); at != "" {
						checkRefusal(t, err, at, c.want, c.says)
					}
				case <-time.After(guardtest.Patience):
					t.Fatalf("%+v: opening does not come back", how)
				}
			}
		})
	}
}
